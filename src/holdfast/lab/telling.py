"""What play tells: at some moments of games the true table, beside tables that the seat to move could as well imagine.

From these is learnt which of the tables that a seat imagines is likely to be the true one. The bots judge by the
weights that were learnt just before: who plays badly tells little.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec

from holdfast.kernel import Chance, Game, SeatHandle, State
from holdfast.lab.samples import Practice, some

IMAGINED = 7
"""Beside the true table so many others."""
SIMULATIONS = 200
"""So far the bots look ahead."""
WITNESS = 0x7E11
"""What sets the luck of imagining apart from the luck of the game."""


@dataclass(frozen=True)
class Comparison:
    """One moment of a game, as the seat to move could see it."""

    game: int
    """The number of the game."""
    features: Sequence[Sequence[float]]
    """The tells of some tables: first the true one, then those imagined."""
    shares: Sequence[float]
    """How true each of them is: 1 or 0."""


class Witness:
    """Plays games with so many seats, and compares at some moments of each."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        assert game.search.tells is not None
        self.heuristics = game.search.heuristics
        self.tells = len(game.search.tells.names)
        self.practice = Practice(game, seats, seed, SIMULATIONS)

    def play(self, number: int) -> list[Comparison]:
        """One game, with luck that follows from the seed and its number."""
        luck = self.practice.luck(number)
        dreams = Chance(luck.word() ^ WITNESS)
        moments: list[list[list[float]]] = []
        self.practice.play(luck, lambda state, handle: moments.append(self._tables(state, handle, dreams)))
        shares = [1.0] + [0.0] * IMAGINED
        return [Comparison(number, moments[at], shares) for at in some(len(moments), luck)]

    def _tables(self, state: State, handle: SeatHandle, dreams: Chance) -> list[list[float]]:
        """The tells of the true table and of those imagined."""
        me = int(handle.seat)
        found = [self._read(state, me)]
        world = handle.imagine(dreams)
        for _ in range(IMAGINED):
            found.append(self._read(world, me))
            handle.imagine_again(dreams, world)
        return found

    def _read(self, table: State, me: int) -> list[float]:
        """What the others tell together."""
        total = [0.0] * self.tells
        for seat in range(int(table.seats)):
            if seat != me and table.is_in(seat):
                into = vec[float]([0.0] * self.tells)
                self.heuristics.tells(table, seat, into)
                total = [before + more for before, more in zip(total, into, strict=True)]
        return total


def told(likelihoods: Sequence[Sequence[float]]) -> float:
    """How often the true table looked likelier than an imagined one; one as likely counts half."""
    points, pairs = 0.0, 0
    for true, *imagined in likelihoods:
        points += sum((true > each) + 0.5 * (true == each) for each in imagined)
        pairs += len(imagined)
    return points / pairs if pairs else 0.5
