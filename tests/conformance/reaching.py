"""What a random game of the conformance suite reaches: verbs, questions, events, and ways that cards go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from holdfast.kernel import SPECTATOR, Chance, Game, Journal, State
from holdfast.kernel.journal import EVENT, SHUFFLED
from holdfast.testing.conformance import MOVING, TURNS, random_choice

CHOSEN = Path(__file__).parent / "chosen"


@dataclass(frozen=True)
class Chosen:
    """One game that the suite plays: who sits down, to what they agreed, and with which luck."""

    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        said = "".join(f" {name}={value}" for name, value in self.options.items() if name != "custom_rules")
        laws = len(self.options.get("custom_rules", ()))
        return f"{self.seats} seats, seed {self.seed}{said}" + (f" {laws} laws" if laws else "")


def games_with_choices() -> list[str]:
    return sorted(path.stem for path in CHOSEN.glob("*.yaml"))


def chosen_games(name: str) -> list[Chosen]:
    return [Chosen(**row) for row in _written(name)["games"]]


def never_reached(name: str) -> set[str]:
    """What none of the chosen games reaches: a move for want of any other, a law that nobody wrote."""
    return set(_written(name)["never"])


def _written(name: str) -> dict[str, Any]:
    written: dict[str, Any] = yaml.safe_load((CHOSEN / f"{name}.yaml").read_text(encoding="utf-8"))
    return written


def declared(game: Game) -> set[str]:
    """All moves, questions and events that a game speaks of."""
    return {
        *(f"verb {verb.name}" for verb in game.vocabulary.verbs.verbs),
        *(f"prompt {kind.name}" for kind in game.vocabulary.prompts.kinds),
        *(f"event {kind.name}" for kind in game.vocabulary.events.kinds),
    }


@dataclass
class Reached:
    """What happened in a game, each thing once."""

    things: set[str] = field(default_factory=set)
    moves: int = 0


def play(game: Game, chosen: Chosen) -> Reached:
    """The very game that `conform` plays with this seed, without its laws."""
    options = game.options.read({"turn_limit": TURNS, **chosen.options})
    state = game.deal(chosen.seats, options, Chance(chosen.seed))
    state.journal = Journal(game.vocabulary.events.card_fields())
    chance = Chance(chosen.seed + MOVING)
    reached = Reached()
    while not state.over:
        reached.things.add(f"prompt {_question(game, state)}")
        seat, move, words = random_choice(game, state, chance)
        reached.things.add(f"verb {game.vocabulary.verbs.of(move).name}")
        state.submit(seat, move, words)
        reached.moves += 1
    for line in state.journal.told_to(state, int(SPECTATOR)):
        reached.things.add(_told(game, state, line))
    if chosen.seats > 2:
        reached.things |= {f"{thing} among several" for thing in reached.things}
    return reached


def _question(game: Game, state: State) -> str:
    return game.vocabulary.prompts.kinds[state.prompt().kind if state.asked else state.question()].name


def _told(game: Game, state: State, line: list[int]) -> str:
    """A line of the journal without its numbers: which event, or from where to where, and whether it shows a card."""
    if line[0] >= EVENT:
        return f"event {game.vocabulary.events.kinds[line[0] - EVENT].name}"
    zones = game.schema_of(state).zones
    if line[0] >= SHUFFLED:
        return f"mixed {_place(zones[line[1]].path)}"
    way = f"{_place(zones[line[2]].path)} to {_place(zones[line[4]].path)}"
    return f"motion {line[0]} {way} {'open' if line[1] > len(state.backs) else 'hidden'}"


def _place(path: str) -> str:
    """A zone without whose it is."""
    return ".".join(part for part in path.split(".") if not (part[:1] == "p" and part[1:].isdigit()))
