"""What can be said, asked and told at a table of Upgrade."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.kernel.cards import PLAYING_CARDS
from holdfast.kernel.kinds import events, prompts
from holdfast.kernel.phrases import BlankWords, Verbs, places

VERBS: Final = Verbs(card=BlankWords(PLAYING_CARDS), slot=places(4))
OPEN: Final[i64] = VERBS.add("open {card}", touch="{me}.hand:{card}")
UPGRADE_ATTACK: Final[i64] = VERBS.add("upgrade a{slot}", touch="drawn {me}.attack.{slot}", name="upgrade-attack")
UPGRADE_DEFENCE: Final[i64] = VERBS.add("upgrade d{slot}", touch="drawn {me}.defence.{slot}", name="upgrade-defence")
ADD: Final[i64] = VERBS.add("upgrade +", touch="drawn {me}.attack", name="upgrade-add")
DISCARD: Final[i64] = VERBS.add("discard", touch="drawn discard")
ATTACK: Final[i64] = VERBS.add("attack {seat}", touch="drawn {seat}", costly=True)
PASS: Final[i64] = VERBS.add("pass")

PROMPTS: Final = prompts()
OPENING: Final[i64] = PROMPTS.add("opening", implied=True, answer="picked")

EVENTS: Final = events()
OPENED: Final[i64] = EVENTS.add("opened {seat} {card}")
DREW: Final[i64] = EVENTS.add("drew {seat} {card}")
IMPROVED_ATTACK: Final[i64] = EVENTS.add("improved_attack {seat} {card} {old:card}")
IMPROVED_DEFENCE: Final[i64] = EVENTS.add("improved_defence {seat} {card} {old:card}")
ADDED: Final[i64] = EVENTS.add("added {seat} {card}")
DISCARDED: Final[i64] = EVENTS.add("discarded {seat} {card}")
CHALLENGED: Final[i64] = EVENTS.add("challenged {seat} {target:seat} {force}")
REVEALED: Final[i64] = EVENTS.add("revealed {seat} {card}")
WON: Final[i64] = EVENTS.add("won {seat} {target:seat} {force} {wall}")
LOST: Final[i64] = EVENTS.add("lost {seat} {target:seat} {force} {wall}")
TIED: Final[i64] = EVENTS.add("tied {seat} {target:seat} {force}")
NEW_ATTACK: Final[i64] = EVENTS.add("new_attack {seat} {card}")
DREW_DEFENCE: Final[i64] = EVENTS.add("drew_defence {seat} {card}")
PASSED: Final[i64] = EVENTS.add("passed {seat}")
ELIMINATED: Final[i64] = EVENTS.add("eliminated {seat}")
BOWED: Final[i64] = EVENTS.add("bowed {seat}")
RESHUFFLED: Final[i64] = EVENTS.add("reshuffled")
