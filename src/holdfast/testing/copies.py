"""Copies of a card are the same to everybody: which of them lies where may change nothing."""

from __future__ import annotations

from itertools import combinations

from holdfast.kernel import CARD, Chance, State


def copies_exchanged(state: State, chance: Chance) -> State | None:
    """The same table with two copies of a card in each other's stead everywhere; None where no card has a copy."""
    by_face: dict[int, list[int]] = {}
    for card, face in enumerate(state.face):
        by_face.setdefault(int(face), []).append(card)
    pairs = [pair for copies in by_face.values() for pair in combinations(copies, 2)]
    return _exchanged(state, *pairs[chance.below(len(pairs))]) if pairs else None


def _exchanged(state: State, one: int, other: int) -> State:
    twin = state.copy()
    instead = {one: other, other: one}
    for zone in twin.zones:
        for at, card in enumerate(zone.to_list()):
            zone.cards[at] = instead.get(card, card)
    twin.known[one], twin.known[other] = twin.known[other], twin.known[one]
    _exchange_memory(state, twin, one, other)
    _exchange_numbers(twin, instead)
    return twin


def _exchange_memory(state: State, twin: State, one: int, other: int) -> None:
    if state.pools.most > 0:
        marks = state.pools.marks
        twin.pools.marks = marks[:]
        twin.pools.marks[one], twin.pools.marks[other] = marks[other], marks[one]
    if len(state.doubts.masks):
        doubts = state.doubts.masks
        twin.doubts.masks = doubts[:]
        twin.doubts.masks[one], twin.doubts.masks[other] = doubts[other], doubts[one]


def _exchange_numbers(twin: State, instead: dict[int, int]) -> None:
    for cell in twin.cells:
        if cell.kind == CARD:
            cell.value = instead.get(cell.value, cell.value)
    for series in twin.series_list:
        if series.kind == CARD:
            for at, card in enumerate(series.to_list()):
                series.values[at] = instead.get(card, card)
    for prompt in twin.prompts[: twin.asked]:
        for field in twin.questions.kinds[prompt.kind].fields:
            if field.kind == CARD:
                prompt.fields[field.slot] = instead.get(prompt.fields[field.slot], prompt.fields[field.slot])
