"""Cuttle, a duel with fifty-two cards: points on the table, and a trick in every rank."""

from holdfast.kernel import Game
from holdfast.kernel.cards import PLAYING_CARDS

from .features import FEATURES
from .look import LIVERY
from .options import CuttleOptions
from .phrases import EVENTS, PROMPTS, VERBS
from .rules import Cuttle

GAME = Game(
    name="cuttle",
    version=1,
    seats=range(2, 3),
    options=CuttleOptions,
    faces=PLAYING_CARDS,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    table=Cuttle,
    package=__name__,
    features=FEATURES,
    livery=LIVERY,
    effort=2,
    minutes=15,
)
