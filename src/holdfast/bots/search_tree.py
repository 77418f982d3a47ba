"""The search tree: edges in a flat hash table, keyed by what their mover can observe.

No node is an object. An edge is a move after an observed history; its key is a hash of that history, the mover and the
move.
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


def combine(key: i64, number: i64) -> i64:
    """The hash of a key and a number. It is made of two halves, so that no product overflows a word."""
    low = ((key & HALF ^ number & HALF) * PRIME + (number >> 31)) & HALF
    high = ((key >> 31) * OTHER_PRIME + (number & HALF) + low) & HALF
    low ^= high >> 13
    return high << 31 | low


# The numbers of an edge lie side by side, so that one look into memory brings all of them
KEY: Final[i64] = 0
COUNTS: Final[i64] = 1
"""Visits, and from bit 32 on how often it was available."""
VALUE: Final[i64] = 2
"""The sum of rewards for its mover, weighted by the likelihood of the table."""
WEIGHT: Final[i64] = 3
"""The sum of those likelihoods."""
EDGE: Final[i64] = 4
"""The numbers of an edge."""
MADE: Final[i64] = 0xFFFFFFFF
COULD_BE_MADE: Final[i64] = 0x100000000
WHOLE: Final = 1048576.0
"""Rewards and weights are summed as integers; this is a win on a table of likelihood 1."""


@final
class SearchTree:
    """Edges, and the path through them of the current simulation."""

    mask: i64
    used: i64
    depth: i64
    exploration: float
    """The exploration constant of UCB."""

    def __init__(self, edges: i64) -> None:
        room: i64 = 64
        while room < 2 * edges + 64:
            room *= 2
        self.mask = room - 1
        self.used = 0
        self.depth = 0
        self.exploration = 0.7
        self.edges = vec[i64]([i64(0)] * (room * EDGE))
        self.slots = vec[i64]([i64(0)] * 64)
        self.path = vec[i64]([i64(0)] * 256)
        self.movers = vec[i64]([i64(0)] * 256)
        count = 2 * int(edges) + 64
        self.curiosity = vec[float]([sqrt(log(float(max(2, seen)))) for seen in range(count)])
        self.inverse = vec[float]([1.0 / sqrt(float(max(1, seen))) for seen in range(count)])

    def has_room(self, edges: i64) -> bool:
        return 2 * edges + 64 <= min(self.mask + 1, i64(len(self.inverse)))

    def clear(self) -> None:
        edges = self.edges
        for slot in range(i64(0), (self.mask + 1) * EDGE, EDGE):
            edges[slot] = 0
        self.used = 0
        self.depth = 0

    def find(self, key: i64) -> i64:
        """The slot of an edge; -1 - slot of a free one if it is not in the tree."""
        edges = self.edges
        mask = self.mask
        at = key & mask
        slot = at * EDGE
        while edges[slot] != key:
            if edges[slot] == 0:
                return -1 - slot
            at = (at + 1) & mask
            slot = at * EDGE
        return slot

    def visits(self, key: i64) -> i64:
        """The visits of an edge."""
        slot = self.find(key)
        return self.edges[slot + COUNTS] & MADE if slot >= 0 else i64(0)

    def mean(self, key: i64) -> float:
        """The mean reward of a visited edge for its mover, from -1 to 1."""
        slot = self.find(key)
        return float(self.edges[slot + VALUE]) / float(self.edges[slot + WEIGHT])

    def select(self, key: i64, mover: i64, moves: Moves, luck: i64) -> i64:
        """The index of the move to follow: one that is not in the tree yet, or else the one with the highest bound.

        Among new moves `luck` decides; afterwards `reached_new_edge` is true.
        """
        size = moves.size
        while len(self.slots) < size:
            self.slots = append(self.slots, i64(0))
        slots = self.slots
        edges = self.edges
        exploration = self.exploration
        curiosity = self.curiosity
        inverse = self.inverse
        buffer = moves.buffer
        fresh: i64 = 0
        best: i64 = 0
        most = -1e30
        for at in range(size):
            slot = self.find(combine(key, buffer[at] + 1))
            slots[at] = slot
            if slot < 0:
                fresh += 1
                continue
            counts = edges[slot + COUNTS] + COULD_BE_MADE
            edges[slot + COUNTS] = counts
            if fresh > 0:
                continue  # a new move comes first, however good this one is
            made = counts & MADE
            mean = float(edges[slot + VALUE]) / float(edges[slot + WEIGHT])
            score = mean + exploration * curiosity[counts >> 32] * inverse[made]
            if score > most:
                most = score
                best = at
        if fresh > 0:
            return self._expand(key, mover, moves, luck % fresh)
        self._follow(slots[best], mover)
        return best

    def _expand(self, key: i64, mover: i64, moves: Moves, skip: i64) -> i64:
        """Add one of the new moves to the tree."""
        slots = self.slots
        at: i64 = 0
        while slots[at] >= 0 or skip > 0:
            if slots[at] < 0:
                skip -= 1
            at += 1
        slot = -1 - slots[at]
        edges = self.edges
        edges[slot] = combine(key, moves.buffer[at] + 1)
        edges[slot + COUNTS] = COULD_BE_MADE
        edges[slot + VALUE] = 0
        edges[slot + WEIGHT] = 0
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

    def reached_new_edge(self) -> bool:
        """Whether the path ends in an edge without visits."""
        return self.depth > 0 and self.edges[self.path[self.depth - 1] + COUNTS] & MADE == 0

    def back_up(self, rewards: vec[i64], weight: i64) -> None:
        """Add the rewards of a simulation to every edge of the path, weighted by the likelihood of its table."""
        edges = self.edges
        path = self.path
        for at in range(self.depth):
            slot = path[at]
            edges[slot + COUNTS] += 1
            edges[slot + VALUE] += rewards[self.movers[at]]
            edges[slot + WEIGHT] += weight
        self.depth = 0
