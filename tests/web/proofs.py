"""Finished games with all that proves their deals: the page's own proof is held against them.

`python -m tests.web.proofs FILE` writes them; `HOLDFAST_PROOFS=FILE npx vitest run` reads them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from holdfast.games import games
from holdfast.kernel import Game, Plain, Record, Table, seat_name
from holdfast.kernel.options import OptionValue
from holdfast.kernel.seeds import DEAL, commitment
from holdfast.server.tables.afterwards import OpenEyes
from holdfast.server.tables.dealt import dealt

NAMES = ["Ada", "Борис «Ёж»", 'Zoë "\\ 🦊', "d"]
OPTIONS: dict[str, dict[str, OptionValue]] = {
    "shield": {"custom_rules": ("Hearts are worth 2 more in your shield.",)},
    "upgrade": {"tokens": 5, "discarding": False},
}
DRAWN = 40


def main(path: str) -> None:
    proofs = [_proof(game, number) for game in games().values() for number in range(3)]
    Path(path).write_text(json.dumps(proofs, ensure_ascii=False), encoding="utf-8")


def _proof(game: Game, number: int) -> Plain:
    """A game that is dealt: the first by the secret alone, later ones with what players added."""
    record = _record(game, number)
    table = Table(game, record)
    chance = record.whole_seed().stream(DEAL)
    return {
        "game": game.name,
        "record": record.write(),
        "hash": commitment(record.seed),
        "commitment": record.commitment,
        "deal": msgspec.to_builtins(dealt(game, record)),
        "book": {**table.book.document, "texts": {}},
        "first": OpenEyes(table.state).first(),
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


if __name__ == "__main__":
    main(sys.argv[1])
