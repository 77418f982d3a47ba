"""A deal as an honest table makes it, written down by its record and by one of its players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from holdfast.kernel import Record, commitment
from holdfast.kernel.notes import CONFIRMED, Notes
from holdfast.kernel.rounds import Rounds
from holdfast.kernel.seeds import Seed, drawn_by_lot, player_commitment, read_seed

TABLE = "zkAz4PmFIhJKD4aR4MRc4g"
SECRET = "sealed:" + "0f" * 16
NAMES = ["Ada", "Мира", "greedy 3"]
ADDED = {"p1": "a0" * 16, "p2": "b1" * 16}
NONCES = {"p1": "11" * 16, "p2": "22" * 16}
ALL = ("p1", "p2", "p3")


def honest(lot: tuple[str, ...] = ALL, **changes: Any) -> Record:
    """Ada, Мира and a bot, all of whom did what they should. `game`, `rules` and the like can be others."""
    fields: dict[str, Any] = {
        "game": "upgrade",
        "rules": 2,
        "options": {"tokens": 5},
        "players": NAMES,
        "people": ["p1", "p2"],
        "seed": SECRET,
    }
    record = Record(**{**fields, **changes}, rounds=Rounds(TABLE, {"p3": "greedy"}, lot))
    record.commitment = commitment(record.seed, record.binding())
    first = drawn_by_lot(Seed(secret=read_seed(record.seed).secret, contributions=ADDED), lot) if lot else "p1"
    return _turned(opened(replace(record, contributions=ADDED)), first)


def opened(record: Record) -> Record:
    """With the commitments that belong to its contributions."""
    assert record.rounds is not None
    hashes = {
        place: player_commitment(TABLE, record.commitment, place, added, NONCES[place])
        for place, added in record.contributions.items()
    }
    nonces = {place: NONCES[place] for place in record.contributions}
    return replace(record, rounds=replace(record.rounds, commitments=hashes, nonces=nonces))


def _turned(record: Record, first: str) -> Record:
    """Seated as the lot says."""
    assert record.rounds is not None
    at = int(first[1:]) - 1
    people = [f"p{(int(place[1:]) - 1 - at) % 3 + 1}" for place in record.people]
    players = record.players[at:] + record.players[:at]
    return replace(record, players=players, people=sorted(people), rounds=replace(record.rounds, first=first))


def notes_of(record: Record, place: str = "p1", **changes: Any) -> Notes:
    """What an honest client on that place wrote down."""
    assert record.rounds is not None
    notes = Notes(
        TABLE,
        commitment(record.seed),
        record.commitment,
        record.binding(),
        place,
        record.contributions[place],
        record.rounds.nonces[place],
        CONFIRMED,
        CONFIRMED,
        record.rounds.commitments,
    )
    return replace(notes, **changes)
