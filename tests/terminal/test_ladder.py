"""The ladder as people see it: tables, JSON, a picture, and a file that can be resumed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from holdfast.kernel import HoldfastError
from holdfast.lab.ladder import Ladder, LadderConfig, Match, MatchResult, play_match
from holdfast.terminal.ladder import LadderRun
from tests.bots.external_bots import FAULT
from tests.terminal.screen import read, screen

RULES = LadderConfig("upgrade", 2, 1, {"turn_limit": 3})
LADDER = Ladder(RULES, ("random", "greedy"), 2)


def run(ladder: Ladder = LADDER, language: str = "en", kept: Path | None = None, drawn: Path | None = None) -> str:
    console = screen()
    LadderRun(console, ladder, language, workers=1, kept=kept).run(drawn, as_json=False)
    return read(console)


def test_the_tables() -> None:
    told = run()
    assert told.splitlines()[0].rstrip() == "Upgrade for 2: 4 games"
    rows = {line.split("│")[2].strip(): line for line in told.splitlines() if line.count("│") == 8}
    assert set(rows) == {"greedy", "random"}
    assert all("%" in row for row in rows.values())
    assert "How often each comes in before the others" in told
    assert "stopped" not in told


def test_the_tables_in_russian() -> None:
    told = run(language="ru")
    assert told.splitlines()[0].rstrip() == "Апгрейд, игроков: 2, партий: 4"
    assert "рейтинг" in told
    assert "Как часто каждый опережает других" in told


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    LadderRun(screen(), LADDER, "en", workers=1, kept=None).run(None, as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["games"], told["stopped"], told["faults"]) == ("upgrade", 4, False, {})
    assert [entry["bot"] for entry in told["ladder"]] in (["greedy", "random"], ["random", "greedy"])
    for entry in told["ladder"]:
        assert entry["rating"]["low"] < entry["rating"]["value"] < entry["rating"]["high"]
        assert entry["games"] == 4


def test_a_picture_and_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(kept=tmp_path / "kept", drawn=tmp_path / "ladder.svg")
    assert (tmp_path / "ladder.svg").read_text(encoding="utf-8").startswith("<svg")
    monkeypatch.setattr("holdfast.lab.ladder.play_match", pytest.fail)
    assert run(kept=tmp_path / "kept") == first, "nothing is played again"


@pytest.mark.parametrize("kept", [True, False])
def test_stopped_early(kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[MatchResult] = []

    def interrupted(rules: LadderConfig, match: Match) -> MatchResult:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(play_match(rules, match))
        return played[-1]

    monkeypatch.setattr("holdfast.lab.ladder.play_match", interrupted)
    told = run(kept=tmp_path / "kept" if kept else None)
    assert told.splitlines()[0].rstrip() == "Upgrade for 2: 2 games"
    assert ("the same command continues" in told) is kept
    assert ("with “--state FILE”" in told) is not kept


def test_faults_are_told(company: Path) -> None:
    told = run(Ladder(RULES, ("random", "raising"), 1))
    assert f"the bot raising failed: {FAULT}; the bot greedy played on in 2 games" in " ".join(told.split())


def test_a_file_that_is_something_else_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ada,\n")
    with pytest.raises(HoldfastError, match="letter”: this is not the file of a ladder"):
        run(kept=tmp_path / "letter")
    with pytest.raises(HoldfastError, match="cannot be written"):
        run(drawn=tmp_path / "no" / "folder")


def test_what_was_played_is_told_though_the_picture_has_no_place(tmp_path: Path) -> None:
    console = screen()
    with pytest.raises(HoldfastError, match="cannot be written"):
        LadderRun(console, LADDER, "en", workers=1, kept=None).run(tmp_path / "nowhere" / "plot.svg", as_json=False)
    assert "Upgrade for 2: 4 games" in read(console)
