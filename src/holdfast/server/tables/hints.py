"""Hints: what a bot would do, and why. The host allows them or not, and everybody sees that one was taken.

Among people their number in a game is limited, and each answer says how many are left. A person who plays with bots
alone takes nothing from anybody, and learns by asking: hints are unlimited then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.server.bot_pool import BotFailed
from holdfast.server.messages import Hinted
from holdfast.server.refusals import Refused, TooManyRequests
from holdfast.server.store import TableRow
from holdfast.server.tables.session import TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService


async def hint(service: TableService, session: TableSession, seat: int) -> Hinted:
    """The move that a bot would make for a seat. The others see that it was asked for."""
    if not session.row.hints:
        raise Refused("hints_are_off")
    most = service.settings.limits.hints_per_game
    async with session.lock:
        await service.reload_if_stale(session)
        if session.table is None or not session.in_play or seat not in session.asked:
            raise Refused("hint_not_your_turn")
        await service.change_held(session, lambda row: _taken(row, seat, most))
        decision = session.decision(seat)
    try:
        answer = await service.bots.decide(decision, session.requester)
    except BotFailed:
        await service.change(session, lambda row: _given_back(row, seat))
        raise Refused("hint_failed") from None
    told = Hinted(seat, answer.ply)
    service.announce(session, told, except_seat=seat)
    left = _left(session.row, seat, most)
    return replace(told, move=answer.move, weighed=answer.weighed, tries=answer.tries, left=left)


def _taken(row: TableRow, seat: int, most: int) -> TableRow:
    if _left(row, seat, most) == 0:
        raise TooManyRequests("no_hints_left", most=most)
    return row if _is_uncounted(row) else replace(row, hinted={**row.hinted, seat: row.hinted.get(seat, 0) + 1})


def _given_back(row: TableRow, seat: int) -> TableRow:
    return row if _is_uncounted(row) else replace(row, hinted={**row.hinted, seat: row.hinted.get(seat, 0) - 1})


def _left(row: TableRow, seat: int, most: int) -> int | None:
    """How many hints a seat may still take; None where nobody counts them."""
    return None if _is_uncounted(row) else max(0, most - row.hinted.get(seat, 0))


def _is_uncounted(row: TableRow) -> bool:
    return len(row.guests) == 1
