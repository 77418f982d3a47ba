"""Nonsense on a table of Cluster Royale: a position is refused with a sentence, or it can be looked at and played."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from holdfast.games.cluster_royale import GAME
from holdfast.kernel import (
    SPECTATOR,
    Chance,
    HoldfastError,
    Options,
    State,
    awaited,
    determinize,
    flattened,
    observe,
)

MUTATIONS = 600
MOVES = 300
TABLES: list[tuple[int, dict[str, object]]] = [(2, {}), (3, {}), (4, {}), (4, {"teams": True}), (5, {"teams": True})]
PROMPTS = GAME.vocabulary.prompts.kinds[1:]
HIDDEN = ["mixed", "looked_at", "p1.powers", "p2.chosen", "p1.picked", "p1.shutdown_in", "done.attack", "over"]
SCALARS: list[Any] = [None, "none", True, False, 0, 1, 2, 3, 7, 256, -1, 10**13, 1.5, "²", "9" * 5000, "p1", "p2", "p9"]
NAMES: list[Any] = ["blue", "red", "GCP", "-GCP", "+AWS", "falco", "kraken", "helm", "start", "draw", "over", "rest"]
PLACES: list[Any] = ["deck 1", "p1.hand 1", "p1.clusters 1", "p1.clusters 2", "cluster_discard 1", "discard 1"]
LISTS: list[Any] = [[], {}, ["falco"], ["kraken"], ["-AWS"], [1], [1, 2, 3], ["²"], ["p1", "p2"], ["attack"] * 2]
VALUES = SCALARS + NAMES + PLACES + LISTS


class Nonsense:
    """Changes positions in ways that nobody would think of."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def change(self, position: dict[str, Any]) -> dict[str, Any]:
        changed: dict[str, Any] = json.loads(json.dumps(position))
        for _ in range(self.random.choice([1, 1, 2, 3])):
            how = self.random.choice([self.replace, self.drop, self.swap, self.carry, self.ask, self.spoil])
            how(changed, self.random.choice(list(changed)), self.random.choice(list(changed)))
        return changed

    def replace(self, position: dict[str, Any], path: str, other: str) -> None:
        position[self.random.choice([path, *HIDDEN])] = self.random.choice(VALUES)

    def drop(self, position: dict[str, Any], path: str, other: str) -> None:
        del position[path]

    def swap(self, position: dict[str, Any], path: str, other: str) -> None:
        position[path], position[other] = position[other], position[path]

    def carry(self, position: dict[str, Any], path: str, other: str) -> None:
        """A card goes to a place where it does not belong."""
        if isinstance(position[path], list) and position[path] and isinstance(position[other], list):
            position[other].append(position[path].pop())

    def ask(self, position: dict[str, Any], path: str, other: str) -> None:
        """Somebody is asked something."""
        kind = self.random.choice(PROMPTS)
        face = self.random.choice(GAME.vocabulary.faces)
        fields = {field.name: self.random.choice(VALUES) for field in kind.fields}
        seats = self.random.sample(["p1", "p2", "p3"], self.random.choice([1, 1, 2]))
        position["pending"] = [{**fields, "prompt": kind.name, "face": face, "seats": seats}]

    def spoil(self, position: dict[str, Any], path: str, other: str) -> None:
        """The open question is about something else."""
        for prompt in position.get("pending") or [] if isinstance(position.get("pending"), list) else []:
            if isinstance(prompt, dict):
                prompt[self.random.choice(list(prompt))] = self.random.choice([*VALUES, *GAME.vocabulary.faces])


def real_positions(seats: int, options: Options, random: Random) -> list[dict[str, Any]]:
    """Positions from random games, most of them with a question open."""
    found: list[dict[str, Any]] = []
    for seed in range(4):
        state = GAME.deal(seats, options, Chance(seed))
        while not state.over:
            move_at_random(state, random)
            if random.random() < (0.5 if state.asked else 0.05):
                found.append(flattened(GAME.position(state)))
    return found


def move_at_random(state: State, random: Random) -> None:
    seat = random.choice(awaited(state))
    state.apply(seat, random.choice(GAME.legal_moves(state, seat)))


def look_around(state: State, chance: Chance) -> None:
    """Everybody can look at the table and determinize it, and nobody sees a difference."""
    for seat in [*range(state.seats), int(SPECTATOR)]:
        determinized = determinize(state, seat, chance)
        assert observe(determinized, seat) == observe(state, seat)
        assert GAME.view(determinized, seat).entries == GAME.view(state, seat).entries


def play_on(state: State, random: Random) -> None:
    for _ in range(MOVES):
        if state.over:
            break
        move_at_random(state, random)
    assert sorted(card for zone in state.zones for card in zone.to_list()) == list(range(len(state.face)))


@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "chosen"), TABLES, ids=str)
def test_nonsense_is_refused_or_can_be_played(seats: int, chosen: dict[str, object]) -> None:
    options = GAME.options.read({"turn_limit": 2000, **chosen})
    nonsense = Nonsense(seats)
    positions = real_positions(seats, options, nonsense.random)
    accepted = refused = 0
    for number in range(MUTATIONS):
        given = nonsense.change(nonsense.random.choice(positions))
        try:
            state = GAME.restore(seats, options, given, Chance(number))
        except HoldfastError as wrong:
            assert str(wrong)
            refused += 1
            continue
        accepted += 1
        look_around(state, Chance(number))
        play_on(determinize(state, number % seats, Chance(number)), nonsense.random)
        play_on(state, nonsense.random)
        look_around(state, Chance(number))
    assert accepted > 20 and refused > 20
