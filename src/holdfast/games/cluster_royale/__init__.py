"""Cluster Royale, a fight of clouds for two to four players or two teams, after the open source game by Sysdig."""

from holdfast.games.cluster_royale import position
from holdfast.games.cluster_royale.box import BOX, CARDS, FACES
from holdfast.games.cluster_royale.features import FEATURES
from holdfast.games.cluster_royale.heuristics import ClusterRoyaleHeuristics
from holdfast.games.cluster_royale.options import ClusterRoyaleOptions
from holdfast.games.cluster_royale.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.cluster_royale.rules import ClusterRoyale
from holdfast.games.cluster_royale.theme import CARD_STYLES, THEME
from holdfast.kernel import Game, Positions, Presentation, Rules, SearchConfig, SearchSpec, Vocabulary

GAME = Game(
    rules=Rules(
        name="cluster_royale",
        version=3,
        seats=range(2, 7),
        state=ClusterRoyale,
        package=__name__,
        positions=Positions(position.complete, position.write, position.read),
    ),
    options=ClusterRoyaleOptions,
    vocabulary=Vocabulary(VERBS.verbs(CARDS), EVENTS, PROMPTS, FACES, BOX),
    presentation=Presentation(
        theme=THEME, card_style=CARD_STYLES, scenes="holdfast.games.cluster_royale.scenes", difficulty=3
    ),
    search=SearchSpec(
        config=SearchConfig(
            rollout_moves=3,
            temperature=1 / 3.5,
            temperature_many=1 / 5,
            bluffs=("choose-cluster", "reveal", "discard", "pass"),
            budget=2.0,
            budget_many=0.5,
        ),
        heuristics=ClusterRoyaleHeuristics(),
        features=FEATURES,
    ),
)
