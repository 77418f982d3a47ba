"""docs/add-a-card.md is true: its additions, and nothing else, put a new card into a copy of Cluster Royale."""

from __future__ import annotations

import importlib
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from holdfast.games import cluster_royale
from holdfast.kernel import Game
from holdfast.testing import conform, read_scenario, read_scenarios
from holdfast.words import LANGUAGES, Words

PAGE = Path(__file__).parents[2] / "docs" / "add-a-card.md"
ORIGINAL = Path(cluster_royale.__file__).parent
COPY = "cluster_with_pairs"


def blocks(language: str) -> list[str]:
    """The blocks of code on the page, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def insert(path: Path, before: str, text: str) -> None:
    """Write a text in front of the first place where a line begins so."""
    whole = path.read_text(encoding="utf-8")
    assert before in whole
    path.write_text(whole.replace(before, text + before, 1), encoding="utf-8")


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Cluster Royale with one more card, in a package of its own."""
    folder = tmp_path / COPY
    shutil.copytree(ORIGINAL, folder, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    for path in folder.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        path.write_text(source.replace("holdfast.games.cluster_royale", COPY), encoding="utf-8")
    row, effect, entry = blocks("python")
    insert(folder / "cards.py", '    CardDef("falco", "tech"', row)
    insert(folder / "effects" / "defences.py", "DEFENCES: Final", effect + "\n\n")
    insert(folder / "effects" / "defences.py", '    "cloud_obfuscation": ', entry)
    for language, text in zip(LANGUAGES, blocks("fluent"), strict=True):
        insert(folder / "text" / f"{language}.ftl", "card-mfa = ", text)
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module(COPY).GAME
    for name in [name for name in sys.modules if name.startswith(COPY)]:
        del sys.modules[name]


def test_the_scenario_of_the_page_holds(game: Game) -> None:
    read_scenario(yaml.safe_load(blocks("yaml")[0]), lambda name: game).run()


def test_no_scenario_of_the_game_minds_the_new_card(game: Game) -> None:
    for path in sorted((ORIGINAL / "scenarios").glob("*.yaml")):
        for scenario in read_scenarios(path, lambda name: game):
            scenario.run()


def test_the_new_card_keeps_the_laws(game: Game) -> None:
    conform(game, seats=3, games=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_new_card_has_its_words(game: Game, language: str) -> None:
    for part in ("text", "tip", "flavour"):
        assert Words(language, game).attribute("card-pair_programming", part)
