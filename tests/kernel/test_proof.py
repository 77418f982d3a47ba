"""What a record proves about its deal: fair, not fair, or cannot tell; and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel import HoldfastError, Record, RecordError, commitment
from holdfast.kernel.notes import LOST, SENT, Notes
from holdfast.kernel.proof import CANNOT_TELL, FAIR, NO, NOT_FAIR, UNSURE, verdict, verify
from holdfast.kernel.rounds import NO_COMMITMENT, NO_OPENING, Rounds
from tests.rounds import ADDED, ALL, SECRET, TABLE, honest, notes_of, opened

ASK = (
    "whether these are the numbers that the players sent, only they know: add what your client wrote down, with --notes"
)


def judged(record: Record, notes: Notes | None = None) -> tuple[str, list[str]]:
    """The verdict, and the sentences that it rests on."""
    findings = verify(record, notes)
    reason = {NOT_FAIR: NO, CANNOT_TELL: UNSURE}.get(verdict(findings))
    return verdict(findings), [str(finding) for finding in findings if finding.holds == reason]


def without(record: Record, place: str, why: str = "") -> Record:
    """A record in which a place did not answer, and is named or not."""
    rounds = record.rounds
    assert rounds is not None
    left = {each: added for each, added in record.contributions.items() if each != place}
    kept = [each for each in rounds.commitments if each != place or why == NO_OPENING]
    absent = {place: why} if why else {}
    rounds = replace(
        rounds,
        commitments={each: rounds.commitments[each] for each in kept},
        nonces={each: rounds.nonces[each] for each in left},
        absent={**rounds.absent, **absent},
    )
    return replace(record, contributions=left, rounds=rounds)


def rounds_of(record: Record) -> Rounds:
    assert record.rounds is not None
    return record.rounds


# Fair


@pytest.mark.parametrize("lot", [ALL, ("p2", "p3"), ()])
@pytest.mark.parametrize("place", ["p1", "p2"])
def test_an_honest_deal_is_fair_to_a_player_who_kept_notes(lot: tuple[str, ...], place: str) -> None:
    record = honest(lot)
    assert judged(record, notes_of(record, place)) == (FAIR, [])
    again, notes = Record.read(record.write()), Notes.read(notes_of(record, place).write())
    assert record.write().startswith("holdfast record 3\n")
    assert again == record
    assert judged(again, notes) == (FAIR, [])


def test_a_record_alone_is_not_enough() -> None:
    assert judged(honest()) == (CANNOT_TELL, [ASK])


def test_the_proof_names_who_added_and_who_starts() -> None:
    record = honest()
    told = [str(finding) for finding in verify(record)]
    assert "the deal comes from the secret and from what p1, p2 added to it" in told
    assert f"who starts was drawn from the same numbers: {record.players[0]} ({rounds_of(record).first})" in told


# Not fair to anybody


def test_a_deal_from_the_secret_alone_is_not_fair() -> None:
    alone = without(without(honest(()), "p1", NO_COMMITMENT), "p2", NO_COMMITMENT)
    assert judged(alone) == (
        NOT_FAIR,
        ["nobody at the table added to the deal: it comes from the secret of the house alone"],
    )


CHANGES: dict[str, tuple[Callable[[Record], Record], str]] = {
    "a person is left out": (lambda record: without(record, "p2"), "Мира (p2) is missing"),
    "a number that was not committed to": (
        lambda record: replace(record, contributions={**ADDED, "p2": "00" * 16}),
        "what Мира (p2) added is not what Мира (p2) committed to",
    ),
    "a bot adds to the deal": (
        lambda record: replace(record, contributions={**ADDED, "p3": "00" * 16}),
        "the record lets p3 add to the deal, where no person sits",
    ),
    "absent and there": (
        lambda record: replace(record, rounds=replace(rounds_of(record), absent={"p2": NO_OPENING})),
        "Мира (p2) is named absent and has sent something all the same",
    ),
    "another secret": (
        lambda record: replace(record, seed="sealed:" + "00" * 16),
        "the commitment is not that of this secret",
    ),
    "another game": (lambda record: replace(record, game="shield"), "the commitment is not that of this secret"),
    "other options": (lambda record: replace(record, options={}), "the commitment is not that of this secret"),
    "other names": (
        lambda record: replace(record, players=list(reversed(record.players))),
        "the commitment is not that of this secret",
    ),
    "another bot": (
        lambda record: replace(record, rounds=replace(rounds_of(record), bots={"p3": "hard"})),
        "the commitment is not that of this secret",
    ),
    "another table": (
        lambda record: replace(record, rounds=replace(rounds_of(record), table="x")),
        "the commitment is not that of this secret",
    ),
    "a lot among fewer": (
        lambda record: replace(record, rounds=replace(rounds_of(record), lot=(rounds_of(record).first,))),
        "the commitment is not that of this secret",
    ),
    "a commitment to no game and no seats": (
        lambda record: opened(replace(record, commitment=commitment(SECRET))),
        "the secret was committed to, but for no game and no seats",
    ),
    "no commitment": (lambda record: opened(replace(record, commitment="")), "the record names no commitment"),
    "a plain number": (lambda record: replace(record, seed="42", contributions={}), "everybody could know the deal"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_whatever_was_changed_is_found_out(name: str) -> None:
    change, why = CHANGES[name]
    says, reasons = judged(change(honest()))
    assert says == NOT_FAIR
    assert any(why in reason for reason in reasons), reasons


@pytest.mark.parametrize("lot", [ALL, ()])
def test_a_lot_that_was_not_drawn_is_found_out(lot: tuple[str, ...]) -> None:
    """Everybody is seated by another lot than the numbers give, and all else is right."""
    record = honest(lot)
    turned = replace(
        record,
        players=record.players[1:] + record.players[:1],
        people=sorted(f"p{(int(seat[1:]) - 2) % 3 + 1}" for seat in record.people),
        rounds=replace(rounds_of(record), first=f"p{int(rounds_of(record).first[1:]) % 3 + 1}"),
    )
    assert turned.binding() == record.binding()
    assert [reason[:14] for reason in judged(turned)[1]] == ["the lot names "]
    assert judged(turned)[0] == NOT_FAIR


# Cannot tell


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (NO_COMMITMENT, "Мира (p2) sent no commitment in time and added nothing to the deal"),
        (
            NO_OPENING,
            "Мира (p2) committed and did not open in time: either they or the house could choose between two deals",
        ),
    ],
)
def test_who_was_absent_is_named_and_the_deal_is_not_called_fair(why: str, told: str) -> None:
    record = without(honest(()), "p2", why)
    notes = notes_of(record)
    assert judged(record, notes) == (CANNOT_TELL, [told])


def test_a_table_of_bots_proves_nothing() -> None:
    record = replace(honest(()), people=[], contributions={}, rounds=Rounds(TABLE, {}, ()))
    record.commitment = commitment(record.seed, record.binding())
    assert judged(record)[0] == CANNOT_TELL


def test_a_secret_that_is_still_sealed() -> None:
    assert judged(replace(honest(), seed="sealed")) == (
        CANNOT_TELL,
        ["the secret is still sealed; it is opened when the game is closed"],
    )


# Beside notes


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"table": "x"}, "the notes are of table x"),
        ({"hash": "00" * 32}, "the secret is another than the one whose hash this client was told"),
        ({"commitment": "00" * 32}, "the commitment is another than this client was told"),
        ({"binding": {}}, "the record is not of the table that this client was told of; other are: game, rules"),
        ({"commitments": {"p1": "00" * 32}}, "the commitments of the players are others than this client was told"),
        ({"commitments": {}}, "the commitments of the players are others than this client was told"),
        ({"contribution": "00" * 16}, "what this client sent for p1 is not in the record as it was sent"),
        ({"nonce": "00" * 16}, "what this client sent for p1 is not in the record as it was sent"),
    ],
    ids=str,
)
def test_what_a_client_was_told_otherwise(changes: dict[str, Any], why: str) -> None:
    record = honest()
    says, reasons = judged(record, notes_of(record, **changes))
    assert says == NOT_FAIR
    assert any(reason.startswith(why) for reason in reasons), reasons


def test_a_house_that_made_up_every_number_is_found_out_by_any_player() -> None:
    """Its record is perfect in itself; only those who sent something else know."""
    made_up = opened(replace(honest(()), contributions={"p1": "01" * 16, "p2": "02" * 16}))
    assert judged(made_up) == (CANNOT_TELL, [ASK])
    for place in ADDED:
        assert judged(made_up, notes_of(honest(()), place))[0] == NOT_FAIR


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (NO_OPENING, "the record says that p2 did not open, but this client did, in time"),
        (NO_COMMITMENT, "the record says that p2 sent no commitment, but this client did, in time"),
    ],
)
def test_a_house_that_drops_what_somebody_sent(why: str, told: str) -> None:
    record = without(honest(()), "p2", why)
    for sent in (SENT, "confirmed"):
        says, reasons = judged(record, notes_of(honest(()), "p2", committed=sent, opened=sent))
        assert says == NOT_FAIR
        assert told in reasons


def test_who_lost_the_connection_cannot_say() -> None:
    record = without(honest(()), "p2", NO_OPENING)
    notes = notes_of(honest(()), "p2", opened=LOST)
    says, reasons = judged(record, notes)
    assert says == CANNOT_TELL
    assert "the record names p2 absent, and this client cannot say that it was there" in reasons


def test_who_added_nothing_cannot_say() -> None:
    record = honest()
    says, reasons = judged(record, notes_of(record, contribution="", nonce="", committed="", opened=""))
    assert (says, reasons) == (
        CANNOT_TELL,
        ["this client added nothing to the deal: only those who did can be sure of it"],
    )


def test_a_record_that_forgets_the_rounds() -> None:
    """A player who took part in two rounds is not sent back to the older protocol."""
    record = honest(())
    older = replace(record, rounds=None, contributions={})
    older.commitment = commitment(older.seed, older.binding())
    assert judged(older)[0] == CANNOT_TELL
    assert judged(older, notes_of(record)) == (
        NOT_FAIR,
        ["this client was told of a deal in two rounds, and the record knows of none"],
    )


# Older records


def older(**changes: Any) -> Record:
    record = replace(honest(()), rounds=None, **changes)
    return replace(record, commitment=commitment(record.seed, record.binding()))


def test_a_deal_in_one_round_is_told_as_what_it_is() -> None:
    says, reasons = judged(Record.read(older().write()))
    assert says == CANNOT_TELL
    assert reasons == [
        "the players added in one round, by an older protocol: the last of them, together with the house, "
        "could have tried many numbers; who starts came from the secret alone"
    ]
    assert older().write().startswith("holdfast record 2\n")


def test_a_deal_in_one_round_names_who_added_nothing() -> None:
    assert "nothing was added to the deal by p2" in judged(older(contributions={"p1": ADDED["p1"]}))[1]


def test_a_deal_from_a_secret_alone_was_fixed_and_may_have_been_chosen() -> None:
    assert judged(older(contributions={})) == (
        CANNOT_TELL,
        ["the deal comes from the secret alone: it was fixed before the game, but the house could have chosen it"],
    )


# Laws


@given(st.data())
def test_no_change_of_a_record_leaves_it_fair(data: st.DataObject) -> None:
    """One digit of anything that was promised, committed to or opened: the notes of a player find it out."""
    record = honest()
    text = record.write()
    digits = [
        at for at in range(text.index("seed: sealed:") + 13, text.index("\n\n")) if text[at] in "0123456789abcdef"
    ]
    at = data.draw(st.sampled_from(digits))
    digit = data.draw(st.sampled_from([each for each in "0123456789abcdef" if each != text[at]]))
    try:
        changed = Record.read(text[:at] + digit + text[at + 1 :])
    except HoldfastError:
        return
    assert judged(changed, notes_of(record))[0] == NOT_FAIR or changed == record


# Reading


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"table": 1}', '{"table": "x", "seen": 3}', '{"table": "x", "place": []}']
)
def test_notes_that_cannot_be_read(text: str) -> None:
    with pytest.raises(RecordError, match="notes"):
        Notes.read(text)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"table": "zk', '"tables": "zk', "rounds: .* cannot be read"),
        ('"lot": ["p1"', '"lot": ["p9"', "rounds: there is no seat “p9”"),
        ('"bots": {"p3"', '"bots": {"p9"', "rounds: there is no seat “p9”"),
        ('"first": "p', '"first": "q', "rounds: there is no seat “q"),
        ('"nonces": {"p1": "11', '"nonces": {"p1": "x1', "rounds: “nonces” tells for each place something of the form"),
        ('"absent": {}', '"absent": {"p1": "gone"}', "rounds: “absent” tells for each place something of the form"),
        ('"absent": {}', '"absent": []', "rounds: “absent” tells for each place something of the form"),
    ],
    ids=range(7),
)
def test_rounds_that_cannot_be_read_say_where(old: str, new: str, why: str) -> None:
    text = honest().write()
    assert old in text
    with pytest.raises(RecordError, match=why):
        Record.read(text.replace(old, new))
