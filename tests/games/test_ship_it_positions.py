"""Positions of Ship IT! that cannot be, each refused with the place named, and what they may leave out."""

from __future__ import annotations

import pytest

from holdfast.games.ship_it import GAME
from holdfast.kernel import Plain, PositionError
from tests.games.ship_it_table import restored


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
        ("p1.recalled", {"p1": {"hand": ["ci"], "recalled": ["p1.hand 1"]}}),
        ("performance", {"performance": {"p1": "fine"}}),
        # Cards that would fetch each other for ever
        ("removed", {"removed": "rest", "p1": {"hand": ["hype", "hype"]}}),
        ("removed", {"removed": "rest", "p1": {"hand": ["hype"]}, "discard": ["hype", "e500", "friday"]}),
        ("removed", {"removed": "rest", "p1": {"hand": ["garbage_collector"]}, "discard": ["research"]}),
        ("removed", {"removed": "rest", "p1": {"hand": ["garbage_collector", "opensource"]}}),
    ],
)
def test_an_impossible_position_is_refused_and_the_place_named(place: str, position: dict[str, Plain]) -> None:
    with pytest.raises(PositionError) as refused:
        restored({"turn": "p1", **position})
    assert str(refused.value).startswith(f"{place}:")


EXCUSED: dict[str, Plain] = {
    "attack": {"attacker": "p1", "card": "bug", "target": "p1"},
    "played": ["bug", "excuse"],
    "p1.production": ["cloud"],
}
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
        ("performance.card", {"card": "zero_day"}, {"events": ["zero_day"]}),
        ("performance.move", {"card": "excuse", "move": "defend ci"}, EXCUSED),
        ("performance", {"card": "hype", "move": "play hype", "p2": "fine"}, {"played": ["hype"]}),
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
    assert GAME.view(state, 0).entries["step"] == "choice"
    assert GAME.view(state, 0).entries["done.offers"] == 1
    state = restored({"turn": "p1", "done": {"deploys": 1}, "p1.hand": ["ci"]})
    assert GAME.view(state, 0).entries["step"] == "acting"
    state = restored({"turn": "p1", "events": ["hackers_paws"], "p1.hand": ["ci"]})
    assert GAME.view(state, 0).entries["step"] == "events"


def test_what_a_position_lists_as_done_is_done() -> None:
    state = restored(
        {"turn": "p1", "step": "acting", "done": ["traded"], "p1": {"hand": ["ci"]}, "p2": {"hand": ["ci"]}}
    )
    assert [GAME.write(move) for move in GAME.legal_moves(state, 0)] == ["end"]
