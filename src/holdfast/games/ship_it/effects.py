"""What the cards do when they are played: a short function each, found by its slug."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.ship_it import attack, events
from holdfast.games.ship_it.cards import OPENSOURCE
from holdfast.games.ship_it.phrases import (
    ATTACHED,
    ATTACK_SUDO,
    BEER,
    COLLECTED,
    DEPLOY_CACHE,
    DEPLOYED,
    DISCARDED,
    DROPPING,
    GAVE,
    LEFT,
    LOOKED,
    LOOKING,
    MERGED,
    MISSED,
    NEXT,
    NO_DEPLOY_NEXT,
    PLAYED,
    PULLED,
    PUT_BACK,
    PUTTING,
    REQUESTED,
    RESEARCHING,
    STRIKE_SUDO,
    TAKE,
    TOOK,
)
from holdfast.kernel.moves import arg, arg2, arg3, verb
from holdfast.kernel.zones import EVERYONE, NONE, bit

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


def deploy(table: ShipIt, seat: i64, move: i64) -> None:
    component = table.played.cards[0]
    if verb(move) >= DEPLOY_CACHE:
        table.cache_host = table.component(seat, arg(move))
        table.cache_type = table.face[table.cache_host]
    table.tell(DEPLOYED, seat, component)
    for at in range(1, table.played.size):
        table.tell(ATTACHED, seat, table.played.cards[at])
    table.put_all(table.played, table.players[seat].production)


def research(table: ShipIt, seat: i64, move: i64) -> None:
    """Look through the deck, take a card of your choice; the deck is shuffled."""
    if table.deck.size == 0:
        table.renew_deck()
    for at in range(table.deck.size):
        table.show(table.deck.cards[at], bit(seat))
    table.ask(RESEARCHING, bit(seat))


def garbage_collector(table: ShipIt, seat: i64, move: i64) -> None:
    """Take a card of your choice from the discard pile."""
    card = table.take_face(table.discard, arg(move))
    table.put(card, table.players[seat].hand)
    table.tell(COLLECTED, seat, card)


def hype(table: ShipIt, seat: i64, move: i64) -> None:
    """Draw the top three cards."""
    for _ in range(3):
        table.draw_card(seat)


def rfc(table: ShipIt, seat: i64, move: i64) -> None:
    """Name a card and another player: if they have it in hand they give you one, openly."""
    other = arg(move)
    table.tell(REQUESTED, seat, other, arg2(move))
    card = table.take_face(table.players[other].hand, arg2(move))
    if card == NONE:
        table.tell(MISSED, seat, other)
        return
    table.show(card, EVERYONE)
    table.put(card, table.players[seat].hand)
    table.tell(GAVE, other, card, seat)


def p2p(table: ShipIt, seat: i64, move: i64) -> None:
    """Take a random card from another player's hand; two with a beer."""
    pull(table, seat, arg(move))
    if verb(move) == BEER:
        pull(table, seat, arg2(move))


def pull(table: ShipIt, seat: i64, other: i64) -> None:
    hand = table.players[other].hand
    card = table.slide(hand, table.pick(hand), table.players[seat].hand)
    table.tell(PULLED, seat, card, other)


def opensource(table: ShipIt, seat: i64, move: i64) -> None:
    """Show it and look at the top card of the deck."""
    hand = table.players[seat].hand
    shown = hand.cards[table.find(hand, OPENSOURCE)]
    table.show(shown, EVERYONE)
    table.tell(PLAYED, seat, shown)
    if table.deck.size == 0:
        table.renew_deck()
    if table.deck.size == 0:
        table.opensource = True
        return
    table.show(table.deck.top(), bit(seat))
    table.tell(LOOKED, seat, table.deck.top())
    table.ask(LOOKING, bit(seat))


def supply_chain(table: ShipIt, seat: i64, move: i64) -> None:
    """Look at the top (players + 1) cards; discard one, put the others back in any order."""
    if table.deck.size == 0:
        table.renew_deck()
    table.looked.sees = bit(seat)
    for _ in range(min(table.players_in() + 1, table.deck.size)):
        table.put(table.deck.pop(), table.looked)
    if table.looked.size > 0:
        table.ask(DROPPING, bit(seat))


def merge(table: ShipIt, seat: i64, move: i64) -> None:
    """Shuffle discard pile and deck together."""
    table.tell(MERGED, seat)
    table.put_all(table.discard, table.deck)
    table.shuffle(table.deck)


def orchestrator(table: ShipIt, seat: i64, move: i64) -> None:
    """You may deploy two components this turn."""
    table.orchestrator = True


def ddos(table: ShipIt, seat: i64, move: i64) -> None:
    """Another player may not deploy in their next turn."""
    table.players[arg(move)].no_deploy = NEXT
    table.tell(NO_DEPLOY_NEXT, arg(move))


def chosen(table: ShipIt, seat: i64, move: i64) -> None:
    """An attack on a player, who chooses the component."""
    attack.launch(table, seat, arg2(move), table.played.cards[0], verb(move) == ATTACK_SUDO, NONE)


def named(table: ShipIt, seat: i64, move: i64) -> None:
    """An attack on a component that is named."""
    component = table.component(arg2(move), arg3(move))
    attack.launch(table, seat, arg2(move), table.played.cards[0], verb(move) == STRIKE_SUDO, component)


Effect = Callable[["ShipIt", i64, i64], None]

EFFECTS: Final[dict[str, Effect]] = {
    "database": deploy,
    "backend": deploy,
    "frontend": deploy,
    "cloud": deploy,
    "monitoring": deploy,
    "firewall": deploy,
    "cache": deploy,
    "research": research,
    "garbage_collector": garbage_collector,
    "hype": hype,
    "rfc": rfc,
    "p2p": p2p,
    "opensource": opensource,
    "bug": chosen,
    "critical_bug": chosen,
    "specific_bug": named,
    "security_issue": named,
    "ddos": ddos,
    "supply_chain": supply_chain,
    "merge": merge,
    "orchestrator": orchestrator,
}


# Answers to cards


def reply(table: ShipIt, seat: i64, move: i64) -> None:
    kind = table.prompts.pop().kind
    if kind == RESEARCHING:
        take_from_deck(table, seat, arg(move))
    elif kind == LOOKING:
        take_or_leave(table, seat, verb(move) == TAKE)
    elif kind == DROPPING:
        drop(table, seat, arg(move))
    elif kind == PUTTING:
        put_back(table, seat, arg(move))
    else:
        events.discard_card(table, seat, arg(move))


def take_from_deck(table: ShipIt, seat: i64, face: i64) -> None:
    card = table.slide(table.deck, table.find(table.deck, face), table.players[seat].hand)
    table.tell(TOOK, seat, card)
    table.shuffle(table.deck)
    table.put_all(table.played, table.discard)


def take_or_leave(table: ShipIt, seat: i64, take: bool) -> None:
    if not take:
        table.opensource = True
        table.tell(LEFT, seat)
        return
    table.put(table.take_face(table.players[seat].hand, OPENSOURCE), table.discard)
    table.receive(seat, table.deck.pop())


def drop(table: ShipIt, seat: i64, face: i64) -> None:
    """One card of the Supply Chain is discarded; the others come back in an order that only the player knows."""
    card = table.looked.take(table.find(table.looked, face))
    table.put(card, table.discard)
    table.tell(DISCARDED, seat, card)
    if table.looked.size > 1:
        for at in range(table.looked.size):
            table.hide(table.looked.cards[at], bit(seat))
    put_on(table, seat)


def put_back(table: ShipIt, seat: i64, face: i64) -> None:
    card = table.looked.take(table.find(table.looked, face))
    table.put(card, table.deck)
    table.tell(PUT_BACK, seat, card)
    put_on(table, seat)


def put_on(table: ShipIt, seat: i64) -> None:
    """Go on putting cards back until all are on the deck."""
    if table.looked.size > 0:
        table.ask(PUTTING, bit(seat))
    else:
        table.put_all(table.played, table.discard)
