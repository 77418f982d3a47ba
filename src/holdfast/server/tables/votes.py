"""Votes: what needs all who play. The first to vote proposes; one who refuses ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel.record_headings import ABANDONED
from holdfast.server.messages import Notice, Votes
from holdfast.server.refusals import Malformed, Refused
from holdfast.server.store import OVER, PLAYING, TableRow
from holdfast.server.tables.live import Live
from holdfast.server.tables.takebacks import ply_before, take_back

if TYPE_CHECKING:
    from holdfast.server.service import TableService

STOP, ADJOURN, RESUME, TAKEBACK = "stop", "adjourn", "resume", "takeback"
ALL = (STOP, ADJOURN, RESUME, TAKEBACK)


async def vote(service: TableService, live: Live, seat: int, what: str, *, agree: bool) -> None:
    """A seat agrees to something, or refuses it."""
    if what not in ALL:
        raise Malformed("there is no vote on “{what}”; there are {all}", what=what, all=ALL)
    if live.row.status != PLAYING:
        raise Refused("there is no game in play at this table")
    if not agree:
        _refuse(live, seat, what)
        return
    if what not in live.votes:
        _propose(live, seat, what)
    agreed = live.votes[what]
    agreed.add(seat)
    live.push(Votes(what, sorted(agreed), needed(live)))
    if agreed >= set(needed(live)):
        await _carry_out(service, live, what)


def needed(live: Live) -> list[int]:
    """The seats whose people play themselves."""
    return [at for at, seat in enumerate(live.row.seats) if seat.person]


def _propose(live: Live, seat: int, what: str) -> None:
    if what == TAKEBACK:
        live.takeback_to = ply_before(live, seat)
    if what == RESUME and not live.row.adjourned:
        raise Refused("the game is not adjourned")
    live.votes[what] = set()


def _refuse(live: Live, seat: int, what: str) -> None:
    """Whoever refuses ends the vote, and everybody is told who it was."""
    agreed = live.votes.pop(what, None)
    live.push(Votes(what, [], needed(live)))
    if agreed is not None:
        live.push(Notice("vote_withdrawn" if seat in agreed else "vote_refused", seat))


async def _carry_out(service: TableService, live: Live, what: str) -> None:
    live.votes.pop(what, None)
    if what == TAKEBACK:
        async with live.lock:
            await take_back(service, live, live.takeback_to)
        service.moved(live)
        return
    await service.change(live, _stopped if what == STOP else _adjourned if what == ADJOURN else _resumed)
    service.moved(live)


def _stopped(row: TableRow) -> TableRow:
    return replace(row, status=OVER, ending="stopped", result=ABANDONED)


def _adjourned(row: TableRow) -> TableRow:
    return replace(row, adjourned=True)


def _resumed(row: TableRow) -> TableRow:
    return replace(row, adjourned=False)
