"""Charged cards: they lie face down until an attack uses them, or something turns them up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.kernel.bits import bit

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState


def discard_charged(state: ShieldState, seat: i64, event: i64) -> None:
    """All charged cards of a seat are turned up and discarded, oldest first."""
    charged = state.players[seat].charged
    while charged.size > 0:
        state.tell(event, seat, state.move(charged, 0, state.discard))


def hidden_cards(state: ShieldState, seat: i64) -> i64:
    """The places of charged cards that lie face down, one bit each."""
    charged = state.players[seat].charged
    places: i64 = 0
    for at in range(charged.size):
        if not state.lies_open(charged.cards[at]):
            places |= bit(at)
    return places
