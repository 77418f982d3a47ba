"""`holdfast draw`: pictures into files, or one onto the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.games import find_game
from holdfast.kernel import FileError, HoldfastError
from tests.drawing.reading import root


def draw(*arguments: str) -> str:
    done = CliRunner().invoke(app, ["draw", *arguments], catch_exceptions=True)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.output


def test_one_card_is_printed() -> None:
    assert root(draw("royal_family", "queen of spades", "-l", "en")).attrib["aria-label"] == "Queen of spades"
    assert root(draw("cluster-royale", "кракен", "-l", "ru", "--cut", "small")).attrib["aria-label"] == "Кракен"


def test_one_card_is_written_to_a_file_or_into_a_folder(tmp_path: Path) -> None:
    draw("upgrade", "KH", "--output", str(tmp_path / "king.svg"), "--suits", "four")
    draw("upgrade", "KH", "--output", str(tmp_path), "--suits", "four")
    assert (tmp_path / "king.svg").read_text(encoding="utf-8") == (tmp_path / "KH.svg").read_text(encoding="utf-8")


def test_a_game_is_written_into_a_folder(tmp_path: Path) -> None:
    draw("ship_it", "--output", str(tmp_path / "new" / "folder"))
    written = {path.stem for path in (tmp_path / "new" / "folder").iterdir()}
    scenery = {name for name in written if name.startswith(("cloth-", "scene-"))}
    assert written - scenery == {*find_game("ship_it").vocabulary.faces, "back-1", "back-2", "game"}
    assert {"cloth-dark", "cloth-light", "scene-rack-standing-narrow-light"} <= scenery


def test_what_cannot_be_done_is_told(tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match="a whole game is drawn into a folder"):
        draw("upgrade")
    with pytest.raises(HoldfastError, match="several cards fit that: "):
        draw("cluster_royale", "vulnerability", "-l", "en")
    with pytest.raises(HoldfastError, match="there is no cut “huge”"):
        draw("upgrade", "KH", "--cut", "huge")
    (tmp_path / "file").write_text("something")
    with pytest.raises(FileError, match="cannot be made"):
        draw("upgrade", "--output", str(tmp_path / "file"))
    with pytest.raises(FileError, match="cannot be written"):
        draw("upgrade", "KH", "--output", str(tmp_path / "nowhere" / "king.svg"))
