"""Before the game: which one, who plays, by which options. A mistake is reported, and the question asked again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from holdfast.games import games
from holdfast.kernel import Game, HoldfastError, OptionError, Options
from holdfast.terminal.commands import read_command
from holdfast.terminal.options import options_table, read_options
from holdfast.terminal.people import seat_players
from holdfast.terminal.screen import Screen
from holdfast.terminal.story import show_rules
from holdfast.words import LANGUAGES, Words

COMPANY = ("you", "medium", "easy")
"""Who sits down if nobody is named; a game for more gets more of the last."""
Answer = TypeVar("Answer")


class StartCancelled(Exception):
    """Somebody does not want to play after all."""


class StartDialog:
    """Asks a player for everything still open."""

    def __init__(self, console: Console, language: str) -> None:
        self.screen = Screen(console)
        self.console = console
        self.language = language

    def choose(self, seats: list[str], given: Sequence[str]) -> tuple[Game, list[str], Options]:
        """A game, who plays it, and its options; what was said already is not asked."""
        game = self.choose_game()
        options = read_options(game, given) if given else self.choose_options(game)
        return game, seats or self.choose_seats(game, options), options

    def choose_game(self) -> Game:
        listed = sorted(games().values(), key=lambda game: game.ease)
        words = Words(self.language, listed[0])

        def show() -> None:
            shelf = Table.grid(padding=(0, 1))
            for number, game in enumerate(listed, 1):
                own = Words(self.language, game)
                told = [part for part in (own.say("title"), own.say_if_any("tagline")) if part]
                shelf.add_row(f"{number:>3}", " – ".join(told))
            self.console.print(shelf)

        show()
        return self._asked(words, "choose-game", lambda said: named_game(said, listed), show)

    def choose_options(self, game: Game) -> Options:
        """The options of a game; each answer adds some, an empty one is enough."""
        words = Words(self.language, game)
        given: list[str] = []

        def read(said: str) -> bool:
            added = [word.strip() for word in said.split(",") if word.strip()]
            read_options(game, [*given, *added])
            given.extend(added)
            return bool(added)

        while self._asked(words, "choose-options", read, lambda: self.console.print(options_table(words))):
            pass
        return read_options(game, given)

    def choose_seats(self, game: Game, options: Options) -> list[str]:
        words = Words(self.language, game)
        usual = company(game, options, COMPANY)
        return self._asked(
            words,
            "choose-seats",
            lambda said: _seats_named(game, options, said, usual),
            lambda: self.console.print(words.say("terminal-help-seats")),
            usual=", ".join(usual),
        )

    def _asked(
        self, words: Words, question: str, read: Callable[[str], Answer], explain: Callable[[], None], **blanks: str
    ) -> Answer:
        """Ask until there is an answer; `?` explains, `quit` goes away."""
        while True:
            said = self._ask(words.say(f"terminal-{question}", **blanks) + " ")
            command, _ = read_command(said, words)
            try:
                if command == "quit":
                    raise StartCancelled
                if command == "help":
                    explain()
                elif command == "rules" and question != "choose-game":
                    show_rules(self.console, words)
                else:
                    return read(said)
            except HoldfastError as wrong:
                self.screen.complain(words.error(wrong))

    def _ask(self, question: str) -> str:
        try:
            return self.screen.ask(question)
        except (EOFError, KeyboardInterrupt):
            raise StartCancelled from None


def named_game(said: str, listed: Sequence[Game]) -> Game:
    """A game by its number, name or title, in any language; a beginning is enough."""
    wanted = said.strip().casefold().replace("-", "_")
    if wanted.isdecimal() and 0 < int(wanted[:9]) <= len(listed):
        return listed[int(wanted) - 1]
    called = {
        game.name: {game.name, *(Words(language, game).say("title").casefold() for language in LANGUAGES)}
        for game in listed
    }
    exact = [game for game in listed if wanted in called[game.name]]
    begun = [game for game in listed if wanted and any(name.startswith(wanted) for name in called[game.name])]
    found = exact or begun
    if len(found) == 1:
        return found[0]
    names = [game.name for game in found or listed]
    raise HoldfastError("no_such_game", name=said, games=names)


def _seats_named(game: Game, options: Options, said: str, usual: Sequence[str]) -> list[str]:
    """Who plays: named one by one, as a number of players, or as usual."""
    seats = split_seats(said) or list(usual)
    if len(seats) == 1 and seats[0].isdecimal():
        seats = [*COMPANY, *[COMPANY[-1]] * int(seats[0][:3])][: int(seats[0][:3])]
    seat_players(seats, "0")
    game.check(len(seats), options)
    return seats


def split_seats(said: str) -> list[str]:
    return [word.strip() for word in said.split(",") if word.strip()]


def company(game: Game, options: Options, usual: Sequence[str]) -> list[str]:
    """The usual company, smaller or larger where the game or its options want it so."""
    for seats in sorted(game.seats, key=lambda seats: abs(seats - len(usual))):
        try:
            game.check(seats, options)
        except OptionError:
            continue
        return [*usual, *[usual[-1]] * seats][:seats]
    return list(usual)
