"""What tells how good a hidden defence is in Upgrade: who wants to win makes it better, and leaves worse cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.upgrade.features import CARD
from holdfast.games.upgrade.state import UpgradeState
from holdfast.kernel.features import Features

TELLS: Final = Features()
DEFENCE: Final[i64] = TELLS.add("defence")
SQUARES: Final[i64] = TELLS.add("squares")
BELOW: Final[i64] = TELLS.add("below_put_aside")
SHORT: Final[i64] = TELLS.add("short_of_put_aside")


def tells(state: UpgradeState, seat: i64, into: vec[float]) -> None:
    player = state.players[seat]
    aside = player.put_aside.value
    for at in range(i64(len(into))):
        into[at] = 0.0
    for at in range(player.defence.size):
        value = state.value(player.defence.cards[at])
        into[DEFENCE] += float(value) / CARD
        into[SQUARES] += float(value * value) / (CARD * CARD)
        if value < aside:
            into[BELOW] += 1.0
            into[SHORT] += float(aside - value) / CARD
