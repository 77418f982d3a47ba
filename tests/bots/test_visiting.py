"""Bots of others: found by name, told what their seat may know and nothing else, replaced when they fail."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from holdfast.bots import BOTS
from holdfast.bots.external import ExternalBot, World, bot_names, left_out, make_bot, package_of
from holdfast.bots.external import external_bot as external
from holdfast.bots.external.external_bot import MOST_IDLE, PROCESSES
from holdfast.bots.external.process import BotProcess, clean_environment
from holdfast.games import games
from holdfast.kernel import Chance, HoldfastError, SeatHandle, Table, decode, observe
from tests.bots.external_bots import FAULT, NAMES, install


def asked(bot: str, kept_for: str = "") -> ExternalBot:
    made = make_bot(bot, Chance(1), kept_for)
    assert isinstance(made, ExternalBot)
    return made


def table(game: str = "upgrade") -> Table:
    return games()[game].new(seed=5, turn_limit=12)


def play(at: Table, bots: list[ExternalBot]) -> list[str]:
    """A whole game; the moves that were made."""
    while not at.over:
        seat = at.awaited[0]
        at.play(seat, int(bots[seat].choose(at.handle(seat))))
    return [said for _, said in at.record.moves]


# Who there is


def test_bots_are_found_by_entry_point(company: Path) -> None:
    assert bot_names() == [*BOTS, *NAMES]
    assert package_of("polite") == "good-company"
    assert package_of("hard") == ""
    with pytest.raises(HoldfastError, match=r"there is no bot “bob”; there are easy, .*polite"):
        make_bot("bob", Chance(1))


def test_a_name_that_cannot_be_used_is_left_out_and_named(company: Path) -> None:
    install(company, ("hard", "you", "Shouting", "a" * 21), "more_visitors")
    assert bot_names() == [*BOTS, *NAMES]
    told = {each.name: str(each.fault) for each in left_out()}
    assert told["hard"] == "there is somebody called hard already"
    assert told["you"] == "there is somebody called you already"
    assert "at most 20 small letters" in told["Shouting"]
    assert set(told) == {"hard", "you", "Shouting", "a" * 21}


# At the table


@pytest.mark.parametrize("game", list(games()))
def test_a_visitor_plays_every_game_and_the_same_again(company: Path, game: str) -> None:
    games_played = []
    for _ in range(2):
        bots = [asked("polite") for _ in range(2)]
        games_played.append(play(table(game), bots))
        assert [bot.fault for bot in bots] == [None, None]
    assert games_played[0] == games_played[1]


def test_a_move_may_be_answered_as_people_write_it(company: Path) -> None:
    bots = [asked("by_notation"), asked("by_notation")]
    play(table(), bots)
    assert [bot.fault for bot in bots] == [None, None]


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("nonsense", "the bot nonsense answered “the answer is 42”, which is no move"),
        ("wordless", "the bot wordless answered “None”, which is no move"),
        ("vague", "the bot vague answered “LegalMove(number="),
        ("complaining", "the bot complaining failed: ValueError: no, no, "),
        ("unlawful", "the bot unlawful answered “-1”, which is no move"),
        ("flooding", "the bot flooding answered “junkjunk"),
        ("dying", "the process of the bot dying ended"),
        ("raising", f"the bot raising failed: {FAULT}"),
        ("leaving", "the bot leaving failed: SystemExit: 0"),
        ("hungry", "the bot hungry failed: MemoryError"),
    ],
)
def test_who_fails_is_replaced_for_the_game(company: Path, bot: str, fault: str) -> None:
    at, failing = table(), asked(bot)
    play(at, [failing, asked("polite")])
    assert str(failing.fault).startswith(fault)
    if bot == "complaining":
        assert "(visitors_of_a_test.py, line " in str(failing.fault), "however much it says, its line is told"
    assert len(str(failing.fault)) < 300, "a screen is no place for all that a bot has to say"
    assert at.over


def test_who_is_slow_is_ended_and_replaced(company: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "SECONDS", 0.2)
    at, sleepy = table(), asked("sleepy")
    process = sleepy._enter()
    assert int(sleepy.choose(at.handle(0))) in at.legal_moves(0)
    assert str(sleepy.fault) == "the bot sleepy did not answer within 0.2 s"
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


def test_what_it_prints_harms_nothing(company: Path) -> None:
    bots = [asked("chatty"), asked("chatty")]
    play(table(), bots)
    assert [bot.fault for bot in bots] == [None, None]


def test_its_author_may_see_what_it_prints(
    company: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for shown in (False, True):
        if shown:
            monkeypatch.setenv("HOLDFAST_BOT_OUTPUT", "1")
        bots = [asked("chatty"), asked("raising")]
        play(table(), bots)
        assert bots[0].fault is None
        printed = capfd.readouterr().err
        assert ("junk" in printed) == shown
        assert ("I do not\nlike this hand" in printed) == shown


@pytest.mark.parametrize("game", list(games()))
def test_a_visitor_may_search_in_worlds_of_its_own(company: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "SECONDS", 60)
    at, bot = table(game), asked("imagining")
    while not at.over and at.state.turns < 2:
        seat = at.awaited[0]
        at.play(seat, int(bot.choose(at.handle(seat))) if seat == 0 else at.legal_moves(seat)[0])
        assert bot.fault is None


@pytest.mark.parametrize("game", list(games()))
def test_worlds_tell_nothing_that_the_seat_does_not_know(game: str) -> None:
    """Of two tables that a seat cannot tell apart it gets the same worlds; its own cards are in all of them."""
    at = table(game)
    for _ in range(6):
        if not at.over:
            at.play(at.awaited[0], at.legal_moves(at.awaited[0])[-1])
    for seat in range(at.seats):
        other = SeatHandle(at.game, at.handle(seat).determinize(Chance(7)), seat)
        for luck in range(4):
            world = external._world(at.handle(seat), Chance(luck))
            assert world == external._world(other, Chance(luck))
            read = World.read(at.game, at.seats, at.state.options.non_defaults(), world)
            assert observe(read.state, seat) == at.observation(seat)


def test_one_that_cannot_be_loaded_is_replaced_too(company: Path) -> None:
    (company / "visitors_of_a_test.py").write_text("import no_such_module", encoding="utf-8")
    at, lost = table(), asked("polite")
    assert int(lost.choose(at.handle(0))) in at.legal_moves(0)
    assert "ModuleNotFoundError: No module named 'no_such_module'" in str(lost.fault)


@pytest.mark.parametrize("ended", ["by the server", "by somebody else"])
def test_whatever_it_has_started_ends_with_it(company: Path, ended: str) -> None:
    forking = asked("forking")
    sleeper = int(str(forking.answer(table().handle(0), [])))
    os.kill(sleeper, 0)
    process = forking._enter()
    if ended == "by somebody else":
        os.kill(own_process(process), signal.SIGKILL)
    forking._leave()
    with pytest.raises(ProcessLookupError):
        os.kill(sleeper, 0)


def test_a_server_that_dies_takes_its_visitors_along(company: Path) -> None:
    starting = """
import sys
from holdfast.bots.external import make_bot
from holdfast.games import games
from holdfast.kernel import Chance
print(make_bot("forking", Chance(1)).answer(games()["upgrade"].new(seed=5).handle(0), []), flush=True)
sys.stdin.read()
"""
    server = subprocess.Popen([sys.executable, "-c", starting], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert server.stdin is not None
    assert server.stdout is not None
    sleeper = int(server.stdout.readline())
    server.kill()
    server.wait()
    server.stdin.close()
    server.stdout.close()
    while Path(f"/proc/{sleeper}").exists():
        time.sleep(0.01)


def own_process(process: BotProcess) -> int:
    """The process in which a bot itself runs."""
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return next(int(pid) for pid in listed if b"external.bot_main" in Path(f"/proc/{pid}/cmdline").read_bytes())


# What it cannot know


def test_who_wants_to_cheat_finds_nothing(company: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDFAST_DATABASE", "postgresql://secret")
    at, cheat = games()["upgrade"].new(), asked("cheat")
    found = json.loads(str(cheat.answer(at.handle(0), [])))
    assert found["objects"] == []
    assert found["folder"] == os.sep
    assert found["secret"] is False
    assert "HOLDFAST_DATABASE" not in found["environment"]
    assert found["arguments"][1:] == ["visitors_of_a_test:Cheat"]


READING = """
import os, sys
from pathlib import Path
from holdfast.bots.external.supervisor import DUMPABLE, control, hide

def as_nobody():
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)

ready, done = os.pipe(), os.pipe()
server = os.fork()
if server == 0:
    os.close(done[1])
    as_nobody()
    control(DUMPABLE, 1)  # changing the user has hidden it already
    if sys.argv[1] == "hidden":
        hide()
    os.write(ready[1], b".")
    os.read(done[0], 1)
    os._exit(0)
os.read(ready[0], 1)
as_nobody()
try:
    print(b"SECRET" in Path(f"/proc/{server}/environ").read_bytes())
except PermissionError:
    print("refused")
os.write(done[1], b".")
os.waitpid(server, 0)
"""
"""One process reads the environment of another one of the same user. Root may read everything: nobody tries."""


@pytest.mark.parametrize(("server", "read"), [("open", "True"), ("hidden", "refused")])
def test_the_environment_of_a_server_that_hides_is_read_by_nobody(server: str, read: str) -> None:
    environment = {**clean_environment(), "SECRET": "postgresql://"}
    told = subprocess.run([sys.executable, "-c", READING, server], env=environment, stdout=subprocess.PIPE, check=True)
    assert told.stdout.decode().strip() == read


def test_processes_in_which_bots_think_know_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDFAST_DATABASE", "postgresql://secret")
    assert "secret" not in str(clean_environment())


@pytest.mark.parametrize("game", list(games()))
def test_what_it_is_told_is_what_its_seat_may_know(company: Path, game: str) -> None:
    """Two tables that a seat cannot tell apart: the bot is told the same, word for word."""
    at = table(game)
    for _ in range(6):
        if not at.over:
            at.play(at.awaited[0], at.legal_moves(at.awaited[0])[0])
    seat = at.awaited[0] if not at.over else 0
    told = asked("polite")._question(at.handle(seat), [])
    view = decode(at.schema, told["seen"]["observation"], [texts.lines for texts in at.state.texts_list], seat)
    assert json.loads(json.dumps(told["seen"]["view"])) == json.loads(json.dumps(dict(view.entries)))
    assert told["events"] == [(event.name, dict(event.fields), event.said) for event in at.events(seat)]


def test_of_the_story_only_what_is_new_is_sent_and_the_bot_has_all_of_it(
    company: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent, ask = list[int](), BotProcess.ask

    def asking(process: BotProcess, question: dict[str, Any], *others: Any) -> int | str:
        sent.append(len(question["events"]))
        return ask(process, question, *others)

    monkeypatch.setattr(BotProcess, "ask", asking)
    at, bot = table(), asked("listening")
    for _ in range(3):
        for _ in range(2):
            at.play(at.awaited[0], at.legal_moves(at.awaited[0])[0])
        assert int(bot.answer(at.handle(0), [])) == len(at.events(0))
    assert sum(sent) == len(at.events(0))
    assert min(sent) > 0


def test_two_seats_of_a_game_never_share_a_process(company: Path) -> None:
    at = table()
    said = [remembered(at, asked("remembering", f"a table, seat {seat}")) for seat in (0, 1, 0)]
    assert said[0]["process"] != said[1]["process"]
    assert said[2] == {"asked": 2, "in all": 2, "process": said[0]["process"]}


def test_a_new_game_begins_with_a_new_bot_though_its_process_may_be_an_old_one(company: Path) -> None:
    said = [remembered(table(), asked("remembering")) for _ in range(2)]
    assert said[1] == {"asked": 1, "in all": 2, "process": said[0]["process"]}


def test_no_more_than_a_few_processes_wait(company: Path) -> None:
    at = table()
    for number in range(MOST_IDLE + 2):
        remembered(at, asked("remembering", f"table {number}"))
    gc.collect()
    assert len(PROCESSES.idle) == MOST_IDLE


def test_a_process_that_died_between_two_games_is_nobodys_fault(company: Path) -> None:
    remembered(table(), asked("remembering"))
    gc.collect()
    (process,) = PROCESSES.idle
    os.kill(process.pid, signal.SIGKILL)
    while process.quiet:
        time.sleep(0.01)
    assert remembered(table(), asked("remembering"))["in all"] == 1


def remembered(at: Table, bot: ExternalBot) -> dict[str, int]:
    answer = json.loads(str(bot.answer(at.handle(0), [])))
    assert isinstance(answer, dict)
    return answer
