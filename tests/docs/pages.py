"""Pages of the docs, and a checkout to carry them out in."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SKIPPED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    """The blocks of code on a page, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```", page(name), re.MULTILINE | re.DOTALL)


def files(name: str) -> dict[str, str]:
    """The files that a page shows: each is named before its block."""
    return dict(re.findall(r"^`([\w/.-]+)`:\n\n```\w+\n(.*?)^```", page(name), re.MULTILINE | re.DOTALL))


def checkout(folder: Path) -> Path:
    """A copy of this repository, as far as a game needs it, without anything compiled."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=SKIPPED)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "tests" / "games").mkdir(parents=True)
    return folder


def suite(root: Path) -> Path:
    """The tests of this repository, beside the copy of its source."""
    return Path(shutil.copytree(ROOT / "tests", root / "tests", ignore=SKIPPED, dirs_exist_ok=True))


def run(folder: Path, *command: str, path: Path, typed: str = "") -> str:
    """What a command says that runs in a folder, with its own modules first."""
    own = os.pathsep.join([str(path), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**_environment(), "PYTHONPATH": own, "LANG": "C.UTF-8"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _environment() -> dict[str, str]:
    """Ours, but for what demands a compiled engine: a copy of the source has none."""
    return {name: value for name, value in os.environ.items() if name != "HOLDFAST_COMPILED"}


def holdfast(folder: Path, *arguments: str, path: Path, typed: str = "") -> str:
    return run(folder, "-c", "from holdfast.cli import main; main()", *arguments, path=path, typed=typed)


def pytest_passes(folder: Path, test: Path, path: Path, *more: str) -> None:
    run(
        folder,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:asyncio",
        "-c",
        os.devnull,
        str(test),
        *more,
        path=path,
    )
