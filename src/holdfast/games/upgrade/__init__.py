"""Upgrade, a bluffing duel for two to eight players, after the game by Josh Grunik and friends."""

from holdfast.games.upgrade.options import UpgradeOptions
from holdfast.games.upgrade.rules import EVENTS, PROMPTS, VERBS, bare
from holdfast.games.upgrade.table import lay
from holdfast.kernel import Game
from holdfast.kernel.cards import PLAYING_CARDS

GAME = Game(
    name="upgrade",
    version=1,
    seats=range(2, 9),
    options=UpgradeOptions,
    faces=PLAYING_CARDS,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    bare=bare,
    lay=lay,
    package=__name__,
)
