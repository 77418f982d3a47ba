"""A small position of Upgrade for the tests of scenarios."""

from __future__ import annotations

from holdfast.games.upgrade import GAME
from holdfast.kernel import Game, HoldfastError, Plain
from holdfast.scenarios import Scenario, read_scenario

POSITION: dict[str, Plain] = {
    "turn": "p1",
    "drawn": "5D",
    "deck": ["4H", "6H", "7H"],
    "p1": {"tokens": 3, "attack": ["9S"], "defence": ["2C", "3C"]},
    "p2": {"tokens": 3, "attack": ["2S"], "defence": ["4D", "5H"]},
}


def find_game(name: str) -> Game:
    """Upgrade is enough here."""
    if name != "upgrade":
        raise HoldfastError("no_such_game", name=name, games=["upgrade"])
    return GAME


def scenario(*steps: dict[str, Plain], position: dict[str, Plain] | None = None, **headings: object) -> Scenario:
    document = {
        "title": "A duel",
        "game": "upgrade",
        "players": 2,
        "position": POSITION if position is None else position,
        "play": list(steps),
        **headings,
    }
    return read_scenario(document, find_game)


def run(*steps: dict[str, Plain], position: dict[str, Plain] | None = None, **headings: object) -> None:
    scenario(*steps, position=position, **headings).run()
