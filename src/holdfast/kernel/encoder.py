"""The encoder: an observation at fixed places, the same for every state of a table, written into one long array.

What stands where is planned by `tensor_layout` from the schema. Lists are filled up with zeros to the most they can
hold, prompts stand one after the other from the newest on, each of their fields at a place of its own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from holdfast.kernel.action_space import ActionSpace
from holdfast.kernel.bits import NONE
from holdfast.kernel.cells import CARD, MOVE, SEAT, SEATS
from holdfast.kernel.journal import UNSEEN
from holdfast.kernel.observation import HEAD, PLACES, Observation
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.state import State

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
    starts: vec[i64]
    """For each viewer and entry where its numbers begin."""
    rooms: vec[i64]
    kinds: vec[i64]
    zones: vec[i64]
    """For each viewer and zone the number by which cards in it are told."""

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
        self.starts = vec[i64]([i64(start) for listed in starts for start in listed])
        self.rooms = vec[i64]([i64(room) for room in rooms])
        self.kinds = vec[i64]([i64(kind) for kind in kinds])
        self.zones = vec[i64]([i64(zone) for listed in zones for zone in listed])
        self.zone_count: i64 = len(zones[0])
        self.space = space
        self.seen = Observation()

    def write(self, state: State, seat: i64, into: vec[i32], base: i64) -> None:
        """Write what a seat sees over an observation written before, or over zeros."""
        seen = self.seen
        seen.look(state, seat)
        viewer = seat if seat < self.seats else i64(0)
        row = viewer * self.entries
        numbers = seen.numbers
        starts = self.starts
        kinds = self.kinds
        for entry in range(HEAD):
            into[base + starts[row + entry]] = i32(self._value(kinds[entry], numbers[entry], viewer))
        at = HEAD
        end = HEAD + seen.lists
        for entry in range(HEAD, end):
            size = numbers[at]
            self._list(entry, at + 1, size, into, base + starts[row + entry], viewer)
            at += size + 1
        for entry in range(end, end + seen.plain):
            into[base + starts[row + entry]] = i32(self._value(kinds[entry], numbers[at], viewer))
            at += 1
        self._prompts(state, seat, viewer, at, into, base + starts[row + self.entries - 1])

    def _list(self, entry: i64, at: i64, size: i64, into: vec[i32], start: i64, viewer: i64) -> None:
        room = self.rooms[entry]
        kind = self.kinds[entry]
        numbers = self.seen.numbers
        kept = min(size, room)
        before = min(i64(into[start]), room)
        into[start] = i32(size)
        start += 1
        if kind == CARDS:
            for index in range(kept):
                into[start + index] = i32(numbers[at + index])
        else:
            for index in range(kept):
                into[start + index] = i32(self._value(kind, numbers[at + index], viewer))
        for index in range(kept, before):
            into[start + index] = 0

    def _prompts(self, state: State, seat: i64, viewer: i64, at: i64, into: vec[i32], start: i64) -> None:
        """The newest prompt first; of each its kind, who is asked, and its fields by their slots."""
        asked = state.asked
        width = 2 + state.questions.field_count
        kept = min(asked, MOST_PROMPTS)
        before = min(i64(into[start]), MOST_PROMPTS)
        into[start] = i32(asked)
        start += 1
        for index in range(max(kept, before) * width):
            into[start + index] = 0
        at += 1
        for index in range(asked):
            prompt = state.prompts[index]
            place = asked - 1 - index
            if place < MOST_PROMPTS:
                self._prompt(state, prompt, viewer, at, into, start + place * width)
            at += 2 + len(state.questions.kinds[prompt.kind].fields)

    def _prompt(self, state: State, prompt: Prompt, viewer: i64, at: i64, into: vec[i32], start: i64) -> None:
        numbers = self.seen.numbers
        into[start] = i32(numbers[at] + 1)
        into[start + 1] = i32(self._value(SEATS, numbers[at + 1], viewer))
        at += 2
        for field in state.questions.kinds[prompt.kind].fields:
            into[start + 2 + field.slot] = i32(self._value(field.kind, numbers[at], viewer))
            at += 1

    def _value(self, kind: i64, value: i64, viewer: i64) -> i64:
        """A number as it is encoded: seats from the viewer on, cards by zones of the layout, moves as actions."""
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
