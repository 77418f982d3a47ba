"""A game is compiled against an engine in parts, and against no other."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from holdfast.compiler import package
from holdfast.compiler.manifest import Manifest, describe
from holdfast.compiler.package import WholeEngine, compile_package
from holdfast.kernel import HoldfastError
from holdfast.terminal import compile as command
from holdfast.words import tell
from tests.docs import pages

PARTS = {"holdfast.kernel": "1", "holdfast.bots": "2"}
WHOLE: dict[str, str] = {}


def manifest(headers: dict[str, str]) -> Manifest:
    return Manifest("any", "2.4", headers, {})


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "high_card"
    folder.mkdir()
    for name in ("__init__.py", "rules.py"):
        (folder / name).write_text("one = 1\n")
    return folder


@pytest.fixture
def whole_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package like ours, with a manifest as a full build writes it."""
    engine = tmp_path / "holdfast"
    shutil.copytree(package.ENGINE / "compiler", engine / "compiler")
    sources = describe(engine, [engine / "compiler" / "manifest.py"])
    Manifest("full", "2.4", WHOLE, sources).write(engine)
    monkeypatch.setattr(package, "ENGINE", engine)
    return engine


@pytest.mark.usefixtures("whole_engine")
def test_an_engine_that_was_built_as_a_whole_takes_no_game(game: Path, tmp_path: Path) -> None:
    before = sorted(game.iterdir())
    with pytest.raises(WholeEngine):
        compile_package(game, tmp_path / "workshop", lambda stage, done, due: None)
    assert sorted(game.iterdir()) == before
    assert not (tmp_path / "workshop").exists()


@pytest.mark.usefixtures("whole_engine")
@pytest.mark.parametrize(("language", "word"), [("en", "as a whole"), ("ru", "единое целое")])
@pytest.mark.parametrize("in_checkout", [True, False])
def test_a_line_names_the_command_that_makes_one_that_fits(
    game: Path, language: str, word: str, in_checkout: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "CHECKOUT", game / ("__init__.py" if in_checkout else "pyproject.toml"))
    with pytest.raises(HoldfastError) as refused:
        command.compile_game(str(game))
    told = tell(refused.value, language)
    assert word in told and told.count("\n") == 0
    assert told.endswith("make compile" if in_checkout else '[compile]"')


@pytest.mark.parametrize(("url", "source"), [("file://{folder}", "{folder}"), ("file://{folder}/gone", "./holdfast")])
def test_it_is_compiled_from_where_it_was_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str, source: str
) -> None:
    """Never by its name alone: on a package index that is another project."""
    (tmp_path / "pyproject.toml").touch()
    pip = SimpleNamespace(read_text=lambda name: json.dumps({"url": url.format(folder=tmp_path)}))
    monkeypatch.setattr(command, "distribution", lambda name: pip)
    assert command.reinstall() == command.REINSTALL.format(source=source.format(folder=tmp_path))


def test_the_page_names_both_commands() -> None:
    page = pages.page("compile-a-game.md")
    assert "`make compile`" in page
    assert command.REINSTALL.format(source=command.SOURCE) in page.splitlines()


@pytest.mark.parametrize(
    ("engine", "fits"),
    [
        (PARTS, True),
        ({**PARTS, "holdfast.shield": "3"}, True),
        ({**PARTS, "holdfast.bots": "changed"}, False),
        ({"holdfast.kernel": "1"}, False),
        (WHOLE, False),
    ],
)
def test_a_game_runs_compiled_only_with_the_parts_that_it_was_compiled_against(
    engine: dict[str, str], fits: bool
) -> None:
    assert manifest(PARTS).fits(manifest(engine)) == fits


def test_an_engine_without_parts_is_whole() -> None:
    assert [manifest(headers).is_whole for headers in (PARTS, WHOLE)] == [False, True]
