"""Who held which card, who played it, who used which verb, and who of them won.

All of it is read from the journal: no game declares which of its cards matter. A card is held by the owner of its zone;
a hidden slot without an owner belongs to the player to move. A card is played when a move of its holder brings it out
of a hand, which is a zone that not everybody sees into, and everybody knows it then.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.bits import NONE, bit, count_bits
from holdfast.kernel.journal import EXCHANGED, MOVED, WIDTH, Journal
from holdfast.kernel.state import State
from holdfast.kernel.zones import Zone

SUMS: Final[i64] = 14
"""What is kept for each thing: see `Splits.count`."""
SLOT: Final = "slot"
"""The shape of a zone with room for the one card that a turn is about."""


@final
class WinSplits:
    """Players who did a thing against those who did not: how many they are and how many of them won.

    Players of one game win at each other's cost, so their results are not independent. Sums of products game by game
    are kept too, from which the spread of the difference follows without taking them for independent.
    """

    def __init__(self, things: i64) -> None:
        self.sums = vec[float]([0.0] * (things * SUMS))

    def count(self, thing: i64, did: float, did_won: float, not_did: float, not_won: float) -> None:
        """Add one game: how many players did it, what these won, how many did not, what those won."""
        at = thing * SUMS
        sums = self.sums
        sums[at] += did
        sums[at + 1] += did_won
        sums[at + 2] += not_did
        sums[at + 3] += not_won
        sums[at + 4] += did * did
        sums[at + 5] += did * did_won
        sums[at + 6] += did_won * did_won
        sums[at + 7] += not_did * not_did
        sums[at + 8] += not_did * not_won
        sums[at + 9] += not_won * not_won
        sums[at + 10] += did * not_did
        sums[at + 11] += did * not_won
        sums[at + 12] += did_won * not_did
        sums[at + 13] += did_won * not_won

    def of(self, thing: i64) -> list[float]:
        return [self.sums[at] for at in range(thing * SUMS, (thing + 1) * SUMS)]

    def to_list(self) -> list[float]:
        """All of them, thing after thing."""
        return [self.sums[at] for at in range(i64(len(self.sums)))]


@final
class PerGameCounts:
    """How often each thing was done in a game: sums and sums of squares over the games."""

    def __init__(self, things: i64) -> None:
        self.now = vec[i64]([i64(0)] * things)
        self.total = vec[i64]([i64(0)] * things)
        self.squares = vec[i64]([i64(0)] * things)

    def sums(self) -> tuple[list[int], list[int]]:
        things = range(i64(len(self.total)))
        return [int(self.total[thing]) for thing in things], [int(self.squares[thing]) for thing in things]

    def end(self) -> None:
        """The game is over."""
        for thing in range(i64(len(self.now))):
            count = self.now[thing]
            if count:
                self.total[thing] += count
                self.squares[thing] += count * count
                self.now[thing] = 0


@final
class SplitSide:
    """Players on one side of a split in one game, and what they won."""

    players: float
    won: float

    def __init__(self) -> None:
        self.players = 0.0
        self.won = 0.0

    def add(self, seats: i64, wins: vec[float]) -> None:
        self.players += float(count_bits(seats))
        for seat in range(i64(len(wins))):
            if seats & bit(seat):
                self.won += wins[seat]


@final
class UseTracker:
    """All cards and verbs of a game, over as many games as are watched."""

    faces: i64
    verbs: i64
    seats: i64
    journal_lines: i64
    """How many lines of the journal have been read."""

    def __init__(self, faces: i64, verbs: i64, seats: i64, groups: list[list[int]] | None = None) -> None:
        """`groups` are faces that are looked at together, such as all twos or all attacks."""
        self.journal_lines = 0
        self.faces = faces
        self.verbs = verbs
        self.seats = seats
        self.held_by = vec[i64]([i64(0)] * faces)
        self.played_by = vec[i64]([i64(0)] * faces)
        self.used_by = vec[i64]([i64(0)] * verbs)
        self.plays = PerGameCounts(faces)
        self.used = PerGameCounts(verbs)
        self.held = WinSplits(faces)
        self.played = WinSplits(faces)
        self.spoken = WinSplits(verbs)
        self.groups = groups if groups is not None else []
        self.group_plays = PerGameCounts(len(self.groups))
        self.group_held = WinSplits(len(self.groups))
        self.group_played = WinSplits(len(self.groups))

    # During a game

    def hear(self, state: State, journal: Journal, mover: i64) -> None:
        """What has happened to the cards since it was last heard; nobody moves during the deal."""
        for index in range(self.journal_lines, journal.size):
            start = index * WIDTH
            what = journal.lines[start]
            if what == MOVED:
                self._moved(state, journal, start, mover)
            elif what == EXCHANGED:
                self._hold_all(state, state.zones[journal.lines[start + 5]])
                self._hold_all(state, state.zones[journal.lines[start + 8]])
        self.journal_lines = journal.size

    def say(self, seat: i64, verb: i64) -> None:
        """A seat made a move with a verb."""
        self.used_by[verb] |= bit(seat)
        self.used.now[verb] += 1

    def _moved(self, state: State, journal: Journal, start: i64, mover: i64) -> None:
        face = journal.lines[start + 3]
        source = state.zones[journal.lines[start + 5]]
        target = state.zones[journal.lines[start + 8]]
        holder = self._holder(target, mover)
        if holder != NONE:
            self.held_by[face] |= bit(holder)
        everybody = bit(self.seats) - 1
        shown = journal.lines[start + 4] & everybody == everybody
        if shown and mover != NONE and self._holder(source, mover) == mover and self._is_hand(source):
            self.held_by[face] |= bit(mover)
            self.played_by[face] |= bit(mover)
            self.plays.now[face] += 1

    def _holder(self, zone: Zone, mover: i64) -> i64:
        """Whose cards lie there, or NONE."""
        return mover if zone.owner == NONE and zone.shape == SLOT and self._is_hand(zone) else zone.owner

    def _is_hand(self, zone: Zone) -> bool:
        everybody = bit(self.seats) - 1
        return zone.sees & everybody != everybody

    def _hold_all(self, state: State, zone: Zone) -> None:
        if zone.owner != NONE:
            for at in range(zone.size):
                self.held_by[state.face[zone.cards[at]]] |= bit(zone.owner)

    # After it

    def end(self, wins: vec[float]) -> None:
        """The game is over; `wins` is what each seat has won."""
        self.journal_lines = 0
        self._count_groups(wins)
        everybody = bit(self.seats) - 1
        for face in range(self.faces):
            held, played = self.held_by[face], self.played_by[face]
            self._split(self.held, face, held, everybody & ~held, wins)
            self._split(self.played, face, played, held & ~played, wins)
            self.held_by[face] = 0
            self.played_by[face] = 0
        for verb in range(self.verbs):
            used = self.used_by[verb]
            self._split(self.spoken, verb, used, everybody & ~used, wins)
            self.used_by[verb] = 0
        self.plays.end()
        self.used.end()

    def _count_groups(self, wins: vec[float]) -> None:
        """A group counts each player once for each of its cards, and all of a game together."""
        everybody = bit(self.seats) - 1
        for group in range(i64(len(self.groups))):
            had = SplitSide()
            had_not = SplitSide()
            played = SplitSide()
            kept = SplitSide()
            for member in self.groups[group]:
                face: i64 = member
                held = self.held_by[face]
                out = self.played_by[face]
                had.add(held, wins)
                had_not.add(everybody & ~held, wins)
                played.add(out, wins)
                kept.add(held & ~out, wins)
                self.group_plays.now[group] += self.plays.now[face]
            self.group_held.count(group, had.players, had.won, had_not.players, had_not.won)
            self.group_played.count(group, played.players, played.won, kept.players, kept.won)
        self.group_plays.end()

    def _split(self, splits: WinSplits, thing: i64, did: i64, not_did: i64, wins: vec[float]) -> None:
        did_won = 0.0
        not_won = 0.0
        for seat in range(self.seats):
            if did & bit(seat):
                did_won += wins[seat]
            elif not_did & bit(seat):
                not_won += wins[seat]
        splits.count(thing, float(count_bits(did)), did_won, float(count_bits(not_did)), not_won)
