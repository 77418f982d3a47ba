"""Votes: what needs all who play. The first to vote proposes; one who refuses ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel.record_headings import ABANDONED
from holdfast.server.messages import Notice, Votes
from holdfast.server.refusals import Malformed, Refused, ServiceUnavailable
from holdfast.server.store import OVER, TableRow
from holdfast.server.tables.session import TAKEBACK, TableSession
from holdfast.server.tables.takebacks import ply_before, take_back

if TYPE_CHECKING:
    from holdfast.server.service import TableService

STOP, ADJOURN, RESUME = "stop", "adjourn", "resume"
ALL = (STOP, ADJOURN, RESUME, TAKEBACK)


async def vote(service: TableService, session: TableSession, seat: int, what: str, *, agree: bool) -> None:
    """A seat agrees to something, or refuses it.

    All of it happens with the table's lock held: a move that is on its way to the disk comes first, and may end what
    was proposed, or the game.
    """
    if what not in ALL:
        raise Malformed("no_such_vote", what=what, all=ALL)
    meant = session.votes.get(what)
    async with session.lock:
        await service.reload_if_stale(session)
        _check_open(session, what, meant)
        if not agree:
            _refuse(session, seat, what)
            return
        if not _agreed(session, seat, what):
            return
        await _carry_out(service, session, what)
    service.moved(session)


def _check_open(session: TableSession, what: str, meant: set[int] | None) -> None:
    """An answer is for the proposal it was given to, not for one made since."""
    if not session.in_play:
        raise Refused("no_game_in_play")
    if meant is not None and session.votes.get(what) is not meant:
        raise Refused("vote_is_over")


def _agreed(session: TableSession, seat: int, what: str) -> bool:
    """One more agrees, or proposes it; whether all do now."""
    if what not in session.votes:
        _propose(session, seat, what)
    agreed = session.votes[what]
    agreed.add(seat)
    session.push(Votes(what, sorted(agreed), session.people))
    return agreed >= set(session.people)


def _propose(session: TableSession, seat: int, what: str) -> None:
    if what == TAKEBACK:
        ply_before(session, seat)
        session.takeback_by = seat
    if what == ADJOURN and session.row.adjourned:
        raise Refused("adjourned_already")
    if what == RESUME and not session.row.adjourned:
        raise Refused("not_adjourned")
    session.votes[what] = set()


def _refuse(session: TableSession, seat: int, what: str) -> None:
    """A refusal ends the vote, and everybody sees whose it was."""
    agreed = session.votes.pop(what, None)
    session.push(Votes(what, [], session.people))
    if agreed is not None:
        session.push(Notice("vote_withdrawn" if seat in agreed else "vote_refused", seat))


async def _carry_out(service: TableService, session: TableSession, what: str) -> None:
    """Do what all have agreed to. If it cannot be stored, the vote stays open: voting once more tries it again."""
    agreed = session.votes.pop(what)
    try:
        if what == TAKEBACK:
            await take_back(service, session, session.takeback_by)
        else:
            await service.change_held(session, CHANGES[what])
    except ServiceUnavailable:
        session.votes[what] = agreed
        raise
    except Refused:
        session.push(Votes(what, [], session.people))
        raise
    if what == RESUME:
        for seat in list(session.asked):
            session.ask_from_now(seat)


def _stopped(row: TableRow) -> TableRow:
    return replace(row, status=OVER, ending="stopped", result=ABANDONED)


def _adjourned(row: TableRow) -> TableRow:
    return replace(row, adjourned=True)


def _resumed(row: TableRow) -> TableRow:
    return replace(row, adjourned=False)


CHANGES = {STOP: _stopped, ADJOURN: _adjourned, RESUME: _resumed}
