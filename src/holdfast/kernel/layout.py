"""A layout: what lies where, in a small vocabulary from which every client draws every game.

It is made from a view by the schema, so a game writes nothing for it and nothing hidden can get in. What belongs to a
seat lies in the seat's area, the rest in the middle; a name with a dot (`S.royals`) makes a part. Labels name
messages in the game's texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from holdfast.kernel.bits import NONE
from holdfast.kernel.cells import AS_NOTE, FLAG, NEVER, SEAT, WHEN_SET
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.plain_data import Plain
from holdfast.kernel.table_schema import UNSEEN, Entry
from holdfast.kernel.view import View

Argument = str | int


@dataclass(frozen=True)
class TextRef:
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
class Spread:
    """Cards that lie together. The path is also what a touch path names, with the card's place: `p1.attack.2`."""

    shape: str
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
    notes: tuple[TextRef, ...] = ()
    """Lines of text that lie there: the age, a rule in force."""


@dataclass(frozen=True)
class Layout:
    """Everything to draw: the middle, and the seats in seating order."""

    middle: Area
    seats: tuple[Area, ...]


def lay_out(view: View) -> Layout:
    """Lay out what a viewer sees."""
    seats = tuple(_area(view, seat_name(seat), seat) for seat in range(view.seats))
    return Layout(_area(view, "middle", int(NONE)), seats)


def _area(view: View, path: str, seat: int) -> Area:
    mine = [entry for entry in view.schema.entries if entry.seat == seat and _is_drawn(view, entry)]
    prefix = "" if seat == NONE else f"{path}."
    lone = [entry for entry in mine if "." not in entry.path.removeprefix(prefix)]
    parts = dict.fromkeys(_part(entry, prefix) for entry in mine if entry not in lone)
    below = [(part, [entry for entry in mine if _part(entry, prefix) == part]) for part in parts]
    return _filled(view, path, lone, tuple(_filled(view, f"{prefix}{part}", entries) for part, entries in below))


def _part(entry: Entry, prefix: str) -> str:
    return entry.path.removeprefix(prefix).rpartition(".")[0]


def _filled(view: View, path: str, entries: Sequence[Entry], parts: tuple[Area, ...] = ()) -> Area:
    return Area(
        path,
        tuple(_spread(view, entry) for entry in entries if entry.form == "cards"),
        tuple(_counter(view, entry) for entry in entries if entry.form == "number" and entry.shown != AS_NOTE),
        parts,
        tuple(note for entry in entries for note in _notes(view, entry)) + _seat_notes(view, path),
    )


def _is_drawn(view: View, entry: Entry) -> bool:
    """Whether there is anything to draw for an entry now."""
    if entry.beside and not view.codes.get(entry.beside):
        return False
    if entry.form == "cards":
        return bool(entry.shape) and (not entry.tucked or bool(view.codes[entry.path]))
    if entry.form == "texts":
        return entry.shown != NEVER
    if entry.form != "number" or entry.shown == NEVER or entry.path not in view.declared:
        return False
    return entry.shown not in (WHEN_SET, AS_NOTE) or _is_set(view.declared[entry.of or entry.path])


def _is_set(value: Plain) -> bool:
    return value not in (None, False, 0, [], "")


# Cards


def _spread(view: View, entry: Entry) -> Spread:
    cards: list[Card] = []
    for place, (face, mine) in enumerate(zip(view.cards(entry.path), view.only_mine(entry.path), strict=True)):
        if cards and face != UNSEEN and view.schema.game.vocabulary.faces.index(face) in entry.attaches:
            last = cards[-1]
            cards[-1] = Card(last.face, (*last.badges, face), last.only_mine)
        else:
            cards.append(Card(face, _sign(view, entry, place), mine))
    return Spread(entry.shape, entry.path, tuple(cards), entry.room if entry.single else 0)


def _sign(view: View, entry: Entry, place: int) -> tuple[str, ...]:
    """Where cards lie face up or face down one by one, those that lie open are marked."""
    return ("open",) if entry.signed and view.schema.lies_open(view.codes[entry.path][place]) else ()


# Numbers and words


def _counter(view: View, entry: Entry) -> Counter:
    value = view.declared[entry.path]
    of = view.number(entry.of) if entry.of else None
    if entry.kind == FLAG:
        return Counter(entry.path, "", of)
    if isinstance(value, int | str):
        return Counter(entry.path, value, of)
    return Counter(entry.path, ", ".join(map(str, value if isinstance(value, Iterable) else [])), of)


def _notes(view: View, entry: Entry) -> list[TextRef]:
    name = entry.path.rpartition(".")[2]
    value = view.declared.get(entry.path)
    if entry.form == "texts":
        lines = value if isinstance(value, list) else []
        return [TextRef(f"line-{name}", {"line": str(line)}) for line in lines]
    if entry.shown != AS_NOTE or entry.kind == SEAT:
        return []
    return [TextRef(f"note-{name}" if entry.kind == FLAG else f"{name}-{value}")]


def _seat_notes(view: View, path: str) -> tuple[TextRef, ...]:
    """What is said of a seat because a cell of the table names it: who has two turns this round."""
    named = [entry for entry in view.schema.entries if entry.kind == SEAT and entry.shown == AS_NOTE]
    return tuple(TextRef(f"note-{entry.path}") for entry in named if view.declared.get(entry.path) == path)


def things(layout: Layout) -> set[str]:
    """Everything in a layout that can be touched: areas, spreads, cards by place and by face."""
    found: set[str] = set()
    for area in _areas([layout.middle, *layout.seats]):
        found.add(area.path)
        for spread in area.spreads:
            found.add(spread.path)
            for at, card in enumerate(spread.cards, 1):
                found.add(f"{spread.path}.{at}")
                found |= {f"{spread.path}:{face}" for face in (card.face, *card.badges) if face != UNSEEN}
    return found


def _areas(areas: Sequence[Area]) -> list[Area]:
    return [below for area in areas for below in [area, *_areas(area.parts)]]
