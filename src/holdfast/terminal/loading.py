"""Resuming a record: options given with it must agree with it."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games import find_game
from holdfast.kernel import HoldfastError, Record
from holdfast.kernel.seeds import read_seed
from holdfast.terminal.options import read_options


def check_load(record: Record, game: str, seats: Sequence[str], options: Sequence[str], seed: str) -> None:
    """Refuse what contradicts a record: a game, players, options or a seed of one's own."""
    if game and find_game(game).name != record.game:
        raise HoldfastError("record_of_other_game", recorded=record.game, game=game)
    found = find_game(record.game)
    if seats and list(seats) != record.players:
        raise HoldfastError("record_names_players", players=record.players)
    if options and read_options(found, options) != found.options.read(record.options):
        raise HoldfastError("record_names_options")
    if seed and read_seed(seed) != record.whole_seed():
        raise HoldfastError("record_names_seed")
