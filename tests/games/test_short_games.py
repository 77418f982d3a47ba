"""The laws of the table in one short game of each: the longer ones are in `tests/conformance`."""

from __future__ import annotations

import pytest

from holdfast.games import games
from holdfast.kernel import Game
from holdfast.testing import conform

pytestmark = pytest.mark.quick


@pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in games().items()])
def test_conforms(game: Game) -> None:
    conform(game, seats=game.seats[0], options={"turn_limit": 6}, games=1)
