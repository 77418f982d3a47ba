"""What play tells: at some moments of games the true table, together with determinized ones of the seat to move.

From these is learnt which of the tables that a seat determinizes is likely to be the true one. The bots judge by the
weights that were learnt just before: who plays badly tells little.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec

from holdfast.kernel import Chance, Game, SeatHandle, State
from holdfast.lab.positions_dataset import SelfPlay, choose_positions

DETERMINIZED = 7
"""Determinized tables for each true one."""
SIMULATIONS = 200
"""So far the bots look ahead."""
WITNESS = 0x7E11
"""What sets the luck of determinizing apart from the luck of the game."""


@dataclass(frozen=True)
class TellsExample:
    """One moment of a game, as the seat to move could see it."""

    game: int
    """The number of the game."""
    features: Sequence[Sequence[float]]
    """The tells of some tables: first the true one, then those determinized."""
    targets: Sequence[float]
    """How true each of them is: 1 or 0."""


class TellsSampler:
    """Plays games, and compares tables at some positions of each."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        assert game.search.tells is not None
        self.heuristics = game.search.heuristics
        self.tells = len(game.search.tells.names)
        self.self_play = SelfPlay(game, seats, seed, SIMULATIONS)

    def play(self, number: int) -> list[TellsExample]:
        """One game, with luck that follows from the seed and its number."""
        luck = self.self_play.luck(number)
        dreams = Chance(luck.word() ^ WITNESS)
        positions: list[list[list[float]]] = []
        self.self_play.play(luck, lambda state, handle: positions.append(self._tables(state, handle, dreams)))
        targets = [1.0] + [0.0] * DETERMINIZED
        return [TellsExample(number, positions[at], targets) for at in choose_positions(len(positions), luck)]

    def _tables(self, state: State, handle: SeatHandle, dreams: Chance) -> list[list[float]]:
        """The tells of the true table and of those determinized."""
        me = int(handle.seat)
        found = [self._read(state, me)]
        world = handle.determinize(dreams)
        for _ in range(DETERMINIZED):
            found.append(self._read(world, me))
            handle.determinize_again(dreams, world)
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


def pairwise_accuracy(likelihoods: Sequence[Sequence[float]]) -> float:
    """How often the true table looked likelier than a determinized one; one as likely counts half."""
    points, pairs = 0.0, 0
    for true, *determinized in likelihoods:
        points += sum((true > each) + 0.5 * (true == each) for each in determinized)
        pairs += len(determinized)
    return points / pairs if pairs else 0.5
