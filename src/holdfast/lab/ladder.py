"""The ladder: which bots are the stronger ones, from many games of each against each.

Every deal is played by every line-up from every seat, so that neither cards nor seats favour anybody. The seed of a
game follows from its deal and its line-up: the same ladder seed gives the same games in any process and any order, also
when bots are added later.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from random import Random

from holdfast.bots.play import play
from holdfast.games import find_game
from holdfast.kernel import Chance, HoldfastError, Options, OptionValue
from holdfast.kernel.playout import PlayoutTotals
from holdfast.lab.bots import BotFaults, dealer, deterministic_bot
from holdfast.lab.interrupts import block_interrupts, defer_interrupts
from holdfast.lab.simulate import check_bots
from holdfast.lab.study import LARGEST_SEED

FEW = 4
"""Up to this many games for each worker are played in this process: starting workers takes as long."""
Seats = tuple[str, ...]
"""Who sits where."""


@dataclass(frozen=True, repr=False)
class LadderConfig:
    """What all games of a ladder have in common."""

    game: str
    players: int
    seed: int
    options: Mapping[str, OptionValue]

    def __repr__(self) -> str:
        """Games are seeded by this text. If it changed, ladders that were saved could not be resumed."""
        return f"Rules(game={self.game!r}, players={self.players}, seed={self.seed}, options={self.options!r})"

    def read_options(self) -> Options:
        return find_game(self.game).options.read(self.options)


@dataclass(frozen=True)
class Match:
    """One game: a deal, and who sits where."""

    deal: int
    seats: Seats


@dataclass(frozen=True)
class MatchResult:
    """What came of a match: for each seat its rank, from 0, and its share of the win."""

    match: Match
    ranks: tuple[int, ...]
    wins: tuple[float, ...]
    faults: BotFaults = field(default_factory=BotFaults, compare=False)


@dataclass(frozen=True)
class Ladder:
    """Who is compared, by how many deals."""

    rules: LadderConfig
    bots: Seats
    deals: int

    def check(self) -> None:
        rules = self.rules
        game, options = find_game(rules.game), rules.read_options()
        game.check(rules.players, options)
        check_bots(self.bots, game, rules.players, options)
        if len(set(self.bots)) < len(self.bots):
            raise HoldfastError("bot_on_ladder_twice", bots=self.bots)
        if len(self.bots) < max(2, rules.players):
            raise HoldfastError(
                "too_few_bots_for_ladder",
                players=rules.players,
                bots=len(self.bots),
            )
        if self.deals < 1:
            raise HoldfastError("no_deals", deals=self.deals)
        if not 0 <= rules.seed <= LARGEST_SEED:
            raise HoldfastError("bad_number_seed", most=LARGEST_SEED, seed=rules.seed)

    def matches(self) -> Iterator[Match]:
        """Every game, deal by deal: all ratings grow evenly."""
        for deal in range(self.deals):
            for line_up in combinations(self.bots, self.rules.players):
                yield from self._round(deal, line_up)

    def _round(self, deal: int, line_up: Seats) -> Iterator[Match]:
        """The same cards from every seat; with more than two also in another order around the table."""
        order = sorted(line_up)
        Random(_number(self.rules, deal, order)).shuffle(order)
        for turn in range(len(order)):
            yield Match(deal, tuple(order[turn:] + order[:turn]))


def run_ladder(
    ladder: Ladder, done: Sequence[MatchResult], workers: int, keep: Callable[[MatchResult], None]
) -> tuple[list[MatchResult], bool]:
    """Play what has not been played, and give each result to `keep` as it comes; an interrupt ends it early.

    All results in the order of the ladder, and whether all games were played.
    """
    ladder.check()
    if workers < 1:
        raise HoldfastError("no_workers", workers=workers)
    known = {result.match: result for result in done}
    todo = [match for match in ladder.matches() if match not in known]
    whole = True
    try:
        with _players(workers if len(todo) > FEW * workers else 1) as each:
            for result in each(partial(play_match, ladder.rules), todo):
                with defer_interrupts():
                    known[result.match] = result
                    keep(result)
    except KeyboardInterrupt:
        if not known:
            raise
        whole = False
    return [known[match] for match in ladder.matches() if match in known], whole


def play_match(rules: LadderConfig, match: Match) -> MatchResult:
    """Play one game. It is the same wherever and whenever it is played."""
    game = find_game(rules.game)
    state = dealer(game, match.seats, rules.read_options())(Chance(rules.seed + match.deal))
    bots = [deterministic_bot(name, Chance(_number(rules, match, at))) for at, name in enumerate(match.seats)]
    totals, faults = PlayoutTotals(len(bots)), BotFaults()
    totals.count(state, play(game, state, bots))
    faults.count(bots)
    ranks = {seat: rank for rank, seats in enumerate(state.ranking()) for seat in seats}
    return MatchResult(match, tuple(ranks[seat] for seat in range(len(bots))), tuple(totals.wins), faults)


def _number(*of: object) -> int:
    """A number that is always the same for the same things, and looks like any other."""
    return int.from_bytes(hashlib.sha256(repr(of).encode()).digest()[:6], "big")


# Who plays the games


@contextmanager
def _players(workers: int) -> Iterator[Callable[..., Iterator[MatchResult]]]:
    """Something like `map`: in this process, or in several, with the results in their order."""
    if workers == 1:
        yield map
        return
    with block_interrupts():
        started = multiprocessing.get_context("spawn").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    with started as pool:
        yield pool.imap
