"""A table in numbers, for learning: observations, masks and actions, in lists or in somebody's buffers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from threading import Lock
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i32, u8

from holdfast.kernel.action_space import ActionSpace
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.legal_actions import LegalActions
from holdfast.kernel.plane_layout import planes_for
from holdfast.kernel.tensor_layout import TensorLayout, tensor_layout

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from holdfast.kernel.game import Game
    from holdfast.kernel.options import Options
    from holdfast.kernel.planes import Planes
    from holdfast.kernel.state import State

TERMINAL = -4
SIMULTANEOUS = -2
"""In place of the current player, as OpenSpiel numbers them. No table waits for chance: luck comes with the moves."""
FLOATS = ("e", "f", "d")
"""Formats of buffers that hold no whole numbers."""
UNFIT = (NotImplementedError, TypeError, ValueError)
"""What a memoryview raises if a buffer has several dimensions, is read-only, or has another length."""


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
        self._legal = LegalActions(space)
        self._observation = vec[i32](memoryview(bytes(4 * layout.size)).cast("i"))
        self._observed = memoryview(self._observation)
        self._mask = memoryview(self._legal.mask)
        self._writing = Lock()

    @cached_property
    def _planes(self) -> tuple[Planes, vec[u8]]:
        planes = planes_for(self.layout)
        return planes, vec[u8](memoryview(bytes(int(planes.size))))

    def observation(self, state: State, seat: int, out: Buffer | None = None) -> list[int]:
        """What a seat sees; written into `out`, an int32 buffer of this length, if one is given."""
        with self._writing:
            self.encoder.write(state, seat, self._observation, 0)
            return _given(self._observed, out)

    def planes(self, state: State, seat: int, out: Buffer | None = None) -> list[int]:
        """The same as zeros and ones."""
        with self._writing:
            planes, into = self._planes
            self.encoder.write(state, seat, self._observation, 0)
            planes.write(self._observation, 0, into, 0)
            return _given(memoryview(into), out)

    def mask(self, state: State, seat: int, out: Buffer | None = None) -> list[int]:
        """A 1 for each action that a seat may take now; written into `out`, a buffer of bytes, if one is given."""
        with self._writing:
            self._legal.look(state, seat)
            return _given(self._mask, out)

    def actions(self, state: State, seat: int) -> list[int]:
        """What a seat may do now, as action numbers, lowest first."""
        with self._writing:
            self._legal.look(state, seat)
            return self._legal.to_list()

    def move(self, state: State, seat: int, action: int) -> int:
        """The legal move with this number, or IllegalMove."""
        with self._writing:
            self._legal.look(state, seat)
            return self._legal.move(action)


def _given(values: memoryview, out: Buffer | None) -> list[int]:
    """The values as a list, or an empty one if they go into a buffer."""
    if out is None:
        return values.tolist()
    target = memoryview(out)
    try:
        if target.format == values.format or not _as_wide_integers(target, values):
            target[:] = values
        else:
            target.cast("B")[:] = values.cast("B")
    except UNFIT:
        raise HoldfastError("wrong_buffer", length=len(values), bytes=values.itemsize) from None
    return []


def _as_wide_integers(target: memoryview, values: memoryview) -> bool:
    """Whether a buffer of another format, such as bool in place of bytes, takes whole numbers of this many bytes."""
    return target.ndim == 1 and target.itemsize == values.itemsize and target.format not in FLOATS


@lru_cache(maxsize=256)
def action_space(game: Game, seats: int) -> ActionSpace:
    """The numbered actions of tables with this many seats."""
    return ActionSpace(game.vocabulary.verbs, seats)


def encoding_for(game: Game, state: State, padded: bool = False, own: bool = False) -> Encoding:
    """How observations of a table are written; `padded` to the largest table, a seat's `own` entries first."""
    return _encoding(game, int(state.seats), state.options, padded, own)


@lru_cache(maxsize=256)
def _encoding(game: Game, seats: int, options: Options, padded: bool, own: bool) -> Encoding:
    layout = tensor_layout(game, seats, options, padded, own)
    return Encoding(layout, action_space(game, layout.wide.seats if padded else seats))
