"""Upgrade, a bluffing duel for two to twelve players, after the game by Josh Grunik and friends."""

from holdfast.games.upgrade import position
from holdfast.games.upgrade.etiquette import Bowing
from holdfast.games.upgrade.features import FEATURES
from holdfast.games.upgrade.heuristics import UpgradeHeuristics
from holdfast.games.upgrade.options import UpgradeOptions
from holdfast.games.upgrade.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.upgrade.rules import Upgrade
from holdfast.games.upgrade.tells import TELLS
from holdfast.games.upgrade.theme import THEME
from holdfast.kernel import Extensions, Game, Positions, Presentation, Rules, SearchConfig, SearchSpec, Vocabulary

GAME = Game(
    rules=Rules(
        name="upgrade",
        version=2,
        seats=range(2, 13),
        state=Upgrade,
        package=__name__,
        positions=Positions(position.complete),
    ),
    options=UpgradeOptions,
    vocabulary=Vocabulary(VERBS, EVENTS, PROMPTS),
    presentation=Presentation(theme=THEME, difficulty=1, minutes=15),
    search=SearchSpec(
        config=SearchConfig(rollout_moves=1, exploration=1.0, long_game=100, budget=0.4, budget_many=0.4),
        heuristics=UpgradeHeuristics(),
        features=FEATURES,
        tells=TELLS,
    ),
    extensions=Extensions(gestures=Bowing()),
)
