"""Views: a sight in the rule book's own names, for terminals, scenarios and people.

A view is decoded from a sight, never made beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from holdfast.kernel.bits import NONE, places_in
from holdfast.kernel.book import Book, Entry
from holdfast.kernel.cells import CARD, FACE, FLAG, MOVE, NUMBER, SEAT, SEATS, WORD, WORD_SET
from holdfast.kernel.journal import UNSEEN as UNSEEN_NUMBER
from holdfast.kernel.phrases import seat_name, seat_names
from holdfast.kernel.plain import Plain
from holdfast.kernel.sight import HEAD, Sight

if TYPE_CHECKING:
    from holdfast.kernel.schema import Field
    from holdfast.kernel.state import State

UNSEEN = "??"
"""A card, or a number, that the viewer may not know."""


@dataclass(frozen=True)
class View:
    """Everything that one seat may see, as plain data. `SPECTATOR` is a seat here too."""

    game: str
    seat: int
    seats: int
    entries: Mapping[str, Plain]
    awaited: tuple[int, ...]
    question: str
    over: bool
    ranking: tuple[tuple[int, ...], ...]
    declared: Mapping[str, Plain] = field(repr=False)
    """The entries under the names that the table declares, for drawing; `entries` has them as the rule book does."""
    codes: Mapping[str, tuple[int, ...]] = field(repr=False)
    """For each zone the codes of its cards, in the order of the zone."""
    book: Book = field(repr=False, compare=False)

    def cards(self, path: str) -> list[str]:
        """The faces of the cards in a zone, `??` for one that the viewer does not know."""
        return [self.face(code) for code in self.codes.get(path, ())]

    def face(self, code: int) -> str:
        face = self.book.face_of(code)
        return UNSEEN if face == NONE else self.book.game.faces[face]

    def only_mine(self, path: str) -> list[bool]:
        """For each card of a zone whether this seat sees it and not everyone does."""
        return [self.book.face_of(code) != NONE and not self.book.lies_open(code) for code in self.codes.get(path, ())]

    def number(self, path: str) -> int:
        entry = self.declared.get(path, 0)
        return entry if isinstance(entry, int) else 0

    def has(self, path: str) -> bool:
        """Whether a flag is set, or anything is written at a path."""
        return bool(self.declared.get(path))


class Decoder:
    """Reads the numbers of one sight by the book."""

    def __init__(self, book: Book, numbers: Sequence[int], texts: Sequence[Sequence[str]]) -> None:
        self.book = book
        self.game = book.game
        self.numbers = numbers
        self.texts = texts
        self.entries: dict[str, Plain] = {}
        self.codes: dict[str, tuple[int, ...]] = {}
        self._read()

    def _read(self) -> None:
        self._head()
        at = int(HEAD)
        sentences = iter(self.texts)
        values: list[tuple[Entry, list[int]]] = []
        for entry in self.book.entries[HEAD:]:
            if entry.form == "cards":
                at = self._cards(entry, at)
            elif entry.form == "list":
                size = self.numbers[at]
                values.append((entry, list(self.numbers[at + 1 : at + 1 + size])))
                at += size + 1
            elif entry.form == "number":
                values.append((entry, [self.numbers[at]]))
                at += 1
            elif entry.form == "texts":
                self.entries[entry.path] = list(next(sentences))
                at += 1
        # Cards are told by their places, so the zones are read before the numbers that speak of them.
        self._values(values)
        self.entries["pending"] = self._prompts(at)

    def _head(self) -> None:
        self.entries["turn"] = seat_name(self.numbers[0])
        self.entries["turns"] = self.numbers[1]
        out, people = self.numbers[3], self.numbers[4]
        for seat in range(self.book.seats):
            self.entries[f"{seat_name(seat)}.out"] = bool(out >> seat & 1)
        self.entries["people"] = list(seat_names(people, self.book.seats))

    def _cards(self, entry: Entry, at: int) -> int:
        size = self.numbers[at]
        codes = tuple(self.numbers[at + 1 : at + 1 + size])
        self.codes[entry.path] = codes
        texts = [self.card(code, entry.signed) for code in (codes[::-1] if entry.top_first else codes)]
        self.entries[entry.path] = (texts[0] if texts else None) if entry.single else texts
        return at + 1 + size

    def card(self, code: int, signed: bool = False) -> str:
        """A card as positions write it."""
        face = self.book.face_of(code)
        if face == NONE:
            return UNSEEN
        name = self.game.faces[face]
        return name if not signed else ("+" if self.book.lies_open(code) else "-") + name

    def _values(self, values: Sequence[tuple[Entry, list[int]]]) -> None:
        raw = {entry.path: numbers[0] for entry, numbers in values if entry.form == "number"}
        for entry, numbers in values:
            if entry.progress is not None and raw[entry.progress] == NONE:
                self.entries[entry.path.partition(".")[0]] = None
            elif entry.form == "list":
                self.entries[entry.path] = [self.item(entry, number) for number in numbers]
            elif entry.secret and numbers[0] == NONE:
                self.entries[entry.path] = None
            else:
                self.entries[entry.path] = self.value(
                    entry.kind, numbers[0], entry.words, entry.within is not None, entry.secret
                )

    def item(self, entry: Entry, number: int) -> Plain:
        """One of a list: a card is written by its place in the zone where it lies, several seats as a list."""
        if entry.kind == CARD and entry.within is not None and number >= 0:
            return self.book.place(number)[1] + 1
        value = self.value(entry.kind, number, entry.words)
        return value[0] if isinstance(value, list) and len(value) == 1 else value

    def value(
        self, kind: int, number: int, words: Sequence[str] = (), within: bool = False, hidden: bool = False
    ) -> Plain:
        """A number as positions write it; a plain number is unseen only where it can be hidden."""
        if number == UNSEEN_NUMBER and (hidden or kind != NUMBER):
            return UNSEEN
        if number == NONE and kind in NOTHING:
            return None
        if kind == CARD:
            return self._card(number, within)
        if kind in READERS:
            return READERS[kind](number, words, self.book)
        return number

    def _card(self, number: int, within: bool) -> str:
        entry, place = self.book.place(number)
        if within:
            return self.card(self.codes[entry.path][place])
        return f"{entry.path} {place + 1}"

    def _prompts(self, at: int) -> list[Plain]:
        """The open prompts, oldest first, but for those that other entries imply."""
        asked = self.numbers[at]
        at += 1
        listed: list[Plain] = []
        for _ in range(asked):
            kind = self.game.prompts.kinds[self.numbers[at]]
            seats = self.numbers[at + 1]
            values = self.numbers[at + 2 : at + 2 + len(kind.fields)]
            at += 2 + len(kind.fields)
            if not kind.implied:
                listed.append(self._prompt(kind.name, seats, kind.fields, values))
        return listed

    def _field(self, field_: Field, value: int) -> Plain:
        words = () if field_.words is None else field_.words.words
        return None if value == NONE else self.value(int(field_.kind), value, words, hidden=field_.asked_only)

    def _prompt(self, name: str, seats: int, fields: Sequence[Field], values: Sequence[int]) -> Plain:
        line: dict[str, Plain] = {"prompt": name, "seats": list(seat_names(seats, self.book.seats))}
        for field_, value in zip(fields, values, strict=True):
            line[field_.name] = self._field(field_, value)
        return line


NOTHING = {int(SEAT), int(WORD), int(FACE), int(CARD), int(MOVE)}
"""Kinds for which NONE says that there is nothing."""

READERS: dict[int, Callable[[int, Sequence[str], Book], Plain]] = {
    int(FLAG): lambda number, words, book: bool(number),
    int(SEAT): lambda number, words, book: seat_name(number),
    int(SEATS): lambda number, words, book: list(seat_names(number, book.seats)),
    int(WORD): lambda number, words, book: words[number],
    int(WORD_SET): lambda number, words, book: [words[at] for at in places_in(number)],
    int(FACE): lambda number, words, book: book.game.faces[number],
    int(MOVE): lambda number, words, book: book.game.verbs.write(number),
}


def decode(book: Book, numbers: Sequence[int], texts: Sequence[Sequence[str]], seat: int) -> View:
    """The view that a sight stands for."""
    decoder = Decoder(book, numbers, texts)
    entries = book.game.to_rule_book(dict(decoder.entries))
    return View(
        game=book.game.name,
        seat=seat,
        seats=book.seats,
        entries=entries,
        awaited=tuple(places_in(numbers[5])),
        question=book.game.prompts.kinds[numbers[6]].name,
        over=bool(numbers[2]),
        ranking=(),
        declared=decoder.entries,
        codes=decoder.codes,
        book=book,
    )


def awaited(state: State) -> list[int]:
    """The seats that owe a decision now."""
    return places_in(int(state.awaited()))


def see(state: State, seat: int) -> list[int]:
    """What a seat sees, as numbers, for code that is in no hurry."""
    state.check_seat(seat)
    sight = Sight()
    sight.look(state, seat)
    return sight.to_list()
