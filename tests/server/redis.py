"""A Redis of the system's packages, on a socket in a folder of its own."""

from __future__ import annotations

import shutil
import subprocess
import time
from pathlib import Path


class RedisServer:
    """It keeps nothing: what it carries is worth a second at most."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"unix://{self._folder}/redis"

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        assert program is not None, "no Redis is installed: “make test” installs it"
        quiet = ("--port", "0", "--save", "", "--appendonly", "no", "--loglevel", "warning")
        place = ("--unixsocket", str(self._folder / "redis"), "--dir", str(self._folder))
        self._process = subprocess.Popen([program, *quiet, *place], stdout=subprocess.DEVNULL)
        while not (self._folder / "redis").exists():
            assert self._process.poll() is None, "Redis does not start"
            time.sleep(0.01)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            (self._folder / "redis").unlink(missing_ok=True)
