"""Royal Family, a siege for two players, after the open table top game of the same name."""

from holdfast.games.royal_family.cards import FACES
from holdfast.games.royal_family.options import RoyalFamilyOptions
from holdfast.games.royal_family.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.royal_family.rules import bare
from holdfast.games.royal_family.table import lay
from holdfast.kernel import Game

GAME = Game(
    name="royal_family",
    version=1,
    seats=range(2, 3),
    options=RoyalFamilyOptions,
    faces=FACES,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    bare=bare,
    lay=lay,
    package=__name__,
)
