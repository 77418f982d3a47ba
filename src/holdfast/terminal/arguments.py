"""Arguments that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from holdfast.bots.external import bot_names

GameName = Annotated[str, typer.Argument(metavar="GAME")]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
AsJson = Annotated[bool, typer.Option("--json")]
BOT_NAMES = ", ".join(bot_names())
