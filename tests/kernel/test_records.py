"""Records: a header and one move a line."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Log, Record, RecordError, Sitting, begin, replay, secret_seed
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
        {"players": ["Мира", 'the "Duke"', "a\\b", "line\nline", "\u2028", "\x85", ""], "people": []},
        {"seed": "sealed:" + "0f" * 16},
        {"moves": [(7, 'trade p2 1:2 "a \u2028 b: «c»"')]},
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
        ("holdfast record 1", "", "line 1: a record begins with «holdfast record 1»"),
        ("holdfast record 1", "holdfast record 2", "line 1: a record begins with"),
        ("game: upgrade\n", "", "line 7: a heading is needed here, as «game: upgrade», not «»"),
        ("game: upgrade", "gamey: upgrade", "the heading «game:» is missing; there must be game, rules"),
        ("game: upgrade", "upgrade", "line 2: a heading is needed here, as «game: upgrade», not «upgrade»"),
        ("rules: 1", "rules: one", "rules: a version number is needed, not «one»"),
        ("rules: 1", "rules: -1", "rules: a version number is needed"),
        ("rules: 1", "rules: ²", "rules: a version number is needed"),
        ("rules: 1", "rules: " + "9" * 5000, "rules: a version number is needed"),
        ('{"tokens": 5}', "tokens 5", 'options: «tokens 5» cannot be read; it is written as {"tokens": 5}'),
        ('{"tokens": 5}', "[]", "options: «\\[\\]» cannot be read"),
        ('{"tokens": 5}', "[" * 100_000, "options: "),
        ('{"tokens": 5}', '{"tokens": ' + "9" * 5000 + "}", "options: "),
        ('["you", "greedy"]', '"you"', 'players: «"you"» cannot be read; it is written as \\["you", "greedy"\\]'),
        ('["you", "greedy"]', "[1, 2]", "players: a list of names is needed"),
        ('["p1"]', "p1", "people: «p1» cannot be read"),
        ('["p1"]', '["p3"]', "people: there is no seat «p3» at a table of 2"),
        ('["p1"]', '["p1", "p1"]', "people: a seat is named twice"),
        ('["p1"]', "[[]]", "people: a list of names is needed"),
        ("p1: open 5S", "open 5S", "line 9: a move is written «p1: attack p2», not «open 5S»"),
        ("p1: open 5S", "p9: open 5S", "line 9: a move is written"),
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


# Replaying


def played(seed: str) -> Sitting:
    sitting = Sitting.new(UPGRADE, ["a", "b", "c"], UPGRADE.options.read({"tokens": 1}), seed, people=[0, 2])
    while not sitting.state.over:
        seat = sitting.awaited()[0]
        sitting.say(seat, sitting.choices(seat)[-1].notation)
    return sitting


@pytest.mark.parametrize("seed", ["7", "-7", "secret"])
def test_a_record_replays_to_the_same_game(seed: str) -> None:
    sitting = played(secret_seed() if seed == "secret" else seed)
    state = replay(UPGRADE, Record.read(sitting.record.write()))
    assert UPGRADE.position(state) == UPGRADE.position(sitting.state)
    assert state.people == 0b101


def test_a_record_begins_before_its_first_move() -> None:
    sitting = played("7")
    log = Log(UPGRADE.events, UPGRADE.faces)
    state = begin(UPGRADE, sitting.record, log)
    assert not state.over
    assert state.log is log
    assert sitting.record.moves
    assert sitting.record.without_moves().moves == []


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "tiny"}, "this is a record of tiny, not of upgrade"),
        ({"rules": 2}, "played by version 2 of the rules of upgrade; here is version 1, and a game is never continued"),
        ({"options": {"tokens": 99}}, "the header does not fit: option tokens is 99, but must be"),
        ({"options": {"lives": 9}}, "the header does not fit: no option «lives»"),
        ({"players": ["alone"]}, "the header does not fit: upgrade is for 2 to 8 players, not 1"),
        ({"seed": "luck"}, "the header does not fit: seed «luck» is neither"),
        ({"seed": "sealed:12"}, "the header does not fit: a sealed seed has 32 hexadecimal digits"),
        ({"moves": [(0, "open KS")]}, "move 1, p1: open KS: this move is not possible now; you could say open"),
        ({"moves": [(0, "dance")]}, "move 1, p1: dance: no such move as «dance»"),
        ({"moves": [(4, "open 5S")]}, "move 1: there is no p5 at this table"),
    ],
    ids=str,
)
def test_a_record_that_cannot_be_replayed_says_where_and_why(changes: dict[str, object], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        replay(UPGRADE, record(**changes))


def test_a_record_of_one_game_is_not_replayed_by_another() -> None:
    with pytest.raises(RecordError, match="this is a record of upgrade, not of tiny"):
        replay(TINY, record())
