"""Draw cards: six ways to come by another card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it.cards import (
    BOX,
    GARBAGE_COLLECTOR,
    HELD_FACES,
    OPENSOURCE,
    is_event,
)
from holdfast.games.ship_it.effects.effect import Effect
from holdfast.games.ship_it.effects.simple import Simple
from holdfast.games.ship_it.phrases import (
    BEER,
    CLAIMED_BEER,
    COLLECT,
    COLLECTED,
    DISCARDED,
    GAVE,
    LEAVE,
    LEFT,
    LOOKED,
    LOOKED_AHEAD,
    LOOKING,
    MISSED,
    PLAYED,
    PLAYED_AT,
    PULL,
    PULLED,
    REQUEST,
    REQUESTED,
    RESEARCHING,
    TAKE,
    TAKE_CARD,
    TOOK,
)
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.moves import Moves, arg, arg2, verb

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


class Research(Simple):
    """Look through the deck, take a card of your choice (no event); the deck is shuffled."""

    def is_playable(self, table: ShipIt) -> bool:
        """Events are in the deck or lie open, so everybody can count."""
        pile = table.deck if table.deck.size > 0 else table.discard
        for at in range(pile.size):
            if not is_event(table.face[pile.cards[at]]):
                return True
        return False

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        table.have_deck()
        for at in range(table.deck.size):
            table.show(table.deck.cards[at], bit(seat))
        table.ask(RESEARCHING, bit(seat))

    def offer_answers(self, table: ShipIt, seat: i64, kind: i64, moves: Moves) -> None:
        table.offer_faces(table.deck, HELD_FACES, TAKE_CARD, moves)

    def answer(self, table: ShipIt, seat: i64, kind: i64, move: i64) -> None:
        at = table.find(table.deck, arg(move))
        table.tell(TOOK, seat, table.search(table.deck, at, table.players[seat].hand))
        table.clear_played()


class GarbageCollector(Effect):
    """Take a card of your choice (no event, no Garbage Collector) from the discard pile."""

    def offer(self, table: ShipIt, seat: i64, held: i64, moves: Moves) -> None:
        table.offer_faces(table.discard, HELD_FACES & ~bit(GARBAGE_COLLECTOR), COLLECT, moves)

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        table.tell(COLLECTED, seat, table.move_face(table.discard, arg(move), table.players[seat].hand))


class Hype(Simple):
    """Draw the top three cards."""

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        for _ in range(3):
            table.draw_card(seat)


class Rfc(Effect):
    """Name a card and another player; if they have it in hand they give you one, openly."""

    extras: i64
    """Cards that cannot be named at a table without them."""

    def __init__(self, slug: str) -> None:
        super().__init__(slug)
        self.extras = 0
        for face, card in enumerate(BOX):
            if "extra" in card.labels:
                self.extras |= bit(face)

    def offer_against(self, table: ShipIt, seat: i64, other: i64, held: i64, moves: Moves) -> None:
        """Any card that a hand can hold may be named, whatever anybody holds."""
        named = HELD_FACES if table.extra_cards else HELD_FACES & ~self.extras
        for face in range(i64(len(BOX))):
            if named & bit(face):
                moves.add(REQUEST, other, face)

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        other = arg(move)
        table.tell(REQUESTED, seat, other, arg2(move))
        card = table.lay_open(other, arg2(move))
        if card == NONE:
            table.tell(MISSED, seat, other)
            return
        table.tell(GAVE, other, card, seat)
        table.move_top(table.played, table.players[seat].hand)


class P2p(Effect):
    """Take a random card from another player's hand; two for a player who declares a beer and is believed."""

    def offer_against(self, table: ShipIt, seat: i64, other: i64, held: i64, moves: Moves) -> None:
        if table.players[other].hand.size == 0:
            return
        moves.add(PULL, other)
        if table.social and table.people & bit(seat):
            for second in range(table.seats):
                least: i64 = 2 if second == other else 1
                if second != seat and table.players[second].hand.size >= least:
                    moves.add(BEER, other, second)

    def lay(self, table: ShipIt, seat: i64, move: i64) -> None:
        table.tell(PLAYED_AT, seat, table.lay_open(seat, self.face), arg(move))
        if verb(move) == BEER:
            table.tell(CLAIMED_BEER, seat)

    def is_performed(self, move: i64) -> bool:
        return verb(move) == BEER

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        self.pull(table, seat, arg(move))
        if verb(move) == BEER:
            self.pull(table, seat, arg2(move))

    def disbelieved(self, table: ShipIt, seat: i64, move: i64) -> None:
        """No beer, but still a P2P: one card, from the first player named."""
        self.pull(table, seat, arg(move))
        table.clear_played()

    def pull(self, table: ShipIt, seat: i64, other: i64) -> None:
        hand = table.players[other].hand
        card = table.move(hand, table.pick(hand), table.players[seat].hand)
        table.tell(PULLED, seat, card, other)


class OpenSource(Simple):
    """Show it; look at the top card of the deck; take it and discard OpenSource, or leave it and keep OpenSource."""

    def is_playable(self, table: ShipIt) -> bool:
        return table.done.opensource.value == 0

    def lay(self, table: ShipIt, seat: i64, move: i64) -> None:
        """It is shown from the hand."""
        hand = table.players[seat].hand
        shown = hand.cards[table.find(hand, OPENSOURCE)]
        table.show(shown, EVERYONE)
        table.tell(PLAYED, seat, shown)

    def play(self, table: ShipIt, seat: i64, move: i64) -> None:
        table.have_deck()
        if table.deck.size == 0:
            table.done.opensource.value = 1
            table.tell(LOOKED_AHEAD, seat, 0)
            return
        table.show(table.deck.top(), bit(seat))
        table.tell(LOOKED, seat, table.deck.top())
        table.ask(LOOKING, bit(seat))

    def offer_answers(self, table: ShipIt, seat: i64, kind: i64, moves: Moves) -> None:
        moves.add(TAKE)
        moves.add(LEAVE)

    def answer(self, table: ShipIt, seat: i64, kind: i64, move: i64) -> None:
        if verb(move) == LEAVE:
            table.done.opensource.value = 1
            table.tell(LEFT, seat)
            return
        table.tell(DISCARDED, seat, table.move_face(table.players[seat].hand, OPENSOURCE, table.discard))
        table.receive(seat)
