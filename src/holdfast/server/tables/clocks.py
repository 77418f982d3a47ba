"""Clocks: how long a seat may think, and how long its player may be gone, before a bot takes the seat."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from holdfast.kernel import State
from holdfast.server.refusals import Malformed

DAY = 24 * 60 * 60.0
CORRESPONDENCE = re.compile(r"correspondence(?::([1-9]|1[0-4]))?")
USUAL_DAYS = "3"


@dataclass(frozen=True)
class Clock:
    """Seconds for one decision, and seconds without a connection; None for as long as it takes."""

    decision: float | None = None
    gone: float | None = None

    @property
    def runs(self) -> bool:
        return self.decision is not None


NAMED = {"none": Clock(), "relaxed": Clock(180.0, 120.0), "fast": Clock(30.0, 30.0)}


def read_clock(name: str) -> Clock:
    """The clock that a host chose: `none`, `relaxed`, `fast`, `correspondence` or `correspondence:5` with days."""
    if name in NAMED:
        return NAMED[name]
    found = CORRESPONDENCE.fullmatch(name)
    if found is None:
        raise Malformed("bad_clock", name=name)
    return Clock(decision=int(found[1] or USUAL_DAYS) * DAY)


class OpenDecision(NamedTuple):
    """A decision that a seat owes: which question it is, since which ply and when."""

    question: tuple[int, int]
    ply: int
    at: float


def open_question(state: State) -> tuple[int, int]:
    """Which question is open, to tell it from the next one."""
    asked = int(state.asked)
    return asked, int(state.prompts[asked - 1].kind if asked else state.question())
