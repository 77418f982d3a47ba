"""Reading the others: tables that fit what they have done count for more, in games that declare tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from holdfast.bots import Search
from holdfast.bots.opponent_model import OpponentModel
from holdfast.games import find_game, games
from holdfast.kernel import Chance, Game, Plain, SeatHandle, State

pytestmark = pytest.mark.quick

UPGRADE = find_game("upgrade")
READ = [pytest.param(game, id=name) for name, game in games().items() if game.search.tells is not None]


def duel(defence: Sequence[str], put_aside: int, **options: object) -> State:
    """p1 is on turn and does not know what p2's defence is; p2 has put a card of some value aside."""
    given: dict[str, Plain] = {"turn": "p1", "drawn": "4S"}
    given["p1"] = {"tokens": 3, "attack": ["7H", "6S"], "defence": ["8C", "9D"]}
    given["p2"] = {"tokens": 3, "attack": ["5C"], "defence": list(defence), "put_aside": put_aside}
    return UPGRADE.restore(2, UPGRADE.options.read(options), given, Chance(1))


def likelihood(game: Game, table: State, me: int) -> float:
    opponent_model = OpponentModel()
    opponent_model.prepare(game, int(table.seats), True)
    return float(opponent_model.likelihood(table, me))


def test_who_puts_a_nine_aside_hardly_has_an_ace() -> None:
    strong, weak = ["10C", "9H"], ["AC", "2H"]
    seen = likelihood(UPGRADE, duel(strong, 9), 0) / likelihood(UPGRADE, duel(weak, 9), 0)
    unseen = likelihood(UPGRADE, duel(strong, 0), 0) / likelihood(UPGRADE, duel(weak, 0), 0)
    assert seen > unseen > 1.0


def test_the_own_cards_say_nothing() -> None:
    assert likelihood(UPGRADE, duel(["10C", "9H"], 9), 0) != likelihood(UPGRADE, duel(["10C", "9H"], 9), 1)
    one, other = duel(["10C", "9H"], 9), duel(["AC", "2H"], 9)
    assert likelihood(UPGRADE, one, 1) == likelihood(UPGRADE, other, 1)


def expected_of(state: State, notation: str) -> float:
    found = Search(Chance(3), 2000).evaluate_moves(SeatHandle(UPGRADE, state, 0))
    return next(each.expected for each in found if UPGRADE.write(each.move) == notation)


def test_an_attack_promises_less_where_the_defence_must_be_good() -> None:
    hidden = ["10C", "9H"]
    assert expected_of(duel(hidden, 9), "attack p2") < expected_of(duel(hidden, 0), "attack p2") - 0.02


def put_aside(state: State, seat: int) -> Plain:
    said = UPGRADE.position(state)[f"p{seat + 1}"]
    assert isinstance(said, Mapping)
    return said["put_aside"]


def test_what_is_put_aside_is_noted_until_the_defence_is_drawn_anew() -> None:
    state = duel(["3C", "2H"], 0)
    UPGRADE.submit(state, 0, "discard")
    assert put_aside(state, 0) == 4
    UPGRADE.submit(state, 1, "upgrade d1")
    assert put_aside(state, 1) == 3
    UPGRADE.submit(state, 0, "attack p2")
    assert (put_aside(state, 0), put_aside(state, 1)) == (4, 0)


def test_where_discards_lie_face_down_nobody_notes_anything() -> None:
    state = duel(["3C", "2H"], 0, open_discard=False)
    UPGRADE.submit(state, 0, "discard")
    UPGRADE.submit(state, 1, "upgrade d1")
    assert (put_aside(state, 0), put_aside(state, 1)) == (0, 0)


@pytest.mark.parametrize("game", READ)
def test_every_game_with_tells_has_weights_for_them(game: Game) -> None:
    assert game.search.tells is not None
    for seats in game.seats:
        assert len(game.tell_weights(seats)) == len(game.search.tells.names)
        assert any(game.tell_weights(seats))


def test_a_game_without_tells_takes_every_table_for_as_likely() -> None:
    game = find_game("ship_it")
    assert game.tell_weights(2) == ()
    assert likelihood(game, game.deal(2, game.options.read({}), Chance(1)), 0) == 1.0
