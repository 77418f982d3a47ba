"""`--help` in the user's language.

Its texts are messages: `help-play` says what a command does, its attribute `.seats` what may follow `--seats`. What
means the same everywhere stands in `help-any`. The `help` of an option in the code is only what a message cannot know,
the names there are, and fills its `$names`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperArgument, TyperCommand, TyperGroup
from typer.main import get_command

from holdfast.terminal.languages import spoken
from holdfast.words import LANGUAGES, common

WIDTH = 100
Row = tuple[str, str]


class LocalizedCommand(TyperCommand):
    """A command whose help is a message."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(Help(self, ctx).text())


class LocalizedGroup(TyperGroup):
    """Several commands under one name. The groups among them are loaded when they are asked for."""

    groups: Mapping[str, Callable[[], typer.Typer]] = MappingProxyType({})

    def list_commands(self, ctx: Any) -> list[str]:
        return [*self.commands, *(name for name in self.groups if name not in self.commands)]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in self.groups and cmd_name not in self.commands:
            self.commands[cmd_name] = get_command(self.groups[cmd_name]())
        return super().get_command(ctx, cmd_name)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(Help(self, ctx).text())


class Help:
    """The help of one command."""

    def __init__(self, command: TyperCommand | TyperGroup, ctx: Any) -> None:
        self.command = command
        self.path: str = ctx.command_path
        self.language = spoken(sys.argv)
        self.params: list[Any] = command.get_params(ctx)
        self.commands: list[str] = command.list_commands(ctx) if isinstance(command, TyperGroup) else []

    def text(self) -> str:
        lines = Console(highlight=False, markup=False, emoji=False, width=min(WIDTH, Console().width))
        with lines.capture() as captured:
            lines.print(common(self.language, "help-usage", usage=self._usage()))
            lines.print()
            lines.print(common(self.language, message(self.path)))
            for heading, rows in self._parts():
                if rows:
                    lines.print()
                    lines.print(common(self.language, heading))
                    lines.print(_grid(rows))
        return "\n".join(line.rstrip() for line in captured.get().splitlines())

    def _parts(self) -> Iterable[tuple[str, list[Row]]]:
        yield "help-heading-arguments", [self._row(param) for param in self.params if isinstance(param, TyperArgument)]
        yield "help-heading-commands", self._commands()
        yield (
            "help-heading-options",
            [self._row(param) for param in self.params if not isinstance(param, TyperArgument)],
        )

    def _usage(self) -> str:
        given = [self._given(param) for param in self.params if isinstance(param, TyperArgument)]
        wanted = [common(self.language, "metavar-command")] if isinstance(self.command, TyperGroup) else given
        return " ".join([self.path, *wanted, f"[{common(self.language, 'metavar-options')}]"])

    def _given(self, param: TyperArgument) -> str:
        named = metavar(param, self.language)
        return named if param.required else f"[{named}]"

    def _commands(self) -> list[Row]:
        return [(name, common(self.language, message(f"{self.path} {name}"))) for name in self.commands]

    def _row(self, param: Any) -> Row:
        named = metavar(param, self.language)
        if not isinstance(param, TyperArgument):
            named = " ".join([", ".join([*param.opts, *param.secondary_opts]), named]).rstrip()
        return named, self._meaning(param)

    def _meaning(self, param: Any) -> str:
        own = common(self.language, message(self.path), param.name, names=getattr(param, "help", None) or "")
        meaning = own or common(self.language, "help-any", param.name, languages=", ".join(LANGUAGES))
        usual = param.default
        if isinstance(usual, bool) or not isinstance(usual, str | int) or usual == "" or param.name == "language":
            return meaning
        return f"{meaning} {common(self.language, 'help-default', value=str(usual))}"


def message(path: str) -> str:
    """The message of a command: `help-laws-explain`; of the whole program `help`."""
    return "-".join(["help", *path.split()[1:]])


def metavar(param: Any, language: str) -> str:
    """What stands for what is to be typed: nothing for a switch."""
    if getattr(param, "is_flag", False):
        return ""
    written = param.metavar or param.name.upper()
    slug = re.sub(r"[^a-z]+", "-", written.lower()).strip("-")
    return common(language, f"metavar-{slug}") or written


def _grid(rows: list[Row]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(min_width=12, no_wrap=True)
    grid.add_column()
    for name, meaning in rows:
        grid.add_row(f"  {name}", meaning)
    return grid
