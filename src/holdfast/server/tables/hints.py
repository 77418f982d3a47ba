"""Hints: what a bot would do, and why. The host allows them or not, and everybody sees that one was taken.

Among people there are so many in a game, and the seat that asks is told how many are left. Who plays with bots alone
takes nothing from anybody, and learns by asking: there is no end to them then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.server.messages import Hinted
from holdfast.server.refusals import Refused, TooMuch
from holdfast.server.tables.live import Live
from holdfast.server.thinking import Thought

if TYPE_CHECKING:
    from holdfast.server.service import TableService


async def hint(service: TableService, live: Live, seat: int) -> Hinted:
    """The move that a bot would make for a seat; the others are told that it was asked."""
    from holdfast.server.bots import BotFailed, asker_at

    if not live.row.hints:
        raise Refused("hints_are_off")
    if live.table is None or not live.in_play or seat not in live.asked:
        raise Refused("hint_not_your_turn")
    most = service.settings.limits.hints_per_game
    if _left(live, seat, most) == 0:
        raise TooMuch("no_hints_left", most=most)
    live.hinted[seat] = live.hinted.get(seat, 0) + 1
    thought = Thought(live.table.record.write(), seat)
    try:
        choice = await service.thinkers.think(thought, asker_at(live))
    except BotFailed:
        live.hinted[seat] -= 1
        raise Refused("hint_failed") from None
    told = Hinted(seat, choice.ply)
    for feed in list(live.feeds.values()):
        if feed.seat != seat:
            feed.push(told)
    return replace(told, move=choice.move, weighed=choice.weighed, tries=choice.tries, left=_left(live, seat, most))


def _left(live: Live, seat: int, most: int) -> int | None:
    """How many hints a seat may still take; None where nobody counts them."""
    return None if len(live.row.guests) == 1 else max(0, most - live.hinted.get(seat, 0))
