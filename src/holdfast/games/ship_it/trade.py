"""Trades: an offer, an answer, and cards laid face down by both at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it import offers
from holdfast.games.ship_it.cards import HELD_FACES
from holdfast.games.ship_it.phrases import (
    ACCEPT,
    ACCEPTED,
    ACTING,
    ASKED_BY,
    ASKED_GIVE,
    ASKED_TAKE,
    ASKED_TO,
    DECLINE,
    DECLINED,
    EVERYBODY,
    EXCHANGED,
    GIVE,
    LAID_CARD,
    LAID_DOWN,
    LAYING,
    MOST_CARDS,
    MOST_OFFERS,
    NO_MORE_OFFERS,
    NO_TAKERS,
    OFFERED,
    OFFERED_ALL,
    OFFERED_TO,
    OFFERED_TRADE,
    RECEIVED,
    SAID,
    TRADE,
    TRADE_ALL,
    TRADE_STAGES,
    given,
    ratio,
    taken,
)
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits
from holdfast.kernel.cells import Series
from holdfast.kernel.errors import PositionError, require
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt
    from holdfast.kernel.state import State


class Trade:
    """The offer that is open, or the exchange that was agreed on."""

    def __init__(self, table: State) -> None:
        self.offerer = table.seat("trade.from")
        self.partner = table.seat("trade.to")
        self.give = table.number("trade.give", start=1, least=1, most=MOST_CARDS)
        self.take = table.number("trade.take", start=1, least=1, most=MOST_CARDS)
        self.to_all = table.flag("trade.all")
        self.stage = table.word("trade.stage", TRADE_STAGES, start=OFFERED)
        table.progress["trade"] = self.offerer

    def begin(self, offerer: i64, exchange: i64, to_all: bool) -> None:
        self.offerer.value = offerer
        self.give.value = given(exchange)
        self.take.value = taken(exchange)
        self.to_all.value = 1 if to_all else 0

    def clear(self) -> None:
        self.begin(NONE, ratio(1, 1), False)
        self.partner.value = NONE
        self.stage.value = OFFERED

    def owed(self, seat: i64) -> i64:
        """How many cards a side lays."""
        return self.give.value if seat == self.offerer.value else self.take.value


# Offers


def offer_trades(table: ShipIt, seat: i64, moves: Moves) -> None:
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
    if most > 0 and count_bits(table.others_in(seat)) > 1:
        for take in range(1, most + 1):
            moves.add(TRADE_ALL, ratio(1, take))
        for give in range(2, mine + 1):
            moves.add(TRADE_ALL, ratio(give, 1))


def offer(table: ShipIt, seat: i64, move: i64) -> None:
    """An offer costs nothing until somebody accepts it; but a turn has only so many."""
    trade = table.trade
    to_all = verb(move) == TRADE_ALL
    table.done.offers.value += 1
    trade.begin(seat, arg(move) if to_all else arg2(move), to_all)
    if to_all:
        table.tell(OFFERED_ALL, seat, trade.give.value, trade.take.value)
    else:
        table.tell(OFFERED_TO, seat, arg(move), trade.give.value, trade.take.value)
    if table.said:
        table.tell(SAID, seat)
    if to_all:
        ask_next(table, seat)
    else:
        ask(table, arg(move))


def ask(table: ShipIt, seat: i64) -> None:
    trade = table.trade
    trade.partner.value = seat
    prompt = table.ask(OFFERED_TRADE, bit(seat)).put(ASKED_BY, trade.offerer.value)
    prompt.put(ASKED_GIVE, trade.give.value).put(ASKED_TAKE, trade.take.value)


def ask_next(table: ShipIt, seat: i64) -> None:
    """Ask the next seat after this one that has enough cards; after the last one the offer is over."""
    offerer = table.trade.offerer.value
    seat = table.next_seat(seat)
    while seat != offerer and table.players[seat].hand.size < table.trade.take.value:
        seat = table.next_seat(seat)
    if seat == offerer:
        withdraw(table)
    else:
        ask(table, seat)


def withdraw(table: ShipIt) -> None:
    """Nobody accepted. The last offer of a turn closes the trade."""
    seat = table.trade.offerer.value
    if table.trade.to_all.value:
        table.tell(NO_TAKERS, seat)
        offers.note_refused(table, EVERYBODY)
    table.trade.clear()
    if table.done.offers.value == MOST_OFFERS:
        table.done.traded.value = 1
        table.tell(NO_MORE_OFFERS, seat)


# Answers


def offer_answers(table: ShipIt, seat: i64, kind: i64, moves: Moves) -> None:
    if kind == LAYING:
        table.offer_faces(table.players[seat].hand, HELD_FACES, GIVE, moves)
    else:
        moves.add(ACCEPT)
        moves.add(DECLINE)


def answer(table: ShipIt, seat: i64, move: i64) -> None:
    if table.prompt().kind == LAYING:
        lay(table, seat, arg(move))
        return
    table.drop_prompt()
    if verb(move) == ACCEPT:
        accept(table, seat)
        return
    table.tell(DECLINED, seat)
    offers.note_refused(table, seat)
    if table.trade.to_all.value:
        ask_next(table, seat)
    else:
        withdraw(table)


def accept(table: ShipIt, seat: i64) -> None:
    table.tell(ACCEPTED, seat)
    table.done.traded.value = 1
    table.step.value = ACTING
    table.trade.stage.value = LAID_DOWN
    remember(table, table.trade.offerer.value, seat)
    remember(table, seat, table.trade.offerer.value)
    ask_to_lay(table)


def ask_to_lay(table: ShipIt) -> None:
    """Both sides at once lay what they still owe."""
    trade = table.trade
    owing: i64 = NOBODY
    for seat in (trade.offerer.value, trade.partner.value):
        if table.players[seat].laid.size < trade.owed(seat):
            owing |= bit(seat)
    prompt = table.ask(LAYING, owing).put(ASKED_BY, trade.offerer.value).put(ASKED_TO, trade.partner.value)
    prompt.put(ASKED_GIVE, trade.give.value).put(ASKED_TAKE, trade.take.value)


def lay(table: ShipIt, seat: i64, face: i64) -> None:
    """Lay a card face down. It has left the hand, and nobody else can tell which one it was."""
    player = table.players[seat]
    table.tell(LAID_CARD, seat, table.move_face(player.hand, face, player.laid))
    if player.laid.size == table.trade.owed(seat) and table.prompt().answered(seat):
        table.drop_prompt()
        exchange(table)


def exchange(table: ShipIt) -> None:
    offerer = table.trade.offerer.value
    partner = table.trade.partner.value
    recall(table, offerer, partner)
    recall(table, partner, offerer)
    table.tell(EXCHANGED, offerer, partner)
    hand_on(table, offerer, partner)
    hand_on(table, partner, offerer)
    table.trade.clear()


def hand_on(table: ShipIt, giver: i64, seat: i64) -> None:
    laid = table.players[giver].laid
    while laid.size > 0:
        table.tell(RECEIVED, seat, table.move(laid, 0, table.players[seat].hand))


# What the two sides know of each other's hands


def remember(table: ShipIt, giver: i64, other: i64) -> None:
    """A card laid face down could be any; who then sees which one it was still knows the rest of the hand."""
    hand = table.players[giver].hand
    for at in range(hand.size):
        if table.knows(other, hand.cards[at]):
            table.players[other].recalled.add(hand.cards[at])


def recall(table: ShipIt, giver: i64, other: i64) -> None:
    """The other side sees which cards were laid. For each copy it did not know, it is sure of one copy less."""
    recalled = table.players[other].recalled
    laid = table.players[giver].laid
    hand = table.players[giver].hand
    for at in range(laid.size):
        if recalled.count(laid.cards[at]) == 0:
            forget_copy(table, other, hand, table.face[laid.cards[at]])
    for at in range(hand.size):
        if recalled.count(hand.cards[at]) > 0:
            table.remind(hand.cards[at], bit(other))
    recalled.clear()


def forget_copy(table: ShipIt, seat: i64, hand: Zone, face: i64) -> None:
    """The laid copy could be one that the seat remembers. What it knows even so it goes on knowing."""
    recalled = table.players[seat].recalled
    for at in range(hand.size):
        card = hand.cards[at]
        if table.face[card] == face and recalled.count(card) > 0 and not table.knows(seat, card):
            strike_out(recalled, card)
            return


def strike_out(recalled: Series, card: i64) -> None:
    last = recalled.pop()
    for at in range(recalled.size):
        if recalled.values[at] == card:
            recalled.values[at] = last


# What cannot be in a position


def check(table: ShipIt) -> None:
    trade = table.trade
    if trade.offerer.value != NONE:
        partner = trade.partner.value
        require(trade.offerer.value == table.turn, PositionError("only_seat_on_turn_trades"))
        require(table.is_in(partner), PositionError("trade_partner_is_out", seat=seat_name(partner)))
        require(
            trade.give.value == 1 or trade.take.value == 1,
            PositionError("several_for_several"),
        )
        require(table.events.size == 0, PositionError("event_before_trade"))
    for seat in range(table.seats):
        check_laid(table, seat, seat_name(seat))
        check_recalled(table, seat, seat_name(seat))


def check_laid(table: ShipIt, seat: i64, name: str) -> None:
    """Only the two sides of a trade lay cards, as many as they owe, and until both have."""
    player = table.players[seat]
    trade = table.trade
    if trade.offerer.value == NONE or seat not in (trade.offerer.value, trade.partner.value):
        require(player.laid.size == 0, PositionError("no_cards_to_lay", seat=name))
        return
    owed = trade.owed(seat)
    laying = trade.stage.value == LAID_DOWN
    require(
        laying or player.laid.size == 0,
        PositionError("cards_laid_before_acceptance", seat=name),
    )
    require(player.laid.size <= owed, PositionError("too_many_cards_laid", seat=name, owed=int(owed)))
    require(
        player.laid.size + player.hand.size >= owed,
        PositionError("too_few_cards_for_trade", seat=name),
    )
    if laying and seat == trade.partner.value:
        offered = table.players[trade.offerer.value].laid.size
        require(
            player.laid.size < owed or offered < trade.give.value,
            PositionError("trade_is_over"),
        )


def check_recalled(table: ShipIt, seat: i64, name: str) -> None:
    """While cards are laid, each side may remember cards of the other."""
    trade = table.trade
    sides = (trade.offerer.value, trade.partner.value)
    for card in table.players[seat].recalled.to_list():
        there = False
        if trade.stage.value == LAID_DOWN and seat in sides:
            other = table.players[sides[0] if seat == sides[1] else sides[1]]
            there = other.hand.index(card) != NONE or other.laid.index(card) != NONE
        require(there, PositionError("recalled_not_of_other_side", seat=name))
