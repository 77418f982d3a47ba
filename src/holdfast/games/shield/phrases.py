"""What can be said, asked and told at a table of Shield."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.kernel.phrases import Verbs, places, words
from holdfast.kernel.schema import events, prompts

SHIELD_CARDS: Final[i64] = 2

VERBS: Final = Verbs(slot=places(2))
ATTACK: Final[i64] = VERBS.add("attack {seat}", touch="deck {seat}")
CHARGE: Final[i64] = VERBS.add("charge", touch="deck {me}.charged")
SWAP: Final[i64] = VERBS.add("swap {seat} s{slot}", touch="deck {seat}.shield.{slot}", name="swap")
RULE: Final[i64] = VERBS.add('rule "{text}"')
DECLINE: Final[i64] = VERBS.add("decline")
PASS: Final[i64] = VERBS.add("pass")

PHASES: Final = words("turn", "writing")
TURN: Final[i64] = 0
WRITING: Final[i64] = 1

PROMPTS: Final = prompts()
WRITING_A_RULE: Final[i64] = PROMPTS.add("writing", implied=True)

EVENTS: Final = events()
ROUND_BEGAN: Final[i64] = EVENTS.add("round_began {round} {seat}")
DEALT: Final[i64] = EVENTS.add("dealt {seat} {life:card} {first:card} {second:card}")
ATTACKED: Final[i64] = EVENTS.add("attacked {seat} {target:seat} {card}")
ATTACKED_WITHOUT: Final[i64] = EVENTS.add("attacked_without {seat} {target:seat}")
UNLEASHED: Final[i64] = EVENTS.add("unleashed {seat} {card}")
ABSORBED: Final[i64] = EVENTS.add("absorbed {seat} {target:seat} {force} {left}")
BROKE: Final[i64] = EVENTS.add("broke {seat} {target:seat} {force}")
WOUNDED: Final[i64] = EVENTS.add("wounded {seat} {target:seat} {force} {damage}")
LOST_CHARGE: Final[i64] = EVENTS.add("lost_charge {seat} {card}")
DREW_SHIELD: Final[i64] = EVENTS.add("drew_shield {seat} {card}")
CHARGED: Final[i64] = EVENTS.add("charged {seat} {card}")
SWAPPED: Final[i64] = EVENTS.add("swapped {seat} {target:seat} {card} {old:card}")
SWAPPED_OWN: Final[i64] = EVENTS.add("swapped_own {seat} {card} {old:card}")
FILLED: Final[i64] = EVENTS.add("filled {seat} {card}")
KNOCKED_OUT: Final[i64] = EVENTS.add("knocked_out {seat}")
ROUND_WON: Final[i64] = EVENTS.add("round_won {seat} {round}")
ROUND_DRAWN: Final[i64] = EVENTS.add("round_drawn {round}")
WROTE: Final[i64] = EVENTS.add("wrote {seat}")
DECLINED: Final[i64] = EVENTS.add("declined {seat}")
PASSED: Final[i64] = EVENTS.add("passed {seat}")
SKIPPED: Final[i64] = EVENTS.add("skipped {seat}")
RESHUFFLED: Final[i64] = EVENTS.add("reshuffled")
