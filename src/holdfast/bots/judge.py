"""Judging a table: how likely each will win. By weights fitted to many games, or by the game's own evaluation."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.bits import bit, count_bits, lowest_bit
from holdfast.kernel.heuristics import NO_HEURISTICS, Heuristics
from holdfast.kernel.state import State

if TYPE_CHECKING:
    from holdfast.kernel.game import Game

SEATS: Final[i64] = 16
MOST: Final = 50.0
"""Nobody is so far ahead that it would have to be counted more exactly."""


@final
class Judge:
    """Says for every seat how large its share of a win is. It sees the whole table, so it is asked of imagined ones."""

    squash: float

    def __init__(self) -> None:
        self.heuristics: Heuristics[State] = NO_HEURISTICS
        self.squash = 1.0
        self.shares = vec[float]([0.0 for _ in range(SEATS)])
        self.weights = vec[float]()
        self.features = vec[float]()

    def prepare(self, game: Game, seats: int, fitted: bool) -> None:
        """Judge tables of this game; with the weights fitted to it, if there are any and they are wanted."""
        weights = list(game.weights(seats)) if fitted else []
        self.heuristics = game.search.heuristics
        self.squash = game.search.config.squash if seats == 2 else game.search.config.squash_many
        self.weights = vec[float](weights)
        self.features = vec[float]([0.0 for _ in weights])

    def shares_at(self, table: State) -> vec[float]:
        """Each seat's share: what has come of the game, or what is to be expected."""
        if table.over:
            self._count(table)
        elif len(self.weights) > 0:
            self._weigh(table)
        else:
            self._evaluate(table)
        return self.shares

    def _count(self, table: State) -> None:
        """The game is over: the winners share, and a team is one."""
        winners = table.winners()
        sides = count_bits(winners) // max(i64(1), count_bits(winners & table.team(lowest_bit(winners))))
        share = 1.0 / float(sides)
        for seat in range(table.seats):
            self.shares[seat] = share if winners & bit(seat) else 0.0

    def _weigh(self, table: State) -> None:
        """By the game's features, each with its weight."""
        features = self.features
        weights = self.weights
        heuristics = self.heuristics
        heuristics.survey(table)
        for seat in range(table.seats):
            share = 0.0
            if heuristics.may_win(table, seat):
                worth = 0.0
                heuristics.features(table, seat, features)
                for at in range(i64(len(weights))):
                    worth += weights[at] * features[at]
                share = _power(worth)
            self.shares[seat] = share
        self._share_out(table)

    def _evaluate(self, table: State) -> None:
        heuristics = self.heuristics
        for seat in range(table.seats):
            may_win = heuristics.may_win(table, seat)
            self.shares[seat] = _power(self.squash * heuristics.evaluate(table, seat)) if may_win else 0.0
        self._share_out(table)

    def _share_out(self, table: State) -> None:
        """From how well each seat is doing to its share of a win: all of them are one together."""
        shares = self.shares
        total = 0.0
        for seat in range(table.seats):
            total += shares[seat]
        for seat in range(table.seats):
            shares[seat] /= total
        self._share_in_teams(table)

    def _share_in_teams(self, table: State) -> None:
        """Who wins together hopes together."""
        for seat in range(table.seats):
            team = table.team(seat)
            if team != bit(seat) and lowest_bit(team) == seat:
                together = 0.0
                for other in range(table.seats):
                    if team & bit(other):
                        together += self.shares[other]
                for other in range(table.seats):
                    if team & bit(other):
                        self.shares[other] = together


def _power(worth: float) -> float:
    """The better somebody does, the more, by powers of e."""
    return exp(max(-MOST, min(MOST, worth)))
