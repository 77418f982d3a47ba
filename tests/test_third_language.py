"""A third language is a folder of texts and one entry: a copy of the repository with one more speaks it everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, SKIPPED
from tests.pseudo_language import LANGUAGE, add_language

READABLE = re.compile(r"[^\W\d]{5,}")
HOLDFAST = ("-c", "from holdfast.cli import main; main()")
TYPED = {"holdfast", "random", "cluster_royale", "royal_family", "shield", "ship_it", "upgrade"}
"""What is typed, and therefore the same in every language."""
PAGE_PARTS = ("build", "public", "src", "tests", "worker")
TOLD_BY_THE_SERVER = """
import json
from holdfast.games import games
from holdfast.kernel import IllegalMove
from holdfast.server.schema_cache import texts_of
from holdfast.server.contract import contract
from holdfast.server.refusals import refusal
from holdfast.server.texts import texts_of_game
upgrade = games()["upgrade"]
print(json.dumps({
    "languages": contract()["constants"]["LANGUAGES"],
    "title": texts_of_game(upgrade)["eo"].title,
    "texts": len(texts_of(upgrade.package, "eo")),
    "refused": dict(refusal(IllegalMove("game_is_over")).told),
}))
"""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """This repository in another folder, with a language more."""
    folder = tmp_path_factory.mktemp("third")
    shutil.copytree(ROOT / "src", folder / "src", ignore=SKIPPED)
    shutil.copy(ROOT / "CHANGELOG.md", folder)
    for part in PAGE_PARTS:
        shutil.copytree(ROOT / "web" / part, folder / "web" / part)
    for file in (ROOT / "web").glob("*.*"):
        shutil.copy(file, folder / "web")
    add_language(folder)
    yield folder
    shutil.rmtree(folder)


def run(root: Path, *command: str, code: int = 0, typed: str = "", within: str = ".", **more: str) -> str:
    """What a command says that runs in the copy."""
    ours = {name: value for name, value in os.environ.items() if name != "HOLDFAST_COMPILED"}
    path = os.pathsep.join([str(Path(sys.executable).parent), ours.get("PATH", "")])
    places = {"PYTHONPATH": str(root / "src"), "PATH": path, "HOLDFAST_INTERPRETED": "1", "COLUMNS": "200"}
    done = subprocess.run(
        command,
        cwd=root / within,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**ours, **places, "LANG": "C.UTF-8", **more},
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def holdfast(root: Path, *arguments: str, code: int = 0, typed: str = "", **more: str) -> str:
    return run(root, sys.executable, *HOLDFAST, *arguments, code=code, typed=typed, **more)


def words_of(text: str) -> set[str]:
    return {word.lower() for word in READABLE.findall(text)}


def unspoken(root: Path, *arguments: str, code: int = 0, typed: str = "") -> set[str]:
    """Words that a command says in English, and says just so in the third language."""
    english, other = (
        words_of(holdfast(root, *arguments, "-l", language, code=code, typed=typed)) for language in ("en", LANGUAGE)
    )
    assert other - TYPED - english
    return (english & other) - TYPED


# The terminal


def test_lists_and_rules(root: Path) -> None:
    assert unspoken(root, "games") == set()
    assert unspoken(root, "rules", "upgrade") == set()


def test_a_game_is_played(root: Path) -> None:
    assert unspoken(root, "play", "upgrade", "--seed", "1", "--seats", "random,random", "--option", "tokens=1") == set()


def test_what_is_wrong_is_told(root: Path) -> None:
    assert unspoken(root, "play", "nonsense", code=2) == {"nonsense"}
    assert unspoken(root, "play", "upgrade", "--seats", "random", code=2) == set()


def test_the_machine_may_speak_it(root: Path) -> None:
    assert "Clústér Róýálé" in holdfast(root, "games", LANG="eo.UTF-8")
    assert f"en, ru, {LANGUAGE}" in holdfast(root, "games", "--help")


# Drawings, the lab, the server


def test_cards_are_drawn_in_it(root: Path) -> None:
    drawn = holdfast(root, "draw", "cluster_royale", "kraken", "-l", LANGUAGE)
    assert 'aria-label="Thé Krákén"' in drawn


def test_a_study_is_reported_in_it(root: Path) -> None:
    arguments = ("lab", "run", "upgrade", "--games", "40", "--watch", "4", "--workers", "1", "--no-rows", "--again")
    said = holdfast(root, *arguments, "--output", "study", "--report", "report.html", "-l", LANGUAGE)
    page = (root / "report.html").read_text(encoding="utf-8")
    assert f'lang="{LANGUAGE}"' in page
    for told in (said, page):
        assert "wíns" in told
        assert "побед" not in told


def test_the_server_tells_it(root: Path) -> None:
    told = json.loads(run(root, sys.executable, "-c", TOLD_BY_THE_SERVER))
    assert told["languages"] == ["en", "ru", LANGUAGE]
    assert (told["title"], told["texts"]) == ("Úpgrádé", 2)
    assert told["refused"] == {"ru": "партия окончена", LANGUAGE: "thé gámé ís óvér"}


# The page


def test_the_page_speaks_it(root: Path) -> None:
    modules = root / "web" / "node_modules"
    modules.symlink_to(ROOT / "web" / "node_modules")
    contract = run(root, sys.executable, "-m", "holdfast.server.contract")
    run(root, "node", "build/contract.mjs", typed=contract, within="web")
    assert f'"ru","{LANGUAGE}"' in (root / "web" / "src" / "wire" / "contract.ts").read_text(encoding="utf-8")
    tests = ("tests/words.test.ts", "tests/languages.test.ts")
    assert "passed" in run(root, "node", "node_modules/vitest/vitest.mjs", "run", *tests, within="web")
