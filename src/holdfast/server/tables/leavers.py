"""Leavers: out of time, gone, or given up, and a bot takes the seat; the player may reclaim it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel import bit, seat_name
from holdfast.server.messages import Notice
from holdfast.server.refusals import Forbidden, Refused
from holdfast.server.store import TableRow
from holdfast.server.tables.clocks import OpenDecision
from holdfast.server.tables.ending import finished
from holdfast.server.tables.session import GONE_SECONDS, TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService

STAND_IN = "greedy"
RESIGNED = "resigned"
"""How a game has ended that somebody gave up."""


async def let_bot_in(
    service: TableService,
    session: TableSession,
    seat: int,
    why: str,
    still: Callable[[], bool] = lambda: True,
    *,
    once: bool = False,
) -> None:
    """A bot takes over a seat, and everybody is notified, unless `still` says that its holder is back in time.

    They may be back at another worker that is not heard of: the store is asked first.
    """
    session.stale = session.stale or service.fleet is not None
    changed = await service.change(session, lambda row: with_bot(row, seat, STAND_IN) if still() else row, once=once)
    if changed:
        service.announce(session, Notice(why, seat, STAND_IN))
        service.moved(session)


def with_bot(row: TableRow, seat: int, bot: str) -> TableRow:
    seats = tuple(replace(each, bot=bot) if at == seat else each for at, each in enumerate(row.seats))
    return row if row.seats[seat].bot == bot else replace(row, seats=seats)


async def reclaim(service: TableService, session: TableSession, seat: int) -> None:
    """The player is back and plays on."""
    now = service.server_clock.now()
    await service.change(session, lambda row: _reclaimed(row, seat, now))
    service.announce(session, Notice("reclaimed", seat))


def _reclaimed(row: TableRow, seat: int, now: float) -> TableRow:
    if not row.seats[seat].bot:
        raise Refused("no_bot_plays_for_you")
    if row.seats[seat].resigned:
        raise Refused("you_resigned")
    return replace(with_bot(row, seat, ""), renewed={**row.renewed, seat: now})


async def stand_in(service: TableService, session: TableSession, host: str, seat: int) -> None:
    """The host lets a bot play for somebody who has been gone for a while."""
    if session.row.host != host:
        raise Forbidden("only_host")
    await let_bot_in(service, session, seat, "gone", lambda: _is_gone(session, seat, service.server_clock.now()))


def _is_gone(session: TableSession, seat: int, now: float) -> bool:
    """True, or Refused with the reason why not."""
    if not session.in_play or seat >= len(session.row.seats) or not session.row.seats[seat].person:
        raise Refused("nobody_missing")
    if session.stand_ins(now).get(seat) != 0:
        name, seconds = session.row.seats[seat].name, int(GONE_SECONDS)
        raise Refused("not_gone_long_enough", name=name, seconds=seconds)
    return True


async def resign(service: TableService, session: TableSession, seat: int) -> None:
    """Give up. If one side is left it has won; otherwise a bot plays the seat to the end."""
    await service.change(session, lambda row: _resigned(session, row, seat))
    service.announce(session, Notice("resigned", seat))
    service.moved(session)


def _resigned(session: TableSession, row: TableRow, seat: int) -> TableRow:
    """A seat has given up, and with it the game if one side is left: one change, so that nothing comes between."""
    _check_can_resign(session, row, seat)
    seats = tuple(
        replace(each, bot=STAND_IN, resigned=True) if at == seat else each for at, each in enumerate(row.seats)
    )
    left = [at for at in still_in(session) if not seats[at].resigned]
    given_up = replace(row, seats=seats)
    if left and set(left) <= team_of(session, left[0]):
        return finished(given_up, " ".join(map(seat_name, left)), RESIGNED)
    return given_up


def _check_can_resign(session: TableSession, row: TableRow, seat: int) -> None:
    first = [each.name for each in row.seats if each.resigned]
    if row.ending == RESIGNED and not row.seats[seat].resigned:
        raise Refused("resigned_first", names=first)
    if not session.in_play or row.seats[seat].resigned:
        raise Refused("nothing_to_resign")


def hurry(session: TableSession) -> None:
    """Players who are out need not watch bots wait: they may skip to the end."""
    if not session.in_play:
        raise Refused("no_game_in_play")
    if not _only_bots_are_in(session):
        raise Refused("people_still_play")
    session.hurried = True


def goes_fast(session: TableSession) -> bool:
    """Whether bots play without waiting. Somebody who is in again, in another round, wants to follow."""
    session.hurried = session.hurried and _only_bots_are_in(session)
    return session.hurried


def _only_bots_are_in(session: TableSession) -> bool:
    return not set(session.people) & set(still_in(session))


def still_in(session: TableSession) -> list[int]:
    assert session.table is not None
    return [seat for seat in range(session.table.seats) if session.table.state.is_in(seat)]


def team_of(session: TableSession, seat: int) -> set[int]:
    assert session.table is not None
    team = session.table.state.team(seat)
    return {other for other in range(session.table.seats) if team & bit(other)}


async def check_clocks(service: TableService, session: TableSession, now: float) -> None:
    """Let bots in for seats that are out of time, or whose people have been gone for too long."""
    if not session.in_play or session.row.adjourned or session.clock.decision is None:
        return
    for seat, asked in list(session.asked.items()):
        if not session.row.seats[seat].person:
            continue
        gone = now if session.audience.connected(seat) else session.audience.gone_at(seat)
        if asked.at + session.clock.decision <= now:
            still = partial(_still_asked, session, seat, asked)
            await let_bot_in(service, session, seat, "out_of_time", still, once=True)
        elif session.clock.gone is not None and now - max(gone, asked.at) >= session.clock.gone:
            still = partial(_still_away, session, seat, asked)
            await let_bot_in(service, session, seat, "gone", still, once=True)


def _still_asked(session: TableSession, seat: int, asked: OpenDecision) -> bool:
    """Whether a seat still owes the same decision: its move, or a vote to adjourn, may have come first."""
    return session.in_play and not session.row.adjourned and session.asked.get(seat) == asked


def _still_away(session: TableSession, seat: int, asked: OpenDecision) -> bool:
    return _still_asked(session, seat, asked) and not session.audience.connected(seat)
