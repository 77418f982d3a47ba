"""The lock for deployments: what constraints.txt pins, with hashes, and no address to fetch anything from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
ENTRY = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)((?:[^\n\\]*\\\n)*[^\n]*)", re.MULTILINE)
BUILDING = ("setuptools", "mypy")


def plain(name: str) -> str:
    """A package by the one name that it has, however it is written."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> dict[str, tuple[str, str]]:
    """For each package its version and the rest of its entry."""
    return {plain(name): (version, rest) for name, version, rest in ENTRY.findall(LOCK)}


def test_the_lock_has_hashes_and_no_addresses() -> None:
    assert "://" not in LOCK
    assert not re.search(r"^\s*--(?!hash=sha256:)", LOCK, re.MULTILINE), "an option that names where to look"
    for name, (_, rest) in locked().items():
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", rest), name


def test_the_lock_is_what_the_constraints_pin() -> None:
    pinned = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").split())
    versions = {plain(name): version for name, version in pinned.items()}
    for name, (version, rest) in locked().items():
        if name in versions or ";" not in rest:  # what only other systems need is not among ours
            assert versions.get(name) == version, f"{name}: “make lock” updates it"


def test_everything_that_a_server_needs_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [re.split(r"[\[<>=!~; ]", each)[0] for each in project["dependencies"]]
    assert {plain(name) for name in (*needed, *BUILDING)} <= set(locked())


def test_the_image_installs_nothing_else() -> None:
    steps = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    installs = re.findall(r"pip install ([^&\\]*)", steps)
    assert installs
    for options in installs:
        assert "--require-hashes -r requirements.lock" in options or "--no-deps --no-build-isolation" in options
