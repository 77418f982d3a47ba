"""Features: what there is to say about how a seat stands, in numbers. Weights fitted to many games make an evaluation.

A game declares its features one by one, computes them in `Heuristics.features`, and has its weights in `weights.toml`
in its folder, made by `holdfast lab fit`. Without that file searching bots go by the game's own `evaluate`.

Tells are numbers of the same kind for something else: how well what a seat may hold fits what it has done. They are
computed in `Heuristics.tells`, and their weights stand in the same file.
"""

from __future__ import annotations

import tomllib
import warnings
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files

from holdfast.kernel.errors import GameFault

WEIGHTS_FILE = "weights.toml"
WORTH = "seats"
"""The part of the file with what features are worth,"""
TELLS = "tells"
"""and the one with what tells tell."""
Weights = Mapping[int, tuple[float, ...]]
"""For some numbers of players a weight for each feature."""


class UnfittedFeatures(UserWarning):
    """A game has features that its weights know nothing of."""


class Features:
    """The features of a game, in order."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str) -> int:
        """One more feature; its place among the numbers."""
        return self.add_each([name])

    def add_each(self, names: Iterable[str]) -> int:
        """Several features side by side; the place of the first."""
        first = len(self.names)
        self.names += names
        return first


@lru_cache(maxsize=64)
def weights_in(package: str, features: Features, part: str) -> Weights:
    """What stands in a part of a game's file of weights; nothing where there is none."""
    file = files(package) / WEIGHTS_FILE
    if not file.is_file():
        return {}
    text = file.read_text(encoding="utf-8")
    if missing := unfitted(text, features, part):
        game = package.rpartition(".")[2]
        said = f"{game}: bots cannot weigh {', '.join(missing)} until you run `holdfast lab fit {game}`"
        warnings.warn(said, UnfittedFeatures, stacklevel=2)
    return read_weights(text, features, part)


def unfitted(text: str, features: Features, part: str = WORTH) -> list[str]:
    """The features that came after the weights in a file were fitted, as those of new cards do."""
    fitted = tomllib.loads(text).get(part, {}).values()
    return [name for name in features.names if any(name not in named for named in fitted)]


def read_weights(text: str, features: Features, part: str = WORTH) -> Weights:
    return {int(seats): _in_order(named, features) for seats, named in tomllib.loads(text).get(part, {}).items()}


def _in_order(named: Mapping[str, float], features: Features) -> tuple[float, ...]:
    """The weights in feature order. One that was fitted before there was a feature knows nothing of it."""
    for name in named:
        if name not in features.names:
            raise GameFault("no_such_feature", name=name)
    return tuple(float(named.get(name, 0.0)) for name in features.names)


def nearest(weights: Weights, seats: int) -> tuple[float, ...]:
    """Those for this many players, or for about as many; none where there are none."""
    return weights[min(weights, key=lambda count: (abs(count - seats), count))] if weights else ()
