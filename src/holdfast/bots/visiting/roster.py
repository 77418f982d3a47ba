"""Who can be given a seat: our own bots, and those that installed packages announce.

A package adds a bot by the entry point group `holdfast.bots`. The house never loads it: only the bot's own process
does. One whose name cannot be used is left out and named with its fault; nothing else is harmed by it.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from itertools import count

from holdfast.bots import BOTS
from holdfast.bots.bot import Bot
from holdfast.bots.visiting.visitor import Visitor
from holdfast.kernel import Chance, HoldfastError, seat_number

GROUP = "holdfast.bots"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,19}")
PERSON = "you"
"""What whoever sits at the keyboard is called."""
NAMED = 24
"""So many names, each with a face, are dealt out in turn: to our bots in their order, and to visitors."""
VISITOR = len(BOTS)
"""After ours all visitors are one more kind."""


@dataclass(frozen=True)
class LeftOut:
    """A bot that was announced and cannot be given a seat, and why."""

    name: str
    fault: HoldfastError


@dataclass(frozen=True)
class Visitors:
    """The bots of others by name, and those left out."""

    entries: dict[str, EntryPoint]
    left_out: list[LeftOut]


@cache
def visitors() -> Visitors:
    """Look for them once."""
    found = Visitors({}, [])
    for entry in entry_points(group=GROUP):
        fault = _fault(entry.name, found.entries)
        if fault is None:
            found.entries[entry.name] = entry
        else:
            found.left_out.append(LeftOut(entry.name, fault))
    return found


def bot_names() -> list[str]:
    """Every bot by the name under which a seat is given to it: ours first."""
    return [*BOTS, *visitors().entries]


def left_out() -> list[LeftOut]:
    return visitors().left_out


def package_of(bot: str) -> str:
    """The package that a visiting bot came with; empty for one of ours."""
    entry = visitors().entries.get(bot)
    if entry is None:
        return ""
    return entry.dist.name if entry.dist is not None else entry.value.partition(":")[0]


def name_numbers(bots: Sequence[str], taken: Container[int] = ()) -> list[int]:
    """Which name and face each bot at a table has, counted from 1.

    Every kind has its own, so that people know it again; who finds those taken has any that is free.
    """
    own = [iter(range(at + 1, NAMED + 1, VISITOR + 1)) for at in range(VISITOR + 1)]
    numbers = [next((one for one in own[_kind(bot)] if one not in taken), 0) for bot in bots]
    spare = (one for one in count(1) if one not in numbers and one not in taken)
    return [number or next(spare) for number in numbers]


def make_bot(name: str, chance: Chance, kept_for: str = "") -> Bot:
    """A bot by its name. Who makes one anew for each move of a seat says for which seat of which game."""
    if name in BOTS:
        return BOTS[name](chance)
    entry = visitors().entries.get(name)
    if entry is None:
        raise HoldfastError("there is no bot “{name}”; there are {bots}", name=name, bots=bot_names())
    return Visitor(name, entry.value, chance, kept_for)


def _kind(bot: str) -> int:
    return list(BOTS).index(bot) if bot in BOTS else VISITOR


def _fault(name: str, taken: dict[str, EntryPoint]) -> HoldfastError | None:
    if name in BOTS or name in taken or name == PERSON or seat_number(name) is not None:
        return HoldfastError("there is somebody called {bot} already", bot=name)
    if not NAME.fullmatch(name):
        return HoldfastError("a bot's name is at most 20 small letters, digits, - and _, not “{name}”", name=name)
    return None
