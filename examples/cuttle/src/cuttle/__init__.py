"""Cuttle, a duel with fifty-two cards: points on the table, and a trick in every rank."""

from holdfast.kernel import Game, Positions, Presentation, Rules, SearchSpec, Vocabulary

from . import position
from .features import FEATURES
from .heuristics import CuttleHeuristics
from .options import CuttleOptions
from .phrases import EVENTS, PROMPTS, VERBS
from .rules import Cuttle
from .theme import THEME

GAME = Game(
    rules=Rules(
        name="cuttle",
        seats=range(2, 3),
        state=Cuttle,
        package=__name__,
        positions=Positions(position.complete),
    ),
    options=CuttleOptions,
    vocabulary=Vocabulary(VERBS, EVENTS, PROMPTS),
    presentation=Presentation(theme=THEME, difficulty=2, minutes=15),
    search=SearchSpec(heuristics=CuttleHeuristics(), features=FEATURES),
)
