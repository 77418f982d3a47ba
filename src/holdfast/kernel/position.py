"""Positions: the whole state in the rule book's own names, enough to restore the game exactly.

A position never leaves the server. It is written here and read in `position_parser`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.kernel.bits import NONE, SPECTATOR
from holdfast.kernel.cells import CARD, STORED, Cell
from holdfast.kernel.decoder import Decoder
from holdfast.kernel.observation import PLACES
from holdfast.kernel.phrases import seat_names
from holdfast.kernel.plain_data import Plain, nested
from holdfast.kernel.sorts import face_code
from holdfast.kernel.table_schema import TableSchema

if TYPE_CHECKING:
    from holdfast.kernel.state import State
    from holdfast.kernel.zones import Zone


def position(state: State, schema: TableSchema) -> dict[str, Plain]:
    """The whole state, nested as people like to read it."""
    whole: dict[str, Plain] = {**entries(state, schema), "chance": state.chance.to_text()}
    if state.over:
        whole["over"] = True
    return nested(whole)


def entries(state: State, schema: TableSchema) -> dict[str, Plain]:
    """The whole state as a flat mapping of dotted paths, without the luck to come."""
    return schema.game.to_rule_book(_Truth(state, schema).entries)


class _Truth(Decoder):
    """Reads a state itself, by the same schema that observations are read by."""

    def __init__(self, state: State, schema: TableSchema) -> None:
        self.state = state
        super().__init__(schema, _numbers(state), [texts.lines for texts in state.texts_list])

    def _cards(self, at: int) -> int:
        for zone, entry in zip(self.state.zones, self.schema.zones, strict=True):
            listed = zone.to_list()
            self.codes[entry.path] = tuple(int(face_code(self.state, self.state.face[card], 0)) for card in listed)
            cards = [self._marked(card, zone) for card in (listed[::-1] if entry.top_first else listed)]
            self.entries[entry.path] = cards if not entry.single else cards[0] if cards else None
            at += 1 + len(listed)
        return at

    def _marked(self, card: int, zone: Zone) -> str:
        """A card with who knows it beyond the rule of its zone: `5H@p1p3`."""
        name = self.schema.game.vocabulary.faces[self.state.face[card]]
        known = int(self.state.known[card])
        if zone.signed and known >> SPECTATOR & 1:
            return "+" + name
        beyond = known & ~int(zone.sees)
        marks = "all" if beyond >> SPECTATOR & 1 else "".join(seat_names(beyond, self.schema.seats))
        return ("-" if zone.signed else "") + name + (f"@{marks}" if marks else "")


def _numbers(state: State) -> list[int]:
    """All numbers of a state in the order of an observation, with nothing hidden; cards are told by their places."""
    numbers = [state.turn, state.turns, state.over, state.out, state.people, state.awaited(), 0]
    for zone in state.zones:
        numbers += [zone.size, *zone.to_list()]
    for series in state.series_list:
        listed = series.to_list()
        numbers += [len(listed), *(_place(state, value) if series.kind == CARD else value for value in listed)]
    numbers += [_value(state, cell) for cell in state.cells]
    numbers += [len(texts.lines) for texts in state.texts_list]
    numbers.append(state.asked)
    for prompt in state.prompts[: state.asked]:
        fields = state.questions.kinds[prompt.kind].fields
        values = [(field, prompt.fields[field.slot]) for field in fields]
        numbers += [prompt.kind, prompt.seats]
        numbers += [_place(state, value) if field.kind == CARD else value for field, value in values]
    return [int(number) for number in numbers]


def _value(state: State, cell: Cell) -> int:
    if cell.derived != STORED:
        return int(state.derived_value(cell.derived, cell.owner))
    return _place(state, cell.value) if cell.kind == CARD else int(cell.value)


def _place(state: State, card: int) -> int:
    for zone in state.zones:
        at = zone.index(card)
        if at != NONE:
            return int(zone.number + 1) * int(PLACES) + int(at)
    return int(NONE)
