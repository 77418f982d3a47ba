"""Games that were left out, named to whoever starts a command that shows the others."""

from __future__ import annotations

import sys

from holdfast.games import broken_games
from holdfast.kernel import HoldfastError
from holdfast.words import tell


def name_left_out(language: str) -> None:
    """One line for each game that cannot be played, with its fault."""
    for broken in broken_games():
        left_out = HoldfastError("game_left_out", game=broken.name, fault=broken.fault)
        print(f"holdfast: {tell(left_out, language)}", file=sys.stderr)
