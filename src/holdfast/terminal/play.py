"""A game in the terminal: the table after each move, moves typed or chosen by number."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from holdfast.games.shield.language.at_table import display_names_at
from holdfast.kernel import SPECTATOR, HoldfastError, IllegalMove, MoveChoice, Table, commitment, seat_name
from holdfast.kernel.phrases import split_speech
from holdfast.terminal.answers import answer
from holdfast.terminal.bots import Bots
from holdfast.terminal.commands import read_command
from holdfast.terminal.draw import BRASS, draw_table
from holdfast.terminal.files import autosave, clear_autosave, load_table, open_again, save_apart, save_record
from holdfast.terminal.law_editor import LawEditor
from holdfast.terminal.menu import MoveGroup, Offer, draw_offers, offers
from holdfast.terminal.people import Participant, player_names
from holdfast.terminal.reasons import Reasons
from holdfast.terminal.screen import Screen
from holdfast.terminal.story import show_outcome, show_question, show_story
from holdfast.terminal.typed import gesture_meant, meant
from holdfast.words import Words

WATCHER = int(SPECTATOR)
RECENT = 12
YES = ("", "y", "yes", "д", "да")
NO = ("n", "no", "н", "нет")


class GameQuit(Exception):
    """Somebody left the table."""


class TerminalTable:
    """One game in a terminal, with people and bots around it."""

    def __init__(
        self, console: Console, table: Table, players: Sequence[Participant], language: str, *, explains: bool = False
    ) -> None:
        self.explains = explains
        """Whether bots say why they moved."""
        self.screen = Screen(console)
        self.console = console
        self.language = language
        self.junior = False
        """Whether p1 came last in the game before, and is teased for it."""
        self.keeps = True
        """Whether the game can be kept while it goes on; said once if not."""
        self.sit(table, players)

    def sit(self, table: Table, players: Sequence[Participant]) -> None:
        self.table = table
        self.players = players
        self.bots = Bots(table, players, self.screen, Reasons(self.explains))
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.told = dict.fromkeys([*self.people, WATCHER], self._long_ago())
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.stops = self.screen.typed
        """Whether a watcher is asked before each move of a game without people."""
        self.offered: list[Offer] = []
        """What the numbers stand for that were shown last."""

    def _long_ago(self) -> int:
        """How much of the story of a game that is played on need not be told again."""
        journal = self.table.journal
        events = [at for at in range(int(journal.size)) if journal.is_event(at)]
        return events[-RECENT] if self.table.record.moves and len(events) > RECENT else 0

    def words(self, seat: int) -> Words:
        """Words for the viewer: with one person at the table they are “you”, otherwise everybody has a name."""
        viewer = seat if len(self.people) == 1 else None
        unnamed = Words(self.language, self.table.game)
        names = player_names(self.players, unnamed)
        if self.junior:
            nickname = unnamed.say("nickname", name=unnamed.say("badge-junior"))
            names[0] = Words(self.language, self.table.game, names).seat_name(0).followed_by(f" {nickname}")
        words = Words(self.language, self.table.game, names, viewer)
        words.called = display_names_at(self.table, self.language)
        return words

    # The game

    def run(self, keep: Path | None = None) -> None:
        """Play until the game is over or somebody leaves; keep the record in a file, if one is named."""
        if keep is not None:
            self._write(keep)  # a file that cannot be written is told now, not after the game
        try:
            self._play()
            while self._wanted_again(keep):
                self.sit(*open_again(self.table, self.players))
                self.junior = self.table.game.rules.last_deals
                self._play()
        except (GameQuit, EOFError, KeyboardInterrupt) as left:
            self._part("" if isinstance(left, GameQuit) else "\n", keep)
        if keep is not None:
            self._save(str(keep))

    def _play(self) -> None:
        self._greet()
        while not self.table.over:
            self._next_move()
        self.table.record.close(self.table.state)
        clear_autosave(self.table.record)
        self._end()

    def _wanted_again(self, keep: Path | None) -> bool:
        """Whether the people at the keyboard want another game; the one just played can still be saved."""
        while self.people and self.screen.typed:
            said = self.screen.ask(self._common().say("terminal-again") + " ").lower()
            command, _ = read_command(said, self._common())
            if said in NO or command == "quit":
                break
            if said not in YES:
                self._hear(WATCHER, said)
                continue
            if keep is not None:
                self._save(str(keep))
            return True
        return False

    def _part(self, lead: str, keep: Path | None) -> None:
        """Say goodbye; a game that is not over is kept."""
        words = self._common()
        if self.table.over:
            self.screen.quietly(lead + words.say("terminal-bye-over"))
        elif self.table.record.abandoned:
            self.screen.quietly(lead + words.say("terminal-bye-closed"))
        elif keep is None and self._keep():
            self.screen.quietly(lead + words.say("terminal-bye-resume"))
        else:
            self.screen.quietly(lead + words.say("terminal-bye-kept"))

    def _keep(self) -> bool:
        """Keep the game while it goes on, whatever happens; whether that was possible."""
        played = any(seat in self.people for seat, _ in self.table.record.moves)
        if not played or self.table.over or not self.keeps:
            return False
        try:
            autosave(self.table.record)
        except HoldfastError as wrong:
            self.keeps = False
            self.screen.complain(self._common().error(wrong))
        return self.keeps

    def _next_move(self) -> None:
        self.bots.are_polite()
        waiting = self.table.awaited
        bots = [seat for seat in waiting if self.players[seat].bot is not None]
        if bots:
            self._bot_moves(bots[0])
        elif self.at_screen is not None and self.at_screen in waiting:
            self._person_moves(self.at_screen)
        else:
            self._person_moves(waiting[0])

    def _bot_moves(self, seat: int) -> None:
        self.bots.move(seat, self.words(self._listener()))
        if not self.people:
            self.bots.reasons.tell(self.console)
        if not self.people and self._news(WATCHER) and not self.table.over:
            self._show(WATCHER)
            self._wait()

    def _wait(self) -> None:
        """Let a watcher read before the next move."""
        while self.stops:
            said = self.screen.ask(self._common().say("terminal-watch") + " › ")
            if said.lower() == "go":
                self.stops = False
            elif not said or self._hear(WATCHER, said):
                return

    def _person_moves(self, seat: int) -> None:
        if seat != self.at_screen:
            self._hand_over(seat)
        self._show(seat)
        while not self._hear(seat, self.screen.ask("› ")):
            pass
        self._keep()

    # Between people

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between people, so that nobody reads another's cards; where all see the same, only say who
        is next."""
        words = self._common()
        if not self._hides(seat):
            if self.at_screen is not None:
                self.told[seat] = self.told[self.at_screen]
            self.at_screen = seat
            self._tell_news(seat)
            self.console.print(words.sentence("terminal-next", seat=seat_name(seat)), style="bold")
            return
        if self.at_screen is not None:
            if self._news(self.at_screen):
                self._tell_news(self.at_screen)
                self.screen.ask(words.say("terminal-seen") + " ")
            self.screen.wipe()
        self.screen.ask(words.say("terminal-pass-on", seat=seat_name(seat)) + " ")
        self.screen.wipe()
        self.at_screen = seat

    def _hides(self, seat: int) -> bool:
        """Whether there is anything on the table that one of the people sees and another does not."""
        mine = self.table.view(seat).entries
        return any(self.table.view(other).entries != mine for other in self.people if other != seat)

    # What is said

    def _hear(self, seat: int, said: str) -> bool:
        """Heed one line; whether the game goes on."""
        command, rest = read_command(said, self.words(seat))
        try:
            if command or not said:
                return self._heed(seat, command or "table", rest)
            return self._move(seat, said)
        except HoldfastError as wrong:
            self.screen.complain(self.words(seat).error(wrong))
            return False

    def _heed(self, seat: int, command: str, rest: str) -> bool:
        """Do what a command says; whether the game goes on elsewhere."""
        if command in ("quit", "abandon"):
            self._leave(abandon=command == "abandon")
        if command in ("save", "load"):
            return self._file(command, rest)
        if command == "table":
            self._show(seat)
        else:
            answer(self.console, self.words(seat), self.table, seat, command, rest)
        return False

    def _leave(self, *, abandon: bool) -> None:
        """Leave the table. A game that is abandoned is closed, and its deal can be checked."""
        if abandon:
            self.table.record.close(self.table.state)
            clear_autosave(self.table.record)
            self.keeps = False
            self._unseal(self._common())
        raise GameQuit

    def _move(self, seat: int, said: str) -> bool:
        """Make the move that somebody means; whether one was made."""
        words = self.words(seat)
        if seat == WATCHER:
            if self.table.over:
                raise HoldfastError("game_is_over")
            raise HoldfastError("only_watching")
        if said.isdecimal():
            return self._numbered(seat, said)
        gesture = gesture_meant(said, self.table.gestures(seat), words)
        notation = said if gesture else self._notation(seat, said, words)
        phrase, text = split_speech(notation)
        for choice in self.table.choices(seat):
            spoken = not text or self.table.game.extensions.laws
            if choice.needs_words and choice.notation == phrase.casefold() and spoken:
                return self._speak(seat, choice, words, text)
        self.table.play(seat, gesture or notation)
        return not gesture

    def _notation(self, seat: int, said: str, words: Words) -> str:
        """What was said in the notation of the game, if any move can be meant; else as it is, to be refused."""
        try:
            self.table.game.vocabulary.verbs.read(said)
        except IllegalMove:
            phrase, quote, text = said.partition('"')
            found = meant(phrase, self.table.choices(seat), self.table.layout(seat), words)
            return said if found is None else f"{found.notation} {quote}{text}".strip()
        return said

    def _numbered(self, seat: int, number: str) -> bool:
        words = self.words(seat)
        if not 0 < int(number[:9]) <= len(self.offered):
            raise HoldfastError("no_such_move_number", number=number[:9], most=len(self.offered))
        chosen = self.offered[int(number) - 1]
        if isinstance(chosen, MoveGroup):
            self._offer(seat, list(chosen.choices), words)
            return False
        return self._speak(seat, chosen, words)

    def _speak(self, seat: int, chosen: MoveChoice, words: Words, text: str = "") -> bool:
        """Make a move with the words that go with it, if somebody wants to say any; whether it was made.

        A sentence that is to become law goes over the desk, also one that was typed with the move.
        """
        if chosen.needs_words and self.table.game.extensions.laws:
            said = LawEditor(self.screen, self.table, seat, words).sentence(text)
            if not said:
                self._show(seat)
                return False
        else:
            said = self.screen.ask(words.say("terminal-speech") + " ") if chosen.speech else ""
        self.table.play(seat, chosen.notation, said)
        return True

    # Files

    def _file(self, command: str, name: str) -> bool:
        if not name:
            raise HoldfastError("file_name_needed", command=command)
        if command == "save":
            self._save(name)
            return False
        self.sit(*load_table(Path(name)))
        self.junior = False
        if len(self.people) > 1:
            self.screen.wipe()
        self.screen.quietly(self._common().say("terminal-loaded", file=name))
        self._greet()
        return True

    def _save(self, name: str) -> None:
        apart = self._write(Path(name))
        closed = self.table.record.abandoned or self.table.over
        told = "terminal-saved-apart" if apart else "terminal-saved-closed" if closed else "terminal-saved"
        self.screen.quietly(self._common().say(told, file=name))

    def _write(self, path: Path) -> bool:
        """Write the record; whether its secret went into a file of its own, because people are still playing."""
        record = self.table.record
        apart = len(self.people) > 1 and not record.result and record.whole_seed().number is None
        (save_apart if apart else save_record)(path, record)
        return apart

    # What is shown

    def _greet(self) -> None:
        words = self._common()
        greeting = words.say("terminal-welcome", game=words.say("title"), players=len(self.players))
        self.console.print(greeting, style="bold")
        advised = self.table.game.presentation.advised
        if advised is not None and len(self.players) not in advised:
            self.screen.quietly(words.say("more-fun-with"))
        for seat, player in enumerate(self.players):
            if player.bot is not None:
                self.screen.quietly(words.bot_character(player.bot_name, seat_name(seat)))
        if self.junior:
            self.screen.quietly(words.sentence("terminal-junior", seat="p1"))
        self._seal(words)

    def _seal(self, words: Words) -> None:
        """Show the proof of a sealed deal; warn people whose deal everybody can know."""
        record = self.table.record
        if record.whole_seed().number is None:
            record.commitment = record.commitment or commitment(record.seed, record.binding())
            self.screen.quietly(words.say("terminal-sealed", hash=commitment(record.seed)))
        elif len(self.people) > 1:
            self.console.print(words.say("terminal-open-deal", seed=record.seed), style=BRASS)

    def _unseal(self, words: Words) -> None:
        if self.table.record.whole_seed().number is None:
            self.screen.quietly(words.say("terminal-unsealed", seed=self.table.record.seed))

    def _show(self, seat: int) -> None:
        words = self.words(seat)
        self._tell_news(seat)
        view = self.table.view(seat)
        self.console.print(draw_table(self.table.layout(seat), view, words))
        show_question(self.console, words, view)
        offer = self.bots.offer(view, words)
        if offer:
            self.screen.quietly(offer)
        if seat in view.awaited:
            self._offer(seat, offers(self.table.choices(seat)), words)
            self._show_gestures(seat, words)

    def _offer(self, seat: int, offered: Sequence[Offer], words: Words) -> None:
        self.offered = list(offered)
        self.console.print(draw_offers(self.offered, self.table.layout(seat), words))

    def _show_gestures(self, seat: int, words: Words) -> None:
        gestures = self.table.gestures(seat)
        if gestures:
            self.screen.quietly(words.say("terminal-gestures", gestures=gestures))

    def _news(self, seat: int) -> bool:
        return bool(self.table.events(seat, self.told[seat]))

    def _tell_news(self, seat: int) -> None:
        show_story(self.console, self.words(seat), self.table.events(seat, self.told[seat]))
        self.told[seat] = int(self.table.journal.size)

    def _end(self) -> None:
        seat = self._listener()
        if self.at_screen is not None:
            self.told[seat] = self.told[self.at_screen]
        self._show(seat)
        words = self.words(seat)
        self.console.print(words.say("terminal-over"), style="bold")
        show_outcome(self.console, words, self.table, seat)
        if seat in self.table.ranking[0] and not self.table.drawn:
            self.console.print(Text(words.say("terminal-you-win"), BRASS))
        self._unseal(words)
        self.bots.reasons.tell(self.console)

    def _listener(self) -> int:
        """Whose eyes stand for all who sit at the screen."""
        return self.people[0] if len(self.people) == 1 else WATCHER

    def _common(self) -> Words:
        return self.words(WATCHER)
