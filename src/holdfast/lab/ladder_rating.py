"""Ratings from the games of a ladder, by Plackett and Luce as openskill works them out.

The bots do not learn, so nothing is added to the uncertainty between games: with more games the intervals get narrow.
A rating depends a little on the order of the games; it is worked out in several orders, and the mean is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from holdfast.kernel import HoldfastError
from holdfast.lab.findings import Estimate
from holdfast.lab.ladder import MatchResult
from holdfast.lab.statistics import Z, wilson_interval

ORDERS = 5


@dataclass(frozen=True)
class LadderEntry:
    """One bot on the ladder."""

    bot: str
    rating: Estimate
    """How strong it is; who has not played has 25."""
    games: int
    wins: Estimate
    """Its share of the games that it could have won."""
    against: Mapping[str, Estimate]
    """How often it came in before each of the others; coming in together counts half."""


def standings(results: Sequence[MatchResult], seed: int) -> list[LadderEntry]:
    """The bots from the strongest down."""
    ratings = rate_bots(results, seed)
    entries = [_rung(bot, rating, results) for bot, rating in ratings.items()]
    return sorted(entries, key=lambda entry: -entry.rating.value)


def rate_bots(results: Sequence[MatchResult], seed: int) -> dict[str, Estimate]:
    """A rating for each bot that has played."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise HoldfastError("openskill_not_installed") from None
    model = PlackettLuce(tau=0.0)
    games = Counter(bot for result in results for bot in result.match.seats)
    bots = sorted(games)
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
    return {bot: _rating(means[bot], Z * spreads[bot], games[bot]) for bot in bots}


def _rating(mean: float, reach: float, games: int) -> Estimate:
    return Estimate(mean, mean - reach, mean + reach, games)


def _rung(bot: str, rating: Estimate, results: Sequence[MatchResult]) -> LadderEntry:
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
    against = {other: wilson_interval(sum(shares), len(shares)) for other, shares in before.items()}
    return LadderEntry(bot, rating, games, wilson_interval(won, games), against)
