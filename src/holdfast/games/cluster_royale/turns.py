"""How a turn goes, step by step, and what waits for what."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.card import HOOKS
from holdfast.games.cluster_royale.cards import CARDS, SKIPPED_DRAW
from holdfast.games.cluster_royale.destruction import next_loss
from holdfast.games.cluster_royale.hands import draw_cards
from holdfast.games.cluster_royale.phrases import EXTRA_TURN, HAPPENED, NO_ATTACKS, NO_DRAW, SKIPPED
from holdfast.games.cluster_royale.rows import next_of_team
from holdfast.games.cluster_royale.state import DEPLOY, DRAW, START, TO_DRAW, TO_END, TO_SHUT_DOWN, ClusterRoyaleState
from holdfast.kernel.bits import NONE, bit


def go_on(state: ClusterRoyaleState) -> None:
    """Let everything happen that waits for nobody's decision."""
    while not state.over and state.asked == 0:
        if state.losses.size > 0:
            next_loss(state)
        elif state.debt_left.value > 0:
            collect_debt(state)
        elif state.played.size > 0:
            state.move_top(state.played, state.discard)
        elif not resolve_event(state) and next_step(state):
            return
    if state.over:
        state.move_all(state.played, state.discard)


def collect_debt(state: ClusterRoyaleState) -> None:
    for card in HOOKS.collect_next:
        card.collect_next(state)


def resolve_event(state: ClusterRoyaleState) -> bool:
    """Events waiting resolve one by one, in seat order from the player on turn."""
    seat = next_surprised(state)
    if seat == NONE:
        state.chain.value = 0
        return False
    card = state.move(state.players[seat].waiting, 0, state.played)
    state.chain.value |= bit(state.face[card] - CARDS.first_event)
    state.tell(HAPPENED, card)
    CARDS.texts[state.face[card]].happen(state, seat)
    return True


def next_surprised(state: ClusterRoyaleState) -> i64:
    """Who drew the event that resolves next, or NONE."""
    seat = state.turn
    for _step in range(state.seats):
        if state.players[seat].waiting.size > 0:
            return seat
        seat += 1
        if seat == state.seats:
            seat = 0
    return NONE


def next_step(state: ClusterRoyaleState) -> bool:
    """Go on in the turn; true when it is for the player on turn to say what."""
    if not state.is_in(state.turn):
        state.extra_turns.value = 0
        end_turn(state)
    elif state.step.value == START:
        next_start(state)
    elif state.step.value == DRAW:
        next_ending(state)
    else:
        return True
    return False


def begin_turn(state: ClusterRoyaleState, seat: i64) -> None:
    state.turn = seat
    state.step.value = START
    state.ending.value = TO_DRAW
    state.used_this_turn.clear()
    state.started.value = 0
    expire_protection(state, seat)
    if state.no_attacks_after.value != NONE and state.no_attacks_after.value != seat:
        state.no_attacks_after.value = NONE
        state.no_attacks_now.value = 1
        state.tell(NO_ATTACKS, seat)
    if state.teams:
        state.rotation[seat & 1].value = next_of_team(state, seat & 1, seat)


def expire_protection(state: ClusterRoyaleState, seat: i64) -> None:
    """Protections end when a turn of their owner starts."""
    state.players[seat].protected.value = NONE
    state.players[seat].immune_to.value = 0


def next_start(state: ClusterRoyaleState) -> None:
    """The next “start of your turn” effect in cloud order; a debt outlives Sundar."""
    player = state.players[state.turn]
    left = player.powers.value & HOOKS.on_start & ~state.started.value
    for at in range(player.cloud.size if left else i64(0)):
        face = state.face[player.cloud.cards[at]]
        if left >> (face - CARDS.first_permanent) & 1:
            state.started.value |= bit(face - CARDS.first_permanent)
            CARDS.texts[face].on_start(state, state.turn)
            return
    if player.owes.value:
        for card in HOOKS.on_debt:
            card.on_debt(state, state.turn)
    else:
        state.step.value = DEPLOY


def next_ending(state: ClusterRoyaleState) -> None:
    """Draw; then, after the events that this brought, a system shutdown; then the turn ends."""
    if state.ending.value == TO_DRAW:
        state.ending.value = TO_SHUT_DOWN
        draw_step(state)
    elif state.ending.value == TO_SHUT_DOWN:
        state.ending.value = TO_END
        for card in HOOKS.on_end:
            card.on_end(state, state.turn)
    else:
        end_turn(state)


def draw_step(state: ClusterRoyaleState) -> None:
    if state.used_this_turn.count(SKIPPED_DRAW) > 0:
        state.tell(NO_DRAW, state.turn)
        return
    player = state.players[state.turn]
    if player.powers.value & HOOKS.on_draw_step:
        for at in range(player.cloud.size):
            if CARDS.texts[state.face[player.cloud.cards[at]]].on_draw_step(state, state.turn):
                return
    draw_cards(state, state.turn, 1)


def end_turn(state: ClusterRoyaleState) -> None:
    state.players[state.turn].destroyed_since.value = 0
    state.no_attacks_now.value = 0
    state.ending.value = TO_DRAW
    state.count_turn()
    if state.over:
        return
    if state.extra_turns.value > 0:
        state.extra_turns.value -= 1
        state.tell(EXTRA_TURN, state.turn)
        begin_turn(state, state.turn)
    else:
        begin_turn(state, next_player(state))


def next_player(state: ClusterRoyaleState) -> i64:
    """Whose turn is next; those who must skip a turn are passed over."""
    seat = next_in_order(state, state.turn)
    while state.players[seat].skips.value:
        state.players[seat].skips.value = 0
        state.tell(SKIPPED, seat)
        if state.teams:
            state.rotation[seat & 1].value = next_of_team(state, seat & 1, seat)
        seat = next_in_order(state, seat)
    return seat


def next_in_order(state: ClusterRoyaleState, seat: i64) -> i64:
    return state.rotation[1 - (seat & 1)].value if state.teams else state.next_seat(seat)
