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
        if _left(session, seat, most) == 0:
            raise TooManyRequests("no_hints_left", most=most)
        session.hinted[seat] = session.hinted.get(seat, 0) + 1
        decision = session.decision(seat)
    try:
        answer = await service.bots.decide(decision, session.requester)
    except BotFailed:
        session.hinted[seat] -= 1
        raise Refused("hint_failed") from None
    told = Hinted(seat, answer.ply)
    for subscription in list(session.subscriptions.values()):
        if subscription.seat != seat:
            subscription.push(told)
    return replace(told, move=answer.move, weighed=answer.weighed, tries=answer.tries, left=_left(session, seat, most))


def _left(session: TableSession, seat: int, most: int) -> int | None:
    """How many hints a seat may still take; None where nobody counts them."""
    return None if len(session.row.guests) == 1 else max(0, most - session.hinted.get(seat, 0))
