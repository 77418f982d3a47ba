"""Verbs declared by phrases: notation, touch paths, suggestions, action numbers."""

from __future__ import annotations

import pytest

from holdfast.kernel import BlankWords, GameFault, IllegalMove, Verbs, pack, places, seat_name, words

VERBS = Verbs(card=words("ace", "king", "10"), slot=places(3))
ATTACK = VERBS.add("attack {seat}")
SWAP = VERBS.add("swap {slot}-{other}", other=places(2), touch="{me}.row.{slot} {me}.row.{other}")
PLAY = VERBS.add("play {card} {sudo}", sudo=words("", "sudo"))
ADD = VERBS.add("row +", touch="deck")
TRADE = VERBS.add("trade {card}", speech=True)
RULE = VERBS.add('rule "{text}"')
CASTLE = VERBS.add("besiege {castle}", castle=BlankWords(("S", "H"), touched=("p1.S", "p2.H")), name="siege")


def test_seats_and_places_are_counted_from_one() -> None:
    assert seat_name(0) == "p1"
    assert places(3).words == ("1", "2", "3")


@pytest.mark.parametrize(
    ("move", "notation"),
    [
        (pack(ATTACK, 1), "attack p2"),
        (pack(SWAP, 2, 0), "swap 3-1"),
        (pack(PLAY, 0, 0), "play ace"),
        (pack(PLAY, 2, 1), "play 10 sudo"),
        (pack(ADD), "row +"),
        (pack(CASTLE, 1), "besiege H"),
    ],
)
def test_a_move_is_written_as_its_phrase_and_reads_back(move: int, notation: str) -> None:
    assert VERBS.write(move) == notation
    assert VERBS.read(notation) == (move, "")


@pytest.mark.parametrize("said", ["attack p2", "  ATTACK   P2 ", "Attack\tp2", "attack p2\n"])
def test_spaces_and_capitals_do_not_matter(said: str) -> None:
    assert VERBS.read(said) == (pack(ATTACK, 1), "")


@pytest.mark.parametrize(
    "said", ["", " ", "attack", "attack p13", "attackp2", "attack p2 p3", "play", "row", "row ++", "?"]
)
def test_what_is_no_move_is_refused_by_name(said: str) -> None:
    with pytest.raises(IllegalMove, match="no such move as “"):
        VERBS.read(said)


@pytest.mark.parametrize("said", ["rule «x»", "beſiege H", "beSiege ſ", "play kıng", "play kİng", "besiege ß"])
def test_letters_that_only_look_alike_are_no_surprise(said: str) -> None:
    try:
        VERBS.read(said)
    except IllegalMove as wrong:
        assert said in str(wrong)


def test_much_white_space_is_no_burden() -> None:
    assert VERBS.read(" " * 100_000 + "attack" + " " * 100_000 + "p1") == (pack(ATTACK, 0), "")
    with pytest.raises(IllegalMove):
        VERBS.read(" " * 100_000 + "x" + " " * 100_000 + "x")


# Free words


@pytest.mark.parametrize(
    "text", ["hello", "two  spaces", 'he said "no"', "a: b", "«quoted»", "привет", "line\nline", "{seat}", "p2"]
)
def test_words_in_quotes_come_with_a_move_that_has_them(text: str) -> None:
    assert VERBS.read(f'trade king "{text}"') == (pack(TRADE, 1), text)
    assert VERBS.read(VERBS.write(pack(TRADE, 1), text)) == (pack(TRADE, 1), text)
    assert VERBS.read(VERBS.write(pack(RULE), text)) == (pack(RULE), text)


def test_a_move_that_may_have_words_needs_none() -> None:
    assert VERBS.read("trade king") == (pack(TRADE, 1), "")
    assert not VERBS.verbs[TRADE].needs_words
    assert VERBS.verbs[RULE].needs_words


def test_words_with_a_move_that_has_none_are_refused() -> None:
    with pytest.raises(IllegalMove):
        VERBS.read('attack p2 "ha"')


# Names, touch paths, suggestions


@pytest.mark.parametrize(
    ("number", "name"), [(ATTACK, "attack"), (SWAP, "swap"), (ADD, "row-plus"), (RULE, "rule"), (CASTLE, "siege")]
)
def test_a_verb_is_named_by_its_fixed_words_or_as_it_is_told(number: int, name: str) -> None:
    assert VERBS.verbs[number].name == name


@pytest.mark.parametrize(
    ("move", "path"),
    [
        (pack(ATTACK, 1), ["p2"]),
        (pack(SWAP, 2, 0), ["p3.row.3", "p3.row.1"]),
        (pack(ADD), ["deck"]),
        (pack(CASTLE, 1), ["p2.H"]),
        (pack(RULE), []),
        (pack(PLAY, 0, 0), ["ace"]),
    ],
)
def test_a_touch_path_says_what_to_click_in_order(move: int, path: list[str]) -> None:
    assert VERBS.touch_path(move, 2, {}) == path


@pytest.mark.parametrize(
    ("alias", "path"),
    [
        ({"p3.row": "blue.row"}, ["blue.row.3", "blue.row.1"]),
        ({"p3": "south"}, ["south.row.3", "south.row.1"]),
        ({"p3.ro": "blue"}, ["p3.row.3", "p3.row.1"]),
    ],
)
def test_a_place_is_touched_by_its_own_name(alias: dict[str, str], path: list[str]) -> None:
    assert VERBS.touch_path(pack(SWAP, 2, 0), 2, alias) == path


OWN, SHARED, LOST = {"p3.hand:ace", "p1.row.2"}, {"sky:ace", "p1.row.2", "p2.row.2"}, {"deck"}


@pytest.mark.parametrize(
    ("there", "path"),
    [
        (OWN, ["p3.hand:ace", "p1.row.2"]),
        (SHARED, ["sky:ace", "p1.row.2"]),
        ({"p2.row.2"}, ["p3.hand:ace", "p2.row.2"]),
        (LOST, ["p3.hand:ace", "p1.row.2"]),
    ],
)
def test_of_several_places_the_first_on_the_table_is_touched(there: set[str], path: list[str]) -> None:
    verbs = Verbs(card=words("ace", "king"), slot=places(3))
    lay = verbs.add("lay {card} {slot}", touch="{me}.hand:{card}|sky:{card} p1.row.{slot}|p2.row.{slot}")
    assert verbs.touch_path(pack(lay, 0, 1), 2, {}, there) == path
    assert verbs.touch_path(pack(lay, 0, 1), 2, {"sky": "heaven"}, {"heaven:ace"})[0] == "heaven:ace"


def test_a_blank_that_nobody_knows_is_named_where_it_stands() -> None:
    verbs = Verbs(card=words("ace"))
    with pytest.raises(GameFault, match=r"“lay {crad}”: nothing is known of the blank crad; there are card, seat"):
        verbs.add("lay {crad}")
    with pytest.raises(GameFault, match=r"“{me}\.hand:{crad}”: nothing is known of the blank crad; there are card, me"):
        verbs.add("lay {card}", touch="{me}.hand:{crad}")


def test_the_nearest_moves_are_suggested_first() -> None:
    legal = [pack(ADD), pack(PLAY, 0, 0), pack(ATTACK, 1), pack(ATTACK, 2)]
    assert VERBS.nearest("atack p3", legal)[:2] == ["attack p3", "attack p2"]


def test_a_long_list_of_suggestions_is_cut() -> None:
    shown = VERBS.nearest("", [pack(SWAP, slot, other) for slot in range(3) for other in range(2)] * 2)
    assert shown[-1] == "…"
    assert len(shown) == 9


def test_a_verb_tells_a_client_all_it_needs() -> None:
    said = VERBS.verbs[CASTLE].as_plain()
    assert said["name"] == "siege"
    assert said["blanks"] == [{"name": "castle", "words": ["S", "H"], "touched": ["p1.S", "p2.H"]}]
    assert [VERBS.verbs[verb].as_plain().get("speech") for verb in (ATTACK, TRADE, RULE)] == [
        None,
        "possible",
        "needed",
    ]


def test_a_move_tells_the_words_in_its_blanks() -> None:
    assert VERBS.blanks(pack(SWAP, 2, 1)) == {"slot": "3", "other": "2"}
    assert VERBS.arguments(pack(SWAP, 2, 1)) == [2, 1]


# Action numbers


def test_every_action_number_is_one_move_and_every_move_one_number() -> None:
    moves = [VERBS.move(action) for action in range(VERBS.action_count)]
    assert len(set(moves)) == VERBS.action_count == 12 + 6 + 6 + 1 + 3 + 1 + 2
    assert [VERBS.action(move) for move in moves] == list(range(VERBS.action_count))


def test_verbs_added_later_leave_the_numbers_of_the_others_alone() -> None:
    verbs = Verbs()
    attack = verbs.add("attack {seat}")
    before = [verbs.move(action) for action in range(12)]
    verbs.add("flee")
    assert [verbs.move(action) for action in range(12)] == before
    assert verbs.action(pack(attack, 11)) == 11
    assert verbs.action_count == 13


def test_a_game_without_verbs_has_no_actions() -> None:
    assert Verbs().action_count == 0
