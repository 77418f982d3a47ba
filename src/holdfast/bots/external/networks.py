"""Networks as files, and how one is evaluated with NumPy alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from holdfast.kernel.errors import FileError

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


def load_network(path: Path) -> Network:
    """The network of a file, or FileError that says what is wrong with it."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            layers = [(file[f"weights{at}"], file[f"biases{at}"]) for at in range(about["layers"])]
    except OSError:
        raise FileError("cannot_read_network", path=str(path)) from None
    except (EOFError, KeyError, ValueError, TypeError, BadZipFile):
        raise FileError("not_a_network", path=str(path)) from None
    if about.get("format") != FORMAT or len(layers) < 3:
        raise FileError("not_a_network", path=str(path))
    *body, policy, value = layers
    return Network(about["game"], about["seats"], about["options"], about["layout"], tuple(body), policy, value)
