"""The story: events as one seat may hear them, decoded from the journal by the game's own declarations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdfast.kernel.bits import NONE
from holdfast.kernel.cells import CARD, FACE, SEAT, SEATS, WORD
from holdfast.kernel.journal import EVENT
from holdfast.kernel.journal import UNSEEN as UNSEEN_NUMBER
from holdfast.kernel.phrases import seat_name, seat_names
from holdfast.kernel.table_schema import UNSEEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from holdfast.kernel.game import Game
    from holdfast.kernel.kinds import Field
    from holdfast.kernel.state import State

FieldValue = str | int | list[str] | None


@dataclass(frozen=True)
class SeatEvent:
    """An event as one seat may hear it. Only this leaves the kernel."""

    name: str
    fields: Mapping[str, FieldValue]
    said: str = ""
    """The words that came with the move."""


def events_for(game: Game, state: State, seat: int, since: int = 0) -> list[SeatEvent]:
    """The events of a journal from line `since` on, as a seat may hear them."""
    state.check_seat(seat)
    journal = state.journal
    if journal is None:
        return []
    return [
        seat_event(game, state, journal.line_to(state, seat, index), journal.words_of(index))
        for index in range(since, journal.size)
        if journal.is_event(index)
    ]


def seat_event(game: Game, state: State, line: Sequence[int], said: str) -> SeatEvent:
    """What the numbers of one line tell."""
    kind = game.vocabulary.events.kinds[line[0] - EVENT]
    fields = {field.name: _value(game, state, field, line[1 + at]) for at, field in enumerate(kind.fields)}
    return SeatEvent(kind.name, fields, said)


def _value(game: Game, state: State, field: Field, number: int) -> FieldValue:
    if number == UNSEEN_NUMBER and field.kind == CARD:
        return UNSEEN
    if number == NONE and field.kind in (SEAT, WORD, FACE, CARD):
        return None
    if field.kind == SEAT:
        return seat_name(number)
    if field.kind == SEATS:
        return list(seat_names(number, state.seats))
    if field.kind in (CARD, FACE):
        return game.vocabulary.faces[number]
    if field.kind == WORD and field.words is not None:
        return field.words.on_table(game.names(state)).words[number]
    return number
