"""Leavers: out of time, gone, or given up, and a bot takes the seat; the player may reclaim it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel import bit, seat_name
from holdfast.server.messages import Notice
from holdfast.server.refusals import Forbidden, Refused
from holdfast.server.store import OVER, PLAYING, TableRow
from holdfast.server.tables.live import GONE_SECONDS, Live

if TYPE_CHECKING:
    from holdfast.server.service import TableService

STAND_IN = "greedy"


async def let_bot_in(service: TableService, live: Live, seat: int, why: str) -> None:
    """A bot plays for whoever holds the seat, and everybody is told."""
    await service.change(live, lambda row: with_bot(row, seat, STAND_IN))
    live.push(Notice(why, seat, STAND_IN))
    service.moved(live)


def with_bot(row: TableRow, seat: int, bot: str) -> TableRow:
    seats = tuple(replace(each, bot=bot) if at == seat else each for at, each in enumerate(row.seats))
    return row if row.seats[seat].bot == bot else replace(row, seats=seats)


async def reclaim(service: TableService, live: Live, seat: int) -> None:
    """The player is back and plays on."""
    if not live.row.seats[seat].bot:
        raise Refused("no bot plays for you")
    if live.row.seats[seat].resigned:
        raise Refused("you have resigned this game")
    await service.change(live, lambda row: with_bot(row, seat, ""))
    live.ask_from_now(seat)
    live.push(Notice("reclaimed", seat))


async def stand_in(service: TableService, live: Live, host: str, seat: int) -> None:
    """The host lets a bot play for somebody who has been gone for a while."""
    if live.row.host != host:
        raise Forbidden("only the host of the table may do this")
    if not live.in_play or seat >= len(live.row.seats) or not live.row.seats[seat].person:
        raise Refused("nobody is missing on that seat")
    if live.stand_ins(time.time()).get(seat) != 0:
        name, seconds = live.row.seats[seat].name, int(GONE_SECONDS)
        raise Refused("{name} has not been gone for {seconds} seconds", name=name, seconds=seconds)
    await let_bot_in(service, live, seat, "gone")


async def resign(service: TableService, live: Live, seat: int) -> None:
    """Give up. If one side is left it has won; otherwise a bot plays the seat to the end."""
    if not live.in_play or live.row.seats[seat].resigned:
        raise Refused("there is nothing to resign")
    await service.change(live, lambda row: _resigned(row, seat))
    left = [at for at in still_in(live) if not live.row.seats[at].resigned]
    live.push(Notice("resigned", seat))
    if left and live.table is not None and set(left) <= team_of(live, left[0]):
        await service.change(live, lambda row: _won_by(row, left))
    service.moved(live)


def _resigned(row: TableRow, seat: int) -> TableRow:
    seats = tuple(
        replace(each, bot=STAND_IN, resigned=True) if at == seat else each for at, each in enumerate(row.seats)
    )
    return replace(row, seats=seats)


def _won_by(row: TableRow, winners: list[int]) -> TableRow:
    result = " ".join(map(seat_name, winners))
    return finished(row, result, "resigned") if row.status == PLAYING else row


def finished(row: TableRow, result: str, ending: str) -> TableRow:
    """The game is over; who won counts for the evening."""
    won = [row.seats[int(name[1:]) - 1].who for name in result.split()]
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
            await let_bot_in(service, live, seat, "out_of_time")
        elif live.clock.gone is not None and now - max(gone, asked.at) >= live.clock.gone:
            await let_bot_in(service, live, seat, "gone")
