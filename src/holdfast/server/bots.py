"""Bots at tables. They think in processes of their own.

A process that dies or is slow is started anew, and the same bot thinks again. Only a bot that fails again and again at
one decision is replaced by a simpler one.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from holdfast.kernel import IllegalMove
from holdfast.server.bot_pool import BotFailed
from holdfast.server.messages import Notice
from holdfast.server.refusals import Away, Refused
from holdfast.server.tables.leavers import STAND_IN, with_bot
from holdfast.server.tables.live import Live
from holdfast.server.tables.play import MoveRequest, play

if TYPE_CHECKING:
    from holdfast.server.service import TableService

LOG = logging.getLogger("holdfast.bots")
SIMPLEST = "random"
TRIES = 3
"""So often in a row a bot may fail at a decision."""
PATIENCE = 1.0
"""Seconds until a bot tries again when the store is away."""


def call_bots(service: TableService, live: Live) -> None:
    """Let every bot that owes a move, or a bow, get to it."""
    for seat, each in enumerate(live.row.seats):
        if each.bot and seat not in live.thinking and _owes(live, seat):
            live.thinking.append(seat)
            service.spawn(_attend(service, live, seat))


def _owes(live: Live, seat: int) -> bool:
    if not live.in_play or live.row.adjourned or live.table is None or not live.row.seats[seat].bot:
        return False
    return seat in live.asked or bool(live.table.state.gestures(seat))


async def _attend(service: TableService, live: Live, seat: int) -> None:
    """One bot makes its moves until it owes none."""
    failures = 0
    try:
        while _owes(live, seat) and not service.stopping:
            await asyncio.sleep(service.settings.bot_pace)
            try:
                await _move(service, live, seat)
                failures = 0
            except BotFailed as wrong:
                failures += 1
                await _failed(service, live, seat, failures, wrong)
    finally:
        live.thinking.remove(seat)


async def _failed(service: TableService, live: Live, seat: int, failures: int, wrong: BotFailed) -> None:
    """The bot thinks again in a fresh process, unless it has failed too often."""
    if failures < TRIES:
        LOG.warning("bot on seat %d failed and thinks again: %s", seat + 1, wrong)
    else:
        LOG.warning("bot on seat %d is replaced, it failed %d times in a row: %s", seat + 1, failures, wrong)
        await _replace(service, live, seat, SIMPLEST)


async def _move(service: TableService, live: Live, seat: int) -> None:
    try:
        wanted = await _choose(service, live, seat)
        if wanted is not None and _owes(live, seat):
            await play(service, live, seat, wanted)
    except Away:
        await asyncio.sleep(PATIENCE)
    except (Refused, IllegalMove) as wrong:
        LOG.info("bot on seat %d thinks again: %s", seat + 1, wrong)


async def _choose(service: TableService, live: Live, seat: int) -> MoveRequest | None:
    async with live.lock:
        if live.table is None or not _owes(live, seat):
            return None
        gestures = live.table.state.gestures(seat)
        if gestures:
            return MoveRequest(live.ply, said=gestures[0], by_bot=True)
        decision = live.decision(seat, live.row.seats[seat].bot)
    answer = await service.bots.decide(decision, live.asker)
    if answer.fault:
        LOG.warning("bot on seat %d is replaced: %s", seat + 1, answer.fault)
        await _replace(service, live, seat, STAND_IN)
    return MoveRequest(answer.ply, answer.move, text=answer.words, by_bot=True)


async def _replace(service: TableService, live: Live, seat: int, by: str) -> None:
    """A simpler bot takes over; the simplest does without thinking what it must."""
    if live.row.seats[seat].bot != by:
        service.metrics.bots_replaced += 1
        await service.change(live, lambda row: with_bot(row, seat, by))
        live.push(Notice("bot_replaced", seat, by))
    elif live.table is not None and seat in live.asked:
        await play(service, live, seat, MoveRequest(live.ply, live.table.legal_moves(seat)[0], by_bot=True))
