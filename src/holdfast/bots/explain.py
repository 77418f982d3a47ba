"""Why a bot moves as it does: what became of its move and of the best others in its head. Words are somebody else's."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.bots.bot import Bot
from holdfast.bots.greedy import Greedy
from holdfast.bots.levels import Hard
from holdfast.bots.search import Search
from holdfast.kernel import Chance, SeatHandle

ALTERNATIVES = 2
"""So many other moves are named beside the one that is made."""
ADVICE_SECONDS = 1.0
"""Who asks for advice waits a little longer for it than for a move."""


@dataclass(frozen=True)
class WeighedMove:
    """A move as a bot weighed it."""

    move: int
    visits: int = 0
    """How often it was tried; 0 by a bot that tries nothing."""
    expected: float | None = None
    """Its share of a win over all that was imagined; None by a bot that only compares."""


@dataclass(frozen=True)
class Explanation:
    """A move, the best of the others, and how many tries there were in all."""

    chosen: WeighedMove
    others: tuple[WeighedMove, ...]
    tries: int = 0


def explain(bot: Bot, seat: SeatHandle, move: int) -> Explanation | None:
    """What a bot had in mind that has just chosen a move, before the move is made; nothing if it weighed nothing."""
    if isinstance(bot, Search):
        weighed = _searched(bot, seat)
    elif isinstance(bot, Greedy):
        weighed = _compared(bot)
    else:
        return None
    return _explanation(weighed, move)


def advise(seat: SeatHandle, chance: Chance) -> Explanation:
    """What our best bot would do in a seat's place; where there is no choice it weighs nothing."""
    bot = Hard(chance)
    bot.seconds = ADVICE_SECONDS
    move = bot.evaluate_moves(seat)[0].move
    return explain(bot, seat, move) or Explanation(WeighedMove(move), ())


def _searched(bot: Search, seat: SeatHandle) -> list[WeighedMove]:
    return [WeighedMove(each.move, each.visits, each.expected) for each in bot.move_stats(seat) if each.visits]


def _compared(bot: Greedy) -> list[WeighedMove]:
    """The moves that it compared, the best first."""
    best = sorted(range(len(bot.scores)), key=lambda at: -bot.scores[at])
    return [WeighedMove(int(bot.moves.at(at))) for at in best]


def _explanation(weighed: list[WeighedMove], move: int) -> Explanation | None:
    chosen = next((each for each in weighed if each.move == move), None)
    if chosen is None or len(weighed) < 2:
        return None
    others = tuple(each for each in weighed if each is not chosen)[:ALTERNATIVES]
    return Explanation(chosen, others, sum(each.visits for each in weighed))
