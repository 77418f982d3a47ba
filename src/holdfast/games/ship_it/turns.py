"""How a turn goes, and how the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it.cards import CARDS
from holdfast.games.ship_it.phrases import CHOICE, EVENTS_STEP, LEFT_OVER, NEXT, THIS, WON
from holdfast.games.ship_it.piles import draw_card
from holdfast.games.ship_it.production import forget_cache, needed
from holdfast.games.ship_it.table import Player, ShipItTable
from holdfast.kernel.bits import EVERYONE, NONE, bit


def begin_turn(table: ShipItTable) -> None:
    """What waited for this turn holds in it; a card is drawn."""
    player = table.players[table.turn]
    if player.no_deploy.value == NEXT:
        player.no_deploy.value = THIS
    player.repair.value |= player.repair_next.value
    player.repair_next.value = 0
    table.done.clear()
    table.step.value = EVENTS_STEP
    draw_card(table, table.turn)


def go_on(table: ShipItTable) -> None:
    """What happens by itself, until somebody is asked: waiting events, then the next step or the next turn."""
    while not table.asked and not table.over:
        if table.events.size > 0:
            CARDS.texts[table.face[table.events.cards[0]]].happen(table, table.turn)
        elif table.step.value != EVENTS_STEP:
            return
        elif table.done.drew.value:
            end_turn(table)
        else:
            table.step.value = CHOICE


def draw_and_end(table: ShipItTable) -> None:
    table.done.drew.value = 1
    table.step.value = EVENTS_STEP
    draw_card(table, table.turn)


def end_turn(table: ShipItTable) -> None:
    player = table.players[table.turn]
    player.repair.value = 0
    if player.no_deploy.value == THIS:
        player.no_deploy.value = NONE
    if needed(table, table.turn) == 3:
        win(table, table.turn)
    table.count_turn()
    if table.over:
        count_scores(table)
    else:
        table.turn = table.next_seat(table.turn)
        begin_turn(table)


def win(table: ShipItTable, seat: i64) -> None:
    player = table.players[seat]
    architecture = player.architecture.top()
    table.show(architecture, EVERYONE)
    table.tell(WON, seat, architecture)
    if table.play_on:
        leave(table, seat, player)
    else:
        table.winner.value = seat
        table.over = True


def leave(table: ShipItTable, seat: i64, player: Player) -> None:
    table.move_all(player.hand, table.discard)
    table.move_all(player.production, table.discard)
    player.repair_next.value = 0
    forget_cache(player)
    table.eliminate(bit(seat))
    if table.over:
        table.tell(LEFT_OVER, table.next_seat(seat))


def count_scores(table: ShipItTable) -> None:
    for seat in range(table.seats):
        table.players[seat].score.value = needed(table, seat)
