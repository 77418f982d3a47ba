"""Several workers on one machine: processes that share a socket, each the same command as for a server alone.

A worker that ends is started again. SIGTERM ends all of them, each as it would end by itself. SIGHUP replaces them one
after the other: the next one goes only when its successor serves, so a new version takes over without a break.
"""

from __future__ import annotations

import logging
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

from holdfast.kernel import HoldfastError
from holdfast.server.settings import Settings

LOG = logging.getLogger("holdfast.fleet")
LISTENS, READY = "HOLDFAST_LISTENS", "HOLDFAST_READY"
"""In a worker's environment: the socket, and the pipe on which it says that it serves."""
PAUSE_SECONDS = 1.0
"""Before a worker that ended by itself is started again."""
PATIENCE_SECONDS = 60.0
"""With a worker that is being started, or that ends."""
BACKLOG = 2048


class Worker:
    """One process. It says with a byte that it serves."""

    def __init__(self, command: Sequence[str], listening: socket.socket) -> None:
        self._ready, told = os.pipe()
        environment = {**os.environ, LISTENS: str(listening.fileno()), READY: str(told)}
        self.process = subprocess.Popen(command, env=environment, pass_fds=(listening.fileno(), told))
        os.close(told)

    def wait_until_ready(self) -> bool:
        """Whether it serves now."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._ready, selectors.EVENT_READ)
            return bool(selector.select(PATIENCE_SECONDS)) and bool(os.read(self._ready, 1))

    def end(self) -> None:
        self.process.terminate()

    def wait(self) -> None:
        try:
            self.process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Supervisor:
    def __init__(self, command: Sequence[str], count: int, listening: socket.socket) -> None:
        self._command = command
        self._listening = listening
        self._stopping = False
        self._renewing = False
        for number, do in ((signal.SIGTERM, self._stop), (signal.SIGINT, self._stop), (signal.SIGHUP, self._renew)):
            signal.signal(number, do)
        self._workers = [self._start() for _ in range(count)]

    def run(self, when_ready: Callable[[], None]) -> int:
        """Until it is stopped; the exit status."""
        if not all(worker.wait_until_ready() for worker in self._workers):
            self._end()
            return 3
        when_ready()
        while not self._stopping:
            time.sleep(0.1)
            if self._renewing:
                self._replace_all()
            self._start_again()
        self._end()
        return 0

    def _start(self) -> Worker:
        return Worker(self._command, self._listening)

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _renew(self, *_: object) -> None:
        self._renewing = True

    def _start_again(self) -> None:
        for at, worker in enumerate(self._workers):
            if worker.process.poll() is not None and not self._stopping:
                LOG.error("worker %d ended with status %d and is started again", at + 1, worker.process.returncode)
                time.sleep(PAUSE_SECONDS)
                self._workers[at] = self._start()

    def _replace_all(self) -> None:
        """One after the other. Where a new one does not start, the old ones stay."""
        self._renewing = False
        for at, old in enumerate(self._workers):
            fresh = self._start()
            if self._stopping or not fresh.wait_until_ready():
                LOG.error("a new worker does not start; the old ones stay")
                fresh.end()
                fresh.wait()
                return
            old.end()
            old.wait()
            self._workers[at] = fresh

    def _end(self) -> None:
        for worker in self._workers:
            worker.end()
        for worker in self._workers:
            worker.wait()


def supervise(settings: Settings, count: int, when_ready: Callable[[str], None]) -> None:
    """Run this very command as several workers."""
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, settings.port))
        except OSError as wrong:
            raise HoldfastError("address_taken", host=settings.host, port=settings.port, why=wrong.strerror) from None
        listening.listen(BACKLOG)
        listening.setblocking(False)
        host = "127.0.0.1" if settings.host == "0.0.0.0" else settings.host
        link = f"http://{host}:{listening.getsockname()[1]}/"
        command = [sys.executable, *sys.orig_argv[1:]]
        status = Supervisor(command, count, listening).run(lambda: when_ready(link))
    if status:
        raise SystemExit(status)


def inherited_socket() -> int | None:
    """The socket that a supervisor shares with this worker."""
    found = os.environ.pop(LISTENS, None)
    return None if found is None else int(found)


def say_ready() -> None:
    """Tell the supervisor that this worker serves."""
    found = os.environ.pop(READY, None)
    if found is not None:
        os.write(int(found), b"1")
        os.close(int(found))
