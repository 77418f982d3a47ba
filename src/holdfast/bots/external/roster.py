"""Which bots can have a seat: our own, those of installed packages, and networks that were trained.

A package adds a bot through the entry point group `holdfast.bots`. Only the bot's own process ever loads it. A bot
whose name cannot be used is left out and reported with the reason. A network is named by its file, `net:FILE`; an
operator can give it a name of its own, under which it is listed with the others.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from holdfast.bots import BOTS
from holdfast.bots.bot import Bot
from holdfast.bots.external.external_bot import ExternalBot
from holdfast.kernel import Chance, Game, HoldfastError, Options, seat_number

if TYPE_CHECKING:
    from holdfast.bots.external.networks import Network

GROUP = "holdfast.bots"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,19}")
NETWORK = "net:"
"""What the name of a trained network begins with; its file follows."""
PERSON = "you"
"""What the person at the keyboard is called."""
NAMED = 24
"""How many names with faces there are. Our bots take them in their order, then external ones."""
EXTERNAL = len(BOTS)
"""After ours all others are one more kind."""
OFFERED: dict[str, Path] = {}
"""The files of networks that have names of their own here."""


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


def offer_networks(networks: Mapping[str, Path]) -> None:
    """Give networks names of their own: these, and no others from now on. A fault is an error, and changes nothing."""
    for name, path in networks.items():
        fault = _fault(name, external_bots().entries)
        if fault is not None:
            raise fault
        network_of(f"{NETWORK}{path}")
    OFFERED.clear()
    OFFERED.update(networks)


def bot_names() -> list[str]:
    """Every bot by the name under which a seat is given to it: ours first."""
    return [*BOTS, *external_bots().entries, *OFFERED]


def is_bot(name: str) -> bool:
    """Whether a seat can be given to a bot of this name: one of the list, or a network in a file."""
    return name in bot_names() or name.startswith(NETWORK)


def whole_name(bot: str) -> str:
    """The name by which other processes know a bot too: a network's by its file."""
    return f"{NETWORK}{OFFERED[bot].absolute()}" if bot in OFFERED else bot


def network_of(bot: str) -> Network | None:
    """The network that a bot is; None for all other bots."""
    file = whole_name(bot)
    if not file.startswith(NETWORK):
        return None
    try:
        from holdfast.bots.external.networks import load_network
    except ImportError:
        raise HoldfastError("numpy_not_installed") from None
    return load_network(Path(file.removeprefix(NETWORK)))


def check_bot(bot: str, game: Game, seats: int, options: Options) -> None:
    """HoldfastError if there is no such bot, or if it is a network that was trained at other tables."""
    if not is_bot(bot):
        raise HoldfastError("no_such_bot", bot=bot, bots=bot_names())
    check_table(bot, game, seats, options)


def check_table(bot: str, game: Game, seats: int, options: Options) -> None:
    """HoldfastError if a bot is a network that was trained at other tables."""
    network = network_of(bot)
    if network is not None:
        network.check(bot, game, seats, options)


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
    network = network_of(name)
    if network is not None:
        from holdfast.bots.external.network_bot import NetworkBot  # needs NumPy

        return NetworkBot(name, network, chance)
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
