"""Observations: what a seat sees as numbers, what changes in them, and views decoded from them."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import (
    EVERYONE,
    SPECTATOR,
    UNSEEN,
    Chance,
    Follower,
    Game,
    Observation,
    ObservationParts,
    Plain,
    State,
    Table,
    View,
    awaited,
    decode,
    determinize,
    lay_out,
    observe,
)
from holdfast.kernel.journal import UNSEEN as UNSEEN_NUMBER
from holdfast.kernel.learning import encoding_for
from tests.kernel.bare import BARE, hand, laid
from tests.kernel.tiny import TINY, dealt, dealt_and_picked

DUEL: dict[str, Plain] = {
    "turn": "p1",
    "drawn": "5D",
    "p1": {"attack": ["9S"], "defence": ["2C", "3C"]},
    "p2": {"attack": ["2S"], "defence": ["4D", "5H"]},
}
GAMES = [TINY, UPGRADE]
both_games = pytest.mark.parametrize("game", GAMES, ids=["tiny", "upgrade"])


def duel() -> State:
    return UPGRADE.restore(2, UPGRADE.options.read({}), DUEL, Chance(1))


def table_of(game: Game, seats: int = 3, seed: int = 5) -> Table:
    return Table.new(game, seats, game.options.read({"turn_limit": 60}), seed)


def random_step(table: Table, chance: Chance) -> None:
    waiting = table.awaited
    seat = waiting[chance.below(len(waiting))]
    legal = table.legal_moves(seat)
    table.play(seat, legal[chance.below(len(legal))])


def viewers(table: Table) -> list[int]:
    return [*range(table.seats), int(SPECTATOR)]


# Views


def test_a_seat_sees_its_own_cards_and_question_marks() -> None:
    view = UPGRADE.view(duel(), 0)
    assert view.cards("p1.defence") == ["2C", "3C"]
    assert view.cards("p2.defence") == [UNSEEN, UNSEEN]
    assert view.cards("p2.attack") == ["2S"]
    assert view.cards("drawn") == ["5D"]
    assert set(view.cards("deck")) == {UNSEEN}


def test_a_spectator_sees_what_all_see() -> None:
    view = UPGRADE.view(duel(), int(SPECTATOR))
    assert view.cards("p1.defence") == [UNSEEN, UNSEEN]
    assert view.entries["drawn"] == UNSEEN


def test_a_view_tells_which_cards_only_its_seat_sees() -> None:
    state = duel()
    defence = next(zone for zone in state.zones if zone.name == "defence" and zone.owner == 0)
    state.show(defence.cards[0], EVERYONE)
    view = UPGRADE.view(state, 0)
    assert view.only_mine("p1.defence") == [False, True]
    assert view.only_mine("p2.defence") == [False, False]
    assert view.only_mine("p1.attack") == [False]
    assert view.only_mine("drawn") == [True]
    assert view.only_mine("p1.tokens") == []


def test_a_view_reads_numbers_flags_and_places() -> None:
    view = UPGRADE.view(duel(), 0)
    assert view.number("p1.tokens") == 3
    assert view.number("p1.attack") == view.number("nothing") == 0
    assert view.has("drawn") and not view.has("p1.out") and not view.has("nothing")
    assert view.cards("p1.tokens") == view.cards("p9.attack") == []


def test_a_view_says_who_is_asked_what() -> None:
    state = dealt(3)
    state.submit(1, TINY.legal_moves(state, 1)[0])
    view = TINY.view(state, 0)
    assert (view.game, view.seat, view.seats) == ("tiny", 0, 3)
    assert (view.awaited, view.question, view.over, view.ranking) == ((0, 2), "picking", False, ())
    assert TINY.view(dealt_and_picked(), 0).question == "turn"
    assert awaited(state) == [0, 2]


def test_a_view_of_a_game_that_is_over_has_the_ranking() -> None:
    state = dealt_and_picked(3)
    state.over = True
    view = TINY.view(state, 2)
    assert (view.over, view.awaited, view.ranking) == (True, (), ((0, 1, 2),))


def test_a_view_tells_nothing_of_the_luck_to_come_or_of_who_knows_what() -> None:
    state = dealt_and_picked(3)
    state.show(state.deck.top(), 0b011)
    text = json.dumps(TINY.view(state, 0).entries)
    assert "@" not in text
    assert "chance" not in text
    assert state.chance.to_text() not in text


def test_a_view_is_frozen() -> None:
    view = TINY.view(dealt(), 0)
    assert isinstance(view, View)
    with pytest.raises(AttributeError):
        view.seat = 1  # type: ignore[misc]


def test_every_kind_of_number_is_read_in_words() -> None:
    state = dealt_and_picked(3)
    TINY.submit(state, 0, "dare p2 softly")
    view = TINY.view(state, 1).entries
    assert (view["weather"], view["dark"], view["moods"], view["wanted"]) == ("fair", False, [], None)
    assert (view["waiting"], view["dare.by"], view["dare.target"]) == ("dare p2 softly", "p1", "p2")
    assert (view["p1.worth"], view["p1.charmed"], view["story"], view["shouts"]) == (1, False, [], [])
    assert view["pending"] == [
        {
            "prompt": "dared",
            "seats": ["p2"],
            "by": "p1",
            "mood": "soft",
            "card": f"deck {state.deck.size}",
            "count": 0,
            "hint": "bee",
        }
    ]


def test_a_field_for_those_who_are_asked_is_hidden_from_the_others() -> None:
    state = dealt_and_picked(3)
    TINY.submit(state, 0, "dare p2 softly")
    hints = [TINY.view(state, seat).entries["pending"][0]["hint"] for seat in range(3)]  # type: ignore[index, call-overload]
    assert hints == [UNSEEN, "bee", UNSEEN]


def test_what_is_not_in_progress_is_nothing_as_a_whole() -> None:
    view = TINY.view(dealt_and_picked(), 0).entries
    assert view["dare"] is None
    assert not [path for path in view if path.startswith("dare.")]


@pytest.mark.parametrize(
    ("poll", "answer", "path", "mine"),
    [
        ("number", "guess 7", "p1.guess", 7),
        ("seat", "vote p2", "p1.vote", "p2"),
        ("word", "feel soft", "p1.feeling", "soft"),
    ],
)
def test_a_sealed_answer_is_seen_by_its_owner_and_by_others_only_that_there_is_one(
    poll: str, answer: str, path: str, mine: Plain
) -> None:
    state = dealt_and_picked(3)
    TINY.submit(state, 0, f"poll {poll}")
    assert [TINY.view(state, seat).entries[path] for seat in range(3)] == [None, None, None]
    TINY.submit(state, 0, answer)
    assert [TINY.view(state, seat).entries[path] for seat in range(3)] == [mine, UNSEEN, UNSEEN]
    assert TINY.view(state, int(SPECTATOR)).entries[path] == UNSEEN


def test_cards_picked_in_secret_do_not_even_show_by_their_number() -> None:
    state = dealt(2, hand=3)
    for seat in range(2):
        TINY.submit(state, seat, TINY.write(TINY.legal_moves(state, seat)[0]))
    TINY.submit(state, 0, "poll cards")
    TINY.submit(state, 0, TINY.write(TINY.legal_moves(state, 0)[0]))
    assert TINY.view(state, 1).entries["p1.chosen"] == []
    assert len(TINY.view(state, 0).entries["p1.chosen"]) == 1  # type: ignore[arg-type]


# Bags


def test_who_does_not_see_into_a_hand_sees_known_faces_in_the_order_of_the_box_then_backs() -> None:
    table = laid([[3, 1, 0, 2]], [hand(0)])
    table.show(0, 0b010)
    table.show(2, EVERYONE)
    assert BARE.view(table, 1).cards("p1.hand") == ["ant", "dog", UNSEEN, UNSEEN]
    assert BARE.view(table, 2).cards("p1.hand") == ["ant", UNSEEN, UNSEEN, UNSEEN]
    assert BARE.view(table, 0).cards("p1.hand") == ["dog", "bee", "ant", "cat"]


def test_the_order_of_a_hand_does_not_tell_when_a_card_came() -> None:
    observations = []
    for faces in ([3, 1], [1, 3]):
        table = laid([faces], [hand(0)])
        table.show(faces.index(3), 0b010)
        observations.append(observe(table, 1))
    assert observations[0] == observations[1]


# Numbers


@both_games
def test_a_view_is_its_observation_decoded_at_every_step(game: Game) -> None:
    table, chance = table_of(game), Chance(3)
    while not table.over:
        texts = [texts.lines for texts in table.state.texts_list]
        for seat in viewers(table):
            seen = decode(table.schema, table.observation(seat), texts, seat)
            assert seen == table.view(seat)
        random_step(table, chance)


@both_games
def test_changes_lead_from_each_observation_to_the_next(game: Game) -> None:
    table, chance = table_of(game), Chance(4)
    seats = viewers(table)
    observations = {seat: [Observation(), Observation()] for seat in seats}
    for seat in seats:
        observations[seat][0].look(table.state, seat)
    while not table.over:
        random_step(table, chance)
        for seat in seats:
            before, now = observations[seat]
            now.look(table.state, seat)
            changes = now.changes(before)
            parts = ObservationParts(table.schema.forms, before.to_list())
            parts.change(changes)
            assert parts.numbers == now.to_list()
            assert now.changes(now) == []
            observations[seat].reverse()


@both_games
def test_a_observation_is_parted_by_the_schema_and_put_together_again(game: Game) -> None:
    table = table_of(game)
    for seat in viewers(table):
        observation = ObservationParts(table.schema.forms, table.observation(seat))
        assert len(observation.parts) == len(table.schema.entries)
        assert observation.numbers == table.observation(seat)


@both_games
def test_who_follows_by_updates_alone_sees_the_same(game: Game) -> None:
    table, chance = table_of(game, seed=8), Chance(5)
    seats = viewers(table)
    watchers = [table.watch(seat) for seat in seats]
    texts = [texts.lines for texts in table.state.texts_list]
    followers = [Follower(table.schema, seat, table.observation(seat), texts) for seat in seats]
    while not table.over:
        random_step(table, chance)
        if game is TINY and not table.over and not table.state.asked:
            table.play(table.awaited[0], f'shout "{table.state.turns}"')
        for watcher, follower in zip(watchers, followers, strict=True):
            follower.follow(json.loads(json.dumps(table.update(watcher).to_list())))
            assert follower.observation.numbers == table.observation(follower.seat)
            assert follower.moves == table.legal_moves(follower.seat)
            assert follower.view().entries == table.view(follower.seat).entries


def test_an_update_brings_what_happened_and_what_was_said_once() -> None:
    table = Table.new(TINY, 2, TINY.options.read({}), 3)
    for seat in range(2):
        table.play(seat, table.legal_moves(seat)[0])
    watcher = table.watch(1)
    table.play(0, 'shout "boo"')
    update = table.update(watcher)
    assert (update.words, update.texts, len(update.lines)) == (["boo"], [["boo"]], 1)
    again = table.update(watcher)
    assert (again.changes, again.lines, again.words, again.texts) == ([], [], [], [[]])
    assert again.to_list() == [[], [], []]


@both_games
def test_an_update_is_small(game: Game) -> None:
    table, chance = table_of(game, seats=4), Chance(6)
    watchers = [table.watch(seat) for seat in range(4)]
    sizes = []
    while not table.over:
        random_step(table, chance)
        updates = [table.update(watcher).to_list() for watcher in watchers]
        sizes += [len(json.dumps(update, separators=(",", ":"))) for update in updates]
    assert sum(sizes) / len(sizes) < 300


@both_games
def test_observations_have_one_length_and_tell_observations_apart(game: Game) -> None:
    table, chance = table_of(game), Chance(7)
    lengths = set()
    while not table.over:
        lengths |= {len(table.observation_tensor(seat)) for seat in viewers(table)}
        random_step(table, chance)
    assert lengths == {table.tensor_layout.size}


def test_an_observation_has_every_entry_at_a_place_of_its_own() -> None:
    one, other = duel(), duel()
    other.move_top(other.deck, other.discard)
    encoding = encoding_for(UPGRADE, one)
    mine, theirs = (encoding.observation(state, 0) for state in (one, other))
    differ = [at for at in range(len(mine)) if mine[at] != theirs[at]]
    entries = {entry.path: entry for entry in encoding.layout.entries}
    piles = [range(entries[path].start, entries[path].start + entries[path].length) for path in ("deck", "discard")]
    assert differ
    assert all(any(at in pile for pile in piles) for at in differ)
    assert mine[entries["p2.tokens"].start] == 3


def key(state: State, seat: int) -> int:
    observation = Observation()
    observation.look(state, seat)
    return observation.key()


def test_a_key_is_the_same_for_what_looks_the_same_and_for_nothing_else() -> None:
    state = dealt_and_picked(3)
    assert key(state, 0) == key(determinize(state, 0, Chance(4)), 0)
    assert key(state, 0) != key(state, 1)
    keys = set()
    table, chance = table_of(TINY), Chance(8)
    while not table.over:
        keys |= {(key(table.state, seat), tuple(table.observation(seat))) for seat in range(3)}
        random_step(table, chance)
    assert len({number for number, _ in keys}) == len(keys)
    assert all(0 <= number < 1 << 62 for number, _ in keys)


def test_a_number_that_a_seat_may_not_know_is_told_as_unseen() -> None:
    state = dealt_and_picked(2)
    TINY.submit(state, 0, "poll number")
    TINY.submit(state, 0, "guess 7")
    schema = TINY.schema_of(state)
    at = schema.by_path["p1.guess"].number
    told = [ObservationParts(schema.forms, observe(state, seat)).parts[at] for seat in range(2)]
    assert told == [[7], [int(UNSEEN_NUMBER)]]


# Looking changes nothing


@both_games
def test_many_may_look_at_once_and_nothing_changes(game: Game) -> None:
    table, chance = table_of(game), Chance(9)
    for _ in range(12):
        random_step(table, chance)
    state, schema = table.state, table.schema
    before = game.position(state)
    raw = [list(state.known), [zone.to_list() for zone in state.zones], [cell.value for cell in state.cells]]

    def look(number: int) -> object:
        seat = viewers(table)[number % 4]
        view = game.view(state, seat)
        return [
            observe(state, seat),
            view,
            lay_out(view),
            game.position(state),
            table.observation_tensor(seat),
            schema.hash,
        ]

    with ThreadPoolExecutor(8) as many:
        looked = list(many.map(look, range(80)))
    assert looked[:4] * 20 == looked
    assert game.position(state) == before
    assert [list(state.known), [zone.to_list() for zone in state.zones], [cell.value for cell in state.cells]] == raw
