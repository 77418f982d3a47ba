"""Copying a table onto another one of the same game. Nothing is allocated once the twin has been as large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.kernel.prompts import Prompt

if TYPE_CHECKING:
    from holdfast.kernel.state import State


def copy_without_memory(state: State, twin: State) -> None:
    """Copy everything but memory: nobody determinizes from the twin."""
    twin.forget()
    twin.doubts.clear()
    twin.turn = state.turn
    twin.turns = state.turns
    twin.turn_limit = state.turn_limit
    twin.over = state.over
    twin.people = state.people
    twin.out = state.out
    _copy_cards(state, twin)
    _copy_numbers(state, twin)
    _copy_prompts(state, twin)
    if not state.chance.copy_to(twin.chance):
        twin.chance = state.chance.copy()
    if state.forced or twin.forced:
        twin.forced = state.forced[:]
    twin.rebuild_derived()


def copy_memory(state: State, twin: State) -> None:
    """Copy what seats remember, if this table keeps it."""
    twin.remembers = state.remembers
    state.pools.copy_to(twin.pools)
    state.doubts.copy_to(twin.doubts)


def _copy_cards(state: State, twin: State) -> None:
    """Copy what lies where and who knows it."""
    mine = state.known
    theirs = twin.known
    for card in range(i64(len(mine))):
        theirs[card] = mine[card]
    zones = twin.zones
    for at, zone in enumerate(state.zones):
        zone.copy_to(zones[at])


def _copy_numbers(state: State, twin: State) -> None:
    cells = twin.cells
    for at, cell in enumerate(state.cells):
        cells[at].value = cell.value
    for at, series in enumerate(state.series_list):
        if series.size > 0 or twin.series_list[at].size > 0:
            series.copy_to(twin.series_list[at])
    for at, texts in enumerate(state.texts_list):
        texts.copy_to(twin.texts_list[at])


def _copy_prompts(state: State, twin: State) -> None:
    while len(twin.prompts) < state.asked:
        twin.prompts.append(Prompt(state.questions.field_count))
    for at in range(state.asked):
        state.prompts[at].copy_to(twin.prompts[at])
    twin.asked = state.asked
