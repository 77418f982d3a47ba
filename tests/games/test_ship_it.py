"""Ship IT! beyond its scenarios: the box, the laws of the table with every option, bots, secrets, and refusals."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from holdfast.games.ship_it import GAME
from holdfast.games.ship_it.box import BOX, CARDS, FACES
from holdfast.games.ship_it.card import ShipCard
from holdfast.kernel import (
    Card,
    Chance,
    IllegalMove,
    Journal,
    Plain,
    SeatEvent,
    awaited,
    lay_out,
)
from holdfast.kernel import Counter as Shown
from holdfast.kernel.playout import PlayoutTotals, random_games
from holdfast.lab.simulate import simulate
from holdfast.testing import conform
from holdfast.words import LANGUAGES, Words
from tests.games.ship_it_table import PERFORMANCE, restored

OPTIONS: list[dict[str, object]] = [{}, {"extra_cards": False}, {"play_on": True}, {"cache_counts": True}]


# The laws of the table


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_conforms(seats: int, options: dict[str, object]) -> None:
    conform(GAME, seats=seats, options={"turn_limit": 60, **options}, games=1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("play_on", [False, True])
def test_conforms_with_social_interaction(seats: int, play_on: bool) -> None:
    conform(GAME, seats=seats, options={"turn_limit": 25, "social": True, "play_on": play_on}, games=1)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [*OPTIONS, {"social": True, "play_on": True}], ids=str)
def test_random_games_end(seats: int, options: dict[str, object]) -> None:
    totals = PlayoutTotals(seats)
    random_games(GAME.dealer(seats, GAME.options.read({"turn_limit": 5000, **options})), 1, 20, totals)
    assert totals.limited == 0


@pytest.mark.compiled
@pytest.mark.parametrize("options", [{}, {"social": True}], ids=str)
def test_greedy_beats_random(options: dict[str, object]) -> None:
    chosen = GAME.options.read({"turn_limit": 1000, **options})
    report = simulate(GAME, ["random", "greedy"], chosen, 20, 1, lambda games: None)
    assert report.totals.limited == 0
    assert report.wins()[1].value >= 0.75


# The box


def test_the_box() -> None:
    copies: Counter[str] = Counter()
    for card in BOX:
        copies[card.type] += card.copies
    assert copies == {
        "architecture": 4,
        "component": 17,
        "draw": 14,
        "attack": 13,
        "defence": 10,
        "meta": 8,
        "event": 14,
    }


@pytest.mark.parametrize(("extra_cards", "cards"), [(True, 80), (False, 76)])
def test_the_extra_cards_can_be_left_out(extra_cards: bool, cards: int) -> None:
    assert len(GAME.deal(2, GAME.options.read({"extra_cards": extra_cards}), Chance(1)).face) == cards


def test_every_card_has_its_effect() -> None:
    played = {card.slug for card in BOX if card.type in ("component", "draw", "attack", "meta")} - {"sudo"}
    assert {FACES[way.face] for way in CARDS.ways} == played
    assert [card.face for card in CARDS.texts] == list(range(len(BOX)))
    for card in CARDS.texts:
        said = type(card)
        does = said.play is not ShipCard.play or said.effect is not ShipCard.effect
        assert does == (card.slug in played), card.slug
        assert (said.happen is not ShipCard.happen) == (card.type == "event"), card.slug
        assert (said.strike is not ShipCard.strike) == bool({"bug", "security"} & set(card.labels)), card.slug
    assert all(len(card.needs) == (3 if card.type == "architecture" else 0) for card in CARDS.texts)


def test_no_hand_is_dealt_an_event() -> None:
    for seed in range(40):
        state = GAME.deal(4, GAME.options.read({}), Chance(seed))
        hands = [zone for zone in state.zones if zone.name == "hand"]
        types = {BOX[state.face[card]].type for hand in hands for card in hand.to_list()}
        assert types <= {"component", "draw", "attack", "defence", "meta"}


def test_every_card_is_drawn() -> None:
    look = GAME.presentation.card_style
    assert look is not None
    for slug in FACES:
        drawn = look(slug)
        assert re.fullmatch(r"#[0-9a-f]{6}", drawn.colour)
        assert re.fullmatch(r"M[-0-9. MLHVACSQTZmlhvacsqtz]+", drawn.motif)
    assert len({look(slug).motif for slug in FACES}) == len(FACES)
    assert {look(card.slug).emblem for card in BOX if card.type == "attack"} == {look("bug").emblem}


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_and_every_performance_has_lines(language: str) -> None:
    words = Words(language, GAME)
    for card in BOX:
        assert words.attribute(f"card-{card.slug}", "text")
        assert words.attribute(f"card-{card.slug}", "tip")
        if card.performed:
            assert words.has(f"perform-{card.slug}")
            assert words.say(f"line-{card.slug}-1") != words.say(f"line-{card.slug}-2")


def told(people: list[str], said: str) -> list[SeatEvent]:
    """What p2 hears when p1 deploys a frontend and performs."""
    state = restored({**PERFORMANCE, "people": people}, social=True)
    state.journal = Journal(GAME.vocabulary.events.card_fields())
    GAME.submit(state, 0, "deploy frontend")
    GAME.submit(state, 0, said)
    return GAME.events(state, 1)


def test_what_is_performed_is_told_word_for_word() -> None:
    assert told(["p1", "p2"], 'perform "Blurt.js"')[-1] == SeatEvent(
        "performed", {"seat": "p1", "card": "frontend"}, "Blurt.js"
    )
    assert told(["p1", "p2"], "perform")[-1].name == "performed_aloud"


def test_bots_perform_with_lines_of_ours() -> None:
    performed = next(heard for heard in told(["p2"], "perform") if heard.name == "performed_line")
    assert str(performed.fields["line"]).startswith("line-frontend-")


def test_bots_never_object_and_have_no_beer() -> None:
    state = restored({**PERFORMANCE, "people": []}, social=True)
    assert "play p2p p2 p2" not in [GAME.write(move) for move in GAME.legal_moves(state, 0)]
    GAME.submit(state, 0, "deploy frontend")
    GAME.submit(state, 0, "perform")
    assert awaited(state) == [0]
    assert GAME.view(state, 1).entries["p1.production"] == ["frontend"]


def test_only_people_count_when_it_is_asked_who_objects() -> None:
    position: dict[str, Plain] = {**PERFORMANCE, "people": ["p2", "p4"]}
    state = restored(position, seats=4, social=True)
    GAME.submit(state, 0, "deploy frontend")
    GAME.submit(state, 0, "perform")
    assert awaited(state) == [1, 3]
    GAME.submit(state, 1, "object")
    GAME.submit(state, 3, "object")
    assert GAME.view(state, 1).entries["discard"] == ["frontend"]


def test_words_go_only_with_a_trade_or_a_performance() -> None:
    state = restored({"turn": "p1", "p1": {"hand": ["merge", "ci"]}, "p2": {"hand": ["sudo"]}})
    with pytest.raises(IllegalMove):
        GAME.submit(state, 0, 'play merge "please"')
    with pytest.raises(IllegalMove, match="200"):
        GAME.submit(state, 0, f'trade p2 1:1 "{"a" * 201}"')
    GAME.submit(state, 0, 'trade p2 1:1 "a backend, I promise"')
    assert awaited(state) == [1]


# Moves and drawings


def test_every_move_that_plays_a_card_names_it() -> None:
    for action in range(GAME.vocabulary.verbs.action_count):
        move = GAME.vocabulary.verbs.move(action)
        verb, *named = GAME.write(move).split()
        assert CARDS.plays(move) == (verb in ("deploy", "play"))
        if CARDS.plays(move):
            assert FACES[CARDS.played(move)] == named[0]


def test_what_only_the_mover_may_know_is_marked() -> None:
    secret = {verb.name for verb in GAME.vocabulary.verbs.verbs if verb.secret}
    assert secret == {"give", "take-card", "put", "object", "fine"}


def test_attachments_are_badges_and_what_a_seat_may_not_deploy_is_shown() -> None:
    state = restored(
        {
            "turn": "p2",
            "p1": {
                "production": ["backend+ci+certificate", "cache:backend", "cloud+ci"],
                "repair": {"database": "this", "cloud": "next"},
                "no_deploy": "next",
            },
        }
    )
    area = lay_out(GAME.view(state, 1)).seats[0]
    spreads = {spread.path: spread.cards for spread in area.spreads}
    assert spreads["p1.production"] == (
        Card("backend", ("ci", "certificate")),
        Card("cache"),
        Card("cloud", ("ci",)),
    )
    assert set(area.counters) == {
        Shown("p1.no_deploy", "next"),
        Shown("p1.repair", "database"),
        Shown("p1.repair_next", "cloud"),
        Shown("p1.cached", "backend"),
    }
    assert area.notes == ()


def test_what_is_in_progress_is_nothing_or_has_all_its_parts() -> None:
    state = restored({"turn": "p1", "p1": {"hand": ["bug"]}, "p2": {"production": ["cloud"]}})
    seen = GAME.view(state, 1).entries
    assert [seen[group] for group in ("attack", "trade", "performance")] == [None, None, None]
    GAME.submit(state, 0, "play bug p2")
    seen = GAME.view(state, 1).entries
    assert {path: value for path, value in seen.items() if path.startswith("attack")} == {
        "attack.attacker": "p1",
        "attack.card": "bug",
        "attack.sudo": False,
        "attack.target": "p2",
        "attack.component": None,
        "attack.stage": "answer",
        "attack.next_chooses": False,
    }


def test_a_type_may_be_in_repair_in_this_turn_and_the_next() -> None:
    state = restored({"turn": "p1", "p1": {"repair": ["cloud this", "cloud next"]}})
    assert GAME.entries(state)["p1.repair.cloud"] == ["this", "next"]
    again = GAME.restore(2, state.options, GAME.position(state), Chance(1))
    assert GAME.position(again) == GAME.position(state)
