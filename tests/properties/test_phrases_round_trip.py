"""Whatever words a game uses: what is written reads back, and actions are numbered one to one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel import BlankWords, Game, IllegalMove, Verbs
from tests.properties.common import ALL_GAMES, fixed_actions, lawful, thorough

letters = st.characters(exclude_categories=["Cs", "Cc", "Zs", "Zl", "Zp"], exclude_characters='"{}')
word = st.text(letters, min_size=1, max_size=6).filter(lambda text: text == "".join(text.split()))
several = st.lists(word, min_size=1, max_size=6, unique_by=str.lower)


def declare(verbs: Verbs, number: int, fills: list[BlankWords]) -> None:
    one, two, three, *_ = [*fills, BlankWords(()), BlankWords(()), BlankWords(())]
    phrase = " ".join([f"verb{number}", "{one}", "{two}", "{three}"][: len(fills) + 1])
    verbs.add(phrase, one=one, two=two, three=three)


@st.composite
def verb_tables(draw: st.DrawFn) -> Verbs:
    """Up to five verbs with up to three blanks; the last blank of a verb may be left empty."""
    verbs = Verbs()
    for number in range(draw(st.integers(1, 5))):
        fills = draw(st.lists(several, max_size=3))
        optional: bool = draw(st.booleans())
        if fills and optional:
            fills[-1] = ["", *fills[-1]]
        declare(verbs, number, [BlankWords(tuple(fill)) for fill in fills])
    return verbs


@thorough
@given(verb_tables())
def test_every_move_reads_back_from_its_notation(verbs: Verbs) -> None:
    for action in range(verbs.action_count):
        move = verbs.move(action)
        assert verbs.read(verbs.write(move)) == (move, "")


@thorough
@given(verb_tables())
def test_actions_and_moves_are_one_to_one(verbs: Verbs) -> None:
    moves = [verbs.move(action) for action in range(verbs.action_count)]
    assert [verbs.action(move) for move in moves] == list(range(len(moves)))
    assert len(set(moves)) == len(moves)


@pytest.mark.parametrize("game", ALL_GAMES, ids=[game.name for game in ALL_GAMES])
def test_every_action_of_every_game_is_one_move_with_one_notation(game: Game) -> None:
    verbs = game.vocabulary.verbs
    moves = [verbs.move(action) for action in fixed_actions(game)]
    assert [verbs.action(move) for move in moves] == fixed_actions(game)
    notations = [verbs.write(move) for move in moves]
    assert len(set(notations)) == len(notations)
    step = max(1, len(moves) // 500)
    for move, notation in list(zip(moves, notations, strict=True))[::step]:
        assert verbs.read(notation) == (move, "")


@pytest.mark.parametrize("game", ALL_GAMES, ids=[game.name for game in ALL_GAMES])
def test_every_verb_fits_into_a_move(game: Game) -> None:
    assert len(game.vocabulary.verbs.verbs) <= 255
    for verb in game.vocabulary.verbs.verbs:
        assert len(verb.fills) <= 6
        assert all(len(fill.words) <= 256 for fill in verb.fills)


@lawful
@given(st.text(max_size=20))
def test_words_in_quotes_read_back(text: str) -> None:
    verbs = Verbs()
    verbs.add('shout "{text}"')
    assert verbs.read(verbs.write(0, text)) == (0, text)


@pytest.mark.parametrize("game", ALL_GAMES, ids=[game.name for game in ALL_GAMES])
@lawful
@given(st.text())
def test_reading_any_text_gives_a_move_or_an_illegal_move(game: Game, said: str) -> None:
    try:
        move, _ = game.vocabulary.verbs.read(said)
    except IllegalMove as wrong:
        assert "no such move" in str(wrong)
    else:
        assert game.vocabulary.verbs.action(move) < game.vocabulary.verbs.action_count
