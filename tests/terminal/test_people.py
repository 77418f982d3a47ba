"""Who sits where, and what they are called."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME
from holdfast.kernel import HoldfastError, Record
from holdfast.terminal.people import player_names, recorded_names, recorded_players, seat_players
from holdfast.words import Name, Words

WORDS = Words("en", GAME)


def called(names: list[str | Name]) -> list[str]:
    return [name.text if isinstance(name, Name) else name for name in names]


def record(players: list[str], people: list[str]) -> Record:
    return Record("upgrade", GAME.version, {}, players, people, "42")


def test_bots_get_names_that_nobody_has() -> None:
    players = seat_players(["you:Pavel", "greedy", "random:Bob", "random", "you"], "1")
    assert called(player_names(players, WORDS)) == ["Pavel", "Felix", "Bob", "Ines", ""]
    assert [player.bot is None for player in players] == [True, False, False, False, True]


def test_a_level_keeps_its_names_wherever_it_sits() -> None:
    players = seat_players(["hard", "easy", "hard", "medium"], "1")
    assert called(player_names(players, WORDS)) == ["Juno", "Mira", "Nora", "Otto"]


def test_bots_have_names_in_the_language_of_the_table() -> None:
    (name,) = player_names(seat_players(["easy"], "1"), Words("ru", GAME))
    assert isinstance(name, Name)
    assert (name.text, name.form("acc")) == ("Мира", "Миру")


def test_more_bots_than_names() -> None:
    names = called(player_names(seat_players(["random"] * 26, "1"), WORDS))
    assert names[:6] == ["Ines", "Zoe", "Emil", "Oskar", "Mira", "Otto"], "its own, and then others'"
    assert names[-2:] == ["Bot 25", "Bot 26"]
    assert len(set(names)) == 26


def test_people_of_a_record_keep_their_names_whatever_these_are() -> None:
    played = record(["Ann", "greedy"], ["p1"])
    assert called(player_names(recorded_players(played), WORDS)) == ["Ann", "Pavel"]
    assert called(recorded_names(played, WORDS)) == ["Ann", "Pavel"]


def test_a_record_can_be_watched_although_nobody_of_that_kind_is_here() -> None:
    played = record(["you", "clever"], ["p1"])
    names = recorded_names(played, Words("ru", GAME))
    words = Words("ru", GAME, names)
    assert [words.seat(0), words.seat(1)] == ["Игрок 1", "clever"]


def test_nobody_by_that_name() -> None:
    with pytest.raises(HoldfastError, match="nobody called “bob” can sit down; write you, you:NAME, easy, medium"):
        seat_players(["you", "bob"], "1")
