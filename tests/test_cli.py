"""The command as a person or a script calls it."""

from __future__ import annotations

import io
import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Protocol

import pytest

from holdfast import __version__, cli
from holdfast.games import find_game, games
from holdfast.interpreted import engine
from holdfast.kernel import OptionError, Options
from holdfast.terminal.languages import default_language
from holdfast.terminal.start import COMPANY, company
from tests.changed import changed
from tests.scenarios.test_scenario_files import WHOLE

Ran = tuple[int, str, str]
"""Exit code, what the command said, what it complained about."""


class Call(Protocol):
    def __call__(self, *arguments: str, typed: str = "") -> Ran: ...


@pytest.fixture(autouse=True)
def plain_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wide screen without a language or colours of its own."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("HOLDFAST_LANGUAGE", raising=False)


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Calls the command with what is typed into it."""

    def call(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["holdfast", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            cli.main()
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out, said.err

    return call


# Reading


@pytest.mark.parametrize(("language", "heading"), [("en", "name"), ("ru", "имя")])
def test_games(ran: Call, language: str, heading: str) -> None:
    code, said, _ = ran("games", "--language", language)
    assert code == 0
    assert said.startswith(heading)
    for name in games():
        assert f"\n{name} " in said


def test_the_number_of_players_reads_well(ran: Call) -> None:
    _, said, _ = ran("games", "-l", "en")
    rows = {line.split()[0]: line for line in said.splitlines()}
    assert " 2–12 " in rows["upgrade"]
    assert "2–2" not in said


@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_rules(ran: Call, game: str, language: str) -> None:
    code, said, _ = ran("rules", game, "-l", language)
    assert code == 0
    assert len(said.splitlines()) > 20


@pytest.mark.parametrize("game", list(games()))
def test_options(ran: Call, game: str) -> None:
    code, said, _ = ran("options", game)
    assert code == 0
    for name in games()[game].options.ranges():
        assert f"\n{name} " in said


def test_names_of_games_are_read_kindly(ran: Call) -> None:
    assert ran("rules", "UPGRADE")[0] == 0
    assert find_game("Royal-Family").name == "royal_family"


def test_without_anything_help_is_shown(ran: Call) -> None:
    for arguments in ([], ["--help"], ["play", "--help"]):
        _, said, complaint = ran(*arguments)
        assert "Usage" in said + complaint


@pytest.mark.parametrize(
    ("set_to", "language"),
    [({"LANG": "ru_RU.UTF-8"}, "ru"), ({"LANG": "C"}, "en"), ({}, "en"), ({"LC_ALL": "ru_RU", "LANG": "en_GB"}, "ru")],
)
def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, set_to: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in set_to.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


# What people get wrong


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["play", "chess"], "there is no game “chess”; there are "),
        (["rules", "chess"], "there is no game “chess”"),
        (["rules", "upgrade", "-l", "de"], "there is no language “de”; there are en, ru"),
        (["games", "-l", "de"], "there is no language “de”"),
        (["play", "upgrade", "-o", "gold=1"], "no option “gold”; there are "),
        (["play", "upgrade", "-o", "tokens"], "an option is written NAME=VALUE, not “tokens”"),
        (["play", "upgrade", "-o", "tokens=99"], "option tokens is 99, but must be a whole number from 1 to 9"),
        (["play", "upgrade", "-o", "variant=rush", "-o", "attack_row=2"], "variant rush sets attack_row to 1"),
        (["play", "upgrade", "--seats", "you"], "upgrade is for 2 to 12 players, not 1"),
        (["play", "upgrade", "--seats", ",".join(["random"] * 20)], "upgrade is for 2 to 12 players, not 20"),
        (["play", "upgrade", "--seats", "you,bob"], "nobody called “bob” can sit down"),
        (["play", "--load", "no-such-file"], "“no-such-file”: cannot be read: No such file or directory"),
        (["play", "upgrade", "--save", "no/such/folder"], "“no/such/folder”: cannot be written"),
        (["replay", "no-such-file"], "“no-such-file”: cannot be read"),
        (["replay", __file__], "line 1: a record begins with “holdfast record 3”"),
        (["simulate", "chess"], "there is no game “chess”"),
        (["simulate", "upgrade", "-n", "0"], "at least one game is needed, not 0"),
        (["simulate", "upgrade", "--seed", "-1"], "seed: a whole number from 0 to "),
        (["simulate", "upgrade", "--seed", "9" * 30], "seed: a whole number from 0 to "),
        (["bench", "--seconds", "0"], "seconds: a number above 0 and up to 600 is needed, not 0"),
        (["bench", "--seconds", "nan"], "seconds: a number above 0"),
        (["simulate", "upgrade", "--seats", "random,bob"], "there is no bot “bob”; there are "),
        (["simulate", "upgrade", "--seats", "random"], "upgrade is for 2 to 12 players, not 1"),
        (["simulate", "upgrade", "-n", "many"], "games: a whole number is needed, not “many”"),
        (["bench", "--seconds", "long"], "seconds: a number is needed, not “long”"),
        (["play", "upgrade", "--seed", "abc"], "seed “abc” is neither a whole number nor “sealed:”"),
        (["play", "upgrade", "--seed", "9" * 4000], "a seed that is a number has at most 20 digits"),
        (["play", "upgrade", "--seed", "sealed:12"], "a sealed seed has 32 hexadecimal digits"),
        (["play", "upgrade", "--seats", "you:A\x1bB,random"], "the name “you:A\ufffdB” has U+001B in it"),
        (["play", "--resume"], "there is no unfinished game to resume"),
        (["rules"], "GAME is missing; “holdfast rules --help” says more"),
        (["verify"], "FILE | SEED HASH is missing"),
        (["rules", "upgrade", "extra"], "“extra” is too much; “holdfast rules --help” says more"),
        (["rules", "upgrade", "--nope"], "there is no option --nope; “holdfast rules --help” lists them"),
        (["play", "--seed"], "--seed needs something after it"),
        (["dance"], "there is no command “dance”; “holdfast --help” lists them"),
        (["cards", "upgrade", "banana"], "there is no card “banana” in this game"),
        (["cards", "upgrade", "--type", "tech"], "no card of this game fits that"),
        (["simulate", "upgrade", "-o", "gold=1"], "no option “gold”"),
        (["bench", "--game", "chess"], "there is no game “chess”"),
        (["lab", "fit", "upgrade", "--games", "0"], "at least one game is needed, not 0"),
        (["lab", "fit", "upgrade", "--simulations", "-5"], "simulations: a number from 0 on is needed, not “-5”"),
        (["lab", "fit", "upgrade", "--ridge", "-0.1"], "ridge: a number from 0 on is needed, not “-0.1”"),
        (["lab", "fit", "upgrade", "--ridge", "nan"], "ridge: a number from 0 on is needed, not “nan”"),
        (["lab", "fit", "upgrade", "--ridge", "steep"], "ridge: a number is needed, not “steep”"),
        (["ladder", "chess"], "there is no game “chess”"),
        (["ladder", "upgrade", "--bots", "random,bob"], "there is no bot “bob”; there are "),
        (["ladder", "upgrade", "--bots", "random"], "a ladder for 2 players needs at least as many bots, not 1"),
        (["ladder", "upgrade", "--players", "13"], "upgrade is for 2 to 12 players, not 13"),
        (["ladder", "upgrade", "-n", "few"], "deals: a whole number is needed, not “few”"),
        (["ladder", "upgrade", "--workers", "0"], "at least one worker is needed, not 0"),
        (["ladder", "upgrade", "--state", "."], "“.”: is a folder, not a file"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_one_clear_sentence_and_exit_code_2(ran: Call, arguments: list[str], why: str) -> None:
    code, said, complaint = ran(*arguments)
    assert code == 2
    assert complaint.startswith("holdfast: ")
    assert why in complaint
    assert complaint.count("\n") == 1
    assert said == ""


# Playing


def test_play_with_options_and_seats(ran: Call) -> None:
    arguments = ["play", "upgrade", "--seats", "you,greedy,random", "--option", "tokens=5", "--seed", "3", "-l", "en"]
    code, said, _ = ran(*arguments, typed="1\nquit\n")
    assert code == 0
    assert "Tokens 5" in said
    assert "Goodbye" in said


@pytest.mark.parametrize("game", list(games()))
def test_the_usual_company_fits_every_game(ran: Call, game: str) -> None:
    code, said, _ = ran("play", game, "--seed", "1", "-l", "en", typed="quit\n")
    assert code == 0
    assert "Goodbye" in said


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["play", "chess"], "игры «chess» нет; есть "),
        (["play", "upgrade", "-o", "tokens=99"], "настройка tokens: 99 не годится, нужно целое число от 1 до 9"),
        (["rules"], "не указано: ИГРА; подробнее — «holdfast rules --help»"),
        (["replay", "no-such-file"], "«no-such-file»: не читается: "),
    ],
)
def test_complaints_in_russian(ran: Call, arguments: list[str], why: str) -> None:
    code, _, complaint = ran(*arguments, "--language", "ru")
    assert code == 2
    assert why in complaint


def test_the_version(ran: Call) -> None:
    assert ran("--version") == (0, f"holdfast {__version__}, engine {engine()}\n", "")


def test_bots_are_listed(ran: Call) -> None:
    code, said, complaint = ran("bots", "-l", "en")
    assert (code, complaint) == (0, "")
    assert "hard    Juno is a hard one: " in said


def test_the_ladder(ran: Call) -> None:
    arguments = ["ladder", "upgrade", "-n", "1", "--bots", "random,greedy", "-o", "turn_limit=3", "--workers", "1"]
    code, said, _ = ran(*arguments, "--json")
    assert code == 0
    told = json.loads(said)
    assert (told["games"], told["players"], told["options"]) == (2, 2, {"turn_limit": 3})
    assert "Upgrade for 2: 2 games" in ran(*arguments, "-l", "en")[1]


def test_bots_explain_themselves(ran: Call) -> None:
    arguments = [
        "play",
        "upgrade",
        "--seats",
        "easy,greedy",
        "--seed",
        "3",
        "-o",
        "turn_limit=2",
        "--explain",
        "-l",
        "en",
    ]
    code, said, _ = ran(*arguments)
    assert code == 0
    assert " % of what I can imagine" in said
    assert "of what I can imagine" not in ran(*[each for each in arguments if each != "--explain"])[1]


@pytest.mark.parametrize("seed", ["-7", "9" * 20, "sealed:" + "0f" * 16])
def test_what_can_be_a_seed(ran: Call, seed: str) -> None:
    assert ran("play", "upgrade", "--seats", "random,greedy", "--seed", seed, "-o", "turn_limit=4")[0] == 0


def test_a_game_that_is_not_named_is_asked_for(ran: Call) -> None:
    easiest_first = "1"
    for said in ("upgrade", easiest_first, "chess\nUpgrade"):
        code, shown, _ = ran("play", "-l", "en", typed=f"{said}\n\n\nquit\n")
        assert code == 0
        assert "Which card opens your attack?" in shown
    assert ran("play", typed="")[0] == 0
    assert ran("play", typed="chess\nquit\n")[0] == 0


def test_a_game_is_kept_loaded_and_replayed(ran: Call, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    assert ran("play", "upgrade", "--seed", "1", "--save", file, typed="1\n1\n")[0] == 0
    code, said, _ = ran("play", "--load", file, "-l", "en", typed="log\n")
    assert code == 0
    assert "· You opened with" in said
    code, said, _ = ran("replay", file, "-l", "en", "--as", "p1")
    assert code == 0
    assert "   1  Otto made a secret move." in said
    assert "  p1: open " in said
    assert ran("replay", file, "--as", "p9")[0] == 2


def test_a_game_that_was_left_goes_on(ran: Call) -> None:
    assert ran("play", "upgrade", "--seed", "1", typed="1\nquit\n")[0] == 0
    code, said, _ = ran("play", "--resume", "-l", "en", typed="quit\n")
    assert code == 0
    assert "· You opened with" in said


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["shield"], "this is a record of upgrade, not of shield"),
        (["--seats", "you,random"], "the record says who plays: you, medium, easy; leave --seats out"),
        (["-o", "tokens=5"], "the record says by which options it is played; leave --option out"),
        (["--seed", "2"], "the record says how the cards were dealt; leave --seed out"),
    ],
)
def test_what_contradicts_a_record_is_refused(ran: Call, tmp_path: Path, arguments: list[str], why: str) -> None:
    file = str(tmp_path / "game.txt")
    ran("play", "upgrade", "--seed", "1", "--save", file, typed="1\n")
    code, _, complaint = ran("play", *arguments, "--load", file, typed="quit\n")
    assert code == 2
    assert why in complaint
    agreed = ["upgrade", "--seats", "you,medium,easy", "--seed", "1", "-o", "tokens=3"]
    assert ran("play", *agreed, "--load", file, typed="quit\n")[0] == 0


def test_a_deal_is_verified(ran: Call, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    ran("play", "upgrade", "--seats", "random,random", "-o", "turn_limit=4", "--save", file)
    code, said, _ = ran("verify", file, "-l", "en")
    assert code == 2
    *findings, verdict = [line for line in said.splitlines() if line]
    assert [line[:2] for line in findings] == ["ok", "? ", "ok", "ok"]
    assert verdict.startswith("Whether the deal was fair cannot be told")
    assert ran("verify", "sealed:" + "0f" * 16, "00")[0] == 1


def test_cards(ran: Call) -> None:
    code, said, _ = ran("cards", "upgrade", "KH", "-l", "en")
    assert code == 0
    assert said.startswith("[K♥] King of hearts\n  Counts 13")
    code, said, _ = ran("cards", "upgrade", "-l", "en", "--search", "nothing is weaker")
    assert said.splitlines()[1].startswith("[A♠] [A♥] [A♦] [A♣]")
    assert "The cards" in ran("rules", "upgrade", "-l", "en")[1]


class ForMany(Options):
    """Options of a game for four or six."""

    def check(self, seats: int) -> None:
        if seats not in (4, 6):
            raise OptionError("for_four_or_six")


def test_the_usual_company_follows_the_options() -> None:
    upgrade = games()["upgrade"]
    assert company(upgrade, ForMany(), COMPANY) == ["you", "medium", "easy", "easy"]
    assert company(changed(upgrade, seats=range(2, 3)), upgrade.options(), COMPANY) == ["you", "medium"]


# Simulating


@pytest.mark.parametrize("game", list(games()))
def test_the_usual_bots_fit_every_game(ran: Call, game: str) -> None:
    code, said, _ = ran("simulate", game, "-n", "2", "--json")
    assert code == 0
    assert json.loads(said)["games"] == 2


def test_simulate_reports_in_russian(ran: Call) -> None:
    code, said, _ = ran("simulate", "upgrade", "-n", "1100", "-l", "ru")
    assert code == 0
    for part in ("Апгрейд, партий: 1\N{NO-BREAK SPACE}100", "интервал 95 %", "ходов в партии: в среднем ", "в секунду"):
        assert part in said


def test_scenarios_are_told_in_russian(ran: Call, tmp_path: Path) -> None:
    failing = tmp_path / "failing.yaml"
    failing.write_text("title: x\ngame: upgrade\nplay: [{over: true}]\n", encoding="utf-8")
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("title: x\ngame: upgrade\nposition: {drawn: ZZ}\n", encoding="utf-8")
    code, said, _ = ran("scenario", str(failing), str(wrong), "-l", "ru")
    assert code == 2
    told = said.splitlines()
    assert told[0] == f"СБОЙ {failing}: x: шаг 1 (over: True): партия не окончена"
    assert told[1] == f"СБОЙ {wrong}: x: drawn: карты «ZZ» в этой игре нет"
    assert told[2] == "выполнено: 0, не выполнено: 1, не запущено: 1"


def test_a_language_said_before_the_command_holds_for_it(ran: Call) -> None:
    assert ran("-l", "ru", "games")[1].startswith("имя")
    assert ran("-l", "ru", "games", "-l", "en")[1].startswith("name")
    assert "there is no language “de”" in ran("-l", "de", "games")[2]


def test_simulate_prints_one_object_or_a_table(ran: Call) -> None:
    code, said, complaint = ran(
        "simulate", "upgrade", "-n", "20", "--seats", "random,greedy", "--json", "-o", "tokens=1"
    )
    assert (code, complaint) == (0, "")
    found = json.loads(said)
    assert said.count("\n") == 1
    assert found["games"] == 20
    assert {"moves", "seconds", "moves_per_second", "wins", "length"} <= found.keys()
    code, said, _ = ran("simulate", "upgrade", "-n", "20", "-o", "turn_limit=1")
    assert code == 0
    assert "Upgrade: 20 games" in said
    assert "ended by the turn limit: 20" in said


# Scenarios


def scenario(folder: Path, name: str, text: str) -> str:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_scenarios_that_hold_exit_with_0(ran: Call, tmp_path: Path) -> None:
    one = scenario(tmp_path, "one.yaml", WHOLE)
    two = scenario(tmp_path, "two.yml", WHOLE + "---\n" + WHOLE)
    code, said, _ = ran("scenario", one, two)
    assert code == 0
    assert said == f"ok   {one}: A duel\nok   {two}: A duel\nok   {two}: A duel\n3 held\n"
    assert ran("scenario", str(tmp_path))[1] == said


def test_a_scenario_that_fails_exits_with_1_and_the_others_still_run(ran: Call, tmp_path: Path) -> None:
    bad = scenario(
        tmp_path, "a.yaml", WHOLE.replace("tokens: 4}\n", "tokens: 5}\n").replace("{tokens: 5}", "{tokens: 4}")
    )
    good = scenario(tmp_path, "b.yaml", WHOLE)
    code, said, _ = ran("scenario", bad, good)
    assert code == 1
    first, second, summary = said.splitlines()
    assert summary == "1 held, 1 failed"
    assert first == f"FAIL {bad}: A duel: step 2 (expect: {{'p1.tokens': 5}}): p1.tokens is 4, not 5"
    assert second == f"ok   {good}: A duel"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("title: [", "is not YAML"),
        (WHOLE.replace("upgrade", "chess"), "A duel: there is no game “chess”"),
        (WHOLE.replace("tokens: 4}\nseed", "gold: 4}\nseed"), "A duel: no option “gold”"),
        (WHOLE.replace("[9S]", "[9S, 9S]"), "A duel: p1.attack: 9S is named twice"),
        (WHOLE.replace("players: 2", "players: 1"), "A duel: upgrade is for 2 to 12 players"),
        ("", "is empty"),
    ],
)
def test_a_scenario_that_cannot_be_run_exits_with_2(ran: Call, tmp_path: Path, text: str, why: str) -> None:
    bad = scenario(tmp_path, "bad.yaml", text)
    failing = scenario(tmp_path, "failing.yaml", WHOLE.replace("awaited: p2", "awaited: p1"))
    code, said, complaint = ran("scenario", failing, bad)
    assert (code, complaint) == (2, "")
    assert said.splitlines()[1].startswith(f"FAIL {bad}: {why}")
    assert said.splitlines()[2] == "0 held, 1 failed, 1 could not be run"


def test_no_scenario_where_one_was_promised(ran: Call, tmp_path: Path) -> None:
    code, said, _ = ran("scenario", str(tmp_path), str(tmp_path / "nothing.yaml"))
    assert code == 2
    assert "there is no scenario in this folder" in said
    assert "cannot be read: No such file or directory" in said


def test_our_own_scenarios_run_from_anywhere(ran: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, said, _ = ran("scenario", str(files("holdfast.games.upgrade") / "scenarios"))
    assert code == 0
    *lines, summary = said.splitlines()
    assert all(line.startswith("ok   ") for line in lines)
    assert summary == f"{len(lines)} held"
