"""Hints: what a bot would do. The host allows them or not, and everybody sees that one was taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.server.messages import Hinted
from holdfast.server.refusals import Refused, TooMuch
from holdfast.server.tables.leavers import STAND_IN
from holdfast.server.tables.live import Live
from holdfast.server.thinking import Thought

if TYPE_CHECKING:
    from holdfast.server.service import TableService


async def hint(service: TableService, live: Live, seat: int) -> Hinted:
    """The move that a bot would make for a seat; the others are told that it was asked."""
    from holdfast.server.bots import BotFailed

    if not live.row.hints:
        raise Refused("the host has turned hints off at this table")
    if live.table is None or not live.in_play or seat not in live.asked:
        raise Refused("hints are for whoever is asked for a move now")
    if live.hinted.get(seat, 0) >= service.settings.limits.hints_per_game:
        raise TooMuch("there are at most {most} hints in a game", most=service.settings.limits.hints_per_game)
    live.hinted[seat] = live.hinted.get(seat, 0) + 1
    thought = Thought(live.table.record.write(), seat, STAND_IN)
    try:
        choice = await service.thinkers.think(thought)
    except BotFailed:
        raise Refused("the bot did not answer; please try again") from None
    told = Hinted(seat, choice.ply)
    for feed in list(live.feeds.values()):
        if feed.seat != seat:
            feed.push(told)
    return replace(told, move=choice.move, reason=choice.reason)
