"""The tree of a search: edges in flat storage, found by what their mover can tell apart.

No node is an object. An edge is a move at a point of the story; its key is a hash of the story so far, the mover and
the move. It counts how often it was made, how often it could have been made, and what it brought its mover.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.moves import Moves

MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
"""Keys stay below 2 to the 62nd, where compiled numbers are plain machine words."""
PRIME: Final[i64] = 0x1000193
OTHER_PRIME: Final[i64] = 0x5BD1E95
HALF: Final[i64] = 0x7FFFFFFF


def mixed(key: i64, number: i64) -> i64:
    """A key that continues another one. It is made of two halves, so that no product is too large for a word."""
    low = ((key & HALF ^ number & HALF) * PRIME + (number >> 31)) & HALF
    high = ((key >> 31) * OTHER_PRIME + (number & HALF) + low) & HALF
    low ^= high >> 13
    return high << 31 | low


@final
class Tree:
    """Edges, and the path through them that is being tried."""

    mask: i64
    used: i64
    depth: i64

    def __init__(self, edges: i64) -> None:
        room: i64 = 64
        while room < 2 * edges + 64:
            room *= 2
        self.mask = room - 1
        self.used = 0
        self.depth = 0
        self.keys = vec[i64]([i64(0) for _ in range(room)])
        self.visits = vec[i64]([i64(0) for _ in range(room)])
        self.available = vec[i64]([i64(0) for _ in range(room)])
        self.values = vec[float]([0.0 for _ in range(room)])
        self.slots = vec[i64]([i64(0) for _ in range(i64(64))])
        self.path = vec[i64]([i64(0) for _ in range(i64(256))])
        self.movers = vec[i64]([i64(0) for _ in range(i64(256))])
        count = 2 * int(edges) + 64
        self.curiosity = vec[float]([sqrt(log(float(max(2, seen)))) for seen in range(count)])
        self.inverse = vec[float]([1.0 / sqrt(float(max(1, seen))) for seen in range(count)])

    def clear(self) -> None:
        for at in range(self.mask + 1):
            self.keys[at] = 0
        self.used = 0
        self.depth = 0

    def find(self, key: i64) -> i64:
        """The slot of an edge; -1 - slot of a free one if it is not in the tree."""
        at = key & self.mask
        while self.keys[at] != key:
            if self.keys[at] == 0:
                return -1 - at
            at = (at + 1) & self.mask
        return at

    def select(self, key: i64, mover: i64, moves: Moves, explore: float, luck: i64) -> i64:
        """Choose a move of the list, one that is not in the tree yet or else the most promising; its place there.

        A new move is chosen by `luck`, and `depth` tells whether the path has grown by a new edge: see `is_new`.
        """
        while len(self.slots) < moves.size:
            self.slots = append(self.slots, i64(0))
        fresh = self._look_up(key, moves)
        if fresh > 0:
            return self._expand(key, mover, moves, luck % fresh)
        best: i64 = 0
        most = -1e30
        for at in range(moves.size):
            slot = self.slots[at]
            seen = self.visits[slot]
            score = (
                self.values[slot] / float(seen) + explore * self.curiosity[self.available[slot]] * self.inverse[seen]
            )
            if score > most:
                most = score
                best = at
        self._follow(self.slots[best], mover)
        return best

    def _look_up(self, key: i64, moves: Moves) -> i64:
        """Find the edges of all moves; how many are not in the tree."""
        fresh: i64 = 0
        for at in range(moves.size):
            slot = self.find(mixed(key, moves.buffer[at] + 1))
            self.slots[at] = slot
            if slot < 0:
                fresh += 1
            else:
                self.available[slot] += 1
        return fresh

    def _expand(self, key: i64, mover: i64, moves: Moves, skip: i64) -> i64:
        """Put one of the new moves into the tree."""
        at: i64 = 0
        while self.slots[at] >= 0 or skip > 0:
            if self.slots[at] < 0:
                skip -= 1
            at += 1
        new = mixed(key, moves.buffer[at] + 1)
        slot = -1 - self.find(new)
        self.keys[slot] = new
        self.visits[slot] = 0
        self.available[slot] = 1
        self.values[slot] = 0.0
        self.used += 1
        self._follow(slot, mover)
        return at

    def _follow(self, slot: i64, mover: i64) -> None:
        if self.depth == len(self.path):
            self.path = append(self.path, i64(0))
            self.movers = append(self.movers, i64(0))
        self.path[self.depth] = slot
        self.movers[self.depth] = mover
        self.depth += 1

    def ends_new(self) -> bool:
        """Whether the path has reached an edge that nobody has tried before."""
        return self.depth > 0 and self.visits[self.path[self.depth - 1]] == 0

    def back_up(self, rewards: vec[float]) -> None:
        """Every edge of the path learns what it brought its mover."""
        for at in range(self.depth):
            slot = self.path[at]
            self.visits[slot] += 1
            self.values[slot] += rewards[self.movers[at]]
        self.depth = 0
