"""Searching by halves: all candidates play a few games, the better half plays twice as many, and so on.

Whoever surely misses a goal goes first. The few that are left play fresh deals, and only these count for the verdict:
who was chosen for luck in the first deals has no luck in the others.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, inf

from holdfast import __version__
from holdfast.kernel import Game, HoldfastError
from holdfast.lab.analysis import variant_findings
from holdfast.lab.engines import Crew
from holdfast.lab.findings import Value
from holdfast.lab.running import Progress, Run
from holdfast.lab.study import MOST_GAMES, TURN_LIMIT, Study, Variant, make_study
from holdfast.lab.sums import Sums
from holdfast.lab.tune.candidates import Candidates, combined, searched
from holdfast.lab.tune.goals import Goal, read_goal, worst_distance
from holdfast.lab.tune.tuned import Tried, Tuned
from holdfast.lab.wording import said

FINALISTS = 4
"""So many candidates play to the end, if there are as many."""
LEAST_GAMES = 50
"""A first look is no shorter than this."""
USUAL = 2_000
"""Games of each finalist, unless somebody says otherwise."""


@dataclass(frozen=True)
class Wish:
    """What is searched for, and where."""

    study: Study
    goals: tuple[Goal, ...]
    candidates: Candidates
    typed: tuple[str, ...]
    """What to type for options, search and goals."""


def make_wish(given: dict[str, object]) -> Wish:
    """The search that plain data describes: a study with `search` and `goals`."""
    plain = {name: value for name, value in given.items() if name not in ("search", "goals")}
    for name in ("variants", "sweep", "until", "skill", "moves"):
        if name in plain:
            raise HoldfastError("“lab tune” has no “{name}”: what is compared stands under “search”", name=name)
    base = make_study({"games": USUAL, **plain})
    game = base.found_game()
    goals = _goals(given.get("goals"), len(base.seats))
    search = given.get("search")
    candidates = combined(game, base, searched(game, search))
    watch = base.games if any(goal.watched for goal in goals) else 0
    study = replace(base, variants=candidates.variants, watch=watch)
    typed = [*_typed_options(base), *_typed_search(search)]
    for goal in goals:
        typed += ["--goal", str(goal)]
    return Wish(study, goals, candidates, tuple(typed))


def _goals(said: object, seats: int) -> tuple[Goal, ...]:
    listed = said if isinstance(said, list | tuple) else [said] if said else []
    if not listed:
        raise HoldfastError("goals: at least one is needed, as in “turns.p90 ..60”")
    return tuple(read_goal(each, seats) for each in listed)


def _typed_options(base: Study) -> list[str]:
    words: list[str] = []
    for name, value in base.variants[0].options.items():
        if (name, value) != ("turn_limit", TURN_LIMIT):
            words += ["--option", f"{name}={said(value)}"]
    return words


def _typed_search(search: object) -> list[str]:
    named = search if isinstance(search, dict) else dict.fromkeys(search if isinstance(search, list) else ())
    words: list[str] = []
    for name, values in named.items():
        listed = ",".join(map(said, values)) if isinstance(values, list | tuple) else str(values or "")
        words += ["--search", f"{name}={listed}" if listed else str(name)]
    return words


def command_of(wish: Wish) -> str:
    """What to type to search the same again."""
    study = wish.study
    words = ["holdfast", "lab", "tune", study.game, "--seats", ",".join(study.seats), *wish.typed]
    words += ["--games", str(study.games), "--seed", str(study.seed)]
    words += ["--name", study.name] if study.name != study.game else []
    return shlex.join(words)


# Searching


class Search:
    """A search that goes on."""

    def __init__(self, wish: Wish, crew: Crew, progress: Progress) -> None:
        self.wish = wish
        self.game: Game = wish.study.found_game()
        self.crew = crew
        self.progress = progress
        self.sums = {variant.name: Sums() for variant in wish.study.variants}
        self.tried: dict[str, Tried] = {}
        self.games = self.moves = 0
        self.seconds = 0.0
        self.stopped = False
        self.wanted = planned(len(wish.study.variants), wish.study.games)

    def go(self) -> None:
        """Halve the field until few are left, then let those play fresh deals."""
        left = list(self.wish.study.variants)
        for games in rounds(len(left), self.wish.study.games):
            self._play(left, games)
            if self.stopped:
                return
            left = self._better_half(left)
        self._final(left)

    def _play(self, field: Sequence[Variant], games: int) -> None:
        """Let each of the field have played so many games."""
        before = sum(self.sums[variant.name].games for variant in field)
        study = replace(self.wish.study, variants=tuple(field), games=games)
        run = self._run(study, [self.sums[variant.name] for variant in field])
        for variant, sums in zip(field, run.sums, strict=True):
            self.sums[variant.name] = sums
        self.games += sum(sums.games for sums in run.sums) - before
        self._note(study, run.sums, finalist=False)

    def _final(self, field: Sequence[Variant]) -> None:
        seed = self.wish.study.seed + MOST_GAMES
        study = replace(self.wish.study, variants=tuple(field), seed=seed)
        run = self._run(study, [Sums() for _ in field])
        self.games += sum(sums.games for sums in run.sums)
        self._note(study, run.sums, finalist=True)

    def _run(self, study: Study, sums: list[Sums]) -> Run:
        run = Run(study, self.game)
        run.sums = sums
        moves = sum(each.moves for each in sums)
        done, each = self.games, sum(part.games for part in sums)
        run.go(self.crew, lambda played, _: self.progress(done + played - each, self.wanted))
        self.moves += sum(part.moves for part in run.sums) - moves
        self.seconds += run.seconds
        self.stopped = run.stopped
        return run

    def _note(self, study: Study, sums: Sequence[Sums], *, finalist: bool) -> None:
        for at, variant in enumerate(study.variants):
            found = variant_findings(study, self.game, at, sums[at])
            values = tuple(goal.found_in(found) for goal in self.wish.goals)
            games = sums[at].games + (self.tried[variant.name].games if finalist and variant.name in self.tried else 0)
            self.tried[variant.name] = Tried(variant.name, variant.options, games, values, finalist)

    def _better_half(self, field: Sequence[Variant]) -> list[Variant]:
        """Who may still fit goes before who surely does not; of both the nearer ones."""
        ordered = sorted(field, key=lambda variant: self._standing(self.tried[variant.name]))
        hopeful = sum(self._possible(self.tried[variant.name]) == 0.0 for variant in field)
        keep = max(FINALISTS, min(ceil(len(field) / 2), hopeful))
        kept = {variant.name for variant in ordered[:keep]}
        return [variant for variant in field if variant.name in kept]

    def _standing(self, tried: Tried) -> tuple[float, float, str]:
        return self._possible(tried), worst_distance(self.wish.goals, tried.values), tried.name

    def _possible(self, tried: Tried) -> float:
        return max(_nearest(goal, value) for goal, value in zip(self.wish.goals, tried.values, strict=True))

    def tuned(self) -> Tuned:
        """What was found, the nearest first."""
        listed = sorted(self.tried.values(), key=lambda each: (not each.finalist, self._worst(each), each.name))
        return Tuned(
            study=self.wish.study,
            goals=self.wish.goals,
            candidates=tuple(listed),
            combinations=self.wish.candidates.combinations,
            impossible=self.wish.candidates.impossible,
            command=command_of(self.wish),
            version=__version__,
            rules=self.game.version,
            games=self.games,
            moves=self.moves,
            seconds=self.seconds,
            stopped=self.stopped,
        )

    def _worst(self, tried: Tried) -> float:
        return worst_distance(self.wish.goals, tried.values)


def _nearest(goal: Goal, value: Value | None) -> float:
    return inf if value is None else goal.nearest(value)


def rounds(candidates: int, games: int) -> list[int]:
    """How many games each has played after each round before the last: twice as many from round to round."""
    halvings = 0
    while candidates > FINALISTS:
        candidates = max(FINALISTS, ceil(candidates / 2))
        halvings += 1
    return [max(LEAST_GAMES, games >> left) for left in range(halvings, 0, -1)]


def planned(candidates: int, games: int) -> int:
    """How many games it will be at most."""
    total = before = 0
    for each in rounds(candidates, games):
        total += candidates * max(0, each - before)
        before = each
        candidates = max(FINALISTS, ceil(candidates / 2))
    return total + candidates * games


def tune(wish: Wish, crew: Crew | None = None, progress: Progress = lambda played, wanted: None) -> Tuned:
    """Search to the end. An interrupt ends it early, and what was played until then counts."""
    search = Search(wish, crew or Crew(), progress)
    search.go()
    return search.tuned()
