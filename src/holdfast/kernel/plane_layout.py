"""Which planes each entry of an observation tensor becomes."""

from __future__ import annotations

from functools import lru_cache

from holdfast.kernel.planes import (
    BITS,
    CHOSEN,
    COUNTED,
    HEAPED,
    LISTED,
    PLACED,
    STEPPED,
    Planes,
    steps_for,
)
from holdfast.kernel.table_schema import KINDS, Entry
from holdfast.kernel.tensor_layout import TensorLayout

SHORT = 4
"""Places of a row are told apart if it has no more."""
STEPS_OF_NUMBER = 34
Spec = tuple[int, int, int, int, int, int]


@lru_cache(maxsize=64)
def planes_for(layout: TensorLayout) -> Planes:
    """What writes planes from tensors of this layout."""
    specs = [spec for entry in layout.wide.entries for spec in _specs(entry, layout)]
    return Planes(layout.size, specs)


def _specs(entry: Entry, layout: TensorLayout) -> list[Spec]:
    start, room = layout.starts[entry.path], layout.rooms[entry.path]
    if entry.form == "cards":
        return [_cards(entry, layout, start, room)]
    if entry.form == "prompts":
        return _prompt(layout, start)
    what, values, least = _kind(KINDS[entry.kind], entry, layout)
    if entry.form == "list":
        return [(int(LISTED if what == CHOSEN else COUNTED), start, room, values, least, 0)]
    return [(what, start, 0, values, least, 0)]


def _cards(entry: Entry, layout: TensorLayout, start: int, room: int) -> Spec:
    row = entry.shape != "pile" and not entry.bag and room <= SHORT
    return (
        int(PLACED if row else HEAPED),
        start,
        room,
        len(layout.wide.game.vocabulary.faces),
        0,
        layout.wide.backs + 1,
    )


def _prompt(layout: TensorLayout, start: int) -> list[Spec]:
    """How many questions are open, and of the newest which it is, who is asked, and its fields as numbers."""
    kinds = layout.wide.game.vocabulary.prompts
    fields = [(int(STEPPED), start + 3 + at, 0, STEPS_OF_NUMBER, 0, 0) for at in range(kinds.field_count)]
    return [
        (int(STEPPED), start, 0, steps_for(8), 0, 0),
        (int(CHOSEN), start + 1, 0, len(kinds.kinds) + 1, 0, 0),
        (int(BITS), start + 2, 0, layout.wide.seats, 0, 0),
        *fields,
    ]


def _kind(kind: str, entry: Entry, layout: TensorLayout) -> tuple[int, int, int]:
    """What is done with a number of a kind, how many values it has, and from where its steps count."""
    if kind == "flag":
        return int(BITS), 1, 0
    if kind == "seat":
        return int(CHOSEN), layout.wide.seats, 0
    if kind == "seats":
        return int(BITS), layout.wide.seats, 0
    if kind == "word":
        return int(CHOSEN), len(entry.words), 0
    if kind == "words":
        return int(BITS), min(60, len(entry.words)), 0
    if kind == "face":
        return int(CHOSEN), len(layout.wide.game.vocabulary.faces), 0
    if kind in ("card", "move"):
        return int(STEPPED), 1, 0
    return int(STEPPED), STEPS_OF_NUMBER, 0
