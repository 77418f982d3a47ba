"""How the conformance suite tells that a game is broken, for the tests of its laws."""

from __future__ import annotations

import pytest

from holdfast.kernel import State, events
from holdfast.kernel.kinds import Kinds
from holdfast.testing import LawBroken, conform
from tests.changed import changed
from tests.kernel.tiny import TINY, Tiny
from tests.kernel.tiny_phrases import MOODS


def broken(table: type[State] = Tiny, **changes: object) -> str:
    """How the suite tells that a game is broken."""
    game = changed(TINY, state=table, **changes)
    with pytest.raises(LawBroken) as told:
        conform(game, seats=3, games=3)
    return str(told.value)


def with_event(line: str, *, discloses: bool = False) -> tuple[Kinds, int]:
    """The events of Tiny and one more."""
    schema = events(mood=MOODS)
    schema.kinds = list(TINY.vocabulary.events.kinds)
    schema.field_names = list(TINY.vocabulary.events.field_names)
    return schema, schema.add(line, discloses=discloses)
