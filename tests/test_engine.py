"""Which engine runs, and who says so: tried on a copy of the package's start, with a manifest as a build writes it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

from holdfast import interpreted
from holdfast.compiler.manifest import Manifest, describe, read_manifest
from holdfast.compiler.sources import PLAIN, engine_parts

SHOWN = "import holdfast, os; print(os.environ.get('HOLDFAST_INTERPRETED', ''))"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a package that only chooses its engine."""
    package = tmp_path / "src" / "holdfast"
    shutil.copytree(interpreted.PACKAGE / "compiler", package / "compiler")
    shutil.copy(interpreted.PACKAGE / "interpreted.py", package)
    (package / "__init__.py").write_text("from holdfast.interpreted import choose_engine\n\nchoose_engine()\n")
    (tmp_path / "pyproject.toml").touch()
    for name in ("rules.py", "theme.py"):
        (package / name).write_text("one = 1\n")
    Manifest("fast", "2.4", {}, describe(package, [package / "rules.py"])).write(package)
    return tmp_path


@pytest.fixture
def game(checkout: Path) -> Path:
    """A game of somebody else's, compiled against an engine in parts; what should be a library is none."""
    package = checkout / "src" / "high_card"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").touch()
    (package / f"rules{EXTENSION_SUFFIXES[0]}").touch()
    Manifest("fast", "2.4", {"holdfast.kernel": "1"}, describe(package, [package / "rules.py"])).write(package)
    return package


def started(checkout: Path, shown: str = SHOWN, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("HOLDFAST_")}
    return subprocess.run(
        [sys.executable, "-c", shown],
        env={**clean, "PYTHONPATH": str(checkout / "src"), **environment},
        capture_output=True,
        text=True,
    )


def test_an_engine_as_compiled_runs_without_a_word(checkout: Path) -> None:
    ran = started(checkout)
    assert (ran.stdout, ran.stderr) == ("\n", "")


def test_a_changed_source_is_named_once_and_runs(checkout: Path) -> None:
    (checkout / "src" / "holdfast" / "rules.py").write_text("one = 2\n")
    ran = started(checkout)
    assert ran.stdout == "1\n"
    assert ran.stderr == (
        "holdfast: running from source, which is slower, because src/holdfast/rules.py has changed since it was "
        "compiled: run “make compile”\n"
    )


def test_a_source_that_is_not_compiled_changes_nothing(checkout: Path) -> None:
    (checkout / "src" / "holdfast" / "theme.py").write_text("one = 2\n")
    assert started(checkout).stderr == ""


def test_a_source_with_a_new_time_and_its_old_content_is_what_was_compiled(checkout: Path) -> None:
    os.utime(checkout / "src" / "holdfast" / "rules.py")
    assert started(checkout).stderr == ""


def test_an_old_time_does_not_hide_a_change(checkout: Path) -> None:
    source = checkout / "src" / "holdfast" / "rules.py"
    source.write_text("one = 22\n")
    os.utime(source, (0, 0))
    assert "rules.py has changed" in started(checkout).stderr


def test_a_source_that_is_gone_has_changed(checkout: Path) -> None:
    (checkout / "src" / "holdfast" / "rules.py").unlink()
    assert "rules.py has changed" in started(checkout).stderr


def test_a_run_that_must_be_compiled_fails_where_it_is_not(checkout: Path) -> None:
    assert started(checkout, HOLDFAST_COMPILED="1").returncode == 0
    (checkout / "src" / "holdfast" / "rules.py").write_text("one = 2\n")
    ran = started(checkout, HOLDFAST_COMPILED="1")
    assert ran.returncode == 1
    assert "HOLDFAST_COMPILED is set, but src/holdfast/rules.py has changed" in ran.stderr


def test_a_run_that_must_be_compiled_fails_without_an_engine(checkout: Path) -> None:
    (checkout / "src" / "holdfast" / "compiled.json").unlink()
    assert started(checkout).stderr == ""
    assert "the engine is not compiled: run “make compile”" in started(checkout, HOLDFAST_COMPILED="1").stderr


def test_a_game_is_compiled_against_the_engine_that_runs_or_runs_from_source(checkout: Path, game: Path) -> None:
    engine = read_manifest(checkout / "src" / "holdfast")
    assert engine is not None and engine.is_whole
    ran = started(checkout, "import holdfast, high_card.rules as rules; print(rules.__file__)")
    assert ran.stdout == f"{game / 'rules.py'}\n"
    assert ran.stderr == (
        "holdfast: high_card runs from source, which is slower, because the engine has changed since it was compiled: "
        "run “holdfast compile high_card”\n"
    )
    replace(engine, headers={"holdfast.kernel": "1"}).write(checkout / "src" / "holdfast")
    assert "ImportError" in started(checkout, "import holdfast, high_card.rules").stderr


def test_half_a_manifest_is_none(tmp_path: Path) -> None:
    (tmp_path / "compiled.json").write_text('{"build": "fast", ')
    assert read_manifest(tmp_path) is None


@pytest.mark.quick
def test_the_list_names_files_that_are_there_and_none_that_only_people_read() -> None:
    listed = [path for paths in engine_parts(interpreted.PACKAGE).values() for path in paths]
    assert all(path.is_file() and path.name not in PLAIN for path in listed)
    assert len(listed) == len(set(listed))


def test_the_engine_that_runs_is_the_one_that_is_named() -> None:
    """Every module of the list, not only the one that is asked for the name."""
    package = interpreted.PACKAGE
    compiled = interpreted.engine() != "interpreted"
    for paths in engine_parts(package).values():
        for path in paths:
            spec = find_spec(".".join(path.relative_to(package.parent).with_suffix("").parts))
            assert spec is not None and spec.origin is not None
            assert spec.origin.endswith(".py") != compiled, spec.origin
