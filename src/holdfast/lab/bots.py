"""Bots in bulk play: they look at no clock; those of others are told the story, and their faults are counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from holdfast.bots import BOTS, Bot, Search
from holdfast.bots.external import ExternalBot, make_bot
from holdfast.kernel import Chance, Game, Journal, Options, State
from holdfast.kernel.errors import Wording

Deal = Callable[[Chance], State]


def dealer(game: Game, seats: Sequence[str], options: Options) -> Deal:
    """Deals new games for these bots; with a journal if one of them is told the story."""
    deal = game.dealer(len(seats), options)

    def heard(chance: Chance) -> State:
        deal.table.journal = journal_for(game, seats)
        return deal(chance)

    return heard


def journal_for(game: Game, seats: Sequence[str]) -> Journal | None:
    """Room to write the story down, for bots who are told it; ours need none."""
    return None if set(seats) <= set(BOTS) else Journal(game.vocabulary.events.card_fields())


def deterministic_bot(name: str, chance: Chance) -> Bot:
    """A bot that counts its thoughts and looks at no clock: the same on a fast machine as on a slow one."""
    bot = make_bot(name, chance)
    if isinstance(bot, Search):
        bot.seconds = 0.0
    return bot


@dataclass
class BotFaults:
    """How often bots failed and somebody else had to play on for them."""

    games: dict[str, int] = field(default_factory=dict)
    first: dict[str, Wording] = field(default_factory=dict)
    """The first fault of each, in words."""

    def count(self, bots: Iterable[Bot]) -> None:
        """Look at the bots of a game that is over."""
        for bot in bots:
            if isinstance(bot, ExternalBot) and bot.fault is not None:
                self.games[bot.name] = self.games.get(bot.name, 0) + 1
                self.first.setdefault(bot.name, bot.fault)

    def add(self, more: BotFaults) -> None:
        for bot, games in more.games.items():
            self.games[bot] = self.games.get(bot, 0) + games
            self.first.setdefault(bot, more.first[bot])
