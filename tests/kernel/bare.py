"""A table without rules: zones as a test wants them, and cards that the test lays where it likes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel import (
    ANY_SORT,
    EVERYONE,
    NOBODY,
    NONE,
    Chance,
    Game,
    Journal,
    Moves,
    Options,
    Rules,
    State,
    Vocabulary,
    Zone,
)
from holdfast.kernel.sorts import sort_cards
from tests.kernel.tiny_phrases import EVENTS, FACES, LAY, PROMPTS, VERBS


@dataclass(frozen=True)
class Place:
    """A zone to be declared."""

    name: str
    owner: int = int(NONE)
    sees: int = int(NOBODY)
    allows: int = int(ANY_SORT)
    keeps: int = int(EVERYONE)
    bag: bool = False


def hand(seat: int, name: str = "hand") -> Place:
    """A bag that only its owner sees into."""
    return Place(name, seat, 1 << seat, bag=True)


def row(seat: int, sees: int | None = None) -> Place:
    """A row that its owner sees, or these seats."""
    return Place("row", seat, 1 << seat if sees is None else sees)


def closed(name: str, allows: int = int(ANY_SORT)) -> Place:
    """A zone that nobody sees."""
    return Place(name, allows=allows)


@dataclass(frozen=True)
class BareOptions(Options):
    """What lies on the table; nobody reads these from plain data."""

    faces: tuple[int, ...] = field(default=())
    zones: tuple[Place, ...] = field(default=())
    sorts: tuple[int, ...] = field(default=())
    backs: tuple[int, ...] = field(default=())


class Bare(State):
    def __init__(self, seats: i64, options: BareOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.extra: list[Zone] = [self._declared(place) for place in options.zones]
        self.stock(vec[i64]([i64(face) for face in options.faces]))
        if options.sorts:
            unused = [1] * (len(FACES) - len(options.sorts))
            sort_cards(self, [*options.sorts, *unused], list(options.backs))

    def _declared(self, place: Place) -> Zone:
        zone = self.declare.zone(place.name, place.owner, place.sees, allows=place.allows)
        zone.keeps = place.keeps
        zone.bag = place.bag
        return zone

    def deal(self) -> None:
        pass

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        moves.add(LAY)

    def apply(self, seat: i64, move: i64) -> None:
        self.turn = self.next_seat(self.turn)


BARE = Game(Rules("bare", range(1, 13), Bare), Vocabulary(VERBS, EVENTS, PROMPTS, FACES), BareOptions)


def bare_table(
    faces: Sequence[int],
    zones: Sequence[Place] = (),
    *,
    seats: int = 3,
    seed: int = 1,
    sorts: Sequence[int] = (),
    backs: Sequence[int] = (),
) -> Bare:
    """A table whose cards, with these faces, are still in the box."""
    options = BareOptions(faces=tuple(faces), zones=tuple(zones), sorts=tuple(sorts), backs=tuple(backs))
    table = BARE.empty_table(seats, options)
    assert isinstance(table, Bare)
    table.chance = Chance(seed)
    return table


def laid(faces: Sequence[Sequence[int]], zones: Sequence[Place], *, seats: int = 3, seed: int = 1) -> Bare:
    """A table with cards in its zones: the first list of faces in the first zone, and so on."""
    table = bare_table([face for listed in faces for face in listed], zones, seats=seats, seed=seed)
    card = 0
    for zone, listed in zip(table.extra, faces, strict=True):
        for _ in listed:
            table.enter(card, zone)
            card += 1
    return table


def in_deck(faces: Sequence[int], *, seats: int = 3, seed: int = 1) -> Bare:
    """A table whose cards lie in the deck, unshuffled, the last one on top."""
    table = bare_table(faces, seats=seats, seed=seed)
    for card in range(len(faces)):
        table.enter(card, table.deck)
    return table


def listened(table: Bare) -> Journal:
    """Somebody who listens to a table from now on."""
    table.journal = Journal(EVENTS.card_fields())
    return table.journal


def known(state: State, *cards: int) -> list[int]:
    return [int(state.known[card]) for card in cards]
