"""Shield, a brawl behind shields for two to twelve players; the winner of a round writes a rule for the next ones."""

from holdfast.games.shield import effect_notation, position
from holdfast.games.shield.features import FEATURES
from holdfast.games.shield.heuristics import ShieldHeuristics
from holdfast.games.shield.options import ShieldOptions
from holdfast.games.shield.phrases import EVENTS, PROMPTS, VERBS
from holdfast.games.shield.rules import Shield
from holdfast.games.shield.speech import ShieldSpeech
from holdfast.games.shield.theme import THEME
from holdfast.kernel import Extensions, Game, Laws, Positions, Presentation, Rules, SearchConfig, SearchSpec, Vocabulary

GAME = Game(
    rules=Rules(
        name="shield",
        version=3,
        seats=range(2, 13),
        state=Shield,
        package=__name__,
        positions=Positions(position.complete, effect_notation.write, effect_notation.read),
    ),
    options=ShieldOptions,
    vocabulary=Vocabulary(VERBS, EVENTS, PROMPTS),
    presentation=Presentation(theme=THEME, minutes=20, advised=range(4, 13)),
    search=SearchSpec(
        config=SearchConfig(
            rollout_moves=1,
            rollout_samples=4,
            exploration=0.5,
            temperature=1 / 4.5,
            temperature_many=1 / 8,
            long_game=250,
            budget=2.0,
        ),
        heuristics=ShieldHeuristics(),
        features=FEATURES,
    ),
    extensions=Extensions(
        speech=ShieldSpeech(),
        laws=Laws(texts="rules", prompt="writing", verb="rule", wrote="wrote"),
    ),
)
