"""Ratings from the games of a ladder, by Plackett and Luce as openskill works them out.

The bots do not learn, so nothing is added to the uncertainty between games: with more games the intervals get narrow.
A rating depends a little on the order of the games; it is worked out in several orders, and the mean is taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from holdfast.kernel import HoldfastError
from holdfast.lab.ladder import Result
from holdfast.lab.simulate import Interval, interval

ORDERS = 5
Z = 1.96


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, and where that lies with a probability of 95 %. Who has not played has 25."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Rung:
    """One bot on the ladder."""

    bot: str
    rating: Rating
    games: int
    wins: Interval
    """Its share of the games that it could have won."""
    against: Mapping[str, Interval]
    """How often it came in before each of the others; coming in together counts half."""


def ladder_of(results: Sequence[Result], seed: int) -> list[Rung]:
    """The bots from the strongest down."""
    ratings = rate(results, seed)
    rungs = [_rung(bot, rating, results) for bot, rating in ratings.items()]
    return sorted(rungs, key=lambda rung: -rung.rating.value)


def rate(results: Sequence[Result], seed: int) -> dict[str, Rating]:
    """A rating for each bot that has played."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise HoldfastError("openskill is not installed; “pip install 'holdfast[lab]'” brings it") from None
    model = PlackettLuce(tau=0.0)
    bots = sorted({bot for result in results for bot in result.match.seats})
    means, spreads = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0.0)
    for order in range(ORDERS):
        shuffled = list(results)
        Random(seed * ORDERS + order).shuffle(shuffled)
        rated = {bot: model.rating(name=bot) for bot in bots}
        for result in shuffled:
            teams = [[rated[bot]] for bot in result.match.seats]
            for bot, (after,) in zip(result.match.seats, model.rate(teams, ranks=list(result.ranks)), strict=True):
                rated[bot] = after
        for bot in bots:
            means[bot] += rated[bot].mu / ORDERS
            spreads[bot] += rated[bot].sigma / ORDERS
    return {bot: Rating(means[bot], means[bot] - Z * spreads[bot], means[bot] + Z * spreads[bot]) for bot in bots}


def _rung(bot: str, rating: Rating, results: Sequence[Result]) -> Rung:
    won, games = 0.0, 0
    before: dict[str, list[float]] = {}
    for result in results:
        seats = result.match.seats
        if bot not in seats:
            continue
        at = seats.index(bot)
        won, games = won + result.wins[at], games + 1
        for other, rank in zip(seats, result.ranks, strict=True):
            if other != bot:
                ahead = 0.5 if rank == result.ranks[at] else float(rank > result.ranks[at])
                before.setdefault(other, []).append(ahead)
    against = {other: interval(sum(shares), len(shares)) for other, shares in before.items()}
    return Rung(bot, rating, games, interval(won, games), against)
