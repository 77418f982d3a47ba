"""How well a seat is doing in Shield."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.shield.table import Player, ShieldTable


def evaluation(table: ShieldTable, seat: i64) -> float:
    """Rounds won first; then one's share of all the strength left in this round."""
    table.keep_law_book()
    mine = 0.0
    total = 0.001
    for other in range(table.seats):
        if table.is_in(other):
            share = strength(table, table.players[other])
            total += share
            if other == seat:
                mine = share
    rounds = float(table.players[seat].rounds_won.value) / float(table.rounds_to_win)
    return 0.5 * rounds + 0.9 * mine / total - 0.4


def strength(table: ShieldTable, player: Player) -> float:
    """Life weighs most; a charged card promises about half an attack, if it is not lost first."""
    life = float(table.life_total(player))
    wall = float(table.shield_value(player))
    return 4.0 + 2.0 * life + 0.8 * wall + 3.0 * table.law_book.charge_worth * float(player.charged.size)
