"""The scenes on the cards of Cluster Royale, read when one of them is drawn."""

from __future__ import annotations

from typing import Final

from holdfast.games.cluster_royale.scenes.blows import BLOWS
from holdfast.games.cluster_royale.scenes.business import BUSINESS
from holdfast.games.cluster_royale.scenes.checks import CHECKS
from holdfast.games.cluster_royale.scenes.clusters import BACK, CLUSTERS, EXPLOITS
from holdfast.games.cluster_royale.scenes.crises import CRISES
from holdfast.games.cluster_royale.scenes.dashboards import DASHBOARDS
from holdfast.games.cluster_royale.scenes.founders import FOUNDERS
from holdfast.games.cluster_royale.scenes.guards import GUARDS
from holdfast.games.cluster_royale.scenes.heads import HEADS
from holdfast.games.cluster_royale.scenes.notices import NOTICES
from holdfast.games.cluster_royale.scenes.shelters import SHELTERS
from holdfast.games.cluster_royale.scenes.tools import TOOLS
from holdfast.games.cluster_royale.scenes.tricks import TRICKS
from holdfast.scenery.scene import SceneBook

SCENES: Final = SceneBook(
    faces={
        **TRICKS,
        **BLOWS,
        **SHELTERS,
        **CHECKS,
        **GUARDS,
        **DASHBOARDS,
        **TOOLS,
        **FOUNDERS,
        **HEADS,
        **CRISES,
        **NOTICES,
        **BUSINESS,
        **CLUSTERS,
        **EXPLOITS,
    },
    backs={2: BACK},
)
