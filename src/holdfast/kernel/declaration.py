"""The declaration: whatever lies on a table is named here once, with its owner, kind and range.

    self.drawn = self.zone("drawn", shape="slot")
    self.tokens = self.number("tokens", seat, start=3, shown=ALWAYS)

A state is its zones, cells, series and texts in declared order. Copies, views, positions, layouts, observations and
keys for search are all made from these lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.bits import EVERYONE, NOBODY, NONE, SPECTATOR, bit, lowest_bit
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
    Imaginable,
    Series,
    Texts,
)
from holdfast.kernel.errors import GameFault
from holdfast.kernel.zones import ANY_SORT, Zone

if TYPE_CHECKING:
    from holdfast.kernel.phrases import Words

MOST_SECRETS: Final[i64] = 1_000_000
"""A secret number has at most this many possible values."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Declaration:
    """What lies on a table, in declared order."""

    face: vec[i64]
    """What is printed on each card. It never changes, and copies share it."""
    sorts: vec[i64]
    """The sort of each face, as a bit; empty where all cards are of one sort."""
    sort_of: vec[i64]
    """The same, counted from 0."""
    backs: list[int]
    """Masks of sorts whose cards look the same from behind."""
    back_of: vec[i64]
    """The back of each face, counted from 0; empty where there is only one."""

    zones: list[Zone]
    cells: list[Cell]
    series_list: list[Series]
    texts_list: list[Texts]
    progress: dict[str, Cell]
    """Groups of entries that speak of something in progress, each with the cell that is NONE while it is not."""
    aliases: dict[str, str]
    """Other names for places, as seats say them: a team's row is each member's own."""

    deck: Zone
    discard: Zone
    removed: Zone

    def __init__(self) -> None:
        self.face = vec[i64]()
        self.sorts = vec[i64]()
        self.sort_of = vec[i64]()
        self.backs = [int(ANY_SORT)]
        self.back_of = vec[i64]()
        self.zones = []
        self.cells = []
        self.series_list = []
        self.texts_list = []
        self.to_imagine: Imaginable | None = None
        self.progress = {}
        self.aliases = {}
        # Compiled code that calls a method of a game which is not compiled loses the defaults of native integers,
        # so here every argument of that kind is named.
        self.deck = self.zone("deck", NONE, NOBODY, "pile", 0, ANY_SORT)
        self.deck.top_first = True
        self.discard = self.zone("discard", NONE, EVERYONE, "pile", 0, ANY_SORT)
        self.removed = self.zone("removed", NONE, EVERYONE, "", 0, ANY_SORT)

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

    def sort_cards(self, sorts: vec[i64], backs: list[int]) -> None:
        """Say of which sort each face is, and which sorts look the same from behind."""
        self.sorts = sorts
        self.sort_of = vec[i64]([lowest_bit(sorts[face]) for face in range(i64(len(sorts)))])
        self.backs = backs
        self.back_of = vec[i64]([self._back(sorts[face]) for face in range(i64(len(sorts)))])

    def sort_faces(self, sorts: list[int], backs: list[int]) -> None:
        """The same, from a plain list."""
        self.sort_cards(vec[i64]([i64(sort) for sort in sorts]), backs)

    def _back(self, sort: i64) -> i64:
        for at in range(i64(len(self.backs))):
            back: i64 = self.backs[at]
            if back & sort:
                return at
        return 0

    def fits(self, face: i64, sorts: i64) -> bool:
        """Whether a face is of one of these sorts."""
        return len(self.sorts) == 0 or self.sorts[face] & sorts != 0

    def back_code(self, face: i64) -> i64:
        """How a card that a seat does not know is told to it, by its back."""
        return 1 if len(self.back_of) == 0 else self.back_of[face] + 1

    def face_code(self, face: i64, known: i64) -> i64:
        """How a card that a seat knows is told to it; the lowest bit says whether it lies open to all."""
        return len(self.backs) + 1 + 2 * face + (known >> SPECTATOR & 1)

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
        words: Words,
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

    def word_set(self, name: str, words: Words, owner: i64 = NONE, shown: i64 = NEVER) -> Cell:
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

    def figure(
        self,
        name: str,
        code: i64,
        owner: i64 = NONE,
        kind: i64 = NUMBER,
        words: Words | None = None,
        shown: i64 = ALWAYS,
    ) -> Cell:
        """A number that follows from the rest: `State.figure` works it out whenever somebody looks."""
        cell = self._cell(name, owner, kind, 0)
        cell.figure = code
        cell.words = words
        cell.shown = shown
        cell.least = -MOST
        return cell

    def series(
        self,
        name: str,
        owner: i64 = NONE,
        kind: i64 = NUMBER,
        words: Words | None = None,
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

    def imaginable(self) -> Imaginable:
        """The numbers that change when somebody imagines this table, found once it is declared."""
        if self.to_imagine is None:
            self.to_imagine = Imaginable(self.cells, self.series_list)
        return self.to_imagine

    def _cell(self, name: str, owner: i64, kind: i64, start: i64) -> Cell:
        cell = Cell(name, owner, kind, start)
        self.cells.append(cell)
        return cell
