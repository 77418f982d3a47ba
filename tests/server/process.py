"""A server in a process of its own, that can be killed."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

PORTS = range(10_000, 32_000)
"""Below those that systems lend to outgoing connections: while a server is down nobody gets its port by chance, not
even a client of its own that tries to come back."""
PATIENCE = 120.0
"""Seconds after which what should have happened is given up. No test is about it: a loaded machine takes its time."""


def free_port() -> int:
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Process:
    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.port = free_port()
        self.database = database
        self._options = options
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        module = [sys.executable, "-m", "holdfast.server", "--port", str(self.port), "--database", self.database]
        return [*module, "--limit", "messages_per_second=100000", "--limit", "message_burst=100000", *self._options]

    def environment(self) -> dict[str, str]:
        return dict(os.environ)

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self.command(), stdout=log, stderr=log, env=self.environment())

    def wait_until_ready(self, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self._process is not None
            assert self._process.poll() is None, self._log.read_text()
            try:
                if httpx.get(f"{self.address}/ready").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("the server is not ready: " + self._log.read_text())

    @property
    def workers(self) -> list[int]:
        """The processes of a server that runs as several."""
        assert self._process is not None
        pid = self._process.pid
        return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))

    def renew(self) -> None:
        """Have its workers replaced, one after the other."""
        assert self._process is not None
        self._process.send_signal(signal.SIGHUP)

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator would."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(number)
        return process.wait(PATIENCE)
