"""Watching a record again, through the eyes of one seat: nothing is shown that this seat could not see."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from holdfast.games import find_game
from holdfast.games.shield.language.at_table import display_names_at, lines_in_force
from holdfast.kernel import SPECTATOR, UNSEEN, HoldfastError, Record, Table, seat_name, seat_number
from holdfast.kernel.records import step
from holdfast.terminal.draw import QUIET, draw_table
from holdfast.terminal.files import naming, read_record
from holdfast.terminal.law_book import show_law_book
from holdfast.terminal.people import recorded_names
from holdfast.terminal.story import show_outcome, show_question
from holdfast.words import Words


def replay_file(
    console: Console, path: Path, seat: str, language: str, *, every: bool = False, laws: bool = False
) -> None:
    """Tell a record's story, with the table at its end, or after every move; below it the law book, if it is new."""
    record = read_record(path)
    with naming(path):
        game = find_game(record.game)
        table = Table.resume(game, record.without_moves())
        words = Words(language, game, recorded_names(record, Words(language, game)))
        if laws and game.extensions.laws is None:
            raise HoldfastError("no_law_book", game=game.name)
        replay = ReplayScreen(console, table, _viewer(seat, len(record.players), words), words, laws=laws)
        replay.show_heading(record)
        for number, (mover, said) in enumerate(record.moves, 1):
            replay.tell_move(number, mover, said)
            if every and number < len(record.moves):
                replay.show()
    replay.show()
    if table.over:
        console.print(words.say("terminal-over"), style="bold")
        show_outcome(console, words, table, replay.viewer)


class ReplayScreen:
    """A record on a screen, as one seat saw it happen."""

    def __init__(self, console: Console, table: Table, viewer: int, words: Words, *, laws: bool) -> None:
        self.console = console
        self.table = table
        self.viewer = viewer
        self.words = words
        self.laws = laws
        self.laws_shown: Sequence[str] | None = None

    def show_heading(self, record: Record) -> None:
        """Which game it is, by which options, and who sat where."""
        words = self.words
        self.console.print(words.say("title"), style="bold")
        for name, value in record.options.items():
            self.console.print(f"{words.say(f'option-{name}')}: {words.option_value(name, value)}", style=QUIET)
        for at, player in enumerate(record.players):
            self.console.print(f"{seat_name(at)}: {words.seat(at)} ({player.partition(':')[0]})", style=QUIET)
        self._tell_since(0)

    def tell_move(self, number: int, mover: int, said: str) -> None:
        """Make a move, and tell it if the viewer may know it."""
        before = int(self.table.journal.size)
        sealed = self._is_sealed()
        known = self._faces_seen(mover)
        canonical = step(self.table.game, self.table.state, number, mover, said)
        self.table.record.moves.append((mover, canonical))
        if mover == self.viewer or (not sealed and self._is_open(canonical, known | self._faces_told(before))):
            self.console.print(Text(f"{number:>4}  {seat_name(mover)}: {canonical}"))
        else:
            hidden = self.words.sentence("terminal-secret-move", seat=seat_name(mover))
            self.console.print(Text(f"{number:>4}  {hidden}", QUIET))
        self._tell_since(before)

    def _is_sealed(self) -> bool:
        """Whether all answer at once now, and nothing shows before the last one has."""
        state = self.table.state
        return bool(state.asked) and state.questions.kinds[state.prompt().kind].sealed

    def _is_open(self, said: str, known: set[str]) -> bool:
        """Whether every card that a move names is one that the viewer knows of."""
        game = self.table.game
        try:
            move, _ = game.vocabulary.verbs.read(said)
        except HoldfastError:
            return True  # a gesture
        named = {word for word in game.vocabulary.verbs.blanks(move).values() if word in game.vocabulary.faces}
        return not game.vocabulary.verbs.of(move).secret and named <= known

    def _faces_seen(self, mover: int) -> set[str]:
        """The cards that the viewer saw at the mover's place and in the middle before the move."""
        view = self.table.view(self.viewer)
        own = [path for path in view.codes if "." not in path or path.startswith(f"{seat_name(mover)}.")]
        return {face for path in own for face in view.cards(path)} - {UNSEEN}

    def _faces_told(self, since: int) -> set[str]:
        """The cards that the viewer hears of in what happened."""
        told = [value for event in self.table.events(self.viewer, since) for value in event.fields.values()]
        return {value for value in told if isinstance(value, str)}

    def _tell_since(self, since: int) -> None:
        self.words.called = display_names_at(self.table, self.words.language)
        for event in self.table.events(self.viewer, since):
            self.console.print(Text("      · " + self.words.event(event), QUIET))

    def show(self) -> None:
        view = self.table.view(self.viewer)
        self.console.print(draw_table(self.table.layout(self.viewer), view, self.words))
        show_question(self.console, self.words, view)
        if self.laws and lines_in_force(self.table) != self.laws_shown:
            self.laws_shown = lines_in_force(self.table)
            show_law_book(self.console, self.words, self.table, self.viewer)


def _viewer(seat: str, seats: int, words: Words) -> int:
    """A seat by its name or its player's, or a spectator."""
    if seat.casefold() == "spectator":
        return int(SPECTATOR)
    number = seat_number(seat.casefold())
    if number is None:
        named = [at for at in range(seats) if words.seat(at).casefold() == seat.casefold()]
        number = named[0] if len(named) == 1 else None
    if number is not None and number < seats:
        return number
    raise HoldfastError("no_such_seat_to_watch", seat=seat, last=seat_name(seats - 1))
