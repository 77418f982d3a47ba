"""The vocabulary in which a game says what lies on its table. Every client draws every game from it.

A game's `table.py` fills it from a view, so nothing hidden can get in. Labels name messages in the game's texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from holdfast.kernel.phrases import seat_name
from holdfast.kernel.view import View

Shape = Literal["row", "pile", "fan", "stack", "slot"]
Argument = str | int
SeatLayer = Callable[[View, str], "Area"]


@dataclass(frozen=True)
class Message:
    """Words to be looked up: the name of a message and what goes into it."""

    name: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Card:
    """A card as it lies there: its face or `??`, and small marks on it."""

    face: str
    badges: tuple[str, ...] = ()
    only_mine: bool = False
    """You see it, the others do not."""


@dataclass(frozen=True)
class Look:
    """How a text card is drawn, on the screen and in print.

    Emblem (by type) and motif (the card's own) are SVG path data, stroked with round joins in a square of 24 by 24.
    """

    colour: str
    """The band's colour, as #rrggbb."""
    ink: str
    """The colour of what stands on the band."""
    emblem: str
    motif: str


@dataclass(frozen=True)
class Spread:
    """Cards that lie together. The path is also what a touch path names, with the card's place: `p1.attack.2`."""

    shape: Shape
    path: str
    cards: tuple[Card, ...]
    room: int = 0
    """How many cards there is room for, if that is worth showing."""


@dataclass(frozen=True)
class Counter:
    path: str
    value: Argument
    of: int | None = None
    """The most it can be, if that is worth showing."""


@dataclass(frozen=True)
class Area:
    """A seat's part of the table, the middle, or a part of either."""

    path: str
    spreads: tuple[Spread, ...] = ()
    counters: tuple[Counter, ...] = ()
    parts: tuple[Area, ...] = ()
    notes: tuple[Message, ...] = ()
    """Lines of text that lie there: the age, a rule in force."""


@dataclass(frozen=True)
class Table:
    """Everything to draw: the middle, and the seats in seating order."""

    middle: Area
    seats: tuple[Area, ...]


@dataclass(frozen=True)
class Choice:
    """A move that can be made now: how it is written, what it is called, what to touch for it."""

    notation: str
    label: Message
    touch: tuple[str, ...]
    action: int
    speech: bool = False
    """Words may go with it."""
    needs_words: bool = False
    """It cannot be made without words."""


def row(view: View, path: str, room: int = 0) -> Spread:
    return _spread(view, "row", path, room)


def fan(view: View, path: str) -> Spread:
    """A hand."""
    return _spread(view, "fan", path)


def stack(view: View, path: str) -> Spread:
    """Cards on top of each other of which all can be seen."""
    return _spread(view, "stack", path)


def slot(view: View, path: str) -> Spread:
    """A place for a single card."""
    return _spread(view, "slot", path, room=1)


def pile(view: View, path: str) -> Spread:
    """Cards on top of each other of which the last one shows."""
    return _spread(view, "pile", path)


def deck(view: View, path: str = "deck") -> Spread:
    """A pile that positions list from its top: here too the card on top comes last."""
    spread = _spread(view, "pile", path)
    return Spread("pile", path, spread.cards[::-1])


def counter(view: View, path: str, of: int | None = None) -> Counter:
    return Counter(path, view.number(path), of)


def seat_areas(view: View, lay: SeatLayer) -> tuple[Area, ...]:
    """One area a seat, laid by a function of the view and the seat's name."""
    return tuple(lay(view, seat_name(seat)) for seat in range(view.seats))


def _spread(view: View, shape: Shape, path: str, room: int = 0) -> Spread:
    cards = zip(view.cards(path), view.only_mine(path), strict=False)
    return Spread(shape, path, tuple(Card(face, only_mine=mine) for face, mine in cards), room)
