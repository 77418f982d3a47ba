"""What can be said, asked and told at a table of Royal Family."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.royal_family.cards import CASTLES, ROYALS
from holdfast.kernel.kinds import events, prompts
from holdfast.kernel.phrases import Verbs, places, words

SOURCES: Final = words("deck", "pile1", "pile2", "pile3")
AGES_OF_THE_WORLD: Final = words("revolution", "oppression")

VERBS: Final = Verbs(pile=places(3), castle=CASTLES, card=ROYALS)
DRAW: Final[i64] = VERBS.add("draw", touch="deck")
TAKE: Final[i64] = VERBS.add("take {pile}", touch="pile{pile}")
FORTIFY: Final[i64] = VERBS.add("fortify", touch="card {me}")
ATTACK: Final[i64] = VERBS.add("attack {castle}", touch="card {castle}.ace", costly=True)
KILL: Final[i64] = VERBS.add("attack {castle} kill {card}", touch="card {card} discard", costly=True)
CAPTURE: Final[i64] = VERBS.add("attack {castle} capture {card}", touch="card {card} {me}", costly=True)
RESCUE: Final[i64] = VERBS.add("attack {castle} rescue {card}", touch="card {castle}.dungeon", costly=True)
CROWN: Final[i64] = VERBS.add("crown", touch="card {me}")
KIDNAP: Final[i64] = VERBS.add("kidnap {castle}", touch="card {castle}.dungeon", costly=True)
HOLD: Final[i64] = VERBS.add("hold", touch="card {me}")
ASSASSINATE: Final[i64] = VERBS.add("assassinate {card}", touch="card {card}", costly=True)
LOSE_ROYAL: Final[i64] = VERBS.add("lose {card}", touch="card {card}", name="lose-royal")
LOSE_STRENGTH: Final[i64] = VERBS.add("lose {castle}", touch="card {castle}.ace", name="lose-strength")
FIELD: Final[i64] = VERBS.add("field {pile}", touch="card pile{pile}")
BURY: Final[i64] = VERBS.add("bury", touch="card discard")
PASS: Final[i64] = VERBS.add("pass")

PROMPTS: Final = prompts()
TAKE_A_CARD: Final[i64] = PROMPTS.add("take", implied=True)
USE_THE_CARD: Final[i64] = PROMPTS.add("use", implied=True)
SURPRISE: Final[i64] = PROMPTS.add("surprise", implied=True)

EVENTS: Final = events(castle=CASTLES, age=AGES_OF_THE_WORLD)
FLOPPED: Final[i64] = EVENTS.add("flopped {first:card} {second:card} {third:card}")
STARTED_OVER: Final[i64] = EVENTS.add("started_over")
RESHUFFLED: Final[i64] = EVENTS.add("reshuffled")
ROUND_BEGAN: Final[i64] = EVENTS.add("round_began {round} {seat}")
AGE_TURNED: Final[i64] = EVENTS.add("age_turned {card} {age} {seat}")
DREW: Final[i64] = EVENTS.add("drew {seat} {card}")
TOOK: Final[i64] = EVENTS.add("took {seat} {card} {pile}")
FORTIFIED: Final[i64] = EVENTS.add("fortified {seat} {card} {castle} {old:card}")
BATTERED: Final[i64] = EVENTS.add("battered {seat} {card} {castle} {damage}")
BREACHED: Final[i64] = EVENTS.add("breached {seat} {card} {castle} {fort:card}")
HURT: Final[i64] = EVENTS.add("hurt {seat} {card} {castle} {damage}")
RAIDED: Final[i64] = EVENTS.add("raided {seat} {card} {castle}")
RESCUED: Final[i64] = EVENTS.add("rescued {seat} {card} {castle}")
KILLED: Final[i64] = EVENTS.add("killed {seat} {card} {castle}")
CAPTURED: Final[i64] = EVENTS.add("captured {seat} {card} {castle}")
CROWNED: Final[i64] = EVENTS.add("crowned {seat} {card} {castle}")
JOINED: Final[i64] = EVENTS.add("joined {seat} {card} {castle}")
KIDNAPPED: Final[i64] = EVENTS.add("kidnapped {seat} {card} {castle}")
HELD: Final[i64] = EVENTS.add("held {seat} {card}")
ASSASSINATED: Final[i64] = EVENTS.add("assassinated {seat} {card} {assassin:card}")
SURPRISED: Final[i64] = EVENTS.add("surprised {seat} {card}")
LOST_ROYAL: Final[i64] = EVENTS.add("lost_royal {seat} {card}")
LOST_STRENGTH: Final[i64] = EVENTS.add("lost_strength {seat} {castle} {damage}")
FREED: Final[i64] = EVENTS.add("freed {seat} {card}")
SCATTERED: Final[i64] = EVENTS.add("scattered {seat} {card}")
FELL: Final[i64] = EVENTS.add("fell {seat} {castle}")
FIELDED: Final[i64] = EVENTS.add("fielded {seat} {card} {pile}")
BURIED: Final[i64] = EVENTS.add("buried {seat} {card}")
PASSED: Final[i64] = EVENTS.add("passed {seat}")
