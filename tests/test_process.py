"""The command as a process of its own: exit codes, screens that know few letters, readers who go away."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


def process(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from holdfast.cli import main; main()", *arguments]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={"PATH": "", "LANG": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path), **environment},
    )


def test_the_exit_code_of_the_process() -> None:
    done = process("play", "chess")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_an_ascii_screen_shows_suits_as_letters() -> None:
    done = process("cards", "upgrade", "KH", "-l", "en", PYTHONIOENCODING="ascii")
    assert done.stdout.startswith("[KH] King of hearts")
    done = process("play", "upgrade", "--seed", "1", "-l", "en", PYTHONIOENCODING="ascii")
    assert "?" not in done.stdout.replace("[??]", "").replace("? for help", "").replace("your attack?", "")


def test_a_dumb_terminal_stays_clean() -> None:
    for force in ({}, {"FORCE_COLOR": "1"}):
        done = process("play", "upgrade", "--seats", "you,you", "--seed", "1", typed="\n1\n\n1\n", TERM="dumb", **force)
        assert done.returncode == 0, done.stderr
        assert "\x1b" not in done.stdout


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_a_screen_that_knows_few_letters(encoding: str) -> None:
    done = process("play", "upgrade", "--seed", "1", "-l", "ru", typed="1\n", PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_letters_that_are_none_are_no_move() -> None:
    command = [sys.executable, "-c", "from holdfast.cli import main; main()", "play", "upgrade", "--seed", "1"]
    done = subprocess.run(command, input=b"\xff\xfe\n1\n", capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


def test_a_reader_who_goes_away() -> None:
    command = [sys.executable, "-c", "from holdfast.cli import main; main()", "play", "upgrade"]
    running = subprocess.Popen(
        [*command, "--seats", "random,random", "--seed", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert running.stdout is not None
    assert running.stderr is not None
    with running.stdout, running.stderr:
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
    running.wait()


def test_colours_only_where_they_are_wanted() -> None:
    assert "\x1b[" not in process("play", "upgrade", "--seed", "1", NO_COLOR="1").stdout
    assert "\x1b[" not in process("simulate", "upgrade", "-n", "5").stdout
