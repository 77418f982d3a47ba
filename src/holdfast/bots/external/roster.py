"""Which bots can have a seat: our own, and those of installed packages.

A package adds a bot through the entry point group `holdfast.bots`. Only the bot's own process ever loads it. A bot
whose name cannot be used is left out and reported with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from itertools import count
from pathlib import Path

from holdfast.bots import BOTS
from holdfast.bots.bot import Bot
from holdfast.bots.external.external_bot import ExternalBot
from holdfast.kernel import Chance, HoldfastError, seat_number

GROUP = "holdfast.bots"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,19}")
NETWORK = "net:"
"""What the name of a trained network begins with; its file follows."""
PERSON = "you"
"""What the person at the keyboard is called."""
NAMED = 24
"""How many names with faces there are. Our bots take them in their order, then external ones."""
EXTERNAL = len(BOTS)
"""After ours all external bots are one more kind."""


@dataclass(frozen=True)
class UnusableBot:
    """A bot that was announced and cannot be given a seat, and why."""

    name: str
    fault: HoldfastError


@dataclass(frozen=True)
class ExternalBots:
    """The bots of others by name, and those left out."""

    entries: dict[str, EntryPoint]
    left_out: list[UnusableBot]


@cache
def external_bots() -> ExternalBots:
    """Look for them once."""
    found = ExternalBots({}, [])
    for entry in entry_points(group=GROUP):
        fault = _fault(entry.name, found.entries)
        if fault is None:
            found.entries[entry.name] = entry
        else:
            found.left_out.append(UnusableBot(entry.name, fault))
    return found


def bot_names() -> list[str]:
    """Every bot by the name under which a seat is given to it: ours first."""
    return [*BOTS, *external_bots().entries]


def is_bot(name: str) -> bool:
    """Whether a seat can be given to a bot of this name: one of the list, or a network in a file."""
    return name in bot_names() or name.startswith(NETWORK)


def left_out() -> list[UnusableBot]:
    return external_bots().left_out


def package_of(bot: str) -> str:
    """The package that an external bot came with; empty for one of ours."""
    entry = external_bots().entries.get(bot)
    if entry is None:
        return ""
    return entry.dist.name if entry.dist is not None else entry.value.partition(":")[0]


def name_numbers(bots: Sequence[str], taken: Container[int] = ()) -> list[int]:
    """Which name and face each bot at a table has, counted from 1.

    Every kind has its own, so that people recognise it. A bot whose names are all taken gets any free one.
    """
    own = [iter(range(at + 1, NAMED + 1, EXTERNAL + 1)) for at in range(EXTERNAL + 1)]
    numbers = [next((one for one in own[_kind(bot)] if one not in taken), 0) for bot in bots]
    spare = (one for one in count(1) if one not in numbers and one not in taken)
    return [number or next(spare) for number in numbers]


def make_bot(name: str, chance: Chance, reserved_for: str = "") -> Bot:
    """A bot by its name. `reserved_for` names a seat of a game, where a bot is made for each of its moves."""
    if name in BOTS:
        return BOTS[name](chance)
    if name.startswith(NETWORK):
        from holdfast.bots.external.network_bot import NetworkBot  # needs NumPy

        return NetworkBot(Path(name.removeprefix(NETWORK)), chance)
    entry = external_bots().entries.get(name)
    if entry is None:
        raise HoldfastError("no_such_bot", bot=name, bots=bot_names())
    return ExternalBot(name, entry.value, chance, reserved_for)


def _kind(bot: str) -> int:
    return list(BOTS).index(bot) if bot in BOTS else EXTERNAL


def _fault(name: str, taken: dict[str, EntryPoint]) -> HoldfastError | None:
    if name in BOTS or name in taken or name == PERSON or seat_number(name) is not None:
        return HoldfastError("bot_name_taken", bot=name)
    if not NAME.fullmatch(name):
        return HoldfastError("bad_bot_name", name=name)
    return None
