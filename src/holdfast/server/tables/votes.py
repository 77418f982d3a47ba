"""Votes: what needs all who play. The first to vote proposes; one who refuses ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel.record_headings import ABANDONED
from holdfast.server.messages import Notice, Votes
from holdfast.server.refusals import Away, Malformed, Refused
from holdfast.server.store import OVER, TableRow
from holdfast.server.tables.live import TAKEBACK, Live
from holdfast.server.tables.takebacks import ply_before, take_back

if TYPE_CHECKING:
    from holdfast.server.service import TableService

STOP, ADJOURN, RESUME = "stop", "adjourn", "resume"
ALL = (STOP, ADJOURN, RESUME, TAKEBACK)


async def vote(service: TableService, live: Live, seat: int, what: str, *, agree: bool) -> None:
    """A seat agrees to something, or refuses it.

    All of it happens with the table's lock held: a move that is on its way to the disk comes first, and may end what
    was proposed, or the game.
    """
    if what not in ALL:
        raise Malformed("no_such_vote", what=what, all=ALL)
    meant = live.votes.get(what)
    async with live.lock:
        await service.freshen(live)
        _check_open(live, what, meant)
        if not agree:
            _refuse(live, seat, what)
            return
        if not _agreed(live, seat, what):
            return
        await _carry_out(service, live, what)
    service.moved(live)


def _check_open(live: Live, what: str, meant: set[int] | None) -> None:
    """Whoever answers a proposal means that one, and no other that was made since."""
    if not live.in_play:
        raise Refused("no_game_in_play")
    if meant is not None and live.votes.get(what) is not meant:
        raise Refused("vote_is_over")


def _agreed(live: Live, seat: int, what: str) -> bool:
    """One more agrees, or proposes it; whether all do now."""
    if what not in live.votes:
        _propose(live, seat, what)
    agreed = live.votes[what]
    agreed.add(seat)
    live.push(Votes(what, sorted(agreed), live.people))
    return agreed >= set(live.people)


def _propose(live: Live, seat: int, what: str) -> None:
    if what == TAKEBACK:
        ply_before(live, seat)
        live.takeback_by = seat
    if what == ADJOURN and live.row.adjourned:
        raise Refused("adjourned_already")
    if what == RESUME and not live.row.adjourned:
        raise Refused("not_adjourned")
    live.votes[what] = set()


def _refuse(live: Live, seat: int, what: str) -> None:
    """Whoever refuses ends the vote, and everybody is told who it was."""
    agreed = live.votes.pop(what, None)
    live.push(Votes(what, [], live.people))
    if agreed is not None:
        live.push(Notice("vote_withdrawn" if seat in agreed else "vote_refused", seat))


async def _carry_out(service: TableService, live: Live, what: str) -> None:
    """Do what all have agreed to. If it cannot be stored, the vote stays open: voting once more tries it again."""
    agreed = live.votes.pop(what)
    try:
        if what == TAKEBACK:
            await take_back(service, live, live.takeback_by)
        else:
            await service.change_held(live, CHANGES[what])
    except Away:
        live.votes[what] = agreed
        raise
    except Refused:
        live.push(Votes(what, [], live.people))
        raise
    if what == RESUME:
        for seat in list(live.asked):
            live.ask_from_now(seat)


def _stopped(row: TableRow) -> TableRow:
    return replace(row, status=OVER, ending="stopped", result=ABANDONED)


def _adjourned(row: TableRow) -> TableRow:
    return replace(row, adjourned=True)


def _resumed(row: TableRow) -> TableRow:
    return replace(row, adjourned=False)


CHANGES = {STOP: _stopped, ADJOURN: _adjourned, RESUME: _resumed}
