"""Every statistic that the lab works out by itself, against SciPy."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from scipy import optimize, special, stats

from holdfast.lab.analysis import skill_estimate
from holdfast.lab.findings import LengthCounts
from holdfast.lab.fit import maximum_likelihood, predicted, roc_auc
from holdfast.lab.positions_dataset import PositionExample
from holdfast.lab.statistics import (
    Moments,
    Z,
    clustered_difference,
    mean_interval,
    paired_difference,
    proportion_test,
    wilson_interval,
)
from holdfast.lab.sums import Sums
from holdfast.lab.tune.goals import quantile
from holdfast.lab.watch import WinSplits

pytestmark = pytest.mark.quick

NUMBERS = st.lists(st.floats(-1e3, 1e3), min_size=3, max_size=30)


def test_the_reach_of_a_normal_interval() -> None:
    assert pytest.approx(stats.norm.ppf(0.975), abs=1e-6) == Z


@given(NUMBERS)
def test_a_mean_its_error_and_its_interval(numbers: list[float]) -> None:
    moments = Moments.of(numbers)
    assume(moments.variance > 1e-3)
    assert moments.variance == pytest.approx(stats.tvar(numbers), rel=1e-6)
    assert moments.error == pytest.approx(stats.sem(numbers), rel=1e-6)
    found = mean_interval(moments)
    low, high = stats.t.interval(0.95, len(numbers) - 1, loc=moments.mean, scale=stats.sem(numbers))
    assert (found.low, found.high) == pytest.approx((low, high), rel=1e-5, abs=1e-5)


@given(st.lists(st.tuples(st.floats(-1e3, 1e3), st.floats(-1e3, 1e3)), min_size=3, max_size=30))
def test_a_difference_deal_by_deal(pairs: list[tuple[float, float]]) -> None:
    moments = Moments.of([one - other for one, other in pairs])
    assume(moments.variance > 1e-3)
    expected = stats.ttest_rel(*zip(*pairs, strict=True))
    found, probability = paired_difference(moments)
    interval = expected.confidence_interval()
    assert probability == pytest.approx(expected.pvalue, rel=1e-4, abs=1e-9)
    assert (found.low, found.high) == pytest.approx((interval.low, interval.high), rel=1e-4, abs=1e-4)


@given(st.integers(1, 2000), st.sampled_from([0.5, 1 / 3, 0.25]), st.data())
def test_a_proportion_against_the_expected_one(games: int, even: float, data: st.DataObject) -> None:
    """The score test is the chi-squared test of two cells."""
    won = data.draw(st.integers(0, games))
    expected = stats.chisquare([won, games - won], [games * even, games * (1 - even)])
    assert proportion_test(wilson_interval(won, games), even) == pytest.approx(expected.pvalue, rel=1e-5, abs=1e-9)


@pytest.mark.parametrize("share", [0.5, 0.9])
@pytest.mark.parametrize("games", [60, 400, 2000])
def test_a_quantile_and_its_interval(share: float, games: int) -> None:
    """Ours takes the ranks from a normal distribution, SciPy from the binomial: they differ by few ranks."""
    luck = Random(games)
    lengths = sorted(int(luck.gammavariate(6, 5)) + 1 for _ in range(games))
    found = quantile(LengthCounts(dict(Counter(lengths))), share)
    test = stats.quantile_test(lengths, q=found.value, p=share)
    expected = test.confidence_interval(0.95)
    assert lengths[int(share * games) - 1] <= found.value <= lengths[int(share * games)]
    assert abs(lengths.index(int(found.low)) - lengths.index(int(expected.low))) <= 0.02 * games + 2
    assert abs(lengths.index(int(found.high)) - lengths.index(int(expected.high))) <= 0.02 * games + 2


# Players who did something against those who did not


def test_one_player_on_each_side_of_every_game_is_a_paired_comparison() -> None:
    luck, splits, differences = Random(3), WinSplits(1), []
    for _ in range(200):
        won = float(luck.random() < 0.65)
        splits.count(0, 1.0, won, 1.0, 1.0 - won)
        differences.append(2 * won - 1)
    found = clustered_difference(splits.of(0))
    assert found is not None
    error = stats.sem(differences, ddof=0)
    assert found[2].value == pytest.approx(sum(differences) / 200)
    assert found[2].high - found[2].value == pytest.approx(stats.norm.ppf(0.975) * error, rel=1e-4)
    assert found[3] == pytest.approx(2 * stats.norm.sf(abs(found[2].value) / error), rel=1e-4)


def test_one_player_a_game_is_a_comparison_of_two_proportions() -> None:
    """With nobody to be compared with in the same game it is the chi-squared test, or Wald's where that is wider."""
    splits = WinSplits(1)
    for did, won, games in ((1.0, 1.0, 45), (1.0, 0.0, 30), (0.0, 1.0, 60), (0.0, 0.0, 80)):
        for _ in range(games):
            splits.count(0, did, did * won, 1.0 - did, (1.0 - did) * won)
    found = clustered_difference(splits.of(0))
    assert found is not None
    pooled = stats.chi2_contingency([[45, 30], [60, 80]], correction=False).pvalue
    wald = sqrt(0.6 * 0.4 / 75 + (60 / 140) * (80 / 140) / 140)
    assert found[3] == pytest.approx(max(pooled, 2 * stats.norm.sf((0.6 - 60 / 140) / wald)), rel=1e-4)


def test_the_interval_of_skill_is_about_that_of_a_bootstrap() -> None:
    luck = Random(11)
    weak = [float(luck.random() < 0.5) for _ in range(400)]
    strong = [max(each, float(luck.random() < 0.4)) for each in weak]
    gain = [after - before for after, before in zip(strong, weak, strict=True)]
    sums = Sums(strong=Moments.of(strong), weak=Moments.of(weak), gain=Moments.of(gain))

    def share(after, before, axis=-1):  # type: ignore[no-untyped-def]
        return (after.mean(axis) - before.mean(axis)) / (1 - before.mean(axis))

    drawn = stats.bootstrap(
        (strong, weak), share, paired=True, n_resamples=2000, method="percentile", vectorized=True, random_state=5
    ).confidence_interval
    found = skill_estimate(sums)
    assert (found.low, found.high) == pytest.approx((drawn.low, drawn.high), abs=0.015)


# Fitting


def examples(seed: int) -> list[PositionExample]:
    luck, found = Random(seed), []
    for game in range(120):
        features = [[luck.uniform(-1, 1), luck.uniform(-1, 1), float(luck.random() < 0.3)] for _ in range(3)]
        logits = [2 * each[0] - each[1] + 0.5 * each[2] for each in features]
        winner = luck.choices(range(3), special.softmax(logits))[0]
        targets = [float(seat == winner) for seat in range(3)]
        found.append(PositionExample(game, 0, features, [1 / 3] * 3, targets))
    return found


def test_fitted_weights_are_those_of_another_optimizer() -> None:
    cases, ridge = examples(1), 0.01

    def loss(weights):  # type: ignore[no-untyped-def]
        total = 0.5 * ridge * sum(weight * weight for weight in weights)
        for each in cases:
            logits = [sum(w * f for w, f in zip(weights, features, strict=True)) for features in each.features]
            chances = special.log_softmax(logits)
            total -= sum(got * chance for got, chance in zip(each.targets, chances, strict=True)) / len(cases)
        return total

    expected = optimize.minimize(loss, [0.0] * 3, method="BFGS").x
    assert maximum_likelihood(cases, ridge) == pytest.approx(list(expected), abs=0.005)


@given(st.lists(st.floats(-20, 20), min_size=2, max_size=6))
def test_predictions_are_a_softmax(logits: list[float]) -> None:
    case = PositionExample(0, 0, [[logit] for logit in logits], [], [])
    assert predicted(case, [1.0]) == pytest.approx(list(special.softmax(logits)), abs=1e-9)


@settings(max_examples=50)
@given(st.lists(st.tuples(st.integers(0, 8), st.booleans()), min_size=2, max_size=40))
def test_the_area_under_the_curve_is_that_of_mann_and_whitney(guesses: list[tuple[int, bool]]) -> None:
    won = [guess for guess, got in guesses if got]
    lost = [guess for guess, got in guesses if not got]
    assume(won and lost)
    expected = stats.mannwhitneyu(won, lost).statistic / (len(won) * len(lost))
    assert roc_auc([(float(guess), float(got)) for guess, got in guesses]) == pytest.approx(expected)
