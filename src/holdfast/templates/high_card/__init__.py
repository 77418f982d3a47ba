"""High Card: again and again everyone lays a card at once, and the highest takes the trick."""

from holdfast.kernel import Game, Positions, Rules, SearchSpec, Vocabulary

from . import position
from .heuristics import HighCardHeuristics
from .options import HighCardOptions
from .phrases import EVENTS, PROMPTS, VERBS
from .rules import HighCard

GAME = Game(
    rules=Rules(
        name="high_card",
        seats=range(2, 5),
        state=HighCard,
        package=__name__,
        positions=Positions(position.complete),
    ),
    options=HighCardOptions,
    vocabulary=Vocabulary(VERBS, EVENTS, PROMPTS),
    search=SearchSpec(heuristics=HighCardHeuristics()),
)
