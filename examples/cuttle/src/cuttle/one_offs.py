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


def has_use(state: Cuttle, seat: int, rank: int) -> bool:
    """Whether a one-off that is aimed at nothing in particular would do anything."""
    both = state.players
    if rank == ACE:
        return any(player.points.size for player in both)
    if rank == THREE:
        return state.discard.size > 0
    if rank == FOUR:
        return both[1 - seat].hand.size > 0
    if rank == SIX:
        return any(player.royals.size or state.top_jacks(at) for at, player in enumerate(both))
    return state.deck.size > 0


# Playing and countering


def play(state: Cuttle, seat: int, card: int, target: int | None) -> None:
    state.place(card, seat, state.stack)
    if target is None:
        state.tell(PLAYED, seat, card)
    else:
        state.target.value = target
        state.tell(AIMED, seat, card, target)
    ask_for_two(state)


def countering(state: Cuttle) -> int:
    """Who may counter the newest card of the stack: the player who did not play it."""
    return int(state.turn) if state.stack.size % 2 == 0 else 1 - int(state.turn)


def ask_for_two(state: Cuttle) -> None:
    """Players with cards are asked, with a two or without: the question itself must not tell."""
    seat = countering(state)
    if state.players[seat].hand.size == 0:
        settle(state)
        return
    prompt = state.ask(COUNTERING, bit(seat)).put(CARD_FIELD, state.stack.top())
    if state.stack.size == 1:
        prompt.put(AIM_FIELD, state.target.value)


def add_answers(state: Cuttle, seat: int, moves: Moves) -> None:
    """What can be said to a question that an one-off has raised."""
    kind = state.prompt().kind
    hand = state.players[seat].hand.to_list()
    if kind == TAKING:
        for card in state.discard.to_list():
            moves.add(TAKE, state.face[card])
    elif kind == DISCARDING:
        for card in hand:
            moves.add(DISCARD, state.face[card])
    else:
        for card in hand:
            if state.rank_of(card) == TWO:
                moves.add(COUNTER, state.face[card])
        moves.add(ALLOW)


def answer(state: Cuttle, seat: int, move: Move) -> None:
    what = verb(move)
    if what == DISCARD:
        discard(state, seat, int(arg(move)))
        return
    state.drop_prompt()
    if what == COUNTER:
        counter(state, seat, int(arg(move)))
    elif what == ALLOW:
        settle(state)
    else:
        card = state.move_face(state.discard, arg(move), state.players[seat].hand)
        state.tell(TOOK, seat, card)
        state.move_top(state.stack, state.discard)


def counter(state: Cuttle, seat: int, face: int) -> None:
    countered = state.stack.top()
    two = state.move_face(state.players[seat].hand, face, state.stack)
    state.tell(COUNTERED, seat, two, countered)
    ask_for_two(state)


def settle(state: Cuttle) -> None:
    """Nobody counters any more. An odd number of twos stops the one-off, an even number lets it happen."""
    stopped = state.stack.size % 2 == 0
    while state.stack.size > 1:
        state.move_top(state.stack, state.discard)
    card = int(state.stack.top())
    target, state.target.value = int(state.target.value), NONE
    if stopped:
        state.move_top(state.stack, state.discard)
        state.tell(FAILED, card)
        return
    happen(state, int(state.turn), card, target)


# Effects


def happen(state: Cuttle, seat: int, card: int, target: int) -> None:
    """The effect of a one-off. A three waits on the stack until its player has chosen: it cannot fetch itself."""
    rank = state.rank_of(card)
    if rank == THREE and state.discard.size:
        state.ask(TAKING, bit(seat))
        return
    state.move_top(state.stack, state.discard)
    if rank == ACE:
        sweep_points(state, seat, card)
    elif rank == TWO:
        scrap_lasting(state, 1 - seat, target)
    elif rank == FOUR:
        ask_to_discard(state, 1 - seat, FOUR_TAKES)
    elif rank == FIVE:
        draw_two(state, seat)
    elif rank == SIX:
        sweep_royals(state, seat, card)
    elif rank == SEVEN:
        turn_up(state, seat)
    elif rank == NINE:
        return_lasting(state, 1 - seat, target)


def sweep_points(state: Cuttle, seat: int, card: int) -> None:
    """Ace: all cards for points go to the scrap, and the jacks on them."""
    state.tell(SWEPT_POINTS, seat, card)
    for player in state.players:
        state.move_all(player.points, state.discard)


def sweep_royals(state: Cuttle, seat: int, card: int) -> None:
    """Six: all royals and glasses go to the scrap, and stolen cards go home."""
    state.tell(SWEPT_ROYALS, seat, card)
    for player in state.players:
        state.move_all(player.royals, state.discard)
    for holder in range(2):
        for stolen in state.point_cards(holder):
            lift_jacks(state, holder, stolen)
    state.look_through_glasses()


def lift_jacks(state: Cuttle, seat: int, card: int) -> None:
    """All jacks on a card go to the scrap; with each of them it changes sides."""
    points = state.players[seat].points
    at = int(points.index(card))
    jacks = state.jacks_on(seat, at)
    for jack in range(jacks, 0, -1):
        state.move(points, at + jack, state.discard)
    if jacks % 2:
        go_back(state, seat, card)


def go_back(state: Cuttle, seat: int, card: int) -> None:
    """A card that has lost a jack belongs to the other player again."""
    state.pull_over(seat, card)
    state.tell(CAME_BACK, 1 - seat, card)


def take_off(state: Cuttle, seat: int, card: int, target: Zone) -> None:
    """A royal, glasses or a jack leaves the table."""
    player = state.players[seat]
    if state.rank_of(card) != JACK:
        state.move_card(card, player.royals, target)
        return
    at = int(player.points.index(card))
    held = max(place for place in range(at) if state.rank_of(int(player.points.cards[place])) != JACK)
    stolen = int(player.points.cards[held])
    state.move(player.points, at, target)
    go_back(state, seat, stolen)


def scrap_lasting(state: Cuttle, seat: int, card: int) -> None:
    """Two: a royal or glasses of the opponent go to the scrap."""
    state.tell(SCRAPPED, seat, card)
    take_off(state, seat, card, state.discard)
    state.look_through_glasses()


def return_lasting(state: Cuttle, seat: int, card: int) -> None:
    """Nine: a royal or glasses of the opponent go back to the hand, whether or not there is room."""
    state.tell(RETURNED, seat, card)
    take_off(state, seat, card, state.players[seat].hand)
    state.look_through_glasses()


def draw_two(state: Cuttle, seat: int) -> None:
    """Five: two cards from the deck, as far as there are any and the hand has room."""
    for _ in range(FIVE_DRAWS):
        if state.deck.size and state.players[seat].hand.size < state.hand_limit:
            state.draw_one(seat)


def ask_to_discard(state: Cuttle, seat: int, cards: int) -> None:
    """Four: the opponent chooses two cards for the scrap, or gives the only one."""
    left = min(cards, int(state.players[seat].hand.size))
    if left:
        state.ask(DISCARDING, bit(seat)).put(LEFT_FIELD, left)


def discard(state: Cuttle, seat: int, face: int) -> None:
    left = state.prompt().get(LEFT_FIELD) - 1
    state.drop_prompt()
    state.tell(DISCARDED, seat, state.move_face(state.players[seat].hand, face, state.discard))
    if left:
        state.ask(DISCARDING, bit(seat)).put(LEFT_FIELD, left)


def turn_up(state: Cuttle, seat: int) -> None:
    """Seven: the top card of the deck is played at once; if it cannot be, it goes to the scrap."""
    card = state.draw(state.revealed)
    state.tell(REVEALED, seat, card)
    moves = Moves()
    state.add_plays(seat, int(card), moves)
    if moves.size == 0:
        state.move_top(state.revealed, state.discard)
        state.tell(UNPLAYABLE, card)
