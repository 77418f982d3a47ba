"""How a turn goes, step by step, and what waits for what."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.card import HOOKS
from holdfast.games.cluster_royale.cards import CARDS, SKIPPED_DRAW
from holdfast.games.cluster_royale.destruction import next_loss
from holdfast.games.cluster_royale.hands import draw_cards
from holdfast.games.cluster_royale.phrases import EXTRA_TURN, HAPPENED, NO_ATTACKS, NO_DRAW, SKIPPED
from holdfast.games.cluster_royale.rows import from_turn, next_of_team
from holdfast.games.cluster_royale.table import DEPLOY, DRAW, START, TO_DRAW, TO_END, TO_SHUT_DOWN, ClusterTable
from holdfast.kernel.bits import NONE, bit


def go_on(table: ClusterTable) -> None:
    """Let everything happen that waits for nobody's decision."""
    while not table.over and table.asked == 0:
        if table.losses.size > 0:
            next_loss(table)
        elif table.debt_left.value > 0:
            collect_debt(table)
        elif table.played.size > 0:
            table.move_top(table.played, table.discard)
        elif not resolve_event(table) and next_step(table):
            return
    if table.over:
        table.move_all(table.played, table.discard)


def collect_debt(table: ClusterTable) -> None:
    for card in HOOKS.collect_next:
        card.collect_next(table)


def resolve_event(table: ClusterTable) -> bool:
    """Events waiting resolve one by one, in seat order from the player on turn."""
    players = table.players
    for step in range(table.seats):
        seat = from_turn(table, step)
        waiting = players[seat].waiting
        if waiting.size > 0:
            card = table.move(waiting, 0, table.played)
            table.chain.value |= bit(table.face[card] - CARDS.first_event)
            table.tell(HAPPENED, card)
            CARDS.texts[table.face[card]].happen(table, seat)
            return True
    table.chain.value = 0
    return False


def next_step(table: ClusterTable) -> bool:
    """Go on in the turn; true when it is for the player on turn to say what."""
    if not table.is_in(table.turn):
        table.extra_turns.value = 0
        end_turn(table)
    elif table.step.value == START:
        next_start(table)
    elif table.step.value == DRAW:
        next_ending(table)
    else:
        return True
    return False


def begin_turn(table: ClusterTable, seat: i64) -> None:
    table.turn = seat
    table.step.value = START
    table.ending.value = TO_DRAW
    table.used_this_turn.clear()
    table.started.value = 0
    expire_protection(table, seat)
    if table.no_attacks_after.value != NONE and table.no_attacks_after.value != seat:
        table.no_attacks_after.value = NONE
        table.no_attacks_now.value = 1
        table.tell(NO_ATTACKS, seat)
    if table.teams:
        table.rotation[seat & 1].value = next_of_team(table, seat & 1, seat)


def expire_protection(table: ClusterTable, seat: i64) -> None:
    """Protections end when a turn of their owner starts."""
    table.players[seat].protected.value = NONE
    table.players[seat].immune_to.value = 0


def next_start(table: ClusterTable) -> None:
    """The next “start of your turn” effect in cloud order; a debt outlives Sundar."""
    player = table.players[table.turn]
    left = player.powers.value & HOOKS.on_start & ~table.started.value
    for at in range(player.cloud.size if left else i64(0)):
        face = table.face[player.cloud.cards[at]]
        if left >> (face - CARDS.first_permanent) & 1:
            table.started.value |= bit(face - CARDS.first_permanent)
            CARDS.texts[face].on_start(table, table.turn)
            return
    if player.owes.value:
        for card in HOOKS.on_debt:
            card.on_debt(table, table.turn)
    else:
        table.step.value = DEPLOY


def next_ending(table: ClusterTable) -> None:
    """Draw; then, after the events that this brought, a system shutdown; then the turn ends."""
    if table.ending.value == TO_DRAW:
        table.ending.value = TO_SHUT_DOWN
        draw_step(table)
    elif table.ending.value == TO_SHUT_DOWN:
        table.ending.value = TO_END
        for card in HOOKS.on_end:
            card.on_end(table, table.turn)
    else:
        end_turn(table)


def draw_step(table: ClusterTable) -> None:
    if table.used_this_turn.count(SKIPPED_DRAW) > 0:
        table.tell(NO_DRAW, table.turn)
        return
    player = table.players[table.turn]
    if player.powers.value & HOOKS.on_draw_step:
        for at in range(player.cloud.size):
            if CARDS.texts[table.face[player.cloud.cards[at]]].on_draw_step(table, table.turn):
                return
    draw_cards(table, table.turn, 1)


def end_turn(table: ClusterTable) -> None:
    table.players[table.turn].destroyed_since.value = 0
    table.no_attacks_now.value = 0
    table.ending.value = TO_DRAW
    table.count_turn()
    if table.over:
        return
    if table.extra_turns.value > 0:
        table.extra_turns.value -= 1
        table.tell(EXTRA_TURN, table.turn)
        begin_turn(table, table.turn)
    else:
        begin_turn(table, next_player(table))


def next_player(table: ClusterTable) -> i64:
    """Whose turn is next; those who must skip a turn are passed over."""
    seat = next_in_order(table, table.turn)
    while table.players[seat].skips.value:
        table.players[seat].skips.value = 0
        table.tell(SKIPPED, seat)
        if table.teams:
            table.rotation[seat & 1].value = next_of_team(table, seat & 1, seat)
        seat = next_in_order(table, seat)
    return seat


def next_in_order(table: ClusterTable, seat: i64) -> i64:
    return table.rotation[1 - (seat & 1)].value if table.teams else table.next_seat(seat)
