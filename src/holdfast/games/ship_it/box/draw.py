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
from holdfast.games.ship_it.table import ShipItTable
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

    def is_playable(self, table: ShipItTable, seat: i64) -> bool:
        """Events are in the deck or lie open, so everybody can count."""
        pile = table.deck if table.deck.size > 0 else table.discard
        for at in range(pile.size):
            if not is_event(table.face[pile.cards[at]]):
                return True
        return False

    def play(self, table: ShipItTable, seat: i64, move: i64) -> None:
        have_deck(table)
        for at in range(table.deck.size):
            table.show(table.deck.cards[at], bit(seat))
        table.ask(RESEARCHING, bit(seat))

    def offer_answers(self, table: ShipItTable, seat: i64, kind: i64, moves: Moves) -> None:
        offer_faces(table, table.deck, CARDS.held, TAKE_CARD, moves)

    def answer(self, table: ShipItTable, seat: i64, kind: i64, move: i64) -> None:
        at = table.find(table.deck, arg(move))
        table.tell(TOOK, seat, table.search(table.deck, at, table.players[seat].hand))
        clear_played(table)

    def check_question(self, table: ShipItTable, kind: i64) -> None:
        found = table.faces_in(table.deck) & CARDS.held != 0
        require(found, PositionError("deck: there is no card that Research could take"))

    def show_question(self, table: ShipItTable, kind: i64) -> None:
        for card in table.deck.to_list():
            table.show(card, bit(table.turn))


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

    def play(self, table: ShipItTable, seat: i64, move: i64) -> None:
        self.pull(table, seat, table.aim.seat)
        if table.aim.second != NONE:
            self.pull(table, seat, table.aim.second)

    def disbelieved(self, table: ShipItTable, seat: i64, move: i64) -> None:
        """No beer, but still a P2P: one card, from the first player named."""
        self.pull(table, seat, arg2(move))
        clear_played(table)

    def pull(self, table: ShipItTable, seat: i64, other: i64) -> None:
        hand = table.players[other].hand
        card = table.move(hand, table.pick(hand), table.players[seat].hand)
        table.tell(PULLED, seat, card, other)


class OpenSource(DrawCard):
    """Show it; look at the top card of the deck; take it and discard OpenSource, or leave it and keep OpenSource."""

    slug = "opensource"
    labels = EXTRA
    option = "extra_cards"
    targets = (ALONE,)
    asks = (LOOKING,)
    stays_in_hand = True

    def is_playable(self, table: ShipItTable, seat: i64) -> bool:
        return table.done.opensource.value == 0

    def lay(self, table: ShipItTable, seat: i64, move: i64) -> None:
        """It is shown from the hand."""
        hand = table.players[seat].hand
        shown = hand.cards[table.find(hand, self.face)]
        table.show(shown, EVERYONE)
        table.tell(PLAYED, seat, shown)

    def play(self, table: ShipItTable, seat: i64, move: i64) -> None:
        have_deck(table)
        if table.deck.size == 0:
            table.done.opensource.value = 1
            table.tell(LOOKED_AHEAD, seat, 0)
            return
        table.show(table.deck.top(), bit(seat))
        table.tell(LOOKED, seat, table.deck.top())
        table.ask(LOOKING, bit(seat))

    def offer_answers(self, table: ShipItTable, seat: i64, kind: i64, moves: Moves) -> None:
        moves.add(TAKE)
        moves.add(LEAVE)

    def answer(self, table: ShipItTable, seat: i64, kind: i64, move: i64) -> None:
        if verb(move) == LEAVE:
            table.done.opensource.value = 1
            table.tell(LEFT, seat)
            return
        table.tell(DISCARDED, seat, table.move_face(table.players[seat].hand, self.face, table.discard))
        receive(table, seat)

    def check_question(self, table: ShipItTable, kind: i64) -> None:
        held = table.holds(table.players[table.turn].hand, self.face)
        name = seat_name(table.turn)
        require(held, PositionError("{seat}.hand: OpenSource is shown from the hand", seat=name))
        require(table.deck.size > 0, PositionError("deck: there is no card to look at"))

    def show_question(self, table: ShipItTable, kind: i64) -> None:
        hand = table.players[table.turn].hand
        table.show(hand.cards[table.find(hand, self.face)], EVERYONE)
        table.show(table.deck.top(), bit(table.turn))
