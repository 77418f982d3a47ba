"""Draw cards: six ways to come by another card."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it.card import DrawCard
from holdfast.games.ship_it.cards import CARDS, EXTRA, is_event
from holdfast.games.ship_it.effects import Draw, Request, TakeFromDiscard
from holdfast.games.ship_it.phrases import (
    BEER,
    DISCARDED,
    LEAVE,
    LEFT,
    LOOKED,
    LOOKED_AHEAD,
    LOOKING,
    PLAYED,
    PULLED,
    RESEARCHING,
    TAKE,
    TAKE_CARD,
    TOOK,
)
from holdfast.games.ship_it.piles import clear_played, have_deck, offer_faces, receive
from holdfast.games.ship_it.state import ShipItState
from holdfast.games.ship_it.targets import ALONE, FROM_DISCARD, OTHER_AND_FACE, OTHER_WITH_HAND
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.errors import PositionError, require
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.phrases import seat_name


class Research(DrawCard):
    """Look through the deck, take a card of your choice (no event); the deck is shuffled."""

    slug = "research"
    copies = 3
    performed = True
    targets = (ALONE,)
    asks = (RESEARCHING,)

    def is_playable(self, state: ShipItState, seat: i64) -> bool:
        """Events are in the deck or lie open, so everybody can count."""
        pile = state.deck if state.deck.size > 0 else state.discard
        for at in range(pile.size):
            if not is_event(state.face[pile.cards[at]]):
                return True
        return False

    def play(self, state: ShipItState, seat: i64, move: i64) -> None:
        have_deck(state)
        for at in range(state.deck.size):
            state.show(state.deck.cards[at], bit(seat), state.deck)
        state.ask(RESEARCHING, bit(seat))

    def offer_answers(self, state: ShipItState, seat: i64, kind: i64, moves: Moves) -> None:
        offer_faces(state, state.deck, CARDS.held, TAKE_CARD, moves)

    def answer(self, state: ShipItState, seat: i64, kind: i64, move: i64) -> None:
        at = state.find(state.deck, arg(move))
        state.tell(TOOK, seat, state.search(state.deck, at, state.players[seat].hand))
        clear_played(state)

    def check_question(self, state: ShipItState, kind: i64) -> None:
        found = state.faces_in(state.deck) & CARDS.held != 0
        require(found, PositionError("nothing_to_research"))

    def show_question(self, state: ShipItState, kind: i64) -> None:
        for card in state.deck.to_list():
            state.show(card, bit(state.turn))


class GarbageCollector(DrawCard):
    """Take a card of your choice (no event, no Garbage Collector) from the discard pile."""

    slug = "garbage_collector"
    copies = 3
    performed = True
    targets = (FROM_DISCARD,)
    effect = TakeFromDiscard()


class Hype(DrawCard):
    """Draw the top three cards."""

    slug = "hype"
    copies = 2
    performed = True
    targets = (ALONE,)
    effect = Draw(3)


class Rfc(DrawCard):
    """Name a card and another player; if they have it in hand they give you one, openly."""

    slug = "rfc"
    copies = 3
    performed = True
    targets = (OTHER_AND_FACE,)
    offered = 2
    effect = Request()


class P2p(DrawCard):
    """Take a random card from another player's hand; two for a player who declares a beer and is believed."""

    slug = "p2p"
    copies = 2
    declared = True
    targets = (OTHER_WITH_HAND,)
    offered = 1

    def is_performed(self, move: i64) -> bool:
        return verb(move) == BEER

    def play(self, state: ShipItState, seat: i64, move: i64) -> None:
        self.pull(state, seat, state.aim.seat)
        if state.aim.second != NONE:
            self.pull(state, seat, state.aim.second)

    def disbelieved(self, state: ShipItState, seat: i64, move: i64) -> None:
        """No beer, but still a P2P: one card, from the first player named."""
        self.pull(state, seat, arg2(move))
        clear_played(state)

    def pull(self, state: ShipItState, seat: i64, other: i64) -> None:
        hand = state.players[other].hand
        card = state.move(hand, state.pick(hand), state.players[seat].hand)
        state.tell(PULLED, seat, card, other)


class OpenSource(DrawCard):
    """Show it; look at the top card of the deck; take it and discard OpenSource, or leave it and keep OpenSource."""

    slug = "opensource"
    labels = EXTRA
    option = "extra_cards"
    targets = (ALONE,)
    asks = (LOOKING,)
    stays_in_hand = True

    def is_playable(self, state: ShipItState, seat: i64) -> bool:
        return state.done.opensource.value == 0

    def lay(self, state: ShipItState, seat: i64, move: i64) -> None:
        """It is shown from the hand."""
        hand = state.players[seat].hand
        shown = hand.cards[state.find(hand, self.face)]
        state.show(shown, EVERYONE, hand)
        state.tell(PLAYED, seat, shown)

    def play(self, state: ShipItState, seat: i64, move: i64) -> None:
        have_deck(state)
        if state.deck.size == 0:
            state.done.opensource.value = 1
            state.tell(LOOKED_AHEAD, seat, 0)
            return
        state.show(state.deck.top(), bit(seat), state.deck)
        state.tell(LOOKED, seat, state.deck.top())
        state.ask(LOOKING, bit(seat))

    def offer_answers(self, state: ShipItState, seat: i64, kind: i64, moves: Moves) -> None:
        moves.add(TAKE)
        moves.add(LEAVE)

    def answer(self, state: ShipItState, seat: i64, kind: i64, move: i64) -> None:
        if verb(move) == LEAVE:
            state.done.opensource.value = 1
            state.tell(LEFT, seat)
            return
        state.tell(DISCARDED, seat, state.move_face(state.players[seat].hand, self.face, state.discard))
        receive(state, seat)

    def check_question(self, state: ShipItState, kind: i64) -> None:
        held = state.holds(state.players[state.turn].hand, self.face)
        name = seat_name(state.turn)
        require(held, PositionError("open_source_not_in_hand", seat=name))
        require(state.deck.size > 0, PositionError("nothing_to_look_at"))

    def show_question(self, state: ShipItState, kind: i64) -> None:
        hand = state.players[state.turn].hand
        state.show(hand.cards[state.find(hand, self.face)], EVERYONE)
        state.show(state.deck.top(), bit(state.turn))
