"""Ship IT!, a race to production for two to four players, after version 0.0.2 of the game by Nikita Sobolev."""

from holdfast.games.ship_it import position
from holdfast.games.ship_it.box import BOX, CARDS, FACES
from holdfast.games.ship_it.features import FEATURES
from holdfast.games.ship_it.heuristics import ShipItHeuristics
from holdfast.games.ship_it.options import ShipItOptions
from holdfast.games.ship_it.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.ship_it.rules import ShipIt
from holdfast.games.ship_it.speech import Talk
from holdfast.games.ship_it.theme import CARD_STYLES, THEME
from holdfast.kernel import (
    Exchange,
    Extensions,
    Game,
    Positions,
    Presentation,
    Rules,
    SearchConfig,
    SearchSpec,
    Vocabulary,
)

GAME = Game(
    rules=Rules(
        name="ship_it",
        version=2,
        edition="0.0.2, January 2024",
        seats=range(2, 5),
        state=ShipIt,
        package=__name__,
        last_deals=True,
        positions=Positions(position.complete, position.write, position.read),
    ),
    options=ShipItOptions,
    vocabulary=Vocabulary(VERBS.verbs(CARDS), EVENTS, PROMPTS, FACES, BOX),
    presentation=Presentation(theme=THEME, card_style=CARD_STYLES, scenes="holdfast.games.ship_it.scenes"),
    search=SearchSpec(
        config=SearchConfig(
            temperature=1 / 6,
            temperature_many=1 / 9,
            budget_many=0.3,
            bluffs=("give",),
            offers=("trade", "trade-all"),
            refusals=("decline",),
        ),
        heuristics=ShipItHeuristics(),
        features=FEATURES,
    ),
    extensions=Extensions(
        speech=Talk(),
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
    ),
)
