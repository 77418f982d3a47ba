"""What is installed works: each wheel in an empty environment, in the terminal and as a server."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[1]
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("HOLDFAST_", "PYTHON"))}
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")
READY = "open at "


def run(*command: str, typed: str = "", **environment: str) -> str:
    done = subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", cwd=ROOT, env={**CLEAN, **environment}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(params=["full", "0"], ids=["compiled", "from source"])
def build(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.slow
def test_a_wheel_plays_and_serves(tmp_path: Path, build: str) -> None:
    run(
        *(sys.executable, *PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(ROOT)),
        HOLDFAST_COMPILE=build,
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl") == (build == "0")
    run(sys.executable, "-m", "venv", str(tmp_path / "empty"))
    python, holdfast = (str(tmp_path / "empty" / "bin" / name) for name in ("python", "holdfast"))
    run(python, *PIP, "install", "-c", str(ROOT / "constraints.txt"), str(wheel))
    engine = "interpreted" if build == "0" else "compiled full"
    assert run(holdfast, "--version").endswith(f"engine {engine}\n")
    played = run(holdfast, "play", "upgrade", "--seats", "random,greedy", "--seed", "1", "-l", "en", HOME=str(tmp_path))
    assert "The game is over." in played
    assert '<script type="module"' in page(holdfast, tmp_path)


def page(holdfast: str, home: Path) -> str:
    """What the server that was installed shows at its front door."""
    database = f"sqlite:///{home / 'tables.db'}"
    server = subprocess.Popen(
        [holdfast, "serve", "--port", "0", "--database", database],
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=home,
        env={**CLEAN, "HOME": str(home)},
    )
    try:
        assert server.stderr is not None
        address = next(line.split(READY)[1].split('"')[0] for line in server.stderr if READY in line)
        with urlopen(address) as answer:
            return str(answer.read().decode())
    finally:
        server.terminate()
        server.communicate()
