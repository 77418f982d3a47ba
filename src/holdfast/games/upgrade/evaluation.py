"""How well a seat is doing in Upgrade."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.upgrade.state import UpgradeState


def evaluation(state: UpgradeState, seat: i64) -> float:
    """Tokens first; then a strong attack and, more so when tokens are low, a strong defence."""
    me = state.players[seat]
    total: i64 = 0
    for player in state.players:
        total += player.tokens.value
    tokens = float(me.tokens.value) / float(total)
    attack = float(state.sum(me.attack)) / float(10 * state.attack_row)
    defence = float(state.sum(me.defence)) / float(10 * state.defence_row)
    return 1.6 * tokens - 0.9 + 0.08 * attack + 0.12 * defence / float(me.tokens.value + 1)
