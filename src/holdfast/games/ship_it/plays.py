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
from holdfast.games.ship_it.table import ShipItTable
from holdfast.games.ship_it.turns import draw_and_end, end_turn
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, verb


def offer_actions(table: ShipItTable, seat: i64, moves: Moves) -> None:
    held = table.faces_in(table.players[seat].hand)
    moves.add(DRAW if table.step.value == CHOICE else END)
    offer_cards(table, seat, NOBODY_ELSE, NONE, held, moves)
    for other in range(table.seats):
        if other != seat and table.is_in(other):
            offer_cards(table, seat, ANOTHER, other, held, moves)
    for target in range(table.seats):
        if table.players[target].production.size > 0:
            offer_cards(table, seat, ANYBODY, target, held, moves)
    if not table.done.traded.value:
        trade.offer_trades(table, seat, moves)


def offer_cards(table: ShipItTable, seat: i64, against: i64, other: i64, held: i64, moves: Moves) -> None:
    """The cards of the hand that are played against nobody, or against this player."""
    for face in CARDS.offered[against]:
        if held & bit(face):
            CARDS.texts[face].offer(table, seat, against, other, held, moves)


def offer_answers(table: ShipItTable, seat: i64, kind: i64, moves: Moves) -> None:
    """What a seat may answer to a question of this kind."""
    if OF_ATTACK & bit(kind):
        attack.offer_answers(table, seat, moves)
    elif OF_TRADE & bit(kind):
        trade.offer_answers(table, seat, kind, moves)
    elif OF_PERFORMANCE & bit(kind):
        performance.offer_answers(kind, moves)
    else:
        CARDS.texts[asker(table, kind)].offer_answers(table, seat, kind, moves)


def take_answer(table: ShipItTable, seat: i64, move: i64, kind: i64) -> None:
    """An answer belongs to an attack, a trade, a performance or a card, as the prompt says."""
    if OF_ATTACK & bit(kind):
        attack.answer(table, seat, move)
    elif OF_TRADE & bit(kind):
        trade.answer(table, seat, move)
    elif OF_PERFORMANCE & bit(kind):
        performance.answer(table, seat, move)
    else:
        card = CARDS.texts[asker(table, kind)]
        table.drop_prompt()
        card.answer(table, seat, kind, move)


def act(table: ShipItTable, seat: i64, move: i64) -> None:
    what = verb(move)
    if what == DRAW:
        draw_and_end(table)
    elif what == END:
        end_turn(table)
    elif what in (TRADE, TRADE_ALL):
        trade.offer(table, seat, move)
    else:
        table.step.value = ACTING
        play_card(table, seat, move)


def play_card(table: ShipItTable, seat: i64, move: i64) -> None:
    """Lay the cards of a move on the table; then, after the performance they may ask for, carry it out."""
    face = CARDS.played(move)
    card = CARDS.texts[face]
    card.lay(table, seat, move)
    if table.social and card.is_performed(move):
        performance.begin(table, seat, face, move)
    else:
        card.carry_out(table, seat, move)
