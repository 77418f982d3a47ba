"""A server in a process of its own, and what it costs."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

READY_SECONDS = 60.0


class MeasuredProcess:
    """Started on a core of its own where there are two, and asked until it answers."""

    core: int | None = 0

    def __init__(self, ready: str) -> None:
        self._ready = ready
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str]:
        raise NotImplementedError

    def start(self, **how: Any) -> float:
        """Start, and wait until it is ready; how many seconds that took."""
        begun = time.perf_counter()
        self.process = subprocess.Popen(self.command(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
        if self.core is not None:
            pin(self.process.pid, self.core)
        while not self._answers():
            assert self.process.poll() is None, "the server ended"
            assert time.perf_counter() - begun < READY_SECONDS, "the server is not ready"
            time.sleep(0.01)
        return time.perf_counter() - begun

    def _answers(self) -> bool:
        """Asked with little work, for players may be in this process."""
        asking = HTTPConnection("127.0.0.1", self.port, timeout=READY_SECONDS)
        try:
            asking.request("GET", self._ready)
            return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asking.close()

    def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    @property
    def cpu_seconds(self) -> float:
        """What the server's process has worked so far, its threads included."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def mebibytes(self) -> float:
        assert self.process is not None
        return mebibytes_of(self.process.pid)

    @property
    def mebibytes_of_children(self) -> float:
        """Of all processes that it has started and that run still."""
        assert self.process is not None
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return sum(mebibytes_of(int(child)) for task in tasks for child in task.read_text().split())


def mebibytes_of(process: int) -> float:
    """What a process holds in memory; nothing once it has ended."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0.0
    held = status.partition("VmRSS:")[2].split()
    return int(held[0]) / 1024 if held else 0.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def pin(process: int, core: int) -> None:
    if (os.cpu_count() or 1) > 1 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process, {core})
