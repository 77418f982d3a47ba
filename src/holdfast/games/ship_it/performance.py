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
    from holdfast.games.ship_it.state import ShipItState
    from holdfast.kernel.state import State


class Performance:
    """The performance in progress, and the move that waits for it; an event waits without one."""

    def __init__(self, state: State) -> None:
        self.seat = state.declare.seat("performance.seat")
        self.card = state.declare.printed("performance.card")
        self.move = state.declare.waiting_move("performance.move")
        self.stage = state.declare.word("performance.stage", PERFORMANCE_STAGES, start=TO_PERFORM)
        state.progress["performance"] = self.seat

    def begin(self, seat: i64, card: i64, move: i64) -> None:
        self.seat.value = seat
        self.card.value = card
        self.move.value = move
        self.stage.value = TO_PERFORM

    def clear(self) -> None:
        self.begin(NONE, NONE, NONE)


def begin(state: ShipItState, seat: i64, card: i64, move: i64) -> None:
    """A card asks for a performance; the move it was played with waits. A beer is declared, not performed."""
    state.performance.begin(seat, card, move)
    if CARDS.declared & bit(card):
        judge(state)
    else:
        ask(state)


def ask(state: ShipItState) -> None:
    card = state.performance.card.value
    state.ask(PERFORMING, bit(state.performance.seat.value)).put(ASKED_CARD, card).put(ASKED_TASK, card)


# Judging


def judges(state: ShipItState) -> i64:
    """The other people still in."""
    return state.people & state.others_in(state.performance.seat.value)


def opined(state: ShipItState) -> i64:
    """Those who have said what they think."""
    seats: i64 = NOBODY
    for seat in range(state.seats):
        if state.players[seat].opinion.value != NONE:
            seats |= bit(seat)
    return seats


def judge(state: ShipItState) -> None:
    state.performance.stage.value = TO_JUDGE
    if judges(state):
        ask_judges(state)
    else:
        finish(state, True)


def ask_judges(state: ShipItState) -> None:
    """All who have not said yet what they think, at the same time."""
    performance = state.performance
    card = performance.card.value
    prompt = state.ask(JUDGING, judges(state) & ~opined(state))
    prompt.put(ASKED_BY, performance.seat.value).put(ASKED_CARD, card).put(ASKED_TASK, card)


def opine(state: ShipItState, seat: i64, opinion: i64) -> None:
    """An opinion waits, unseen, for the others'."""
    state.players[seat].opinion.value = opinion
    if state.prompt().answered(seat):
        state.drop_prompt()
        count_opinions(state)


def count_opinions(state: ShipItState) -> None:
    against: i64 = NOBODY
    for seat in range(state.seats):
        if state.players[seat].opinion.value == OBJECTS:
            against |= bit(seat)
    performance = state.performance
    if 2 * count_bits(against) > count_bits(judges(state)):
        state.tell(OBJECTED, performance.seat.value, performance.card.value, against)
        finish(state, False)
    else:
        state.tell(BELIEVED, performance.seat.value, performance.card.value)
        finish(state, True)


def finish(state: ShipItState, believed: bool) -> None:
    """What the card does, or what comes of a failure, is the card's own."""
    performance = state.performance
    seat = performance.seat.value
    move = performance.move.value
    effect = CARDS.texts[performance.card.value]
    performance.clear()
    for player in state.players:
        player.opinion.value = NONE
    if believed:
        effect.believed(state, seat, move)
    else:
        effect.disbelieved(state, seat, move)


# Answers


def offer_answers(kind: i64, moves: Moves) -> None:
    if kind == PERFORMING:
        moves.add(PERFORM)
        moves.add(DECLINE)
    else:
        moves.add(OBJECT)
        moves.add(FINE)


def answer(state: ShipItState, seat: i64, move: i64) -> None:
    what = verb(move)
    if state.prompt().kind == JUDGING:
        opine(state, seat, OBJECTS if what == OBJECT else IS_FINE)
        return
    state.drop_prompt()
    if what == PERFORM:
        tell(state, seat)
        judge(state)
    else:
        state.tell(REFUSED, seat, state.performance.card.value)
        finish(state, False)


def tell(state: ShipItState, seat: i64) -> None:
    """People perform in their own words, or aloud; bots have lines of ours, this one or that."""
    card = state.performance.card.value
    if state.said:
        state.tell(PERFORMED_CARD, seat, card)
    elif state.people & bit(seat):
        state.tell(PERFORMED_ALOUD, seat, card)
    else:
        state.tell(PERFORMED_LINE, seat, card, 2 * card + (state.turns & 1))
