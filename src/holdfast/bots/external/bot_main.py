"""The process of an external bot: `python -m holdfast.bots.external.bot_main MODULE:NAME`.

A line of JSON comes in for each decision, one goes out. What the bot prints goes nowhere unless that is asked for,
and what it reads is empty: the two pipes are put out of its way before it is loaded. Memory and time are limited where
the system can do that.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.metadata import EntryPoint
from pathlib import Path
from traceback import extract_tb, print_exception
from typing import IO, Any, SupportsInt

from holdfast.bots.external.interface import BotEvent, BotInterface, BotObservation, LegalMove
from holdfast.bots.external.process import MOST_TOLD, SHOWN
from holdfast.bots.external.supervisor import PARENT_DEATH_SIGNAL, control
from holdfast.bots.external.world import World
from holdfast.kernel.game import game_of

GIBIBYTE = 1 << 30
MEMORY = 2 * GIBIBYTE
GRACE = 2.0
"""Seconds after its time in which we end a bot. After that it ends by itself, in case we are gone."""


def main() -> None:
    coming, going = _own_pipes()
    control(PARENT_DEATH_SIGNAL, signal.SIGKILL)
    limit_memory()
    try:
        make: Callable[[], BotInterface] = EntryPoint("bot", sys.argv[1], "").load()
        _say(going, {"ready": True})
    except BaseException as fault:
        _say(going, {"fault": fault_text(fault)})
        return

    def sample(count: int) -> Sequence[Mapping[str, Any]]:
        _say(going, {"sample": int(count)})
        worlds: Sequence[Mapping[str, Any]] = json.loads(coming.readline())
        return worlds

    answer = RequestHandler(make, sample)
    for line in coming:
        _say(going, answer(json.loads(line)))


class RequestHandler:
    """Turns each request into a call of the bot, and its result into an answer."""

    def __init__(self, make: Callable[[], BotInterface], sample: Callable[[int], Sequence[Mapping[str, Any]]]) -> None:
        self.make = make
        self.sample = sample
        self.bot: BotInterface | None = None
        self.schemas: dict[str, Any] = {}
        self.events: list[BotEvent] = []

    def __call__(self, asked: dict[str, Any]) -> dict[str, Any]:
        limit_time(asked["seconds"])
        try:
            if self.bot is None or asked["anew"]:
                self.bot = self.make()
            seen = self.seen(asked)
            random.seed(seen.seed)
            return {"move": plain(self.bot.choose(seen))}
        except BaseException as fault:
            if SHOWN in os.environ:
                print_exception(fault)
            return {"fault": fault_text(fault)}
        finally:
            limit_time(0)

    def seen(self, asked: dict[str, Any]) -> BotObservation:
        """What the bot gets to see. A schema is sent once, and of the story only what is new."""
        if "schema" in asked:
            self.schemas[asked["schema_name"]] = asked["schema"]
        news = [BotEvent(*event) for event in asked["events"]]
        self.events = self.events + news if asked["goes_on"] else news
        return BotObservation(
            **asked["seen"],
            schema=self.schemas[asked["schema_name"]],
            events=self.events,
            moves=[LegalMove(*move) for move in asked["moves"]],
            seconds=asked["seconds"],
            sample=partial(self.worlds, asked["package"], asked["seen"]),
        )

    def worlds(self, package: str, seen: dict[str, Any], count: int) -> list[World]:
        """Tables that the seat could be sitting at. The game is loaded when the first of them is asked for."""
        game = game_of(package)
        return [World.read(game, seen["seats"], seen["options"], each) for each in self.sample(count)]


def _own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The pipes to us, out of the way of a bot that prints and reads. What it prints goes nowhere, or is shown."""
    coming, going = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    if SHOWN not in os.environ:
        os.dup2(nothing, 2)
    os.dup2(2, 1)
    return coming, going


def _say(going: IO[bytes], said: dict[str, Any]) -> None:
    going.write(json.dumps(said).encode() + b"\n")
    going.flush()


def fault_text(fault: BaseException) -> str:
    """A fault in one line, with the line of the bot's own source that led to it."""
    place = _place(fault)
    return " ".join(f"{type(fault).__name__}: {fault}".split())[: MOST_TOLD - len(place)] + place


def _place(fault: BaseException) -> str:
    """Where a fault is from; nothing where no source of the bot was reached, as without a module."""
    frames = [frame for frame in extract_tb(fault.__traceback__) if not _is_ours(frame.filename)]
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""


def _is_ours(file: str) -> bool:
    return file == __file__ or "importlib" in file


def plain(chosen: object) -> int | str:
    """An answer as JSON can carry it; what is neither words nor a number as it looks, so that it can be named."""
    if isinstance(chosen, str):
        return chosen
    return int(chosen) if isinstance(chosen, SupportsInt) else str(chosen)[:MOST_TOLD]


def limit_memory() -> None:
    try:
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY if most < 0 else min(MEMORY, most), most))
    except (ImportError, OSError, ValueError):
        return  # not every system can


def limit_time(seconds: float) -> None:
    """End this process some time after the decision is due, whether it sleeps or works; 0 for no limit."""
    try:
        import resource

        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE if seconds else 0)
        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        spent = int(used.ru_utime + used.ru_stime)
        processors = os.cpu_count() or 1
        limit = spent + int((seconds + GRACE) * processors) + 1 if seconds else most
        resource.setrlimit(resource.RLIMIT_CPU, (limit, most))
    except (AttributeError, ImportError, OSError, ValueError):
        return


if __name__ == "__main__":
    main()
