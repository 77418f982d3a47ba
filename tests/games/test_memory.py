"""What a seat determinizes is what could be for somebody who has seen the whole game, with the same odds."""

from __future__ import annotations

import pytest

from holdfast.games import find_game, games
from holdfast.kernel import (
    Chance,
    Determinizer,
    Game,
    Journal,
    Moves,
    Plain,
    Record,
    State,
    Table,
    awaited,
    determinize,
    replay,
)
from holdfast.kernel.playout import playout, random_games
from holdfast.testing.memory import Memory, memory
from tests.games.notebook import Notebook
from tests.games.posterior import Story

UPGRADE: dict[str, Plain] = {
    "turn": "p1",
    "drawn": "5D",
    "deck": ["10H"],
    "discard": ["7S", "7H"],
    "p1": {"attack": ["9S"], "defence": ["2C", "3C"]},
    "p2": {"attack": ["2S"], "defence": ["4D", "5H"]},
}
STORIES = {
    "a new deck is made of the discard pile": Story(
        "upgrade", 2, UPGRADE, [(0, "discard"), (1, "upgrade d1"), (0, "discard"), (1, "upgrade d2")]
    ),
    "each remembers what went into a closed discard pile": Story(
        "upgrade",
        2,
        {**UPGRADE, "discard": ["7S@all"]},
        [(0, "upgrade d1"), (1, "upgrade d1")],
        open_discard=False,
    ),
    "a card that was charged before the pile was shuffled": Story(
        "shield",
        2,
        {
            "turn": "p1",
            "deck": ["5C", "6C"],
            "discard": ["7C", "8C", "9C"],
            "p1": {"life": "9S", "shield": ["2S", "3S"]},
            "p2": {"life": "KH", "shield": ["10H", "2H"]},
        },
        [(0, "charge"), (1, "charge"), (0, "charge"), (1, "charge")],
    ),
    "a card that was buried unseen": Story(
        "royal_family",
        2,
        {
            "turn": "p1",
            "twice": "p1",
            "turns_left": 3,
            "deck": ["9C", "8C"],
            "discard": ["7C", "6C@p1"],
            "pile1": ["3S"],
            "pile2": ["4S"],
            "pile3": ["5S"],
            "p1": {"S": {"ace": "AS"}},
            "p2": {"H": {"ace": "AH"}},
        },
        [(0, "draw"), (0, "bury"), (1, "draw"), (1, "bury"), (0, "draw")],
    ),
    "clusters that lay open before they were mixed": Story(
        "cluster_royale",
        3,
        {
            "turn": "p1",
            "deck": ["phishing"],
            "p1": {"hand": ["cloud_obfuscation"], "clusters": ["+GCP", "-AWS@p2", "+Azure"]},
            "p2": {"clusters": ["-Azure", "-OpenShift"]},
            "p3": {"clusters": ["-OpenShift"]},
        },
        [(0, "play cloud_obfuscation")],
    ),
    "a discard pile shuffled into what is left of the deck": Story(
        "cluster_royale",
        2,
        {
            "turn": "p1",
            "deck": ["hardware_recommissioning", "mfa", "useast_down"],
            "discard": ["phishing", "falco"],
            "p1": {"clusters": ["-AWS"]},
            "p2": {"hand": ["backup"], "clusters": ["-Azure"]},
        },
        [(0, "end")],
    ),
    "discard pile and deck merged": Story(
        "ship_it",
        2,
        {
            "turn": "p1",
            "deck": ["backend", "zero_day"],
            "discard": ["hype", "bug"],
            "p1": {"hand": ["merge"]},
            "p2": {"hand": ["cloud"]},
        },
        [(0, "play merge")],
    ),
}
BLURRED = {
    "a card goes face down from a pool of two places": Story(
        "upgrade",
        2,
        {**UPGRADE, "discard": ["7S@all"]},
        [(0, "upgrade d1"), (1, "upgrade d1"), (0, "discard"), (1, "discard")],
        open_discard=False,
    ),
    "a card is played from a hand with cards of a new deck": Story(
        "ship_it",
        2,
        {
            "turn": "p1",
            "deck": [],
            "discard": ["hype", "bug", "backend", "bug"],
            "p1": {"hand": ["database"]},
            "p2": {"hand": ["orchestrator", "ci"]},
        },
        [(0, "draw"), (1, "play orchestrator")],
    ),
}
SEATS = [(name, seat) for name, story in STORIES.items() for seat in range(story.seats)]


@pytest.mark.parametrize(("name", "seat"), SEATS)
def test_who_saw_the_whole_game_determinizes_what_could_be(name: str, seat: int) -> None:
    story = STORIES[name]
    possible = story.possible(seat)
    assert len(possible) > 1
    assert story.determinized(seat) == possible
    assert story.determinized_again(seat) == possible


@pytest.mark.parametrize("name", BLURRED)
def test_where_certainty_is_lost_nothing_is_ruled_out_that_could_be(name: str) -> None:
    story = BLURRED[name]
    assert set(story.possible(0)) <= set(story.determinized(0))


@pytest.mark.parametrize(("name", "seats"), [("upgrade", 2), ("upgrade", 4), ("shield", 2), ("shield", 4)])
def test_what_is_determinized_agrees_with_a_notebook_of_the_whole_game(name: str, seats: int) -> None:
    """In games in which everything is seen before it is shuffled nothing is ever forgotten."""
    game = find_game(name)
    state, chance, determinizer = game.empty_table(seats, game.options.read({})), Chance(7), Determinizer()
    state.journal = Journal(game.vocabulary.events.card_fields())
    notebooks = [Notebook(state, seat) for seat in range(seats)]
    state.set_up(Chance(5))
    twin, moves = state.empty_twin(), 0
    while not state.over and moves < 250:
        for notebook in notebooks:
            notebook.read(state)
            determinizer.determinize_into(state, notebook.seat, chance, twin)
            assert notebook.agrees(twin)
        mover = awaited(state)[0]
        legal = game.legal_moves(state, mover)
        state.apply(mover, legal[chance.below(len(legal))])
        moves += 1
    assert all(notebook.shuffles > 1 for notebook in notebooks)


def reshuffled_table(seats: int, seed: int) -> Table:
    """A game of Upgrade right after the discard pile has become the deck."""
    table, chance = find_game("upgrade").new(seats, seed), Chance(seed)
    while table.state.pools.most == 0:
        mover = table.awaited[0]
        legal = table.legal_moves(mover)
        table.play(mover, legal[chance.below(len(legal))])
    return table


def reshuffled(seats: int, seed: int) -> State:
    return reshuffled_table(seats, seed).state


def memories(state: State) -> list[Memory]:
    return [memory(find_game("upgrade"), state, seat) for seat in range(int(state.seats))]


def share_of_impossible_worlds(state: State, seat: int, times: int, *, remembers: bool) -> float:
    """How often somebody determinizes a card of the new deck in a place that was laid before."""
    determinizer, twin, chance = Determinizer(), state.empty_twin(), Chance(1)
    table = state.copy()
    if not remembers:
        table.forget()
    fresh = {int(card) for card in range(len(state.face)) if state.pools.pool(card)}
    older = [(zone.number, at) for zone in state.zones for at, card in enumerate(zone.to_list()) if card not in fresh]
    wrong = 0
    for _ in range(times):
        determinizer.determinize_into(table, seat, chance, twin)
        wrong += any(twin.zones[zone].cards[at] in fresh for zone, at in older)
    return wrong / times


def test_nobody_determinizes_the_new_deck_in_rows_that_were_laid_before() -> None:
    states = [reshuffled(4, seed) for seed in range(5)]
    assert sum(share_of_impossible_worlds(state, 0, 40, remembers=False) for state in states) / 5 > 0.5
    assert all(share_of_impossible_worlds(state, seat, 40, remembers=True) == 0 for state in states for seat in (0, 1))


def test_a_position_begins_without_memory() -> None:
    state = reshuffled(4, 1)
    game = find_game("upgrade")
    again = game.restore(4, state.options, game.position(state), Chance(0))
    assert again.pools.most == 0
    assert game.view(determinize(again, 0, Chance(1)), 0) == game.view(state, 0)


# Who keeps memory, and who does not


def test_a_record_is_played_again_with_all_of_its_memory() -> None:
    table = reshuffled_table(3, 1)
    record = Record.read(table.record.write())
    assert table.state.pools.most > 0
    for again in (replay(table.game, record), Table.resume(table.game, record).state):
        assert memories(again) == memories(table.state)
        assert again.remembers


def test_a_table_that_is_put_back_remembers_as_before() -> None:
    table = reshuffled_table(3, 1)
    before = memories(table.state)
    twin = table.state.copy()
    playout(table.state, Chance(1), Moves())
    assert memories(table.state) != before
    twin.copy_to(table.state)
    assert memories(table.state) == before


def test_a_table_to_try_moves_on_keeps_no_memory() -> None:
    state = reshuffled(4, 1)
    twin = state.copy()
    assert twin.pools.most > 0
    Determinizer().determinize_into(state, 0, Chance(1), twin)
    for tried in (twin, twin.copy()):
        playout(tried, Chance(2), Moves())
        assert not tried.remembers
        assert tried.pools.most == 0


def test_an_determinized_table_remembers_what_it_would_if_it_were_the_true_one() -> None:
    state = reshuffled(4, 1)
    determinized = determinize(state, 0, Chance(3))
    assert find_game("upgrade").position(determinized)["deck"] != find_game("upgrade").position(state)["deck"]
    assert memories(determinized)[0] == memories(state)[0]
    again = [determinize(world, 0, Chance(4)) for world in (state, determinized)]
    assert find_game("upgrade").position(again[0]) == find_game("upgrade").position(again[1])


def test_where_nobody_determinizes_nobody_remembers() -> None:
    """Random games are played without memory, at the same table on which others then are played with it."""
    game = find_game("upgrade")
    dealer = game.dealer(4, game.options.read({}))
    for remembers in (True, False, True):
        if remembers:
            playout(dealer(Chance(1)), Chance(-2), Moves())
        else:
            random_games(dealer, 1, 1, None)
        assert (dealer.table.pools.most > 0) == dealer.table.remembers == remembers


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_table_plays_the_same_with_memory_and_without(game: Game) -> None:
    seats, options = game.seats[0], game.options.read({"turn_limit": 100})
    states = [game.dealer(seats, options)(Chance(3), remembers) for remembers in (True, False)]
    chance = Chance(4)
    while not states[0].over:
        mover = awaited(states[0])[0]
        legal = [game.legal_moves(state, mover) for state in states]
        assert legal[0] == legal[1]
        move = legal[0][chance.below(len(legal[0]))]
        for state in states:
            state.apply(mover, move)
        assert game.position(states[0]) == game.position(states[1])
        for seat in range(seats):
            assert game.view(states[0], seat) == game.view(states[1], seat)
    assert states[1].over
