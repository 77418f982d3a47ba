"""Views: an observation in the rule book's own names, for terminals, scenarios and people.

A view is decoded from an observation, never made from the state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from holdfast.kernel.bits import NONE, places_in
from holdfast.kernel.decoder import Decoder
from holdfast.kernel.observation import Observation
from holdfast.kernel.plain_data import Plain
from holdfast.kernel.table_schema import TableSchema

if TYPE_CHECKING:
    from holdfast.kernel.state import State


@dataclass(frozen=True)
class View:
    """Everything that one seat may see, as plain data. `SPECTATOR` is a seat here too."""

    game: str
    seat: int
    seats: int
    entries: Mapping[str, Plain]
    awaited: tuple[int, ...]
    question: str
    over: bool
    ranking: tuple[tuple[int, ...], ...]
    declared: Mapping[str, Plain] = field(repr=False)
    """The entries under the names that the table declares, for layout; `entries` has them as the rule book does."""
    codes: Mapping[str, tuple[int, ...]] = field(repr=False)
    """For each zone the codes of its cards, in zone order."""
    schema: TableSchema = field(repr=False, compare=False)

    def cards(self, path: str) -> list[str]:
        """The faces of the cards in a zone, `??` for one that the viewer does not know."""
        names = self.schema.card_names
        return [names[code] for code in self.codes.get(path, ())]

    def only_mine(self, path: str) -> list[bool]:
        """For each card of a zone whether this seat sees it and not everyone does."""
        return [
            self.schema.face_of(code) != NONE and not self.schema.lies_open(code) for code in self.codes.get(path, ())
        ]

    def number(self, path: str) -> int:
        entry = self.declared.get(path, 0)
        return entry if isinstance(entry, int) else 0

    def has(self, path: str) -> bool:
        """Whether a flag is set, or anything is written at a path."""
        return bool(self.declared.get(path))


def decode(schema: TableSchema, numbers: Sequence[int], texts: Sequence[Sequence[str]], seat: int) -> View:
    """The view that an observation stands for."""
    decoder = Decoder(schema, numbers, texts)
    declared = decoder.entries
    entries = declared if schema.game.rules.positions.write is None else schema.game.to_rule_book(dict(declared))
    return View(
        game=schema.game.name,
        seat=seat,
        seats=schema.seats,
        entries=entries,
        awaited=tuple(places_in(numbers[5])),
        question=schema.game.vocabulary.prompts.kinds[numbers[6]].name,
        over=bool(numbers[2]),
        ranking=(),
        declared=declared,
        codes=decoder.codes,
        schema=schema,
    )


def awaited(state: State) -> list[int]:
    """The seats that owe a decision now."""
    return places_in(int(state.awaited()))


def observe(state: State, seat: int) -> list[int]:
    """What a seat sees, as numbers, for code that is in no hurry."""
    state.check_seat(seat)
    observation = Observation()
    observation.look(state, seat)
    return observation.to_list()
