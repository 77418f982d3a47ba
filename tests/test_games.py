"""Finding games: ours, and those of packages that announce themselves, whole or broken."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from holdfast import games as games_package
from holdfast.cli import main
from holdfast.games import broken_games, find_game, games, registry
from holdfast.games.upgrade import GAME
from holdfast.kernel import HoldfastError
from holdfast.terminal.new_game import write_package

finding = sys.modules["holdfast.games"]


def test_none_of_our_own_games_is_broken() -> None:
    assert broken_games() == []


def test_the_front_door_does_not_hide_the_package() -> None:
    assert games_package is finding


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Packages of somebody else's: each file `x.py` here announces a game x."""
    monkeypatch.syspath_prepend(tmp_path)

    def entries(group: str) -> list[EntryPoint]:
        assert group == "holdfast.games"
        return [EntryPoint(path.stem, f"{path.stem}:GAME", group) for path in sorted(tmp_path.glob("*.py"))]

    monkeypatch.setattr(finding, "entry_points", entries)
    registry.cache_clear()
    yield tmp_path
    registry.cache_clear()
    for path in tmp_path.glob("*.py"):
        sys.modules.pop(path.stem, None)


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("GAME = 5", "GAME is int, not a Game"),
        ("", "no attribute 'GAME' (entry point broken = \"broken:GAME\")"),
        ("from holdfast.games.upgrade import GAME", "there is a game upgrade already"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        (
            "from tests.changed import changed\nfrom holdfast.games.upgrade import GAME\n"
            "GAME = changed(GAME, name='broken', package=__name__)",
            "TypeError: 'broken' is not a package",
        ),
        (
            "from tests.changed import changed\nfrom holdfast.games.upgrade import GAME\n"
            "def table(seats, options):\n    raise KeyError('cards')\n"
            "GAME = changed(GAME, name='broken', state=table)",
            "broken.py, line 4: raise KeyError('cards'))",
        ),
        ("from holdfast.kernel import Game Rules", "SyntaxError: invalid syntax ({file}, line 1: from holdfast.kernel"),
        (
            "from holdfast.kernel import Verbs\nVERBS = Verbs()\nLAY = VERBS.add('lay {crad}')",
            "nothing is known of the blank crad; there are seat ({file}, line 3: LAY = VERBS.add('lay {crad}'))",
        ),
    ],
)
def test_a_broken_package_is_named_and_harms_nothing_else(announced: Path, source: str, fault: str) -> None:
    (announced / "broken.py").write_text(source)
    (broken,) = [each for each in broken_games() if each.name == "broken"]
    assert fault.replace("{file}", str(announced / "broken.py")) in broken.fault
    assert "\n" not in broken.fault
    assert games()["upgrade"] is GAME
    with pytest.raises(HoldfastError, match="the game broken cannot be played: "):
        find_game("broken")


@pytest.mark.parametrize("command", ["games", "serve --database sqlite:///never.db"])
def test_it_is_named_by_what_shows_the_others(
    announced: Path, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (announced / "broken.py").write_text("1 / 0")
    monkeypatch.setattr(sys, "argv", ["holdfast", *command.split()])
    monkeypatch.setattr("holdfast.server.running.serve", lambda *_: None)
    with pytest.raises(SystemExit):
        main()
    assert "left out: broken: ZeroDivisionError: division by zero" in capsys.readouterr().err


def test_a_game_without_texts_is_not_whole(announced: Path) -> None:
    (announced / "silent").mkdir()
    (announced / "silent" / "__init__.py").write_text("")
    (announced / "broken.py").write_text(
        "from tests.changed import changed\nfrom holdfast.games.upgrade import GAME\n"
        "GAME = changed(GAME, name='broken', package='silent')"
    )
    assert 'silent has no text/en.ftl (entry point broken = "broken:GAME")' in [each.fault for each in broken_games()]


def test_a_whole_package_adds_a_game(announced: Path) -> None:
    (announced / "sixth.py").write_text(
        "from tests.changed import changed\nfrom holdfast.games.upgrade import GAME\nGAME = changed(GAME, name='sixth')"
    )
    assert find_game("Sixth").name == "sixth"


@pytest.fixture
def faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game with a slip of the pen in its rules."""
    rules = write_package("faulty", tmp_path).folder / "rules.py"
    rules.write_text(rules.read_text().replace("moves.add(LAY, self.face[card])", "moves.add(LAY, self.faces[card])"))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(games(), "faulty", importlib.import_module("faulty").GAME)
    yield "faulty"
    for name in [name for name in sys.modules if name.partition(".")[0] == "faulty"]:
        del sys.modules[name]


@pytest.mark.parametrize("command", ["play faulty --seats greedy,greedy", "simulate faulty -n 1 --seats random,random"])
def test_a_fault_of_a_game_in_play_is_one_line_that_names_its_place(
    faulty: str, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["holdfast", *command.split()])
    with pytest.raises(SystemExit) as left:
        main()
    told = capsys.readouterr().err
    assert left.value.code == 2
    assert told.startswith(f"holdfast: the game {faulty} fails: AttributeError: ")
    assert re.search(r"rules\.py, line \d+: moves\.add\(LAY, self\.faces\[card\]\)\)$", told.strip())
    assert told.count("\n") == 1
