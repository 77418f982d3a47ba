"""Royal Family, a siege for two players, after the open table top game of the same name."""

from holdfast.games.royal_family.cards import FACES
from holdfast.games.royal_family.features import FEATURES
from holdfast.games.royal_family.heuristics import RoyalFamilyHeuristics
from holdfast.games.royal_family.options import RoyalFamilyOptions
from holdfast.games.royal_family.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.royal_family.position import complete, read_aces, write_aces
from holdfast.games.royal_family.rules import RoyalFamily
from holdfast.games.royal_family.theme import THEME
from holdfast.kernel import Game, Positions, Presentation, Rules, SearchConfig, SearchSpec, Vocabulary

GAME = Game(
    rules=Rules(
        name="royal_family",
        version=1,
        edition="the first two rule books",
        seats=range(2, 3),
        state=RoyalFamily,
        package=__name__,
        positions=Positions(complete, write_aces, read_aces),
    ),
    options=RoyalFamilyOptions,
    vocabulary=Vocabulary(VERBS, EVENTS, PROMPTS, FACES),
    presentation=Presentation(theme=THEME, difficulty=3),
    search=SearchSpec(
        config=SearchConfig(rollout_moves=2, exploration=0.3, temperature=1 / 2.5, long_game=200),
        heuristics=RoyalFamilyHeuristics(),
        features=FEATURES,
    ),
)
