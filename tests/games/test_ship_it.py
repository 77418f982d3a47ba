"""Ship IT! beyond its scenarios: the box, the laws of the table with every option, bots, and refusals."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from holdfast.games.ship_it import GAME
from holdfast.games.ship_it.cards import BOX, FACES, NEEDS
from holdfast.games.ship_it.effects import EFFECTS
from holdfast.games.ship_it.events import HAPPENINGS
from holdfast.games.ship_it.look import look
from holdfast.kernel import Chance, Heard, IllegalMove, Plain, PositionError, Sitting, State, awaited
from holdfast.kernel.playout import Tally, random_games
from holdfast.lab.simulate import simulate
from holdfast.testing import conform
from holdfast.words import LANGUAGES, Words

OPTIONS: list[dict[str, object]] = [{}, {"extra_cards": False}, {"play_on": True}, {"cache_counts": True}]


def restored(position: dict[str, Plain], seats: int = 2, **options: object) -> State:
    return GAME.restore(seats, GAME.options.read(options), position, Chance(1))


# The laws of the table


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_conforms(seats: int, options: dict[str, object]) -> None:
    conform(GAME, seats=seats, options={"turn_limit": 60, **options}, games=1)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("play_on", [False, True])
def test_conforms_with_social_interaction(seats: int, play_on: bool) -> None:
    conform(GAME, seats=seats, options={"turn_limit": 25, "social": True, "play_on": play_on}, games=1)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [*OPTIONS, {"social": True, "play_on": True}], ids=str)
def test_random_games_end(seats: int, options: dict[str, object]) -> None:
    tally = Tally(seats)
    random_games(GAME.dealer(seats, GAME.options.read({"turn_limit": 5000, **options})), 1, 20, tally)
    assert tally.limited == 0


@pytest.mark.parametrize("options", [{}, {"social": True}], ids=str)
def test_greedy_beats_random(options: dict[str, object]) -> None:
    chosen = GAME.options.read({"turn_limit": 1000, **options})
    report = simulate(GAME, ["random", "greedy"], chosen, 20, 1, lambda games: None)
    assert report.tally.limited == 0
    assert report.wins()[1].share >= 0.75


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
    assert set(EFFECTS) == played
    assert set(HAPPENINGS) == {card.slug for card in BOX if card.type == "event"}
    assert all(sum(needs.values()) == 3 for needs in NEEDS.values())


def test_no_hand_is_dealt_an_event() -> None:
    for seed in range(40):
        state = GAME.deal(4, GAME.options.read({}), Chance(seed))
        hands = [zone for zone in state.zones if zone.name == "hand"]
        types = {BOX[state.face[card]].type for hand in hands for card in hand.listed()}
        assert types <= {"component", "draw", "attack", "defence", "meta"}


def test_every_card_is_drawn() -> None:
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


PERFORMANCE: dict[str, Plain] = {"turn": "p1", "p1": {"hand": ["frontend", "p2p"]}, "p2": {"hand": ["sudo", "ci"]}}


def told(people: list[str], said: str) -> list[Heard]:
    """What p2 hears when p1 deploys a frontend and performs."""
    state = restored({**PERFORMANCE, "people": people}, social=True)
    sitting = Sitting.new(GAME, ["a", "b"], GAME.options.read({"social": True}), "1")
    state.log = sitting.log
    GAME.submit(state, 0, "deploy frontend")
    GAME.submit(state, 0, said)
    return [event.redacted(1) for event in sitting.log.events]


def test_what_is_performed_is_told_word_for_word() -> None:
    assert told(["p1", "p2"], 'perform "Blurt.js"')[-1] == Heard(
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


# Secrets


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


# Positions that cannot be


@pytest.mark.parametrize(
    ("place", "position"),
    [
        ("p1.hand", {"p1": {"hand": ["friday"]}}),
        ("p1.hand", {"p1": {"hand": ["analytics"]}}),
        ("p1.hand", {"p1": {"hand": ["cache", "cache"]}}),
        ("p1.architecture", {"p1": {"architecture": "sudo"}}),
        ("p1.production", {"p1": {"production": ["sudo"]}}),
        ("p1.production", {"p1": {"production": ["cache"]}}),
        ("p1.production", {"p1": {"production": ["cache:monitoring"]}}),
        ("p1.production", {"p1": {"production": ["backend:cloud"]}}),
        ("p1.production", {"p1": {"production": ["backend+ci+ci"]}}),
        ("p1.production", {"p1": {"production": ["backend+sudo"]}}),
        ("p1.laid_to", {"p1": {"production": ["cloud", "backend", "cache:backend"], "laid_to": "k1"}}),
        ("p1.repair", {"p1": {"repair": {"sudo": "this"}}}),
        ("p1.repair.backend", {"p1": {"repair": {"backend": "tomorrow"}}}),
        ("p1.no_deploy", {"p1": {"no_deploy": "ever"}}),
        ("p2", {"p2": {"out": True, "hand": ["sudo"]}}),
        ("turn", {"p1": {"out": True}}),
        ("done", {"done": ["dusted"]}),
        ("done.deploys", {"done": {"deploys": 3}}),
        ("step", {"step": "dreaming"}),
        ("attack.card", {"attack": {"attacker": "p1", "card": "ddos", "target": "p2"}}),
        ("attack.attacker", {"attack": {"attacker": "p1", "card": "e500", "target": "p2"}}),
        ("attack.target", {"attack": {"attacker": "p1", "card": "bug"}}),
        ("attack.component", {"attack": {"attacker": "p1", "card": "bug", "target": "p2", "component": "k1"}}),
        ("trade", {"trade": {"from": "p1", "to": "p1"}}),
        ("performance", {"performance": {"seat": "p1"}}),
        ("performance.move", {"performance": {"seat": "p1", "card": "hype", "move": "sing"}}),
        ("p1.basement", {"p1": {"basement": []}}),
        # Cards where they cannot lie
        ("events", {"events": ["sudo@p2"]}),
        ("events", {"events": ["analytics"]}),
        ("looked", {"looked": ["ddos@p2"]}),
        ("looked", {"looked": ["analytics"]}),
        ("played", {"played": ["friday"]}),
        ("played", {"played": ["hype"]}),
        ("deck", {"deck": ["application"], "p1": {"hand": ["ci"]}}),
        ("discard", {"discard": ["application"]}),
        ("p1.laid", {"p1": {"laid": ["e500"]}}),
        ("p1.laid", {"p1": {"laid": ["ci"]}}),
        ("p1.production", {"p1": {"production": ["friday"]}}),
        ("p1.production", {"p1": {"production": ["application"]}}),
        ("p1.laid_to", {"p1": {"production": ["backend"], "laid_to": "k1"}}),
        # What is written where a group or a list belongs
        ("attack", {"attack": "bug"}),
        ("attack.colour", {"attack": {"attacker": "p1", "card": "bug", "target": "p2", "colour": "red"}}),
        ("trade.ratio", {"trade": {"from": "p1", "to": "p2", "ratio": "1:1"}}),
        ("done", {"done": 1}),
        ("done.dusted", {"done": {"dusted": True}}),
        ("done.deploys", {"done": {"deploys": 2}}),
        ("done.drew", {"done": {"drew": True}, "step": "acting"}),
        ("p1.repair", {"p1": {"repair": ["backend"]}}),
        ("winner", {"winner": "p1", "p1": {"hand": ["ci"]}}),
    ],
)
def test_an_impossible_position_is_refused_and_the_place_named(place: str, position: dict[str, Plain]) -> None:
    with pytest.raises(PositionError) as refused:
        restored({"turn": "p1", **position})
    assert str(refused.value).startswith(f"{place}:")


BACKEND: dict[str, Plain] = {"p2": {"production": ["backend+ci"]}}


@pytest.mark.parametrize(
    ("place", "attack", "position"),
    [
        ("attack.component", {"card": "specific_bug"}, BACKEND),
        ("attack.component", {"card": "security_issue", "sudo": True}, BACKEND),
        ("attack.component", {"card": "bug", "component": "k1"}, BACKEND),
        ("attack.component", {"card": "bug", "sudo": True, "stage": "hold"}, BACKEND),
        ("attack.component", {"card": "specific_bug", "component": "k2"}, BACKEND),
        ("attack.component", {"card": "specific_bug", "component": "p1.k1"}, BACKEND),
        ("attack.component", {"card": "specific_bug", "component": "k²"}, BACKEND),
        (
            "attack.component",
            {"card": "specific_bug", "component": "k1"},
            {"p2": {"production": ["cloud", "monitoring"]}},
        ),
        ("attack.attacker", {"card": "bug", "attacker": "p2", "target": "p2"}, BACKEND),
        ("attack.target", {"card": "bug", "target": "p1"}, BACKEND),
        ("attack.target", {"card": "e500", "attacker": None}, BACKEND),
        ("attack.sudo", {"card": "e500", "attacker": None, "target": "p1", "sudo": True}, {"p1.production": ["cloud"]}),
        ("attack.stage", {"card": "bug", "stage": "hold", "component": "k1"}, BACKEND),
        ("attack.stage", {"card": "bug", "stage": "step_in", "sudo": True, "component": "k1"}, BACKEND),
        ("attack.stage", {"card": "security_issue", "stage": "receive", "component": "k1"}, BACKEND),
        ("attack.stage", {"card": "security_issue", "stage": "lose", "component": "k1"}, BACKEND),
        ("attack.receiver", {"card": "bug", "receiver": "p1"}, BACKEND),
        ("attack.next_chooses", {"card": "bug", "next_chooses": True}, BACKEND),
        ("pending", {"card": "bug"}, {**BACKEND, "trade": {"from": "p1", "to": "p2"}}),
        ("pending", {"card": "bug"}, {**BACKEND, "pending": [{"prompt": "looking", "seats": ["p1"]}]}),
        ("events", {"card": "bug"}, {**BACKEND, "events": ["friday"]}),
        (
            "events",
            {"card": "e500", "attacker": None, "target": "p1"},
            {"p1.production": ["cloud"], "events": ["friday", "e500"]},
        ),
        ("played", {"card": "bug"}, {**BACKEND, "played": ["bug", "sudo"]}),
        ("looked", {"card": "bug"}, {**BACKEND, "looked": ["sudo"]}),
        ("pending", {"card": "bug"}, {**BACKEND, "pending": [{"prompt": "answering", "seats": ["p1"]}]}),
        ("pending", {"card": "bug"}, {**BACKEND, "pending": [{"prompt": "laying", "seats": ["p2"]}]}),
    ],
)
def test_an_impossible_attack_is_refused(place: str, attack: dict[str, Plain], position: dict[str, Plain]) -> None:
    begun: dict[str, Plain] = {"attacker": "p1", "target": "p2", **attack}
    with pytest.raises(PositionError) as refused:
        restored({"turn": "p1", "attack": begun, **position})
    assert str(refused.value).startswith(f"{place}:")


@pytest.mark.parametrize(
    ("place", "trade", "laid"),
    [
        ("p1.laid", {"stage": "lay"}, {"p1.laid": ["ci", "sudo"]}),
        ("p1.laid", {"stage": "answer"}, {"p1.laid": ["ci"]}),
        ("p3.laid", {"stage": "lay"}, {"p3.laid": ["ci"]}),
        ("trade.stage", {"stage": "lay"}, {"p1.laid": ["ci"], "p2.laid": ["patch"]}),
        ("p2.hand", {"stage": "lay", "take": 3}, {"p2.laid": ["patch"]}),
        ("p1.hand", {"give": 3}, {}),
        ("trade.take", {"give": 2, "take": 2}, {}),
        ("trade.from", {"from": "p3"}, {}),
        ("trade.to", {"to": "p4"}, {}),
    ],
)
def test_an_impossible_trade_is_refused(place: str, trade: dict[str, Plain], laid: dict[str, Plain]) -> None:
    offer: dict[str, Plain] = {"from": "p1", "to": "p2", **trade}
    hands: dict[str, Plain] = {"p1.hand": ["hype"], "p2.hand": ["rfc"], "p3.hand": ["rfc"], "p4.out": True}
    with pytest.raises(PositionError) as refused:
        restored({"turn": "p1", "trade": offer, **hands, **laid}, seats=4)
    assert str(refused.value).startswith(f"{place}:")


@pytest.mark.parametrize(
    ("place", "performance", "position"),
    [
        ("performance.move", {"card": "hype", "move": "end"}, {}),
        ("performance.move", {"card": "hype"}, {}),
        ("performance.move", {"card": "rfc", "move": "play rfc p1 ci"}, {"played": ["rfc"]}),
        ("performance.move", {"card": "specific_bug", "move": "play specific_bug p2.k4"}, {"played": ["specific_bug"]}),
        ("performance.card", {"card": "rfc", "move": "play hype"}, {"played": ["hype"]}),
        ("performance.card", {"card": "p2p", "move": "play p2p p2"}, {"played": ["p2p"]}),
        ("performance.card", {"card": "zero_day"}, {}),
        ("performance.card", {"card": "excuse", "move": "defend excuse"}, {"played": ["excuse"]}),
        ("performance.seat", {"seat": "p2", "card": "hype", "move": "play hype"}, {"played": ["hype"]}),
        ("performance.stage", {"card": "p2p", "move": "play p2p p2 p2"}, {"played": ["p2p"]}),
        ("performance", {"card": "hype", "move": "play hype", "stage": "judge", "p2": "fine"}, {"played": ["hype"]}),
        ("done.deploys", {"card": "backend", "move": "deploy backend"}, {"played": ["backend"]}),
        ("played", {"card": "hype", "move": "play hype"}, {}),
        ("played", {"card": "backend", "move": "deploy backend +ci"}, {"played": ["backend"]}),
    ],
)
def test_an_impossible_performance_is_refused(
    place: str, performance: dict[str, Plain], position: dict[str, Plain]
) -> None:
    begun: dict[str, Plain] = {"seat": "p1", **performance}
    with pytest.raises(PositionError) as refused:
        restored({"turn": "p1", "performance": begun, "p2.hand": ["ci", "rfc"], **position}, social=True)
    assert str(refused.value).startswith(f"{place}:")


@pytest.mark.parametrize(
    ("place", "prompt", "position"),
    [
        ("looked", "dropping", {"played": ["supply_chain"]}),
        ("played", "putting", {"looked": ["ci"]}),
        ("played", "researching", {}),
        ("p1.hand", "looking", {}),
        ("pending", "discarding", {}),
        ("pending", "laying", {}),
    ],
)
def test_a_question_that_nobody_could_ask_is_refused(place: str, prompt: str, position: dict[str, Plain]) -> None:
    pending: list[Plain] = [{"prompt": prompt, "seats": ["p1"]}]
    with pytest.raises(PositionError) as refused:
        restored({"turn": "p1", "p2.hand": ["ci"], "pending": pending, **position})
    assert str(refused.value).startswith(f"{place}:")


def test_a_position_may_leave_the_step_to_be_understood() -> None:
    attack: dict[str, Plain] = {"attacker": "p1", "card": "bug", "target": "p2"}
    state = restored({"turn": "p1", "attack": attack, **BACKEND})
    assert GAME.view(state, 0).entries["step"] == "acting"
    state = restored({"turn": "p1", "trade": {"from": "p1", "to": "p2"}, "p1.hand": ["ci"], "p2.hand": ["rfc"]})
    assert GAME.view(state, 0).entries["step"] == "acting"
    assert GAME.view(state, 0).entries["done.traded"] is True
    state = restored({"turn": "p1", "done": {"deploys": 1}, "p1.hand": ["ci"]})
    assert GAME.view(state, 0).entries["step"] == "acting"
    state = restored({"turn": "p1", "events": ["hackers_paws"], "p1.hand": ["ci"]})
    assert GAME.view(state, 0).entries["step"] == "events"


def test_what_a_position_lists_as_done_is_done() -> None:
    state = restored(
        {"turn": "p1", "step": "acting", "done": ["traded"], "p1": {"hand": ["ci"]}, "p2": {"hand": ["ci"]}}
    )
    assert [GAME.write(move) for move in GAME.legal_moves(state, 0)] == ["end"]
