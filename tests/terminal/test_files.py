"""Records in files, who sat where, and watching again."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.games.upgrade import GAME
from holdfast.kernel import HoldfastError, Record, RecordError
from holdfast.terminal.files import load_sitting, read_record, save_record
from holdfast.terminal.people import NAMES, recorded_names, recorded_players, seat_players
from holdfast.terminal.replay import replay_file
from holdfast.words import Words
from tests.terminal.screen import read, screen, table

HEADER = """\
holdfast record 1
game: upgrade
rules: 1
options: {"tokens": 5}
players: ["you", "greedy"]
people: ["p1"]
seed: 42
"""


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a game between bots."""
    file = tmp_path / "finished.txt"
    table(GAME, ("greedy", "random:Zoe"), turn_limit=12).run(file)
    return file


def written(folder: Path, text: str | bytes) -> Path:
    file = folder / "record.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: a record begins with «holdfast record 1»"),
        ("nonsense\n", "line 1: a record begins with"),
        (b"\x80\x81", "is not a text file"),
        ("holdfast record 1\n", "line 2: a heading is needed here"),
        (HEADER.replace("seed: 42", "luck: 42"), "the heading «seed:» is missing"),
        ("holdfast record 1\nnonsense\n", "line 2: a heading is needed here"),
        (HEADER.replace("upgrade", "chess"), "there is no game «chess»"),
        (HEADER.replace("rules: 1", "rules: 999"), "version 999 of the rules"),
        (HEADER.replace("rules: 1", "rules: one"), "rules: a version number is needed"),
        (HEADER.replace('{"tokens": 5}', "[5]"), "options: «[5]» cannot be read"),
        (HEADER.replace('{"tokens": 5}', '{"gold": 5}'), "no option «gold»"),
        (HEADER.replace('"greedy"]', "]"), "players: "),
        (HEADER.replace('"greedy"]', "5]"), "players: a list of names is needed"),
        (HEADER.replace('"greedy"', '"clever"'), "nobody called «clever» can sit down"),
        (HEADER.replace('["p1"]', '["p7"]'), "there is no seat «p7»"),
        (HEADER.replace("42", "lucky"), "seed «lucky» is neither"),
        (HEADER + "\nattack\n", "line 9: a move is written «p1: attack p2»"),
        (HEADER + "\np1: dance\n", "move 1, p1: dance: no such move"),
        (HEADER + "\np5: pass\n", "move 1: there is no p5 at this table"),
    ],
    ids=range(19),
)
def test_a_broken_record_says_in_one_sentence_what_is_wrong(tmp_path: Path, text: str | bytes, why: str) -> None:
    with pytest.raises(HoldfastError) as refused:
        load_sitting(written(tmp_path, text))
    assert why in str(refused.value)
    assert "record.txt" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_record_comes_back_as_it_was(tmp_path: Path) -> None:
    record = Record.read(HEADER)
    save_record(tmp_path / "x", record)
    assert read_record(tmp_path / "x") == record


def test_a_name_with_a_hole_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written"):
        save_record(tmp_path / "a\0b", Record.read(HEADER))
    with pytest.raises(RecordError, match="cannot be read"):
        read_record(tmp_path / "a\0b")


# Who sat where


def test_bots_get_names_that_nobody_has() -> None:
    players = seat_players(["you:Mira", "greedy", "random:Bob", "random", "you"], "1")
    assert [player.name for player in players] == ["Mira", "Otto", "Bob", "Juno", ""]
    assert [player.bot is None for player in players] == [True, False, False, False, True]


def test_more_bots_than_names() -> None:
    names = [player.name for player in seat_players(["random"] * 12, "1")]
    assert names[: len(NAMES)] == list(NAMES)
    assert len(set(names)) == 12


def test_people_of_a_record_keep_their_names_whatever_these_are() -> None:
    record = Record.read(HEADER.replace('["you", "greedy"]', '["Ann", "greedy"]'))
    assert [player.name for player in recorded_players(record)] == ["Ann", "Mira"]
    assert recorded_names(record, Words("en", GAME)) == ["Ann", "Mira"]


def test_a_record_can_be_watched_although_nobody_of_that_kind_is_here() -> None:
    record = Record.read(HEADER.replace("greedy", "clever"))
    assert recorded_names(record, Words("ru", GAME)) == ["Игрок 1", "clever"]


# Watching


def watched(file: Path, seat: str = "spectator", language: str = "en", *, every: bool = False) -> str:
    console = screen(200)
    replay_file(console, file, seat, language, every=every)
    return read(console)


def test_a_replay_tells_who_sat_where_and_every_move(finished: Path) -> None:
    told = watched(finished)
    assert told.startswith("Upgrade\nTurn limit: 12\np1: Mira (greedy)\np2: Zoe (random)\n   1  p1: open ")
    assert told.count("╭─ ") == 2
    assert "The game is over.\n1. " in told
    assert len(read_record(finished).moves) == sum(line[:4].strip().isdecimal() for line in told.splitlines())


def test_a_replay_with_every_table(finished: Path) -> None:
    moves = len(read_record(finished).moves)
    assert watched(finished, every=True).count("Mira (p1)") == moves


def test_a_replay_through_the_eyes_of_a_seat(finished: Path) -> None:
    assert "· Mira drew a card." in watched(finished)
    assert "· Mira drew a card." not in watched(finished, "p1")
    assert "· Zoe drew a card." in watched(finished, "p1")


def test_a_replay_in_russian(finished: Path) -> None:
    assert "Партия окончена." in watched(finished, language="ru")


@pytest.mark.parametrize("seat", ["p3", "p0", "p²", "me", ""])
def test_a_replay_through_nobodys_eyes(finished: Path, seat: str) -> None:
    with pytest.raises(HoldfastError, match=r"there is no seat «.*»; write spectator or p1 to p2"):
        watched(finished, seat)


def test_a_replay_of_a_game_that_is_not_over_says_who_is_asked(tmp_path: Path) -> None:
    told = watched(written(tmp_path, HEADER))
    assert "Asked now: Player 1, Mira" in told
    assert "The game is over" not in told
