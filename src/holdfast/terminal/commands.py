"""What can be said at the table that is not a move: help, rules, cards, looking through piles."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from holdfast.kernel import UNSEEN, HoldfastError, Layout, Spread, seat_name
from holdfast.kernel.errors import Wording
from holdfast.terminal.draw import QUIET, draw_card
from holdfast.terminal.labels import spreads
from holdfast.terminal.layout import Flow
from holdfast.terminal.typed import normal
from holdfast.words import Words

COMMANDS = ("help", "rules", "cards", "hint", "laws", "log", "look", "save", "load", "abandon", "quit")
"""The words for each stand in the texts as `command-help`; these English ones are always understood."""


def read_command(said: str, words: Words) -> tuple[str, str]:
    """The command that somebody typed and what it is about; no command if it is something else."""
    first, _, rest = said.strip().partition(" ")
    if first.startswith("?"):
        return "help", (first[1:] + " " + rest).strip()
    for command in COMMANDS:
        if command == "laws" and not words.game.extensions.laws:
            continue
        if first.casefold() == command or normal(first) in map(normal, words.say(f"command-{command}").split(",")):
            return command, rest.strip()
    return "", said.strip()


def look_through(asked: str, layout: Layout, words: Words) -> RenderableType:
    """All cards of a pile that lies open, the newest first."""
    piles = list(spreads(layout))
    found = _meant(asked, piles, words)
    spread = next((pile for pile in found if pile.cards), None) or next(iter(found), None)
    if spread is None:
        names = [_called(pile, words) for pile in piles if _is_open(pile)]
        raise HoldfastError("name_an_open_pile", piles=names or Wording("none_now"))
    if not spread.cards:
        raise HoldfastError("pile_is_empty", pile=_called(spread, words))
    if not _is_open(spread):
        raise HoldfastError("pile_is_secret", pile=_called(spread, words))
    heading = Text(f"{_called(spread, words)} ({len(spread.cards)})", QUIET)
    return Flow([heading, *(draw_card(card, words) for card in reversed(spread.cards))])


def _is_open(spread: Spread) -> bool:
    return any(card.face != UNSEEN for card in spread.cards)


def _meant(asked: str, piles: Sequence[Spread], words: Words) -> list[Spread]:
    """What somebody calls a pile: its path, its title, or the beginning of either."""
    wanted = normal(asked)
    exact = [spread for spread in piles if wanted in (normal(spread.path), normal(_called(spread, words)))]
    named = [spread for spread in piles if wanted and _begins(wanted, spread, words)]
    return exact or named


def _begins(wanted: str, spread: Spread, words: Words) -> bool:
    titles = (spread.path, spread.path.rpartition(".")[2], words.zone(spread.path), _called(spread, words))
    return any(normal(title).startswith(wanted) for title in titles)


def _called(spread: Spread, words: Words) -> str:
    """What a pile is called; what belongs to somebody has their name before it."""
    owner = spread.path.partition(".")[0]
    owners = {seat_name(seat): words.seat(seat) for seat in range(len(words.names))}
    return f"{owners[owner]}: {words.zone(spread.path)}" if owner in owners else words.zone(spread.path)
