"""Trades: an offer, an answer, and cards laid face down by both at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it.phrases import (
    ACCEPT,
    ACCEPTED,
    DECLINED,
    EXCHANGED,
    LAID_CARD,
    LAYING,
    MOST_CARDS,
    OFFERED_ALL,
    OFFERED_TO,
    OFFERED_TRADE,
    RECEIVED,
    SAID,
    TRADE,
    TRADE_ALL,
    given,
    ratio,
    taken,
)
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.zones import NONE, Zone, bit

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


def offers(table: ShipIt, seat: i64, moves: Moves) -> None:
    """Every exchange that can be offered: hand sizes are public, so nothing is betrayed."""
    mine = min(table.players[seat].hand.size, i64(MOST_CARDS))
    most: i64 = 0
    for other in range(table.seats):
        theirs = table.players[other].hand.size
        if other != seat and mine > 0 and theirs > 0:
            most = max(most, theirs)
            for take in range(1, theirs + 1):
                moves.add(TRADE, other, ratio(1, take))
            for give in range(2, mine + 1):
                moves.add(TRADE, other, ratio(give, 1))
    if most > 0:
        for take in range(1, most + 1):
            moves.add(TRADE_ALL, ratio(1, take))
        for give in range(2, mine + 1):
            moves.add(TRADE_ALL, ratio(give, 1))


def offer(table: ShipIt, seat: i64, move: i64) -> None:
    """An offer that nobody accepts is the turn's trade all the same."""
    table.traded = True
    table.offerer = seat
    table.to_all = verb(move) == TRADE_ALL
    exchange = arg(move) if table.to_all else arg2(move)
    table.give = given(exchange)
    table.take = taken(exchange)
    if table.to_all:
        table.tell(OFFERED_ALL, seat, table.give, table.take)
    else:
        table.tell(OFFERED_TO, seat, arg(move), table.give, table.take)
    if table.said:
        table.tell(SAID, seat)
    if table.to_all:
        ask_next(table, seat)
    else:
        ask(table, arg(move))


def ask(table: ShipIt, seat: i64) -> None:
    table.partner = seat
    table.ask(OFFERED_TRADE, bit(seat), table.offerer, table.give, table.take)


def ask_next(table: ShipIt, seat: i64) -> None:
    """Ask the next seat after this one that has enough cards; after the last one the offer is over."""
    seat = table.next_seat(seat)
    while seat != table.offerer and table.players[seat].hand.size < table.take:
        seat = table.next_seat(seat)
    if seat == table.offerer:
        table.clear_trade()
    else:
        ask(table, seat)


def reply(table: ShipIt, seat: i64, move: i64) -> None:
    if table.prompts[-1].kind == LAYING:
        lay(table, seat, arg(move))
        return
    table.prompts.pop()
    if verb(move) == ACCEPT:
        table.tell(ACCEPTED, seat)
        table.laying = True
        remember(table, table.players[table.offerer].hand, table.partner)
        remember(table, table.players[table.partner].hand, table.offerer)
        ask_to_lay(table)
        return
    table.tell(DECLINED, seat)
    if table.to_all:
        ask_next(table, seat)
    else:
        table.clear_trade()


def ask_to_lay(table: ShipIt) -> None:
    """Both sides at once lay what they still owe."""
    owing: i64 = 0
    for seat in (table.offerer, table.partner):
        if table.players[seat].laid.size < owed(table, seat):
            owing |= bit(seat)
    prompt = table.ask_sealed(LAYING, owing, table.offerer, table.partner)
    prompt.c = table.give
    prompt.d = table.take


def remember(table: ShipIt, hand: Zone, other: i64) -> None:
    """A card laid face down could be any; who then sees which one it was still knows the rest of the hand."""
    for at in range(hand.size):
        if table.knows(other, hand.cards[at]):
            table.recalled.append(int(hand.cards[at]))


def recall(table: ShipIt, hand: Zone, other: i64) -> None:
    for at in range(hand.size):
        if int(hand.cards[at]) in table.recalled:
            table.show(hand.cards[at], bit(other))


def owed(table: ShipIt, seat: i64) -> i64:
    """How many cards a side of the trade lays."""
    return table.give if seat == table.offerer else table.take


def lay(table: ShipIt, seat: i64, face: i64) -> None:
    """Lay a card face down. It has left the hand, and nobody else can tell which one it was."""
    player = table.players[seat]
    card = table.slide(player.hand, table.find(player.hand, face), player.laid)
    table.tell(LAID_CARD, seat, card)
    if player.laid.size == owed(table, seat) and table.prompts[-1].answer(seat, NONE):
        table.prompts.pop()
        exchange(table)


def exchange(table: ShipIt) -> None:
    offerer = table.offerer
    partner = table.partner
    recall(table, table.players[offerer].hand, partner)
    recall(table, table.players[partner].hand, offerer)
    table.tell(EXCHANGED, offerer, partner)
    hand_on(table, table.players[offerer].laid, partner)
    hand_on(table, table.players[partner].laid, offerer)
    table.clear_trade()


def hand_on(table: ShipIt, laid: Zone, seat: i64) -> None:
    for at in range(laid.size):
        table.show(laid.cards[at], bit(seat))
        table.tell(RECEIVED, seat, laid.cards[at])
    table.put_all(laid, table.players[seat].hand)
