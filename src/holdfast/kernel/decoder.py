"""Reading numbers by the schema: what each number of an observation stands for, as positions and people write it.

What the schema fixes is computed once per schema, in a `DecodeTable`; a `Decoder` only looks it up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from holdfast.kernel.bits import NONE, places_in
from holdfast.kernel.cells import CARD, FACE, FLAG, MOVE, NUMBER, SEAT, SEATS, WORD, WORD_SET
from holdfast.kernel.journal import UNSEEN as UNSEEN_NUMBER
from holdfast.kernel.observation import HEAD
from holdfast.kernel.phrases import seat_name, seat_names
from holdfast.kernel.plain_data import Plain
from holdfast.kernel.table_schema import UNSEEN, Entry, TableSchema

if TYPE_CHECKING:
    from holdfast.kernel.kinds import Field, Kind

Read = Callable[[int], Plain]
NOTHING = int(NONE)
HIDDEN = int(UNSEEN_NUMBER)


class Decoder:
    """Reads the numbers of one observation."""

    def __init__(self, schema: TableSchema, numbers: Sequence[int], texts: Sequence[Sequence[str]]) -> None:
        self.schema = schema
        self.numbers = numbers
        self.legend = _legend(schema)
        self.entries: dict[str, Plain] = {}
        self.codes: dict[str, tuple[int, ...]] = {}
        """For each zone the codes of its cards, in zone order."""
        self._head()
        at = self._cards(int(HEAD))
        for path, lines in zip(self.legend.texts, texts, strict=False):
            self.entries[path] = list(lines)
        # Cards are told by their places, so the zones are read before the numbers that speak of them.
        self._values(at)

    def _head(self) -> None:
        entries, numbers = self.entries, self.numbers
        entries["turn"] = seat_name(numbers[0])
        entries["turns"] = numbers[1]
        out = numbers[3]
        for seat, path in enumerate(self.legend.out):
            entries[path] = bool(out >> seat & 1)
        entries["people"] = seat_names(numbers[4], self.schema.seats)

    def _cards(self, at: int) -> int:
        numbers, entries, all_codes = self.numbers, self.entries, self.codes
        for path, names, single, top_first in self.legend.zones:
            start = at + 1
            at = start + numbers[at]
            if at == start:
                all_codes[path] = ()
                entries[path] = None if single else []
                continue
            codes = all_codes[path] = tuple(numbers[start:at])
            cards = [names[code] for code in codes]
            if top_first:
                cards.reverse()
            entries[path] = cards[0] if single else cards
        return at

    def _values(self, at: int) -> None:
        """Read the lists, the cells, and what is asked."""
        numbers, legend, entries = self.numbers, self.legend, self.entries
        for path, read in legend.lists:
            start = at + 1
            at = start + numbers[at]
            values = list(numbers[start:at])
            entries[path] = values if read is None or not values else list(map(read, values))
        cells = numbers[at : at + legend.size]
        for group, place, path in legend.lists_in_progress:
            if cells[place] == NOTHING:
                del entries[path]
                entries[group] = None
        self._cells(cells)
        self.entries["pending"] = self._prompts(at + legend.size + len(legend.texts))

    def _cells(self, cells: Sequence[int]) -> None:
        entries = self.entries
        for group, progress, lines in self.legend.cells:
            if group and cells[progress] == NOTHING:
                entries[group] = None
                continue
            for path, read, place in lines:
                entries[path] = cells[place] if read is None else read(cells[place])
        for path, place in self.legend.named_cards:
            if cells[place] >= 0 and path in entries:
                entries[path] = self._card_at(cells[place])

    def _card_at(self, number: int) -> str:
        """The card that lies at a place, by its name."""
        entry, place = self.schema.place(number)
        return self.schema.card_names[self.codes[entry.path][place]]

    def _prompts(self, at: int) -> list[Plain]:
        """The open prompts, oldest first, but for those that other entries imply."""
        listed: list[Plain] = []
        asked = self.numbers[at]
        at += 1
        for _ in range(asked):
            kind = self.schema.game.vocabulary.prompts.kinds[self.numbers[at]]
            end = at + 2 + len(kind.fields)
            if not kind.implied:
                listed.append(self._prompt(kind, self.numbers[at + 1 : end]))
            at = end
        return listed

    def _prompt(self, kind: Kind, numbers: Sequence[int]) -> Plain:
        said: dict[str, Plain] = {"prompt": kind.name, "seats": seat_names(numbers[0], self.schema.seats)}
        for (name, read), number in zip(self.legend.prompts[int(kind.number)], numbers[1:], strict=True):
            said[name] = read(number)
        return said


# What the schema fixes


class ZoneLine(NamedTuple):
    """How the cards of a zone are read."""

    path: str
    names: tuple[str, ...]
    """What is written of a card, by its code."""
    single: bool
    top_first: bool


class Cells(NamedTuple):
    """Cells that follow each other and belong to the same thing in progress, or to none."""

    group: str
    """The thing in progress."""
    progress: int
    """The cell that is NONE while it is not in progress, by its place among all cells."""
    lines: tuple[tuple[str, Read | None, int], ...]
    """Of each the path, how it is read (None for a number that is written as it is), and its place."""


class DecodeTable(NamedTuple):
    """How the numbers of all observations by one schema are read."""

    out: tuple[str, ...]
    """The path that says of each seat whether it is out."""
    zones: tuple[ZoneLine, ...]
    lists: tuple[tuple[str, Read | None], ...]
    lists_in_progress: tuple[tuple[str, int, str], ...]
    """Of lists that belong to something in progress: what that is, the cell that says whether it is, and the path."""
    cells: tuple[Cells, ...]
    size: int
    """How many cells there are."""
    named_cards: tuple[tuple[str, int], ...]
    """Cells that name a card of a zone by its face: the path of each, and its place among the cells."""
    texts: tuple[str, ...]
    prompts: tuple[tuple[tuple[str, Read], ...], ...]
    """For each kind of prompt the name of each field and how it is read."""


@lru_cache(maxsize=256)
def _legend(schema: TableSchema) -> DecodeTable:
    entries = schema.entries[HEAD:]
    cells = [entry for entry in entries if entry.form == "number"]
    lists = [entry for entry in entries if entry.form == "list"]
    places = {entry.path: at for at, entry in enumerate(cells)}
    return DecodeTable(
        out=tuple(f"{seat_name(seat)}.out" for seat in range(schema.seats)),
        zones=tuple(_zone_line(schema, zone) for zone in schema.zones),
        lists=tuple((entry.path, _item_reader(schema, entry)) for entry in lists),
        lists_in_progress=tuple(
            (_group(entry), places[entry.progress], entry.path) for entry in lists if entry.progress is not None
        ),
        cells=tuple(_cells(schema, list(run), places) for _, run in groupby(cells, _group)),
        size=len(cells),
        named_cards=tuple((entry.path, places[entry.path]) for entry in cells if _names_card(entry)),
        texts=tuple(entry.path for entry in entries if entry.form == "texts"),
        prompts=tuple(
            tuple((field.name, _field_reader(schema, field)) for field in kind.fields)
            for kind in schema.game.vocabulary.prompts.kinds
        ),
    )


def _zone_line(schema: TableSchema, zone: Entry) -> ZoneLine:
    names = schema.signed_names if zone.signed else schema.card_names
    return ZoneLine(zone.path, names, zone.single, zone.top_first)


def _cells(schema: TableSchema, run: Sequence[Entry], places: Mapping[str, int]) -> Cells:
    lines = tuple((entry.path, _cell_reader(schema, entry), places[entry.path]) for entry in run)
    progress = run[0].progress
    return Cells(_group(run[0]), NOTHING if progress is None else places[progress], lines)


def _group(entry: Entry) -> str:
    """The thing in progress that an entry belongs to, or none."""
    return "" if entry.progress is None else entry.path.partition(".")[0]


def _names_card(entry: Entry) -> bool:
    return entry.kind == CARD and entry.within is not None


def _cell_reader(schema: TableSchema, entry: Entry) -> Read | None:
    read = _reader(schema, entry.kind, entry.words)
    return _guarded(read, nothing=True, hidden=True) if entry.secret else read


def _item_reader(schema: TableSchema, entry: Entry) -> Read | None:
    """One of a list: a card is written by its place in the zone where it lies, several seats as a list."""
    read = _reader(schema, entry.kind, entry.words)
    if _names_card(entry):
        return _guarded(lambda number: schema.place(number)[1] + 1, nothing=True, hidden=True)
    return _alone(read) if read is not None and entry.kind in (SEATS, WORD_SET) else read


def _field_reader(schema: TableSchema, field: Field) -> Read:
    read = _reader(schema, int(field.kind), () if field.words is None else field.words.words)
    return _guarded(read, nothing=True, hidden=field.asked_only)


def _reader(schema: TableSchema, kind: int, words: Sequence[str]) -> Read | None:
    """How a number of a kind is written; None as it is. NONE is no seat, word, face, card or move."""
    seats, game = schema.seats, schema.game
    if kind == FLAG:
        return bool
    if kind == SEAT:
        return _listed([seat_name(seat) for seat in range(seats)])
    if kind == SEATS:
        return lambda number: seat_names(number, seats) if number else []
    if kind == WORD:
        return _listed(words)
    if kind == WORD_SET:
        return lambda number: [words[at] for at in places_in(number)] if number else []
    if kind == FACE:
        return _listed(game.vocabulary.faces)
    if kind == CARD:
        return _guarded(lambda number: _place_written(*schema.place(number)), nothing=True, hidden=True)
    if kind == MOVE:
        return _guarded(game.vocabulary.verbs.write, nothing=True, hidden=True)
    assert kind == NUMBER, f"no kind {kind}"
    return None


def _listed(names: Sequence[str]) -> Read:
    """Names by their numbers; NONE and UNSEEN have numbers too."""
    named: dict[int, Plain] = dict(enumerate(names))
    return {**named, NOTHING: None, HIDDEN: UNSEEN}.__getitem__


def _guarded(read: Read | None, *, nothing: bool, hidden: bool) -> Read:
    """A reader that also knows what NONE and UNSEEN stand for, where they are no numbers."""

    def guarded(number: int) -> Plain:
        if nothing and number == NOTHING:
            return None
        if hidden and number == HIDDEN:
            return UNSEEN
        return number if read is None else read(number)

    return guarded


def _alone(read: Read) -> Read:
    """A list of one is written as that one."""

    def alone(number: int) -> Plain:
        value = read(number)
        return value[0] if isinstance(value, list) and len(value) == 1 else value

    return alone


def _place_written(zone: Entry, place: int) -> str:
    return f"{zone.path} {place + 1}"
