"""Two worlds that differ only in what a seat does not know must look the same to that seat, also while they change."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from holdfast.kernel import CARD, SPECTATOR, Book, Game, Journal, State, Zone, bit
from holdfast.kernel.cells import STORED
from holdfast.kernel.journal import EVENT, MOVED, SHUFFLED
from holdfast.kernel.story import seat_event
from holdfast.testing.law import LawBroken, differing, differing_sights, viewer

MOTIONS = ("moved", "turned up", "turned down", "shuffled", "exchanged")


def check_two_worlds(game: Game, state: State, mover: int, move: int, imagined: Callable[[State, int], State]) -> None:
    """Make the same move in the true and in an imagined world, and compare what a seat is told of it."""
    for seat in [*range(state.seats), int(SPECTATOR)]:
        other = imagined(state, seat)
        _share_answers(game, state, other, seat, mover)
        if move in game.legal_moves(other, mover):
            _compare_worlds(game, state, other, seat, mover, move)


def _compare_worlds(game: Game, state: State, other: State, seat: int, mover: int, move: int) -> None:
    one = state.copy()
    other.chance = state.chance.copy()
    lines = [_told(game, world, seat, mover, move) for world in (one, other)]
    said = f"“{game.write(move, state=state)}”"
    parted = _compare(game, one, f"{viewer(seat)} could tell two worlds apart when {said} was made", *lines)
    # The end may lay open what was hidden: it counts for the ranking.
    if not parted and not one.over:
        differ = differing_sights(game, one, other, seat)
        if differ is not None:
            raise LawBroken(f"{viewer(seat)} was told the same of {said} but sees {differ}")


def _told(game: Game, world: State, seat: int, mover: int, move: int) -> list[list[int]]:
    world.journal = Journal(game.events.card_fields())
    world.apply(mover, move)
    return world.journal.told_to(world, seat)


# Sealed answers


def _share_answers(game: Game, state: State, other: State, seat: int, mover: int) -> None:
    """Answers that the move lays open are the same in both worlds, so that these differ in cards and luck alone."""
    closing = bool(state.asked) and game.prompts.kinds[state.prompt().kind].sealed and state.awaited() == bit(mover)
    for cell, twin in zip(state.cells, other.cells, strict=True):
        if closing and not cell.sees >> seat & 1 and cell.figure == STORED:
            twin.value = _same_place(cell.value, cell.within, twin.within) if cell.kind == CARD else cell.value
    for series, copy in zip(state.series_list, other.series_list, strict=True):
        if (closing or series.owner == mover) and not series.sees >> seat & 1:
            copy.clear()
            for value in series.to_list():
                copy.add(_same_place(value, series.within, copy.within) if series.kind == CARD else value)


def _same_place(card: int, zone: Zone | None, twin: Zone | None) -> int:
    """The card that lies in the other world where this one does."""
    if card < 0 or zone is None or twin is None or zone.index(card) < 0:
        return card
    return int(twin.cards[zone.index(card)])


# Comparing what was told


def _compare(game: Game, table: State, what: str, one: list[list[int]], other: list[list[int]]) -> bool:
    """Up to the first card that is shown, the worlds are the same; from there on they may part. Whether they did."""
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            if not _shows_card(game, len(table.backs), mine, theirs):
                raise LawBroken(f"{what}: {_difference(game, table, mine, theirs)}")
            return True
    if len(one) != len(other):
        longer = (one if len(one) > len(other) else other)[min(len(one), len(other))]
        if not _shown(game, len(table.backs), longer):
            raise LawBroken(f"{what}: {_named(game, table, longer)} or nothing")
        return True
    return False


def _difference(game: Game, table: State, one: list[int], other: list[int]) -> str:
    mine, theirs = _named(game, table, one), _named(game, table, other)
    if mine["told"] != theirs["told"]:
        return f"{mine} or {theirs}"
    return f"of “{mine['told']}” {differing(mine, theirs)}"


def _named(game: Game, table: State, line: list[int]) -> Mapping[str, object]:
    """A line of the journal in words."""
    if line[0] >= EVENT:
        event = seat_event(game, table, line, "")
        return {"told": event.name, **event.fields}
    book = game.book_of(table)
    if line[0] >= SHUFFLED:
        return {"told": MOTIONS[line[0]], "zone": book.zones[line[1]].path, "other": book.zones[line[2]].path}
    return _motion(book, line)


def _motion(book: Book, line: list[int]) -> Mapping[str, object]:
    what, code, source, place, target, slot = line
    face = book.face_of(code)
    return {
        "told": MOTIONS[what],
        "card": f"back {code}" if face < 0 else book.game.faces[face],
        "from": book.zones[source].path,
        "from place": place,
        "to": book.zones[target].path,
        "to place": slot,
    }


def _shows_card(game: Game, backs: int, one: list[int], other: list[int]) -> bool:
    """Whether two lines differ because of a card that is shown.

    What happens in both worlds in the same way shows a card in both. But what is hidden may also decide what happens:
    some sorts are laid open as soon as they are drawn, and who is asked for a card and has it shows it. Then it is
    enough that one of the lines shows a card.
    """
    shown = [_shown(game, backs, line) for line in (one, other)]
    if one[0] != other[0] or (one[0] < SHUFFLED and one[2:] != other[2:]):
        return bool(shown[0] or shown[1])
    differ = {at for at in range(len(one)) if one[at] != other[at]}
    if differ <= shown[0] & shown[1]:
        return True
    return bool(shown[0] or shown[1]) and _leaves_deck(one) and _leaves_deck(other)


def _shown(game: Game, backs: int, line: list[int]) -> set[int]:
    """The places in a line at which it shows a card; the first for an event that discloses something by itself."""
    if line[0] < EVENT:
        return {1} if line[0] < SHUFFLED and line[1] > backs else set()
    number = line[0] - EVENT
    fields = game.events.card_fields()[number]
    disclosed = {0} if game.events.kinds[number].discloses else set[int]()
    return disclosed | {at for at in range(1, len(line)) if fields >> at - 1 & 1 and line[at] >= 0}


def _leaves_deck(line: list[int]) -> bool:
    """Whether a line tells that a card left the deck, the first zone of every table."""
    return line[0] == MOVED and line[2] == 0
