"""Every kind of step of a scenario, holding and failing."""

from __future__ import annotations

import pytest

from holdfast.kernel import Plain
from holdfast.scenarios import Failed
from tests.scenarios.duel import run, scenario

pytestmark = pytest.mark.quick

Step = dict[str, Plain]
MOVES: list[Plain] = ["discard", "attack p2", "upgrade a1", "upgrade d1", "upgrade d2", "upgrade +"]
LAST: dict[str, Plain] = {
    "turn": "p1",
    "drawn": "5D",
    "p1": {"attack": ["10S"], "defence": ["2C", "3C"]},
    "p2": {"tokens": 1, "attack": ["2S"], "defence": ["2D", "2H"]},
}


@pytest.mark.parametrize(
    "step",
    [
        {"p1": "attack p2"},
        {"p1": "  ATTACK   p2 "},
        {"expect": {"p1.tokens": 3, "p2": {"tokens": 3}, "drawn": "5D"}},
        {"legal": {"p1": ["discard", "attack p2"]}},
        {"legal": {"p1": "discard"}},
        {"only": {"p1": MOVES}},
        {"only": {"p1": MOVES, "p2": []}},
        {"refuse": {"p1": "attack p1"}},
        {"refuse": {"p1": ["attack p1", "attack p3", "bow", "jump"], "p2": "discard"}},
        {"sees": {"p1": {"p2.defence": ["??", "??"], "drawn": "5D"}, "spectator": {"drawn": "??"}}},
        {"awaited": ["p1"]},
        {"awaited": "p1"},
        {"over": False},
    ],
    ids=str,
)
def test_a_step_that_holds(step: Step) -> None:
    run(step)


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ({"p1": "attack p1"}, "this move is not possible now; you could say attack p2"),
        ({"p1": "dance"}, "no such move as .dance.; you could say"),
        ({"p2": "discard"}, "p2 is not asked for a move now"),
        ({"p3": "discard"}, "there is no p3 at this table"),
        ({"expect": {"p1.tokens": 4}}, "p1.tokens is 3, not 4"),
        ({"expect": {"p1": {"tokens": 4}}}, "p1.tokens is 3, not 4"),
        ({"expect": {"p1.gold": 4}}, "there is no p1.gold on this table"),
        ({"expect": ["p1.tokens"]}, "a mapping is needed here"),
        ({"expect": {1: 2}}, "there is no 1 on this table"),
        ({"expect": {"winner": "p1"}}, "winner is a step of its own, not a part of `expect`"),
        ({"legal": {1: "discard"}}, "there is no seat “1” at this table"),
        ({"legal": {"p1": ["discard", "pass"]}}, "p1 cannot say “pass”; possible: "),
        ({"legal": {"p2": "discard"}}, "p2 cannot say “discard”"),
        ({"legal": {"p4": "discard"}}, "there is no seat “p4” at this table"),
        ({"only": {"p1": [*MOVES, "pass"]}}, "p1: not legal: pass"),
        ({"only": {"p1": MOVES[1:]}}, "p1: legal as well: discard"),
        ({"refuse": {"p1": "discard"}}, "p1: “discard” was not refused"),
        ({"sees": {"p2": {"drawn": "5D"}}}, r"p2: drawn is \?\?, not 5D"),
        ({"sees": {"p9": {"drawn": "5D"}}}, "there is no seat “p9”"),
        ({"hears": {"p1": "discarded p1 5D"}}, "p1 hears nothing"),
        ({"hears": {"p9": []}}, "there is no seat “p9”"),
        ({"awaited": ["p1", "p2"]}, "awaited: p1"),
        ({"chance": "ZZ"}, "“ZZ” is neither a card of upgrade nor a seat"),
        ({"over": True}, "the game is not over"),
        ({"over": "p1"}, "true or false is needed here"),
        ({"winner": "p1"}, "the game is not over"),
        ({"ranking": ["p1", "p2"]}, "the game is not over"),
    ],
    ids=str,
)
def test_a_step_that_fails_says_where_and_why(step: Step, why: str) -> None:
    what = next(iter(step))
    with pytest.raises(Failed, match=rf"^step 2 \({what}: .*\): .*{why}"):
        run({"over": False}, step)


def test_moves_change_the_table_for_the_steps_after_them() -> None:
    run(
        {"p1": "attack p2"},
        {"expect": {"p1.tokens": 3, "p2.tokens": 3, "p1.attack": ["5D"], "p2.defence": ["4H", "6H"], "turn": "p2"}},
        {"awaited": ["p2"]},
    )


def test_one_step_may_hold_several_checks() -> None:
    with pytest.raises(Failed, match=r"step 1 .*turn is p2, not p1"):
        run({"p1": "discard", "awaited": "p2", "expect": {"turn": "p1"}})


def test_each_seat_hears_the_story_of_the_last_move_as_it_may() -> None:
    attacked = ["challenged p1 p2 9", "revealed p2 4D", "revealed p2 5H", "tied p1 p2 9", "new_attack p1 5D"]
    run(
        {"p1": "attack p2"},
        {
            "hears": {
                "p1": [*attacked, "drew_defence p2 ??", "drew_defence p2 ??", "drew p2 ??"],
                "p2": [*attacked, "drew_defence p2 4H", "drew_defence p2 6H", "drew p2 7H"],
            }
        },
        {"p2": "discard"},
        {"hears": {"spectator": ["discarded p2 7H", "drew p1 ??"]}},
    )


def test_what_is_not_heard_so_is_told() -> None:
    with pytest.raises(Failed, match=r"p1 hears discarded p1 5D · drew p2 \?\?"):
        run({"p1": "discard"}, {"hears": {"p1": ["discarded p1 5D", "drew p2 4H"]}})


def test_a_gesture_may_stand_where_a_move_may() -> None:
    run({"p1": "attack p2"}, {"p1": "bow"}, {"expect": {"p1.bows_made": 1, "p2.bows_made": 0}})


def test_sealed_answers_of_several_seats() -> None:
    dealt: dict[str, Plain] = {"p1.hand": ["AS", "2S", "3S"], "p2.hand": ["AH", "2H", "3H"]}
    run(
        {"awaited": ["p2", "p1"]},
        {"p2": "open 3H"},
        {"awaited": "p1", "sees": {"p1": {"p2.hand": ["??", "??", "??"]}, "p2": {"p2.picked": "3H"}}},
        {"p1": "open AS"},
        {"expect": {"p1.attack": ["AS"], "p2.attack": ["3H"]}},
        position=dealt,
    )


HELD: dict[str, Plain] = {"p1.hand": ["2S", "AS@p2", "3S@p2"], "p2.hand": ["AH", "2H", "3H"]}


@pytest.mark.parametrize(
    "seen",
    [
        {"p1.hand": ["??", "AS", "3S"]},
        {"p1": {"hand": ["3S", "AS", "??"]}},
        {"p1.hand": {"has": ["3S"], "count": 3}, "p2.hand": ["AH", "2H", "3H"]},
    ],
    ids=str,
)
def test_a_hand_that_a_seat_does_not_see_into_may_be_listed_as_it_lies_there(seen: Step) -> None:
    run({"sees": {"p2": seen}}, position=HELD)


@pytest.mark.parametrize(
    ("seen", "why"),
    [
        ({"p1.hand": ["??", "AS", "2S"]}, r"p1.hand is \[AS, 3S, \?\?\], not \[AS, 2S, \?\?\]"),
        ({"p1.hand": ["??", "AS"]}, r"p1.hand is \[AS, 3S, \?\?\], not \[AS, \?\?\]"),
        ({"p2.hand": ["2H", "AH", "3H"]}, r"p2.hand is \[AH, 2H, 3H\], not \[2H, AH, 3H\]"),
    ],
    ids=str,
)
def test_other_cards_or_another_order_of_what_a_seat_sees_fail(seen: Step, why: str) -> None:
    with pytest.raises(Failed, match=why):
        run({"sees": {"p2": seen}}, position=HELD)


# The end of a game


def test_the_winner_and_the_ranking() -> None:
    over: list[Step] = [{"p1": "attack p2"}, {"over": True}, {"winner": "p1"}, {"winner": ["p1"]}]
    run(*over, {"ranking": ["p1", "p2"]}, {"awaited": []}, position=LAST)


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ({"over": False}, "the game is over"),
        ({"winner": "p2"}, "the winner is p1"),
        ({"winner": ["p1", "p2"]}, "the winner is p1"),
        ({"ranking": [["p1", "p2"]]}, "the ranking is p1 > p2"),
        ({"ranking": ["p2", "p1"]}, "the ranking is p1 > p2"),
        ({"p2": "discard"}, "over"),
    ],
    ids=str,
)
def test_the_end_of_a_game_that_fails(step: Step, why: str) -> None:
    with pytest.raises(Failed, match=why):
        run({"p1": "attack p2"}, step, position=LAST)


def test_a_shared_win_is_a_rank_of_several() -> None:
    limit = {"turn_limit": 1}
    run({"p1": "discard"}, {"winner": ["p2", "p1"]}, {"ranking": [["p2", "p1"]]}, options=limit)


# Chance


def test_chance_names_the_next_card_that_turns_up() -> None:
    scarce: dict[str, Plain] = {
        "turn": "p1",
        "drawn": "5D",
        "p1": {"attack": ["9S"], "defence": ["2C", "3C"]},
        "p2": {"attack": ["2S"], "defence": ["4D", "5H"]},
    }
    run({"chance": "7H"}, {"p1": "discard"}, {"expect": {"drawn": "7H"}}, position=scarce)
    run({"chance": ["7H"]}, {"p1": "discard"}, {"expect": {"drawn": "7H"}}, position=scarce)


def test_chance_may_stay_unused() -> None:
    run({"chance": "7H"}, {"over": False})


def test_chance_names_the_next_seat_that_is_picked() -> None:
    for number, seat in enumerate(("p1", "p2")):
        told = scenario({"chance": seat}, {"over": False})
        told.run()
        assert told.state.pick_seat(0b11) == number
        assert not told.state.forced
