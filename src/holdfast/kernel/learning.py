"""A table in numbers, for learning: observations, masks and actions, in lists or in somebody's buffers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i32, u8

from holdfast.kernel.action_space import ActionSpace
from holdfast.kernel.bits import NONE
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.plane_layout import planes_for
from holdfast.kernel.tensor_layout import TensorLayout, tensor_layout

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from holdfast.kernel.game import Game
    from holdfast.kernel.state import State

TERMINAL = -4
SIMULTANEOUS = -2
"""In place of the current player, as OpenSpiel numbers them. No table waits for chance: luck comes with the moves."""


@dataclass(frozen=True)
class InformationState:
    """All that a seat has seen, heard and done since the deal."""

    key: str
    """The same for two tables only if they have been the same to this seat all along."""
    numbers: tuple[int, ...]
    """What the seat saw at the deal, then what each move brought; it only ever grows."""


class Encoding:
    """Writes what seats of one kind of table see and may do, into buffers that are used again."""

    def __init__(self, layout: TensorLayout, space: ActionSpace) -> None:
        self.layout = layout
        self.space = space
        self.encoder = layout.encoder(space)
        self._observation = vec[i32]([i32(0) for _ in range(layout.size)])
        self._writing = Lock()

    def observation(self, state: State, seat: int, out: Buffer | None = None) -> list[int]:
        """What a seat sees; written into `out`, an int32 buffer of this length, if one is given."""
        with self._writing:
            self.encoder.write(state, seat, self._observation, 0)
            view = memoryview(self._observation)
            if out is None:
                return view.tolist()
            _fill(out, view)
        return []

    def planes(self, state: State, seat: int, out: Buffer | None = None) -> list[int]:
        """The same as zeros and ones."""
        planes = planes_for(self.layout)
        into = vec[u8]([u8(0) for _ in range(planes.size)])
        with self._writing:
            self.encoder.write(state, seat, self._observation, 0)
            planes.write(self._observation, 0, into, 0)
        view = memoryview(into).cast("B")
        if out is None:
            return view.tolist()
        _fill(out, view)
        return []

    def mask(self, legal: list[int], out: Buffer | None = None) -> list[int]:
        """A 1 for each action among these moves; written into `out`, a buffer of bytes, if one is given."""
        mask = bytearray(int(self.space.size))
        for action in self.space.actions(legal):
            if action != NONE:
                mask[action] = 1
        if out is None:
            return list(mask)
        _fill(out, memoryview(mask))
        return []


def _fill(out: Buffer, values: memoryview) -> None:
    target = memoryview(out)
    if target.readonly or target.ndim != 1 or target.itemsize != values.itemsize or len(target) != len(values):
        raise HoldfastError("wrong_buffer", length=len(values), bytes=values.itemsize)
    target.cast("B")[:] = values.cast("B")


@lru_cache(maxsize=256)
def action_space(game: Game, seats: int) -> ActionSpace:
    """The numbered actions of tables with this many seats."""
    return ActionSpace(game.vocabulary.verbs, seats)


def encoding_for(game: Game, state: State, padded: bool = False, own: bool = False) -> Encoding:
    """How observations of a table are written; `padded` to the largest table, a seat's `own` entries first."""
    layout = tensor_layout(game, int(state.seats), state.options, padded, own)
    return Encoding(layout, action_space(game, layout.wide.seats if padded else int(state.seats)))
