"""What an external bot is: it gets a `BotObservation` and answers with a move. All of it is plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from holdfast.bots.external.world import World


@dataclass(frozen=True)
class LegalMove:
    """A move that the rules allow now."""

    number: int
    notation: str
    """As people write it: `attack p2`."""


@dataclass(frozen=True)
class BotEvent:
    """Something that happened, as the seat may know it: `opened`, with `{"seat": "p1", "card": "5S"}`."""

    name: str
    fields: Mapping[str, Any]
    said: str = ""
    """The words that came with it."""


@dataclass(frozen=True)
class BotObservation:
    """Everything that a seat may know at the moment when it is asked for a move."""

    game: str
    options: Mapping[str, Any]
    """Those that are not as usual."""
    seats: int
    seat: int
    """The bot's own, counted from 0; in names it is `p1`, `p2` and so on."""
    question: str
    """What the seat is asked: the name of the prompt."""
    view: Mapping[str, Any]
    """What lies where, in the rule book's names: `view["p1.hand"]`; a card that the seat does not know is `??`."""
    observation: Sequence[int]
    """The same as numbers, in the order of the schema."""
    schema: Mapping[str, Any]
    """All about the table that does not change: what the numbers stand for, verbs, events, what is printed on cards."""
    events: Sequence[BotEvent]
    """The whole story, from the deal on."""
    moves: Sequence[LegalMove]
    """What may be done now: always two or more, for where there is no choice nobody is asked."""
    seed: int
    """Luck for this decision: who draws on nothing else plays the same game again from the same seed."""
    seconds: float
    """How long the decision may take."""
    sample: Callable[[int], list[World]] = field(repr=False, compare=False)
    """What `sample_worlds` asks."""

    def sample_world(self) -> World:
        """A table that could be the true one for all that the seat knows: its own cards, others' dealt anew."""
        return self.sample_worlds(1)[0]

    def sample_worlds(self, count: int) -> list[World]:
        """This many of them, at most 256. Each is asked for over the pipe: several at once are faster."""
        return self.sample(count)


class BotInterface(Protocol):
    """What the entry point gives when it is called without arguments: once for each game."""

    def choose(self, seen: BotObservation) -> int | str:
        """One of the moves, by its number or its notation."""
        ...
