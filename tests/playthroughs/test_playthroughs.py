"""Golden playthroughs: games once played go on ending the same way, on every machine and with both engines.

`python tests/playthroughs/test_playthroughs.py` writes the ones that are missing: those of a new game, once its rules
are settled. A playthrough that changes means that
the rules changed: the game's version counts up, and its playthroughs are written anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from holdfast.games import find_game, games
from holdfast.kernel import Chance, Game, Record, Table, replay

pytestmark = pytest.mark.quick

FOLDER = Path(__file__).parent
SEEDS = {"small": "20261115", "large": "sealed:000102030405060708090a0b0c0d0e0f"}
LARGE: dict[str, dict[str, object]] = {
    "upgrade": {"top_rank": "K", "attack_row": 1, "open_discard": False},
    "shield": {"king_value": 13},
    "royal_family": {"edition": "hit_points", "ace_from_deck": True},
    "cluster_royale": {"teams": True, "competitor_offer": True},
    "ship_it": {"social": True, "play_on": True, "cache_counts": True},
}
"""What the largest tables agree on besides."""


def tables() -> list[tuple[str, str]]:
    return [(name, size) for name in games() for size in SEEDS]


def played_before() -> list[tuple[str, str]]:
    return [(name, size) for name, size in tables() if (FOLDER / f"{name}-{size}.txt").exists()]


@pytest.mark.parametrize("name", LARGE)
def test_no_playthrough_got_lost(name: str) -> None:
    assert [(name, size) for size in SEEDS] == [table for table in played_before() if table[0] == name]


def played(game: Game, size: str) -> Table:
    """A random game at the smallest or the largest table."""
    seats = game.seats[0] if size == "small" else game.seats[-1]
    options = game.options.read({"turn_limit": 100, **(LARGE.get(game.name, {}) if size == "large" else {})})
    table = Table.new(game, ["random"] * seats, options, SEEDS[size])
    chance = Chance(7)
    while not table.over:
        seat = table.awaited[0]
        legal = table.legal_moves(seat)
        table.play(seat, legal[chance.below(len(legal))])
    return table


def written(game: Game, table: Table) -> str:
    end = json.dumps(game.position(table.state), ensure_ascii=False)
    return f"{table.record.write()}---\n{end}\n"


@pytest.mark.parametrize(("name", "size"), played_before())
def test_a_game_ends_as_it_always_did(name: str, size: str) -> None:
    game = find_game(name)
    text = (FOLDER / f"{name}-{size}.txt").read_text(encoding="utf-8")
    record, _, end = text.partition("---\n")
    state = replay(game, Record.read(record))
    assert state.over
    assert game.position(state) == json.loads(end)


@pytest.mark.parametrize(("name", "size"), played_before())
def test_the_same_seed_still_gives_the_same_moves(name: str, size: str) -> None:
    game = find_game(name)
    assert written(game, played(game, size)) == (FOLDER / f"{name}-{size}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for game_name, table_size in tables():
        path = FOLDER / f"{game_name}-{table_size}.txt"
        if not path.exists():
            path.write_text(written(games()[game_name], played(games()[game_name], table_size)), encoding="utf-8")
