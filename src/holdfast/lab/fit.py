"""Fit the weights of a game's features to the results of games: win probabilities are a softmax over the seats.

The weights of its tells are fitted in the same way, with a softmax over the true table and determinized ones.

Plain Python with L-BFGS: the same seed gives the same bytes on every machine, which no linear algebra library promises.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log
from typing import Protocol, TypeVar

from holdfast.bots.value_function import MOST
from holdfast.kernel import Game, HoldfastError
from holdfast.kernel.features import TELLS, WORTH
from holdfast.lab.positions_dataset import THIRDS, PositionExample, PositionSampler
from holdfast.lab.tells_dataset import TellsSampler, pairwise_accuracy

TEST_EVERY = 5
"""One game in this many is held back to test what was learnt from the others."""
RIDGE = 0.002
"""The default L2 penalty."""
MAX_ITERATIONS = 60
MEMORY = 8
"""Past steps that L-BFGS keeps to approximate the curvature."""
DIGITS = 3
Vector = list[float]
Progress = Callable[[], None]
Kept = TypeVar("Kept")


class Example(Protocol):
    """A training example of a softmax: seats with their wins, or tables with the true one."""

    @property
    def game(self) -> int: ...
    @property
    def features(self) -> Sequence[Sequence[float]]: ...
    @property
    def targets(self) -> Sequence[float]: ...


@dataclass(frozen=True)
class FitConfig:
    """How many games are played to learn from, by which bots, and how strongly weights are regularized."""

    games: int
    seed: int
    simulations: int = 0
    """Simulations of the bots in a second round of games, which use the weights of the first; 0 for no second round."""
    ridge: float = RIDGE
    """The L2 penalty. It pulls weights of useless and of rare features towards 0."""

    def command(self, game: str) -> str:
        """What to type to have the same again."""
        said = f"holdfast lab fit {game} --games {self.games} --seed {self.seed}"
        said += f" --simulations {self.simulations}" if self.simulations else ""
        return said + (f" --ridge {self.ridge:g}" if self.ridge != RIDGE else "")

    def games_in_all(self, game: Game) -> int:
        """How many games are played to fit what a game declares."""
        return self.games * (1 + (self.simulations > 0) + (game.search.tells is not None))


@dataclass(frozen=True)
class TellsFit:
    """What was learnt about reading the others."""

    weights: dict[str, float]
    accuracy: float
    """How often in games held back the true table looked likelier than a determinized one."""


@dataclass(frozen=True)
class FitResult:
    """What was learnt for a number of players."""

    seats: int
    positions: int
    weights: dict[str, float]
    auc_before: tuple[float, ...]
    """The area under the curve in each third of games held back, by the game's own evaluation."""
    auc_after: tuple[float, ...]
    """The same by the weights."""
    tells: TellsFit | None
    """What was learnt of the tells, where the game declares any."""


def fit(game: Game, seats: int, config: FitConfig, progress: Progress) -> FitResult:
    """Play games, and learn from them; with simulations as many again, between bots that know what was learnt."""
    if game.search.features is None:
        raise HoldfastError("no_features", game=game.name)
    samples = _played(PositionSampler(game, seats, config.seed).play, config, progress)
    weights = fit_weights(samples, config)
    if config.simulations:
        taught = _taught(game, seats, weights)
        samples = _played(PositionSampler(taught, seats, config.seed, config.simulations).play, config, progress)
        weights = fit_weights(samples, config)
    test_set = [sample for sample in samples if is_test(sample)]
    return FitResult(
        seats,
        len(samples),
        dict(zip(game.search.features.names, weights, strict=True)),
        auc_by_third(test_set, [sample.predictions for sample in test_set]),
        auc_by_third(test_set, [predicted(sample, weights) for sample in test_set]),
        None if game.search.tells is None else _fit_tells(_taught(game, seats, weights), seats, config, progress),
    )


def _taught(game: Game, seats: int, weights: Vector) -> Game:
    """A game whose bots know these weights."""
    return replace(game, search=replace(game.search, weights={seats: tuple(weights)}))


def _fit_tells(game: Game, seats: int, config: FitConfig, progress: Progress) -> TellsFit:
    """Play games with bots that know what features are worth, and learn to read them."""
    assert game.search.tells is not None
    comparisons = _played(TellsSampler(game, seats, config.seed).play, config, progress)
    tells = fit_weights(comparisons, config)
    likelihoods = [predicted(each, tells) for each in comparisons if is_test(each)]
    return TellsFit(dict(zip(game.search.tells.names, tells, strict=True)), pairwise_accuracy(likelihoods))


def _played(play: Callable[[int], list[Kept]], config: FitConfig, progress: Progress) -> list[Kept]:
    """What is kept of the games of a course."""
    kept: list[Kept] = []
    for number in range(config.games):
        kept += play(number)
        progress()
    return kept


def is_test(example: Example) -> bool:
    return example.game % TEST_EVERY == 0


def fit_weights(examples: Sequence[Example], config: FitConfig) -> Vector:
    """The weights from all games that are not held back, as they are written down."""
    known = [example for example in examples if not is_test(example)]
    return [round(weight, DIGITS) for weight in maximum_likelihood(known, config.ridge)]


def predicted(example: Example, weights: Sequence[float]) -> Vector:
    """The predicted probability of each by the weights."""
    return _softmax([sum(map(float.__mul__, weights, features)) for features in example.features])


def _softmax(worths: Sequence[float]) -> Vector:
    """The softmax of clipped logits."""
    worths = [max(-MOST, min(MOST, worth)) for worth in worths]
    top = max(worths)
    powers = [exp(worth - top) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]


# Learning


@dataclass(frozen=True)
class _SparseExample:
    """An example without the features that are 0, which most are."""

    features: Sequence[Sequence[tuple[int, float]]]
    """For each alternative the indices and values of the others."""
    targets: Sequence[float]


def maximum_likelihood(examples: Sequence[Example], ridge: float = RIDGE) -> Vector:
    """The weights of maximum likelihood, with an L2 penalty."""
    useful = [example for example in examples if len(example.features) > 1]
    if not useful:
        raise HoldfastError("too_few_games_to_learn")
    sparse = [_SparseExample([_not_zero(each) for each in example.features], example.targets) for example in useful]
    return _lbfgs(lambda weights: _loss(sparse, weights, ridge), [0.0] * len(useful[0].features[0]))


def _not_zero(features: Sequence[float]) -> list[tuple[int, float]]:
    return [(at, feature) for at, feature in enumerate(features) if feature]


def _loss(examples: Sequence[_SparseExample], weights: Vector, ridge: float) -> tuple[float, Vector]:
    """The penalized negative log-likelihood per example, and its gradient."""
    loss = 0.5 * ridge * sum(weight * weight for weight in weights)
    gradient = [0.0] * len(weights)
    for example in examples:
        targets = _softmax([sum([weights[at] * feature for at, feature in each]) for each in example.features])
        for features, share, got in zip(example.features, targets, example.targets, strict=True):
            if got:
                loss -= got * log(max(share, 1e-12)) / len(examples)
            surprise = share - got
            for at, feature in features:
                gradient[at] += surprise * feature
    return loss, [each / len(examples) + ridge * weight for each, weight in zip(gradient, weights, strict=True)]


def _lbfgs(loss_at: Callable[[Vector], tuple[float, Vector]], start: Vector) -> Vector:
    """Minimize by L-BFGS with a backtracking line search."""
    here, (loss, gradient) = start, loss_at(start)
    steps: list[tuple[Vector, Vector]] = []
    for _ in range(MAX_ITERATIONS):
        direction = _lbfgs_direction(gradient, steps)
        length = 1.0
        while True:
            there = [at + length * step for at, step in zip(here, direction, strict=True)]
            new_loss, new_gradient = loss_at(there)
            if new_loss <= loss + 1e-4 * length * _dot(direction, gradient) or length < 1e-6:
                break
            length /= 2.0
        moved = [new - old for new, old in zip(there, here, strict=True)]
        bent = [new - old for new, old in zip(new_gradient, gradient, strict=True)]
        if _dot(moved, bent) > 1e-12:
            steps = [*steps[1 - MEMORY :], (moved, bent)]
        flat = abs(loss - new_loss) < 1e-7
        here, loss, gradient = there, new_loss, new_gradient
        if flat:
            break
    return here


def _lbfgs_direction(gradient: Vector, steps: Sequence[tuple[Vector, Vector]]) -> Vector:
    """The L-BFGS direction: the two-loop recursion over the last steps."""
    direction = [-each for each in gradient]
    targets: list[float] = []
    for moved, bent in reversed(steps):
        share = _dot(moved, direction) / _dot(moved, bent)
        targets.append(share)
        direction = [each - share * turn for each, turn in zip(direction, bent, strict=True)]
    if steps:
        moved, bent = steps[-1]
        scale = _dot(moved, bent) / _dot(bent, bent)
        direction = [scale * each for each in direction]
    for (moved, bent), share in zip(steps, reversed(targets), strict=True):
        back = share - _dot(bent, direction) / _dot(moved, bent)
        direction = [each + back * step for each, step in zip(direction, moved, strict=True)]
    return direction


def _dot(one: Vector, other: Vector) -> float:
    return sum(map(float.__mul__, one, other))


# How good it is


def auc_by_third(samples: Sequence[PositionExample], predictions: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """The area under the curve in each third of the games: how often a winner was given more than one who lost."""
    return tuple(
        roc_auc(
            [
                (guess, got)
                for sample, targets in zip(samples, predictions, strict=True)
                if sample.third == third
                for guess, got in zip(targets, sample.targets, strict=True)
            ]
        )
        for third in range(THIRDS)
    )


def roc_auc(predictions: list[tuple[float, float]]) -> float:
    """The area under the ROC curve, by ranks; ties share theirs. A shared win counts as a win."""
    predictions.sort()
    won = sum(1 for _, got in predictions if got)
    ranks, at = 0.0, 0
    while at < len(predictions):
        end = at
        while end < len(predictions) and predictions[end][0] == predictions[at][0]:
            end += 1
        ranks += (at + end + 1) / 2 * sum(1 for _, got in predictions[at:end] if got)
        at = end
    lost = len(predictions) - won
    return (ranks - won * (won + 1) / 2) / (won * lost) if won and lost else 0.5


# Written down


def write_weights(fits: Sequence[FitResult], command: str) -> str:
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
