"""Whether chance may be explicit: a deck that nobody has looked into has no order that could matter."""

from __future__ import annotations

from importlib.util import find_spec

from holdfast.adapters.setting import Setting
from holdfast.kernel import SPECTATOR, Chance, HoldfastError, observe

PLAYS, MOST_MOVES = 5, 200


def is_order_free(setting: Setting, seed: int) -> bool | None:
    """Play some games twice, from decks in two orders, with the same cards drawn; None without OpenSpiel's library."""
    if find_spec("pyspiel") is None:
        return None
    return all(_same(setting, seed + number) for number in range(PLAYS))


def _same(setting: Setting, seed: int) -> bool:
    from holdfast.adapters.openspiel.play import EXPLICIT, Course, Play

    one, other = (Play(Course(setting, EXPLICIT, MOST_MOVES, order)) for order in (1, 2))
    luck = Chance(seed)
    viewers = [*range(setting.seats), int(SPECTATOR)]
    while not one.is_over():
        if one.outcomes() != other.outcomes() or one.legal_actions() != other.legal_actions():
            return False
        if one.luck is not None:
            outcome = one.outcomes()[luck.below(len(one.outcomes()))][0]
            one.bring(outcome)
            other.bring(outcome)
            continue
        assert one.table is not None and other.table is not None
        for seat in viewers:
            if observe(one.table, seat) != observe(other.table, seat):
                return False
        action = one.legal_actions()[luck.below(len(one.legal_actions()))]
        try:
            one.act(action)
            other.act(action)
        except HoldfastError:
            return False
    return other.is_over() and one.returns() == other.returns()
