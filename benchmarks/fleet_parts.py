"""A fleet on loopback: PostgreSQL, Redis and nginx of the system's packages, and workers that can be killed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from load_process import MeasuredProcess
from load_setup import LIMITS
from tests.server.nginx import Nginx
from tests.server.postgres import Postgres, find_postgres
from tests.server.process import free_port
from tests.server.redis import RedisServer

AGAIN_SECONDS = 1.0
"""Before a worker that ended is started again, as the unit says."""


class FleetWorker(MeasuredProcess):
    def __init__(self, database: str, hub: str, core: int | None) -> None:
        super().__init__("/ready")
        self.port = free_port()
        self.core = core
        self._parts = ("--database", database, "--hub", hub, "--trusted-proxy", "127.0.0.1")

    def command(self) -> Sequence[str]:
        limits = [word for limit in LIMITS for word in ("--limit", limit)]
        return [sys.executable, "-m", "holdfast.server", "--port", str(self.port), *self._parts, *limits]

    def kill_and_start_again(self) -> None:
        self.end(signal.SIGKILL)
        time.sleep(AGAIN_SECONDS)
        self.start()

    def renew(self) -> None:
        """As `systemctl restart` and a look at /ready do."""
        self.end()
        self.start()


class Parts:
    def __init__(self, folder: Path, workers: int, core: int | None) -> None:
        for part in ("postgres", "redis", "nginx"):
            (folder / part).mkdir(mode=0o755)
        folder.chmod(0o755)
        self.postgres = Postgres(find_postgres(), folder / "postgres", fsync=True)
        self.redis = RedisServer(folder / "redis")
        self.postgres.create()
        self.postgres.start()
        self.redis.start()
        self.database = self.postgres.database("fleet")
        self.workers = [FleetWorker(self.database, self.redis.address, core) for _ in range(workers)]
        self.nginx = Nginx(folder / "nginx", free_port(), [worker.port for worker in self.workers])

    @property
    def processes(self) -> dict[str, int]:
        return {"postgres": self.postgres.process, "redis": self.redis.process}

    def start(self) -> None:
        for worker in self.workers:
            worker.start()
        self.nginx.start()

    def stop(self) -> None:
        for worker in self.workers:
            worker.end()
        self.nginx.stop()
        self.redis.stop()
        self.postgres.stop()


@contextmanager
def running(workers: int, core: int | None = None) -> Iterator[Parts]:
    """Everything but the workers and nginx, which start when the database is prepared. SIGTERM ends all of it.

    The workers run on this core, or on all."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))
    folder = Path(tempfile.mkdtemp(prefix="holdfast-fleet-"))
    parts = Parts(folder, workers, core)
    try:
        yield parts
    finally:
        parts.stop()
        shutil.rmtree(folder, ignore_errors=True)


def cpu_seconds_of(process: int) -> float:
    """What a process and its children have worked so far, those that have ended included."""
    children = subprocess.run(["ps", "--ppid", str(process), "-o", "pid="], capture_output=True, text=True, check=False)
    ticks = _ticks(process, slice(11, 15)) + sum(_ticks(int(child), slice(11, 13)) for child in children.stdout.split())
    return ticks / os.sysconf("SC_CLK_TCK")


def _ticks(process: int, fields: slice) -> int:
    """Of its own, in user and system mode, then of its children that have ended. One that has just ended has none."""
    try:
        told = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return 0
    return sum(map(int, told.rpartition(")")[2].split()[fields]))
