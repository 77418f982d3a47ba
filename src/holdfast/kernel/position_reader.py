"""What was given as a position: flat paths, and every kind of value checked by its place."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from holdfast.kernel.bits import EVERYONE, NONE
from holdfast.kernel.cells import CARD, FACE, FLAG, MOVE, NUMBER, SEAT, SEATS, WORD_SET, Cell, Series
from holdfast.kernel.errors import IllegalMove, PositionError
from holdfast.kernel.phrases import seat_number
from holdfast.kernel.plain_data import Plain, short
from holdfast.kernel.table_schema import path_of

if TYPE_CHECKING:
    from holdfast.kernel.game import Game
    from holdfast.kernel.phrases import BlankWords
    from holdfast.kernel.state import State
    from holdfast.kernel.zones import Zone

NOTHING: tuple[Plain, ...] = (None, "none")
PLACE = re.compile(r"[1-9][0-9]{0,3}")


class PositionReader:
    """A position that was given for a table; it remembers what was asked for."""

    def __init__(self, entries: Mapping[str, Plain], state: State, game: Game) -> None:
        self.entries = dict(entries)
        self.state = state
        self.game = game
        self.read: set[str] = set()

    def __contains__(self, path: str) -> bool:
        return path in self.entries

    def get(self, path: str, default: Plain = None) -> Plain:
        self.read.add(path)
        return self.entries.get(path, default)

    def unread(self) -> list[str]:
        """What was written that nobody asked for; a group with nothing in it is fine where there is such a group."""
        return [path for path, value in self.entries.items() if path not in self.read and not self._empty(path, value)]

    def _empty(self, path: str, value: Plain) -> bool:
        empty = value is None or value == {}
        return empty and any(read.startswith(path + ".") for read in self.read)

    # Values by kind

    def value(self, path: str, given: Plain, cell: Cell | Series) -> int:
        """The number that stands for what was given."""
        kind = int(cell.kind)
        if kind == NUMBER:
            if given in NOTHING and isinstance(cell, Cell) and cell.sees != EVERYONE:
                return int(NONE)
            least = int(cell.least) if isinstance(cell, Cell) else 0
            return self.number(path, given, least, int(cell.most))
        if kind == CARD:
            return self.card(path, given, cell.within)
        return self.by_kind(path, given, kind, cell.words)

    def by_kind(self, path: str, given: Plain, kind: int, words: BlankWords | None) -> int:
        if kind == FLAG:
            return self.flag(path, given)
        if kind == SEATS:
            return self.seat_mask(path, given)
        if kind == WORD_SET:
            assert words is not None
            return self.word_mask(path, given, words)
        if given in NOTHING:
            return int(NONE)
        if kind == SEAT:
            return self.seat_named(path, given)
        if kind == FACE:
            return self.face(path, given)
        if kind == MOVE:
            return self.move(path, given)
        assert words is not None
        return self.word(path, given, words)

    def number(self, path: str, given: Plain, least: int, most: int) -> int:
        if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
            raise PositionError(
                "not_in_range",
                path=path,
                given=short(given),
                least=least,
                most=most,
            )
        return given

    def flag(self, path: str, given: Plain) -> int:
        if given not in (True, False):
            raise PositionError("not_true_or_false", path=path, given=short(given))
        return int(bool(given))

    def seat_or_none(self, path: str, given: Plain) -> int:
        return int(NONE) if given in NOTHING else self.seat_named(path, given)

    def seat_named(self, path: str, given: Plain) -> int:
        seat = seat_number(given)
        if seat is None or seat >= self.state.seats:
            raise PositionError(
                "no_such_seat_in_position",
                path=path,
                given=short(given),
                seats=int(self.state.seats),
            )
        return seat

    def seat_mask(self, path: str, given: Plain) -> int:
        if given in NOTHING:
            return 0
        if isinstance(given, str) or not isinstance(given, Sequence):
            raise PositionError("not_a_list_of_seats", path=path, given=short(given))
        return sum({1 << self.seat_named(path, seat) for seat in given})

    def word(self, path: str, given: Plain, words: BlankWords) -> int:
        if not isinstance(given, str) or given.lower() not in words.numbers:
            raise PositionError("none_of_the_words", path=path, given=short(given), words=list(words.words))
        return words.numbers[given.lower()]

    def word_mask(self, path: str, given: Plain, words: BlankWords) -> int:
        listed = [] if given in NOTHING else self._list(path, given)
        bits = [1 << self.word(path, text, words) for text in listed]
        if len(set(bits)) < len(bits):
            raise PositionError("something_named_twice", path=path)
        return sum(bits)

    def face(self, path: str, given: Plain) -> int:
        if given not in self.game.vocabulary.faces:
            raise PositionError("no_such_card", path=path, card=short(given))
        return self.game.vocabulary.faces.index(str(given))

    def move(self, path: str, given: Plain) -> int:
        try:
            return self.game.vocabulary.verbs.read(self.text(path, given))[0]
        except IllegalMove as wrong:
            raise PositionError("wrong_at_path", path=path, wrong=wrong) from None

    def card(self, path: str, given: Plain, within: Zone | None) -> int:
        """A card by its name or its place: `5S`, `2` in a zone that is understood, `p1.hand 2` anywhere."""
        if given in NOTHING:
            return int(NONE)
        text = self.text(path, given)
        zone_path, _, place = text.rpartition(" ")
        for zone in self.state.zones:
            named = path_of(zone.name, zone.owner) == zone_path if zone_path else zone is within
            if named:
                return self._card_in(path, zone, place)
        raise PositionError("no_card_at_place", path=path, given=text)

    def _card_in(self, path: str, zone: Zone, said: str) -> int:
        if PLACE.fullmatch(said) and int(said) <= zone.size:
            return int(zone.cards[int(said) - 1])
        for card in zone.to_list():
            if self.game.vocabulary.faces[self.state.face[card]] == said:
                return card
        raise PositionError("not_in_zone", path=path, given=said, zone=path_of(zone.name, zone.owner))

    def items(self, path: str) -> list[Plain]:
        given = self.get(path)
        return [] if given in NOTHING else self._list(path, given)

    def _list(self, path: str, given: Plain) -> list[Plain]:
        if isinstance(given, str) or not isinstance(given, Sequence):
            raise PositionError("not_a_list", path=path, given=short(given))
        return list(given)

    def texts(self, path: str) -> list[str]:
        return [self.text(path, item) for item in self.items(path)]

    def text(self, path: str, given: Plain) -> str:
        if isinstance(given, bool) or not isinstance(given, str | int):
            raise PositionError("not_a_word", path=path, given=short(given))
        return given if isinstance(given, str) else short(given)
