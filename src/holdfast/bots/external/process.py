"""Our side of an external bot's process: start it, ask it, and end it when its time is up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread, Timer
from time import monotonic
from typing import IO, Any

from holdfast.bots.external import supervisor
from holdfast.kernel.errors import HoldfastError, Wording
from holdfast.kernel.printable import printable

START_SECONDS = 20.0
"""How long a bot may take to be loaded."""
END_SECONDS = 10.0
"""How long ending a bot, and whatever it has started, may take."""
SUPERVISED = os.name == "posix"
LONGEST_ANSWER = 10_000
MOST_WORLDS = 256
"""Worlds that a bot gets at once."""
SHOWN = "HOLDFAST_BOT_OUTPUT"
"""The environment variable with which a bot's output and its faults are shown to its author."""
MOST_TOLD = 200
"""Characters of a bot's answer or fault that people get to see."""
PASSED_ON = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "VIRTUAL_ENV", "HOLDFAST_INTERPRETED", SHOWN)
"""The environment variables that a bot gets: none that could hold a secret."""


Sample = Callable[[int], list[dict[str, Any]]]
"""Gives this many worlds, each as a position."""


def no_worlds(count: int) -> list[dict[str, Any]]:
    return []


class BotFault(HoldfastError):
    """An external bot died, was too slow, or answered with something that is no move."""


class BotProcess:
    """A process for one external bot: one question at a time."""

    def __init__(self, bot: str, target: str, reserved_for: str = "") -> None:
        self.bot = bot
        self.reserved_for = reserved_for
        """The only seat of the only game that may be played here; empty for one game after the other."""
        self.playing = ""
        """The game that was played here last."""
        self.lines = 0
        """How many lines of that game's story the bot has."""
        self.schemas: set[str] = set()
        """The schemas that the bot has been given."""
        try:
            self._process, self._lifeline = _started(target)
        except OSError as wrong:
            raise BotFault("bot_failed", bot=bot, fault=wrong) from None
        assert self._process.stdout is not None
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_listen, args=(self._process.stdout, self._answers), daemon=True).start()
        try:
            self._check(self._answer(START_SECONDS))
        except BotFault:
            self.end()
            raise

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def quiet(self) -> bool:
        """Whether the process waits for a question: one that speaks unasked, or has ended, is of no use."""
        return self._answers.empty()

    def ask(self, question: dict[str, Any], seconds: float, sample: Sample = no_worlds) -> int | str:
        """What the bot answers, or BotFault; after a fault the process is of no more use.

        Until it answers it may ask for worlds, again and again, while its time lasts.
        """
        due = monotonic() + seconds
        self._say(json.dumps(question).encode() + b"\n", seconds)
        answer = self._answer(seconds)
        while isinstance(wanted := answer.get("sample"), int):
            self._say(json.dumps(sample(max(0, min(wanted, MOST_WORLDS)))).encode() + b"\n", max(0, due - monotonic()))
            answer = self._answer(max(0, due - monotonic()), seconds)
        self._check(answer)
        move = answer.get("move")
        if not isinstance(move, int | str) or isinstance(move, bool):
            raise self._nonsense(move)
        return move

    def _say(self, line: bytes, seconds: float) -> None:
        """Write to the process. One that does not read is ended, and the writing with it."""
        assert self._process.stdin is not None
        impatience = Timer(seconds, self._kill)
        impatience.start()
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except OSError:
            raise BotFault("bot_process_ended", bot=self.bot) from None
        finally:
            impatience.cancel()

    def _answer(self, seconds: float, of: float = 0) -> dict[str, Any]:
        """The next line within this many seconds, the last ones `of` those that it has."""
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            limit = Wording("seconds", seconds=f"{of or seconds:g}")
            raise BotFault("bot_too_slow", bot=self.bot, limit=limit) from None
        if not line:
            raise BotFault("bot_process_ended", bot=self.bot)
        try:
            answer = json.loads(line)
        except ValueError:
            raise self._nonsense(line.decode(errors="replace")) from None
        if not isinstance(answer, dict):
            raise self._nonsense(answer)
        return answer

    def _check(self, answer: dict[str, Any]) -> None:
        if "fault" in answer:
            raise BotFault("bot_failed", bot=self.bot, fault=short_text(answer["fault"]))

    def _nonsense(self, answer: object) -> BotFault:
        return no_move(self.bot, answer)

    def end(self) -> None:
        """End the process, and whatever it has started."""
        self._kill()
        try:
            self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()

    def _kill(self) -> None:
        """Let go of the lifeline: the supervisor ends the bot, and whatever that has started."""
        lifeline, self._lifeline = self._lifeline, None
        if lifeline is not None:
            lifeline.close()
        elif not SUPERVISED:
            self._process.kill()


def no_move(bot: str, answer: object) -> BotFault:
    return BotFault("bot_answered_no_move", bot=bot, answer=short_text(answer))


def short_text(said: object) -> str:
    """The beginning of whatever a bot said, in one line that any screen can bear."""
    line = printable(" ".join(str(said).split()))
    return line if len(line) <= MOST_TOLD else f"{line[:MOST_TOLD]}…"


def _started(target: str) -> tuple[subprocess.Popen[bytes], IO[bytes] | None]:
    """The process of a bot, and its lifeline. Nobody of the same user reads our secrets from /proc from now on."""
    command = [sys.executable, "-m", "holdfast.bots.external.bot_main", target]
    if not SUPERVISED:
        return _run(command), None
    supervisor.hide()
    held, lifeline = os.pipe()
    try:
        supervised = [sys.executable, "-I", "-S", supervisor.__file__, str(held), *command]
        return _run(supervised, held), os.fdopen(lifeline, "wb")
    except OSError:
        os.close(lifeline)
        raise
    finally:
        os.close(held)


def _run(command: list[str], *passed: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=None if SHOWN in os.environ else subprocess.DEVNULL,
        cwd=os.path.abspath(os.sep),  # a bot has no folder of its own, and is not led to ours
        env=clean_environment(),
        start_new_session=True,
        pass_fds=passed,
    )


def _listen(pipe: IO[bytes], answers: SimpleQueue[bytes]) -> None:
    """Put what a process says where it can be waited for; an empty line says that it has ended."""
    with pipe:
        while line := pipe.readline(LONGEST_ANSWER):
            answers.put(line)
    answers.put(b"")


def clean_environment() -> dict[str, str]:
    """What a process in which bots think may know of our environment."""
    paths = [str(Path(path).absolute()) for path in sys.path if path]
    return {
        **{name: os.environ[name] for name in PASSED_ON if name in os.environ},
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
