"""Fit the weights of a game's features to how games ended: a seat's chance to win is a share by powers of e.

The weights of its tells are fitted in the same way: each of some tables has a share of being the true one.

Plain Python, and the same bytes for the same seed. The search for the best weights is by L-BFGS.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log
from typing import Protocol, TypeVar

from holdfast.bots.judge import MOST
from holdfast.kernel import Game, HoldfastError
from holdfast.kernel.features import TELLS, WORTH
from holdfast.lab.samples import THIRDS, Sample, Sampler
from holdfast.lab.telling import Witness, told

HELD_BACK = 5
"""One game in so many is not learnt from, but used to see what was learnt."""
RIDGE = 0.002
"""So strongly weights are drawn to 0 unless somebody says otherwise."""
ROUNDS = 60
MEMORY = 8
"""So many steps are remembered to guess how the ground bends."""
DIGITS = 3
Vector = list[float]
Progress = Callable[[], None]
Kept = TypeVar("Kept")


class Case(Protocol):
    """Something of which each of several has a share: seats of a win, tables of the truth."""

    @property
    def game(self) -> int: ...
    @property
    def features(self) -> Sequence[Sequence[float]]: ...
    @property
    def shares(self) -> Sequence[float]: ...


@dataclass(frozen=True)
class Course:
    """What is played to learn from, and how much is believed of it."""

    games: int
    seed: int
    simulations: int = 0
    """So far bots look ahead that know what was learnt from greedy ones; 0 for no such games."""
    ridge: float = RIDGE
    """Weights that bring nothing are drawn to 0, and so are, somewhat, those of what is rare."""

    def command(self, game: str) -> str:
        """What to type to have the same again."""
        said = f"holdfast lab fit {game} --games {self.games} --seed {self.seed}"
        said += f" --simulations {self.simulations}" if self.simulations else ""
        return said + (f" --ridge {self.ridge:g}" if self.ridge != RIDGE else "")

    def games_in_all(self, game: Game) -> int:
        """How many games are played to fit what a game declares."""
        return self.games * (1 + (self.simulations > 0) + (game.tells is not None))


@dataclass(frozen=True)
class Tells:
    """What was learnt about reading the others."""

    weights: dict[str, float]
    told: float
    """How often in games held back the true table looked likelier than an imagined one."""


@dataclass(frozen=True)
class Fit:
    """What was learnt for a number of players."""

    seats: int
    positions: int
    weights: dict[str, float]
    before: tuple[float, ...]
    """The area under the curve in each third of games held back, by the game's own evaluation."""
    after: tuple[float, ...]
    """The same by the weights."""
    tells: Tells | None
    """What was learnt of the tells, where the game declares any."""


def fit(game: Game, seats: int, course: Course, progress: Progress) -> Fit:
    """Play games, and learn from them; with simulations as many again, between bots that know what was learnt."""
    if game.features is None:
        raise HoldfastError("no_features", game=game.name)
    samples = _played(Sampler(game, seats, course.seed).play, course, progress)
    weights = learnt(samples, course)
    if course.simulations:
        taught = _taught(game, seats, weights)
        samples = _played(Sampler(taught, seats, course.seed, course.simulations).play, course, progress)
        weights = learnt(samples, course)
    held_back = [sample for sample in samples if is_held_back(sample)]
    return Fit(
        seats,
        len(samples),
        dict(zip(game.features.names, weights, strict=True)),
        areas(held_back, [sample.guesses for sample in held_back]),
        areas(held_back, [expected(sample, weights) for sample in held_back]),
        None if game.tells is None else _fit_tells(_taught(game, seats, weights), seats, course, progress),
    )


def _taught(game: Game, seats: int, weights: Vector) -> Game:
    """A game whose bots know these weights."""
    return replace(game, learnt={seats: tuple(weights)})


def _fit_tells(game: Game, seats: int, course: Course, progress: Progress) -> Tells:
    """Play games with bots that know what features are worth, and learn to read them."""
    assert game.tells is not None
    comparisons = _played(Witness(game, seats, course.seed).play, course, progress)
    tells = learnt(comparisons, course)
    likelihoods = [expected(each, tells) for each in comparisons if is_held_back(each)]
    return Tells(dict(zip(game.tells.names, tells, strict=True)), told(likelihoods))


def _played(play: Callable[[int], list[Kept]], course: Course, progress: Progress) -> list[Kept]:
    """What is kept of the games of a course."""
    kept: list[Kept] = []
    for number in range(course.games):
        kept += play(number)
        progress()
    return kept


def is_held_back(case: Case) -> bool:
    return case.game % HELD_BACK == 0


def learnt(cases: Sequence[Case], course: Course) -> Vector:
    """The weights from all games that are not held back, as they are written down."""
    known = [case for case in cases if not is_held_back(case)]
    return [round(weight, DIGITS) for weight in fitted(known, course.ridge)]


def expected(case: Case, weights: Sequence[float]) -> Vector:
    """The share of each by the weights."""
    return _shares([sum(map(float.__mul__, weights, features)) for features in case.features])


def _shares(worths: Sequence[float]) -> Vector:
    """From what each is worth to its share, by powers of e."""
    worths = [max(-MOST, min(MOST, worth)) for worth in worths]
    top = max(worths)
    powers = [exp(worth - top) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]


# Learning


@dataclass(frozen=True)
class _Lesson:
    """A case as it is gone through again and again: without the features that are 0, which most are."""

    features: Sequence[Sequence[tuple[int, float]]]
    """Of each that has a share the places and values of the others."""
    shares: Sequence[float]


def fitted(cases: Sequence[Case], ridge: float = RIDGE) -> Vector:
    """The weights under which what came of the games was likeliest."""
    useful = [case for case in cases if len(case.features) > 1]
    if not useful:
        raise HoldfastError("too_few_games_to_learn")
    lessons = [_Lesson([_not_zero(each) for each in case.features], case.shares) for case in useful]
    return _descended(lambda weights: _loss(lessons, weights, ridge), [0.0] * len(useful[0].features[0]))


def _not_zero(features: Sequence[float]) -> list[tuple[int, float]]:
    return [(at, feature) for at, feature in enumerate(features) if feature]


def _loss(lessons: Sequence[_Lesson], weights: Vector, ridge: float) -> tuple[float, Vector]:
    """How surprising the results are with these weights, and in which direction that grows."""
    loss = 0.5 * ridge * sum(weight * weight for weight in weights)
    slope = [0.0] * len(weights)
    for lesson in lessons:
        shares = _shares([sum([weights[at] * feature for at, feature in each]) for each in lesson.features])
        for features, share, got in zip(lesson.features, shares, lesson.shares, strict=True):
            if got:
                loss -= got * log(max(share, 1e-12)) / len(lessons)
            surprise = share - got
            for at, feature in features:
                slope[at] += surprise * feature
    return loss, [each / len(lessons) + ridge * weight for each, weight in zip(slope, weights, strict=True)]


def _descended(loss_at: Callable[[Vector], tuple[float, Vector]], start: Vector) -> Vector:
    """Downhill until it is flat (L-BFGS)."""
    here, (loss, slope) = start, loss_at(start)
    steps: list[tuple[Vector, Vector]] = []
    for _ in range(ROUNDS):
        direction = _downhill(slope, steps)
        length = 1.0
        while True:
            there = [at + length * step for at, step in zip(here, direction, strict=True)]
            new_loss, new_slope = loss_at(there)
            if new_loss <= loss + 1e-4 * length * _dot(direction, slope) or length < 1e-6:
                break
            length /= 2.0
        moved = [new - old for new, old in zip(there, here, strict=True)]
        bent = [new - old for new, old in zip(new_slope, slope, strict=True)]
        if _dot(moved, bent) > 1e-12:
            steps = [*steps[1 - MEMORY :], (moved, bent)]
        flat = abs(loss - new_loss) < 1e-7
        here, loss, slope = there, new_loss, new_slope
        if flat:
            break
    return here


def _downhill(slope: Vector, steps: Sequence[tuple[Vector, Vector]]) -> Vector:
    """The way down, straightened by how the slope has changed over the last steps."""
    direction = [-each for each in slope]
    shares: list[float] = []
    for moved, bent in reversed(steps):
        share = _dot(moved, direction) / _dot(moved, bent)
        shares.append(share)
        direction = [each - share * turn for each, turn in zip(direction, bent, strict=True)]
    if steps:
        moved, bent = steps[-1]
        scale = _dot(moved, bent) / _dot(bent, bent)
        direction = [scale * each for each in direction]
    for (moved, bent), share in zip(steps, reversed(shares), strict=True):
        back = share - _dot(bent, direction) / _dot(moved, bent)
        direction = [each + back * step for each, step in zip(direction, moved, strict=True)]
    return direction


def _dot(one: Vector, other: Vector) -> float:
    return sum(map(float.__mul__, one, other))


# How good it is


def areas(samples: Sequence[Sample], guesses: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """The area under the curve in each third of the games: how often a winner was given more than one who lost."""
    return tuple(
        _area(
            [
                (guess, got)
                for sample, shares in zip(samples, guesses, strict=True)
                if sample.third == third
                for guess, got in zip(shares, sample.shares, strict=True)
            ]
        )
        for third in range(THIRDS)
    )


def _area(guesses: list[tuple[float, float]]) -> float:
    """By ranks; equal guesses share theirs. A win that was shared counts as a win."""
    guesses.sort()
    won = sum(1 for _, got in guesses if got)
    ranks, at = 0.0, 0
    while at < len(guesses):
        end = at
        while end < len(guesses) and guesses[end][0] == guesses[at][0]:
            end += 1
        ranks += (at + end + 1) / 2 * sum(1 for _, got in guesses[at:end] if got)
        at = end
    lost = len(guesses) - won
    return (ranks - won * (won + 1) / 2) / (won * lost) if won and lost else 0.5


# Written down


def write_weights(fits: Sequence[Fit], command: str) -> str:
    """A file of weights, with the command that made it."""
    lines = [f"# {command}"]
    for each in fits:
        lines += _part(WORTH, each.seats, each.weights)
    for each in fits:
        if each.tells is not None:
            lines += _part(TELLS, each.seats, each.tells.weights)
    return "\n".join(lines) + "\n"


def _part(name: str, seats: int, weights: Mapping[str, float]) -> list[str]:
    return ["", f"[{name}.{seats}]", *(f"{feature} = {weight:.{DIGITS}f}" for feature, weight in weights.items())]
