"""Networks as files, and how one is evaluated with NumPy alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from holdfast.kernel import Game, HoldfastError, Options
from holdfast.kernel.errors import FileError
from holdfast.kernel.learning import action_space
from holdfast.kernel.plane_layout import planes_for
from holdfast.kernel.tensor_layout import TensorLayout, tensor_layout

FORMAT = 1
Layer = tuple[NDArray[np.float32], NDArray[np.float32]]
"""Weights, one row for each output, and biases."""


@dataclass(frozen=True)
class Network:
    """Layers of a body, then one for the policy and one for the value. Between layers negative numbers become 0."""

    game: str
    seats: int
    options: dict[str, Any]
    layout: str
    """The version of the tensor layout that it was trained with."""
    body: tuple[Layer, ...]
    policy: Layer
    value: Layer

    def check(self, bot: str, game: Game, seats: int, options: Options) -> TensorLayout:
        """The layout in which it sees such a table; HoldfastError if it was trained at others."""
        layout = tensor_layout(game, seats, options, own=True)
        sizes = int(planes_for(layout).size), int(action_space(game, seats).size)
        if game.name != self.game or layout.version != self.layout or sizes != (self.inputs, self.outputs):
            raise HoldfastError("network_for_other_table", bot=bot, game=self.game, seats=self.seats)
        return layout

    @property
    def inputs(self) -> int:
        return int(self.body[0][0].shape[1])

    @property
    def outputs(self) -> int:
        return int(self.policy[0].shape[0])

    def preferences(self, planes: NDArray[np.uint8]) -> NDArray[np.float32]:
        """A number for each action: the higher, the rather."""
        return _through(self.policy, self._hidden(planes))

    def expected(self, planes: NDArray[np.uint8]) -> float:
        """The return that it expects."""
        return float(_through(self.value, self._hidden(planes))[0])

    def _hidden(self, planes: NDArray[np.uint8]) -> NDArray[np.float32]:
        weights, biases = self.body[0]
        hidden = np.maximum(weights[:, np.flatnonzero(planes)].sum(1) + biases, 0)
        for layer in self.body[1:]:
            hidden = np.maximum(_through(layer, hidden), 0)
        result: NDArray[np.float32] = hidden
        return result


def _through(layer: Layer, given: NDArray[np.float32]) -> NDArray[np.float32]:
    weights, biases = layer
    result: NDArray[np.float32] = weights @ given + biases
    return result


@lru_cache(maxsize=16)
def load_network(path: Path) -> Network:
    """The network of a file, read once, or FileError that says what is wrong with it."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            layers = [(file[f"weights{at}"], file[f"biases{at}"]) for at in range(about["layers"])]
    except OSError:
        raise FileError("cannot_read_network", path=str(path)) from None
    except (EOFError, KeyError, ValueError, TypeError, BadZipFile):
        raise FileError("not_a_network", path=str(path)) from None
    if about.get("format") != FORMAT or not _fit_together(layers):
        raise FileError("not_a_network", path=str(path))
    *body, policy, value = layers
    return Network(about["game"], about["seats"], about["options"], about["layout"], tuple(body), policy, value)


def _fit_together(layers: list[Layer]) -> bool:
    """Whether each layer takes what the one before gives; the last two take the same."""
    if len(layers) < 3 or any(weights.ndim != 2 or biases.shape != weights.shape[:1] for weights, biases in layers):
        return False
    gives = [len(biases) for _, biases in layers]
    takes = [weights.shape[1] for weights, _ in layers]
    return takes[1:-1] == gives[:-2] and takes[-1] == gives[-3] and gives[-1] == 1
