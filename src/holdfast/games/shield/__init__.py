"""Shield, a brawl behind shields for two to twelve players; the winner of a round writes a rule for the next ones."""

from holdfast.games.shield import effect_notation
from holdfast.games.shield.features import FEATURES
from holdfast.games.shield.look import LIVERY
from holdfast.games.shield.options import ShieldOptions
from holdfast.games.shield.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.shield.rules import Shield
from holdfast.kernel import Dialect, Game, Habits, Laws
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
    habits=Habits(moves_ahead=1, samples=4, explore=0.5, squash=4.5, squash_many=8.0, long=250, patience=2.0),
    dialect=Dialect(effect_notation.write, effect_notation.read),
    laws=Laws(texts="rules", prompt="writing", verb="rule", wrote="wrote"),
    features=FEATURES,
    livery=LIVERY,
    minutes=20,
    package=__name__,
)
