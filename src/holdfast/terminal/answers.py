"""Answers to questions at the table, which change nothing: help, rules, cards, laws, the story, piles."""

from __future__ import annotations

from rich.console import Console

from holdfast.kernel import Table
from holdfast.terminal.cards import describe_cards, find_cards, list_cards
from holdfast.terminal.commands import look_through
from holdfast.terminal.draw import QUIET
from holdfast.terminal.law_book import show_law_book
from holdfast.terminal.reasons import hint
from holdfast.terminal.story import show_rules, show_story
from holdfast.words import Words


def answer(console: Console, words: Words, table: Table, seat: int, command: str, rest: str) -> None:
    """Show a seat what it asked for."""
    if command == "help" and rest:
        console.print(describe_cards(words, find_cards(words, rest)))
    elif command == "help":
        console.print(help_text(words))
    elif command == "rules":
        show_rules(console, words)
    elif command == "cards":
        console.print(list_cards(words, find_cards(words, rest) if rest else list(words.game.vocabulary.faces)))
    elif command == "laws":
        show_law_book(console, words, table, seat)
    elif command == "hint":
        hint(console, words, table, seat)
    elif command == "log":
        show_story(console, words, table.events(seat))
        if not table.events(seat):
            console.print(words.say("terminal-no-story"), style=QUIET)
    else:
        console.print(look_through(rest, table.layout(seat), words))


def help_text(words: Words) -> str:
    """What can be typed; the law book only where there is one."""
    told = words.say("terminal-help")
    return told + "\n\n" + words.say("terminal-help-laws") if words.game.extensions.laws else told
