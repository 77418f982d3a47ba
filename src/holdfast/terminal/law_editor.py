"""The writing desk: a sentence is read at once, shown back with what it changes, and only then put in force."""

from __future__ import annotations

import secrets

from rich.text import Text

from holdfast.games.shield.language import LawError, completions, explain, read, render
from holdfast.games.shield.language.at_table import laws_in_force
from holdfast.games.shield.language.rendering import display
from holdfast.kernel import Chance, HoldfastError, Table
from holdfast.terminal.commands import read_command
from holdfast.terminal.draw import BRASS, QUIET
from holdfast.terminal.law_book import changes, show_law_book
from holdfast.terminal.law_menu import LawMenu
from holdfast.terminal.laws import show_refusal
from holdfast.terminal.screen import Screen
from holdfast.words import Words

YES = ("y", "yes", "д", "да")
NO = ("", "n", "no", "н", "нет")
MENU = "menu"
NEXT = "?"
"""Behind a beginning: what may come next?"""
FULL_STOP = "."


class LawEditor:
    """Where one seat writes one sentence."""

    def __init__(self, screen: Screen, table: Table, seat: int, words: Words) -> None:
        self.screen = screen
        self.console = screen.console
        self.table = table
        self.seat = seat
        self.words = words
        self.in_force = laws_in_force(table)
        self.ideas = table.handle(seat).suggestions(Chance(secrets.randbits(32)))

    def sentence(self, brought: str = "") -> str:
        """What is to be put in force, in canonical wording; empty if somebody wants to go back.

        Who comes with a sentence has it read at once.
        """
        if not brought:
            self._welcome()
        while said := brought or self.screen.ask(self.words.say("desk-ask") + " "):
            try:
                sentence = render(read(said, self.in_force)) if brought else self._heard(said)
            except LawError as refused:
                show_refusal(self.console, said, refused, self.words.language)
                continue
            except HoldfastError as wrong:
                self.screen.complain(self.words.error(wrong))
                continue
            finally:
                brought = ""
            if sentence and self._is_agreed(sentence):
                return sentence
        return ""

    def _welcome(self) -> None:
        self.console.print(self.words.say("desk-welcome"))
        for number, idea in enumerate(self.ideas, 1):
            self.console.print(Text.assemble((f"  {number} ", BRASS), display(idea)))

    def _heard(self, said: str) -> str:
        """The sentence that somebody means; empty if they only asked for something."""
        command, rest = read_command(said, self.words)
        if said.isdecimal():
            return self._idea(said)
        if self._wants_menu(said):
            return LawMenu(self.screen, self.words).sentence(self.in_force)
        if said.endswith(NEXT):
            self._show_next(said.removesuffix(NEXT).rstrip("…"))
        elif command == "laws" and not rest:
            show_law_book(self.console, self.words, self.table, self.seat)
        elif command and not rest:  # with more words it may be a sentence: “Cards worth 3 or less …”
            self._welcome()
        else:
            return render(read(said, self.in_force))
        return ""

    def _idea(self, number: str) -> str:
        if not 0 < int(number[:9]) <= len(self.ideas):
            raise HoldfastError("no_such_suggestion", number=number[:9])
        return self.ideas[int(number) - 1]

    def _wants_menu(self, said: str) -> bool:
        ways = [way.strip() for way in self.words.say("desk-menu").split(",")]
        return said.casefold() in (MENU, *ways)

    def _show_next(self, begun: str) -> None:
        """The words that may come next, and whether the sentence may end here."""
        found = completions(begun, self.in_force)
        if not found:
            self.screen.complain(self.words.say("desk-no-next", words=begun.strip()))
            return
        shown = [self.words.say("desk-end") if word == FULL_STOP else word for word in found]
        self.console.print(Text("  " + " · ".join(shown), QUIET))

    def _is_agreed(self, sentence: str) -> bool:
        """Show a sentence back, and ask whether it shall be law."""
        self.console.print(Text(display(sentence), "bold"))
        self.console.print(Text(explain(read(sentence, self.in_force), self.words.language)))
        for line in changes(self.table, self.seat, sentence, self.words):
            self.screen.quietly(f"  {line}")
        while True:
            said = self.screen.ask(self.words.say("desk-agree") + " ").casefold()
            if said in (*YES, *NO):
                return said in YES
