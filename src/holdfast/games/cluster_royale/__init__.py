"""Cluster Royale, a fight of clouds for two to four players or two teams, after the open source game by Sysdig."""

from holdfast.games.cluster_royale import position
from holdfast.games.cluster_royale.cards import BOX, FACES
from holdfast.games.cluster_royale.features import FEATURES
from holdfast.games.cluster_royale.heuristics import ClusterRoyaleHeuristics
from holdfast.games.cluster_royale.look import LIVERY, LOOKS
from holdfast.games.cluster_royale.options import ClusterRoyaleOptions
from holdfast.games.cluster_royale.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.cluster_royale.rules import ClusterRoyale
from holdfast.kernel import Game, Habits, Positions, Presentation, Rules, Search, Vocabulary

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
    vocabulary=Vocabulary(VERBS, EVENTS, PROMPTS, FACES, BOX),
    presentation=Presentation(livery=LIVERY, look=LOOKS, difficulty=3),
    search=Search(
        config=Habits(
            moves_ahead=3,
            squash=3.5,
            squash_many=5.0,
            bluffs=("choose-cluster", "reveal", "discard", "pass"),
            patience=2.0,
            patience_many=0.5,
        ),
        heuristics=ClusterRoyaleHeuristics(),
        features=FEATURES,
    ),
)
