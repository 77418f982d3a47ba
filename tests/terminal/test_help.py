"""`--help`: every command and all that may follow it is explained, in every language."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
import typer.main
from typer.core import TyperGroup

from holdfast import cli
from holdfast.terminal.help import message, metavar
from holdfast.words import LANGUAGES, common


def commands(command: Any = None, path: str = "holdfast") -> Iterator[tuple[str, Any]]:
    """Every command with the words that call it."""
    command = command or typer.main.get_command(cli.app)
    yield path, command
    context = typer.Context(command)
    for name in command.list_commands(context) if isinstance(command, TyperGroup) else []:
        yield from commands(command.get_command(context, name), f"{path} {name}")


def parameters() -> Iterator[tuple[str, Any]]:
    for path, command in commands():
        for parameter in command.params:
            yield path, parameter


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [path for path, _ in commands()])
def test_every_command_says_what_it_does(path: str, language: str) -> None:
    assert common(language, message(path))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("path", "parameter"), list(parameters()), ids=lambda value: getattr(value, "name", value))
def test_whatever_may_follow_a_command_is_explained(path: str, parameter: Any, language: str) -> None:
    own = common(language, message(path), parameter.name, names="")
    assert own or common(language, "help-any", parameter.name)
    if not getattr(parameter, "is_flag", False):
        assert language == "en" or metavar(parameter, language) != metavar(parameter, "en")


def helped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "argv", ["holdfast", *arguments])
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert not left.value.code
    return capsys.readouterr().out


def test_help_names_what_it_cannot_know(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = helped(monkeypatch, capsys, "simulate", "--help", "-l", "en")
    assert told.startswith("Usage: holdfast simulate GAME [OPTIONS]\n\nLet bots play many games")
    assert "easy, medium, hard, greedy, random" in " ".join(told.split())
    assert "  -n, --games NUMBER       How many games. (default: 10000)\n" in told
    assert all(line == line.rstrip() and len(line) <= 80 for line in told.splitlines())


@pytest.mark.parametrize("arguments", [["play", "--help", "-l", "ru"], ["--language=ru", "play", "--help"]])
def test_help_is_told_in_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    told = helped(monkeypatch, capsys, *arguments)
    assert told.startswith("Как вызвать: holdfast play [ИГРА] [НАСТРОЙКИ]\n\nСыграть в терминале.\n")


def test_commands_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = helped(monkeypatch, capsys, "laws", "--help", "-l", "ru")
    assert "\nКоманды:\n  explain " in told
