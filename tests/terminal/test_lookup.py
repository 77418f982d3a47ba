"""What a card says can be asked for at the table."""

from __future__ import annotations

import pytest

from holdfast.games import find_game
from holdfast.kernel import HoldfastError
from holdfast.terminal.lookup import read_card
from holdfast.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["cluster_royale", "ship_it"])
def test_every_card_can_be_read_by_its_slug_and_its_title(name: str, language: str) -> None:
    words = Words(language, find_game(name))
    for face in words.game.faces:
        printed = read_card(words, face)
        assert printed.startswith(words.card(face))
        assert read_card(words, words.card(face).upper()) == printed


def test_a_part_of_a_title_is_enough() -> None:
    words = Words("en", find_game("cluster_royale"))
    assert "falco_sidekick" in read_card(words, "sidekick")
    assert read_card(words, "exploit aws").count("\n\n") >= 3


def test_a_card_that_is_not_there_is_said_to_be_missing() -> None:
    with pytest.raises(HoldfastError, match="no card “banana”"):
        read_card(Words("en", find_game("ship_it")), "banana")
    with pytest.raises(HoldfastError, match="no texts"):
        read_card(Words("en", find_game("upgrade")), "5S")
