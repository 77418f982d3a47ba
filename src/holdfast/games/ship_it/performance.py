"""Social interaction: small performances, and those who may object to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it.cards import CARDS
from holdfast.games.ship_it.phrases import (
    ASKED_BY,
    ASKED_CARD,
    ASKED_TASK,
    BELIEVED,
    DECLINE,
    FINE,
    IS_FINE,
    JUDGING,
    OBJECT,
    OBJECTED,
    OBJECTS,
    PERFORM,
    PERFORMANCE_STAGES,
    PERFORMED_ALOUD,
    PERFORMED_CARD,
    PERFORMED_LINE,
    PERFORMING,
    REFUSED,
    TO_JUDGE,
    TO_PERFORM,
)
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits
from holdfast.kernel.moves import Moves, verb

if TYPE_CHECKING:
    from holdfast.games.ship_it.table import ShipItTable
    from holdfast.kernel.state import State


class Performance:
    """The performance in progress, and the move that waits for it; an event waits without one."""

    def __init__(self, table: State) -> None:
        self.seat = table.seat("performance.seat")
        self.card = table.printed("performance.card")
        self.move = table.waiting_move("performance.move")
        self.stage = table.word("performance.stage", PERFORMANCE_STAGES, start=TO_PERFORM)
        table.progress["performance"] = self.seat

    def begin(self, seat: i64, card: i64, move: i64) -> None:
        self.seat.value = seat
        self.card.value = card
        self.move.value = move
        self.stage.value = TO_PERFORM

    def clear(self) -> None:
        self.begin(NONE, NONE, NONE)


def begin(table: ShipItTable, seat: i64, card: i64, move: i64) -> None:
    """A card asks for a performance; the move it was played with waits. A beer is declared, not performed."""
    table.performance.begin(seat, card, move)
    if CARDS.declared & bit(card):
        judge(table)
    else:
        ask(table)


def ask(table: ShipItTable) -> None:
    card = table.performance.card.value
    table.ask(PERFORMING, bit(table.performance.seat.value)).put(ASKED_CARD, card).put(ASKED_TASK, card)


# Judging


def judges(table: ShipItTable) -> i64:
    """The other people still in."""
    return table.people & table.others_in(table.performance.seat.value)


def opined(table: ShipItTable) -> i64:
    """Those who have said what they think."""
    seats: i64 = NOBODY
    for seat in range(table.seats):
        if table.players[seat].opinion.value != NONE:
            seats |= bit(seat)
    return seats


def judge(table: ShipItTable) -> None:
    table.performance.stage.value = TO_JUDGE
    if judges(table):
        ask_judges(table)
    else:
        finish(table, True)


def ask_judges(table: ShipItTable) -> None:
    """All who have not said yet what they think, at the same time."""
    performance = table.performance
    card = performance.card.value
    prompt = table.ask(JUDGING, judges(table) & ~opined(table))
    prompt.put(ASKED_BY, performance.seat.value).put(ASKED_CARD, card).put(ASKED_TASK, card)


def opine(table: ShipItTable, seat: i64, opinion: i64) -> None:
    """An opinion waits, unseen, for the others'."""
    table.players[seat].opinion.value = opinion
    if table.prompt().answered(seat):
        table.drop_prompt()
        count_opinions(table)


def count_opinions(table: ShipItTable) -> None:
    against: i64 = NOBODY
    for seat in range(table.seats):
        if table.players[seat].opinion.value == OBJECTS:
            against |= bit(seat)
    performance = table.performance
    if 2 * count_bits(against) > count_bits(judges(table)):
        table.tell(OBJECTED, performance.seat.value, performance.card.value, against)
        finish(table, False)
    else:
        table.tell(BELIEVED, performance.seat.value, performance.card.value)
        finish(table, True)


def finish(table: ShipItTable, believed: bool) -> None:
    """What the card does, or what comes of a failure, is the card's own."""
    performance = table.performance
    seat = performance.seat.value
    move = performance.move.value
    effect = CARDS.texts[performance.card.value]
    performance.clear()
    for player in table.players:
        player.opinion.value = NONE
    if believed:
        effect.believed(table, seat, move)
    else:
        effect.disbelieved(table, seat, move)


# Answers


def offer_answers(kind: i64, moves: Moves) -> None:
    if kind == PERFORMING:
        moves.add(PERFORM)
        moves.add(DECLINE)
    else:
        moves.add(OBJECT)
        moves.add(FINE)


def answer(table: ShipItTable, seat: i64, move: i64) -> None:
    what = verb(move)
    if table.prompt().kind == JUDGING:
        opine(table, seat, OBJECTS if what == OBJECT else IS_FINE)
        return
    table.drop_prompt()
    if what == PERFORM:
        tell(table, seat)
        judge(table)
    else:
        table.tell(REFUSED, seat, table.performance.card.value)
        finish(table, False)


def tell(table: ShipItTable, seat: i64) -> None:
    """People perform in their own words, or aloud; bots have lines of ours, this one or that."""
    card = table.performance.card.value
    if table.said:
        table.tell(PERFORMED_CARD, seat, card)
    elif table.people & bit(seat):
        table.tell(PERFORMED_ALOUD, seat, card)
    else:
        table.tell(PERFORMED_LINE, seat, card, 2 * card + (table.turns & 1))
