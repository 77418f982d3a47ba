"""Words that a table names itself, and verbs whose legal moves are numbered by rank."""

from __future__ import annotations

import pytest

from holdfast.kernel.bits import NONE
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.moves import pack
from holdfast.kernel.phrases import BlankWords, Verbs, words

SPELLS = BlankWords(("spell1", "spell2", "spell3"), named_by="spells")
VERBS = Verbs(spell=SPELLS)
PASS = VERBS.add("pass")
CAST = VERBS.add("cast {spell} {one} {two}", ranked=3, one=words("", "p1", "p2"), two=words("", "p1", "p2"))
BOW = VERBS.add("bow")
NAMES = {"spells": ["Freeze", "spell1"]}


def test_a_table_names_the_words() -> None:
    move = pack(CAST, 0, 2)
    assert VERBS.write(move, names=NAMES) == "cast Freeze p2"
    assert VERBS.blanks(move, NAMES) == {"spell": "Freeze", "one": "p2", "two": ""}
    assert VERBS.read("CAST freeze P2", NAMES) == (move, "")


def test_without_names_the_words_are_those_declared() -> None:
    assert VERBS.write(pack(CAST, 1)) == "cast spell2"
    assert VERBS.read("cast spell2") == (pack(CAST, 1), "")


def test_a_name_wins_over_a_declared_word() -> None:
    assert VERBS.read("cast spell1", NAMES) == (pack(CAST, 1), "")
    assert VERBS.write(pack(CAST, 2), names=NAMES) == "cast spell3"


def test_names_that_changed_are_not_read_any_more() -> None:
    with pytest.raises(IllegalMove):
        VERBS.read("cast freeze")


def test_a_ranked_verb_keeps_a_fixed_range_of_numbers() -> None:
    legal = [PASS, pack(CAST, 0, 1), pack(CAST, 0, 2), BOW, pack(CAST, 1, 1, 2), pack(CAST, 1, 2, 1)]
    assert VERBS.action_count == 1 + 3 + 1
    assert VERBS.actions(legal) == [0, 1, 2, 4, 3, NONE]
    assert [VERBS.action(move, legal) for move in legal] == VERBS.actions(legal)
    assert [VERBS.move(action, legal) for action in (0, 1, 2, 3, 4)] == [PASS, *legal[1:3], legal[4], BOW]


def test_a_rank_that_no_legal_move_has_is_refused() -> None:
    with pytest.raises(IllegalMove):
        VERBS.move(2, [PASS, pack(CAST, 0, 1)])


def test_a_client_is_told_who_names_the_words() -> None:
    described = VERBS.verbs[CAST].as_plain()
    assert described["ranked"] == 3
    blanks = described["blanks"]
    assert isinstance(blanks, list)
    assert blanks[0] == {"name": "spell", "words": list(SPELLS.words), "named_by": "spells"}
