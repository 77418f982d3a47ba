"""The schema: everything about a table that does not change during a game, as one document.

`game.schema(seats, options)` says which number of an observation stands for what, how the table is laid out, what can
be said, asked and told, and what is printed on the cards. With the schema a client needs nothing but numbers.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from holdfast.kernel.bits import EVERYONE, NONE
from holdfast.kernel.cells import CARD, FACE, FLAG, MOVE, NUMBER, SEAT, SEATS, WORD, WORD_SET
from holdfast.kernel.observation import HEAD
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.plain_data import Plain
from holdfast.kernel.sorts import fits
from holdfast.kernel.table_look import table_look

if TYPE_CHECKING:
    from holdfast.kernel.cells import Cell, Series
    from holdfast.kernel.game import Game
    from holdfast.kernel.kinds import Field, Kinds
    from holdfast.kernel.options import Options
    from holdfast.kernel.phrases import BlankWords
    from holdfast.kernel.state import State
    from holdfast.kernel.zones import Zone

UNSEEN = "??"
"""A card, or a number, that somebody may not know, as it is written."""
KINDS = {
    NUMBER: "number",
    FLAG: "flag",
    SEAT: "seat",
    SEATS: "seats",
    WORD: "word",
    WORD_SET: "words",
    FACE: "face",
    CARD: "card",
    MOVE: "move",
}
HEAD_ENTRIES = (
    ("turn", SEAT),
    ("turns", NUMBER),
    ("over", FLAG),
    ("out", SEATS),
    ("people", SEATS),
    ("awaited", SEATS),
    ("question", NUMBER),
)
SHOWN = ("never", "always", "when_set", "as_note")


@dataclass(frozen=True)
class Entry:
    """One entry of an observation: where it is written, and how its numbers are to be read."""

    number: int
    path: str
    form: str
    """`number`: one number; `cards`, `list`: a size and as many; `texts`: how many sentences; `prompts`: the rest."""
    kind: int = int(NUMBER)
    words: tuple[str, ...] = ()
    seat: int = int(NONE)
    """Whose it is; NONE for the table's own."""
    shape: str = ""
    room: int = 0
    single: bool = False
    """A place for one card."""
    bag: bool = False
    signed: bool = False
    top_first: bool = False
    tucked: bool = False
    beside: str = ""
    """It is drawn only while the zone at this path has cards."""
    attaches: frozenset[int] = frozenset()
    """Faces that belong to the card before them and are drawn as its badges."""
    shown: int = 0
    of: str | None = None
    within: str | None = None
    progress: str | None = None
    """The cell that says whether the thing is in progress that this entry belongs to."""
    derived: bool = False
    secret: bool = False
    """Only some may know it; NONE until there is a value."""

    def as_plain(self) -> dict[str, Plain]:
        """What a client needs of it; what is not said is false or nothing."""
        said: dict[str, Plain] = {"path": self.path, "form": self.form}
        if self.form in ("number", "list"):
            said["kind"] = KINDS[self.kind]
        for name in (
            "words",
            "shape",
            "room",
            "single",
            "bag",
            "signed",
            "tucked",
            "beside",
            "attaches",
            "of",
            "progress",
            "secret",
        ):
            value = getattr(self, name)
            if value:
                said[name] = (
                    sorted(value)
                    if isinstance(value, frozenset)
                    else list(value)
                    if isinstance(value, tuple)
                    else value
                )
        if self.shown:
            said["shown"] = SHOWN[self.shown]
        return said


@dataclass(frozen=True, eq=False)
class TableSchema:
    """What every seat at a table may know from the start. Two schemas are the same if their hashes are."""

    game: Game
    seats: int
    entries: tuple[Entry, ...]
    backs: int
    options: Options
    aliases: Mapping[str, str] = field(default_factory=dict)
    sides: tuple[str, ...] = ()
    """For each seat what its side is called; empty where it has none."""

    @cached_property
    def by_path(self) -> dict[str, Entry]:
        return {entry.path: entry for entry in self.entries}

    @cached_property
    def zones(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if entry.form == "cards")

    @cached_property
    def forms(self) -> tuple[str, ...]:
        """How many numbers of an observation each entry has, as its form says."""
        return tuple(entry.form for entry in self.entries)

    @cached_property
    def observation_size(self) -> int:
        """The most numbers that an observation can have, for observations of one size."""
        return sum(1 if entry.form in ("number", "texts") else entry.room + 1 for entry in self.entries)

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        """What is written of a card, by its code."""
        return self._by_code("", "")

    @cached_property
    def signed_names(self) -> tuple[str, ...]:
        """The same where cards lie face up or face down one by one: `+AWS` and `-AWS`."""
        return self._by_code("-", "+")

    def _by_code(self, closed: str, open_: str) -> tuple[str, ...]:
        faces = (sign + face for face in self.game.vocabulary.faces for sign in (closed, open_))
        return (UNSEEN,) * (self.backs + 1) + tuple(faces)

    def side_of(self, seat: int) -> str:
        """What the side of a seat is called; empty where it has none."""
        return self.sides[seat] if seat < len(self.sides) else ""

    def face_of(self, code: int) -> int:
        """The face that a card's code tells; NONE for a back."""
        return (code - self.backs - 1) // 2 if code > self.backs else int(NONE)

    def lies_open(self, code: int) -> bool:
        return code > self.backs and bool((code - self.backs - 1) % 2)

    def place(self, value: int) -> tuple[Entry, int]:
        """The zone and the place in it by which a card was told."""
        return self.zones[value // 256 - 1], value % 256

    # As a document

    @cached_property
    def document(self) -> dict[str, Plain]:
        """The whole schema as plain data. Texts are added by code that has the languages."""
        game = self.game
        theme = game.presentation.theme
        said: dict[str, Plain] = {
            "game": game.name,
            "rules": game.version,
            "seats": self.seats,
            "entries": [entry.as_plain() for entry in self.entries],
            "aliases": dict(self.aliases),
            "sides": list(self.sides),
            "backs": self.backs,
            "faces": [dict(game.describe_face(face)) for face in game.vocabulary.faces],
            **({} if theme is None else {"accent": theme.accent, "motif": theme.motif}),
            "look": table_look(self),
            "verbs": [verb.as_plain() for verb in game.vocabulary.verbs.verbs],
            "events": _kinds(game.vocabulary.events),
            "prompts": _kinds(game.vocabulary.prompts),
        }
        if game.extensions.laws is not None:
            said["laws"] = asdict(game.extensions.laws)
        if game.extensions.exchange is not None:
            said["exchange"] = {**asdict(game.extensions.exchange), "offers": list(game.extensions.exchange.offers)}
        return said

    @cached_property
    def text(self) -> str:
        return json.dumps(self.document, ensure_ascii=False, separators=(",", ":"), sort_keys=True)

    @cached_property
    def hash(self) -> str:
        """The name of this schema: schemas with the same name are the same."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:32]


def _kinds(schema: Kinds) -> list[Plain]:
    return [{"name": kind.name, "fields": [_field(field) for field in kind.fields]} for kind in schema.kinds]


def _field(field: Field) -> dict[str, Plain]:
    said: dict[str, Plain] = {"name": field.name, "kind": KINDS[field.kind]}
    if field.words is not None:
        said["words"] = list(field.words.words)
        if field.words.named_by:
            said["named_by"] = field.words.named_by
    return said


# Making a schema from an empty table


def make_schema(game: Game, table: State) -> TableSchema:
    """Write down what a table declares, in the order in which its observations are made."""
    entries = [Entry(number, path, "number", int(kind)) for number, (path, kind) in enumerate(HEAD_ENTRIES)]
    entries += [_zone_entry(table, HEAD + at, zone) for at, zone in enumerate(table.zones)]
    entries += [_series_entry(table, len(entries) + at, series) for at, series in enumerate(table.series_list)]
    entries += [_cell_entry(table, len(entries) + at, cell) for at, cell in enumerate(table.cells)]
    entries += [
        Entry(len(entries) + at, texts.name, "texts", shown=int(texts.shown))
        for at, texts in enumerate(table.texts_list)
    ]
    entries.append(Entry(len(entries), "pending", "prompts", room=8 * (table.questions.field_count + 2)))
    sides = tuple(table.side(seat) for seat in range(table.seats))
    return TableSchema(game, int(table.seats), tuple(entries), len(table.backs), table.options, table.aliases, sides)


def path_of(name: str, owner: int) -> str:
    """Where something is written: what belongs to a seat begins with its name."""
    return name if owner == NONE else f"{seat_name(owner)}.{name}"


def _zone_entry(table: State, number: int, zone: Zone) -> Entry:
    fitting = sum(fits(table, face, zone.allows) for face in table.face)
    return Entry(
        int(number),
        path_of(zone.name, zone.owner),
        "cards",
        seat=int(zone.owner),
        shape=zone.shape,
        room=int(zone.room) or fitting,
        single=zone.shape == "slot",
        bag=zone.bag,
        signed=zone.signed,
        top_first=zone.top_first,
        tucked=zone.tucked,
        beside=path_of(zone.beside, zone.owner) if zone.beside else "",
        attaches=frozenset(face for face in range(len(table.sorts)) if table.sorts[face] & zone.attaches),
    )


def _series_entry(table: State, number: int, series: Series) -> Entry:
    return Entry(
        number,
        path_of(series.name, series.owner),
        "list",
        int(series.kind),
        _words(series.words),
        seat=int(series.owner),
        room=16,
        within=None if series.within is None else path_of(series.within.name, series.within.owner),
        progress=_progress(table, path_of(series.name, series.owner)),
    )


def _cell_entry(table: State, number: int, cell: Cell) -> Entry:
    path = path_of(cell.name, cell.owner)
    return Entry(
        number,
        path,
        "number",
        int(cell.kind),
        _words(cell.words),
        seat=int(cell.owner),
        shown=int(cell.shown),
        beside=path_of(cell.beside, cell.owner) if cell.beside else "",
        of=None if cell.of is None else path_of(cell.of.name, cell.of.owner),
        within=None if cell.within is None else path_of(cell.within.name, cell.within.owner),
        progress=_progress(table, path),
        derived=cell.derived != -1,
        secret=cell.sees != EVERYONE,
    )


def _progress(table: State, path: str) -> str | None:
    """The path of the cell that says whether what this entry belongs to is going on."""
    group = path.partition(".")[0]
    cell = table.progress.get(group)
    return None if cell is None else path_of(cell.name, cell.owner)


def _words(words: BlankWords | None) -> tuple[str, ...]:
    return () if words is None else words.words
