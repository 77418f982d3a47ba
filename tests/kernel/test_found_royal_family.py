"""What Royal Family found in the kernel: cards that cannot lie somewhere unseen, and numbers without end."""

from __future__ import annotations

import pytest

from holdfast.games.royal_family import GAME
from holdfast.kernel import Chance, HoldfastError, Plain, determinize
from holdfast.kernel.plain_data import short

ENDLESS = 10**5000


def test_a_hidden_card_is_only_determinized_where_it_can_lie_unseen() -> None:
    position: dict[str, Plain] = {"turn": "p1", "card": "7S", "discard": ["5H", "2S@all"]}
    state = GAME.restore(2, GAME.options.read({}), position, Chance(1))
    hidden = set()
    for seed in range(200):
        twin = determinize(state, 1, Chance(seed))
        cards = [twin.in_hand.top(), twin.discard.cards[0]]  # type: ignore[attr-defined]
        hidden |= {GAME.vocabulary.faces[twin.face[card]] for card in cards}
        assert GAME.vocabulary.faces[twin.face[twin.discard.cards[1]]] == "2S"
    assert not hidden & {"2H", "2D", "2C", "X1", "X2"}
    assert len(hidden) > 20


def test_a_number_without_end_is_told_briefly_wherever_it_stands() -> None:
    assert "digits" in short(ENDLESS)
    assert "digits" in short([ENDLESS])


@pytest.mark.parametrize(
    "position",
    [
        {"turn": [ENDLESS]},
        {"over": [ENDLESS]},
        {"chance": ENDLESS},
        {"deck": [[ENDLESS]]},
        {"out_order": [[ENDLESS]]},
        {"pending": [ENDLESS]},
        {"pending": [{"prompt": ENDLESS}]},
        {"p1": {"castles": [ENDLESS], "held": ENDLESS}},
        {ENDLESS: 1},
    ],
    ids=lambda position: str(next(iter(position)))[:8] if ENDLESS not in position else "key",
)
def test_a_number_without_end_in_a_position_is_refused(position: dict[str, Plain]) -> None:
    with pytest.raises(HoldfastError):
        GAME.restore(2, GAME.options.read({}), {"round": 1, **position}, Chance(1))
