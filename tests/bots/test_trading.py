"""Trades at Ship IT!: bots offer some, take what helps them and leave the rest."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from holdfast.bots import Medium, Search
from holdfast.games import find_game
from holdfast.kernel import Chance, Game, Moves, Plain, SeatHandle, State, awaited
from tests.changed import changed

GAME = find_game("ship_it")
SEEDS = range(10)


def offered(ratio: str) -> State:
    """p1, on turn, offers p2 an exchange."""
    given: dict[str, Plain] = {"turn": "p1", "step": "choice"}
    given["p1"] = {"architecture": "application", "hand": ["sudo", "bug", "hype", "ddos", "excuse"]}
    given["p2"] = {"architecture": "analytics", "hand": ["backend", "excuse", "bug", "patch", "frontend"]}
    state = GAME.restore(2, GAME.options.read({}), given, Chance(1))
    GAME.submit(state, 0, f"trade p2 {ratio}")
    return state


def answers(ratio: str) -> Counter[str]:
    handle = SeatHandle(GAME, offered(ratio), 1)
    return Counter(GAME.write(int(Search(Chance(seed), 120).choose(handle))) for seed in SEEDS)


@pytest.mark.parametrize(("ratio", "answer"), [("4:1", "accept"), ("1:4", "decline")])
def test_it_accepts_what_helps_and_nothing_else(ratio: str, answer: str) -> None:
    assert answers(ratio)[answer] >= 0.8 * len(SEEDS)


def taken_by_medium(game: Game, ratio: str) -> int:
    """How many of some `medium` ones take an offer."""
    handle = SeatHandle(game, offered(ratio), 1)
    return sum(game.write(int(Medium(Chance(seed)).choose(handle))) == "accept" for seed in SEEDS)


@pytest.mark.compiled
def test_medium_does_not_waver_over_an_offer_that_promises_less_than_to_decline() -> None:
    wavers = changed(GAME, config=replace(GAME.search.config, refusals=()))
    assert taken_by_medium(GAME, "1:4") == 0
    assert taken_by_medium(GAME, "4:1") >= 0.8 * len(SEEDS)
    assert taken_by_medium(GAME, "1:1") <= taken_by_medium(wavers, "1:1")


def offers(game: Game) -> int:
    """In how many of some deals the first move is an offer."""
    made = 0
    for seed in SEEDS:
        state = game.deal(3, game.options.read({}), Chance(seed))
        seat = awaited(state)[0]
        move = Medium(Chance(seed)).choose(SeatHandle(game, state, seat))
        made += game.write(int(move)).startswith("trade")
    return made


@pytest.mark.compiled
def test_medium_asks_only_where_that_promises_clearly_more_than_anything_else() -> None:
    asks_at_will = changed(GAME, config=replace(GAME.search.config, offers=()))
    assert offers(GAME) < offers(asks_at_will)


@pytest.mark.compiled
def test_it_offers_trades_of_which_some_come_about() -> None:
    said: Counter[str] = Counter()
    for number in range(60):
        state = GAME.deal(2, GAME.options.read({}), Chance(number))
        handles = [SeatHandle(GAME, state, seat) for seat in range(2)]
        bots = [Search(Chance(10 * number + seat), 30) for seat in range(2)]
        for _ in range(60):
            if not state.over:
                seat = awaited(state)[0]
                trading = state.asked and state.questions.kinds[state.prompt().kind].name == "offered_trade"
                move = int(bots[seat].choose(handles[seat]))
                word = GAME.write(move).split()[0]
                if trading or word == "trade":
                    said[word] += 1
                state.apply(seat, move)
    assert 0 < said["accept"] < said["decline"]
    assert said["trade"] >= said["accept"] + said["decline"] - 1


def sensible(state: State, seat: int) -> set[str]:
    """The offers that a bot on this seat thinks of."""
    moves = Moves()
    SeatHandle(GAME, state, seat).sensible_moves(moves)
    return {said for said in map(GAME.write, moves.to_list()) if said.startswith("trade")}


def trading(seats: int) -> State:
    given: dict[str, Plain] = {"turn": "p1", "step": "choice"}
    for seat in range(seats):
        given[f"p{seat + 1}"] = {"hand": ["sudo", "bug", "excuse"]}
    return GAME.restore(seats, GAME.options.read({}), given, Chance(1))


def test_offers_look_sensible_to_a_person() -> None:
    assert sensible(trading(2), 0) == {"trade p2 1:1", "trade p2 2:1", "trade p2 1:2"}
    assert {said.split()[2] for said in sensible(trading(3), 0)} == {"1:1", "2:1", "1:2"}


def test_one_offer_a_turn_and_never_again_what_was_refused() -> None:
    state = trading(2)
    GAME.submit(state, 0, "trade p2 1:1")
    GAME.submit(state, 1, "decline")
    assert sensible(state, 0) == set()
    assert "trade p2 2:1" in map(GAME.write, GAME.legal_moves(state, 0))
    GAME.submit(state, 0, "draw")
    settle(state)
    GAME.submit(state, 1, "draw")
    settle(state)
    assert sensible(state, 0) == {"trade p2 2:1", "trade p2 1:2"}


def settle(state: State) -> None:
    """Whatever the cards drawn ask for is answered."""
    while state.asked:
        seat = awaited(state)[0]
        state.apply(seat, GAME.legal_moves(state, seat)[0])


def test_who_refused_an_offer_to_all_is_not_asked_for_the_same_alone() -> None:
    state = trading(3)
    GAME.submit(state, 0, "trade all 1:1")
    GAME.submit(state, 1, "decline")
    GAME.submit(state, 2, "decline")
    state.done.offers.value = 0  # type: ignore[attr-defined]
    assert not [said for said in sensible(state, 0) if said.endswith("1:1")]


def test_an_offer_that_was_taken_may_come_again() -> None:
    state = trading(2)
    GAME.submit(state, 0, "trade p2 1:1")
    GAME.submit(state, 1, "accept")
    GAME.submit(state, 0, "give bug")
    GAME.submit(state, 1, "give excuse")
    state.done.clear()  # type: ignore[attr-defined]
    assert "trade p2 1:1" in sensible(state, 0)
