"""Was the deal fair? What a record proves about it, by itself and beside what one client wrote down.

Three answers: fair, not fair, cannot tell. Fair means that everything that should be proved is. A record alone is never
enough for that: whoever runs the table could have made up all of it, so what a player sent is held against that
player's own notes. docs/fair-deal.md has the whole argument.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from holdfast.kernel.errors import Wording
from holdfast.kernel.notes import CONFIRMED, SENT, Notes
from holdfast.kernel.records import Record
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
    if record.sealed_away:
        return [Unclear("the secret is still sealed; it is opened when the game is closed")]
    if read_seed(record.seed).number is not None:
        return [Refuted("the seed {seed} is a plain number: everybody could know the deal", seed=record.seed)]
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
        yield Refuted("the record names no commitment; the hash of its secret is {hash}", hash=alone)
    elif record.commitment == alone:
        yield Refuted(
            "the secret was committed to, but for no game and no seats: it may have been meant for another table"
        )
    elif record.commitment != commitment(record.seed, record.binding()):
        yield Refuted("the commitment is not that of this secret with this game, rules, options and seats")
    else:
        yield Proved("the secret was committed to before the deal, for this game, these rules, options and seats")


# Two rounds


def _in_rounds(record: Record, rounds: Rounds) -> Iterator[Finding]:
    """Every person seated has committed and opened, or is named absent; nobody else has."""
    people = record.places_of_people()
    named = {*rounds.commitments, *rounds.nonces, *rounds.absent, *record.contributions}
    if named - set(people):
        strangers = in_seat_order(dict.fromkeys(named - set(people), ""))
        yield Refuted("the record lets {places} add to the deal, where no person sits", places=strangers)
    added = [place for place in people if place in record.contributions]
    for place in people:
        yield from _in_rounds_by(record, rounds, place)
    if people and not added:
        yield Refuted("nobody at the table added to the deal: it comes from the secret of the house alone")
    elif not people:
        yield Unclear("no person sat at this table: the deal comes from the secret of the house alone")
    else:
        yield Proved("the deal comes from the secret and from what {places} added to it", places=added)


def _in_rounds_by(record: Record, rounds: Rounds, place: str) -> Iterator[Finding]:
    committed, added = rounds.commitments.get(place), record.contributions.get(place)
    absent, who = rounds.absent.get(place), _who(record, rounds, place)
    if absent is None and (committed is None or added is None):
        yield Refuted("{who} is missing: neither added to the deal nor named absent", who=who)
    elif absent is not None and (added is not None or (committed is None) != (absent == NO_COMMITMENT)):
        yield Refuted("{who} is named absent and has sent something all the same", who=who)
    elif absent == NO_COMMITMENT:
        yield Unclear("{who} sent no commitment in time and added nothing to the deal", who=who)
    elif absent == NO_OPENING:
        yield Unclear(
            "{who} committed and did not open in time: whoever held that back could choose between two deals", who=who
        )
    elif committed != _commitment_of(record, rounds, place):
        yield Refuted("what {who} added is not what {who} committed to", who=who)


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
        yield Refuted(
            "the lot names {drawn}, but {first} was seated first", drawn=_who(record, rounds, drawn), first=seated
        )
    elif rounds.lot:
        yield Proved("who starts was drawn from the same numbers: {first}", first=_who(record, rounds, drawn))


# What a client wrote down


def _mine(record: Record, notes: Notes | None) -> Iterator[Finding]:
    if notes is None:
        yield Unclear(
            "whether these are the numbers that the players sent, only they know: "
            "add what your client wrote down, with --notes"
        )
    else:
        yield from _noted(record, notes)


def _noted(record: Record, notes: Notes) -> Iterator[Finding]:
    if record.rounds is None:
        yield Refuted("this client was told of a deal in two rounds, and the record knows of none")
        return
    yield from _promises(record, record.rounds, notes)
    yield from _own(record, record.rounds, notes)


def _promises(record: Record, rounds: Rounds, notes: Notes) -> Iterator[Finding]:
    if notes.table != rounds.table:
        yield Refuted("the notes are of table {noted}, the record is of {table}", noted=notes.table, table=rounds.table)
    if notes.hash != commitment(record.seed):
        yield Refuted("the secret is another than the one whose hash this client was told before the deal")
    if notes.commitment != record.commitment:
        yield Refuted("the commitment is another than this client was told before the deal")
    other = [name for name, bound in record.binding().items() if _plain(bound) != _plain(notes.binding.get(name))]
    if other:
        yield Refuted("the record is not of the table that this client was told of; other are: {names}", names=other)
    if dict(notes.commitments) != dict(rounds.commitments) and (notes.commitments or notes.place in rounds.commitments):
        yield Refuted("the commitments of the players are others than this client was told before anybody opened")


def _own(record: Record, rounds: Rounds, notes: Notes) -> Iterator[Finding]:
    place, absent = notes.place, rounds.absent.get(notes.place)
    if not notes.contribution:
        yield Unclear("this client added nothing to the deal: only those who did can be sure of it")
    elif absent is not None:
        yield _own_absence(absent, notes)
    elif (record.contributions.get(place), rounds.nonces.get(place)) != (notes.contribution, notes.nonce):
        yield Refuted("what this client sent for {place} is not in the record as it was sent", place=place)
    else:
        yield Proved("what this client sent for {place} is in the record as it was sent", place=place)


def _own_absence(absent: str, notes: Notes) -> Finding:
    sent = notes.opened if absent == NO_OPENING else notes.committed
    if sent not in (SENT, CONFIRMED):
        return Unclear(
            "the record names {place} absent, and this client cannot say that it was there", place=notes.place
        )
    if absent == NO_OPENING:
        return Refuted("the record says that {place} did not open, but this client did, in time", place=notes.place)
    return Refuted("the record says that {place} sent no commitment, but this client did, in time", place=notes.place)


# Deals by older protocols, and in the terminal


def _older(record: Record) -> Iterator[Finding]:
    if not record.contributions:
        yield Unclear(
            "the deal comes from the secret alone: it was fixed before the game, "
            "but whoever ran the table could have chosen it"
        )
        return
    yield Proved(
        "the deal comes from the secret and from what {places} added to it", places=in_seat_order(record.contributions)
    )
    silent = [seat for seat in record.people if seat not in record.contributions]
    if silent:
        yield Unclear("nothing was added to the deal by {seats}", seats=silent)
    yield Unclear(
        "the players added in one round, by an older protocol: the last of them, together with the house, "
        "could have tried many numbers; who starts came from the secret alone"
    )


# Underneath


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
