"""Trades at Ship IT!: bots offer some, take what helps them and leave the rest."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from holdfast.bots import Medium, Search
from holdfast.games import find_game
from holdfast.kernel import Chance, Game, Plain, SeatHandle, State, awaited

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


def test_medium_does_not_waver_over_an_offer_that_promises_less_than_to_decline() -> None:
    wavers = replace(GAME, habits=replace(GAME.habits, refusals=()))
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


def test_medium_asks_only_where_that_promises_clearly_more_than_anything_else() -> None:
    asks_at_will = replace(GAME, habits=replace(GAME.habits, offers=()))
    assert offers(GAME) < offers(asks_at_will)


def test_it_offers_trades_of_which_some_come_about() -> None:
    said: Counter[str] = Counter()
    for number in range(4):
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
