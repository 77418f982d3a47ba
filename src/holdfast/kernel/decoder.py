"""Reading numbers by the book: what each number of a sight stands for, as positions and people write it.

What the book fixes is worked out once per book, in a `Legend`; a `Decoder` only looks it up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from holdfast.kernel.bits import NONE, places_in
from holdfast.kernel.book import UNSEEN, Book, Entry
from holdfast.kernel.cells import CARD, FACE, FLAG, MOVE, NUMBER, SEAT, SEATS, WORD, WORD_SET
from holdfast.kernel.journal import UNSEEN as UNSEEN_NUMBER
from holdfast.kernel.phrases import seat_name, seat_names
from holdfast.kernel.plain import Plain
from holdfast.kernel.sight import HEAD

if TYPE_CHECKING:
    from holdfast.kernel.schema import Field, Kind

Read = Callable[["Decoder", int], Plain]
"""How a number is written; the decoder knows the cards that it may speak of."""
NOWHERE = int(NONE)
HIDDEN = int(UNSEEN_NUMBER)

NOTHING = {int(SEAT), int(WORD), int(FACE), int(CARD), int(MOVE)}
"""Kinds for which NONE says that there is nothing."""


@dataclass(frozen=True)
class Line:
    """How one entry of a sight, or one field of a prompt, is read."""

    path: str
    read: Read | None
    """None for a number that is written as it is."""
    group: str = ""
    progress: int = NOWHERE
    """The place among the cells that is NONE while the group is not in progress."""


class Decoder:
    """Reads the numbers of one sight."""

    def __init__(self, book: Book, numbers: Sequence[int], texts: Sequence[Sequence[str]]) -> None:
        self.book = book
        self.game = book.game
        self.numbers = numbers
        self.legend = _legend(book)
        self.entries: dict[str, Plain] = {}
        self.codes: dict[str, tuple[int, ...]] = {}
        """For each zone the codes of its cards, in the order of the zone."""
        self._head()
        at = int(HEAD)
        for zone in book.zones:
            at = self._cards(zone, at)
        for path, lines in zip(self.legend.texts, texts, strict=False):
            self.entries[path] = list(lines)
        # Cards are told by their places, so the zones are read before the numbers that speak of them.
        self._values(at)

    def _head(self) -> None:
        entries, numbers, seats = self.entries, self.numbers, self.book.seats
        entries["turn"] = seat_name(numbers[0])
        entries["turns"] = numbers[1]
        out = numbers[3]
        for seat, path in enumerate(self.legend.out):
            entries[path] = bool(out >> seat & 1)
        entries["people"] = seat_names(numbers[4], seats)

    def _cards(self, entry: Entry, at: int) -> int:
        end = at + 1 + self.numbers[at]
        codes = tuple(self.numbers[at + 1 : end])
        self.codes[entry.path] = codes
        names = self.book.signed_names if entry.signed else self.book.card_names
        self._write(entry, [names[code] for code in codes])
        return end

    def _write(self, entry: Entry, cards: list[str]) -> None:
        """Write the cards of a zone, given in the order of the zone."""
        if entry.single:
            self.entries[entry.path] = cards[0] if cards else None
        else:
            self.entries[entry.path] = cards[::-1] if entry.top_first else cards

    def _values(self, at: int) -> None:
        """Read the lists, the cells, and what is asked; whether a list is in progress a cell says."""
        numbers, legend, entries = self.numbers, self.legend, self.entries
        listed: list[Sequence[int]] = []
        for _ in legend.lists:
            end = at + 1 + numbers[at]
            listed.append(numbers[at + 1 : end])
            at = end
        for line, values in zip(legend.lists, listed, strict=True):
            if line.progress >= 0 and numbers[at + line.progress] == NOWHERE:
                entries[line.group] = None
            else:
                read = line.read
                entries[line.path] = list(values) if read is None else [read(self, value) for value in values]
        for place, line in enumerate(legend.cells, at):
            if line.progress >= 0 and numbers[at + line.progress] == NOWHERE:
                entries[line.group] = None
            else:
                read = line.read
                entries[line.path] = numbers[place] if read is None else read(self, numbers[place])
        entries["pending"] = self._prompts(at + len(legend.cells) + len(legend.texts))

    def _prompts(self, at: int) -> list[Plain]:
        """The open prompts, oldest first, but for those that other entries imply."""
        listed: list[Plain] = []
        asked = self.numbers[at]
        at += 1
        for _ in range(asked):
            kind = self.game.prompts.kinds[self.numbers[at]]
            end = at + 2 + len(kind.fields)
            if not kind.implied:
                listed.append(self._prompt(kind, self.numbers[at + 1 : end]))
            at = end
        return listed

    def _prompt(self, kind: Kind, numbers: Sequence[int]) -> Plain:
        said: dict[str, Plain] = {"prompt": kind.name, "seats": seat_names(numbers[0], self.book.seats)}
        for line, number in zip(self.legend.prompts[int(kind.number)], numbers[1:], strict=True):
            said[line.path] = number if line.read is None else line.read(self, number)
        return said

    def card_at(self, number: int) -> str:
        """The card that lies at a place, as its name."""
        entry, place = self.book.place(number)
        return self.book.card_names[self.codes[entry.path][place]]


# What the book fixes


@dataclass(frozen=True)
class Legend:
    """How the numbers of all sights by one book are read."""

    out: tuple[str, ...]
    """The path that says of each seat whether it is out."""
    lists: tuple[Line, ...]
    cells: tuple[Line, ...]
    texts: tuple[str, ...]
    prompts: tuple[tuple[Line, ...], ...]
    """For each kind of prompt its fields."""


@lru_cache(maxsize=256)
def _legend(book: Book) -> Legend:
    entries = book.entries[HEAD:]
    cells = [entry for entry in entries if entry.form == "number"]
    places = {entry.path: at for at, entry in enumerate(cells)}
    return Legend(
        out=tuple(f"{seat_name(seat)}.out" for seat in range(book.seats)),
        lists=tuple(_line(entry, _item_reader(book, entry), places) for entry in entries if entry.form == "list"),
        cells=tuple(_line(entry, _cell_reader(book, entry), places) for entry in cells),
        texts=tuple(entry.path for entry in entries if entry.form == "texts"),
        prompts=tuple(
            tuple(Line(field.name, _field_reader(book, field)) for field in kind.fields)
            for kind in book.game.prompts.kinds
        ),
    )


def _line(entry: Entry, read: Read | None, cells: dict[str, int]) -> Line:
    if entry.progress is None:
        return Line(entry.path, read)
    return Line(entry.path, read, entry.path.partition(".")[0], cells[entry.progress])


def _cell_reader(book: Book, entry: Entry) -> Read | None:
    if entry.kind == CARD and entry.within is not None:
        read: Read | None = Decoder.card_at
    else:
        read = _kind_reader(book, entry.kind, entry.words)
    return _guarded(read, nothing=entry.secret or entry.kind in NOTHING, hidden=entry.secret or entry.kind != NUMBER)


def _item_reader(book: Book, entry: Entry) -> Read | None:
    """One of a list: a card is written by its place in the zone where it lies, several seats as a list."""
    if entry.kind == CARD and entry.within is not None:
        return _guarded(lambda _, number: book.place(number)[1] + 1, nothing=True, hidden=True)
    if entry.kind in (SEATS, WORD_SET):
        return _guarded(_alone(_kind_reader(book, entry.kind, entry.words)), nothing=False, hidden=True)
    read = _kind_reader(book, entry.kind, entry.words)
    return _guarded(read, nothing=entry.kind in NOTHING, hidden=entry.kind != NUMBER)


def _field_reader(book: Book, field: Field) -> Read | None:
    words = () if field.words is None else field.words.words
    return _guarded(
        _kind_reader(book, int(field.kind), words), nothing=True, hidden=field.asked_only or field.kind != NUMBER
    )


def _guarded(read: Read | None, *, nothing: bool, hidden: bool) -> Read | None:
    """A reader that knows what NONE and UNSEEN stand for where they can be; a plain number may be below 0."""
    if not nothing and not hidden:
        return read

    def guarded(decoder: Decoder, number: int) -> Plain:
        if number < 0:
            if nothing and number == NOWHERE:
                return None
            if hidden and number == HIDDEN:
                return UNSEEN
        return number if read is None else read(decoder, number)

    return guarded


def _alone(read: Read | None) -> Read:
    """A list of one is written as that one."""

    def alone(decoder: Decoder, number: int) -> Plain:
        value = number if read is None else read(decoder, number)
        return value[0] if isinstance(value, list) and len(value) == 1 else value

    return alone


def _kind_reader(book: Book, kind: int, words: Sequence[str]) -> Read | None:
    """How a number of a kind is written; None as it is."""
    game, seats = book.game, book.seats
    readers: dict[int, Read] = {
        int(FLAG): lambda _, number: bool(number),
        int(SEAT): lambda _, number: seat_name(number),
        int(SEATS): lambda _, number: seat_names(number, seats),
        int(WORD): lambda _, number: words[number],
        int(WORD_SET): lambda _, number: [words[at] for at in places_in(number)],
        int(FACE): lambda _, number: game.faces[number],
        int(CARD): lambda _, number: _place_written(*book.place(number)),
        int(MOVE): lambda _, number: game.verbs.write(number),
    }
    return readers.get(kind)


def _place_written(zone: Entry, place: int) -> str:
    return f"{zone.path} {place + 1}"
