"""What a new game cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.kernel import HoldfastError
from holdfast.terminal import new_game
from holdfast.terminal.new_game import checkout, tell_next, write_folder, write_package


@pytest.mark.parametrize("name", ["", "5cards", "../evil", "игра", "a__b", "_x", "a.b"])
def test_names_that_are_none(tmp_path: Path, name: str) -> None:
    with pytest.raises(HoldfastError, match="is no name for a game; write it in small Latin letters"):
        write_package(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_there_already(tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match="there is a game upgrade already"):
        write_package("Upgrade", tmp_path)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    written = write_folder("moon", tmp_path)
    before = {path: path.read_text(encoding="utf-8") for path in tmp_path.rglob("*") if path.is_file()}
    with pytest.raises(HoldfastError, match=r"moon” is there already"):
        write_folder("moon", tmp_path)
    assert before == {path: path.read_text(encoding="utf-8") for path in tmp_path.rglob("*") if path.is_file()}
    assert "“holdfast play moon” plays it" in "\n".join(tell_next(written, "en"))
    assert "«holdfast play moon»" in "\n".join(tell_next(written, "ru"))


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(HoldfastError, match="Not a directory"):
        write_package("moon", tmp_path / "file")


def test_without_a_checkout_a_package_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "CHECKOUT", tmp_path / "pyproject.toml")
    with pytest.raises(HoldfastError, match="this is not a checkout of Holdfast: say --package FOLDER"):
        checkout()
