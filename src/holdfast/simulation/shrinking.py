"""Making a plan that breaks a promise smaller, as long as one is still broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace

from holdfast.simulation.plan import Plan

MOST_TRIES = 60
"""So many histories are lived through at most."""
HAPPENS = (
    *("disk_slow", "write_fails", "write_unknown", "write_late", "cut", "stall"),
    *("notice_lost", "notice_doubled", "bot_dies"),
)
"""What goes wrong by chance, and not at its time."""


def shrink(plan: Plan, breaks: Callable[[Plan], bool], most: int = MOST_TRIES) -> Plan:
    """The smallest plan that is found and still breaks a promise."""
    tries, found = 0, True
    while found:
        found = False
        for simpler in simpler_plans(plan):
            tries += 1
            if tries > most:
                return plan
            if breaks(simpler):
                plan, found = simpler, True
                break
    return plan


def simpler_plans(plan: Plan) -> Iterator[Plan]:
    """Plans with a little less, those with much less first."""
    for tables in _below(plan.tables, 1):
        yield replace(plan, tables=tables)
    yield from _fewer_troubles(plan)
    yield from (replace(plan, workers=workers) for workers in _below(plan.workers, 2))
    yield from (replace(plan, people=people) for people in _below(plan.people, 1))
    if plan.versions and plan.workers > 1:
        yield replace(plan, versions=False)
    if plan.watchers:
        yield replace(plan, watchers=0.0)
    for name in HAPPENS:
        if asdict(plan.faults)[name]:
            yield replace(plan, faults=replace(plan.faults, **{name: 0.0}))


def _below(number: int, least: int) -> list[int]:
    """Half of it, and one less."""
    return sorted({each for each in (number // 2, number - 1) if least <= each < number})


def _fewer_troubles(plan: Plan) -> Iterator[Plan]:
    """Without a half of the troubles, then without a quarter, then without one."""
    there = [number for number in range(len(replace(plan, without=()).troubles)) if number not in plan.without]
    size = len(there) // 2 or len(there)
    while size:
        for at in range(0, len(there), size):
            yield _without(plan, there[at : at + size])
        size //= 2


def _without(plan: Plan, more: Sequence[int]) -> Plan:
    return replace(plan, without=tuple(sorted({*plan.without, *more})))
