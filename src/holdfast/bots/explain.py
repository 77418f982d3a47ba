"""Why a bot moves as it does: what it found about its move and the best others. Words are made elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.bots.bot import Bot
from holdfast.bots.greedy import Greedy
from holdfast.bots.levels import Hard
from holdfast.bots.search import Search
from holdfast.kernel import Chance, SeatHandle

ALTERNATIVES = 2
"""How many other moves are named along with the chosen one."""
ADVICE_SECONDS = 1.0
"""Advice may take a little longer than a move."""


@dataclass(frozen=True)
class EvaluatedMove:
    """What a bot found about a move."""

    move: int
    visits: int = 0
    """How often it was simulated; 0 for a bot without simulations."""
    expected: float | None = None
    """The expected win probability; None for a bot that only compares moves."""


@dataclass(frozen=True)
class Explanation:
    """The chosen move, the best others, and the number of simulations."""

    chosen: EvaluatedMove
    others: tuple[EvaluatedMove, ...]
    tries: int = 0


def explain(bot: Bot, seat: SeatHandle, move: int) -> Explanation | None:
    """The reasons of a bot that has just chosen a move, before the move is made; None if it compared nothing."""
    if isinstance(bot, Search):
        weighed = _searched(bot, seat)
    elif isinstance(bot, Greedy):
        weighed = _compared(bot)
    else:
        return None
    return _explanation(weighed, move)


def advise(seat: SeatHandle, chance: Chance) -> Explanation:
    """What our best bot would do in a seat's place."""
    bot = Hard(chance)
    bot.seconds = ADVICE_SECONDS
    move = bot.evaluate_moves(seat)[0].move
    return explain(bot, seat, move) or Explanation(EvaluatedMove(move), ())


def _searched(bot: Search, seat: SeatHandle) -> list[EvaluatedMove]:
    return [EvaluatedMove(each.move, each.visits, each.expected) for each in bot.move_stats(seat) if each.visits]


def _compared(bot: Greedy) -> list[EvaluatedMove]:
    """The moves that it compared, the best first."""
    best = sorted(range(len(bot.scores)), key=lambda at: -bot.scores[at])
    return [EvaluatedMove(int(bot.moves.at(at))) for at in best]


def _explanation(weighed: list[EvaluatedMove], move: int) -> Explanation | None:
    chosen = next((each for each in weighed if each.move == move), None)
    if chosen is None or len(weighed) < 2:
        return None
    others = tuple(each for each in weighed if each is not chosen)[:ALTERNATIVES]
    return Explanation(chosen, others, sum(each.visits for each in weighed))
