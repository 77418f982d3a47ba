"""Was the deal fair? What a record proves about it, by itself and together with what one client wrote down.

Three answers: fair, not fair, cannot tell. Fair means that everything that should be proved is. A record alone is never
enough for that: the server could have made up all of it, so what a player sent is held against that
player's own notes. docs/fair-deal.md has the whole argument.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from holdfast.kernel.errors import Wording
from holdfast.kernel.notes import CONFIRMED, SENT, Notes
from holdfast.kernel.records import CONTINUES, Record
from holdfast.kernel.rounds import NO_COMMITMENT, NO_OPENING, Rounds
from holdfast.kernel.seeds import commitment, drawn_by_lot, in_seat_order, player_commitment, read_seed

YES, NO, UNSURE = "yes", "no", "unsure"
FAIR, NOT_FAIR, CANNOT_TELL = "fair", "not fair", "cannot tell"


class Finding(Wording):
    """One sentence about a deal, and whether what should be proved is: yes, no, or that cannot be told from this."""

    holds = UNSURE


class Proved(Finding):
    holds = YES


class Refuted(Finding):
    holds = NO


class Unclear(Finding):
    holds = UNSURE


def verdict(findings: Sequence[Finding]) -> str:
    """One wrong thing makes a deal unfair; one thing that cannot be told keeps it from being called fair."""
    marks = {finding.holds for finding in findings}
    return NOT_FAIR if NO in marks else CANNOT_TELL if UNSURE in marks or not marks else FAIR


def verify(record: Record, notes: Notes | None = None) -> list[Finding]:
    """What a record proves about its deal."""
    if CONTINUES in record.others:
        return [Unclear("proof_played_on")]
    if record.sealed_away:
        return [Unclear("proof_still_sealed")]
    if read_seed(record.seed).number is not None:
        return [Refuted("proof_plain_seed", seed=record.seed)]
    if record.rounds is None:
        return [*_committed(record), *_older(record), *([] if notes is None else _noted(record, notes))]
    return [
        *_committed(record),
        *_in_rounds(record, record.rounds),
        *_lot(record, record.rounds),
        *_mine(record, notes),
    ]


# The commitment of the table


def _committed(record: Record) -> Iterator[Finding]:
    alone = commitment(record.seed)
    if not record.commitment:
        yield Refuted("proof_no_commitment", hash=alone)
    elif record.commitment == alone:
        yield Refuted("proof_committed_to_nothing")
    elif record.commitment != commitment(record.seed, record.binding()):
        yield Refuted("proof_commitment_mismatch")
    else:
        yield Proved("proof_committed_before")


# Two rounds


def _in_rounds(record: Record, rounds: Rounds) -> Iterator[Finding]:
    """Every person seated has committed and opened, or is named absent; nobody else has."""
    people = record.places_of_people()
    named = {*rounds.commitments, *rounds.nonces, *rounds.absent, *record.contributions}
    if named - set(people):
        strangers = in_seat_order(dict.fromkeys(named - set(people), ""))
        yield Refuted("proof_nobody_sits_there", places=strangers)
    added = [place for place in people if place in record.contributions]
    for place in people:
        yield from _in_rounds_by(record, rounds, place)
    if people and not added:
        yield Refuted("proof_nobody_added")
    elif not people:
        yield Unclear("proof_no_person")
    else:
        yield Proved("proof_deal_from_all", places=added)


def _in_rounds_by(record: Record, rounds: Rounds, place: str) -> Iterator[Finding]:
    committed, added = rounds.commitments.get(place), record.contributions.get(place)
    absent, who = rounds.absent.get(place), _who(record, rounds, place)
    if absent is None and (committed is None or added is None):
        yield Refuted("proof_place_missing", who=who)
    elif absent is not None and (added is not None or (committed is None) != (absent == NO_COMMITMENT)):
        yield Refuted("proof_absent_but_sent", who=who)
    elif absent == NO_COMMITMENT:
        yield Unclear("proof_no_commitment_in_time", who=who)
    elif absent == NO_OPENING:
        yield Unclear("proof_not_opened_in_time", who=who)
    elif committed != _commitment_of(record, rounds, place):
        yield Refuted("proof_opening_mismatch", who=who)


def _commitment_of(record: Record, rounds: Rounds, place: str) -> str:
    nonce = rounds.nonces.get(place, "")
    return player_commitment(rounds.table, record.commitment, place, record.contributions[place], nonce)


def _who(record: Record, rounds: Rounds, place: str) -> str:
    seat = rounds.seat_at(int(place[1:]) - 1, len(record.players))
    return f"{record.players[seat]} ({place})"


def _lot(record: Record, rounds: Rounds) -> Iterator[Finding]:
    drawn = drawn_by_lot(record.whole_seed(), rounds.lot) if rounds.lot else "p1"
    if drawn != rounds.first:
        seated = _who(record, rounds, rounds.first)
        yield Refuted("proof_other_first_seat", drawn=_who(record, rounds, drawn), first=seated)
    elif rounds.lot:
        yield Proved("proof_lot_drawn", first=_who(record, rounds, drawn))


# What a client wrote down


def _mine(record: Record, notes: Notes | None) -> Iterator[Finding]:
    if notes is None:
        yield Unclear("proof_notes_needed")
    else:
        yield from _noted(record, notes)


def _noted(record: Record, notes: Notes) -> Iterator[Finding]:
    if record.rounds is None:
        yield Refuted("proof_rounds_missing")
        return
    yield from _promises(record, record.rounds, notes)
    yield from _own(record, record.rounds, notes)


def _promises(record: Record, rounds: Rounds, notes: Notes) -> Iterator[Finding]:
    if notes.table != rounds.table:
        yield Refuted("proof_other_table", noted=notes.table, table=rounds.table)
    if notes.hash != commitment(record.seed):
        yield Refuted("proof_other_secret")
    if notes.commitment != record.commitment:
        yield Refuted("proof_other_commitment")
    other = [name for name, bound in record.binding().items() if _plain(bound) != _plain(notes.binding.get(name))]
    if other:
        yield Refuted("proof_other_headings", names=other)
    if dict(notes.commitments) != dict(rounds.commitments) and (notes.commitments or notes.place in rounds.commitments):
        yield Refuted("proof_other_commitments")


def _own(record: Record, rounds: Rounds, notes: Notes) -> Iterator[Finding]:
    place, absent = notes.place, rounds.absent.get(notes.place)
    if not notes.contribution:
        yield Unclear("proof_nothing_added_by_client")
    elif absent is not None:
        yield _own_absence(absent, notes)
    elif (record.contributions.get(place), rounds.nonces.get(place)) != (notes.contribution, notes.nonce):
        yield Refuted("proof_sent_differs", place=place)
    else:
        yield Proved("proof_sent_recorded", place=place)


def _own_absence(absent: str, notes: Notes) -> Finding:
    sent = notes.opened if absent == NO_OPENING else notes.committed
    if sent not in (SENT, CONFIRMED):
        return Unclear("proof_absence_unknown", place=notes.place)
    if absent == NO_OPENING:
        return Refuted("proof_opening_denied", place=notes.place)
    return Refuted("proof_commitment_denied", place=notes.place)


# Deals by older protocols, and in the terminal


def _older(record: Record) -> Iterator[Finding]:
    if not record.contributions:
        yield Unclear("proof_secret_alone")
        return
    yield Proved("proof_deal_from_all", places=in_seat_order(record.contributions))
    silent = [seat for seat in record.people if seat not in record.contributions]
    if silent:
        yield Unclear("proof_not_added_by", seats=silent)
    yield Unclear("proof_single_round")


# Underneath


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
