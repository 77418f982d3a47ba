"""Weights of features: read in the features' order, for about as many players, and refused where they are of others."""

from __future__ import annotations

import pytest

from holdfast.games import games
from holdfast.kernel import Features, Game, GameFault
from holdfast.kernel.features import TELLS, nearest, read_weights
from tests.changed import changed
from tests.kernel.tiny import TINY

GAMES = [pytest.param(game, id=name) for name, game in games().items()]


def two_features() -> Features:
    features = Features()
    assert [features.add("life"), features.add("cards")] == [0, 1]
    return features


def test_several_features_stand_side_by_side() -> None:
    features = two_features()
    assert features.add_each(f"{suit}_in_hand" for suit in ("hearts", "spades")) == 2
    assert features.names == ["life", "cards", "hearts_in_hand", "spades_in_hand"]


def test_weights_come_in_the_order_of_the_features() -> None:
    read = read_weights("[seats.2]\ncards = 2.5\nlife = -1\n[seats.4]\nlife = 3.0\n", two_features())
    assert read == {2: (-1.0, 2.5), 4: (3.0, 0.0)}


def test_what_is_told_stands_in_a_part_of_its_own() -> None:
    file = "[seats.2]\nluck = 1.0\n[tells.2]\nlife = 0.5\n"
    assert read_weights(file, two_features(), TELLS) == {2: (0.5, 0.0)}
    assert read_weights("[seats.2]\nlife = 1.0\n", two_features(), TELLS) == {}


def test_weights_that_are_being_learnt_go_before_those_in_the_folder() -> None:
    game = games()["upgrade"]
    assert changed(game, weights={2: (1.0, 2.0)}).weights(4) == (1.0, 2.0)
    assert changed(game, weights={}).weights(2) == ()


def test_a_weight_for_no_feature_is_refused() -> None:
    with pytest.raises(GameFault, match="there is no feature luck"):
        read_weights("[seats.2]\nluck = 1.0\n", two_features())


def test_the_weights_for_the_nearest_number_of_players_are_taken() -> None:
    weights = {2: (2.0,), 4: (4.0,)}
    assert [nearest(weights, seats) for seats in (2, 3, 4, 12)] == [(2.0,), (2.0,), (4.0,), (4.0,)]
    assert nearest({}, 2) == ()


def test_a_game_without_features_has_no_weights() -> None:
    assert TINY.weights(2) == ()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_ours_has_a_weight_for_each_of_its_features(game: Game) -> None:
    assert game.search.features is not None
    for seats in game.seats:
        assert len(game.weights(seats)) == len(game.search.features.names)
        assert any(game.weights(seats))
