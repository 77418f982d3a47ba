"""The declaration: everything on a table is named here once, with its owner, kind and range.

    self.drawn = self.declare.zone("drawn", shape="slot")
    self.tokens = self.declare.number("tokens", seat, start=3, shown=ALWAYS)

A state is its zones, cells, series and texts in declared order. Copies, views, positions, layouts, observations and
keys for search are all made from these lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from holdfast.kernel.bits import EVERYONE, NOBODY, NONE, bit
from holdfast.kernel.cells import (
    ALWAYS,
    CARD,
    FACE,
    FLAG,
    MOST,
    MOVE,
    NEVER,
    NUMBER,
    SEAT,
    SEATS,
    WORD,
    WORD_SET,
    Cell,
    HiddenNumbers,
    Series,
    Texts,
)
from holdfast.kernel.errors import GameFault
from holdfast.kernel.zones import ANY_SORT, Zone

if TYPE_CHECKING:
    from holdfast.kernel.phrases import BlankWords

MOST_SECRETS: Final[i64] = 1_000_000
"""A secret number has at most this many possible values."""


@final
class Declaration:
    """What lies on a table, in declared order. A state names everything here while it is made."""

    zones: list[Zone]
    cells: list[Cell]
    series_list: list[Series]
    texts_list: list[Texts]

    def __init__(self) -> None:
        self.zones = []
        self.cells = []
        self.series_list = []
        self.texts_list = []
        self._hidden_numbers: HiddenNumbers | None = None
        self._bags: list[Zone] | None = None

    # Cards

    def zone(
        self,
        name: str,
        owner: i64 = NONE,
        sees: i64 = NOBODY,
        shape: str = "row",
        room: i64 = 0,
        allows: i64 = ANY_SORT,
        tucked: bool = False,
        signed: bool = False,
        beside: str = "",
    ) -> Zone:
        """A place for cards: a `row`, `pile`, `fan`, `stack` or `slot`; with no shape it is never drawn."""
        zone = Zone(name, owner, len(self.zones), sees)
        zone.shape = shape
        zone.room = 1 if shape == "slot" else room
        zone.allows = allows
        zone.tucked = tucked
        zone.signed = signed
        zone.beside = beside
        self.zones.append(zone)
        return zone

    def hand(self, seat: i64, name: str = "hand", room: i64 = 0, allows: i64 = ANY_SORT, tucked: bool = False) -> Zone:
        """A hand: its owner sees into it, the others never learn in which place a card is."""
        zone = self.zone(name, seat, bit(seat), "fan", room, allows, tucked)
        zone.bag = True
        return zone

    # Numbers

    def number(
        self,
        name: str,
        owner: i64 = NONE,
        start: i64 = 0,
        least: i64 = 0,
        most: i64 = MOST,
        sees: i64 = EVERYONE,
        shown: i64 = NEVER,
    ) -> Cell:
        cell = self._cell(name, owner, NUMBER, start)
        if sees != EVERYONE and (least < 0 or most - least > MOST_SECRETS):
            raise GameFault("secret_needs_range", name=name)
        cell.least = least
        cell.most = most
        cell.sees = sees
        cell.shown = shown
        return cell

    def flag(self, name: str, owner: i64 = NONE, start: bool = False, sees: i64 = EVERYONE, shown: i64 = NEVER) -> Cell:
        cell = self._cell(name, owner, FLAG, 1 if start else 0)
        cell.most = 1
        cell.sees = sees
        cell.shown = shown
        return cell

    def seat(self, name: str, owner: i64 = NONE, start: i64 = NONE, sees: i64 = EVERYONE, shown: i64 = NEVER) -> Cell:
        """A seat, or NONE."""
        cell = self._cell(name, owner, SEAT, start)
        cell.sees = sees
        cell.shown = shown
        return cell

    def seat_set(self, name: str, owner: i64 = NONE, start: i64 = NOBODY, shown: i64 = NEVER) -> Cell:
        """Several seats, as a mask."""
        cell = self._cell(name, owner, SEATS, start)
        cell.shown = shown
        return cell

    def word(
        self,
        name: str,
        words: BlankWords,
        owner: i64 = NONE,
        start: i64 = NONE,
        sees: i64 = EVERYONE,
        shown: i64 = NEVER,
    ) -> Cell:
        """One of a list of words, or NONE."""
        cell = self._cell(name, owner, WORD, start)
        cell.words = words
        cell.most = len(words.words) - 1
        cell.sees = sees
        cell.shown = shown
        return cell

    def word_set(self, name: str, words: BlankWords, owner: i64 = NONE, shown: i64 = NEVER) -> Cell:
        """Several of a list of words, as a mask."""
        cell = self._cell(name, owner, WORD_SET, 0)
        cell.words = words
        cell.shown = shown
        return cell

    def printed(self, name: str, owner: i64 = NONE) -> Cell:
        """A face, whether such a card lies anywhere or not; or NONE."""
        return self._cell(name, owner, FACE, NONE)

    def card(self, name: str, owner: i64 = NONE, within: Zone | None = None, sees: i64 = EVERYONE) -> Cell:
        """A card that is meant in particular, or NONE."""
        cell = self._cell(name, owner, CARD, NONE)
        cell.within = within
        cell.sees = sees
        return cell

    def waiting_move(self, name: str) -> Cell:
        """A move that waits for something else, or NONE."""
        return self._cell(name, NONE, MOVE, NONE)

    def derived(
        self,
        name: str,
        code: i64,
        owner: i64 = NONE,
        kind: i64 = NUMBER,
        words: BlankWords | None = None,
        shown: i64 = ALWAYS,
    ) -> Cell:
        """A number that follows from the rest: `State.derived_value` works it out whenever somebody looks."""
        cell = self._cell(name, owner, kind, 0)
        cell.derived = code
        cell.words = words
        cell.shown = shown
        cell.least = -MOST
        return cell

    def series(
        self,
        name: str,
        owner: i64 = NONE,
        kind: i64 = NUMBER,
        words: BlankWords | None = None,
        sees: i64 = EVERYONE,
        within: Zone | None = None,
        most: i64 = MOST,
    ) -> Series:
        """A list of numbers, seats, words or cards."""
        series = Series(name, owner, kind)
        series.words = words
        series.sees = sees
        series.within = within
        series.most = most
        self.series_list.append(series)
        return series

    def texts(self, name: str, shown: i64 = ALWAYS) -> Texts:
        """Sentences that lie open on the table."""
        texts = Texts(name)
        texts.shown = shown
        self.texts_list.append(texts)
        return texts

    def hidden_numbers(self) -> HiddenNumbers:
        """The numbers that change when somebody determinizes this table, found once it is declared."""
        if self._hidden_numbers is None:
            self._hidden_numbers = HiddenNumbers(self.cells, self.series_list)
        return self._hidden_numbers

    def bags(self) -> list[Zone]:
        """The zones that are bags, found once the table is declared."""
        if self._bags is None:
            self._bags = [zone for zone in self.zones if zone.bag]
        return self._bags

    def _cell(self, name: str, owner: i64, kind: i64, start: i64) -> Cell:
        cell = Cell(name, owner, kind, start)
        self.cells.append(cell)
        return cell
