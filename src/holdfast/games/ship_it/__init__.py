"""Ship IT!, a race to production for two to four players, after version 0.0.2 of the game by Nikita Sobolev."""

from holdfast.games.ship_it.cards import BOX, FACES
from holdfast.games.ship_it.features import FEATURES
from holdfast.games.ship_it.look import LIVERY, LOOK
from holdfast.games.ship_it.options import ShipItOptions
from holdfast.games.ship_it.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.ship_it.position import DIALECT
from holdfast.games.ship_it.rules import ShipIt
from holdfast.kernel import Exchange, Game, SearchConfig

GAME = Game(
    name="ship_it",
    version=2,
    edition="0.0.2, January 2024",
    seats=range(2, 5),
    last_deals=True,
    options=ShipItOptions,
    faces=FACES,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    table=ShipIt,
    habits=SearchConfig(
        temperature=1 / 6,
        temperature_many=1 / 9,
        budget_many=0.3,
        bluffs=("give",),
        offers=("trade", "trade-all"),
        refusals=("decline",),
    ),
    box=BOX,
    look=LOOK,
    dialect=DIALECT,
    exchange=Exchange(
        offers=("trade", "trade-all"),
        by="trade.from",
        to="trade.to",
        gives="trade.give",
        takes="trade.take",
        laid="laid",
        laying="laying",
        received="received",
    ),
    features=FEATURES,
    livery=LIVERY,
    package=__name__,
)
