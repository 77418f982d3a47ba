"""Cluster Royale, a fight of clouds for two to four players or two teams, after the open source game by Sysdig."""

from holdfast.games.cluster_royale.cards import BOX, FACES
from holdfast.games.cluster_royale.features import FEATURES
from holdfast.games.cluster_royale.look import LIVERY, LOOKS
from holdfast.games.cluster_royale.options import ClusterRoyaleOptions
from holdfast.games.cluster_royale.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.cluster_royale.position import DIALECT
from holdfast.games.cluster_royale.rules import ClusterRoyale
from holdfast.kernel import Game, SearchConfig

GAME = Game(
    name="cluster_royale",
    version=3,
    seats=range(2, 7),
    options=ClusterRoyaleOptions,
    faces=FACES,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    table=ClusterRoyale,
    habits=SearchConfig(
        rollout_moves=3,
        temperature=1 / 3.5,
        temperature_many=1 / 5,
        bluffs=("choose-cluster", "reveal", "discard", "pass"),
        budget=2.0,
        budget_many=0.5,
    ),
    features=FEATURES,
    livery=LIVERY,
    effort=3,
    package=__name__,
    box=BOX,
    look=LOOKS,
    dialect=DIALECT,
)
