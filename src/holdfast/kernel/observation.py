"""The observation: what one seat sees now, as a short sequence of numbers in schema order.

First comes the head: turn, turns, over, out, people, awaited, question. Then each zone as its size and a code for
each card, each series as its size and its numbers, each cell, and each text as its number of sentences. The open
prompts are last. A card's code is a back, or a face with a bit for whether it lies open. Looking changes nothing.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import NONE, SPECTATOR, bit
from holdfast.kernel.cells import CARD, STORED, Cell, is_nothing
from holdfast.kernel.journal import UNSEEN
from holdfast.kernel.kinds import Field
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.state import State
from holdfast.kernel.zones import Zone

HEAD: Final[i64] = 7
"""Numbers that every observation begins with."""
PLACES: Final[i64] = 256
"""A card is told by its place: the number of its zone plus one times this, plus its place there."""


@final
class Observation:
    """What a seat sees, filled again and again without new storage."""

    size: i64
    lists: i64
    """How many entries after the head have a size of their own."""
    plain: i64
    """How many entries after those are one number each."""
    numbers: vec[i64]

    def __init__(self) -> None:
        self.size = 0
        self.lists = 0
        self.plain = 0
        self.numbers = vec[i64]()

    def _reserve(self, room: i64) -> None:
        """Reserve room for this many numbers and no more: a server keeps thousands of observations."""
        if len(self.numbers) < room:
            numbers = self.numbers
            while len(numbers) < room:
                numbers = append(numbers, i64(0))
            self.numbers = numbers[:]

    def look(self, state: State, seat: i64) -> None:
        """See what a seat, or SPECTATOR, sees now."""
        self._reserve(self._most(state))
        self.lists = len(state.zones) + len(state.series_list)
        self.plain = len(state.cells) + len(state.texts_list)
        write_head(state, self.numbers)
        at = HEAD
        for zone in state.zones:
            at = self._zone(state, zone, seat, at)
        at = self._series(state, seat, at)
        for cell in state.cells:
            self.numbers[at] = cell_seen(state, cell, seat)
            at += 1
        for texts in state.texts_list:
            self.numbers[at] = len(texts.lines)
            at += 1
        self.size = self._prompts(state, seat, at)

    def _most(self, state: State) -> i64:
        """More numbers than an observation of this state has."""
        most = HEAD + 1 + len(state.known) + len(state.zones) + len(state.cells) + len(state.texts_list)
        for series in state.series_list:
            most += series.size + 1
        return most + state.asked * (state.questions.field_count + 2)

    def _zone(self, state: State, zone: Zone, seat: i64, at: i64) -> i64:
        self.numbers[at] = zone.size
        write_codes(state, zone, seat, self.numbers, at + 1)
        return at + 1 + zone.size

    def _series(self, state: State, seat: i64, at: i64) -> i64:
        for series in state.series_list:
            size = series.size if series.sees & bit(seat) else i64(0)
            self.numbers[at] = size
            at += 1
            for index in range(size):
                value = series.values[index]
                self.numbers[at] = place_seen(state, value, seat) if series.kind == CARD else value
                at += 1
        return at

    def _prompts(self, state: State, seat: i64, at: i64) -> i64:
        self.numbers[at] = state.asked
        at += 1
        for index in range(state.asked):
            at = self._prompt(state, state.prompts[index], seat, at)
        return at

    def _prompt(self, state: State, prompt: Prompt, seat: i64, at: i64) -> i64:
        self.numbers[at] = prompt.kind
        self.numbers[at + 1] = prompt.seats
        at += 2
        for field in state.questions.kinds[prompt.kind].fields:
            self.numbers[at] = field_seen(state, prompt, field, seat)
            at += 1
        return at

    # Changes

    def changes(self, previous: Observation) -> list[list[int]]:
        """The entries that differ from an earlier observation of the same table: each one's number, then its new value.

        Of a list only the end is told that differs: how many of its numbers stay, then the others.
        """
        found: list[list[int]] = []
        mine = self.numbers
        theirs = previous.numbers
        for entry in range(HEAD):
            if mine[entry] != theirs[entry]:
                found.append([int(entry), int(mine[entry])])
        a = HEAD
        b = HEAD
        for index in range(self.lists):
            size = mine[a]
            kept = self._same(previous, a + 1, b + 1, min(size, theirs[b]))
            if size != theirs[b] or kept < size:
                found.append(self._listed(HEAD + index, kept, a + 1, size))
            a += size + 1
            b += theirs[b] + 1
        return self._numbers_changed(previous, a, b, found)

    def _numbers_changed(self, previous: Observation, a: i64, b: i64, found: list[list[int]]) -> list[list[int]]:
        entry = HEAD + self.lists
        count = self.plain
        for index in range(count):
            if self.numbers[a + index] != previous.numbers[b + index]:
                found.append([int(entry + index), int(self.numbers[a + index])])
        a += count
        b += count
        left = self.size - a
        kept = self._same(previous, a, b, min(left, previous.size - b))
        if left != previous.size - b or kept < left:
            found.append(self._listed(entry + count, kept, a, left))
        return found

    def _same(self, previous: Observation, a: i64, b: i64, most: i64) -> i64:
        """How many numbers are the same from here on."""
        for index in range(most):
            if self.numbers[a + index] != previous.numbers[b + index]:
                return index
        return most

    def _listed(self, entry: i64, kept: i64, start: i64, size: i64) -> list[int]:
        listed: list[int] = [int(entry), int(kept)]
        for at in range(start + kept, start + size):
            listed.append(int(self.numbers[at]))
        return listed

    def key(self) -> int:
        """A number that is the same for observations that are the same, for search."""
        one: i64 = 17
        other: i64 = 29
        for at in range(self.size):
            number = self.numbers[at]
            one = (one * 0x1000193 + number) & 0x7FFFFFFF
            other = (other * 0x5BD1E95 + number) & 0x7FFFFFFF
        return int(one << 31 | other)

    def to_list(self) -> list[int]:
        return [int(self.numbers[at]) for at in range(self.size)]


def write_head(state: State, numbers: vec[i64]) -> None:
    """What every observation begins with."""
    numbers[0] = state.turn
    numbers[1] = state.turns
    numbers[2] = 1 if state.over else 0
    numbers[3] = state.out
    numbers[4] = state.people
    numbers[5] = state.awaited()
    numbers[6] = state.prompts[state.asked - 1].kind if state.asked else state.question()


def first_face(state: State) -> i64:
    """The first code that tells a face; those below it are backs."""
    return len(state.backs) + 1


def card_code(card: i64, me: i64, known: vec[i64], face: vec[i64], back_of: vec[i64], faces: i64) -> i64:
    """A card as a seat sees it, told by its bit: the face if the seat knows it, otherwise the back."""
    knows = known[card]
    if knows & me:
        return faces + 2 * face[card] + (knows >> SPECTATOR & 1)
    return back_of[face[card]] + 1 if len(back_of) > 0 else i64(1)


def write_codes(state: State, zone: Zone, seat: i64, numbers: vec[i64], start: i64) -> None:
    """All cards of a zone as a seat sees them."""
    me = bit(seat)
    faces = first_face(state)
    cards = zone.cards
    known = state.known
    face = state.face
    back_of = state.back_of
    size = zone.size
    for index in range(size):
        numbers[start + index] = card_code(cards[index], me, known, face, back_of, faces)
    if zone.bag and zone.sees & me == 0:
        _sort(numbers, start, start + size, faces)


def _sort(numbers: vec[i64], start: i64, end: i64, faces: i64) -> None:
    """Known faces in the order of the box, then backs: nobody outside learns the places in a bag."""
    for index in range(start + 1, end):
        code = numbers[index]
        at = index
        while at > start and _is_after(numbers[at - 1], code, faces):
            numbers[at] = numbers[at - 1]
            at -= 1
        numbers[at] = code


def _is_after(one: i64, other: i64, faces: i64) -> bool:
    """Whether a card's code comes after another's; codes from `faces` on tell a face, those below a back."""
    return one > other if (one < faces) == (other < faces) else one < faces


def cell_seen(state: State, cell: Cell, seat: i64) -> i64:
    """A cell as a seat sees it: whether there is a value shows to all, which one to those who may know."""
    value = cell.value if cell.derived == STORED else state.derived_value(cell.derived, cell.owner)
    if cell.sees & bit(seat) == 0:
        return value if is_nothing(cell, value) else UNSEEN
    if cell.kind == CARD:
        return place_seen(state, value, seat)
    return value


def place_seen(state: State, card: i64, seat: i64) -> i64:
    """Where a card lies, to those who may know its place; NONE for no card."""
    if card == NONE:
        return NONE
    for zone in state.zones:
        at = zone.index(card)
        if at != NONE:
            return UNSEEN if zone.bag and zone.sees & bit(seat) == 0 else (zone.number + 1) * PLACES + at
    return UNSEEN


def field_seen(state: State, prompt: Prompt, field: Field, seat: i64) -> i64:
    """What a seat sees of a question's field: some only those see who are asked."""
    value = prompt.fields[field.slot]
    if field.asked_only and prompt.seats & bit(seat) == 0:
        return UNSEEN
    return place_seen(state, value, seat) if field.kind == CARD else value
