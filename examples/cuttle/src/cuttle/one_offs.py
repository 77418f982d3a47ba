"""One-offs: a card is played for its effect, the other player may counter it with a two, and that two with another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.kernel import NONE, Move, Moves, Zone, arg, bit, verb
from holdfast.kernel.cards import ACE, JACK

from .cards import FIVE, FOUR, NINE, SEVEN, SIX, THREE, TWO
from .phrases import (
    AIM_FIELD,
    AIMED,
    ALLOW,
    CAME_BACK,
    CARD_FIELD,
    COUNTER,
    COUNTERED,
    COUNTERING,
    DISCARD,
    DISCARDED,
    DISCARDING,
    FAILED,
    LEFT_FIELD,
    PLAYED,
    RETURNED,
    REVEALED,
    SCRAPPED,
    SWEPT_POINTS,
    SWEPT_ROYALS,
    TAKE,
    TAKING,
    TOOK,
    UNPLAYABLE,
)

if TYPE_CHECKING:
    from .rules import Cuttle

FOUR_TAKES = 2
FIVE_DRAWS = 2


def has_use(table: Cuttle, seat: int, rank: int) -> bool:
    """Whether a one-off that is aimed at nothing in particular would do anything."""
    both = table.players
    if rank == ACE:
        return any(player.points.size for player in both)
    if rank == THREE:
        return table.discard.size > 0
    if rank == FOUR:
        return both[1 - seat].hand.size > 0
    if rank == SIX:
        return any(player.royals.size or table.top_jacks(at) for at, player in enumerate(both))
    return table.deck.size > 0


# Playing and countering


def play(table: Cuttle, seat: int, card: int, target: int | None) -> None:
    table.place(card, seat, table.stack)
    if target is None:
        table.tell(PLAYED, seat, card)
    else:
        table.target.value = target
        table.tell(AIMED, seat, card, target)
    ask_for_two(table)


def countering(table: Cuttle) -> int:
    """Who may counter the newest card of the stack: whoever has not played it."""
    return int(table.turn) if table.stack.size % 2 == 0 else 1 - int(table.turn)


def ask_for_two(table: Cuttle) -> None:
    """Whoever holds cards is asked, with a two or without: the question itself must not tell."""
    seat = countering(table)
    if table.players[seat].hand.size == 0:
        settle(table)
        return
    prompt = table.ask(COUNTERING, bit(seat)).put(CARD_FIELD, table.stack.top())
    if table.stack.size == 1:
        prompt.put(AIM_FIELD, table.target.value)


def add_answers(table: Cuttle, seat: int, moves: Moves) -> None:
    """What can be said to a question that an one-off has raised."""
    kind = table.prompt().kind
    hand = table.players[seat].hand.to_list()
    if kind == TAKING:
        for card in table.discard.to_list():
            moves.add(TAKE, table.face[card])
    elif kind == DISCARDING:
        for card in hand:
            moves.add(DISCARD, table.face[card])
    else:
        for card in hand:
            if table.rank_of(card) == TWO:
                moves.add(COUNTER, table.face[card])
        moves.add(ALLOW)


def answer(table: Cuttle, seat: int, move: Move) -> None:
    what = verb(move)
    if what == DISCARD:
        discard(table, seat, int(arg(move)))
        return
    table.drop_prompt()
    if what == COUNTER:
        counter(table, seat, int(arg(move)))
    elif what == ALLOW:
        settle(table)
    else:
        card = table.move_face(table.discard, arg(move), table.players[seat].hand)
        table.tell(TOOK, seat, card)
        table.move_top(table.stack, table.discard)


def counter(table: Cuttle, seat: int, face: int) -> None:
    countered = table.stack.top()
    two = table.move_face(table.players[seat].hand, face, table.stack)
    table.tell(COUNTERED, seat, two, countered)
    ask_for_two(table)


def settle(table: Cuttle) -> None:
    """Nobody counters any more. An odd number of twos stops the one-off, an even number lets it happen."""
    stopped = table.stack.size % 2 == 0
    while table.stack.size > 1:
        table.move_top(table.stack, table.discard)
    card = int(table.stack.top())
    target, table.target.value = int(table.target.value), NONE
    if stopped:
        table.move_top(table.stack, table.discard)
        table.tell(FAILED, card)
        return
    happen(table, int(table.turn), card, target)


# Effects


def happen(table: Cuttle, seat: int, card: int, target: int) -> None:
    """The effect of a one-off. A three waits on the stack until its player has chosen: it cannot fetch itself."""
    rank = table.rank_of(card)
    if rank == THREE and table.discard.size:
        table.ask(TAKING, bit(seat))
        return
    table.move_top(table.stack, table.discard)
    if rank == ACE:
        sweep_points(table, seat, card)
    elif rank == TWO:
        scrap_lasting(table, 1 - seat, target)
    elif rank == FOUR:
        ask_to_discard(table, 1 - seat, FOUR_TAKES)
    elif rank == FIVE:
        draw_two(table, seat)
    elif rank == SIX:
        sweep_royals(table, seat, card)
    elif rank == SEVEN:
        turn_up(table, seat)
    elif rank == NINE:
        return_lasting(table, 1 - seat, target)


def sweep_points(table: Cuttle, seat: int, card: int) -> None:
    """Ace: all cards for points go to the scrap, and the jacks on them."""
    table.tell(SWEPT_POINTS, seat, card)
    for player in table.players:
        table.move_all(player.points, table.discard)


def sweep_royals(table: Cuttle, seat: int, card: int) -> None:
    """Six: all royals and glasses go to the scrap, and stolen cards go home."""
    table.tell(SWEPT_ROYALS, seat, card)
    for player in table.players:
        table.move_all(player.royals, table.discard)
    for holder in range(2):
        for stolen in table.point_cards(holder):
            lift_jacks(table, holder, stolen)
    table.look_through_glasses()


def lift_jacks(table: Cuttle, seat: int, card: int) -> None:
    """All jacks on a card go to the scrap; with each of them it changes sides."""
    points = table.players[seat].points
    at = int(points.index(card))
    jacks = table.jacks_on(seat, at)
    for jack in range(jacks, 0, -1):
        table.move(points, at + jack, table.discard)
    if jacks % 2:
        go_back(table, seat, card)


def go_back(table: Cuttle, seat: int, card: int) -> None:
    """A card that has lost a jack belongs to the other player again."""
    table.pull_over(seat, card)
    table.tell(CAME_BACK, 1 - seat, card)


def take_off(table: Cuttle, seat: int, card: int, target: Zone) -> None:
    """A royal, glasses or a jack leaves the table."""
    player = table.players[seat]
    if table.rank_of(card) != JACK:
        table.move_card(card, player.royals, target)
        return
    at = int(player.points.index(card))
    held = max(place for place in range(at) if table.rank_of(int(player.points.cards[place])) != JACK)
    stolen = int(player.points.cards[held])
    table.move(player.points, at, target)
    go_back(table, seat, stolen)


def scrap_lasting(table: Cuttle, seat: int, card: int) -> None:
    """Two: a royal or glasses of the opponent go to the scrap."""
    table.tell(SCRAPPED, seat, card)
    take_off(table, seat, card, table.discard)
    table.look_through_glasses()


def return_lasting(table: Cuttle, seat: int, card: int) -> None:
    """Nine: a royal or glasses of the opponent go back to the hand, whether or not there is room."""
    table.tell(RETURNED, seat, card)
    take_off(table, seat, card, table.players[seat].hand)
    table.look_through_glasses()


def draw_two(table: Cuttle, seat: int) -> None:
    """Five: two cards from the deck, as far as there are any and the hand has room."""
    for _ in range(FIVE_DRAWS):
        if table.deck.size and table.players[seat].hand.size < table.hand_limit:
            table.draw_one(seat)


def ask_to_discard(table: Cuttle, seat: int, cards: int) -> None:
    """Four: the opponent chooses two cards for the scrap, or gives the only one."""
    left = min(cards, int(table.players[seat].hand.size))
    if left:
        table.ask(DISCARDING, bit(seat)).put(LEFT_FIELD, left)


def discard(table: Cuttle, seat: int, face: int) -> None:
    left = table.prompt().get(LEFT_FIELD) - 1
    table.drop_prompt()
    table.tell(DISCARDED, seat, table.move_face(table.players[seat].hand, face, table.discard))
    if left:
        table.ask(DISCARDING, bit(seat)).put(LEFT_FIELD, left)


def turn_up(table: Cuttle, seat: int) -> None:
    """Seven: the top card of the deck is played at once; if it cannot be, it goes to the scrap."""
    card = table.draw(table.revealed)
    table.tell(REVEALED, seat, card)
    moves = Moves()
    table.add_plays(seat, int(card), moves)
    if moves.size == 0:
        table.move_top(table.revealed, table.discard)
        table.tell(UNPLAYABLE, card)
