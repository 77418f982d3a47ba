"""What a move would change: numbers that a seat sees on the table, for moves that need neither luck nor hidden cards.

Everything is computed on tables that the seat itself determinizes, always with the same luck. So what is told
follows from what the seat knows, and two tables that look the same to it have the same consequences. A move is told
of only if no card showed, no hidden one was played, no luck was asked, no sealed answer was opened, and it did the same
in every world.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.cells import ALWAYS, NUMBER, WHEN_SET, Cell
from holdfast.kernel.chance import Chance
from holdfast.kernel.determinization import Determinizer
from holdfast.kernel.observation import HEAD, cell_seen
from holdfast.kernel.scenery import SHELF
from holdfast.kernel.state import State
from holdfast.kernel.table_look import last_part, theme_of
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.kernel.game import Game

WORLDS: Final = 6
"""In how many of them a move is tried."""
LUCK: Final = 20
VisibleNumbers = Mapping[int, int | None]
"""Numbers on the table by their entries in the schema; None is one that cannot be told."""


@dataclass(frozen=True)
class Consequence:
    """What a number is, and what it would be; None where there is none any more."""

    entry: int
    before: int | None
    after: int | None


class Foresight:
    """What one seat can tell of its moves beforehand, while nothing on the table changes."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self._game = game
        self._seat = seat
        # Where others decide at the same time, what a move does may hang on their answers.
        alone = int(state.awaited()) == bit(seat)
        self._worlds = _determinized(state, seat) if alone and visible_numbers(game, state, seat) else []
        self._room = state.empty_twin()

    def foresee(self, moves: Iterable[int]) -> dict[int, list[Consequence]]:
        """The consequences of those moves that have any."""
        return {move: changes for move in moves if (changes := self.changes(move))}

    def changes(self, move: int) -> list[Consequence]:
        """What a move would change; nothing if that cannot be told."""
        outcomes = [self._outcome(world, move) for world in self._worlds]
        first, *others = outcomes or [None]
        return first if first is not None and all(other == first for other in others) else []

    def _outcome(self, world: State, move: int) -> list[Consequence] | None:
        """What a move changes in one world; None if it asks for luck, shows a card or touches a secret."""
        world.copy_to(self._room)
        self._room.apply(self._seat, move)
        if _luck(self._room) != _luck(world) or _shows_a_card(world, self._room, self._seat):
            return None
        if _secrets(self._room, self._seat) != _secrets(world, self._seat):
            return None
        if _plays_a_hidden_card(world, self._room, self._seat):
            return None
        return changes_between(self._game, world, self._room, self._seat)


def changes_between(game: Game, before: State, after: State, seat: int) -> list[Consequence]:
    """What a seat sees to be another number on one table than on the other."""
    then, now = visible_numbers(game, before, seat), visible_numbers(game, after, seat)
    changed = [entry for entry in sorted({*then, *now}) if then.get(entry) != now.get(entry)]
    return [Consequence(entry, then.get(entry), now.get(entry)) for entry in changed]


# What stands on the table


def visible_numbers(game: Game, state: State, seat: int) -> VisibleNumbers:
    """The numbers of seats that are drawn now, what rows with a total are worth, and how many stand on a shelf."""
    theme = theme_of(game)
    shelves = {name for scene in theme.scenes for name, place in scene.places.items() if place.kind == SHELF}
    first_cell = int(HEAD) + len(state.zones) + len(state.series_list)
    found: dict[int, int | None] = {
        first_cell + at: int(cell_seen(state, cell, seat))
        for at, cell in enumerate(state.cells)
        if _is_drawn(state, cell) and cell.sees & bit(seat)
    }
    for at, zone in enumerate(state.zones):
        name = last_part(zone.name)
        if name in shelves:
            found[int(HEAD) + at] = int(zone.size)
        if theme.worth is not None and name in theme.totals:
            found[int(HEAD) + at] = _total(state, zone, seat, theme.worth)
    return found


def _total(state: State, zone: Zone, seat: int, worth: Callable[[int], int]) -> int | None:
    cards = zone.to_list()
    if not all(state.known[card] & bit(seat) for card in cards):
        return None
    return sum(worth(state.face[card]) for card in cards)


def _determinized(state: State, seat: int) -> list[State]:
    determinizer, chance = Determinizer(), Chance(LUCK)
    worlds = [state.empty_twin() for _ in range(WORLDS)]
    for world in worlds:
        determinizer.determinize_into(state, seat, chance, world)
    return worlds


def _is_drawn(state: State, cell: Cell) -> bool:
    """Whether a number of a seat stands on the table now."""
    if cell.owner == NONE or cell.kind != NUMBER or cell.shown not in (ALWAYS, WHEN_SET):
        return False
    return not cell.beside or any(
        zone.size > 0 for zone in state.zones if zone.owner == cell.owner and zone.name == cell.beside
    )


def _luck(state: State) -> tuple[int, int, int, int]:
    chance = state.chance
    return int(chance.x), int(chance.y), int(chance.z), int(chance.w)


def _secrets(state: State, seat: int) -> list[object]:
    """Numbers that are hidden from a seat: sealed answers, which others' moves may lay open."""
    cells = [int(cell.value) for cell in state.cells if not cell.sees & bit(seat)]
    series = [[*each.values[: each.size]] for each in state.series_list if not each.sees & bit(seat)]
    return [*cells, *series]


def _plays_a_hidden_card(before: State, after: State, seat: int) -> bool:
    """Whether a card that somebody holds and the seat does not know has gone elsewhere: it may have counted."""
    for zone, later in zip(before.zones, after.zones, strict=True):
        if zone.owner != NONE and not _hidden_in(before, zone, seat) <= {*later.to_list()}:
            return True
    return False


def _hidden_in(state: State, zone: Zone, seat: int) -> set[int]:
    return {card for card in zone.to_list() if not state.known[card] & bit(seat)}


def _shows_a_card(before: State, after: State, seat: int) -> bool:
    known = zip(before.known, after.known, strict=True)
    return any(later & ~earlier & bit(seat) for earlier, later in known)
