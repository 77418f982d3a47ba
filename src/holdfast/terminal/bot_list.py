"""The bots that can be given a seat, with a line about each, and those that cannot."""

from __future__ import annotations

import sys

from rich.console import Console

from holdfast.bots.external import bot_names, left_out, name_numbers, package_of
from holdfast.games import games
from holdfast.kernel import HoldfastError
from holdfast.terminal.options import listing
from holdfast.words import Words, tell


def show_bots(console: Console, language: str) -> None:
    """Each bot by the name that a seat is given to it by; ours have no package."""
    words = Words(language, next(iter(games().values())))
    table = listing(words, "name", "character", "package")
    for bot, number in zip(bot_names(), name_numbers(bot_names()), strict=True):
        named = Words(language, words.game, [words.bot_name(number)])
        table.add_row(bot, named.bot_character(bot, "p1"), package_of(bot))
    console.print(table)
    for each in left_out():
        wrong = HoldfastError("bot_left_out", bot=each.name, fault=each.fault)
        print(f"holdfast: {tell(wrong, language)}", file=sys.stderr)
