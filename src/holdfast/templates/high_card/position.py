"""What a position of High Card may leave out, and what cannot be."""

from __future__ import annotations

from holdfast.kernel import NONE, PositionError, PositionReader

from .phrases import TRICK
from .rules import HighCard


def complete(state: HighCard, reader: PositionReader) -> None:
    """A position need not say who is asked: everybody who has not chosen a card."""
    if state.over:
        return
    sizes = {int(player.hand.size) for player in state.players}
    if len(sizes) > 1 or 0 in sizes:
        raise PositionError("hands_differ")
    waiting = [seat for seat, player in enumerate(state.players) if player.chosen.value == NONE]
    if not waiting:
        raise PositionError("all_have_chosen")
    state.ask(TRICK, sum(1 << seat for seat in waiting))
