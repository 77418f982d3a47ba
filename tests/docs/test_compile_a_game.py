"""docs/compile-a-game.md is true: the game of the template is compiled as it says, and plays the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from holdfast.terminal.compile import REINSTALL, SOURCE
from tests.docs import pages

PAGE = "compile-a-game.md"
PIP = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps"]
WHERE = "import high_card.rules as rules; print(rules.__file__)"


class Desk:
    """A folder in which the page is followed, with the compiled engine of this checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.installed = folder / "installed"

    def python(self, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("HOLDFAST_")}
        path = os.pathsep.join([str(self.installed), str(pages.ROOT / "src")])
        places = {"PYTHONPATH": path, "XDG_CACHE_HOME": str(self.folder / "cache"), "LANG": "C.UTF-8"}
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            env={**clean, **places, **more},
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done

    def follow(self, line: str, **more: str) -> subprocess.CompletedProcess[str]:
        """One line of the page; what it installs is put into a folder of the test."""
        program, *arguments = line.split()
        if program == "pip":
            return self.python(*PIP, "--target", str(self.installed), arguments[-1], **more)
        return self.python("-c", "from holdfast.cli import main; main()", *arguments, **more)


@pytest.mark.slow
def test_the_page_is_followed(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    (block,) = pages.blocks(PAGE, "")
    engine, *lines, simulate = block.splitlines()
    assert engine == REINSTALL.format(source=SOURCE), "in place of which a checkout has “make compile”"
    for line in lines:
        desk.follow(line)
    assert not desk.python("-c", WHERE).stdout.strip().endswith(".py")
    compiled, interpreted = (desk.follow(f"{simulate} --json", **how) for how in ({}, {"HOLDFAST_INTERPRETED": "1"}))
    assert desk.python("-c", WHERE, HOLDFAST_INTERPRETED="1").stdout.strip().endswith(".py")
    assert _results(compiled.stdout) == _results(interpreted.stdout)
    with (desk.installed / "high_card" / "rules.py").open("a", encoding="utf-8") as rules:
        rules.write("\n# edited\n")
    edited = desk.python("-c", f"import holdfast; {WHERE}")
    assert edited.stdout.strip().endswith("rules.py")
    assert edited.stderr.count("run “holdfast compile high_card”") == 1


def _results(told: str) -> dict[str, object]:
    """What does not depend on the clock."""
    return {name: value for name, value in json.loads(told).items() if "second" not in name}
