"""The scenes on the cards of Ship IT!, read when one of them is drawn."""

from __future__ import annotations

from typing import Final

from holdfast.games.ship_it.scenes.architectures import ARCHITECTURES, BACK
from holdfast.games.ship_it.scenes.attacks import ATTACKS
from holdfast.games.ship_it.scenes.defences import DEFENCES
from holdfast.games.ship_it.scenes.events import EVENTS
from holdfast.games.ship_it.scenes.exchanges import EXCHANGES
from holdfast.games.ship_it.scenes.finds import FINDS
from holdfast.games.ship_it.scenes.fronts import FRONTS
from holdfast.games.ship_it.scenes.metas import METAS
from holdfast.games.ship_it.scenes.stores import STORES
from holdfast.scenery.scene import SceneBook

SCENES: Final = SceneBook(
    faces={
        **ARCHITECTURES,
        **STORES,
        **FRONTS,
        **FINDS,
        **EXCHANGES,
        **ATTACKS,
        **DEFENCES,
        **METAS,
        **EVENTS,
    },
    backs={2: BACK},
)
