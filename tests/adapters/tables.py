"""Tables of every size: with some numbers of seats a game is only played with other options."""

from __future__ import annotations

from typing import Any

from holdfast.kernel import Game, OptionError

ROOMY: dict[str, dict[str, Any]] = {"upgrade": {"top_rank": "K"}, "cluster_royale": {"teams": True}}
"""Options with which more can play."""


def roomy(game: Game, seats: int) -> dict[str, Any]:
    """Options with which so many can play: none, where none are needed."""
    try:
        game.check(seats, game.options.read({}))
    except OptionError:
        return ROOMY[game.name]
    return {}
