"""An nginx of the system's packages with the configuration of deploy/, in a folder of its own."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

DEPLOY = Path(__file__).parents[2] / "deploy" / "nginx"


def find_nginx() -> str:
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    assert found is not None, "no nginx is installed: “make test” installs it"
    return found


class Nginx:
    """Our configuration as it is, but for its port and those of the workers."""

    def __init__(self, folder: Path, port: int, workers: Sequence[int]) -> None:
        self._folder = folder
        self.port = port
        folder.chmod(0o755)
        for path in DEPLOY.glob("*.conf"):
            text = path.read_text(encoding="utf-8").replace("listen 8080", f"listen 127.0.0.1:{port}")
            if path.name == "workers.conf":
                server = re.search(r"    server 127\.0\.0\.1:\d+ (.*)\n", text)
                assert server is not None
                servers = "".join(f"    server 127.0.0.1:{worker} {server[1]}\n" for worker in workers)
                text = re.sub(r"(    server .*\n)+", servers, text)
            (folder / path.name).write_text(text, encoding="utf-8")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self, *more: str) -> list[str]:
        return [find_nginx(), "-p", str(self._folder), "-e", "error.log", "-c", "try.conf", *more]

    def run(self, *more: str) -> str:
        """What nginx says to a command; raise if it refuses."""
        done = subprocess.run(self.command(*more), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stderr

    def start(self) -> None:
        self.run()
        while not self._answers():
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            httpx.get(f"{self.address}/health")
        except httpx.TransportError:
            return False
        return True

    def reload(self) -> None:
        self.run("-s", "reload")

    def stop(self) -> None:
        if (self._folder / "nginx.pid").exists():
            self.run("-s", "stop")
