"""Findings in words, in both languages; and the command that makes them."""

from __future__ import annotations

import json
import shlex
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from holdfast import cli
from holdfast.kernel import HoldfastError
from holdfast.lab.findings import Findings, from_json, load_findings
from holdfast.lab.formatting import measure_hint, measure_title, number, probability, step
from holdfast.lab.measures import MEASURES, find_measure, measure_names
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.sentences import verdict
from holdfast.lab.report.variants import findings_in_words
from holdfast.lab.study import Study, make_study
from holdfast.lab.study_command import study_command
from holdfast.lab.study_run import CHECKPOINT, FINDINGS, TYPICAL, runs_folder
from holdfast.lab.text_report import print_findings
from holdfast.words import LANGUAGES
from tests.lab.test_findings import SURE, some_findings
from tests.terminal.screen import read, screen

NO_BREAK = "\N{NO-BREAK SPACE}"


def told(found: Findings, language: str = "en", width: int = 110) -> str:
    console = screen(width)
    print_findings(console, found, language)
    return read(console).replace(NO_BREAK, " ")


# Reports


def test_a_report_tells_everything_in_english() -> None:
    report = told(some_findings())
    for part in (
        "Upgrade: 200 games",
        "Different bots sit here, so wins tell of the bots and not of the seats",
        "In “usual” half of the games take at most 20 turns and nine in ten at most 20; none ran into the turn limit.",
        "│ wins of p1                 │ 50.0 %  (40.0 % – 60.0 %) * │",
        "│ turns a game               │      20.00  (18.00 – 22.00) │",
        "│ turns in half of the games │             ≤ 20  (10 – 20) │",
        "│ turns in nine games of ten │             ≤ 20  (20 – 60) │",
        "│ turns in the longest game  │                          60 │",
        "Beyond chance, against “usual”",
        "│ long    │ turns a game │      +4.00 │ +2.00 … +6.00 │     0.004 │",
        "Cards in “usual”: 1 of 1",
        "Ace of spades",
        "+0.0 (−10.0 … +10.0)",
        "Kinds of moves in “usual”: 1 of 1",
        "Holm's correction",
        "4,000 moves in 2.00 s: 2,000 per second",
        "holdfast lab run",
    ):
        assert part in report, part


def test_a_report_in_russian() -> None:
    report = told(some_findings(), "ru")
    for part in ("партий: 200", "победы p1", "50,0 %", "Туз пик", "поправки Холма", "+2,00 … +6,00"):
        assert part in report, part
    assert "lab-" not in report


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_stands_on_top_as_in_the_page(language: str) -> None:
    localizer = Localizer(language, "upgrade")
    sentences = verdict(findings_in_words(some_findings(), localizer), localizer)
    assert told(some_findings(), language).splitlines()[1:4] == [each.replace(NO_BREAK, " ") for each in sentences]


def test_wins_that_are_no_chance_have_a_star() -> None:
    found = some_findings()
    doubt = tuple(replace(seat, verdict=replace(SURE, corrected=0.5)) for seat in found.first.seats)
    assert "(40.0 % – 60.0 %) │" in told(replace(found, variants=(replace(found.first, seats=doubt),), differences=()))


def test_findings_without_a_variant_are_not_told() -> None:
    with pytest.raises(HoldfastError, match="no variant to tell about"):
        told(replace(some_findings(), variants=()))
    with pytest.raises(HoldfastError, match="no variant to tell about"):
        told(replace(some_findings(), variants=some_findings().variants[:1]))


def test_what_is_not_beyond_chance_is_not_told_as_a_difference() -> None:
    found = some_findings()
    doubtful = tuple(replace(each, verdict=replace(SURE, corrected=0.5)) for each in found.differences)
    assert "No difference from “usual” is beyond chance." in told(replace(found, differences=doubtful))


def test_an_interrupted_run_says_so() -> None:
    assert "The run was interrupted: these are fewer games" in told(replace(some_findings(), stopped=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_has_a_name_and_a_meaning(language: str) -> None:
    titles = [measure_title(name, language) for name in measure_names(2)]
    assert len(set(titles)) == len(titles)
    assert all(titles)
    assert all(measure_hint(name, language) for name in measure_names(2))


def test_measures_are_found_by_their_names() -> None:
    assert find_measure("turns") in MEASURES
    assert find_measure("wins.p3") in MEASURES
    assert [find_measure(name) for name in ("wins", "turns.p1", "fun")] == [None, None, None]


def test_figures() -> None:
    assert [number(value, False, "en") for value in (1.234, 12345.6)] == ["1.23", "12,346"]
    assert number(0.1234, True, "ru") == f"12,3{NO_BREAK}%"
    assert [step(-0.05, True, "en"), step(2.0, False, "en")] == ["−5.0 points", "+2.00"]
    assert [probability(p, "en") for p in (0.0001, 0.04)] == ["< 0.001", "0.040"]


# The command


class Shell:
    """Somebody who types commands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, line: str) -> tuple[int, str, str]:
        self.monkeypatch.setenv("COLUMNS", "200")
        self.monkeypatch.setattr(sys, "argv", ["holdfast", *shlex.split(line)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        said = self.capsys.readouterr()
        return int(left.value.code or 0), said.out, said.err


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


SMALL = "lab run upgrade -o turn_limit=8 -n 30 --watch 10"


def test_a_study_from_flags(typed: Shell) -> None:
    code, said, _ = typed(f"{SMALL} --variant usual: --variant 'rich: tokens=5' --name trial")
    assert code == 0
    assert "usual" in said
    assert "rich" in said
    found = load_findings(runs_folder() / "trial" / FINDINGS)
    assert f"kept in {runs_folder() / 'trial'}" in said
    assert [variant.name for variant in found.variants] == ["usual", "rich"]
    assert len(list((runs_folder() / "trial" / "games").glob("*.parquet"))) == 1


def test_a_study_from_a_file_and_flags_that_go_before_it(typed: Shell, tmp_path: Path) -> None:
    file = tmp_path / "short.yaml"
    file.write_text("game: upgrade\nsweep: {turn_limit: 4..8 step 4}\ngames: 500\nwatch: 0\n")
    code, said, _ = typed(f"lab run {file} -n 20 --no-rows --json --output {tmp_path / 'kept'}")
    assert code == 0
    found = from_json(said)
    assert [variant.name for variant in found.variants] == ["turn_limit 4", "turn_limit 8"]
    assert found.games == 40
    assert {path.name for path in (tmp_path / "kept").iterdir()} == {FINDINGS, TYPICAL}


@pytest.mark.parametrize(
    "flags",
    [
        "--variant tokens=5 --variant 'rush: variant=rush' --games 20 --seed 4 --watch 5 --skill greedy --moves",
        "--until wins.p1=0.5 --unpaired --name 'two words' --variant a:",
        "--variant turn_limit=1000 --variant 'endless: turn_limit=none' --games 20 --watch 0",
        "--until lead-changes=0.5 --games 200",
    ],
)
def test_the_command_of_a_study_finds_the_same_again(flags: str, typed: Shell) -> None:
    _, said, _ = typed(f"lab run upgrade -o turn_limit=6 --json {flags}")
    found = from_json(said)
    assert found.command == study_command(found.study)
    _, again, _ = typed(found.command.removeprefix("holdfast ") + " --json")
    assert replace(from_json(again), seconds=0.0) == replace(found, seconds=0.0)


def test_laws_may_have_commas_in_a_variant(typed: Shell) -> None:
    sentence = "Hearts count double, and spades count zero"
    code, _, wrong = typed(f"lab run shield -n 1 --variant 'custom_rules={sentence}, turn_limit=4'")
    assert code == 2
    assert "custom_rules" in wrong or "spades" in wrong, "the sentence arrived in one piece"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("lab run chess", "game: there is no game “chess”"),
        ("lab run nowhere.yaml", "nowhere.yaml”: cannot be read"),
        (f"{SMALL} --option tokens", "--option is written NAME=VALUE, not “tokens”"),
        (f"{SMALL} --variant rich", "--variant is written NAME=VALUE, not “rich”"),
        (f"{SMALL} --variant tokens=5 --variant tokens=5", "variants: “tokens 5” stands twice"),
        (f"{SMALL} --sweep tokens=1..99", "option tokens is 10"),
        (f"{SMALL} --workers many", "workers: a whole number is needed"),
        (f"{SMALL} --engine steam", "there is no engine “steam”"),
        (f"{SMALL} --resume", "has no run to resume"),
        (f"{SMALL} --until fun=1", "until: there is no measure “fun”"),
    ],
)
def test_what_is_wrong_is_one_sentence(line: str, why: str, typed: Shell) -> None:
    code, said, wrong = typed(line)
    assert (code, said) == (2, "")
    assert why in wrong


def test_an_interrupted_command_reports_and_goes_on(typed: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("holdfast.lab.study_run.StudyRun.expected_games", _interrupt)
        code, said, _ = typed(f"{SMALL} --workers 1")
    assert code == 0
    assert "--resume continues it." in said
    assert (runs_folder() / "upgrade" / CHECKPOINT).exists()
    code, said, _ = typed(f"{SMALL} --workers 1 --resume --json")
    assert code == 0
    assert json.loads(said)["games"] == 30


def _interrupt(run: object) -> int:
    raise KeyboardInterrupt


def test_a_study_is_told_as_it_would_be_typed() -> None:
    study: Study = make_study(
        {"game": "upgrade", "seats": "greedy,random", "variants": {"no discard": {"discarding": False}}, "until": 0.1}
    )
    assert study_command(study) == (
        "holdfast lab run upgrade --seats greedy,random --variant 'no discard: discarding=false' "
        "--until wins.p1=0.1 --until wins.p2=0.1 --seed 1"
    )


def test_what_is_usual_need_not_be_typed() -> None:
    usual = make_study({"game": "upgrade", "games": 20})
    assert study_command(usual) == "holdfast lab run upgrade --seats random,random --games 20 --seed 1"
    endless = make_study({"game": "upgrade", "games": 20, "options": {"turn_limit": None}})
    assert "--variant 'usual: turn_limit=none'" in study_command(endless)
