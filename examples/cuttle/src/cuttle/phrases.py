"""What can be said, asked and told at a table of Cuttle."""

from __future__ import annotations

from holdfast.kernel import BlankWords, Verbs, events, prompts
from holdfast.kernel.cards import PLAYING_CARDS

CARD = "{me}.hand:{card}|revealed:{card}"
"""A card is played from the hand, or from the deck by a seven."""
POINT_CARD = "p1.points:{target}|p2.points:{target}"
LASTING_CARD = f"p1.royals:{{target}}|p2.royals:{{target}}|{POINT_CARD}"


def cards(*ranks: str) -> tuple[str, ...]:
    return tuple(card for card in PLAYING_CARDS if card[:-1] in ranks)


POINTS = cards("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
"""What can lie for points, and so be scuttled and stolen."""

VERBS = Verbs(card=BlankWords(PLAYING_CARDS), target=BlankWords(PLAYING_CARDS))
DRAW = VERBS.add("draw", touch="deck")
SCORE = VERBS.add("points {card}", touch=f"{CARD} {{me}}.points", only={"card": POINTS})
SCUTTLE = VERBS.add(
    "scuttle {target} with {card}",
    touch=f"{CARD} {POINT_CARD}",
    name="scuttle",
    only={"target": POINTS, "card": POINTS},
)
LAY = VERBS.add("lay {card}", touch=f"{CARD} {{me}}.royals", only={"card": cards("8", "Q", "K")})
STEAL = VERBS.add(
    "steal {target} with {card}",
    touch=f"{CARD} {POINT_CARD}",
    name="steal",
    only={"target": POINTS, "card": cards("J")},
)
PLAY = VERBS.add("play {card}", touch=f"{CARD} discard", only={"card": cards("A", "3", "4", "5", "6", "7")})
AIM = VERBS.add("play {card} on {target}", touch=f"{CARD} {LASTING_CARD}", name="aim", only={"card": cards("2", "9")})
COUNTER = VERBS.add("counter {card}", touch="{me}.hand:{card}", only={"card": cards("2")})
ALLOW = VERBS.add("allow")
TAKE = VERBS.add("take {card}", touch="discard:{card}")
DISCARD = VERBS.add("discard {card}", touch="{me}.hand:{card}")
PASS = VERBS.add("pass")

PROMPTS = prompts()
COUNTERING = PROMPTS.add("countering {card} {aim:card}")
TAKING = PROMPTS.add("taking")
DISCARDING = PROMPTS.add("discarding {left}")
REVEALING = PROMPTS.add("revealing", implied=True)
CARD_FIELD = PROMPTS.field("card")
AIM_FIELD = PROMPTS.field("aim")
LEFT_FIELD = PROMPTS.field("left")

EVENTS = events()
DREW = EVENTS.add("drew {seat} {card}")
SCORED = EVENTS.add("scored {seat} {card}")
SCUTTLED = EVENTS.add("scuttled {seat} {card} {target:card}")
CROWNED = EVENTS.add("crowned {seat} {card} {goal}")
GUARDED = EVENTS.add("guarded {seat} {card}")
PEERED = EVENTS.add("peered {seat} {card}")
STOLE = EVENTS.add("stole {seat} {card} {target:card}")
PLAYED = EVENTS.add("played {seat} {card}")
AIMED = EVENTS.add("aimed {seat} {card} {target:card}")
COUNTERED = EVENTS.add("countered {seat} {card} {target:card}")
FAILED = EVENTS.add("failed {card}")
SWEPT_POINTS = EVENTS.add("swept_points {seat} {card}")
SWEPT_ROYALS = EVENTS.add("swept_royals {seat} {card}")
SCRAPPED = EVENTS.add("scrapped {seat} {card}")
TOOK = EVENTS.add("took {seat} {card}")
DISCARDED = EVENTS.add("discarded {seat} {card}")
REVEALED = EVENTS.add("revealed {seat} {card}")
UNPLAYABLE = EVENTS.add("unplayable {card}")
RETURNED = EVENTS.add("returned {seat} {card}")
CAME_BACK = EVENTS.add("came_back {seat} {card}")
PASSED = EVENTS.add("passed {seat}")
STALEMATE = EVENTS.add("stalemate")
REACHED = EVENTS.add("reached {seat} {points}")
