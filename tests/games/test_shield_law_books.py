"""Custom rules and actions at the table, beyond the scenarios: what players are told, what is kept, and what holds
for law books by chance."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holdfast.bots import Greedy, Random
from holdfast.bots.play import play
from holdfast.games.shield import GAME
from holdfast.games.shield.books import law_book
from holdfast.games.shield.language import EXAMPLES
from holdfast.games.shield.phrases import DO, VERBS
from holdfast.games.shield.state import ShieldState
from holdfast.kernel import (
    Chance,
    IllegalMove,
    OptionError,
    Plain,
    PositionError,
    Record,
    State,
    Table,
    awaited,
    replay,
)
from holdfast.kernel.playout import PlayoutTotals, random_games
from holdfast.testing import conform
from tests.games.shield_laws import random_book

WRITING: dict[str, Plain] = {"phase": "writing", "turn": "p1", "p1": {"rounds_won": 1}, "p2": {"out": True}}
TWELVE = [f"Whenever a player charges, everyone heals {number}." for number in range(1, 13)]


def restored(position: dict[str, Plain], seats: int = 2, **options: object) -> State:
    return GAME.restore(seats, GAME.options.read(options), position, Chance(1))


# Writing


def test_a_sentence_that_is_not_understood_is_refused_with_the_readers_hint() -> None:
    state = restored(WRITING)
    with pytest.raises(IllegalMove, match=r"“Bananas fly”: .*“Bananas”.*The nearest sentence that works: “") as refused:
        GAME.submit(state, 0, 'rule "Bananas fly"')
    assert "you could say decline" in str(refused.value)
    assert awaited(state) == [0]


def test_a_copy_knows_the_sentences_that_were_written_before_anybody_asks_it() -> None:
    state = restored(WRITING)
    GAME.submit(state, 0, 'rule "Hearts count double in a shield"')
    copy = state.copy()
    assert isinstance(state, ShieldState)
    assert isinstance(copy, ShieldState)
    assert copy.law_book is state.law_book
    assert [copy.shield_sum(player) for player in copy.players] == [state.shield_sum(each) for each in state.players]


def test_custom_rules_that_are_not_understood_make_no_table() -> None:
    with pytest.raises(OptionError, match=r"custom_rules: “Bananas fly”: .*Bananas"):
        GAME.deal(2, GAME.options.read({"custom_rules": ["Heal 3", "Bananas fly"]}), Chance(1))


def test_rules_of_a_position_that_are_not_understood_are_refused() -> None:
    with pytest.raises(PositionError, match=r"rules: .*Bananas"):
        restored({**WRITING, "rules": ["Bananas fly"]})


def test_what_is_told_and_recorded_is_the_canonical_wording() -> None:
    table = _won_table()
    winner = table.awaited[0]
    table.play(winner, 'rule "hearts in a shield count double"')
    wrote = [event for event in table.events(0) if event.name == "wrote"]
    assert [event.said for event in wrote] == ["Hearts are worth double as shield cards."]
    assert table.record.moves[-1] == (winner, 'rule "Hearts are worth double as shield cards."')
    again = replay(GAME, Record.read(table.record.write()))
    assert GAME.position(again) == GAME.position(table.state)


def _won_table() -> Table:
    """A table at which somebody has just won a round."""
    table = GAME.new(2, seed=3)
    luck = Chance(5)
    while table.view(0).entries["phase"] == "turn":
        seat = table.awaited[0]
        legal = table.legal_moves(seat)
        table.play(seat, legal[luck.below(len(legal))])
    return table


def test_a_move_given_as_a_number_is_recorded_in_the_canonical_wording_too() -> None:
    table = _won_table()
    winner = table.awaited[0]
    table.play(winner, GAME.spoken_moves(table.state, winner)[0], "heal 3")
    assert table.record.moves[-1] == (winner, 'rule "action1: heal 3."')


def test_with_twelve_sentences_only_decline_is_left() -> None:
    state = restored(WRITING, custom_rules=TWELVE)
    assert GAME.spoken_moves(state, 0) == []
    with pytest.raises(IllegalMove):
        GAME.submit(state, 0, 'rule "Heal 3"')
    GAME.submit(state, 0, "decline")


def test_a_match_with_sentences_ends_within_a_thousand_turns_unless_it_says_otherwise() -> None:
    assert restored(WRITING).turn_limit == 0
    assert restored(WRITING, custom_rules=["Heal 3"]).turn_limit == 1000
    assert restored(WRITING, custom_rules=["Heal 3"], turn_limit=20).turn_limit == 20
    state = restored(WRITING)
    GAME.submit(state, 0, 'rule "Heal 99"')
    assert state.turn_limit == 1000


def test_no_first_sentence_after_a_thousand_turns() -> None:
    state = restored({**WRITING, "turns": 1000})
    assert GAME.spoken_moves(state, 0) == []


def test_a_table_without_sentences_never_loads_the_grammar() -> None:
    script = (
        "import sys; from holdfast.games.shield import GAME; t = GAME.new(2, seed=1); t.choices(t.awaited[0]);"
        "print([name for name in sys.modules if name.startswith(('lark', 'fluent', 'holdfast.language'))])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# Tables, copies and books


def test_copies_have_the_laws_of_the_table_they_are_copied_from() -> None:
    lawful = restored({"turn": "p1", "rules": ["Heal 3", "Hearts in a shield count double"]})
    twin = restored({"turn": "p1"})
    lawful.copy_to(twin)
    assert GAME.view(twin, 0).entries == GAME.view(lawful, 0).entries
    assert GAME.legal_moves(twin, 0) == GAME.legal_moves(lawful, 0)
    assert GAME.write(GAME.legal_moves(twin, 0)[-1], state=twin) == "do action1"


def test_tables_with_the_same_sentences_share_one_book() -> None:
    assert law_book(("Heal 3",), 12) is law_book(("Heal 3",), 12)
    assert law_book(("Heal 3",), 12).lines == ["action1: heal 3."]


def test_custom_actions_have_a_range_of_action_numbers_of_their_own() -> None:
    verb = VERBS.verbs[DO]
    table = GAME.new(4, seed=1, custom_rules=["Swap one Shield card between two players", "Heal 3"])
    choices = table.choices(table.awaited[0])
    custom = [choice for choice in choices if choice.notation.startswith("do ")]
    first = int(table.action_space.first[verb.number])
    assert [choice.action for choice in custom] == list(range(first, first + 48 + 1))
    assert sum(table.action_mask(table.awaited[0])) == len(choices)
    assert [verbs_move(table, choice.action) for choice in custom] == [choice.move for choice in custom]


def verbs_move(table: Table, action: int) -> int:
    return table.action_space.move_of(action, table.legal_moves(table.awaited[0]))


def test_a_custom_action_says_what_to_touch() -> None:
    table = GAME.new(2, seed=1, custom_rules=["Take: swap your life card with another player's shield card"])
    seat = table.awaited[0]
    other = f"p{2 - seat}"
    touched = [choice.touch for choice in table.choices(seat) if choice.notation.startswith("do ")]
    assert touched == [(f"{other}.shield.1",), (f"{other}.shield.2",)]


def test_who_reached_more_moves_than_numbers_still_plays_them() -> None:
    table = GAME.new(12, seed=1, custom_rules=["A: swap a shield card between two players", "B: swap two shield cards"])
    seat = table.awaited[0]
    choices = table.choices(seat)
    assert len(choices) > 1024
    table.play(seat, choices[-1].move)


# Bots


def test_a_bot_that_wins_a_round_may_write() -> None:
    written: list[str] = []
    for seed in range(6):
        state = GAME.deal(2, GAME.options.read({"turn_limit": 300}), Chance(seed))
        play(GAME, state, [Greedy(Chance(seed)), Random(Chance(seed + 50))])
        written += GAME.names(state)["rules"]
    assert written


def test_evaluation_counts_by_the_laws() -> None:
    position: dict[str, Plain] = {
        "turn": "p1",
        "p1": {"life": "9S", "shield": ["2S", "3S"]},
        "p2": {"life": "9H", "shield": ["2D", "3D"]},
    }
    evaluate = GAME.search.heuristics.evaluate
    assert evaluate(restored(position), 0) == pytest.approx(evaluate(restored(position), 1))
    lawful = restored(position, custom_rules=["Hearts are worth triple as life cards"])
    assert evaluate(lawful, 1) > evaluate(lawful, 0)


def test_charged_cards_of_others_weigh_more_than_further_ones_of_ones_own() -> None:
    def outlook(mine: int, theirs: int) -> float:
        cards = iter(["2C", "4C", "6C", "8C", "TC"])
        position: dict[str, Plain] = {
            "turn": "p1",
            "p1": {"life": "9S", "shield": ["2S", "3S"], "charged": [next(cards) for _ in range(mine)]},
            "p2": {"life": "9H", "shield": ["2D", "3D"], "charged": [next(cards) for _ in range(theirs)]},
        }
        return GAME.search.heuristics.evaluate(restored(position), 0)

    first, second = outlook(1, 0) - outlook(0, 0), outlook(2, 0) - outlook(1, 0)
    assert first > second > 0
    assert outlook(0, 0) - outlook(0, 1) > first


# Law books by chance


@settings(max_examples=10, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5))
def test_actions_that_are_listed_again_are_those_that_would_be_found_anew(seed: int, seats: int) -> None:
    options = GAME.options.read({"custom_rules": random_book(seed, 8, "aaal"), "turn_limit": 150})
    state = GAME.deal(seats, options, Chance(seed))
    assert isinstance(state, ShieldState)
    luck = Chance(seed)
    while not state.over:
        seat = awaited(state)[0]
        listed = GAME.legal_moves(state, seat)
        for action in state.law_book.actions:
            action.caches[seat].everyone = 0
        assert GAME.legal_moves(state, seat) == listed
        state.apply(seat, listed[int(luck.below(len(listed)))])


@pytest.mark.compiled
@pytest.mark.parametrize("sentence", [sentence for listed in EXAMPLES.values() for sentence in listed])
def test_every_example_can_be_played_with(sentence: str) -> None:
    conform(GAME, seats=3, options={"custom_rules": [sentence], "rounds_to_win": 1, "turn_limit": 12}, games=1)


@pytest.mark.compiled
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**6), count=st.integers(1, 12), seats=st.integers(2, 4), mends=st.booleans())
def test_conforms_with_law_books_by_chance(seed: int, count: int, seats: int, mends: bool) -> None:
    options = {
        "custom_rules": random_book(seed, count),
        "king_value": 12 + seed % 2,
        "swap_mends": mends,
        "rounds_to_win": 1 + seed % 2,
        "turn_limit": 15,
    }
    conform(GAME, seats=seats, options=options, games=1, seed=seed)


@pytest.mark.compiled
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**6), count=st.integers(1, 12), seats=st.integers(2, 12))
def test_games_with_law_books_by_chance_end_within_the_limit(seed: int, count: int, seats: int) -> None:
    options = GAME.options.read({"custom_rules": random_book(seed, count), "turn_limit": 200})
    totals = PlayoutTotals(seats)
    random_games(GAME.dealer(seats, options), seed, 2, totals)
    assert max(totals.turns) <= 200
