"""The value of a table: how likely each seat is to win, by fitted weights or by the game's own evaluation."""

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
"""Logits are clipped here; a larger lead makes no visible difference."""


@final
class ValueFunction:
    """Win probabilities of all seats. It reads the whole table, so bots ask it about determinized tables only."""

    sharpness: float
    """What evaluations are multiplied by: one over the temperature."""

    def __init__(self) -> None:
        self.heuristics: Heuristics[State] = NO_HEURISTICS
        self.sharpness = 1.0
        self.probabilities = vec[float]([0.0] * SEATS)
        self.weights = vec[float]()
        self.features = vec[float]()

    def prepare(self, game: Game, seats: int, fitted: bool) -> None:
        """Get ready for tables of this game: with its fitted weights, if `fitted` and if it has any."""
        weights = list(game.weights(seats)) if fitted else []
        config = game.search.config
        self.heuristics = game.search.heuristics
        self.sharpness = 1.0 / (config.temperature if seats == 2 else config.temperature_many)
        self.weights = vec[float](weights)
        self.features = vec[float]([0.0] * len(weights))

    def win_probabilities(self, table: State) -> vec[float]:
        """The result of a finished game, or each seat's chance to win. The list is reused by the next call."""
        if table.over:
            self._result(table)
        elif len(self.weights) > 0:
            self._by_weights(table)
        else:
            self._by_evaluation(table)
        return self.probabilities

    def _result(self, table: State) -> None:
        """Winning sides share the win; a team is one side."""
        winners = table.winners()
        sides = count_bits(winners) // max(i64(1), count_bits(winners & table.team(lowest_bit(winners))))
        share = 1.0 / float(sides)
        for seat in range(table.seats):
            self.probabilities[seat] = share if winners & bit(seat) else 0.0

    def _by_weights(self, table: State) -> None:
        """Softmax of the weighted features."""
        features = self.features
        weights = self.weights
        heuristics = self.heuristics
        heuristics.survey(table)
        for seat in range(table.seats):
            odds = 0.0
            if heuristics.may_win(table, seat):
                logit = 0.0
                heuristics.features(table, seat, features)
                for at in range(i64(len(weights))):
                    logit += weights[at] * features[at]
                odds = _odds(logit)
            self.probabilities[seat] = odds
        self._normalize(table)

    def _by_evaluation(self, table: State) -> None:
        """Softmax of the game's own evaluation."""
        heuristics = self.heuristics
        for seat in range(table.seats):
            may_win = heuristics.may_win(table, seat)
            self.probabilities[seat] = _odds(self.sharpness * heuristics.evaluate(table, seat)) if may_win else 0.0
        self._normalize(table)

    def _normalize(self, table: State) -> None:
        """Make the probabilities add up to one; then those who win together share theirs."""
        probabilities = self.probabilities
        total = 0.0
        for seat in range(table.seats):
            total += probabilities[seat]
        for seat in range(table.seats):
            probabilities[seat] /= total
        self._join_teams(table)

    def _join_teams(self, table: State) -> None:
        """Every member of a team has the probability of the whole team."""
        for seat in range(table.seats):
            team = table.team(seat)
            if team != bit(seat) and lowest_bit(team) == seat:
                together = 0.0
                for other in range(table.seats):
                    if team & bit(other):
                        together += self.probabilities[other]
                for other in range(table.seats):
                    if team & bit(other):
                        self.probabilities[other] = together


def _odds(logit: float) -> float:
    return exp(max(-MOST, min(MOST, logit)))
