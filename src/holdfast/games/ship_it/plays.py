"""What a player may do with a turn, and what is done."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it import attack, performance, trade
from holdfast.games.ship_it.cards import ANOTHER, ANYBODY, CARDS, NOBODY_ELSE
from holdfast.games.ship_it.phrases import (
    ACTING,
    CHOICE,
    DRAW,
    END,
    OF_ATTACK,
    OF_PERFORMANCE,
    OF_TRADE,
    TRADE,
    TRADE_ALL,
)
from holdfast.games.ship_it.piles import asker
from holdfast.games.ship_it.state import ShipItState
from holdfast.games.ship_it.turns import draw_and_end, end_turn
from holdfast.kernel.bits import NONE, bit, lowest_bit
from holdfast.kernel.moves import Moves, verb


def offer_actions(state: ShipItState, seat: i64, moves: Moves) -> None:
    held = state.faces_in(state.players[seat].hand)
    ways = ways_held(state, seat)
    moves.add(DRAW if state.step.value == CHOICE else END)
    offer_ways(state, seat, ways & CARDS.played_against[NOBODY_ELSE], NONE, held, moves)
    for other in range(state.seats):
        if other != seat and state.is_in(other):
            offer_ways(state, seat, ways & CARDS.played_against[ANOTHER], other, held, moves)
    for target in range(state.seats):
        if state.players[target].production.size > 0:
            offer_ways(state, seat, ways & CARDS.played_against[ANYBODY], target, held, moves)
    if not state.done.traded.value:
        trade.offer_trades(state, seat, moves)


def ways_held(state: ShipItState, seat: i64) -> i64:
    """The mask of ways to play the cards of a hand."""
    hand = state.players[seat].hand
    cards = hand.cards
    face = state.face
    ways_of = CARDS.ways_of
    ways: i64 = 0
    for at in range(hand.size):
        ways |= ways_of[face[cards[at]]]
    return ways


def offer_ways(state: ShipItState, seat: i64, ways: i64, other: i64, held: i64, moves: Moves) -> None:
    """Ways to play cards from a hand with these faces, against this player or nobody."""
    while ways:
        way = CARDS.ways[lowest_bit(ways)]
        if way.card.is_playable(state, seat):
            way.target.offer(state, seat, other, way.face, held, moves)
        ways &= ways - 1


def offer_answers(state: ShipItState, seat: i64, kind: i64, moves: Moves) -> None:
    """What a seat may answer to a question of this kind."""
    if OF_ATTACK & bit(kind):
        attack.offer_answers(state, seat, moves)
    elif OF_TRADE & bit(kind):
        trade.offer_answers(state, seat, kind, moves)
    elif OF_PERFORMANCE & bit(kind):
        performance.offer_answers(kind, moves)
    else:
        CARDS.texts[asker(state, kind)].offer_answers(state, seat, kind, moves)


def take_answer(state: ShipItState, seat: i64, move: i64, kind: i64) -> None:
    """An answer belongs to an attack, a trade, a performance or a card, as the prompt says."""
    if OF_ATTACK & bit(kind):
        attack.answer(state, seat, move)
    elif OF_TRADE & bit(kind):
        trade.answer(state, seat, move)
    elif OF_PERFORMANCE & bit(kind):
        performance.answer(state, seat, move)
    else:
        card = CARDS.texts[asker(state, kind)]
        state.drop_prompt()
        card.answer(state, seat, kind, move)


def act(state: ShipItState, seat: i64, move: i64) -> None:
    what = verb(move)
    if what == DRAW:
        draw_and_end(state)
    elif what == END:
        end_turn(state)
    elif what in (TRADE, TRADE_ALL):
        trade.offer(state, seat, move)
    else:
        state.step.value = ACTING
        play_card(state, seat, move)


def play_card(state: ShipItState, seat: i64, move: i64) -> None:
    """Lay the cards of a move on the table; then, after the performance they may ask for, carry it out."""
    face = CARDS.played(move)
    card = CARDS.texts[face]
    card.lay(state, seat, move)
    if state.social and card.is_performed(move):
        performance.begin(state, seat, face, move)
    else:
        card.carry_out(state, seat, move)
