"""Shield, a brawl behind shields for two to twelve players; the winner of a round writes a rule for the next ones."""

from holdfast.games.shield import dialect
from holdfast.games.shield.features import FEATURES
from holdfast.games.shield.look import LIVERY
from holdfast.games.shield.options import ShieldOptions
from holdfast.games.shield.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.shield.rules import Shield
from holdfast.kernel import Dialect, Game, Laws, SearchConfig
from holdfast.kernel.cards import PLAYING_CARDS

GAME = Game(
    name="shield",
    version=3,
    seats=range(2, 13),
    advised=range(4, 13),
    options=ShieldOptions,
    faces=PLAYING_CARDS,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    table=Shield,
    habits=SearchConfig(
        rollout_moves=1,
        rollout_samples=4,
        exploration=0.5,
        temperature=1 / 4.5,
        temperature_many=1 / 8,
        long_game=250,
        budget=2.0,
    ),
    dialect=Dialect(dialect.write, dialect.read),
    laws=Laws(texts="rules", prompt="writing", verb="rule", wrote="wrote"),
    features=FEATURES,
    livery=LIVERY,
    minutes=20,
    package=__name__,
)
