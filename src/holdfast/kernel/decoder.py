"""Reading numbers by the book: what each number of a sight stands for, as positions and people write it.

What the book fixes is worked out once per book, in a `Legend`; a `Decoder` only looks it up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from holdfast.kernel.bits import NONE, places_in
from holdfast.kernel.book import UNSEEN, Book, Entry
from holdfast.kernel.cells import CARD, FACE, FLAG, MOVE, NUMBER, SEAT, SEATS, WORD, WORD_SET
from holdfast.kernel.journal import UNSEEN as UNSEEN_NUMBER
from holdfast.kernel.phrases import seat_name, seat_names
from holdfast.kernel.plain import Plain
from holdfast.kernel.sight import HEAD

if TYPE_CHECKING:
    from holdfast.kernel.schema import Field, Kind

Read = Callable[[int], Plain]
NOTHING = int(NONE)
HIDDEN = int(UNSEEN_NUMBER)


class Decoder:
    """Reads the numbers of one sight."""

    def __init__(self, book: Book, numbers: Sequence[int], texts: Sequence[Sequence[str]]) -> None:
        self.book = book
        self.numbers = numbers
        self.legend = _legend(book)
        self.entries: dict[str, Plain] = {}
        self.codes: dict[str, tuple[int, ...]] = {}
        """For each zone the codes of its cards, in the order of the zone."""
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
        entries["people"] = seat_names(numbers[4], self.book.seats)

    def _cards(self, at: int) -> int:
        numbers, entries, all_codes = self.numbers, self.entries, self.codes
        for path, names, single, top_first in self.legend.zones:
            end = at + 1 + numbers[at]
            codes = tuple(numbers[at + 1 : end])
            at = end
            all_codes[path] = codes
            cards = [names[code] for code in (reversed(codes) if top_first else codes)]
            entries[path] = cards if not single else cards[0] if cards else None
        return at

    def _values(self, at: int) -> None:
        """Read the lists, the cells, and what is asked. Whether a list is in progress a cell says."""
        numbers, legend = self.numbers, self.legend
        listed: list[Sequence[int]] = []
        for _ in legend.lists:
            end = at + 1 + numbers[at]
            listed.append(numbers[at + 1 : end])
            at = end
        cells = numbers[at : at + len(legend.cells)]
        self._lists(listed, cells)
        self._cells(cells)
        self.entries["pending"] = self._prompts(at + len(cells) + len(legend.texts))

    def _lists(self, listed: Sequence[Sequence[int]], cells: Sequence[int]) -> None:
        entries = self.entries
        for (path, read, progress, group), values in zip(self.legend.lists, listed, strict=True):
            if progress >= 0 and cells[progress] == NOTHING:
                entries[group] = None
            else:
                entries[path] = list(values) if read is None else list(map(read, values))

    def _cells(self, cells: Sequence[int]) -> None:
        entries = self.entries
        for (path, read, progress, group), number in zip(self.legend.cells, cells, strict=True):
            if progress >= 0 and cells[progress] == NOTHING:
                entries[group] = None
            else:
                entries[path] = number if read is None else read(number)
        for path, at in self.legend.named_cards:
            if cells[at] >= 0 and path in entries:
                entries[path] = self._card_at(cells[at])

    def _card_at(self, number: int) -> str:
        """The card that lies at a place, by its name."""
        entry, place = self.book.place(number)
        return self.book.card_names[self.codes[entry.path][place]]

    def _prompts(self, at: int) -> list[Plain]:
        """The open prompts, oldest first, but for those that other entries imply."""
        listed: list[Plain] = []
        asked = self.numbers[at]
        at += 1
        for _ in range(asked):
            kind = self.book.game.prompts.kinds[self.numbers[at]]
            end = at + 2 + len(kind.fields)
            if not kind.implied:
                listed.append(self._prompt(kind, self.numbers[at + 1 : end]))
            at = end
        return listed

    def _prompt(self, kind: Kind, numbers: Sequence[int]) -> Plain:
        said: dict[str, Plain] = {"prompt": kind.name, "seats": seat_names(numbers[0], self.book.seats)}
        for field, number in zip(kind.fields, numbers[1:], strict=True):
            read = _field_reader(self.book, field)
            said[field.name] = number if read is None else read(number)
        return said


# What the book fixes


class ZoneLine(NamedTuple):
    """How the cards of a zone are read."""

    path: str
    names: tuple[str, ...]
    """What is written of a card, by its code."""
    single: bool
    top_first: bool


class Line(NamedTuple):
    """How a cell or a list is read."""

    path: str
    read: Read | None
    """None for a number that is written as it is."""
    progress: int = NOTHING
    """The place among the cells that is NONE while what the entry belongs to is not in progress, if there is one."""
    group: str = ""
    """What it belongs to."""


class Legend(NamedTuple):
    """How the numbers of all sights by one book are read."""

    out: tuple[str, ...]
    """The path that says of each seat whether it is out."""
    zones: tuple[ZoneLine, ...]
    lists: tuple[Line, ...]
    cells: tuple[Line, ...]
    named_cards: tuple[tuple[str, int], ...]
    """Cells that name a card of a zone by its face: the path of each, and its place among the cells."""
    texts: tuple[str, ...]


@lru_cache(maxsize=256)
def _legend(book: Book) -> Legend:
    entries = book.entries[HEAD:]
    cells = [entry for entry in entries if entry.form == "number"]
    places = {entry.path: at for at, entry in enumerate(cells)}
    return Legend(
        out=tuple(f"{seat_name(seat)}.out" for seat in range(book.seats)),
        zones=tuple(_zone_line(book, zone) for zone in book.zones),
        lists=tuple(_line(entry, _item_reader(book, entry), places) for entry in entries if entry.form == "list"),
        cells=tuple(_line(entry, _cell_reader(book, entry), places) for entry in cells),
        named_cards=tuple((entry.path, places[entry.path]) for entry in cells if _names_card(entry)),
        texts=tuple(entry.path for entry in entries if entry.form == "texts"),
    )


def _zone_line(book: Book, zone: Entry) -> ZoneLine:
    names = book.signed_names if zone.signed else book.card_names
    return ZoneLine(zone.path, names, zone.single, zone.top_first)


def _line(entry: Entry, read: Read | None, cells: dict[str, int]) -> Line:
    if entry.progress is None:
        return Line(entry.path, read)
    return Line(entry.path, read, cells[entry.progress], entry.path.partition(".")[0])


def _names_card(entry: Entry) -> bool:
    return entry.kind == CARD and entry.within is not None


def _cell_reader(book: Book, entry: Entry) -> Read | None:
    read = _reader(book, entry.kind, entry.words)
    return _guarded(read, nothing=True, hidden=True) if entry.secret else read


def _item_reader(book: Book, entry: Entry) -> Read | None:
    """One of a list: a card is written by its place in the zone where it lies, several seats as a list."""
    read = _reader(book, entry.kind, entry.words)
    if _names_card(entry):
        return _guarded(lambda number: book.place(number)[1] + 1, nothing=True, hidden=True)
    return _alone(read) if read is not None and entry.kind in (SEATS, WORD_SET) else read


def _field_reader(book: Book, field: Field) -> Read | None:
    read = _reader(book, int(field.kind), () if field.words is None else field.words.words)
    return _guarded(read, nothing=True, hidden=field.asked_only)


def _reader(book: Book, kind: int, words: Sequence[str]) -> Read | None:
    """How a number of a kind is written; None as it is. NONE is no seat, word, face, card or move."""
    seats, game = book.seats, book.game
    if kind == FLAG:
        return bool
    if kind == SEAT:
        return _listed([seat_name(seat) for seat in range(seats)])
    if kind == SEATS:
        return lambda number: seat_names(number, seats)
    if kind == WORD:
        return _listed(words)
    if kind == WORD_SET:
        return lambda number: [words[at] for at in places_in(number)]
    if kind == FACE:
        return _listed(game.faces)
    if kind == CARD:
        return _guarded(lambda number: _place_written(*book.place(number)), nothing=True, hidden=True)
    if kind == MOVE:
        return _guarded(game.verbs.write, nothing=True, hidden=True)
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
