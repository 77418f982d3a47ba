"""Networks that were trained: saved for `holdfast.bots.external`, which gives them a seat, and as opponents."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from holdfast.bots.bot import Bot
from holdfast.bots.external import make_bot
from holdfast.bots.external.networks import FORMAT, Layer
from holdfast.kernel import Chance, Game, Moves, SeatHandle, State
from holdfast.kernel.batch import Policy

if TYPE_CHECKING:
    from holdfast.adapters.setting import Setting


def save_network(path: Path, setting: Setting, layers: Sequence[Layer]) -> None:
    """Save a network that was trained in this setting; the last two layers are policy and value."""
    about = {
        "format": FORMAT,
        "game": setting.game.name,
        "rules": setting.game.version,
        "seats": setting.seats,
        "options": dict(setting.options.non_defaults()),
        "layout": setting.layout.version,
        "layers": len(layers),
    }
    arrays: dict[str, Any] = {}
    for at, (weights, biases) in enumerate(layers):
        arrays[f"weights{at}"] = np.asarray(weights, np.float32)
        arrays[f"biases{at}"] = np.asarray(biases, np.float32)
    with path.open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(about)), **arrays)


class NetworkPolicy(Policy):
    """A network at the tables of a batch: like any bot it gets the handle of its seat, and no state."""

    def __init__(self, game: Game, bot: str) -> None:
        self.game = game
        self.bot = bot
        self.seated: dict[tuple[int, int], tuple[Bot, SeatHandle]] = {}

    def begin(self, table: int, state: State, seat: int, seed: int) -> None:
        self.seated[table, seat] = make_bot(self.bot, Chance(seed)), SeatHandle(self.game, state, seat)

    def choose(self, table: int, seat: int, moves: Moves, chance: Chance) -> int:
        bot, handle = self.seated[table, seat]
        return int(bot.choose(handle))
