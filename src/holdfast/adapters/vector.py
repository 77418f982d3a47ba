"""Many tables at once, as NumPy arrays that are written in place by compiled code.

    tables = holdfast.vector("upgrade", tables=4096, seats=2, seed=1)
    tables.reset()
    while training:
        tables.step(policy(tables.observations, tables.action_masks))
        learn(tables.rewards, tables.ended)

The arrays stay the same objects for good: each step overwrites what is in them. They are not to be written to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, u8
from numpy.typing import NDArray

from holdfast.adapters.setting import Opponent, Setting
from holdfast.kernel import Chance, Game, HoldfastError, SeatError
from holdfast.kernel.batch import TableBatch

Array = NDArray[Any]


@dataclass(frozen=True)
class Shape:
    """One of the arrays: its shape and type."""

    shape: tuple[int, ...]
    dtype: type[np.generic]

    @property
    def bytes(self) -> int:
        return int(np.prod(self.shape)) * np.dtype(self.dtype).itemsize


def shapes(setting: Setting, tables: int) -> dict[str, Shape]:
    """The arrays of a number of tables of one kind."""
    width, actions = setting.layout.size, int(setting.space.size)
    return {
        "observations": Shape((tables, width), np.int32),
        "action_masks": Shape((tables, actions), np.bool_),
        "players": Shape((tables,), np.int32),
        "rewards": Shape((tables, setting.seats), np.float64),
        "ended": Shape((tables,), np.bool_),
        "truncated": Shape((tables,), np.bool_),
        "final_observations": Shape((tables, width), np.int32),
    }


def views(batch: TableBatch, setting: Setting) -> dict[str, Array]:
    """The arrays of a batch, where they lie."""
    buffers: dict[str, Any] = {
        "observations": batch.observations,
        "action_masks": batch.masks,
        "players": batch.players,
        "rewards": batch.rewards,
        "ended": batch.ended,
        "truncated": batch.truncated,
        "final_observations": batch.final,
    }
    return {
        name: np.frombuffer(buffers[name], shape.dtype).reshape(shape.shape)
        for name, shape in shapes(setting, int(batch.count)).items()
    }


class VectorTables:
    """Tables stepped together. `players` says whose turn it is at each; `rewards` has a number for every seat."""

    observations: Array
    action_masks: Array
    players: Array
    rewards: Array
    ended: Array
    truncated: Array
    final_observations: Array

    def __init__(self, setting: Setting, tables: int, seed: int, opponents: Sequence[Opponent | None]) -> None:
        self.setting = setting
        self.count = tables
        self.seed = seed
        self.opponents = tuple(opponents)

    @property
    def observation_size(self) -> int:
        return self.setting.layout.size

    @property
    def action_count(self) -> int:
        return int(self.setting.space.size)

    @property
    def plane_count(self) -> int:
        return int(self.setting.planes.size)

    def reset(self, seed: int | None = None) -> Array:
        """Deal a first game at every table."""
        raise NotImplementedError

    def step(self, actions: Any) -> tuple[Array, Array, Array]:
        """Make one move at every table; observations, rewards and ends, which are also attributes."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of processes and memory."""

    def planes(self) -> Array:
        """The observations as zeros and ones, in an array that each call overwrites."""
        if self._planes is None:
            self._planes = vec[u8](np.zeros(self.count * self.plane_count, np.uint8).data)
        self.setting.planes.write_all(self._flat(), self.count, self._planes)
        return np.frombuffer(self._planes, np.uint8).reshape(self.count, self.plane_count)

    def _flat(self) -> Any:
        """All observations in a row, as the engine reads them."""
        return vec[i32](self.observations.reshape(-1).data)

    def random_actions(self) -> Array:
        """Any legal action for each table."""
        raise NotImplementedError

    _planes: Any = None


class LocalTables(VectorTables):
    """All tables in this process."""

    def __init__(self, setting: Setting, tables: int, seed: int, opponents: Sequence[Opponent | None]) -> None:
        super().__init__(setting, tables, seed, opponents)
        self.batch = setting.batch(tables, 0, seed, opponents)
        for name, array in views(self.batch, setting).items():
            setattr(self, name, array)
        self._luck = Chance(-1 - seed)
        self._chosen = vec[i32](np.zeros(tables, np.int32).data)
        self.reset()

    def reset(self, seed: int | None = None) -> Array:
        if seed is not None:
            self.seed = self.setting.checked_seed(seed)
        self._luck.begin(-1 - self.seed)
        self.batch.reseed(self.seed)
        return self.observations

    def step(self, actions: Any) -> tuple[Array, Array, Array]:
        self.batch.step(packed_actions(actions))
        return self.observations, self.rewards, self.ended

    def _flat(self) -> Any:
        return self.batch.observations

    def random_actions(self) -> Array:
        self.batch.random_actions(self._luck, self._chosen)
        return np.array(self._chosen, np.int32)


def packed_actions(actions: Any) -> Any:
    """Actions as the engine takes them; floats and too large numbers are no actions."""
    given = np.asarray(actions)
    if given.ndim != 1 or given.dtype.kind not in "iu":
        raise HoldfastError("actions_not_whole_numbers", shape=str(given.shape), type=str(given.dtype))
    if given.dtype != np.int32:
        given = np.clip(given, -1, np.iinfo(np.int32).max).astype(np.int32)
    return vec[i32](np.ascontiguousarray(given).data)


def vector(
    game: str | Game,
    *,
    tables: int,
    seats: int | None = None,
    seed: int = 0,
    opponents: Mapping[int, Opponent] | None = None,
    padded: bool = False,
    own: bool = False,
    workers: int = 1,
    **options: object,
) -> VectorTables:
    """Many tables of a game. `opponents` says which seats bots or policies hold; all others are the caller's.

    The same seed gives the same games at each table, whatever the number of `workers`.
    """
    setting = Setting.of(game, seats, options, padded, own)
    held = seated(setting.seats, opponents or {})
    if workers == 1:
        return LocalTables(setting, tables, seed, held)
    from holdfast.adapters.workers import SharedTables

    return SharedTables(setting, tables, seed, held, workers)


def seated(seats: int, opponents: Mapping[int, Opponent]) -> list[Opponent | None]:
    """Who sits where: an opponent, or nobody where the caller plays."""
    for seat in opponents:
        if not 0 <= seat < seats:
            raise SeatError("no_such_seat", seat=seat, seats=seats)
    return [opponents.get(seat) for seat in range(seats)]
