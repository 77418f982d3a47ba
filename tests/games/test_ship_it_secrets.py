"""What each seat of Ship IT! may know, and what it may not."""

from __future__ import annotations

import pytest

from holdfast.games.ship_it import GAME
from holdfast.kernel import Chance, Journal, Plain, State, determinize
from tests.games.ship_it_table import PERFORMANCE, restored


def seen_hand(state: State, viewer: int, seat: str) -> Plain:
    return GAME.view(state, viewer).entries[f"{seat}.hand"]


def force(state: State, seat: int, said: str, place: int) -> None:
    """Make a move in which chance picks the card at this place of a hand."""
    seed = next(seed for seed in range(100) if Chance(seed).below(2) == place)
    state.chance = Chance(seed)
    GAME.submit(state, seat, said)


@pytest.mark.parametrize("taken", [0, 1])
def test_a_thief_cannot_tell_which_of_two_copies_left(taken: int) -> None:
    state = restored({"turn": "p1", "p1": {"hand": ["p2p"]}, "p2": {"hand": ["backend@p1", "backend"]}})
    force(state, 0, "play p2p p2", taken)
    assert seen_hand(state, 0, "p1") == ["backend"]
    assert seen_hand(state, 0, "p2") == ["??"]


def test_who_is_sure_of_two_copies_is_sure_of_one_after_a_theft() -> None:
    hand: list[Plain] = ["backend@p3", "backend@p3", "ci"]
    state = restored({"turn": "p1", "p1": {"hand": ["p2p"]}, "p2": {"hand": hand}}, seats=3)
    GAME.submit(state, 0, "play p2p p2")
    assert seen_hand(state, 2, "p2") == ["backend", "??"]
    assert seen_hand(state, 2, "p1") == ["??"]


def test_of_a_card_that_everybody_knows_nobody_sees_whether_it_was_taken() -> None:
    for taken in (0, 1):
        state = restored({"turn": "p1", "p1": {"hand": ["p2p"]}, "p2": {"hand": ["backend@all", "ci"]}}, seats=3)
        force(state, 0, "play p2p p2", taken)
        for viewer in (2, 15):
            assert seen_hand(state, viewer, "p2") == ["??"]
            assert seen_hand(state, viewer, "p1") == ["??"]


def test_the_only_card_of_a_hand_is_known_wherever_it_goes() -> None:
    state = restored({"turn": "p1", "p1": {"hand": ["p2p"]}, "p2": {"hand": ["backend@p3"]}}, seats=3)
    GAME.submit(state, 0, "play p2p p2")
    assert seen_hand(state, 2, "p1") == ["backend"]


def test_a_hand_has_one_order_to_those_who_do_not_see_into_it() -> None:
    for hand in (["sudo", "backend@p1", "hype@p1", "ci"], ["hype@p1", "ci", "sudo", "backend@p1"]):
        state = restored({"turn": "p1", "p2": {"hand": list[Plain](hand)}})
        assert seen_hand(state, 0, "p2") == ["backend", "hype", "??", "??"]


def traded(known: list[str], given: str) -> State:
    """p2, who knows some of p1's hand, trades with p1, who gives this card."""
    hands: dict[str, Plain] = {"p1.hand": list[Plain](known), "p2.hand": ["ci"]}
    state = restored({"turn": "p1", **hands}, seats=3)
    GAME.submit(state, 0, "trade p2 1:1")
    GAME.submit(state, 1, "accept")
    GAME.submit(state, 0, f"give {given}")
    return state


def test_a_trade_does_not_tell_which_of_two_copies_was_given() -> None:
    state = traded(["backend@p2", "backend@p3", "hype@p2"], "backend")
    GAME.submit(state, 1, "give ci")
    assert sorted(map(str, GAME.view(state, 1).cards("p1.hand"))) == ["??", "ci", "hype"]


@pytest.mark.parametrize("hand", [["backend@p2", "backend"], ["backend", "backend@p2"]], ids=str)
def test_a_trade_does_not_tell_that_a_third_copy_was_given(hand: list[Plain]) -> None:
    """p2 remembers two copies and is sure of one; the one that was laid could be the other."""
    asked: Plain = [{"prompt": "laying", "seats": ["p2"], "by": "p1", "to": "p2", "give": 1, "take": 1}]
    position: dict[str, Plain] = {
        "turn": "p1",
        "trade": {"from": "p1", "to": "p2", "give": 1, "take": 1, "stage": "lay"},
        "p1": {"hand": hand, "laid": ["backend"]},
        "p2": {"hand": ["ci"], "recalled": ["p1.hand 1", "p1.hand 2"]},
        "pending": asked,
    }
    state = restored(position)
    GAME.submit(state, 1, "give ci")
    assert seen_hand(state, 1, "p1") == ["backend", "ci", "??"]


def test_who_trades_remembers_the_cards_of_the_other_until_it_shows_which_were_laid() -> None:
    state = traded(["backend@p2", "hype@p2", "sudo"], "sudo")
    assert seen_hand(state, 1, "p1") == ["??", "??"]
    places = set()
    for number in range(40):
        determinized = determinize(state, 1, Chance(number))
        entries = GAME.entries(determinized)
        held = [str(card).partition("@")[0] for path in ("p1.hand", "p1.laid") for card in entries[path]]  # type: ignore[union-attr]
        assert {"backend", "hype"} <= set(held)
        places.add(held.index("backend"))
    assert places == {0, 1, 2}
    GAME.submit(state, 1, "give ci")
    assert sorted(map(str, GAME.view(state, 1).cards("p1.hand"))) == ["backend", "ci", "hype"]


def test_nobody_is_told_where_an_event_goes_that_was_dealt() -> None:
    for seed in range(10):
        journal = Journal(GAME.vocabulary.events.card_fields())
        state = GAME.deal(4, GAME.options.read({}), Chance(seed), journal)
        deck = state.deck.number
        buried = [line for line in journal.told_to(state, 0) if line[0] == 0 and line[2] == deck == line[4]]
        assert all(line[1] == 1 and line[5] == -1 for line in buried)


def test_nobody_is_told_where_in_the_deck_the_card_of_a_research_lay() -> None:
    state = restored({"turn": "p1", "deck": ["ci@p2", "sudo@p2", "rfc@p2"], "p1": {"hand": ["research"]}})
    GAME.submit(state, 0, "play research")
    state.journal = Journal(GAME.vocabulary.events.card_fields())
    GAME.submit(state, 0, "take sudo")
    motion = state.journal.told_to(state, 1)[0]
    assert (motion[1], motion[3]) == (1, -1)
    assert seen_hand(state, 1, "p1") == ["??"]


def test_an_opinion_shows_to_its_owner_only() -> None:
    state = restored({**PERFORMANCE, "people": ["p1", "p2", "p3"]}, seats=3, social=True)
    GAME.submit(state, 0, "deploy frontend")
    GAME.submit(state, 0, "perform")
    GAME.submit(state, 1, "object")
    said = [GAME.view(state, viewer).entries["performance.p2"] for viewer in (0, 1, 2, 15)]
    assert said == [[], "object", [], []]


def test_the_prompt_of_a_target_is_the_same_whatever_they_hold() -> None:
    seen = []
    for hand in (["excuse", "sudo"], ["hype", "hype"]):
        state = restored(
            {
                "turn": "p1",
                "deck": ["rfc"],
                "p1": {"hand": ["bug", "sudo"]},
                "p2": {"hand": hand, "production": ["backend+ci", "monitoring"]},
            }
        )
        GAME.submit(state, 0, "play bug p2 sudo")
        views = [GAME.view(state, 0)]
        for said in ("lose k1", "accept", "accept"):
            GAME.submit(state, 1, said)
            views.append(GAME.view(state, 0))
        seen.append(views)
    assert seen[0] == seen[1]


def test_research_shows_the_deck_to_one_seat_only() -> None:
    state = restored({"turn": "p1", "p1": {"hand": ["research"]}}, seats=3)
    GAME.submit(state, 0, "play research")
    assert "??" not in GAME.view(state, 0).cards("deck")
    for seat in (1, 2, 15):
        assert set(GAME.view(state, seat).cards("deck")) == {"??"}
