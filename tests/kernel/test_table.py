"""The table: the front door for programs."""

from __future__ import annotations

from random import Random

import pytest

from holdfast.games import find_game
from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import (
    SPECTATOR,
    Chance,
    HoldfastError,
    IllegalMove,
    OptionError,
    Record,
    RecordError,
    SeatError,
    Table,
    observe,
    seat_name,
)
from tests.kernel.tiny import TINY
from tests.kernel.tiny_phrases import LAY


def table(seats: int = 2, seed: int | str = 3) -> Table:
    return Table.new(TINY, seats, TINY.options.read({}), seed)


def picked(seats: int = 2) -> Table:
    at = table(seats)
    for seat in range(seats):
        at.play(seat, at.legal_moves(seat)[0])
    return at


def played(at: Table, luck: int = 1) -> Table:
    """The table after random moves to the end."""
    chance = Chance(luck)
    while not at.over:
        legal = at.legal_moves(at.awaited[0])
        at.play(at.awaited[0], legal[chance.below(len(legal))])
    return at


# Beginning


def test_a_new_table_is_dealt_and_ready_to_play() -> None:
    at = UPGRADE.new(seats=4, seed=1, tokens=5)
    assert (at.seats, at.awaited, at.over) == (4, [0, 1, 2, 3], False)
    assert at.view(0).number("p1.tokens") == 5
    assert UPGRADE.position(UPGRADE.new(seats=4, seed=1, tokens=5).state) == UPGRADE.position(at.state)
    assert at.state.game is UPGRADE


def test_the_smallest_table_is_laid_if_nothing_is_said_and_its_deal_is_secret() -> None:
    at = TINY.new()
    assert at.seats == 2
    assert at.record.seed.startswith("sealed:")
    assert TINY.new().record.seed != at.record.seed


@pytest.mark.parametrize("wrong", [{"seats": 9}, {"seats": 0}, {"hand": 7}, {"hands": 1}], ids=str)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(OptionError):
        TINY.new(**wrong)


def test_a_new_record_has_a_header_and_no_moves() -> None:
    options = TINY.options.read({"hand": 3})
    record = Table.new(TINY, ["a", "b", "c"], options, "3", people=[1]).record
    assert (record.game, record.rules, record.options) == ("tiny", 3, {"hand": 3})
    assert (record.players, record.people, record.seed, record.moves) == (["a", "b", "c"], ["p2"], "3", [])


def test_all_seats_are_held_by_people_unless_it_is_said() -> None:
    assert table(3).record.people == ["p1", "p2", "p3"]
    assert table(3).state.people == 0b111


@pytest.mark.parametrize("players", [[], ["a"], ["a"] * 5])
def test_a_table_of_the_wrong_size_never_begins(players: list[str]) -> None:
    with pytest.raises(OptionError, match="tiny is for 2 to 4 players"):
        Table.new(TINY, players, TINY.options.read({}), "3")


def test_a_seed_that_is_none_never_begins() -> None:
    with pytest.raises(HoldfastError, match="seed “luck”"):
        table(seed="luck")


# Playing


def test_a_move_is_played_by_number_or_as_people_write_it() -> None:
    one, other = picked(), picked()
    move = one.legal_moves(0)[0]
    one.play(0, move)
    other.play(0, f"  {TINY.write(move).upper()} ")
    assert one.record == other.record
    assert TINY.position(one.state) == TINY.position(other.state)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  DARE   P2 ", "dare p2"),
        ("dare p2 SOFTLY", "dare p2 softly"),
        ('SHOUT  "Why  Not?"', 'shout "Why Not?"'),
        ('shout "a "b" {c}"', 'shout "a "b" {c}"'),
        (' shout   "two\n lines" ', 'shout "two lines"'),
        (" wink ", "wink"),
    ],
)
def test_a_record_keeps_canonical_notation_whatever_was_typed(said: str, kept: str) -> None:
    at = picked()
    at.play(0, said)
    assert at.record.moves[-1] == (0, kept)
    assert Record.read(at.record.write()) == at.record


@pytest.mark.parametrize("number", [True, False])
def test_words_come_with_a_move_given_in_either_way(number: bool) -> None:
    at = picked()
    at.play(0, "dare p2")
    move = at.legal_moves(1)[0]
    at.play(1, move if number else TINY.write(move), "why\nnot")
    assert at.record.moves[-1] == (1, 'say yes "why not"')
    assert Record.read(at.record.write()) == at.record


@pytest.mark.parametrize("text", ["\x1b[2J", "\x00", "\u202e"], ids=ascii)
def test_what_must_not_reach_a_screen_cannot_be_said(text: str) -> None:
    at = picked()
    at.play(0, "dare p2")
    for move in (at.legal_moves(1)[0], "say yes"):
        with pytest.raises(IllegalMove, match=r"U\+[0-9A-F]{4} cannot be said"):
            at.play(1, move, text)


def test_gestures_are_recorded_and_replayed() -> None:
    at = picked()
    at.play(1, "wink")
    again = Table.resume(TINY, Record.read(at.record.write()))
    assert TINY.position(again.state) == TINY.position(at.state)
    assert again.events(0) == at.events(0)


def test_what_is_refused_is_not_recorded() -> None:
    at = picked()
    before = at.record.write(), TINY.position(at.state), at.events(0)
    for seat, said in ((0, "dance"), (1, "lay ant"), (0, "shout"), (-1, "wink"), (7, "wink")):
        with pytest.raises(IllegalMove):
            at.play(seat, said)
    for move in (LAY, -1, 1 << 70, 250):
        with pytest.raises(IllegalMove):
            at.play(1, move)
        with pytest.raises(IllegalMove):
            at.play(0, move if move != LAY else 1 << 60)
    assert (at.record.write(), TINY.position(at.state), at.events(0)) == before


# The end


def test_returns_are_nothing_while_the_game_goes_on_and_then_from_last_to_first() -> None:
    at = table(3)
    assert (at.returns(), at.ranking) == ([0.0, 0.0, 0.0], [])
    played(at)
    order = [seat for rank in at.ranking for seat in rank]
    assert [at.returns()[seat] for seat in order] == sorted(at.returns(), reverse=True)
    assert sum(at.returns()) == pytest.approx(0.0)
    assert set(at.returns()) <= {-1.0, -0.5, 0.0, 0.5, 1.0}


@pytest.mark.parametrize(
    ("left", "returns"),
    [
        ([0b001, 0b010], [-1.0, 0.0, 1.0]),
        ([0b011], [-0.5, -0.5, 1.0]),
        ([0b001, 0b110], [-1.0, 0.5, 0.5]),
        ([0b111], [0.0, 0.0, 0.0]),
    ],
)
def test_those_who_share_a_rank_share_what_it_brings(left: list[int], returns: list[float]) -> None:
    at = table(3)
    for seats in left:
        at.state.eliminate(seats)
    assert at.returns() == pytest.approx(returns)


def test_a_table_shows_how_it_stands() -> None:
    assert repr(table(3)) == "<tiny for 3, turn 1, p1, p2, p3 to move>"
    at = played(table())
    assert repr(at).startswith("<tiny for 2, turn ")
    ending = "drawn between" if at.drawn else "won by"
    assert f"over, {ending} {seat_name(at.ranking[0][0])}" in repr(at)


# Choices


def test_choices_have_all_that_a_client_needs() -> None:
    at = picked(3)
    choices = {choice.notation: choice for choice in at.choices(0)}
    assert set(choices) - {"shout"} == {TINY.write(move) for move in at.legal_moves(0)}
    dare = choices["dare p2 softly"]
    assert (dare.label.name, dare.label.arguments) == ("move-dare", {"seat": "p2", "how": "softly"})
    assert (dare.touch, dare.speech) == (("p2",), False)
    assert at.action_space.move_of(dare.action, at.legal_moves(0)) == dare.move


def test_a_choice_is_touched_by_the_places_own_name() -> None:
    assert [choice.touch for choice in picked(3).choices(0) if choice.notation == "gaze"] == [("sky",)]


def test_a_choice_is_touched_where_its_card_lies() -> None:
    revealed = [choice for choice in picked(3).choices(0) if choice.label.name == "move-reveal"]
    assert revealed
    assert all(choice.touch == (f"p1.hand:{choice.label.arguments['card']}",) for choice in revealed)


def test_a_choice_says_whether_words_may_come_with_it() -> None:
    at = picked()
    at.play(0, "dare p2")
    assert [(choice.notation, choice.touch, choice.speech) for choice in at.choices(1)] == [
        ("say yes", (), True),
        ("say no", (), True),
    ]


def test_a_move_that_only_needs_words_is_offered_last() -> None:
    last = picked().choices(0)[-1]
    assert (last.notation, last.touch, last.speech, last.needs_words) == ("shout", (), True, True)
    assert [choice.notation for choice in table().choices(0) if choice.speech] == []


def test_who_is_not_asked_has_no_choices() -> None:
    at = picked(3)
    assert at.awaited == [0]
    assert at.choices(1) == at.choices(int(SPECTATOR)) == []


# Looking


def test_a_table_shows_what_a_seat_may_see() -> None:
    at = picked(3)
    for seat in range(3):
        assert at.view(seat) == TINY.view(at.state, seat)
        assert at.observation(seat) == observe(at.state, seat)
        assert at.view(seat).cards(f"{seat_name(seat)}.hand") != at.view(15).cards(f"{seat_name(seat)}.hand")


@pytest.mark.parametrize("seat", [-1, 2, 14, 99, 1 << 64])
def test_a_table_knows_its_seats(seat: int) -> None:
    at = table()
    for look in (
        at.view,
        at.observation,
        at.layout,
        at.events,
        at.watch,
        at.observation_tensor,
        at.action_mask,
        at.legal_moves,
    ):
        with pytest.raises(SeatError, match=r"there is no seat .* at a table of 2"):
            look(seat)


def test_an_action_mask_has_a_one_for_each_legal_move() -> None:
    at = picked()
    mask = at.action_mask(0)
    assert len(mask) == at.action_space.size
    assert [action for action, legal in enumerate(mask) if legal] == at.legal_actions(0)
    assert sorted(at.action_space.move_of(action, at.legal_moves(0)) for action in at.legal_actions(0)) == sorted(
        at.legal_moves(0)
    )
    assert sum(at.action_mask(1)) == 0


# Resuming


def test_a_game_can_be_resumed_from_its_record_at_any_move() -> None:
    at = picked(3)
    while not at.over:
        at.play(at.awaited[0], at.legal_moves(at.awaited[0])[-1])
        again = Table.resume(TINY, Record.read(at.record.write()))
        assert TINY.position(again.state) == TINY.position(at.state)
        assert again.record == at.record


def test_a_broken_record_is_not_resumed() -> None:
    record = picked().record
    record.moves.append((0, "dance"))
    with pytest.raises(RecordError, match="move 3, p1: dance"):
        Table.resume(TINY, record)


@pytest.mark.parametrize("name", ["upgrade", "shield"])
def test_the_newest_move_is_taken_back(name: str) -> None:
    at = find_game(name).new(seats=2, seed=4)
    luck = Random(4)
    for _ in range(20):
        seat = at.awaited[0]
        before = at.game.position(at.state), at.record.write(), int(at.journal.size)
        at.play(seat, luck.choice(at.legal_moves(seat)))
        at.take_back()
        assert (at.game.position(at.state), at.record.write(), int(at.journal.size)) == before
        at.play(seat, luck.choice(at.legal_moves(seat)))


def test_a_gesture_is_taken_back() -> None:
    at, seat = owing_a_bow()
    moves, owed = len(at.record.moves), at.gestures(seat)
    at.play(seat, owed[0])
    assert at.gestures(seat) != owed
    at.take_back()
    assert (len(at.record.moves), at.gestures(seat)) == (moves, owed)


def owing_a_bow() -> tuple[Table, int]:
    """A game in which a seat may make a gesture, and that seat."""
    luck = Random(4)
    while True:
        at = UPGRADE.new(seats=2, seed=luck.randrange(1000))
        while not at.over:
            for seat in range(2):
                if at.gestures(seat):
                    return at, seat
            at.play(at.awaited[0], luck.choice(at.legal_moves(at.awaited[0])))
