"""The deal: the table commits itself, then all players, then they open, then it is made. Nobody can choose it.

A player who does not answer in time is named in the record; the deal goes on without them. docs/fair-deal.md says why
it has two rounds. Functions that take a row give it as it is afterwards.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel import seat_name, seat_number
from holdfast.kernel.seeds import drawn_by_lot, player_commitment
from holdfast.server.refusals import Forbidden, Refused
from holdfast.server.store import DEALING, PLAYING, SeatRow, TableRow
from holdfast.server.tables import lobby
from holdfast.server.tables.row_record import record_of
from holdfast.server.tables.session import TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService


async def start(service: TableService, session: TableSession, guest: str, first: int | None) -> None:
    """Publish the table's commitment; from now on players commit themselves."""
    await service.change(session, lambda row: lobby.start(row, session.game, guest, first))
    expect_deal(service, session)


def expect_deal(service: TableService, session: TableSession) -> None:
    """Go on at once if nobody is to answer, otherwise when all have, or when time is up."""
    wait = 0.0 if _all_answered(session.row) else service.settings.deal_seconds
    service.spawn(_go_on_later(service, session, wait))


async def commit(service: TableService, session: TableSession, guest: str, hash: str) -> None:
    await service.change(session, lambda row: committed(row, guest, hash))
    if _all_answered(session.row):
        await _go_on(service, session)


async def contribute(service: TableService, session: TableSession, guest: str, opened: tuple[str, str]) -> None:
    await service.change(session, lambda row: contributed(row, guest, *opened))
    if _all_answered(session.row):
        await _go_on(service, session)


async def _go_on(service: TableService, session: TableSession) -> None:
    """From the first round to the second, from the second to the cards."""
    if _is_committing(session.row):
        await service.change(session, begin_opening)
        expect_deal(service, session)
    else:
        await service.deal(session)


async def _go_on_later(service: TableService, session: TableSession, seconds: float) -> None:
    """Go on from the round that the table is in now, unless it has gone on meanwhile, or another worker sees to it."""
    rounds = session.row.rounds
    await asyncio.sleep(seconds)
    if session.row.status != DEALING or session.row.rounds != rounds or not service.leads(session):
        return
    try:
        await _go_on(service, session)
    except Refused:
        service.spawn(_go_on_later(service, session, service.settings.deal_seconds))


# The rows


def committed(row: TableRow, guest: str, hash: str) -> TableRow:
    """Commit to something: once, after the table has committed itself and before anybody opens."""
    at = _held(row, guest)
    if row.seats[at].commitment == hash:
        return row
    if not _is_committing(row):
        raise Refused("no_commitments_now")
    if row.seats[at].commitment:
        raise Refused("committed_already")
    return _with(row, at, replace(row.seats[at], commitment=hash))


def begin_opening(row: TableRow) -> TableRow:
    """All commitments are published with this; from now on there are no others."""
    if not _is_committing(row) or row.rounds is None:
        return row
    return replace(row, rounds=replace(row.rounds, opening=True))


def contributed(row: TableRow, guest: str, added: str, nonce: str) -> TableRow:
    """Open what was committed to: once, after all commitments were told and before the cards are out."""
    at = _held(row, guest)
    seat = row.seats[at]
    if seat.contribution and (seat.contribution, seat.nonce) == (added, nonce):
        return row
    if row.status != DEALING or row.rounds is None or not row.rounds.opening:
        raise Refused("no_contributions_now")
    if seat.contribution:
        raise Refused("contributed_already")
    if seat.commitment != player_commitment(row.id, row.commitment, seat_name(at), added, nonce):
        raise Refused("contribution_mismatch")
    return _with(row, at, replace(seat, contribution=added, nonce=nonce))


def dealt(row: TableRow, now: float, due: float) -> TableRow:
    """The cards are out, and everybody sits where the lot has put them. A deal that was stored is not made again."""
    if row.status != DEALING:
        return row
    return replace(seated_by_lot(row), status=PLAYING, dealt=now, due=due)


def seated_by_lot(row: TableRow) -> TableRow:
    """Turn the places so that the one that the lot names is p1."""
    if row.rounds is None or not row.rounds.lot:
        return row
    drawn = drawn_by_lot(record_of(row).whole_seed(), [seat_name(place) for place in row.rounds.lot])
    first = seat_number(drawn) or 0
    return replace(
        row,
        seats=row.seats[first:] + row.seats[:first],
        rounds=replace(row.rounds, first=first),
        junior=0 if row.tied else row.junior,
    )


def _is_committing(row: TableRow) -> bool:
    return row.status == DEALING and row.rounds is not None and not row.rounds.opening


def _all_answered(row: TableRow) -> bool:
    """Whether nobody is waited for in the round that the table is in."""
    if row.rounds is None:
        return False
    if row.rounds.opening:
        return all(seat.contribution for seat in row.seats if seat.commitment)
    return all(seat.commitment for seat in row.seats if seat.guest)


def _held(row: TableRow, guest: str) -> int:
    held = row.seat_of(guest)
    if held is None:
        raise Forbidden("only_seated_contribute")
    return held


def _with(row: TableRow, at: int, seat: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:at], seat, *row.seats[at + 1 :]))
