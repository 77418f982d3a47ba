"""The laws of the table in games that were chosen for what they reach (`make seeds`), with our own games.

Here and not beside each game's rules: a law that holds with the compiled engine holds with its source, as far as both
play the same games, and that is what `tests/playthroughs` and `tests/games` are for.
"""

from __future__ import annotations

import pytest

from holdfast.games import find_game
from holdfast.testing import conform
from tests.conformance.reaching import Chosen, chosen_games, declared, games_with_choices, never_reached, play


def every_game() -> list[tuple[str, Chosen]]:
    return [(name, chosen) for name in games_with_choices() for chosen in chosen_games(name)]


@pytest.mark.parametrize(("name", "chosen"), every_game(), ids=str)
def test_conforms(name: str, chosen: Chosen) -> None:
    conform(find_game(name), seats=chosen.seats, options=chosen.options, games=1, seed=chosen.seed)


@pytest.mark.parametrize("name", games_with_choices())
def test_the_chosen_games_reach_what_they_were_chosen_for(name: str) -> None:
    """If not, the rules have changed: “make seeds” chooses anew."""
    game = find_game(name)
    reached = set[str]().union(*(play(game, chosen).things for chosen in chosen_games(name)))
    assert declared(game) - reached == never_reached(name)
