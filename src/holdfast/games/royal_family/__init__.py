"""Royal Family, a siege for two players, after the open table top game of the same name."""

from holdfast.games.royal_family.cards import FACES
from holdfast.games.royal_family.features import FEATURES
from holdfast.games.royal_family.look import LIVERY
from holdfast.games.royal_family.options import RoyalFamilyOptions
from holdfast.games.royal_family.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.royal_family.position import read_aces, write_aces
from holdfast.games.royal_family.rules import RoyalFamily
from holdfast.kernel import Dialect, Game, SearchConfig

GAME = Game(
    name="royal_family",
    version=1,
    edition="the first two rule books",
    seats=range(2, 3),
    options=RoyalFamilyOptions,
    faces=FACES,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    table=RoyalFamily,
    habits=SearchConfig(rollout_moves=2, exploration=0.3, temperature=1 / 2.5, long_game=200),
    features=FEATURES,
    livery=LIVERY,
    effort=3,
    package=__name__,
    dialect=Dialect(write_aces, read_aces),
)
