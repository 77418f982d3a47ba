"""The sheet on which a state names everything that lies on the table.

A game writes `lay_out(sheet)` once, with lines such as `self.tokens = sheet.number("p1.tokens", self.tokens)`. The same
lines write a position, show a seat its view, and read a position back: what kind of sheet it is decides.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Union

from holdfast.kernel.errors import PositionError
from holdfast.kernel.events import UNSEEN, Kinds
from holdfast.kernel.pending import read_prompts, write_prompts
from holdfast.kernel.phrases import Words, seat_name, seat_names, seat_number
from holdfast.kernel.zones import EVERYONE, NOBODY, NONE, Zone

if TYPE_CHECKING:
    from holdfast.kernel.state import State

Plain = Union[None, bool, int, str, Sequence["Plain"], Mapping[str, "Plain"]]
"""Plain data, as YAML and JSON know it."""

MOST = 1_000_000
NOTHING = (None, "none")


class Sheet:
    """What all sheets share. `entry` is the one line that each kind of sheet treats in its own way."""

    reading = False
    largest = MOST
    """No number in a position is larger."""

    def __init__(self, state: State, faces: Sequence[str]) -> None:
        self.state = state
        self.faces = faces

    def entry(self, path: str, value: Plain) -> Plain:
        """Write a value down, or read what is written in its stead."""
        raise NotImplementedError

    def name(self, card: int, sees: int) -> str:
        """A card as this sheet writes it; `sees` are those who see it where it lies."""
        raise NotImplementedError

    def claim(self, path: str, text: str) -> tuple[int, int]:
        """The card that a text names, taken from the box, and those who know it beyond its place's rule."""
        raise NotImplementedError

    def group(self, path: str) -> list[str]:
        """The names written below a path, when reading."""
        return []

    def sees_answers_of(self, seat: int) -> bool:
        """Whether the sealed answers of a seat may be written here."""
        return True

    # Cards

    def zone(self, path: str, zone: Zone, most: int = MOST) -> None:
        """A row, oldest card first."""
        if self.reading:
            self._fill(path, zone, self.listed(path, []), most)
        else:
            self.entry(path, [self.name(card, zone.sees) for card in zone.listed()])

    def pile(self, path: str, zone: Zone) -> None:
        """A pile that is listed from its top."""
        if self.reading:
            self._fill(path, zone, self.listed(path, [])[::-1], MOST)
        else:
            self.entry(path, [self.name(card, zone.sees) for card in reversed(zone.listed())])

    def place(self, path: str, zone: Zone) -> None:
        """A place for a single card, `null` while it is empty."""
        if self.reading:
            text = self.entry(path, None)
            self._fill(path, zone, [] if text in (*NOTHING, []) else [self._text(path, text)], 1)
        else:
            self.entry(path, self.name(zone.top(), zone.sees) if zone.size else None)

    def card_in(self, path: str, zone: Zone, card: int) -> int:
        """A card that lies in a zone and is meant in particular; only the zone's owner knows which."""
        shown = None if card == NONE else self.name(card, zone.sees).partition("@")[0]
        if shown is not None and not self.sees_answers_of(zone.owner):
            shown = UNSEEN
        given = self.entry(path, shown)
        if not self.reading:
            return card
        if given in NOTHING:
            return NONE
        for other in zone.listed():
            if self.faces[self.state.face[other]] == given:
                return other
        raise PositionError(f"{path}: {given} is not in {zone.name}")

    def _fill(self, path: str, zone: Zone, texts: Sequence[str], most: int) -> None:
        if len(texts) > most:
            raise PositionError(f"{path}: {len(texts)} cards, but there is room for {most}")
        for text in texts:
            card, known = self.claim(path, text)
            self.state.put(card, zone)
            self.state.show(card, known)

    # Counters and words

    def number(self, path: str, value: int, least: int = 0, most: int = MOST) -> int:
        given = self.entry(path, int(value))
        if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
            raise PositionError(f"{path}: «{given}» is not a whole number from {least} to {most}")
        return given

    def flag(self, path: str, value: bool) -> bool:
        given = self.entry(path, bool(value))
        if given not in (True, False):
            raise PositionError(f"{path}: «{given}» is neither true nor false")
        return bool(given)

    def seat(self, path: str, value: int) -> int:
        """A seat, or NONE."""
        given = self.entry(path, None if value == NONE else seat_name(value))
        return NONE if given in NOTHING else self.seat_named(path, given)

    def seats(self, path: str, mask: int) -> int:
        """Several seats, as a mask."""
        given = self.listed(path, seat_names(mask, self.state.seats))
        return sum(1 << self.seat_named(path, text) for text in dict.fromkeys(given))

    def word(self, path: str, value: int, words: Words) -> int:
        """One of a list of words, by its place there; NONE is `null`."""
        given = self.entry(path, None if value == NONE else words.words[value])
        return NONE if given in NOTHING else self._worded(path, given, words)

    def words(self, path: str, mask: int, words: Words) -> int:
        """Several of a list of words, as a mask."""
        given = self.listed(path, [word for at, word in enumerate(words.words) if mask >> at & 1])
        bits = [1 << self._worded(path, text, words) for text in given]
        if len(set(bits)) < len(bits):
            raise PositionError(f"{path}: something is named twice in {', '.join(given)}")
        return sum(bits)

    def texts(self, path: str, texts: Sequence[str]) -> list[str]:
        """Free lines of text."""
        return self.listed(path, list(texts))

    # Reading what was given

    def listed(self, path: str, texts: Sequence[str]) -> list[str]:
        given = self.entry(path, list(texts))
        if given in NOTHING:
            return []
        if isinstance(given, str) or not isinstance(given, Sequence):
            raise PositionError(f"{path}: a list is needed here, not «{given}»")
        return [self._text(path, text) for text in given]

    def seat_named(self, path: str, given: Plain) -> int:
        seat = seat_number(given)
        if seat is None or seat >= self.state.seats:
            raise PositionError(f"{path}: «{given}» is no seat; there are p1 to {seat_name(self.state.seats - 1)}")
        return seat

    def _worded(self, path: str, given: Plain, words: Words) -> int:
        if not isinstance(given, str) or given.lower() not in words.numbers:
            raise PositionError(f"{path}: «{given}» is none of {', '.join(words.words)}")
        return words.numbers[given.lower()]

    def _text(self, path: str, given: Plain) -> str:
        if isinstance(given, bool) or not isinstance(given, str | int):
            raise PositionError(f"{path}: «{given}» is not a word")
        return str(given)


class Written(Sheet):
    """The whole truth, as a flat mapping of dotted paths."""

    def __init__(self, state: State, faces: Sequence[str]) -> None:
        super().__init__(state, faces)
        self.entries: dict[str, Plain] = {}

    def entry(self, path: str, value: Plain) -> Plain:
        self.entries[path] = value
        return value

    def name(self, card: int, sees: int) -> str:
        known = int(self.state.known[card]) & ~sees
        return self.faces[self.state.face[card]] + _marks(known, self.state.seats)


class Seen(Written):
    """What one seat may see: `??` for every card it does not know."""

    def __init__(self, state: State, faces: Sequence[str], seat: int) -> None:
        super().__init__(state, faces)
        self.viewer = seat

    def name(self, card: int, sees: int) -> str:
        known = self.state.known[card] >> self.viewer & 1
        return self.faces[self.state.face[card]] if known else UNSEEN

    def sees_answers_of(self, seat: int) -> bool:
        return seat == self.viewer


class Given(Sheet):
    """A position to be read onto a bare table."""

    reading = True

    def __init__(self, state: State, faces: Sequence[str], entries: Mapping[str, Plain]) -> None:
        super().__init__(state, faces)
        self.entries = entries
        self.read: set[str] = set()
        self.box: dict[str, list[int]] = {}
        for card in range(len(state.face)):
            self.box.setdefault(faces[state.face[card]], []).append(card)
        self.copies = {name: len(cards) for name, cards in self.box.items()}

    def entry(self, path: str, value: Plain) -> Plain:
        self.read.add(path)
        return self.entries.get(path, value)

    def group(self, path: str) -> list[str]:
        below = [key.removeprefix(path + ".") for key in self.entries if key.startswith(path + ".")]
        self.read.update(f"{path}.{key}" for key in below)
        return below

    def claim(self, path: str, text: str) -> tuple[int, int]:
        name, at, marks = text.partition("@")
        if name not in self.box:
            raise PositionError(f"{path}: there is no card «{name}» in this game")
        if not self.box[name]:
            copies = self.copies[name]
            raise PositionError(f"{path}: {name} is named {'twice' if copies == 1 else f'more than {copies} times'}")
        return self.box[name].pop(0), self._marked(path, marks) if at else NOBODY

    def unread(self) -> list[str]:
        """What was written that nobody asked for; a group with nothing in it is fine where there is such a group."""
        return [path for path, value in self.entries.items() if path not in self.read and not self._empty(path, value)]

    def _empty(self, path: str, value: Plain) -> bool:
        empty = value is None or isinstance(value, Mapping)
        return empty and any(read.startswith(path + ".") for read in self.read)

    def unclaimed(self) -> list[int]:
        return sorted(card for cards in self.box.values() for card in cards)

    def _marked(self, path: str, marks: str) -> int:
        if marks == "all":
            return EVERYONE
        if not re.fullmatch(r"(p\d+)+", marks):
            raise PositionError(f"{path}: «@{marks}» does not name seats; write it as in 5H@p1p3")
        return sum(1 << self.seat_named(path, seat) for seat in dict.fromkeys(re.findall(r"p\d+", marks)))


def _marks(known: int, seats: int) -> str:
    """Who knows a card beyond the rule of its zone, as `@p1p3`."""
    if known >> 15 & 1:
        return "@all"
    named = "".join(seat_names(known, seats))
    return f"@{named}" if named else ""


# What the kernel itself has on the table


def lay_out_table(state: State, sheet: Sheet, prompts: Kinds) -> None:
    """The kernel's entries, then the game's, then what is pending."""
    state.turn = max(0, sheet.seat("turn", state.turn))
    state.turns = sheet.number("turns", state.turns)
    if sheet.reading or state.people != (1 << state.seats) - 1:
        state.people = sheet.seats("people", state.people)
    sheet.pile("deck", state.deck)
    sheet.zone("discard", state.discard)
    sheet.zone("removed", state.removed)
    _lay_out_order(state, sheet)
    state.lay_out(sheet)
    if sheet.reading:
        read_prompts(state, sheet, prompts)
    else:
        sheet.entry("pending", write_prompts(state, sheet, prompts))


def _lay_out_order(state: State, sheet: Sheet) -> None:
    out = 0
    for seat in range(state.seats):
        out |= sheet.flag(f"{seat_name(seat)}.out", bool(state.out >> seat & 1)) << seat
    groups: list[Plain] = [list(seat_names(mask, state.seats)) for mask in state.out_order]
    given = sheet.entry("out_order", [_lone(group) for group in groups])
    if not sheet.reading:
        return
    if not isinstance(given, list):
        raise PositionError("out_order: a list of seats is needed here")
    listed = 0
    for group in given:
        seats = group if isinstance(group, list) else [group]
        mask = sum(1 << sheet.seat_named("out_order", seat) for seat in dict.fromkeys(map(str, seats)))
        if not mask or mask & listed:
            raise PositionError(f"out_order: «{group}» is nobody, or somebody who is out already")
        state.out_order.append(mask)
        listed |= mask
    state.out_order += [1 << seat for seat in range(state.seats) if (out & ~listed) >> seat & 1]
    state.out = out | listed


def _lone(group: Plain) -> Plain:
    return group[0] if isinstance(group, list) and len(group) == 1 else group
