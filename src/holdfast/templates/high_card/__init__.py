"""High Card: again and again everyone lays a card at once, and the highest takes the trick."""

from holdfast.kernel import Game
from holdfast.kernel.cards import PLAYING_CARDS

from .options import HighCardOptions
from .phrases import EVENTS, PROMPTS, VERBS
from .rules import HighCard

GAME = Game(
    name="high_card",
    version=1,
    seats=range(2, 5),
    options=HighCardOptions,
    faces=PLAYING_CARDS,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    table=HighCard,
    package=__name__,
)
