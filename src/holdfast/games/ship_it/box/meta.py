"""Meta cards. A sudo is played along with others."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it.card import MetaCard
from holdfast.games.ship_it.cards import EXTRA
from holdfast.games.ship_it.effects import DeployTwo, MergePiles
from holdfast.games.ship_it.state import ShipItState
from holdfast.games.ship_it.targets import ALONE


class Sudo(MetaCard):
    """Goes with an attack, or with a defence against an attack that has one."""

    slug = "sudo"
    copies = 5


class Merge(MetaCard):
    """Shuffle discard pile and deck together."""

    slug = "merge"
    labels = EXTRA
    option = "extra_cards"
    performed = True
    targets = (ALONE,)
    effect = MergePiles()


class Orchestrator(MetaCard):
    """You may deploy two components this turn."""

    slug = "orchestrator"
    copies = 2
    targets = (ALONE,)
    effect = DeployTwo()

    def is_playable(self, state: ShipItState, seat: i64) -> bool:
        return state.done.orchestrator.value == 0
