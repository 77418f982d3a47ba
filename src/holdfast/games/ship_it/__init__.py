"""Ship IT!, a race to production for two to four players, after version 0.0.2 of the game by Nikita Sobolev."""

from holdfast.games.ship_it.cards import FACES
from holdfast.games.ship_it.look import look
from holdfast.games.ship_it.options import ShipItOptions
from holdfast.games.ship_it.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.ship_it.rules import bare
from holdfast.games.ship_it.table import lay
from holdfast.kernel import Game

GAME = Game(
    name="ship_it",
    version=1,
    seats=range(2, 5),
    last_deals=True,
    options=ShipItOptions,
    faces=FACES,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    bare=bare,
    lay=lay,
    look=look,
    package=__name__,
)
