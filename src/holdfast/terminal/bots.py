"""The bots at a table in the terminal: they move, bow, and are replaced when they fail."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.bots.visiting import Visitor
from holdfast.kernel import Table
from holdfast.terminal.people import Player
from holdfast.terminal.reasons import Reasons
from holdfast.terminal.screen import Screen
from holdfast.words import Words


class Bots:
    """Whoever at a table thinks by itself."""

    def __init__(self, table: Table, players: Sequence[Player], screen: Screen, reasons: Reasons) -> None:
        self.table = table
        self.screen = screen
        self.bots = {seat: player.bot for seat, player in enumerate(players) if player.bot is not None}
        self.reasons = reasons
        self._failed: set[int] = set()
        """Seats whose bot was replaced, which is told once."""

    def are_polite(self) -> None:
        """Each makes the gestures that it owes: it bows after equal attacks."""
        for seat in self.bots:
            for gesture in self.table.state.gestures(seat):
                self.table.play(seat, gesture)

    def move(self, seat: int, words: Words) -> None:
        """Make a bot's move; if somebody else must play on for it, all are told."""
        bot, handle = self.bots[seat], self.table.handle(seat)
        said = bot.speak(handle)
        move = int(handle.spoken_move() if said else bot.choose(handle))
        if not said:
            self.reasons.note(bot, self.table, seat, move, words)
        self.table.play(seat, move, said)
        if isinstance(bot, Visitor) and bot.fault is not None and seat not in self._failed:
            self._failed.add(seat)
            self.screen.complain(words.say("terminal-bot-failed", fault=words.error(bot.fault)))
