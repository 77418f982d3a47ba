"""Action numbers: as many as there are moves at a table, and no more."""

from __future__ import annotations

import pytest

from holdfast.games import games
from holdfast.kernel import GameFault, IllegalMove, pack
from holdfast.kernel.action_space import ActionSpace
from holdfast.kernel.bits import NONE
from holdfast.kernel.cards import PLAYING_CARDS
from holdfast.kernel.phrases import BlankWords, Verbs, words

TWOS = ("2C", "2D", "2H", "2S")
VERBS = Verbs(card=BlankWords(PLAYING_CARDS))
ATTACK = VERBS.add("attack {seat}")
PLAY = VERBS.add("play {card} on {seat}", only={"card": TWOS})
RULE = VERBS.add('rule "{text}"')
DO = VERBS.add("do {one}", ranked=2, one=words("", "p1", "p2.hand", "p3"))
PASS = VERBS.add("pass")

pytestmark = pytest.mark.quick


@pytest.mark.parametrize(("seats", "size"), [(2, 2 + 8 + 2 + 1), (3, 3 + 12 + 2 + 1), (12, 12 + 48 + 2 + 1)])
def test_only_what_can_be_said_at_a_table_has_a_number(seats: int, size: int) -> None:
    assert ActionSpace(VERBS, seats).size == size


def test_every_number_stands_for_one_move() -> None:
    space = ActionSpace(VERBS, 3)
    legal = [
        *(pack(ATTACK, seat) for seat in range(3)),
        *(
            pack(PLAY, PLAYING_CARDS.index(card), seat)
            for card in sorted(TWOS, key=PLAYING_CARDS.index)
            for seat in range(3)
        ),
        pack(DO, 1),
        pack(DO, 2),
        PASS,
    ]
    assert space.actions(legal) == list(range(int(space.size)))
    assert [space.move_of(action, legal) for action in range(int(space.size))] == legal


def test_what_can_never_be_said_has_no_number() -> None:
    space = ActionSpace(VERBS, 2)
    ace_of_spades = PLAYING_CARDS.index("AS")
    assert space.actions([pack(ATTACK, 2), pack(PLAY, ace_of_spades, 0)]) == [NONE, NONE]


def test_ranks_beyond_those_kept_have_no_number() -> None:
    space = ActionSpace(VERBS, 3)
    assert space.actions([pack(DO, 0), PASS, pack(DO, 1), pack(DO, 2)])[-1] == NONE


@pytest.mark.parametrize("action", [-1, 0, 1, 12, 13, 99, 1 << 40])
def test_an_action_that_is_not_legal_is_refused(action: int) -> None:
    with pytest.raises(IllegalMove, match=f"action {action} is not possible now"):
        ActionSpace(VERBS, 2).move_of(action, [pack(PLAY, PLAYING_CARDS.index("2S"), 1)])


def test_an_action_is_a_verb_and_what_stands_in_its_blanks() -> None:
    space = ActionSpace(VERBS, 3)
    sizes = space.factor_sizes()
    assert sizes == (5, 4, 3)
    for action in range(int(space.size)):
        factors = space.factors(action)
        assert all(factor < size for factor, size in zip(factors, sizes, strict=False))
        assert space.from_factors((*factors, 0, 0)) == action


def test_a_word_that_a_blank_cannot_hold_is_refused() -> None:
    with pytest.raises(GameFault, match="the blank card can never hold 1X"):
        VERBS.add("burn {card}", only={"card": ("1X",)})


def test_them_is_the_other_player() -> None:
    verbs = Verbs()
    verbs.add("steal", touch="{them}.hand {me}.hand")
    assert [verbs.touch_path(0, seat, {}) for seat in (0, 1)] == [["p2.hand", "p1.hand"], ["p1.hand", "p2.hand"]]


@pytest.mark.parametrize("name", sorted(games()))
def test_no_game_has_more_actions_for_two_than_for_more(name: str) -> None:
    game = games()[name]
    few, many = (ActionSpace(game.vocabulary.verbs, seats) for seats in (game.seats[0], game.seats[-1]))
    assert 0 < few.size <= many.size < 5000
