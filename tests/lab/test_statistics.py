"""Statistics against what can be worked out by hand, against tables, and against chance itself."""

from __future__ import annotations

from math import inf, nan, sqrt
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from scipy import stats

from holdfast.lab.findings import Estimate
from holdfast.lab.statistics import (
    Moments,
    clustered_difference,
    difference_of_estimates,
    holm_correction,
    mean_interval,
    paired_difference,
    proportion_test,
    welch_difference,
    wilson_interval,
)
from holdfast.lab.student import critical_value, two_sided_probability
from holdfast.lab.watch import WinSplits

pytestmark = pytest.mark.quick


def test_moments() -> None:
    moments = Moments.of([1.0, 2.0, nan, 6.0])
    assert (moments.count, moments.mean, moments.variance) == (3, 3.0, 7.0)
    moments.add(Moments.from_counts({3: 2, 5: 1}))
    assert moments == Moments(6, 20.0, 41.0 + 43.0)


@pytest.mark.parametrize("freedom", [1, 2, 3, 4.5, 10, 30, 100, 12345, 1e6, 1e9])
def test_few_games_reach_further_as_student_has_it(freedom: float) -> None:
    assert critical_value(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=1e-6)


@given(t=st.floats(-60, 60), freedom=st.floats(1, 1e7))
def test_the_probability_of_a_statistic(t: float, freedom: float) -> None:
    expected = 2 * stats.t.sf(abs(t), freedom)
    assert two_sided_probability(t, freedom) == pytest.approx(expected, rel=1e-5, abs=1e-12)


@given(st.lists(st.floats(-1e3, 1e3), min_size=3, max_size=30), st.lists(st.floats(-1e3, 1e3), min_size=3, max_size=30))
def test_two_samples_compared_as_welch_does(one: list[float], other: list[float]) -> None:
    first, second = Moments.of(one), Moments.of(other)
    assume(min(first.variance, second.variance) > 1e-3)
    expected = stats.ttest_ind(one, other, equal_var=False)
    found, probability = welch_difference(first, second)
    interval = expected.confidence_interval()
    assert probability == pytest.approx(expected.pvalue, rel=1e-4, abs=1e-9)
    assert (found.low, found.high) == pytest.approx((interval.low, interval.high), rel=1e-4, abs=1e-4)


@given(st.integers(1, 500), st.data())
def test_a_share_as_wilson_has_it(games: int, data: st.DataObject) -> None:
    won = data.draw(st.integers(0, games))
    interval = stats.binomtest(won, games).proportion_ci(method="wilson")
    found = wilson_interval(won, games)
    assert (found.low, found.high) == pytest.approx((interval.low, interval.high), abs=1e-6)


@given(st.lists(st.floats(1e-6, 1), min_size=1, max_size=12))
def test_many_looks_are_corrected_as_holm_does(probabilities: list[float]) -> None:
    """Rejecting at p is rejecting every look whose corrected value is at most p."""
    corrected = [verdict.corrected for verdict in holm_correction(probabilities)]
    ordered = sorted(probabilities)
    for level in (0.01, 0.05, 0.2):
        kept = next((at for at, p in enumerate(ordered) if p > level / (len(ordered) - at)), len(ordered))
        rejected = sorted(p for p, each in zip(probabilities, corrected, strict=True) if each <= level)
        assert rejected == ordered[:kept]


def test_a_mean_and_its_interval() -> None:
    found = mean_interval(Moments.of([2.0, 4.0, 6.0, 8.0, 10.0]))
    assert (found.value, found.games) == (6.0, 5)
    assert found.high - found.value == pytest.approx(2.776 * sqrt(10 / 5), abs=0.02)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_one_game_alone_and_games_all_alike_have_no_width() -> None:
    assert mean_interval(Moments.of([3.0])).width == 0.0
    assert mean_interval(Moments.of([3.0] * 9)).width == 0.0


def test_deal_by_deal_a_small_difference_shows() -> None:
    deals = [10.0, 30.0, 50.0, 20.0, 40.0, 60.0]
    longer = [each + step for each, step in zip(deals, (1.0, 2.0, 1.0, 2.0, 1.0, 2.0), strict=True)]
    paired, sure = paired_difference(Moments.of([b - a for a, b in zip(deals, longer, strict=True)]))
    apart, unsure = welch_difference(Moments.of(longer), Moments.of(deals))
    assert paired.value == apart.value == 1.5
    assert sure < 0.01 < 0.5 < unsure
    assert paired.low > 0 > apart.low


def test_a_probability_as_the_table_of_student_has_it() -> None:
    """With t = 2.571 and five degrees of freedom it is 5 %."""
    numbers = [1.0, -1.0, 1.0, -1.0, 1.0, -1.0]
    error = Moments.of(numbers).error
    shifted = Moments.of([number + 2.571 * error for number in numbers])
    assert paired_difference(shifted)[1] == pytest.approx(0.05, abs=0.002)


def test_what_never_varies_is_certain() -> None:
    same, other = Moments.of([5.0] * 4), Moments.of([6.0] * 4)
    assert welch_difference(other, same) == (Estimate(1.0, 1.0, 1.0, 8), 0.0)
    assert welch_difference(same, same)[1] == 1.0
    assert welch_difference(Moments.of([1.0]), Moments.of([9.0]))[1] == 1.0, "of one game nothing follows"


def test_the_difference_of_two_intervals() -> None:
    value, probability = difference_of_estimates(Estimate(0.5, 0.4, 0.6, 10), Estimate(0.3, 0.2, 0.4, 20))
    assert value.value == pytest.approx(0.2)
    assert value.low == pytest.approx(0.2 - sqrt(2) * 0.1)
    assert 0.005 < probability < 0.01


def test_a_share_against_what_would_be_even() -> None:
    assert proportion_test(wilson_interval(60, 100), 0.5) == pytest.approx(0.0455, abs=0.0005)
    assert proportion_test(wilson_interval(50, 100), 0.5) == 1.0


def test_holm_multiplies_the_least_by_all_and_never_falls() -> None:
    verdicts = holm_correction([0.04, 0.01, 0.02])
    assert [each.corrected for each in verdicts] == pytest.approx([0.04, 0.03, 0.04])
    assert [each.p for each in verdicts] == [0.04, 0.01, 0.02]
    assert [each.corrected for each in holm_correction([0.9, 0.8])] == [1.0, 1.0]
    assert holm_correction([]) == []


# Players who did something against those who did not


def test_a_card_that_everybody_or_nobody_held_says_nothing() -> None:
    splits = WinSplits(2)
    splits.count(0, 2.0, 1.0, 0.0, 0.0)
    splits.count(1, 0.0, 0.0, 2.0, 1.0)
    assert clustered_difference(splits.of(0)) is None
    assert clustered_difference(splits.of(1)) is None


def test_rates_and_their_difference() -> None:
    splits = WinSplits(1)
    for game in range(40):
        holder_wins = float(game % 4 != 0)
        splits.count(0, 1.0, holder_wins, 1.0, 1.0 - holder_wins)
    found = clustered_difference(splits.of(0))
    assert found is not None
    did, did_not, difference, probability = found
    assert (did, did_not) == (wilson_interval(30, 40), wilson_interval(10, 40))
    assert difference.value == 0.5
    # Each game's difference is 1 or -1, with mean 0.5: its variance is 0.75, and there are 40 of them.
    assert difference.value - difference.low == pytest.approx(1.96 * sqrt(0.75 / 40), abs=0.001)
    assert probability < 0.001


def test_few_players_give_no_verdict() -> None:
    splits = WinSplits(1)
    for _ in range(9):
        splits.count(0, 1.0, 1.0, 1.0, 0.0)
    found = clustered_difference(splits.of(0))
    assert found is not None
    assert found[3] == 1.0


@pytest.mark.parametrize("seats", [2, 4])
def test_by_chance_alone_one_look_in_twenty_seems_beyond_it(seats: int) -> None:
    """One player of each game wins, no matter who held the card: players are not independent here."""
    luck, looks, wrong = Random(7), 400, 0
    for _ in range(looks):
        splits = WinSplits(1)
        for _ in range(60):
            winner = luck.randrange(seats)
            held = [luck.random() < 0.5 for _ in range(seats)]
            splits.count(0, sum(held), held[winner], seats - sum(held), not held[winner])
        found = clustered_difference(splits.of(0))
        assert found is not None
        wrong += found[3] < 0.05
    assert 0.02 < wrong / looks < 0.09


def test_nothing_is_known_where_nothing_can_be() -> None:
    assert Moments.of([1.0]).variance == inf
