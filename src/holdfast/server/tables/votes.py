"""Votes: what needs all who play. The first to vote proposes; one who refuses ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel.record_headings import ABANDONED
from holdfast.server.messages import Notice
from holdfast.server.refusals import Malformed, Refused
from holdfast.server.store import OVER, TableRow, VoteRow
from holdfast.server.tables.session import TAKEBACK, TableSession
from holdfast.server.tables.takebacks import ply_before, take_back

if TYPE_CHECKING:
    from holdfast.server.service import TableService

STOP, ADJOURN, RESUME = "stop", "adjourn", "resume"
ALL = (STOP, ADJOURN, RESUME, TAKEBACK)


async def vote(service: TableService, session: TableSession, seat: int, what: str, *, agree: bool) -> None:
    """A seat agrees to something, or refuses it.

    All of it happens with the table's lock held: a move that is on its way to the disk comes first, and may end what
    was proposed, or the game. Votes are in the table's row, so it does not matter where the others are connected.
    """
    if what not in ALL:
        raise Malformed("no_such_vote", what=what, all=ALL)
    meant = session.votes.get(what)
    async with session.lock:
        await service.reload_if_stale(session)
        _check_open(session, what, meant)
        if not agree:
            await _refuse(service, session, seat, what)
        else:
            await _agree(service, session, seat, what)
    service.moved(session)


async def _agree(service: TableService, session: TableSession, seat: int, what: str) -> None:
    vote = _agreed(session, session.row, seat, what)
    if what == TAKEBACK and _all_with(session, vote):
        await take_back(service, session, vote.by)
    else:
        await service.change_held(session, lambda row: _voted(session, row, seat, what, service.server_clock.now()))


def _check_open(session: TableSession, what: str, meant: VoteRow | None) -> None:
    """An answer is for the proposal it was given to, not for one made since."""
    if not session.in_play:
        raise Refused("no_game_in_play")
    now = session.votes.get(what)
    if meant is not None and (now is None or (now.by, now.ply) != (meant.by, meant.ply)):
        raise Refused("vote_is_over")


def _voted(session: TableSession, row: TableRow, seat: int, what: str, now: float) -> TableRow:
    """One more agrees, or proposes it. Once all do it is done, in the same change."""
    vote = _agreed(session, row, seat, what)
    if not _all_with(session, vote) or what == TAKEBACK:
        return replace(row, votes={**row.votes, what: vote})
    done = CHANGES[what](_without(row, what))
    return replace(done, renewed=dict.fromkeys(session.asked, now)) if what == RESUME else done


def _agreed(session: TableSession, row: TableRow, seat: int, what: str) -> VoteRow:
    vote = session.votes.get(what)
    if vote is None:
        _check_can_propose(session, row, seat, what)
        return VoteRow(seat, session.ply, (seat,))
    return replace(vote, agreed=(*vote.agreed, seat)) if seat not in vote.agreed else vote


def _all_with(session: TableSession, vote: VoteRow) -> bool:
    return set(vote.agreed) >= set(session.people)


def _check_can_propose(session: TableSession, row: TableRow, seat: int, what: str) -> None:
    if what == TAKEBACK:
        ply_before(session, seat)
    if what == ADJOURN and row.adjourned:
        raise Refused("adjourned_already")
    if what == RESUME and not row.adjourned:
        raise Refused("not_adjourned")


async def _refuse(service: TableService, session: TableSession, seat: int, what: str) -> None:
    """A refusal ends the vote, and everybody sees whose it was."""
    vote = session.votes.get(what)
    await service.change_held(session, lambda row: _without(row, what))
    if vote is not None:
        service.announce(session, Notice("vote_withdrawn" if seat in vote.agreed else "vote_refused", seat))


def _without(row: TableRow, what: str) -> TableRow:
    if what not in row.votes:
        return row
    return replace(row, votes={each: vote for each, vote in row.votes.items() if each != what})


def _stopped(row: TableRow) -> TableRow:
    return replace(row, status=OVER, ending="stopped", result=ABANDONED)


def _adjourned(row: TableRow) -> TableRow:
    return replace(row, adjourned=True)


def _resumed(row: TableRow) -> TableRow:
    return replace(row, adjourned=False)


CHANGES = {STOP: _stopped, ADJOURN: _adjourned, RESUME: _resumed}
