"""Why bots move as they do, in words; and what one would do in somebody's place.

What a bot has in mind gives its cards away. In a game with people it is told when the game is over; among bots alone
it is told at once.
"""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from holdfast.bots import Bot
from holdfast.bots.explain import EvaluatedMove, Explanation, advise, explain
from holdfast.kernel import HoldfastError, Table, seat_name
from holdfast.terminal.draw import QUIET
from holdfast.terminal.labels import label
from holdfast.words import Words

PERCENT = 100


def hint(console: Console, words: Words, table: Table, seat: int) -> None:
    """What our best bot would do in a seat's place, from what the seat itself may know."""
    if seat not in table.awaited:
        raise HoldfastError("hint_not_your_turn")
    luck = table.record.whole_seed().stream("hints", len(table.record.moves))
    explained = advise(table.handle(seat), luck)
    if not explained.others:
        raise HoldfastError("only_one_move")
    for line in reason_lines(explained, table, seat, words):
        console.print(Text(line, QUIET))


def reason_lines(explained: Explanation, table: Table, seat: int, words: Words) -> list[str]:
    """An explanation in sentences, while the table stands as it was weighed."""
    called = {choice.move: label(choice, table.layout(seat), words) for choice in table.choices(seat)}
    chosen = explained.chosen
    if chosen.expected is None:
        lines = [words.say("explain-greedy", move=called[chosen.move])]
    else:
        share, tries = _percent(chosen), explained.tries
        lines = [words.say("explain-search", move=called[chosen.move], share=share, visits=chosen.visits, tries=tries)]
    others = [_other(each, called[each.move], words) for each in explained.others]
    beside = "explain-whim" if _preferred(explained) else "explain-others"
    return [*lines, words.say(beside, moves="; ".join(others))] if others else lines


def _preferred(explained: Explanation) -> bool:
    """Whether a bot thought more of another move than of the one it makes: it bluffs, or wavers."""
    return any(each.visits > explained.chosen.visits for each in explained.others)


def _other(weighed: EvaluatedMove, called: str, words: Words) -> str:
    if weighed.expected is None:
        return words.say("explain-other-greedy", move=called)
    return words.say("explain-other", move=called, share=_percent(weighed), visits=weighed.visits)


def _percent(weighed: EvaluatedMove) -> int:
    return round(PERCENT * (weighed.expected or 0.0))


class Reasons:
    """What the bots at a table had in mind, move by move, until it may be told."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted
        self.kept: list[str] = []

    def note(self, bot: Bot, table: Table, seat: int, move: int, words: Words) -> None:
        """Ask a bot that has chosen a move why, before it is made; its moves are called as it is offered them."""
        explained = explain(bot, table.handle(seat), move) if self.wanted else None
        if explained is not None:
            own = Words(words.language, words.game, words.names, seat)
            first, *more = reason_lines(explained, table, seat, own)
            number = len(table.record.moves) + 1
            self.kept.append(words.sentence("explain-move", number=number, seat=seat_name(seat), reason=first))
            self.kept += more

    def tell(self, console: Console) -> None:
        """Everything that was kept; nothing can be given away any more."""
        for line in self.kept:
            console.print(Text(line, QUIET))
        self.kept = []
