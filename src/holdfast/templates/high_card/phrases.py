"""What can be said, asked and told at a table of High Card."""

from __future__ import annotations

from holdfast.kernel import BlankWords, Verbs, events, prompts
from holdfast.kernel.cards import PLAYING_CARDS

VERBS = Verbs(card=BlankWords(PLAYING_CARDS))
LAY = VERBS.add("lay {card}", touch="{me}.hand:{card}")

PROMPTS = prompts()
TRICK = PROMPTS.add("trick", implied=True, answer="chosen")

EVENTS = events()
LAID = EVENTS.add("laid {seat} {card}")
WON = EVENTS.add("won {seat}")
