"""Luck that is decided from outside, one card at a time.

A table of Holdfast draws its luck within moves. Here a move is made with the luck that has been decided so far, on a
copy; where it needs more, it is given up, and what may come is listed. So the deck has no order: a card is chosen among
all that lie there when somebody draws it, which is the same to everybody who knows nothing of the order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from holdfast.kernel import State
from holdfast.kernel.luck import UNDECIDED, LuckAwaited

Act = Callable[[State], None]


@dataclass(frozen=True)
class Luck:
    """What chance may bring next, each with its probability: a face by its number, or a seat as -1 - seat."""

    outcomes: tuple[tuple[int, float], ...]


def after(table: State, act: Act, decided: Sequence[int]) -> State | Luck:
    """The table after a move that this luck was decided for, or what has to be decided next. Luck without a choice
    decides itself."""
    known = list(decided)
    while True:
        found = _tried(table, act, known)
        if isinstance(found, State) or len(found.outcomes) > 1:
            return found
        known.append(found.outcomes[0][0])


def _tried(table: State, act: Act, decided: Sequence[int]) -> State | Luck:
    twin = table.copy()
    twin.forced = [*decided, int(UNDECIDED)]
    try:
        act(twin)
    except LuckAwaited as awaited:
        return _luck(twin, awaited)
    twin.forced = []
    return twin


def _luck(table: State, awaited: LuckAwaited) -> Luck:
    """Cards whose place is known to somebody stay where they are; the others may all be the one that is drawn."""
    if awaited.zone is None:
        counts = Counter([-1 - seat for seat in range(int(table.seats)) if awaited.seats >> seat & 1])
    else:
        cards = awaited.zone.to_list()
        unknown = [card for card in cards if not table.known[card]]
        drawn = [cards[-1]] if table.known[cards[-1]] and awaited.zone is table.deck else unknown or cards
        counts = Counter(int(table.face[card]) for card in drawn)
    total = sum(counts.values())
    return Luck(tuple((outcome, count / total) for outcome, count in sorted(counts.items())))
