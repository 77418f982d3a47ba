"""The encoder: an observation at fixed places, the same for every state of a table, written into one long array.

What stands where is planned by `tensor_layout` from the schema. Lists are filled up with zeros to the most they can
hold, prompts stand one after the other from the newest on, each of their fields at a place of its own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from holdfast.kernel.action_space import ActionSpace
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.cells import CARD, FLAG, MOVE, SEAT, SEATS, STORED, Series
from holdfast.kernel.journal import UNSEEN
from holdfast.kernel.observation import (
    HEAD,
    PLACES,
    card_code,
    cell_seen,
    field_seen,
    first_face,
    place_seen,
    write_codes,
    write_head,
)
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.state import State
from holdfast.kernel.zones import Zone

MOST_PROMPTS: Final[i64] = 8
MOST_NUMBER: Final[i64] = 2147483647
CARDS: Final[i64] = -1
"""Stands for the kind of an entry that lists cards by their codes."""


@final
class Encoder:
    """Writes observations of one kind of table. With `own` every seat sees itself first, then the next one."""

    size: i64
    """How many numbers each observation takes."""
    seats: i64
    entries: i64
    own: bool
    translated: i64
    """Kinds of numbers that are not encoded as they are, as a mask."""
    starts: vec[i64]
    """For each viewer and entry where its numbers begin."""
    rooms: vec[i64]
    kinds: vec[i64]
    zones: vec[i64]
    """For each viewer and zone the number by which cards in it are told."""
    head: vec[i64]
    sorted: vec[i64]
    """Storage that is used again and again."""

    def __init__(
        self,
        size: int,
        starts: list[list[int]],
        rooms: list[int],
        kinds: list[int],
        zones: list[list[int]],
        own: bool,
        space: ActionSpace,
    ) -> None:
        self.size = size
        self.seats = len(starts)
        self.entries = len(rooms)
        self.own = own
        self.translated = bit(CARD) | bit(MOVE) | (bit(SEAT) | bit(SEATS) if own else i64(0))
        self.starts = vec[i64]([i64(start) for listed in starts for start in listed])
        self.rooms = vec[i64]([i64(room) for room in rooms])
        self.kinds = vec[i64]([i64(kind) for kind in kinds])
        self.zones = vec[i64]([i64(zone) for listed in zones for zone in listed])
        self.zone_count: i64 = len(zones[0])
        self.space = space
        self.head = vec[i64]([i64(0)] * HEAD)
        self.sorted = vec[i64]()

    def write(self, state: State, seat: i64, into: vec[i32], base: i64) -> None:
        """Write all that a seat sees over an observation written before, or over zeros."""
        row = self._viewer(seat) * self.entries
        entry = HEAD
        for zone in state.zones:
            self._zone(state, zone, seat, into, base + self.starts[row + entry], self.rooms[entry], 0)
            entry += 1
        self._numbers(state, seat, into, base, entry)

    def follow(self, state: State, seat: i64, into: vec[i32], base: i64, seen: vec[i64], first: i64) -> None:
        """Write the same over what was written here last, by this alone: zones only from where they have changed.

        `seen` keeps for each zone, from number `first` on, for whom its cards stand there. Of one table there is only
        one such follower, because the table says what has changed since it looked last.
        """
        me = bit(seat)
        turned = state.turned
        state.turned = False
        row = self._viewer(seat) * self.entries
        starts = self.starts
        entry = HEAD
        for zone in state.zones:
            start = base + starts[row + entry]
            size = zone.size
            kept = zone.settled
            same = seen[first]
            if turned or zone.bag or same & me == 0:
                kept = 0
            if kept == 0:
                same = me if self.own else EVERYONE
            if kept < size or i64(into[start]) != size:
                seen[first] = same & self._zone(state, zone, seat, into, start, self.rooms[entry], kept)
                zone.settled = size
            first += 1
            entry += 1
        self._numbers(state, seat, into, base, entry)

    def _viewer(self, seat: i64) -> i64:
        """Whose places things have: somebody who only watches has those of the first seat."""
        return seat if seat < self.seats else i64(0)

    def _numbers(self, state: State, seat: i64, into: vec[i32], base: i64, entry: i64) -> None:
        """Write everything but the zones; the first entry behind them is the first series."""
        viewer = self._viewer(seat)
        me = bit(seat)
        row = viewer * self.entries
        starts = self.starts
        self._head(state, viewer, into, base)
        for series in state.series_list:
            self._series(state, series, seat, into, base + starts[row + entry], self.rooms[entry])
            entry += 1
        translated = self.translated
        for cell in state.cells:
            kind = cell.kind
            value = cell.value
            if cell.derived != STORED:
                value = state.derived_value(cell.derived, cell.owner)
            if translated >> kind & 1 or cell.sees & me == 0 or value > MOST_NUMBER or value < -MOST_NUMBER:
                value = self._value(kind, cell_seen(state, cell, seat), viewer)
            into[base + starts[row + entry]] = i32(value)
            entry += 1
        for texts in state.texts_list:
            into[base + starts[row + entry]] = i32(len(texts.lines))
            entry += 1
        self._prompts(state, seat, into, base + starts[row + entry])

    def _head(self, state: State, viewer: i64, into: vec[i32], base: i64) -> None:
        head = self.head
        write_head(state, head)
        starts = self.starts
        kinds = self.kinds
        row = viewer * self.entries
        for entry in range(HEAD):
            into[base + starts[row + entry]] = i32(self._value(kinds[entry], head[entry], viewer))

    def _zone(self, state: State, zone: Zone, seat: i64, into: vec[i32], start: i64, room: i64, kept: i64) -> i64:
        """Write a zone's cards behind the first few, which stand there; who sees those written as this seat does."""
        size = zone.size
        before = min(i64(into[start]), room)
        into[start] = i32(size)
        start += 1
        end = min(size, room)
        me = bit(seat)
        same = EVERYONE
        if zone.bag and zone.sees & me == 0:
            self._bag(state, zone, seat, into, start, end)
        else:
            faces = first_face(state)
            cards = zone.cards
            known = state.known
            face = state.face
            back_of = state.back_of
            for index in range(kept, end):
                card = cards[index]
                knows = known[card]
                same &= knows if knows & me else ~knows
                into[start + index] = i32(card_code(card, me, known, face, back_of, faces))
        for index in range(end, before):
            into[start + index] = 0
        return same

    def _bag(self, state: State, zone: Zone, seat: i64, into: vec[i32], start: i64, kept: i64) -> None:
        """A hand that the seat does not see into is written in an order that says nothing."""
        while len(self.sorted) < zone.size:
            self.sorted = append(self.sorted, i64(0))
        codes = self.sorted
        write_codes(state, zone, seat, codes, 0)
        for index in range(kept):
            into[start + index] = i32(codes[index])

    def _series(self, state: State, series: Series, seat: i64, into: vec[i32], start: i64, room: i64) -> None:
        size = series.size if series.sees & bit(seat) else i64(0)
        before = min(i64(into[start]), room)
        if size == 0 and before == 0:
            return
        viewer = self._viewer(seat)
        into[start] = i32(size)
        start += 1
        kept = min(size, room)
        kind = series.kind
        for index in range(kept):
            value = series.values[index]
            if kind == CARD:
                value = place_seen(state, value, seat)
            into[start + index] = i32(self._value(kind, value, viewer))
        for index in range(kept, before):
            into[start + index] = 0

    def _prompts(self, state: State, seat: i64, into: vec[i32], start: i64) -> None:
        """The newest prompt first; of each its kind, who is asked, and its fields by their slots."""
        asked = state.asked
        before = min(i64(into[start]), MOST_PROMPTS)
        if asked == 0 and before == 0:
            return
        width = 2 + state.questions.field_count
        kept = min(asked, MOST_PROMPTS)
        into[start] = i32(asked)
        start += 1
        for index in range(kept):
            self._prompt(state, state.prompts[asked - 1 - index], seat, into, start + index * width, width)
        for index in range(kept * width, before * width):
            into[start + index] = 0

    def _prompt(self, state: State, prompt: Prompt, seat: i64, into: vec[i32], start: i64, width: i64) -> None:
        viewer = self._viewer(seat)
        into[start] = i32(prompt.kind + 1)
        into[start + 1] = i32(self._value(SEATS, prompt.seats, viewer))
        for index in range(i64(2), width):
            into[start + index] = 0
        for field in state.questions.kinds[prompt.kind].fields:
            value = field_seen(state, prompt, field, seat)
            into[start + 2 + field.slot] = i32(self._value(field.kind, value, viewer))

    def _value(self, kind: i64, value: i64, viewer: i64) -> i64:
        """A number as it is encoded: seats from the viewer on, cards by zones of the layout, moves as actions."""
        if kind <= FLAG:
            return max(-MOST_NUMBER, min(MOST_NUMBER, value))
        if kind == SEATS:
            return self._rotated(value, viewer) if self.own else value
        if kind == SEAT:
            return self._turned(value, viewer) if self.own and value >= 0 else value
        if kind == CARD:
            if value < PLACES:
                return value
            return (self.zones[viewer * self.zone_count + value // PLACES - 1] + 1) * PLACES + value % PLACES
        if kind == MOVE:
            return value if value == NONE or value == UNSEEN else self._action(value)
        if value > MOST_NUMBER:
            return MOST_NUMBER
        if value < -MOST_NUMBER:
            return -MOST_NUMBER
        return value

    def _turned(self, seat: i64, viewer: i64) -> i64:
        turned = seat - viewer
        return turned + self.seats if turned < 0 else turned

    def _rotated(self, seats: i64, viewer: i64) -> i64:
        mask = (viewer * 0 + 1 << self.seats) - 1
        seats &= mask
        return (seats >> viewer | seats << (self.seats - viewer)) & mask

    def _action(self, move: i64) -> i64:
        verb = move & 255
        return self.space.first[verb] if self.space.ranked[verb] > 0 else self.space.number(move)
