"""What is simulated, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from holdfast.kernel import HoldfastError
from holdfast.simulation.faults import Faults
from holdfast.simulation.troubles import ALL, ALONE, Trouble, schedule

MIXED = (1, 3, 1, 2)
"""How many workers there are, from seed to seed."""
CRASHING = Faults(kill_every=0.8)


@dataclass(frozen=True)
class Plan:
    """What is simulated. Whatever it leaves open is drawn from the seed."""

    seed: int
    tables: int = 24
    people: int = 4
    """At a table, at most."""
    watchers: float = 0.3
    """The probability that somebody watches a table."""
    workers: int = 1
    versions: bool = True
    """Whether workers of a fleet come back in older and newer versions."""
    faults: Faults = field(default_factory=Faults)
    stormy_seconds: float = 40.0
    """How long things go wrong; after that every game must come to its end."""
    arriving_seconds: float = 0.0
    """In which people come to their tables, one after the other, and not all at once."""
    ponders: float = 0.005
    """The probability that a move takes nearly all the time there is, at a table with a clock of half a minute."""
    sleeps: float = 0.005
    """The same for one that never comes, so that a bot has to move."""
    games: tuple[str, ...] = ("upgrade", "upgrade", "shield", "royal_family", "cluster_royale", "ship_it")
    without: tuple[int, ...] = ()
    """The numbers of the seed's troubles that are left out."""

    @property
    def troubles(self) -> list[Trouble]:
        """What goes wrong with processes, store and hub."""
        kinds = ALL if self.workers > 1 else ALONE
        drawn = schedule(self.faults, kinds, self.stormy_seconds, self.seed)
        return [trouble for number, trouble in enumerate(drawn) if number not in self.without]

    @property
    def changes(self) -> list[str]:
        """How it differs from the usual plan of its seed, in the form that `simulate-server --with` takes."""
        usual = usual_plan(self.seed)
        differs = [f"{name}={_told(value)}" for name, value in _values(self) if value != dict(_values(usual))[name]]
        return sorted(differs)


def usual_plan(seed: int) -> Plan:
    """Single servers and fleets in turn, half of them in bad weather, half where a worker is killed every second."""
    number, kind = divmod(seed, len(MIXED))
    plan = Plan(seed, workers=MIXED[kind])
    return plan if number % 2 == 0 else replace(plan, faults=CRASHING, stormy_seconds=90.0, arriving_seconds=60.0)


def changed_plan(plan: Plan, changes: Mapping[str, str]) -> Plan:
    """A plan with other values, as `Plan.changes` tells them."""
    for name, told in changes.items():
        try:
            plan = _changed(plan, name, told)
        except (KeyError, ValueError):
            raise HoldfastError("simulation_without", name=name, names=[each for each, _ in _values(plan)]) from None
    return plan


def _changed(plan: Plan, name: str, told: str) -> Plan:
    value = dict(_values(plan))[name]
    read: object = tuple(told.split("/")) if name == "games" else told
    if isinstance(value, int | float):
        read = type(value)(float(told))
    if name == "without":
        read = tuple(map(int, told.split("/")))
    part = name.removeprefix("faults.")
    if part != name:
        return replace(plan, faults=replace(plan.faults, **{part: float(told)}))
    change: dict[str, Any] = {name: read}
    return replace(plan, **change)


def _values(plan: Plan) -> Iterator[tuple[str, object]]:
    for each in fields(plan):
        if each.name not in ("seed", "faults"):
            yield each.name, getattr(plan, each.name)
    for name, value in asdict(plan.faults).items():
        yield f"faults.{name}", value


def _told(value: object) -> str:
    if isinstance(value, tuple):
        return "/".join(map(str, value))
    if isinstance(value, float):
        return f"{value:g}"
    assert isinstance(value, int)
    return str(int(value))


@dataclass(frozen=True)
class Outcome:
    plan: Plan
    digest: str
    moves: int
    frames: int
    troubles: Mapping[str, int]
    """How often each kind happened."""
    takeovers: int
    """Leases that went from one worker to another."""
    stand_ins: int
    """Bots that took the seats of people whose time was up."""
    seconds: float
    """Of simulated time."""
    checked: Mapping[str, int]
    """How often each promise was put to the test."""
    broken: str = ""
    """The promise that was broken, if one was."""
