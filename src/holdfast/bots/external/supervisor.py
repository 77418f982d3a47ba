"""Supervises the process of an external bot, and kills everything that it started: `supervisor.py LIFELINE COMMAND …`.

Whatever the bot's process leaves behind, also by forking twice and in a session of its own, becomes a child of this
process (Linux calls that a subreaper). The lifeline is a pipe: when its other end is closed, all children are killed.
That also happens when the process at the other end dies.

This file is run by itself, without anything else of Holdfast, so that it starts quickly and holds nothing.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress

PARENT_DEATH_SIGNAL, DUMPABLE, CHILD_SUBREAPER = 1, 4, 36
"""Options of Linux' prctl."""


def control(option: int, value: int) -> bool:
    """Ask Linux to treat this process otherwise; False where that cannot be done."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        return int(ctypes.CDLL(None).prctl(option, value, 0, 0, 0)) == 0
    except (AttributeError, OSError):
        return False


def hide() -> None:
    """Let no other process of the same user read this one's memory and environment, or trace it."""
    control(DUMPABLE, 0)


def main() -> None:
    lifeline = int(sys.argv[1])
    control(CHILD_SUBREAPER, 1)
    hide()
    child = subprocess.Popen(sys.argv[2:], start_new_session=True)
    _let_go_of_pipes()
    while os.read(lifeline, 1):
        pass
    end_all(child.pid)


def _let_go_of_pipes() -> None:
    """Only the bot's process holds the pipes, so that their end tells that it has ended."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nothing, stream)


def end_all(group: int) -> None:
    """Kill all children. Those of a killed child are ours then, until there are none."""
    with suppress(OSError):
        os.killpg(group, signal.SIGKILL)
    while True:
        for child in children():
            with suppress(OSError):
                os.kill(child, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def children() -> Iterator[int]:
    """The children of this process, where the system lists them."""
    with suppress(OSError):
        for name in filter(str.isdecimal, os.listdir("/proc")):
            with suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:
                if int(file.read().rpartition(b")")[2].split()[1]) == os.getpid():
                    yield int(name)


if __name__ == "__main__":
    main()
