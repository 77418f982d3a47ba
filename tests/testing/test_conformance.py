"""Every law of the conformance suite can be broken, and then it says what differs: looking, moves, positions."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Chance, Heuristics, Moves, PositionError, PositionReader, Positions, Verbs
from holdfast.testing import conform, playout_speed
from tests.changed import changed
from tests.kernel.tiny import TINY, Tiny, complete
from tests.kernel.tiny_phrases import HIDE, LAY
from tests.kernel.tiny_table import TinyOptions
from tests.testing.broken import broken


def test_a_sound_game_keeps_every_law() -> None:
    conform(TINY, seats=2, games=1)
    conform(UPGRADE, seats=2, games=1)


class Stumbling(Tiny):
    """Fails in the middle of a game."""

    def apply(self, seat: int, move: int) -> None:
        if self.turns > 3:
            raise ZeroDivisionError
        super().apply(seat, move)


def test_a_fault_of_the_game_comes_with_the_game_so_far() -> None:
    with pytest.raises(ZeroDivisionError) as told:
        conform(changed(TINY, state=Stumbling), seats=2, games=3)
    (note,) = told.value.__notes__
    assert "holdfast record 1" in note
    assert "p1: " in note


# Looking


class Worn(Tiny):
    """Looking wears the table out."""

    def derived_value(self, code: int, seat: int) -> int:
        self.winks.value += 1
        return super().derived_value(code, seat)


def test_looking_that_changes_something() -> None:
    told = broken(Worn)
    assert "winks" in told


class Heard(Tiny):
    """Plays otherwise when somebody listens."""

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if self.journal is not None:
            self.winks.value += 1


def test_a_game_that_minds_being_listened_to() -> None:
    assert "a game goes another way when somebody listens: winks is " in broken(Heard)


class Forgetful(Tiny):
    """Has a field that no declaration knows, and acts by it."""

    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.mood = 0

    def apply(self, seat: int, move: int) -> None:
        self.mood += 1
        super().apply(seat, move)
        if self.mood == 4:
            self.winks.value += 1


def test_a_field_that_is_not_declared() -> None:
    told = broken(Forgetful)
    assert "winks is " in told


class Lazy(Tiny):
    """Keeps a number that follows from the table, and works it out again only when asked for moves."""

    def __init__(self, seats: int, options: TinyOptions) -> None:
        super().__init__(seats, options)
        self.left = 0

    def work_out(self) -> None:
        self.left = int(self.deck.size)

    def legal_moves(self, seat: int, moves: Moves) -> None:
        self.work_out()
        super().legal_moves(seat, moves)


class LeftCards(Heuristics[Lazy]):
    def evaluate(self, state: Lazy, seat: int) -> float:
        return state.left / 100


class Rebuilt(Lazy):
    """The same, declared to the kernel."""

    def rebuild_derived(self) -> None:
        self.work_out()

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.rebuild_derived()


def test_a_copy_that_has_to_be_asked_first() -> None:
    assert "the evaluation of p1 on a copy" in broken(Lazy, heuristics=LeftCards())
    conform(changed(TINY, state=Rebuilt, heuristics=LeftCards()), seats=3, games=1)


# Moves


def respoken(number: int, phrase: str, **settings: object) -> Verbs:
    """The verbs of Tiny with one declared otherwise."""
    verbs = Verbs()
    for each in TINY.vocabulary.verbs.verbs:
        said = phrase if each.number == number else each.phrase
        fills = dict(zip(each.blanks, each.fills, strict=True))
        text = ' "{text}"' if each.needs_words else ""
        own = settings if each.number == number else {}
        verbs.add(said + text, **{"touch": each.touch, "speech": each.speech, **fills, **own})  # type: ignore[arg-type]
    return verbs


def test_a_move_that_touches_what_is_not_there() -> None:
    told = broken(Tiny, verbs=respoken(int(LAY), "lay {card}", touch="{me}.shelf"))
    assert "is made by touching p1.shelf, which is not on the table" in told


def test_two_moves_that_are_written_alike() -> None:
    told = broken(Tiny, verbs=respoken(int(HIDE), "lay {card}"))
    assert "does not read back as the same move" in told


class Twice(Tiny):
    def legal_moves(self, seat: int, moves: Moves) -> None:
        super().legal_moves(seat, moves)
        moves.add_packed(moves.at(0))


def test_a_move_that_is_offered_twice() -> None:
    assert "p1 is offered a move twice" in broken(Twice)


class Stuck(Tiny):
    def legal_moves(self, seat: int, moves: Moves) -> None:
        if self.turns < 3 or self.asked:
            super().legal_moves(seat, moves)


def test_somebody_who_is_asked_but_cannot_move() -> None:
    told = broken(Stuck)
    assert "has no move" in told


class Waiting(Tiny):
    def awaited(self) -> int:
        return 0 if self.turns == 2 else super().awaited()


def test_a_game_that_waits_for_nobody() -> None:
    assert "nobody is awaited" in broken(Waiting)


# Positions and the end


def unread(state: Tiny, reader: PositionReader) -> None:
    complete(state, reader)
    state.winks.value = 7


def test_a_position_that_reads_back_as_another() -> None:
    assert "a position does not read back as the same position: winks is 7 or 0" in broken(positions=Positions(unread))


def refusing(state: Tiny, reader: PositionReader) -> None:
    raise PositionError("never")


def test_a_position_that_is_refused() -> None:
    assert "a position cannot be read back: never" in broken(positions=Positions(refusing))


class Unranked(Tiny):
    def ranking(self) -> list[list[int]]:
        return super().ranking()[:1] if self.over else super().ranking()


class Usurper(Tiny):
    def winners(self) -> int:
        return 0b111


def test_a_ranking_that_leaves_somebody_out_and_winners_who_are_not_first() -> None:
    assert "the ranking does not name every seat once" in broken(Unranked)
    assert "the winners are not the first of the ranking" in broken(Usurper)


class Gambler(Tiny):
    """Has luck of its own."""

    luck = Chance(1)

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.winks.value = Gambler.luck.below(1000)


def test_luck_that_the_table_does_not_own() -> None:
    assert "winks is " in broken(Gambler)


# How it is told


def test_a_broken_law_is_told_with_the_record_that_shows_it() -> None:
    told = broken(Heard)
    assert "\n\nholdfast record 1\ngame: tiny\n" in told


def test_the_speed_of_play_is_told_in_a_sentence() -> None:
    assert playout_speed(TINY, seats=2, seconds=0.01).startswith("tiny, 2 seats: ")
