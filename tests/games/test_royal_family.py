"""Royal Family beyond its scenarios: the laws of the table in both editions, refusals, and games that end."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from holdfast.games.royal_family import GAME
from holdfast.games.royal_family.editions import AGES, HIT_POINTS
from holdfast.kernel import Chance, OptionError, Plain, PositionError, State, awaited, determinize, lay_out
from holdfast.kernel.playout import PlayoutTotals, random_games
from holdfast.lab.simulate import simulate
from holdfast.testing import conform

EDITIONS = ("ages", "hit_points")
SIEGE: dict[str, Plain] = {
    "turn": "p1",
    "deck": ["7S"],
    "p1": {"S": {"royals": ["KS"], "fort": "9S"}},
    "p2": {"H": {"royals": ["QH"], "fort": "8H"}},
}


def restored(position: Mapping[str, Plain], **options: object) -> State:
    return GAME.restore(2, GAME.options.read(options), position, Chance(1))


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [{}, {"castle_strength": 5, "ace_from_deck": True}, {"turn_limit": 7}], ids=str)
def test_conforms_in_both_editions(edition: str, options: dict[str, object]) -> None:
    conform(GAME, seats=2, options={"turn_limit": 250, "edition": edition, **options}, games=2)


@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_end(edition: str) -> None:
    totals = PlayoutTotals(2)
    options = GAME.options.read({"edition": edition, "turn_limit": 20_000})
    random_games(GAME.dealer(2, options), 1, 20, totals)
    assert totals.limited == 0


@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_beats_random(edition: str) -> None:
    options = GAME.options.read({"edition": edition, "turn_limit": 300})
    report = simulate(GAME, ["random", "greedy"], options, 4, 1, lambda games: None)
    assert report.wins()[1].value == 1.0


def test_the_editions_differ_in_every_rule_they_name() -> None:
    rules = [name for name in dir(AGES) if not name.startswith("_") and name != "box"]
    assert len(rules) == 8
    assert all(getattr(AGES, name) != getattr(HIT_POINTS, name) for name in rules)


@pytest.mark.parametrize(("edition", "cards"), [("ages", 54), ("hit_points", 48)])
def test_the_box(edition: str, cards: int) -> None:
    assert len(GAME.deal(2, GAME.options.read({"edition": edition}), Chance(1)).face) == cards


def test_a_hidden_card_in_hand_is_never_determinized_as_a_two_or_a_joker() -> None:
    state = restored({**SIEGE, "card": "7S", "deck": []})
    faces = {_card_in_hand(determinize(state, 1, Chance(seed))) for seed in range(300)}
    assert len(faces) > 20
    assert not faces & {"2S", "2H", "2D", "2C", "X1", "X2"}


def test_twos_that_a_position_hides_in_the_discard_pile_can_be_determinized_there() -> None:
    named = {"7S", "KS", "9S", "QH", "8H", "2S", "X1", "AS", "AH"}
    state = restored(
        {**SIEGE, "discard": ["2S", "X1"], "removed": [face for face in GAME.vocabulary.faces if face not in named]}
    )
    twin = determinize(state.copy(), 0, Chance(1))
    assert GAME.view(twin, 0) == GAME.view(state, 0)
    assert GAME.view(state, 0).cards("discard") == ["??", "??"]


def _card_in_hand(state: State) -> str:
    return str(GAME.position(state)["card"]).partition("@")[0]


def test_a_position_without_a_turn_stands_before_the_flop() -> None:
    state = restored({"age": "oppression", "jokers": ["X1"], "deck": ["3S", "4S", "5H"]})
    entries = GAME.position(state)
    assert (entries["pile1"], entries["pile2"], entries["pile3"]) == (["3S"], ["4S"], ["5H"])
    assert (entries["turn"], entries["twice"], entries["turns_left"]) == ("p1", "p1", 3)


@pytest.mark.parametrize(
    ("given", "turn", "twice", "left"),
    [
        ({"turn": "p2"}, "p2", "p2", 3),
        ({"turn": "p2", "turns_left": 2}, "p2", "p1", 2),
        ({"turn": "p2", "turns_left": 1}, "p2", "p2", 1),
        ({"turn": "p2", "twice": "p1"}, "p2", "p1", 2),
        ({"twice": "p2"}, "p2", "p2", 3),
        ({"twice": "p2", "turns_left": 2}, "p1", "p2", 2),
        ({"turns_left": 2}, "p1", "p2", 2),
    ],
)
def test_whose_turn_follows_from_what_is_named(given: dict[str, Plain], turn: str, twice: str, left: int) -> None:
    entries = GAME.position(restored(given))
    assert (entries["turn"], entries["twice"], entries["turns_left"]) == (turn, twice, left)


@pytest.mark.parametrize("turn", ["p1", "p2"])
@pytest.mark.parametrize("fallen", [{"castles": []}, {"castles": [], "out": True}], ids=str)
def test_a_position_without_a_castle_is_a_game_that_is_over(turn: str, fallen: dict[str, Plain]) -> None:
    state = restored({"turn": turn, "p2": fallen})
    assert state.over
    assert state.ranking() == [[0], [1]]
    assert awaited(state) == []


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("p1.castles: H", {"p1": {"castles": ["H"]}}),
        ("p1.held", {"p1": {"held": "D"}}),
        ("p1.held", {"p1": {"castles": ["S", "C"], "held": "C"}}),
        ("pile1: AC", {"p1": {"castles": ["S", "C"]}, "pile1": ["AC"]}),
        ("p1.castles: a list", {"p1": {"castles": "S"}}),
        ("p1.castles", {"p1": {"castles": ["moat"]}}),
        ("p1.castles", {"p1": {"S.ace": "AS", "castles": []}, "over": True, "p2": {"castles": []}}),
        ("p1.held", {"p1": {"held": "KC"}}),
        ("p1.castles", {"p1": {"castles": []}, "p2": {"castles": []}}),
        ("p1.out", {"p1": {"out": True}}),
        ("p1.C", {"p1": {"C": {"royals": ["KC"]}}}),
        ("p1.S.royals", {"p1": {"S": {"royals": ["KC"]}}}),
        ("p1.S.royals", {"p1": {"S": {"royals": ["9S"]}}}),
        ("p1.S.fort", {"p1": {"S": {"fort": "9C"}}}),
        ("p1.S.fort", {"p1": {"S": {"fort": "2S"}}}),
        ("p1.S.fort_troops", {"p1": {"S": {"fort": "9S", "fort_troops": ["3C"]}}}),
        ("p1.S.fort_damage", {"p1": {"S": {"fort": "9S", "fort_troops": ["3H"], "fort_damage": 4}}}),
        ("p1.S.fort_damage", {"p1": {"S": {"fort": "3S", "fort_troops": ["3H"]}}}),
        ("p1.S.fort_troops", {"p1": {"S": {"fort_troops": ["3H"]}}}),
        ("p1.S.dungeon", {"p1": {"S": {"dungeon": "KC"}}}),
        ("p1.S.troops", {"p1": {"S": {"troops": ["KH"]}}}),
        ("p1.S.damage", {"p1": {"S": {"troops": ["9H"], "damage": 8}}}),
        ("p1.S.damage", {"p1": {"S": {"damage": 20}}}),
        ("p1.S.damage", {"p1": {"S": {"troops": ["9H", "8H", "3H"]}}, "p2": {}}),
        ("p1.S.strength_left", {"p1": {"S": {"damage": 5, "strength_left": 20}}}),
        ("deck: AS", {"deck": ["AS"], "p1": {"castles": ["C"]}}),
        ("turn:", {"turn": "p1", "turns_left": 2, "twice": "p1"}),
        ("turns_left", {"turns_left": 4}),
        ("age", {"age": "oppression"}),
        ("age", {"age": "revolution", "jokers": ["X1"]}),
        ("jokers", {"jokers": ["X1", "X2"]}),
        ("jokers", {"jokers": ["3S"]}),
        ("pile1", {"pile1": ["X1"]}),
        ("card:", {"card": "X1"}),
        ("card:", {"card": "2S", "source": "pile1", "p2": {"H": {"fort": "8H"}}}),
        ("card:", {"card": "AD", "source": "pile2"}),
        ("source", {"source": "deck"}),
        ("pile2", {"pile2": ["AS"], "p1": {"castles": ["C"]}}),
        ("castle_strength", {"castle_strength": 19}),
        ("p1.moat", {"p1": {"moat": 3}}),
    ],
)
def test_an_impossible_position_is_refused_and_the_place_named(place: str, change: dict[str, Plain]) -> None:
    with pytest.raises(PositionError) as refused:
        restored({**SIEGE, **change})
    assert place in str(refused.value)


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("p1.S.troops", {"p1": {"S": {"troops": ["9H"]}}}),
        ("p1.S.fort_troops", {"p1": {"S": {"fort": "9S", "fort_troops": ["3H"]}}}),
        ("p1.S.fort", {"p1": {"S": {"fort": "10S"}}}),
        ("p1.S.damage", {"p1": {"S": {"damage": 10}}}),
        ("age", {"age": "revolution"}),
        ("pile1", {"pile1": ["X1"]}),
    ],
)
def test_what_belongs_to_the_ages_is_refused_with_hit_points(place: str, change: dict[str, Plain]) -> None:
    with pytest.raises(PositionError) as refused:
        restored({**SIEGE, **change}, edition="hit_points")
    assert place in str(refused.value)


def test_who_is_out_without_a_castle_has_lost() -> None:
    state = restored({"p1": {"out": True, "castles": []}})
    assert state.over
    assert state.ranking() == [[1], [0]]
    assert GAME.position(restored(GAME.position(state))) == GAME.position(state)


def test_a_deck_with_a_primary_ace_is_refused_before_the_deal_too() -> None:
    with pytest.raises(PositionError, match="deck: AS"):
        restored({"deck": ["AS"]})


@pytest.mark.parametrize("change", [{"card": "X1"}, {"p1": {"S": {"royals": ["KC"]}}}, {"pile1": ["X1"]}], ids=str)
def test_a_game_that_is_over_is_checked_too(change: dict[str, Plain]) -> None:
    with pytest.raises(PositionError):
        restored({**SIEGE, **change, "over": True})


def test_a_game_that_is_over_can_be_seen_and_determinized() -> None:
    state = restored({**SIEGE, "over": True})
    assert awaited(state) == []
    assert GAME.view(determinize(state, 0, Chance(1)), 0) == GAME.view(state, 0)


@pytest.mark.parametrize(
    ("edition", "castle", "strength", "wall"),
    [
        ("ages", {"troops": ["7H"], "damage": 8, "fort": "9S", "fort_troops": ["3D"]}, 12, 6),
        ("hit_points", {"damage": 3, "fort": "9S", "fort_damage": 4}, 7, 5),
    ],
)
def test_what_is_left_of_castles_and_walls_is_shown(
    edition: str, castle: dict[str, Plain], strength: int, wall: int
) -> None:
    state = restored({"turn": "p1", "p1": {"S": castle}}, edition=edition)
    (area,) = lay_out(GAME.view(state, 1)).seats[0].parts
    counters = {counter.path: (counter.value, counter.of) for counter in area.counters}
    assert counters == {
        "p1.S.strength_left": (strength, {"ages": 20, "hit_points": 10}[edition]),
        "p1.S.fort_left": (wall, None),
    }


def test_only_castles_that_are_active_are_drawn() -> None:
    state = restored({**SIEGE, "p1": {"castles": ["S", "C"]}, "p2": {"held": "D"}})
    black, red = lay_out(GAME.view(state, 0)).seats
    assert [part.path for part in black.parts] == ["p1.S", "p1.C"]
    assert [part.path for part in red.parts] == ["p2.H"]
    assert [spread.path for spread in red.spreads] == ["p2.held"]


@pytest.mark.parametrize(("jokers", "age"), [([], "revolution"), (["X1"], "oppression")])
def test_the_age_and_who_has_two_turns_are_notes(jokers: list[Plain], age: str) -> None:
    layout = lay_out(GAME.view(restored({**SIEGE, "turn": "p2", "jokers": jokers}), 0))
    assert [note.name for note in layout.middle.notes] == [f"age-{age}"]
    assert [[note.name for note in area.notes] for area in layout.seats] == [[], ["note-twice"]]


@pytest.mark.parametrize("options", [{"edition": "third"}, {"castle_strength": 4}, {"castle_strength": 41}], ids=str)
def test_an_option_out_of_its_range_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        GAME.options.read(options)


def test_a_table_for_three_is_refused() -> None:
    with pytest.raises(OptionError, match="2"):
        GAME.deal(3, GAME.options.read({}), Chance(1))
