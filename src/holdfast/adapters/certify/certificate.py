"""What was checked, how often, and what was found."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

LEVEL = 0.05
"""One minus the confidence of the bound."""


@dataclass(frozen=True)
class Leak:
    """Something that was not the same in two worlds that a seat cannot tell apart."""

    channel: str
    viewer: str
    difference: str
    seed: int
    moves: int
    """How many moves had been made in the game of this seed."""


@dataclass
class ChannelResult:
    """How often one channel was compared, and in how many of the games something leaked."""

    before: int = 0
    """Comparisons of a seat's two worlds as they stand."""
    after: int = 0
    """The same with one more move made in both."""
    leaky_games: int = 0
    first: Leak | None = None


@dataclass
class Certificate:
    """The result for one game at one kind of table."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    layout: str
    seed: int
    games: int
    every: int
    engine: str
    packages: dict[str, str]
    results: dict[str, ChannelResult] = field(default_factory=dict)
    moments: int = 0
    pairs: int = 0
    """Pairs of worlds that were compared."""
    different: int = 0
    """Those of them that truly differ, in a card, a secret or what lies in a pile: with the others nothing is shown."""
    order_free: bool | None = None
    """Whether chance may be explicit: the order of a deck that nobody knows changes nothing."""
    not_installed: list[str] = field(default_factory=list)

    @property
    def leaks(self) -> list[Leak]:
        return [result.first for result in self.results.values() if result.first is not None]

    @property
    def bound(self) -> float:
        """With 95 % confidence at most this share of random games shows a leak, if none did: games are independent."""
        return 1 - float(LEVEL ** (1 / max(1, self.games)))

    def to_plain(self) -> dict[str, Any]:
        """All of it, for programs."""
        plain = {name: value for name, value in vars(self).items() if name != "results"}
        plain["bound"] = self.bound
        plain["channels"] = {
            name: {**vars(result), "first": None if result.first is None else vars(result.first)}
            for name, result in self.results.items()
        }
        return plain
