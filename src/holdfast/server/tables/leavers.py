"""Leavers: out of time, gone, or given up, and a bot takes the seat; the player may reclaim it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel import bit, seat_name, winners_in
from holdfast.server.messages import Notice
from holdfast.server.refusals import Forbidden, Refused
from holdfast.server.store import OVER, TableRow
from holdfast.server.tables.live import GONE_SECONDS, Asked, Live

if TYPE_CHECKING:
    from holdfast.server.service import TableService

STAND_IN = "greedy"
RESIGNED = "resigned"
"""How a game has ended that somebody gave up."""


async def let_bot_in(
    service: TableService, live: Live, seat: int, why: str, still: Callable[[], bool] = lambda: True
) -> None:
    """A bot plays for whoever holds the seat, and everybody is told; unless `still` says that they are back in time."""
    await service.change(live, lambda row: with_bot(row, seat, STAND_IN) if still() else row)
    if live.row.seats[seat].bot:
        live.push(Notice(why, seat, STAND_IN))
        service.moved(live)


def with_bot(row: TableRow, seat: int, bot: str) -> TableRow:
    seats = tuple(replace(each, bot=bot) if at == seat else each for at, each in enumerate(row.seats))
    return row if row.seats[seat].bot == bot else replace(row, seats=seats)


async def reclaim(service: TableService, live: Live, seat: int) -> None:
    """The player is back and plays on."""
    await service.change(live, lambda row: _reclaimed(row, seat))
    live.ask_from_now(seat)
    live.push(Notice("reclaimed", seat))


def _reclaimed(row: TableRow, seat: int) -> TableRow:
    if not row.seats[seat].bot:
        raise Refused("no_bot_plays_for_you")
    if row.seats[seat].resigned:
        raise Refused("you_resigned")
    return with_bot(row, seat, "")


async def stand_in(service: TableService, live: Live, host: str, seat: int) -> None:
    """The host lets a bot play for somebody who has been gone for a while."""
    if live.row.host != host:
        raise Forbidden("only_host")
    await let_bot_in(service, live, seat, "gone", lambda: _is_gone(live, seat, service.steady.now()))


def _is_gone(live: Live, seat: int, now: float) -> bool:
    """True, or Refused with the reason why not."""
    if not live.in_play or seat >= len(live.row.seats) or not live.row.seats[seat].person:
        raise Refused("nobody_missing")
    if live.stand_ins(now).get(seat) != 0:
        name, seconds = live.row.seats[seat].name, int(GONE_SECONDS)
        raise Refused("not_gone_long_enough", name=name, seconds=seconds)
    return True


async def resign(service: TableService, live: Live, seat: int) -> None:
    """Give up. If one side is left it has won; otherwise a bot plays the seat to the end."""
    await service.change(live, lambda row: _resigned(live, row, seat))
    live.push(Notice("resigned", seat))
    service.moved(live)


def _resigned(live: Live, row: TableRow, seat: int) -> TableRow:
    """A seat has given up, and with it the game if one side is left: one change, so that nothing comes between."""
    _check_can_resign(live, row, seat)
    seats = tuple(
        replace(each, bot=STAND_IN, resigned=True) if at == seat else each for at, each in enumerate(row.seats)
    )
    left = [at for at in still_in(live) if not seats[at].resigned]
    given_up = replace(row, seats=seats)
    if left and set(left) <= team_of(live, left[0]):
        return finished(given_up, " ".join(map(seat_name, left)), RESIGNED)
    return given_up


def _check_can_resign(live: Live, row: TableRow, seat: int) -> None:
    first = [each.name for each in row.seats if each.resigned]
    if row.ending == RESIGNED and not row.seats[seat].resigned:
        raise Refused("resigned_first", names=first)
    if not live.in_play or row.seats[seat].resigned:
        raise Refused("nothing_to_resign")


def finished(row: TableRow, result: str, ending: str) -> TableRow:
    """The game is over; who won counts for the evening, a draw for nobody."""
    won = [row.seats[seat].who for seat in winners_in(result)]
    scores = {**row.scores, **{who: row.scores.get(who, 0) + 1 for who in won}}
    return replace(row, status=OVER, result=result, ending=ending, scores=scores, due=0.0)


def still_in(live: Live) -> list[int]:
    assert live.table is not None
    return [seat for seat in range(live.table.seats) if live.table.state.is_in(seat)]


def team_of(live: Live, seat: int) -> set[int]:
    assert live.table is not None
    team = live.table.state.team(seat)
    return {other for other in range(live.table.seats) if team & bit(other)}


async def check_clocks(service: TableService, live: Live, now: float) -> None:
    """Let bots in for seats that are out of time, or whose people have been gone for too long."""
    if not live.in_play or live.row.adjourned or live.clock.decision is None:
        return
    for seat, asked in list(live.asked.items()):
        if not live.row.seats[seat].person:
            continue
        gone = now if live.connected(seat) else live.gone_at(seat)
        if asked.at + live.clock.decision <= now:
            await let_bot_in(service, live, seat, "out_of_time", partial(_still_asked, live, seat, asked))
        elif live.clock.gone is not None and now - max(gone, asked.at) >= live.clock.gone:
            await let_bot_in(service, live, seat, "gone", partial(_still_away, live, seat, asked))


def _still_asked(live: Live, seat: int, asked: Asked) -> bool:
    """Whether a seat still owes the same decision: its move, or a vote to adjourn, may have come first."""
    return live.in_play and not live.row.adjourned and live.asked.get(seat) is asked


def _still_away(live: Live, seat: int, asked: Asked) -> bool:
    return _still_asked(live, seat, asked) and not live.connected(seat)
