"""The deal: committed to, added to by every player, then made. Nobody alone can choose it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from holdfast.server.refusals import Refused
from holdfast.server.tables import lobby
from holdfast.server.tables.live import Live

if TYPE_CHECKING:
    from holdfast.server.service import TableService


async def start(service: TableService, live: Live, guest: str, first: int | None) -> None:
    """Publish the commitment; from now on players add to the deal."""
    await service.change(live, lambda row: lobby.start(row, live.game, guest, first))
    expect_deal(service, live)


def expect_deal(service: TableService, live: Live) -> None:
    """Deal at once if nobody is to add anything, otherwise when all have, or when time is up."""
    if lobby.all_contributed(live.row):
        service.spawn(service.deal(live))
    else:
        service.spawn(_deal_later(service, live))


async def _deal_later(service: TableService, live: Live) -> None:
    await asyncio.sleep(service.settings.deal_seconds)
    try:
        await service.deal(live)
    except Refused:
        service.spawn(_deal_later(service, live))


async def contribute(service: TableService, live: Live, guest: str, added: str) -> None:
    await service.change(live, lambda row: lobby.contribute(row, guest, added))
    if lobby.all_contributed(live.row):
        await service.deal(live)
