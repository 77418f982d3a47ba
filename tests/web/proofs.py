"""Finished games with all that proves their deals: the page's own proof is held against them.

`python -m tests.web.proofs FILE` writes them; `HOLDFAST_PROOFS=FILE npx vitest run` reads them.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import msgspec

from holdfast.games import games
from holdfast.kernel import Game, Plain, Record, Table, observe, seat_name
from holdfast.kernel.notes import CONFIRMED, Notes
from holdfast.kernel.options import OptionValue
from holdfast.kernel.proof import verdict, verify
from holdfast.kernel.rounds import NO_COMMITMENT, Rounds
from holdfast.kernel.seeds import DEAL, commitment, drawn_by_lot, player_commitment
from holdfast.server.tables.dealt import dealt
from holdfast.server.tables.perspectives import OpenPerspective

NAMES = ["Ada", "Борис «Ёж»", 'Zoë "\\ 🦊', "d"]
OPTIONS: dict[str, dict[str, OptionValue]] = {
    "shield": {"custom_rules": ("Hearts are worth 2 more in your shield.",)},
    "upgrade": {"tokens": 5, "discarding": False},
}
DRAWN = 40
TABLE = "zkAz4PmFIhJKD4aR4MRc4g"
KINDS = 6
"""By the secret alone, in one round, in one round with somebody silent; in two rounds with a lot, without one, with
somebody absent."""


def main(path: str) -> None:
    proofs = [_proof(game, number) for game in games().values() for number in range(KINDS)]
    Path(path).write_text(json.dumps(proofs, ensure_ascii=False), encoding="utf-8")


def _proof(game: Game, number: int) -> Plain:
    """A game that is dealt, and what the engine says of it, with and without notes of its first player."""
    record = _record(game, number) if number < 3 else _in_rounds(game, number)
    table = Table(game, record)
    notes = None if record.rounds is None else _notes(record, record.rounds)
    seat = 0 if record.rounds is None else record.rounds.seat_at(0, table.seats)
    chance = record.whole_seed().stream(DEAL)
    return {
        "game": game.name,
        "record": record.write(),
        "hash": commitment(record.seed),
        "commitment": record.commitment,
        "deal": msgspec.to_builtins(dealt(game, record)),
        "schema": {**table.schema.document, "texts": {}},
        "first": OpenPerspective(table.state).first(),
        "notes": None if notes is None else json.loads(notes.write()),
        "seen": observe(table.state, seat),
        "verdict": verdict(verify(record)),
        "noted": verdict(verify(record, notes)),
        "numbers": [[below, int(chance.below(below))] for below in range(1, DRAWN)],
    }


def _record(game: Game, number: int) -> Record:
    seats = [seat_name(seat) for seat in range(max(game.seats[0], min(3, game.seats[-1])))]
    record = Record(
        game.name,
        game.version,
        OPTIONS.get(game.name, {}) if number else {},
        NAMES[: len(seats)],
        seats[: number + 1],
        f"sealed:{number * 12345678901234567 + 99:032x}",
        contributions={seat: f"{at * 7 + 1:032x}" for at, seat in enumerate(seats[:number])},
    )
    record.commitment = commitment(record.seed, record.binding())
    return record


def _in_rounds(game: Game, number: int) -> Record:
    """Two people and bots, in two rounds; the second of them may be absent."""
    record = _record(game, 1)
    places = [seat_name(place) for place in range(len(record.players))]
    record.people, record.contributions = places[:2], {}
    lot = tuple(places) if number == 3 else ()
    rounds = Rounds(TABLE, dict.fromkeys(places[2:], "greedy"), lot)
    record.rounds = rounds
    record.commitment = commitment(record.seed, record.binding())
    there = places[:1] if number == 5 else places[:2]
    record.contributions = {place: f"{int(place[1:]) * 7 + number:032x}" for place in there}
    nonces = {place: f"{int(place[1:]) * 11 + number:032x}" for place in there}
    hashes = {
        place: player_commitment(TABLE, record.commitment, place, record.contributions[place], nonces[place])
        for place in there
    }
    absent = {place: NO_COMMITMENT for place in places[:2] if place not in there}
    first = drawn_by_lot(record.whole_seed(), lot) if lot else "p1"
    at = int(first[1:]) - 1
    record.players = record.players[at:] + record.players[:at]
    record.people = sorted(seat_name((place - at) % len(places)) for place in range(2))
    record.rounds = replace(rounds, first=first, commitments=hashes, nonces=nonces, absent=absent)
    return record


def _notes(record: Record, rounds: Rounds) -> Notes:
    return Notes(
        TABLE,
        commitment(record.seed),
        record.commitment,
        record.binding(),
        "p1",
        record.contributions["p1"],
        rounds.nonces["p1"],
        CONFIRMED,
        CONFIRMED,
        rounds.commitments,
    )


if __name__ == "__main__":
    main(sys.argv[1])
