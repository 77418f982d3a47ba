"""Nonsense positions of Ship IT!: each is refused, or it is a table on which everybody can play on."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from holdfast.games.ship_it import GAME
from holdfast.kernel import (
    SPECTATOR,
    Chance,
    Plain,
    PositionError,
    State,
    awaited,
    determinize,
    flattened,
    lay_out,
    observe,
)

MOVES = 300
"""How far a table is played on."""
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"play_on": True}),
    (4, {"cache_counts": True}),
    (3, {"social": True}),
    (4, {"social": True, "play_on": True}),
    (2, {"extra_cards": False}),
]
ANYTHING: list[Plain] = [
    None,
    "none",
    True,
    False,
    0,
    1,
    2,
    -1,
    99,
    10**30,
    "",
    "²",
    [],
    {},
    ["p1"],
    ["p1", "p2"],
    "p1",
    "p2",
    "p4",
    "p9",
    "k1",
    "k9",
    "p2.k1",
    "this",
    "next",
    "rest",
    "answer",
    "lose",
    "step_in",
    "hold",
    "receive",
    "lay",
    "perform",
    "judge",
    "fine",
    "object",
    "events",
    "choice",
    "acting",
    "p2.hand 1",
    ["p2.hand 1", "p1.laid 1"],
    "play hype",
    "play rfc p2 backend",
    "defend excuse",
    "defend excuse sudo",
    "deploy backend +ci",
    "play p2p p2 p2",
    "cache:backend",
    ["cache:backend", "backend+ci"],
    [["backend"]],
    *GAME.vocabulary.faces,
]
SEATS: list[Plain] = [None, "p1", "p2", "p3", "p4"]
FLAGS: list[Plain] = [True, False]
PLACES: list[Plain] = [None, "k1", "k2", "k3", "p2.k1"]
ATTACKS: list[Plain] = ["bug", "critical_bug", "specific_bug", "security_issue", "e500", "zero_day", "ddos"]
PERFORMED: list[Plain] = ["zero_day", "excuse", "hype", "rfc", "backend", "p2p", "research"]
SAID: list[Plain] = [None, "play hype", "play research", "play rfc p2 backend", "deploy backend +ci", "play p2p p2 p2"]
SAID += ["defend excuse", "defend excuse sudo", "play specific_bug p2.k1 sudo"]
FITTING: dict[str, dict[str, list[Plain]]] = {
    "attack": {
        "attacker": SEATS,
        "card": ATTACKS,
        "sudo": FLAGS,
        "target": SEATS[1:],
        "component": PLACES,
        "stage": [None, "answer", "lose", "step_in", "hold", "receive"],
        "next_chooses": FLAGS,
    },
    "trade": {
        "from": SEATS,
        "to": SEATS,
        "give": [1, 2, 3],
        "take": [1, 1, 2],
        "all": FLAGS,
        "stage": [None, "answer", "lay"],
    },
    "performance": {
        "seat": SEATS,
        "card": PERFORMED,
        "move": SAID,
        "stage": ["perform", "judge"],
        "p1": [None, "fine", "object"],
        "p2": [None, "fine", "object"],
    },
    "done": {
        "deploys": [0, 1, 2],
        "orchestrator": FLAGS,
        "traded": FLAGS,
        "opensource": FLAGS,
        "drew": FLAGS,
    },
}
"""What could be written of what is in progress, if it did fit together."""


class Mutation:
    """A position that is changed at random, a little or a lot."""

    def __init__(self, real: Sequence[Mapping[str, Plain]], chance: random.Random) -> None:
        self.entries = flattened(chance.choice(real))
        self.other = flattened(chance.choice(real))
        self.chance = chance
        self.entries.pop("chance")

    def mutate(self) -> dict[str, Plain]:
        mild = (self.leave_out, self.borrow, self.move_card, self.begin)
        wild = (*mild, self.overwrite, self.swap, self.ask)
        ways = mild if self.chance.random() < 0.7 else wild
        for _ in range(self.chance.choice((1, 1, 2, 3, 6))):
            self.chance.choice(ways)()
        return self.entries

    def path(self) -> str:
        return self.chance.choice(sorted(self.entries))

    def leave_out(self) -> None:
        if len(self.entries) > 3:
            del self.entries[self.path()]

    def borrow(self) -> None:
        """What stands there in another position, or at another seat."""
        path = self.path()
        _, dot, name = path.rpartition(".")
        alike = [other for other in self.other if other == path or (dot and other.endswith(f".{name}"))]
        if alike:
            self.entries[path] = self.other[self.chance.choice(alike)]

    def overwrite(self) -> None:
        self.entries[self.path()] = self.chance.choice(ANYTHING)

    def swap(self) -> None:
        one, other = self.path(), self.path()
        self.entries[one], self.entries[other] = self.entries[other], self.entries[one]

    def move_card(self) -> None:
        """From one list to another, or onto the same one."""
        lists = [path for path, value in sorted(self.entries.items()) if isinstance(value, list)]
        filled = [path for path in lists if self.entries[path]]
        if not filled:
            return
        source, target = self.chance.choice(filled), self.chance.choice(lists)
        cards = list(self.entries[source])  # type: ignore[arg-type]
        card = cards.pop(self.chance.randrange(len(cards)))
        self.entries[source] = cards
        self.entries[target] = [*self.entries[target], card]  # type: ignore[misc]

    def begin(self) -> None:
        """Something may be in progress that was not."""
        group = self.chance.choice(sorted(FITTING))
        self.entries.pop(group, None)
        for name, values in FITTING[group].items():
            if self.chance.random() < 0.7:
                self.entries[f"{group}.{name}"] = self.chance.choice(values)

    def ask(self) -> None:
        kind = self.chance.choice(GAME.vocabulary.prompts.kinds).name
        seats: list[Plain] = [f"p{self.chance.randrange(1, 4)}"]
        self.entries["pending"] = [{"prompt": kind, "seats": seats}]


def positions(seats: int, options: Mapping[str, object], chance: random.Random) -> list[dict[str, Plain]]:
    """Real positions of a random game."""
    table = GAME.new(seats, seed=chance.randrange(1 << 30), turn_limit=200, **options)
    found = [GAME.position(table.state)]
    while not table.over and len(found) < 120:
        seat = table.awaited[0]
        table.play(seat, chance.choice(table.legal_moves(seat)))
        found.append(GAME.position(table.state))
    return found


def check_table(state: State, chance: random.Random) -> None:
    """Everybody can look at it and determinize it, and it can be played on."""
    luck = Chance(chance.randrange(1 << 30))
    for seat in [*range(state.seats), int(SPECTATOR)]:
        lay_out(GAME.view(state, seat))
        assert observe(determinize(state, seat, luck), seat) == observe(state, seat)
    again = GAME.restore(int(state.seats), state.options, GAME.position(state), Chance(1))
    assert GAME.position(again) == GAME.position(state)
    for _ in range(MOVES):
        if state.over:
            assert state.ranking()
            return
        seat = chance.choice(awaited(state))
        state.apply(seat, chance.choice(GAME.legal_moves(state, seat)))
    cards = sorted(card for zone in state.zones for card in zone.to_list())
    assert cards == list(range(len(state.face)))


def fuzz(number: int, seats: int, options: Mapping[str, object], times: int) -> int:
    """How many of these mutations were accepted."""
    chance = random.Random(number)
    chosen = GAME.options.read(dict(options))
    real = positions(seats, options, chance)
    accepted = 0
    for _ in range(times):
        mutated = Mutation(real, chance).mutate()
        try:
            state = GAME.restore(seats, chosen, mutated, Chance(1))
        except PositionError as refused:
            assert str(refused)
            continue
        accepted += 1
        check_table(state, chance)
    return accepted


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_nonsense_is_refused_or_can_be_played(seats: int, options: dict[str, object]) -> None:
    accepted = fuzz(seats, seats, options, 60)
    assert 0 < accepted < 60
