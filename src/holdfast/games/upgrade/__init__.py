"""Upgrade, a bluffing duel for two to twelve players, after the game by Josh Grunik and friends."""

from holdfast.games.upgrade.features import FEATURES
from holdfast.games.upgrade.look import LIVERY
from holdfast.games.upgrade.options import UpgradeOptions
from holdfast.games.upgrade.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.upgrade.rules import Upgrade
from holdfast.games.upgrade.tells import TELLS
from holdfast.kernel import Game, SearchConfig
from holdfast.kernel.cards import PLAYING_CARDS

GAME = Game(
    name="upgrade",
    version=2,
    seats=range(2, 13),
    options=UpgradeOptions,
    faces=PLAYING_CARDS,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    table=Upgrade,
    habits=SearchConfig(rollout_moves=1, exploration=1.0, long_game=100, budget=0.4, budget_many=0.4),
    features=FEATURES,
    tells=TELLS,
    livery=LIVERY,
    effort=1,
    minutes=15,
    package=__name__,
)
