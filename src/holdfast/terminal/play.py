"""A game in the terminal: the table after each move, moves typed or chosen by number."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from holdfast.kernel import SPECTATOR, HoldfastError, SeatHandle, Table, commitment, draw, seat_name
from holdfast.terminal.draw import BRASS, QUIET, draw_table
from holdfast.terminal.files import load_table, open_again, save_record
from holdfast.terminal.lookup import read_card
from holdfast.terminal.menu import draw_choices
from holdfast.terminal.people import Player
from holdfast.terminal.story import show_question, show_ranking, show_rules, show_story
from holdfast.words import Words

WATCHER = int(SPECTATOR)
RECENT = 12
AGAIN = ("", "y", "yes", "д", "да")
SCROLLBACK = "\x1b[3J"
"""Forgets what was on the screen before, so that nobody scrolls back to another's cards."""


class Left(Exception):
    """Somebody left the table."""


class TerminalTable:
    """One game in a terminal, with people and bots around it."""

    def __init__(self, console: Console, table: Table, players: Sequence[Player], language: str) -> None:
        self.console = console
        self.language = language
        self.typed = sys.stdin.isatty()
        self.junior = False
        """Whether p1 came last in the game before, and is teased for it."""
        self.sit(table, players)

    def sit(self, table: Table, players: Sequence[Player]) -> None:
        self.table = table
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.told = dict.fromkeys([*self.people, WATCHER], self._long_ago())
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.stops = self.typed
        """Whether a watcher is asked before each move of a game without people."""

    def _long_ago(self) -> int:
        """How much of the story of a game that is played on need not be told again."""
        journal = self.table.journal
        events = [at for at in range(int(journal.size)) if journal.is_event(at)]
        return events[-RECENT] if self.table.record.moves and len(events) > RECENT else 0

    def words(self, seat: int) -> Words:
        """Words for whoever looks: with one person at the table they are «you», otherwise everybody has a name."""
        viewer = seat if len(self.people) == 1 else None
        unnamed = Words(self.language, self.table.game)
        names = [player.name or unnamed.say("terminal-player", number=at + 1) for at, player in enumerate(self.players)]
        if self.junior:
            names[0] = f"{names[0]} «{unnamed.say('badge-junior')}»"
        return Words(self.language, self.table.game, names, viewer)

    # The game

    def run(self, keep: Path | None = None) -> None:
        """Play until the game is over or somebody leaves; keep the record in a file, if one is named."""
        if keep is not None:
            save_record(keep, self.table.record)  # a file that cannot be written is told now, not after the game
        try:
            self._play()
            while self._wanted_again():
                self.sit(*open_again(self.table, self.players))
                self.junior = self.table.game.last_deals
                self._play()
        except (Left, EOFError, KeyboardInterrupt) as left:
            self._part("" if isinstance(left, Left) else "\n", keep)
        if keep is not None:
            self._save(str(keep))

    def _play(self) -> None:
        self._greet()
        while not self.table.over:
            self._next_move()
        self._end()

    def _wanted_again(self) -> bool:
        """Whether the people at the keyboard want another game."""
        if not self.people or not self.typed:
            return False
        return self._ask(self._common().say("terminal-again") + " ").strip().lower() in AGAIN

    def _part(self, lead: str, keep: Path | None) -> None:
        words = self._common()
        self.console.print(lead + words.say("terminal-bye" if keep is None else "terminal-bye-kept"), style=QUIET)

    def _next_move(self) -> None:
        waiting = self.table.awaited
        bots = [seat for seat in waiting if self.players[seat].bot is not None]
        if bots:
            self._bot_moves(bots[0])
        else:
            self._person_moves(self.at_screen if self.at_screen in waiting else waiting[0])

    def _bot_moves(self, seat: int) -> None:
        bot = self.players[seat].bot
        assert bot is not None
        move = bot.choose(SeatHandle(self.table.game, self.table.state, seat))
        self.table.play(seat, int(move))
        if not self.people and self._news(WATCHER) and not self.table.over:
            self._show(WATCHER)
            self._wait()

    def _wait(self) -> None:
        """Let a watcher read before the next move."""
        while self.stops:
            said = self._ask(self._common().say("terminal-watch") + " › ").strip()
            if said.lower() == "go":
                self.stops = False
            elif not said or self._hear(WATCHER, said):
                return

    def _person_moves(self, seat: int) -> None:
        if seat != self.at_screen:
            self._hand_over(seat)
        self._show(seat)
        while not self._hear(seat, self._ask("› ").strip()):
            pass

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between people, so that nobody reads another's cards."""
        if self.at_screen is not None:
            if self._news(self.at_screen):
                self._tell_news(self.at_screen)
                self._ask(self._common().say("terminal-seen") + " ")
            self._wipe()
        self._ask(self._common().say("terminal-pass-on", seat=seat_name(seat)) + " ")
        self._wipe()
        self.at_screen = seat

    def _wipe(self) -> None:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(SCROLLBACK)

    # What is said

    def _hear(self, seat: int, said: str) -> bool:
        """Heed one line; whether the game goes on."""
        command, _, rest = said.partition(" ")
        try:
            if command.lower() in ("save", "load"):
                return self._file(command.lower(), rest.strip())
            if command == "?" and rest.strip():
                self.console.print(Text(read_card(self.words(seat), rest.strip())))
                return False
            if said.lower() in ("?", "help", "rules", "log", "quit", "exit", ""):
                self._answer(said.lower(), seat)
                return False
            self._move(seat, said)
        except HoldfastError as wrong:
            self.console.print(Text(_sentence(str(wrong)), BRASS))
            return False
        return True

    def _answer(self, said: str, seat: int) -> None:
        words = self.words(seat)
        if said in ("quit", "exit"):
            raise Left
        if said in ("?", "help"):
            self.console.print(Text(words.say("terminal-help")))
        elif said == "rules":
            show_rules(self.console, words)
        elif said == "log":
            show_story(self.console, words, self.table.heard(seat))
        else:
            self._show(seat)

    def _move(self, seat: int, said: str) -> None:
        if seat == WATCHER:
            raise HoldfastError(self._common().say("terminal-only-watching"))
        self.table.play(seat, self._numbered(seat, said) if said.isdecimal() else said)

    def _numbered(self, seat: int, number: str) -> str:
        """The move with a number; one that goes with words is asked for them."""
        choices = self.table.choices(seat)
        words = self.words(seat)
        if len(number) > 4 or not 1 <= int(number) <= len(choices):
            raise HoldfastError(words.say("terminal-no-such-number", number=number[:6], most=len(choices)))
        choice = choices[int(number) - 1]
        said = self._ask(words.say("terminal-speech") + " ").strip() if choice.speech else ""
        return f'{choice.notation} "{said}"' if said else choice.notation

    def _file(self, command: str, name: str) -> bool:
        words = self._common()
        if not name:
            raise HoldfastError(words.say("terminal-needs-file", command=command))
        if command == "save":
            self._save(name)
            return False
        self.sit(*load_table(Path(name)))
        self.junior = False
        if len(self.people) > 1:
            self._wipe()
        self.console.print(words.say("terminal-loaded", file=name), style=QUIET)
        self._greet()
        return True

    def _save(self, name: str) -> None:
        save_record(Path(name), self.table.record)
        self.console.print(self._common().say("terminal-saved", file=name), style=QUIET)

    # What is shown

    def _greet(self) -> None:
        words = self._common()
        seed = self.table.record.seed
        greeting = words.say("terminal-welcome", game=words.say("title"), players=len(self.players))
        self.console.print(greeting, style="bold")
        advised = self.table.game.advised
        if advised is not None and len(self.players) not in advised:
            self.console.print(words.say("more-fun-with"), style=QUIET)
        for seat, player in enumerate(self.players):
            if player.bot is not None:
                self.console.print(words.say(f"bot-{player.bot_name}", seat=seat_name(seat)), style=QUIET)
        if self.junior:
            self.console.print(words.say("terminal-junior", seat="p1"), style=QUIET)
        if seed.startswith("sealed:"):
            self.console.print(words.say("terminal-sealed", hash=commitment(seed)), style=QUIET)

    def _show(self, seat: int) -> None:
        words = self.words(seat)
        self._tell_news(seat)
        view = self.table.view(seat)
        self.console.print(draw_table(draw(view), view, words))
        show_question(self.console, words, view)
        if seat in view.awaited:
            self.console.print(draw_choices(self.table.choices(seat), words))
            self._show_gestures(seat, words)

    def _show_gestures(self, seat: int, words: Words) -> None:
        gestures = self.table.state.gestures(seat)
        if gestures:
            self.console.print(words.say("terminal-gestures", gestures=", ".join(gestures)), style=QUIET)

    def _news(self, seat: int) -> bool:
        return bool(self.table.heard(seat, self.told[seat]))

    def _tell_news(self, seat: int) -> None:
        show_story(self.console, self.words(seat), self.table.heard(seat, self.told[seat]))
        self.told[seat] = int(self.table.journal.size)

    def _end(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else WATCHER
        if self.at_screen is not None:
            self.told[seat] = self.told[self.at_screen]
        self._show(seat)
        words = self.words(seat)
        ranking = self.table.view(seat).ranking
        self.console.print(words.say("terminal-over"), style="bold")
        show_ranking(self.console, words, ranking)
        if seat in ranking[0]:
            self.console.print(words.say("terminal-you-win"), style=BRASS)
        if self.table.record.seed.startswith("sealed:"):
            self.console.print(words.say("terminal-unsealed", seed=self.table.record.seed), style=QUIET)

    def _common(self) -> Words:
        return self.words(WATCHER)

    def _ask(self, question: str) -> str:
        said = self.console.input(Text(question, BRASS))
        if not self.typed:  # what comes from a file does not show by itself
            self.console.print(said, style=QUIET)
        return said


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "…")) else ".")
