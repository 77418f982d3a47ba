"""The bots at a table in the terminal: they move, bow, and are replaced when they fail."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.bots.external import ExternalBot
from holdfast.kernel import Table, View, seat_name, seat_number
from holdfast.terminal.people import Participant
from holdfast.terminal.reasons import Reasons
from holdfast.terminal.screen import Screen
from holdfast.words import Words


class Bots:
    """The bots at a table."""

    def __init__(self, table: Table, players: Sequence[Participant], screen: Screen, reasons: Reasons) -> None:
        self.table = table
        self.screen = screen
        self.bots = {seat: player.bot for seat, player in enumerate(players) if player.bot is not None}
        self.kinds = {seat: players[seat].bot_name for seat in self.bots}
        self.reasons = reasons
        self._failed: set[int] = set()
        """Seats whose bot was replaced, which is reported once."""

    def are_polite(self) -> None:
        """Each makes the gestures that it owes: it bows after equal attacks."""
        for seat in self.bots:
            for gesture in self.table.gestures(seat):
                self.table.play(seat, gesture)

    def move(self, seat: int, words: Words) -> None:
        """Make a bot's move; if somebody else must play on for it, all are told."""
        bot, handle = self.bots[seat], self.table.handle(seat)
        said = bot.speak(handle)
        move = int(handle.spoken_move() if said else bot.choose(handle))
        if not said:
            self.reasons.note(bot, self.table, seat, move, words)
        self.table.play(seat, move, said)
        if isinstance(bot, ExternalBot) and bot.fault is not None and seat not in self._failed:
            self._failed.add(seat)
            self.screen.complain(words.say("terminal-bot-failed", fault=words.error(bot.fault)))

    def offer(self, view: View, words: Words) -> str:
        """What a bot says with the exchange that it offers to the viewer; nothing where there is no offer.

        It follows from what everybody sees, so it gives nothing away.
        """
        exchange = self.table.game.extensions.exchange
        if exchange is None or view.seat not in view.awaited or view.question == exchange.laying:
            return ""
        seat = seat_number(view.entries.get(exchange.by))
        if seat not in self.kinds:
            return ""
        shown = sum(int(str(view.entries[name])) for name in ("turns", exchange.gives, exchange.takes))
        said = words.bot_offer(self.kinds[seat], shown)
        return words.sentence("terminal-bot-offers", seat=seat_name(seat), words=said)
