"""The layout of observation tensors: what stands where, entry by entry, planned from a table's schema."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from holdfast.kernel.action_space import ActionSpace
from holdfast.kernel.bits import NONE
from holdfast.kernel.encoder import CARDS, MOST_PROMPTS, Encoder
from holdfast.kernel.errors import OptionError
from holdfast.kernel.observation import PLACES
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.plain_data import Plain
from holdfast.kernel.table_schema import KINDS, Entry, TableSchema

if TYPE_CHECKING:
    from holdfast.kernel.game import Game
    from holdfast.kernel.options import Options

LIST_FORMS = ("cards", "list", "prompts")


@dataclass(frozen=True)
class TensorEntry:
    """Some neighbouring numbers of an observation tensor, and what they mean."""

    path: str
    """Where it is written in positions. In a layout of one's own `own`, `next`, `third`, … stand for seats."""
    start: int
    length: int
    form: str
    """`number`; `cards`, `list`: how many there are, then as many; `texts`: how many; `prompts`: like lists."""
    kind: str
    owner: int
    """Whose it is; NONE for the table's own."""
    least: int
    most: int
    words: tuple[str, ...]
    meaning: str

    def as_plain(self) -> dict[str, Plain]:
        said: dict[str, Plain] = {
            "path": self.path,
            "start": self.start,
            "length": self.length,
            "form": self.form,
            "kind": self.kind,
            "least": self.least,
            "most": self.most,
            "meaning": self.meaning,
        }
        if self.owner != NONE:
            said["owner"] = seat_name(self.owner)
        if self.words:
            said["words"] = list(self.words)
        return said


@dataclass(frozen=True, eq=False)
class TensorLayout:
    """How observations of a table are laid out as tensors."""

    schema: TableSchema
    wide: TableSchema
    """The schema that says which entries there are: of the largest table, if the tensor is padded to that."""
    own: bool
    """Whether every seat sees itself first."""

    @cached_property
    def rooms(self) -> Mapping[str, int]:
        """How many numbers may follow the first one of each entry."""
        rooms = {entry.path: _room(entry, self.wide) for entry in self.wide.entries}
        for entry in self.schema.entries:
            rooms[entry.path] = max(rooms.get(entry.path, 0), _room(entry, self.schema))
        return rooms

    @cached_property
    def starts(self) -> Mapping[str, int]:
        starts: dict[str, int] = {}
        size = 0
        for entry in self.wide.entries:
            starts[entry.path] = size
            size += 1 + self.rooms[entry.path]
        return starts

    @cached_property
    def size(self) -> int:
        return sum(1 + self.rooms[entry.path] for entry in self.wide.entries)

    @cached_property
    def entries(self) -> tuple[TensorEntry, ...]:
        return tuple(self._described(entry) for entry in self.wide.entries)

    @cached_property
    def version(self) -> str:
        """Changes when anything of the layout does, and only then."""
        said = json.dumps([entry.as_plain() for entry in self.entries], sort_keys=True)
        return hashlib.sha256(said.encode()).hexdigest()[:12]

    def encoder(self, space: ActionSpace) -> Encoder:
        """What writes tensors of this layout."""
        schema = self.schema
        seats = range(schema.seats)
        return Encoder(
            self.size,
            [[self.starts[self._seen_as(entry, seat)] for entry in schema.entries] for seat in seats],
            [self.rooms[entry.path] for entry in schema.entries],
            [int(CARDS) if entry.form == "cards" else entry.kind for entry in schema.entries],
            [[self._zone_number(entry, seat) for entry in schema.zones] for seat in seats],
            self.own,
            space,
        )

    def _seen_as(self, entry: Entry, seat: int) -> str:
        """The path at which a viewer has an entry: one's own stands where the first seat's does."""
        if not self.own or entry.seat == NONE or not self._turns:
            return entry.path
        name = entry.path.partition(".")[2]
        return f"{seat_name((entry.seat - seat) % self.schema.seats)}.{name}"

    @cached_property
    def _turns(self) -> bool:
        """Whether every seat has the same entries, so that one can stand in another's place."""
        seats = range(self.schema.seats)
        names = [{e.path.partition(".")[2] for e in self.schema.entries if e.seat == seat} for seat in seats]
        begins = all(e.path.startswith(f"{seat_name(e.seat)}.") for e in self.schema.entries if e.seat != NONE)
        return begins and all(each == names[0] for each in names)

    def _zone_number(self, entry: Entry, seat: int) -> int:
        paths = [zone.path for zone in self.wide.zones]
        return paths.index(self._seen_as(entry, seat))

    def _described(self, entry: Entry) -> TensorEntry:
        least, most = _bounds(entry, self.wide)
        return TensorEntry(
            self._named(entry),
            self.starts[entry.path],
            1 + self.rooms[entry.path],
            entry.form,
            "card code" if entry.form == "cards" else "prompt" if entry.form == "prompts" else KINDS[entry.kind],
            entry.seat,
            least,
            most,
            entry.words,
            _meaning(entry, self.wide),
        )

    def _named(self, entry: Entry) -> str:
        if not self.own or entry.seat == NONE or not self._turns:
            return entry.path
        return (
            f"own+{entry.seat}.{entry.path.partition('.')[2]}" if entry.seat else f"own.{entry.path.partition('.')[2]}"
        )


@lru_cache(maxsize=256)
def tensor_layout(game: Game, seats: int, options: Options, padded: bool = False, own: bool = False) -> TensorLayout:
    """The layout for this many seats; `padded` to the largest number that may play with these options."""
    schema = game.schema(seats, options)
    return TensorLayout(schema, game.schema(largest_table(game, options), options) if padded else schema, own)


def largest_table(game: Game, options: Options) -> int:
    """The most seats that may play with these options."""
    for seats in reversed(game.seats):
        try:
            game.check(seats, options)
        except OptionError:
            continue
        return seats
    return game.seats[-1]


def _room(entry: Entry, schema: TableSchema) -> int:
    if entry.form == "prompts":
        return int(MOST_PROMPTS) * (2 + schema.game.vocabulary.prompts.field_count)
    return entry.room if entry.form in LIST_FORMS else 0


def _bounds(entry: Entry, schema: TableSchema) -> tuple[int, int]:
    """The least and the most that a number of this entry can be, as far as its kind says."""
    kind = KINDS[entry.kind]
    if entry.form == "cards":
        return 0, max(len(schema.card_names) - 1, entry.room)
    if entry.form == "texts":
        return 0, int(_MOST)
    if entry.form == "prompts":
        return -int(_MOST), int(_MOST)
    least = -2 if entry.secret else -1
    bounds = {
        "flag": (0, 1),
        "seat": (least, schema.seats - 1),
        "seats": (0, (1 << schema.seats) - 1),
        "word": (least, len(entry.words) - 1),
        "face": (least, len(schema.game.vocabulary.faces) - 1),
        "card": (-2, (len(schema.zones) + 1) * int(PLACES)),
    }
    if entry.form == "list" and kind in bounds:
        low, high = bounds[kind]
        return min(low, 0), max(high, entry.room)
    return bounds.get(kind, (-int(_MOST), int(_MOST)))


_MOST = (1 << 31) - 1

_MEANINGS = {
    "number": "a number",
    "flag": "1 if it is so",
    "seat": "a seat counted from 0, -1 for none",
    "seats": "a mask of seats, a bit each",
    "word": "a word's place in the list, -1 for none",
    "words": "a mask of words, a bit each",
    "face": "a face's place among the faces, -1 for none",
    "card": "a place: 256 times the zone's number plus 1, plus the place there; -1 for none",
    "move": "an action number, -1 for none",
}


def _meaning(entry: Entry, schema: TableSchema) -> str:
    if entry.form == "cards":
        return f"how many cards, then a code for each: {schema.backs} at most are backs, then two for each face"
    if entry.form == "texts":
        return "how many sentences there are"
    if entry.form == "prompts":
        return "how many questions are open, then from the newest on: its kind plus 1, who is asked, its fields"
    meaning = _MEANINGS[KINDS[entry.kind]]
    if entry.form == "list":
        meaning = f"how many, then each: {meaning}"
    return f"{meaning}; -2 while it is secret" if entry.secret else meaning


def described(layout: TensorLayout) -> Sequence[Mapping[str, Plain]]:
    """The layout as plain data."""
    return [entry.as_plain() for entry in layout.entries]
