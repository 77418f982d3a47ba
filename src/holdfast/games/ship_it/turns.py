"""How a turn goes, and how the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it.cards import CARDS
from holdfast.games.ship_it.phrases import CHOICE, EVENTS_STEP, LEFT_OVER, NEXT, THIS, WON
from holdfast.games.ship_it.piles import draw_card
from holdfast.games.ship_it.production import forget_cache, needed
from holdfast.games.ship_it.state import Player, ShipItState
from holdfast.kernel.bits import EVERYONE, NONE, bit


def begin_turn(state: ShipItState) -> None:
    """What waited for this turn holds in it; a card is drawn."""
    player = state.players[state.turn]
    if player.no_deploy.value == NEXT:
        player.no_deploy.value = THIS
    player.repair.value |= player.repair_next.value
    player.repair_next.value = 0
    state.done.clear()
    state.step.value = EVENTS_STEP
    draw_card(state, state.turn)


def go_on(state: ShipItState) -> None:
    """What happens by itself, until somebody is asked: waiting events, then the next step or the next turn."""
    while not state.asked and not state.over:
        if state.events.size > 0:
            CARDS.texts[state.face[state.events.cards[0]]].happen(state, state.turn)
        elif state.step.value != EVENTS_STEP:
            return
        elif state.done.drew.value:
            end_turn(state)
        else:
            state.step.value = CHOICE


def draw_and_end(state: ShipItState) -> None:
    state.done.drew.value = 1
    state.step.value = EVENTS_STEP
    draw_card(state, state.turn)


def end_turn(state: ShipItState) -> None:
    player = state.players[state.turn]
    player.repair.value = 0
    if player.no_deploy.value == THIS:
        player.no_deploy.value = NONE
    if needed(state, state.turn) == 3:
        win(state, state.turn)
    state.count_turn()
    if state.over:
        count_scores(state)
    else:
        state.turn = state.next_seat(state.turn)
        begin_turn(state)


def win(state: ShipItState, seat: i64) -> None:
    player = state.players[seat]
    architecture = player.architecture.top()
    state.show(architecture, EVERYONE)
    state.tell(WON, seat, architecture)
    if state.play_on:
        leave(state, seat, player)
    else:
        state.winner.value = seat
        state.over = True


def leave(state: ShipItState, seat: i64, player: Player) -> None:
    state.move_all(player.hand, state.discard)
    state.move_all(player.production, state.discard)
    player.repair_next.value = 0
    forget_cache(player)
    state.eliminate(bit(seat))
    if state.over:
        state.tell(LEFT_OVER, state.next_seat(seat))


def count_scores(state: ShipItState) -> None:
    for seat in range(state.seats):
        state.players[seat].score.value = needed(state, seat)
