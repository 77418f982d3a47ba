"""A sitting: one game in progress, with its record and its story."""

from __future__ import annotations

import pytest

from holdfast.kernel import HoldfastError, IllegalMove, OptionError, Record, RecordError, Sitting, seat_name
from tests.kernel.tiny import LAY, TINY


def sitting(seats: int = 2, seed: str = "3") -> Sitting:
    return Sitting.new(TINY, [f"player {seat}" for seat in range(seats)], TINY.options.read({}), seed)


def picked(seats: int = 2) -> Sitting:
    table = sitting(seats)
    for seat in range(seats):
        table.say(seat, table.choices(seat)[0].notation)
    return table


def test_a_new_sitting_has_a_header_and_no_moves() -> None:
    options = TINY.options.read({"hand": 3})
    record = Sitting.new(TINY, ["a", "b", "c"], options, "3", people=[1]).record
    assert (record.game, record.rules, record.options) == ("tiny", 3, {"hand": 3})
    assert (record.players, record.people, record.seed, record.moves) == (["a", "b", "c"], ["p2"], "3", [])


def test_all_seats_are_held_by_people_unless_it_is_said() -> None:
    assert sitting(3).record.people == ["p1", "p2", "p3"]
    assert sitting(3).state.people == 0b111


@pytest.mark.parametrize("players", [[], ["a"], ["a"] * 5])
def test_a_table_of_the_wrong_size_never_begins(players: list[str]) -> None:
    with pytest.raises(OptionError, match="tiny is for 2 to 4 players"):
        Sitting.new(TINY, players, TINY.options.read({}), "3")


def test_a_seed_that_is_none_never_begins() -> None:
    with pytest.raises(HoldfastError, match=r"seed .luck."):
        sitting(seed="luck")


def test_what_is_said_is_recorded_in_one_line() -> None:
    table = picked()
    table.say(0, ' shout   "two\n lines" ')
    assert table.record.moves[-1] == (0, 'shout "two lines"')
    assert table.heard(1)[-1].said == "two lines"


def test_gestures_are_recorded_and_replayed() -> None:
    table = picked()
    table.say(1, "wink")
    again = Sitting.resume(TINY, Record.read(table.record.write()))
    assert TINY.position(again.state) == TINY.position(table.state)
    assert again.heard(0) == table.heard(0)


def test_a_move_given_as_a_number_is_recorded_in_words() -> None:
    table = picked()
    move = TINY.legal_moves(table.state, 0)[0]
    table.make(0, move)
    assert table.record.moves[-1] == (0, TINY.write(move))


def test_what_is_refused_is_not_recorded() -> None:
    table = picked()
    before = table.record.write(), TINY.position(table.state), table.heard(0)
    for seat, said in ((0, "dance"), (1, "lay ant"), (0, "shout")):
        with pytest.raises(IllegalMove):
            table.say(seat, said)
    with pytest.raises(IllegalMove):
        table.make(1, LAY)
    assert (table.record.write(), TINY.position(table.state), table.heard(0)) == before


def test_a_sitting_can_be_resumed_from_its_record_at_any_move() -> None:
    table = picked(3)
    while not table.state.over:
        seat = table.awaited()[0]
        table.make(seat, TINY.legal_moves(table.state, seat)[-1])
        again = Sitting.resume(TINY, Record.read(table.record.write()))
        assert TINY.position(again.state) == TINY.position(table.state)
        assert again.record == table.record


def test_a_broken_record_is_not_resumed() -> None:
    record = picked().record
    record.moves.append((0, "dance"))
    with pytest.raises(RecordError, match="move 3, p1: dance"):
        Sitting.resume(TINY, record)


def test_the_story_can_be_heard_from_any_point() -> None:
    table = picked()
    whole = table.heard(0)
    assert table.heard(0, since=1) == whole[1:]
    assert table.heard(0, since=len(whole)) == []
    assert [event.name for event in whole] == ["laid", "laid", "picked"]


def test_choices_have_all_that_a_client_needs() -> None:
    table = picked(3)
    choices = {choice.notation: choice for choice in table.choices(0)}
    assert set(choices) - {"shout"} == {TINY.write(move) for move in TINY.legal_moves(table.state, 0)}
    dare = choices["dare p2 softly"]
    assert (dare.label.name, dare.label.arguments) == ("move-dare", {"seat": "p2", "mood": "softly"})
    assert dare.touch == ("p2",)
    assert TINY.verbs.move(dare.action) in TINY.legal_moves(table.state, 0)
    assert not dare.speech


def test_a_choice_says_whether_words_may_come_with_it() -> None:
    table = picked()
    table.say(0, "dare p2")
    assert [(choice.notation, choice.touch, choice.speech) for choice in table.choices(1)] == [
        ("say yes", (), True),
        ("say no", (), True),
    ]


def test_a_move_that_only_needs_words_is_offered_last() -> None:
    table = picked()
    last = table.choices(0)[-1]
    assert (last.notation, last.touch, last.speech) == ("shout", (), True)
    assert [choice.notation for choice in sitting().choices(0) if choice.speech] == []


def test_who_is_not_asked_has_no_choices() -> None:
    table = picked(3)
    assert table.awaited() == [0]
    assert table.choices(1) == table.choices(15) == []


def test_a_sitting_shows_what_a_seat_may_see() -> None:
    table = picked(3)
    for seat in range(3):
        assert table.view(seat) == TINY.view(table.state, seat)
        assert table.view(seat).cards(f"{seat_name(seat)}.hand") != table.view(15).cards(f"{seat_name(seat)}.hand")
