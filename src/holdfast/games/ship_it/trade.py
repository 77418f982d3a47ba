"""Trades: an offer, an answer, and cards laid face down by both at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it import offers
from holdfast.games.ship_it.cards import CARDS
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
from holdfast.games.ship_it.piles import offer_faces
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits
from holdfast.kernel.cells import Series
from holdfast.kernel.doubts import note_known
from holdfast.kernel.errors import PositionError, require
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.ship_it.state import ShipItState
    from holdfast.kernel.state import State


class Trade:
    """The offer that is open, or the exchange that was agreed on."""

    def __init__(self, state: State) -> None:
        self.offerer = state.declare.seat("trade.from")
        self.partner = state.declare.seat("trade.to")
        self.give = state.declare.number("trade.give", start=1, least=1, most=MOST_CARDS)
        self.take = state.declare.number("trade.take", start=1, least=1, most=MOST_CARDS)
        self.to_all = state.declare.flag("trade.all")
        self.stage = state.declare.word("trade.stage", TRADE_STAGES, start=OFFERED)
        state.progress["trade"] = self.offerer

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


def offer_trades(state: ShipItState, seat: i64, moves: Moves) -> None:
    """Every exchange that can be offered: hand sizes are public, so nothing is betrayed."""
    mine = min(state.players[seat].hand.size, i64(MOST_CARDS))
    most: i64 = 0
    for other in range(state.seats):
        theirs = min(state.players[other].hand.size, i64(MOST_CARDS))
        if other != seat and mine > 0 and theirs > 0:
            most = max(most, theirs)
            for take in range(1, theirs + 1):
                moves.add(TRADE, other, ratio(1, take))
            for give in range(2, mine + 1):
                moves.add(TRADE, other, ratio(give, 1))
    if most > 0 and count_bits(state.others_in(seat)) > 1:
        for take in range(1, most + 1):
            moves.add(TRADE_ALL, ratio(1, take))
        for give in range(2, mine + 1):
            moves.add(TRADE_ALL, ratio(give, 1))


def offer(state: ShipItState, seat: i64, move: i64) -> None:
    """An offer costs nothing until somebody accepts it; but a turn has a limit."""
    trade = state.trade
    to_all = verb(move) == TRADE_ALL
    state.done.offers.value += 1
    trade.begin(seat, arg(move) if to_all else arg2(move), to_all)
    if to_all:
        state.tell(OFFERED_ALL, seat, trade.give.value, trade.take.value)
    else:
        state.tell(OFFERED_TO, seat, arg(move), trade.give.value, trade.take.value)
    if state.said:
        state.tell(SAID, seat)
    if to_all:
        ask_next(state, seat)
    else:
        ask(state, arg(move))


def ask(state: ShipItState, seat: i64) -> None:
    trade = state.trade
    trade.partner.value = seat
    prompt = state.ask(OFFERED_TRADE, bit(seat)).put(ASKED_BY, trade.offerer.value)
    prompt.put(ASKED_GIVE, trade.give.value).put(ASKED_TAKE, trade.take.value)


def ask_next(state: ShipItState, seat: i64) -> None:
    """Ask the next seat after this one that has enough cards; after the last one the offer is over."""
    offerer = state.trade.offerer.value
    seat = state.next_seat(seat)
    while seat != offerer and state.players[seat].hand.size < state.trade.take.value:
        seat = state.next_seat(seat)
    if seat == offerer:
        withdraw(state)
    else:
        ask(state, seat)


def withdraw(state: ShipItState) -> None:
    """Nobody accepted. The last offer of a turn closes the trade."""
    seat = state.trade.offerer.value
    if state.trade.to_all.value:
        state.tell(NO_TAKERS, seat)
        offers.note_refused(state, EVERYBODY)
    state.trade.clear()
    if state.done.offers.value == MOST_OFFERS:
        state.done.traded.value = 1
        state.tell(NO_MORE_OFFERS, seat)


# Answers


def offer_answers(state: ShipItState, seat: i64, kind: i64, moves: Moves) -> None:
    if kind == LAYING:
        offer_faces(state, state.players[seat].hand, CARDS.held, GIVE, moves)
    else:
        moves.add(ACCEPT)
        moves.add(DECLINE)


def answer(state: ShipItState, seat: i64, move: i64) -> None:
    if state.prompt().kind == LAYING:
        lay(state, seat, arg(move))
        return
    state.drop_prompt()
    if verb(move) == ACCEPT:
        accept(state, seat)
        return
    state.tell(DECLINED, seat)
    offers.note_refused(state, seat)
    if state.trade.to_all.value:
        ask_next(state, seat)
    else:
        withdraw(state)


def accept(state: ShipItState, seat: i64) -> None:
    state.tell(ACCEPTED, seat)
    state.done.traded.value = 1
    state.step.value = ACTING
    state.trade.stage.value = LAID_DOWN
    remember(state, state.trade.offerer.value, seat)
    remember(state, seat, state.trade.offerer.value)
    ask_to_lay(state)


def ask_to_lay(state: ShipItState) -> None:
    """Both sides at once lay what they still owe."""
    trade = state.trade
    owing: i64 = NOBODY
    for seat in (trade.offerer.value, trade.partner.value):
        if state.players[seat].laid.size < trade.owed(seat):
            owing |= bit(seat)
    prompt = state.ask(LAYING, owing).put(ASKED_BY, trade.offerer.value).put(ASKED_TO, trade.partner.value)
    prompt.put(ASKED_GIVE, trade.give.value).put(ASKED_TAKE, trade.take.value)


def lay(state: ShipItState, seat: i64, face: i64) -> None:
    """Lay a card face down. It has left the hand, and nobody else can tell which one it was."""
    player = state.players[seat]
    state.tell(LAID_CARD, seat, state.move_face(player.hand, face, player.laid))
    if player.laid.size == state.trade.owed(seat) and state.prompt().answered(seat):
        state.drop_prompt()
        exchange(state)


def exchange(state: ShipItState) -> None:
    offerer = state.trade.offerer.value
    partner = state.trade.partner.value
    recall(state, offerer, partner)
    recall(state, partner, offerer)
    state.tell(EXCHANGED, offerer, partner)
    hand_on(state, offerer, partner)
    hand_on(state, partner, offerer)
    state.trade.clear()


def hand_on(state: ShipItState, giver: i64, seat: i64) -> None:
    laid = state.players[giver].laid
    while laid.size > 0:
        state.tell(RECEIVED, seat, state.move(laid, 0, state.players[seat].hand))


# What the two sides know of each other's hands


def remember(state: ShipItState, giver: i64, other: i64) -> None:
    """A card laid face down could be any; who then sees which one it was still knows the rest of the hand."""
    note_known(state, state.players[giver].hand, state.players[other].recalled)


def recall(state: ShipItState, giver: i64, other: i64) -> None:
    """The other side sees which cards were laid. For each copy it did not know, it is sure of one copy less."""
    recalled = state.players[other].recalled
    laid = state.players[giver].laid
    hand = state.players[giver].hand
    for at in range(laid.size):
        if recalled.count(laid.cards[at]) == 0:
            forget_copy(state, other, hand, state.face[laid.cards[at]])
    for at in range(hand.size):
        if recalled.count(hand.cards[at]) > 0:
            state.remind(hand.cards[at], bit(other), hand)
    recalled.clear()


def forget_copy(state: ShipItState, seat: i64, hand: Zone, face: i64) -> None:
    """The laid copy could be one that the seat remembers. What it knows even so it goes on knowing."""
    recalled = state.players[seat].recalled
    for at in range(hand.size):
        card = hand.cards[at]
        if state.face[card] == face and recalled.count(card) > 0 and not state.knows(seat, card):
            strike_out(recalled, card)
            return


def strike_out(recalled: Series, card: i64) -> None:
    last = recalled.pop()
    for at in range(recalled.size):
        if recalled.values[at] == card:
            recalled.values[at] = last


# What cannot be in a position


def check(state: ShipItState) -> None:
    trade = state.trade
    if trade.offerer.value != NONE:
        partner = trade.partner.value
        require(trade.offerer.value == state.turn, PositionError("only_seat_on_turn_trades"))
        require(state.is_in(partner), PositionError("trade_partner_is_out", seat=seat_name(partner)))
        require(
            trade.give.value == 1 or trade.take.value == 1,
            PositionError("several_for_several"),
        )
        require(state.events.size == 0, PositionError("event_before_trade"))
    for seat in range(state.seats):
        check_laid(state, seat, seat_name(seat))
        check_recalled(state, seat, seat_name(seat))


def check_laid(state: ShipItState, seat: i64, name: str) -> None:
    """Only the two sides of a trade lay cards, as many as they owe, and until both have."""
    player = state.players[seat]
    trade = state.trade
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
        offered = state.players[trade.offerer.value].laid.size
        require(
            player.laid.size < owed or offered < trade.give.value,
            PositionError("trade_is_over"),
        )


def check_recalled(state: ShipItState, seat: i64, name: str) -> None:
    """While cards are laid, each side may remember cards of the other."""
    trade = state.trade
    sides = (trade.offerer.value, trade.partner.value)
    for card in state.players[seat].recalled.to_list():
        there = False
        if trade.stage.value == LAID_DOWN and seat in sides:
            other = state.players[sides[0] if seat == sides[1] else sides[1]]
            there = other.hand.index(card) != NONE or other.laid.index(card) != NONE
        require(there, PositionError("recalled_not_of_other_side", seat=name))
