"""Watching a record again, and seeing no more than the seat that watches could."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from holdfast.games import find_game
from holdfast.games.ship_it import GAME as SHIP_IT
from holdfast.games.upgrade import GAME
from holdfast.kernel import HoldfastError, Record, Table, seat_name
from holdfast.terminal.files import read_record, save_record
from holdfast.terminal.replay import replay_file
from tests.terminal.screen import read, screen, table


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a game between bots."""
    file = tmp_path / "finished.txt"
    table(GAME, ("greedy", "random:Zoe"), turn_limit=12).run(file)
    return file


def watched(
    file: Path, seat: str = "spectator", language: str = "en", *, every: bool = False, laws: bool = False
) -> str:
    console = screen(200)
    replay_file(console, file, seat, language, every=every, laws=laws)
    return read(console)


def test_a_replay_tells_who_sat_where_and_every_move(finished: Path) -> None:
    told = watched(finished)
    assert told.startswith("Upgrade\nTurn limit: 12\np1: Pavel (greedy)\np2: Zoe (random)\n   1  ")
    assert told.count("╭─ ") == 2
    assert "The game is over.\n1. " in told
    assert len(read_record(finished).moves) == sum(line[:4].strip().isdecimal() for line in told.splitlines())


def test_a_replay_with_every_table(finished: Path) -> None:
    moves = len(read_record(finished).moves)
    assert watched(finished, every=True).count("Pavel (p1)") == moves


def test_a_replay_through_the_eyes_of_a_seat(finished: Path) -> None:
    assert "· Pavel drew a card." in watched(finished)
    assert "· Pavel drew a card." not in watched(finished, "p1")
    assert "· Zoe drew a card." in watched(finished, "p1") == watched(finished, "Pavel").replace("\r", "")


def test_answers_that_were_sealed_are_shown_to_nobody_else(finished: Path) -> None:
    first, second = (said for _, said in read_record(finished).moves[:2])
    for seat, mine, theirs in (("p1", first, second), ("p2", second, first)):
        opening = watched(finished, seat).split("·")[0]
        assert mine in opening
        assert theirs not in opening
        assert "made a secret move." in opening
    assert watched(finished).count("made a secret move.") == 2


def test_a_move_that_names_a_card_the_watcher_does_not_know_is_secret(tmp_path: Path) -> None:
    """Whatever a game's verbs are: no notation of another seat tells a face that the watcher has not seen."""
    begun = Table.new(GAME, 3, GAME.options.read({"turn_limit": 20}), 4)
    while not begun.over:
        seat = begun.awaited[0]
        begun.play(seat, begun.legal_moves(seat)[0])
    save_record(tmp_path / "r", begun.record)
    for viewer in range(3):
        for line in watched(tmp_path / "r", seat_name(viewer)).splitlines():
            moved = re.match(r" *\d+  (p\d): open (\w+)", line)
            assert moved is None or moved[1] == seat_name(viewer)


def a_game_with_research() -> tuple[Record, int, str]:
    """A game of Ship IT! in which somebody looks through the deck and takes a card; who, and the move."""
    for seed in range(50):
        begun, pick = SHIP_IT.new(3, seed=seed, turn_limit=60), Random(seed)
        while not begun.over:
            seat = begun.awaited[0]
            begun.play(seat, pick.choice(begun.legal_moves(seat)))
            mover, said = begun.record.moves[-1]
            if said.startswith("take "):
                return begun.record, mover, said
    raise AssertionError("nobody looked through the deck")


def test_nobody_else_is_told_which_card_was_taken_out_of_the_deck(tmp_path: Path) -> None:
    record, mover, said = a_game_with_research()
    save_record(tmp_path / "r", record)
    line = f"{len(record.moves):>4}  {seat_name(mover)}: {said}"
    for viewer in range(3):
        assert (line in watched(tmp_path / "r", seat_name(viewer)).splitlines()) is (viewer == mover)
    assert line not in watched(tmp_path / "r").splitlines()


def test_a_replay_in_russian(finished: Path) -> None:
    told = watched(finished, language="ru")
    assert "Партия окончена." in told
    assert "Павел сделал тайный ход." in told


@pytest.mark.parametrize("seat", ["p3", "p0", "p²", "me", ""])
def test_a_replay_through_nobodys_eyes(finished: Path, seat: str) -> None:
    with pytest.raises(HoldfastError, match=r"there is no seat “.*”; write spectator or p1 to p2"):
        watched(finished, seat)


def test_a_replay_of_a_game_that_is_not_over_says_who_is_asked(tmp_path: Path) -> None:
    save_record(tmp_path / "r", Record("upgrade", GAME.version, {}, ["you", "greedy"], ["p1"], "42"))
    told = watched(tmp_path / "r")
    assert "Asked now: Player 1, Pavel" in told
    assert "The game is over" not in told


def test_a_broken_move_names_the_file(tmp_path: Path) -> None:
    save_record(tmp_path / "r", Record("upgrade", GAME.version, {}, ["you", "you"], ["p1"], "42", [(0, "dance")]))
    with pytest.raises(HoldfastError, match=r"r”: move 1, p1: dance: no such move"):
        watched(tmp_path / "r")


# The law book

HEARTS = "Hearts are worth double as shield cards."
PEEK = "Peek: look at your charged cards."


@pytest.fixture
def lawful(tmp_path: Path) -> Path:
    """The record of a match in which a sentence was agreed on and another one written."""
    shield = find_game("shield")
    match = Table.new(shield, ["you:Ann", "you:Ann"], shield.options.read({"custom_rules": [HEARTS]}), 1)
    pick = Random(1)
    while match.view(0).entries["rules"] == [HEARTS]:
        seat = match.awaited[0]
        writes = match.view(seat).entries["phase"] == "writing"
        match.play(seat, f'rule "{PEEK}"' if writes else pick.choice(match.legal_moves(seat)))
    save_record(tmp_path / "lawful.txt", match.record)
    return tmp_path / "lawful.txt"


@pytest.mark.parametrize(
    ("language", "agreed", "author"),
    [("en", "agreed at the start", "written by Ann"), ("ru", "по уговору", "автор: Ann")],
)
def test_a_replay_with_the_law_book(lawful: Path, language: str, agreed: str, author: str) -> None:
    schema = watched(lawful, language=language, laws=True).removeprefix(watched(lawful, language=language))
    assert schema.startswith(f"1 {HEARTS} ({agreed}")
    assert f"2 {PEEK} ({author})" in schema


def test_the_law_book_of_a_replay_is_shown_again_when_a_sentence_was_added(lawful: Path) -> None:
    told = watched(lawful, every=True, laws=True)
    assert told.count(f"1 {HEARTS} (") == 2
    assert told.count(f"2 {PEEK} (") == 1


def test_a_game_without_laws_has_no_law_book_to_show(finished: Path) -> None:
    with pytest.raises(HoldfastError, match="upgrade has no law book"):
        watched(finished, laws=True)
