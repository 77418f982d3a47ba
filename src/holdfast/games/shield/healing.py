"""Healing, and where it ends: not above a life of 20, and not late in a round, when everybody is too weary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.shield.phrases import HEALED, IN_FULL_HEALTH, TOO_WEARY

if TYPE_CHECKING:
    from holdfast.games.shield.state import Player, ShieldState

HEALED_TO: Final[i64] = 20
"""Healing never lifts a life total above this; one that is higher by other means stays."""
TURNS_FOR_EACH: Final[i64] = 10
"""Nothing heals once this many turns for each seat have been played in a round."""


def is_weary(state: ShieldState) -> bool:
    return state.round_turn.value >= TURNS_FOR_EACH * state.seats


def grows_weary(state: ShieldState) -> bool:
    """Whether the turn just played was the last one in which anything healed."""
    return state.law_book.heals and state.round_turn.value == TURNS_FOR_EACH * state.seats


def can_heal(state: ShieldState, player: Player) -> bool:
    return not is_weary(state) and state.life_total(player) < HEALED_TO


def heal(state: ShieldState, seat: i64, number: i64) -> None:
    """A seat heals by this much, or as far as it can; a player who cannot is told why."""
    player = state.players[seat]
    if is_weary(state):
        state.tell(TOO_WEARY, seat)
    elif not can_heal(state, player):
        state.tell(IN_FULL_HEALTH, seat)
    else:
        healed = min(number, HEALED_TO - state.life_total(player))
        player.life_damage.value -= healed
        state.tell(HEALED, seat, healed)
