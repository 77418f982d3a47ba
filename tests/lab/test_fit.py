"""Fitting weights: it learns what tells winners from losers, and the same seed gives the same bytes."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.games import find_game
from holdfast.kernel import Chance, HoldfastError
from holdfast.kernel.features import TELLS, read_weights
from holdfast.lab.fit import FitConfig, auc_by_third, fit, maximum_likelihood, predicted, write_weights
from holdfast.lab.positions_dataset import POSITIONS_PER_GAME, PositionExample, PositionSampler
from holdfast.lab.tells_dataset import DETERMINIZED, TellsExample, TellsSampler, pairwise_accuracy
from tests.kernel.tiny import TINY


def made_up(count: int) -> list[PositionExample]:
    """Games in which the first feature decides two times in three, and the second says nothing."""
    chance = Chance(4)
    samples = []
    for number in range(count):
        ahead = chance.below(2)
        features = [[1.0 if seat == ahead else 0.0, float(chance.below(2))] for seat in range(2)]
        winner = ahead if chance.below(3) else 1 - ahead
        samples.append(PositionExample(number, 0, features, [0.5, 0.5], [float(seat == winner) for seat in range(2)]))
    return samples


def test_it_learns_what_decides_and_how_much() -> None:
    weights = maximum_likelihood(made_up(3000))
    assert weights[0] == pytest.approx(0.693, abs=0.1)  # odds of two to one
    assert weights[1] == pytest.approx(0.0, abs=0.1)


def test_the_ridge_draws_weights_to_0() -> None:
    samples = made_up(500)
    assert (
        maximum_likelihood(samples, ridge=0.0)[0]
        > maximum_likelihood(samples)[0]
        > maximum_likelihood(samples, ridge=1.0)[0]
        > 0.0
    )


@pytest.mark.parametrize(
    ("config", "command"),
    [
        (FitConfig(1000, 1), "holdfast lab fit upgrade --games 1000 --seed 1"),
        (FitConfig(9, 2, 200, 0.0003), "holdfast lab fit upgrade --games 9 --seed 2 --simulations 200 --ridge 0.0003"),
    ],
)
def test_a_course_tells_how_to_have_the_same_again(config: FitConfig, command: str) -> None:
    assert config.command("upgrade") == command


def test_shares_follow_from_weights() -> None:
    sample = PositionExample(0, 0, [[1.0], [0.0]], [], [])
    assert predicted(sample, [0.0]) == [0.5, 0.5]
    assert predicted(sample, [1.0986]) == pytest.approx([0.75, 0.25], abs=1e-4)


def test_the_area_under_the_curve() -> None:
    samples = [PositionExample(at, at % 3, [], [], [1.0, 0.0]) for at in range(3)]
    assert auc_by_third(samples, [[0.9, 0.1], [0.1, 0.9], [0.5, 0.5]]) == (1.0, 0.0, 0.5)


def test_the_same_seed_gives_the_same_bytes_and_another_one_others() -> None:
    game = find_game("upgrade")
    files = [write_weights([fit(game, 2, FitConfig(3, seed), lambda: None)], "command") for seed in (1, 1, 2)]
    assert files[0] == files[1] != files[2]
    assert game.search.features is not None
    assert len(read_weights(files[0], game.search.features)[2]) == len(game.search.features.names)
    assert files[0].startswith("# command\n")
    assert game.search.tells is not None
    assert len(read_weights(files[0], game.search.tells, TELLS)[2]) == len(game.search.tells.names)


def test_with_simulations_it_learns_once_more_from_bots_that_know_what_was_learnt() -> None:
    game = find_game("royal_family")
    files, played = [], []
    for simulations in (0, 8, 8):
        config = FitConfig(3, 1, simulations)
        games: list[None] = []
        files.append(write_weights([fit(game, 2, config, partial(games.append, None))], "command"))
        played.append(len(games))
        assert len(games) == config.games_in_all(game)
    assert files[0] != files[1] == files[2]
    assert played == [3, 6, 6]


def test_it_learns_to_read_the_others() -> None:
    """Of two tables the truth is the one with more, four times in five; so it is that much likelier."""
    chance = Chance(4)
    comparisons = []
    for number in range(2000):
        more = 1.0 if chance.below(5) else 0.0
        comparisons.append(TellsExample(number, [[more], [1.0 - more]], [1.0, 0.0]))
    weights = maximum_likelihood(comparisons)
    assert weights == pytest.approx([1.386], abs=0.15)  # odds of four to one
    assert pairwise_accuracy([predicted(each, weights) for each in comparisons]) == pytest.approx(0.8, abs=0.03)


def test_a_table_as_likely_as_another_counts_half() -> None:
    assert pairwise_accuracy([[0.4, 0.4, 0.2]]) == 0.75


def test_the_truth_stands_beside_what_could_be_determinized() -> None:
    game = find_game("upgrade")
    assert game.search.tells is not None
    comparisons = TellsSampler(game, 2, 1).play(1)
    assert 0 < len(comparisons) <= POSITIONS_PER_GAME
    for each in comparisons:
        assert each.targets == [1.0] + [0.0] * DETERMINIZED
        assert {len(tells) for tells in each.features} == {len(game.search.tells.names)}
    assert any(each.features[0] != each.features[1] for each in comparisons)


def test_moments_of_a_game_are_kept_with_what_came_of_them() -> None:
    samples = PositionSampler(find_game("upgrade"), 4, 1).play(0)
    assert len(samples) == POSITIONS_PER_GAME
    assert [sample.third for sample in samples] == sorted(sample.third for sample in samples)
    assert max(sum(sample.targets) for sample in samples) == pytest.approx(1.0)
    assert all(len(sample.features) == len(sample.predictions) == len(sample.targets) for sample in samples)


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(HoldfastError, match="declares no features"):
        fit(TINY, 2, FitConfig(1, 1), lambda: None)


def test_too_few_games_are_refused() -> None:
    with pytest.raises(HoldfastError, match="too few to learn from"):
        fit(find_game("upgrade"), 2, FitConfig(1, 1), lambda: None)


def test_weights_that_cannot_be_written_are_printed(tmp_path: Path) -> None:
    line = ["lab", "fit", "royal_family", "--games", "2", "--output"]
    done = CliRunner().invoke(app, [*line, str(tmp_path / "weights.toml")])
    assert f"written to {tmp_path / 'weights.toml'}" in done.output
    lost = CliRunner().invoke(app, [*line, str(tmp_path / "nowhere" / "weights.toml")])
    assert (tmp_path / "weights.toml").read_text(encoding="utf-8") in lost.output
    assert isinstance(lost.exception, HoldfastError)
    assert "weights.toml”: cannot be written" in str(lost.exception)
