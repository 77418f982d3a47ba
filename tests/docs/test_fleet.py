"""docs/fleet.md is true: its commands run a fleet on this machine, and end it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.docs import pages
from tests.server.conftest import postgres  # noqa: F401
from tests.server.nginx import find_nginx
from tests.server.postgres import Postgres, find_postgres
from tests.server.process import PATIENCE, free_port

PAGE = "fleet.md"
PORTS = ("6379", "8001", "8002", "8080")


@pytest.mark.postgresql
def test_the_commands_run_a_fleet(postgres: Postgres, tmp_path: Path) -> None:  # noqa: F811
    chapter = pages.page(PAGE).partition("## Try it on one machine\n")[2].partition("\n## ")[0]
    commands = "".join(re.findall(r"^```\n(.*?)^```$", chapter, re.MULTILINE | re.DOTALL))
    shutil.copytree(pages.ROOT / "deploy", tmp_path / "deploy")
    tmp_path.chmod(0o755)
    for port in PORTS:
        assert port in commands
        word, free = rf"\b{port}\b", str(free_port())
        commands = re.sub(word, free, commands)
        for config in (tmp_path / "deploy" / "nginx").glob("*.conf"):
            config.write_text(re.sub(word, free, config.read_text(encoding="utf-8")), encoding="utf-8")
    places = (Path(sys.executable).parent, find_postgres(), Path(find_nginx()).parent)
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([*map(str, places), os.environ["PATH"]]),
        "PGHOST": str(postgres.folder),
        "PGUSER": "holdfast",
    }
    with (tmp_path / "said").open("wb") as said:
        shell = subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", commands],
            cwd=tmp_path,
            env=environment,
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
        try:
            ended = shell.wait(PATIENCE * 2)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(shell.pid, signal.SIGKILL)
    told = (tmp_path / "said").read_text(encoding="utf-8")
    assert ended == 0, told
    assert "holdfast_workers 2.0" in told
