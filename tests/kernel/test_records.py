"""Records: a header and one move a line."""

from __future__ import annotations

import json

import pytest

from holdfast.games import find_game
from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Journal, Record, RecordError, Table, begin, replay, secret_seed
from holdfast.kernel.records import MOST_CHARACTERS, MOST_LINES
from tests.kernel.tiny import TINY

TEXT = """holdfast record 1
game: upgrade
rules: 1
options: {"tokens": 5}
players: ["you", "greedy"]
people: ["p1"]
seed: 42

p1: open 5S
p2: open 3H
"""


def record(**changes: object) -> Record:
    fields: dict[str, object] = {
        "game": "upgrade",
        "rules": 1,
        "options": {"tokens": 5},
        "players": ["you", "greedy"],
        "people": ["p1"],
        "seed": "42",
        "moves": [(0, "open 5S"), (1, "open 3H")],
    }
    return Record(**{**fields, **changes})  # type: ignore[arg-type]


def test_a_record_is_written_as_in_the_documentation_and_reads_back() -> None:
    assert record().write() == TEXT
    assert Record.read(TEXT) == record()


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("\n", "\r\n"),
        TEXT + "\n\n",
        TEXT.replace("p1: open", "  p1: open"),
        TEXT.replace("game: upgrade\nrules: 1", "rules: 1\ngame: upgrade"),
    ],
    ids=["carriage returns", "empty lines", "spaces", "another order"],
)
def test_what_does_not_matter_is_read_over(text: str) -> None:
    assert Record.read(text) == record()


@pytest.mark.parametrize(
    "changes",
    [
        {"moves": []},
        {"options": {}},
        {"options": {"rules": ("a", "b")}, "game": "tiny"},
        {"players": ["Мира", 'the "Duke"', "a\\b", "{name}", "e\u0301", ""], "people": []},
        {"seed": "sealed:" + "0f" * 16},
        {"moves": [(11, 'trade p2 1:2 "a  b: “c”"')]},
    ],
    ids=str,
)
def test_every_record_reads_back_as_it_was_written(changes: dict[str, object]) -> None:
    written = record(**changes)
    again = Record.read(written.write())
    assert again.write() == written.write()
    assert (again.players, again.seed, again.moves) == (written.players, written.seed, written.moves)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("holdfast record 1", "", "line 1: a record begins with “holdfast record 3”"),
        ("holdfast record 1", "holdfast record 4", "line 1: a record begins with"),
        ("game: upgrade\n", "", "the heading “game:” is missing; there must be game, rules"),
        ("seed: 42\n\n", "seed: 42\n", "line 8: an empty line is needed between headings and moves"),
        ("rules: 1", "game: upgrade", "line 3: the heading “game:” stands twice"),
        ("seed: 42", "seed: luck", "line 7: seed “luck” is neither a whole number"),
        ("seed: 42", "seed: " + "4" * 5000, "line 7: a seed that is a number has at most 20 digits"),
        ("seed: 42", "seed: joint:12", "line 7: a sealed seed has 32 hexadecimal digits"),
        ("game: upgrade", "gamey: upgrade", "the heading “game:” is missing; there must be game, rules"),
        ("game: upgrade", "upgrade", "line 2: a heading is needed here, as “game: upgrade”, not “upgrade”"),
        ("rules: 1", "rules: one", "line 3: rules: a version number is needed, not “one”"),
        ("rules: 1", "rules: -1", "line 3: rules: a version number is needed"),
        ("rules: 1", "rules: ²", "line 3: rules: a version number is needed"),
        ("rules: 1", "rules: " + "9" * 5000, "line 3: rules: a version number is needed"),
        ('{"tokens": 5}', "tokens 5", 'line 4: options: “tokens 5” cannot be read; it is written as {"tokens": 5}'),
        ('{"tokens": 5}', "[]", "line 4: options: “\\[\\]” cannot be read"),
        ('{"tokens": 5}', "[" * 100_000, "line 4: options: "),
        ('{"tokens": 5}', '{"tokens": ' + "9" * 5000 + "}", "line 4: options: "),
        (
            '["you", "greedy"]',
            '"you"',
            'line 5: players: “"you"” cannot be read; it is written as \\["you", "greedy"\\]',
        ),
        ('["you", "greedy"]', "[1, 2]", "line 5: players: a list of names is needed"),
        ('["p1"]', "p1", "line 6: people: “p1” cannot be read"),
        ('["p1"]', '["p3"]', "line 6: people: there is no seat “p3” at a table of 2"),
        ('["p1"]', '["p1", "p1"]', "line 6: people: a seat is named twice"),
        ('["p1"]', "[[]]", "line 6: people: a list of names is needed"),
        ("p1: open 5S", "open 5S", "line 9: a move is written “p1: attack p2”, not “open 5S”"),
        ("p1: open 5S", "p13: open 5S", "line 9: a move is written"),
        ("p1: open 5S", "p1:open 5S", "line 9: a move is written"),
        ("p2: open 3H", "p2: ", "line 10: a move is written"),
    ],
    ids=lambda text: text[:40],
)
def test_a_record_that_cannot_be_read_says_where_and_what_would_be_right(old: str, new: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Record.read(TEXT.replace(old, new))


@pytest.mark.parametrize("text", ["", "\n", "{}", "\x00", "holdfast record 1"])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.read(text)


# Headings

SECRET = "sealed:" + "0f" * 16
JOINT = {"p1": "a0" * 16, "p2": "b1" * 16}
LATER = TEXT.replace("record 1", "record 2").replace(
    "seed: 42\n",
    f'seed: {SECRET}\ncontributions: {{"p1": "{"a0" * 16}", "p2": "{"b1" * 16}"}}\n'
    f"commitment: {'c2' * 32}\nresult: p1 p2\nweather: fine: no rain\nmood:\n",
)


def test_later_headings_are_written_and_read_and_unknown_ones_kept() -> None:
    read = Record.read(LATER)
    assert read.write() == LATER
    assert (read.seed, read.contributions, read.commitment) == (SECRET, JOINT, "c2" * 32)
    assert (read.result, read.winners, read.abandoned) == ("p1 p2", [0, 1], False)
    assert read.others == {"weather": "fine: no rain", "mood": ""}


def test_a_drawn_game_has_no_winners() -> None:
    read = Record.read(LATER.replace("result: p1 p2", "result: drawn p1 p2"))
    assert (read.result, read.winners, read.abandoned) == ("drawn p1 p2", [], False)
    assert read.write() == LATER.replace("result: p1 p2", "result: drawn p1 p2")


def test_a_record_of_the_first_edition_may_have_later_headings_too() -> None:
    assert Record.read(LATER.replace("record 2", "record 1")) == Record.read(LATER)


def test_a_joint_seed_is_parted() -> None:
    seed = f"joint:{'0f' * 16}:p2={JOINT['p2']}:p1={JOINT['p1']}"
    parted = record(seed=seed)
    assert (parted.seed, parted.contributions) == (SECRET, JOINT)
    assert parted.whole_seed().write() == f"joint:{'0f' * 16}:p1={JOINT['p1']}:p2={JOINT['p2']}"
    assert Record.read(parted.write()) == parted


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (JOINT["p1"], "a0", "line 8: contributions: each has 32 hexadecimal digits"),
        ('{"p1"', '{"p3"', "line 8: contributions: there is no seat “p3” at a table of 2"),
        (SECRET, "42", "line 8: contributions: they are added to a sealed seed only"),
        ("contributions: {", "contributions: [{", "line 8: contributions: “.*” cannot be read"),
        ("c2" * 32, "c2", "line 9: commitment: 64 hexadecimal digits are needed"),
        ("result: p1 p2", "result: p1 p1", "line 10: result: a seat is named twice"),
        ("result: p1 p2", "result: everybody", "line 10: result: there is no seat “everybody” at a table of 2"),
        (
            "result: p1 p2",
            "result:",
            "line 10: result: who won is needed, as “p1 p3”, or “drawn p1 p2”, or “aban",
        ),
        ("result: p1 p2", "result: drawn", "line 10: result: who won is needed, as “p1 p3”, or “drawn p1 p2”"),
        ("result: p1 p2", "result: drawn p3", "line 10: result: there is no seat “p3” at a table of 2"),
        ("mood:", "game:", "line 12: the heading “game:” stands twice"),
        ('"greedy"]', '"x\\u001b[2J"]', "line 5: players: U\\+001B must not stand in “x\ufffd"),
        ('"tokens": 5', '"rules": ["\\u202e"]', "line 4: options: U\\+202E must not stand in"),
        ('"tokens": 5', '"tokens": [[1]]', "line 4: options: .* cannot be read"),
        ("fine", "fi\x1b[2Jne", "line 11: U\\+001B must not stand here"),
        ("open 3H", "open 3H \x9b2J", "line 15: U\\+009B must not stand here"),
        ('"you", "greedy"', ", ".join(['"you"'] * 13), "line 5: at most 12 can play, not 13"),
    ],
    ids=lambda text: text[:40],
)
def test_a_later_heading_that_cannot_be_read_says_where(old: str, new: str, message: str) -> None:
    assert old in LATER
    with pytest.raises(RecordError, match=message) as refused:
        Record.read(LATER.replace(old, new))
    assert "\x1b" not in str(refused.value)


def test_the_size_of_a_record_is_limited() -> None:
    with pytest.raises(RecordError, match=f"at most {MOST_CHARACTERS} characters"):
        Record.read(TEXT + " " * MOST_CHARACTERS)
    with pytest.raises(RecordError, match=f"at most {MOST_LINES} lines"):
        Record.read(TEXT + "\n" * MOST_LINES)


def test_thousands_of_players_and_people_are_refused() -> None:
    players = json.dumps(["you"] * 6000)
    people = json.dumps([f"p{seat + 1}" for seat in range(6000)])
    with pytest.raises(RecordError, match="at most 12 can play, not 6000"):
        Record.read(TEXT.replace('["you", "greedy"]', players).replace('["p1"]', people))


def test_twelve_can_play() -> None:
    twelve = record(players=["you"] * 12, people=[f"p{seat + 1}" for seat in range(12)], moves=[(11, "bow")])
    assert Record.read(twelve.write()) == twelve


@pytest.mark.parametrize("name", ["a\x1b[2J", "a\nb", "\x85", "\u2028", "\u202e", "\udcff"], ids=ascii)
def test_a_name_that_cannot_be_shown_or_encoded_is_refused_before_the_deal(name: str) -> None:
    with pytest.raises(RecordError, match=r"the name “.*” has U\+[0-9A-F]{4} in it"):
        Table.new(TINY, ["you", name], TINY.options.read({}), "1")


# Closing


def test_a_game_that_is_over_says_who_won() -> None:
    table = played("7")
    table.record.close(table.state)
    assert [table.record.winners] == table.state.ranking()[:1]
    assert not table.record.abandoned
    assert Record.read(table.record.write()) == table.record


def test_a_game_that_is_not_over_is_abandoned() -> None:
    table = Table.new(TINY, ["a", "b"], TINY.options.read({}), "1")
    table.record.close(table.state)
    assert table.record.result == "abandoned"
    assert table.record.abandoned
    assert table.record.winners == []
    assert Record.read(table.record.write()) == table.record


# Replaying


def played(seed: str) -> Table:
    table = Table.new(UPGRADE, ["a", "b", "c"], UPGRADE.options.read({"tokens": 1}), seed, people=[0, 2])
    while not table.state.over:
        seat = table.awaited[0]
        table.play(seat, table.choices(seat)[-1].notation)
    return table


@pytest.mark.parametrize("seed", ["7", "-7", "secret", f"joint:{'0f' * 16}:p1={'a0' * 16}:p3={'b1' * 16}"])
def test_a_record_replays_to_the_same_game(seed: str) -> None:
    table = played(secret_seed() if seed == "secret" else seed)
    state = replay(UPGRADE, Record.read(table.record.write()))
    assert UPGRADE.position(state) == UPGRADE.position(table.state)
    assert state.people == 0b101


def test_a_record_begins_before_its_first_move() -> None:
    table = played("7")
    journal = Journal(UPGRADE.vocabulary.events.card_fields())
    state = begin(UPGRADE, table.record, journal)
    assert not state.over
    assert state.journal is journal
    assert table.record.moves
    assert table.record.without_moves().moves == []


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "tiny"}, "this is a record of tiny, not of upgrade"),
        (
            {"rules": 99},
            "played by version 99 of the rules of upgrade; here is version .*, and a game is never continued",
        ),
        ({"options": {"tokens": 99}}, "the header does not fit: option tokens is 99, but must be"),
        ({"options": {"lives": 9}}, "the header does not fit: no option “lives”"),
        ({"players": ["alone"]}, "the header does not fit: upgrade is for 2 to 12 players, not 1"),
        ({"seed": "luck"}, "the header does not fit: seed “luck” is neither"),
        ({"seed": "sealed"}, "the seed of this game is kept apart until the game is closed"),
        ({"seed": "sealed:12"}, "the header does not fit: a sealed seed has 32 hexadecimal digits"),
        ({"moves": [(0, "open KS")]}, "move 1, p1: open KS: this move is not possible now; you could say open"),
        ({"moves": [(0, "dance")]}, "move 1, p1: dance: no such move as .dance."),
        ({"moves": [(4, "open 5S")]}, "move 1: there is no p5 at this table"),
    ],
    ids=str,
)
def test_a_record_that_cannot_be_replayed_says_where_and_why(changes: dict[str, object], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        replay(UPGRADE, record(**{"rules": UPGRADE.version, **changes}))


def test_a_record_of_one_game_is_not_replayed_by_another() -> None:
    with pytest.raises(RecordError, match="this is a record of upgrade, not of tiny"):
        replay(TINY, record())


def test_a_record_names_the_edition_of_its_original() -> None:
    game = find_game("ship_it")
    table = Table.new(game, 2, game.options.read({}), 1)
    assert "\nedition: 0.0.2, January 2024\n" in table.record.write()
    assert Record.read(table.record.write()) == table.record
    assert "edition" not in Table.new(find_game("upgrade"), 2, find_game("upgrade").options.read({}), 1).record.write()
