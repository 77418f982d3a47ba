"""Two worlds that differ only in what a seat does not know must look the same to that seat, also while they change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from holdfast.kernel import CARD, SPECTATOR, Game, Journal, State, TableSchema, Zone, bit
from holdfast.kernel.cells import is_nothing
from holdfast.kernel.journal import EVENT, MOVED, SHUFFLED
from holdfast.kernel.sorts import back_code, fits
from holdfast.kernel.story import seat_event
from holdfast.testing.law import LawBroken, differing, differing_observations, viewer
from holdfast.testing.memory import memory

Alike = Callable[[int, State], None]
"""Told of a seat, and of a world that stays the same to it with the move that is made."""
MOTIONS = ("moved", "turned up", "turned down", "shuffled", "exchanged")


def check_two_worlds(
    game: Game,
    state: State,
    mover: int,
    move: int,
    determinized: Callable[[State, int], State],
    alike: Alike | None = None,
) -> None:
    """Make the same move in the true and in a determinized world, and compare what a seat is told of it."""
    for seat in [*range(state.seats), int(SPECTATOR)]:
        other = determinized(state, seat)
        _share_answers(game, state, other, seat, mover)
        _share_order(state, other, seat)
        other.chance = state.chance.copy()
        if move in game.legal_moves(other, mover):
            before = other.copy()
            if _stay_alike(game, state, other, seat, mover, move) and alike is not None:
                alike(seat, before)


def _stay_alike(game: Game, state: State, other: State, seat: int, mover: int, move: int) -> bool:
    """Whether the seat still cannot tell the worlds apart; it may be shown a card, or the game may end."""
    one = state.copy()
    lines = [_told(game, world, seat, mover, move) for world in (one, other)]
    said = f"“{game.write(move, state=state)}”"
    if tell_apart(game, one, f"{viewer(seat)} could tell two worlds apart when {said} was made", *lines):
        return False
    if one.over and other.over:
        _level_scores(state, one, other)
    differ = differing_observations(game, one, other, seat)
    if differ is not None:
        raise LawBroken(f"{viewer(seat)} was told the same of {said} but sees {differ}")
    mine, theirs = (memory(game, world, seat) for world in (one, other))
    if mine != theirs:
        raise LawBroken(
            f"{viewer(seat)} was told the same of {said} but remembers otherwise: {differing(mine, theirs)}"
        )
    return not one.over


def _level_scores(before: State, one: State, other: State) -> None:
    """The end may tell a score that follows from what stays hidden, because it decides the ranking.

    That is a cell which said nothing until the game was over. Cards, lists, prompts and all other cells must look the
    same at the end too.
    """
    for cell, mine, theirs in zip(before.cells, one.cells, other.cells, strict=True):
        if is_nothing(cell, cell.value) and not is_nothing(mine, mine.value) and not is_nothing(theirs, theirs.value):
            theirs.value = mine.value


def _told(game: Game, world: State, seat: int, mover: int, move: int) -> list[list[int]]:
    world.journal = Journal(game.vocabulary.events.card_fields())
    world.apply(mover, move)
    return world.journal.told_to(world, seat)


# Sealed answers


def _share_answers(game: Game, state: State, other: State, seat: int, mover: int) -> None:
    """Answers that the move lays open are the same in both worlds, so that these differ in cards and luck alone.

    The last answer to a sealed prompt lays open all of them. Somebody who answers card by card goes on where they were:
    what comes of the move depends on how many they have chosen before, which is theirs to know and no card.
    """
    if not state.asked:
        return
    answer = game.vocabulary.prompts.kinds[state.prompt().kind].answer
    closing = state.awaited() == bit(mover)
    same = partial(_same_card, state, other, seat)
    for cell, twin in zip(state.cells, other.cells, strict=True):
        if closing and cell.name == answer and not cell.sees >> seat & 1:
            twin.value = same(cell.value, cell.within, twin.within) if cell.kind == CARD else cell.value
    for series, copy in zip(state.series_list, other.series_list, strict=True):
        if (closing or series.owner == mover) and series.name == answer and not series.sees >> seat & 1:
            copy.clear()
            for value in series.to_list():
                copy.add(same(value, series.within, copy.within) if series.kind == CARD else value)


def _share_order(state: State, other: State, seat: int) -> None:
    """Luck picks a place of a hand: what lies there has to look the same in both worlds to who sees no places."""
    for zone, twin in zip(state.zones, other.zones, strict=True):
        if zone.bag and not zone.sees >> seat & 1:
            cards = [_same_card(state, other, seat, card, zone, twin) for card in zone.to_list()]
            for at, card in enumerate(cards):
                twin.cards[at] = card


def _same_card(state: State, other: State, seat: int, card: int, zone: Zone | None, twin: Zone | None) -> int:
    """The card that lies in the other world where this one does; where the seat sees no places, one like it."""
    if card < 0 or zone is None or twin is None or zone.index(card) < 0:
        return card
    if not zone.bag or zone.sees >> seat & 1:
        return int(twin.cards[zone.index(card)])
    if state.knows(seat, card):
        return card
    return _hidden(other, seat, twin)[_hidden(state, seat, zone).index(card)]


def _hidden(state: State, seat: int, bag: Zone) -> list[int]:
    """The cards of a bag that a seat does not know, by their pools and backs."""
    cards = [card for card in bag.to_list() if not state.knows(seat, card)]
    return sorted(cards, key=lambda card: (state.pools.pool(card), back_code(state, state.face[card])))


# Comparing what was told


def tell_apart(game: Game, table: State, what: str, one: list[list[int]], other: list[list[int]]) -> bool:
    """Up to the first card that is shown, the worlds are the same; from there on they may part. Whether they did.

    A seat that is shown a card knows from then on in which of the worlds it is, so whatever follows may differ too.
    """
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            if not _shows_card(game, table, mine, theirs):
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
    schema = game.schema_of(table)
    if line[0] >= SHUFFLED:
        return {"told": MOTIONS[line[0]], "zone": schema.zones[line[1]].path, "other": schema.zones[line[2]].path}
    return _motion(schema, line)


def _motion(schema: TableSchema, line: list[int]) -> Mapping[str, object]:
    what, code, source, place, target, slot = line
    face = schema.face_of(code)
    return {
        "told": MOTIONS[what],
        "card": f"back {code}" if face < 0 else schema.game.vocabulary.faces[face],
        "from": schema.zones[source].path,
        "from place": place,
        "to": schema.zones[target].path,
        "to place": slot,
    }


def _shows_card(game: Game, table: State, one: list[int], other: list[int]) -> bool:
    """Whether two lines differ because of a card that is shown.

    What happens in both worlds in the same way shows a card in both. But what is hidden may also decide what happens:
    who is asked for a card and has it shows it, an event that was drawn goes elsewhere than a card for the hand. Then
    it is enough that one of the lines shows a card, for it tells the seat which world it is in.
    """
    shown = [_shown(game, len(table.backs), line) for line in (one, other)]
    if one[0] != other[0] or (one[0] < SHUFFLED and one[2:] != other[2:]):
        return bool(shown[0] or shown[1])
    differ = {at for at in range(len(one)) if one[at] != other[at]}
    return differ <= shown[0] & shown[1] or _never_hidden(game, table, one) or _never_hidden(game, table, other)


def _shown(game: Game, backs: int, line: list[int]) -> set[int]:
    """The places in a line at which it shows a card.

    An event that the game declares to disclose something says by itself that somebody had none of a kind, or which card
    held: the rules have everybody hear it. It shows at its first place that it happens at all, and at those that name
    cards, known or not, which of them it is about. A number, seat or word in it may depend on nothing hidden.
    """
    if line[0] < EVENT:
        return {1} if line[0] < SHUFFLED and line[1] > backs else set()
    number = line[0] - EVENT
    cards = {at for at in range(1, len(line)) if game.vocabulary.events.card_fields()[number] >> at - 1 & 1}
    return {0} | cards if game.vocabulary.events.kinds[number].discloses else {at for at in cards if line[at] >= 0}


def _never_hidden(game: Game, table: State, line: list[int]) -> bool:
    """Whether a card moved that is shown for its sort, because none of it lies hidden where it goes (`Zone.hides`).

    In the other world a card of a sort that may lie there hidden goes the same way.
    """
    face = game.schema_of(table).face_of(line[1])
    return line[0] == MOVED and face >= 0 and not fits(table, face, table.zones[line[4]].hides)
