"""What can be said, asked and told in Cluster Royale."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import HELD as HELD_TYPES
from holdfast.games.cluster_royale.cards import LAID_DOWN, PROVIDERS
from holdfast.kernel.bits import bit
from holdfast.kernel.kinds import events, prompts
from holdfast.kernel.phrases import places, words
from holdfast.textcards.verbs import PLAYED as CARD_PLAYED
from holdfast.textcards.verbs import CardVerbs, of_types

MOST_CLUSTERS: Final[i64] = 12
ROWS: Final = words("p1", "p2", "p3", "p4", "blue", "red")
"""Who has a row of clusters: a seat, or with teams a team."""
FIRST_TEAM: Final[i64] = 4
TEAMS: Final = words("blue", "red")

HAND_CARDS: Final = of_types(*HELD_TYPES)
VERBS: Final = CardVerbs(row=ROWS, place=places(MOST_CLUSTERS), provider=PROVIDERS, card=HAND_CARDS)
PLAY: Final[i64] = VERBS.add("play {card}", name="play", touch="{me}.hand:{card}", card=CARD_PLAYED)
PLAY_SEAT: Final[i64] = VERBS.add(
    "play {card} {seat}", name="play-seat", touch="{me}.hand:{card} {seat}", card=CARD_PLAYED
)
PLAY_CLUSTER: Final[i64] = VERBS.add(
    "play {card} {row}.c{place}",
    name="play-cluster",
    touch="{me}.hand:{card} {row}.clusters.{place}",
    card=CARD_PLAYED,
)
PLAY_PERMANENT: Final[i64] = VERBS.add(
    "play {card} {seat}.{target}",
    name="play-permanent",
    touch="{me}.hand:{card} {seat}.cloud:{target}",
    card=CARD_PLAYED,
    target=of_types(*LAID_DOWN),
)
PLAY_PROVIDER: Final[i64] = VERBS.add(
    "play {card} {provider}", name="play-provider", touch="{me}.hand:{card}", card=CARD_PLAYED
)
PLAY_EXCHANGE: Final[i64] = VERBS.add(
    "play {card} c{own} {row}.c{place}",
    name="play-exchange",
    touch="{me}.hand:{card} {me}.clusters.{own} {row}.clusters.{place}",
    card=CARD_PLAYED,
    own=places(MOST_CLUSTERS),
)
PLAY_SEAT_CLUSTER: Final[i64] = VERBS.add(
    "play {card} {seat} {row}.c{place}",
    name="play-seat-cluster",
    touch="{me}.hand:{card} {seat} {row}.clusters.{place}",
    card=CARD_PLAYED,
)
USE: Final[i64] = VERBS.add("use {card}", name="use", touch="{me}.cloud:{card}", card=CARD_PLAYED)
USE_CARD: Final[i64] = VERBS.add(
    "use {card} {paid}",
    name="use-card",
    touch="{me}.cloud:{card} {me}.hand:{paid}",
    card=CARD_PLAYED,
    paid=HAND_CARDS,
)
END: Final[i64] = VERBS.add("end", touch="deck")
CHOOSE_SEAT: Final[i64] = VERBS.add("choose {seat}", name="choose-seat")
CHOOSE_CLUSTER: Final[i64] = VERBS.add("choose c{place}", name="choose-cluster", touch="{me}.clusters.{place}")
DISCARD: Final[i64] = VERBS.add("discard {card}", touch="{me}.hand:{card}")
REVEAL: Final[i64] = VERBS.add("reveal {card}", touch="{me}.hand:{card}")
TAKE: Final[i64] = VERBS.add("take {card}", touch="", card=of_types())
STEAL: Final[i64] = VERBS.add("steal {row}.c{place}", name="steal", touch="{row}.clusters.{place}")
PASS: Final[i64] = VERBS.add("pass {card}", touch="{me}.hand:{card}")
PAY: Final[i64] = VERBS.add("pay c{place}", name="pay", touch="{me}.clusters.{place}")
REFUSE: Final[i64] = VERBS.add("refuse")
STOP: Final[i64] = VERBS.add("stop")
DECLINE: Final[i64] = VERBS.add("decline")

PROMPTS: Final = prompts(row=ROWS)
"""Every question names the card that asks it: its effect knows the answers."""
PLAYER: Final[i64] = PROMPTS.add("player {face}")
SHOW_CARD: Final[i64] = PROMPTS.add("show_card {face} {by:seat}")
SHOW_CLUSTER: Final[i64] = PROMPTS.add("show_cluster {face}", answer="picked")
GIVE_CARD: Final[i64] = PROMPTS.add("give_card {face} {by:seat}")
GIVE_CLUSTER: Final[i64] = PROMPTS.add("give_cluster {face}", answer="picked")
GIVE_TWO: Final[i64] = PROMPTS.add("give_two {face} {first:card}")
SAVE_ONE: Final[i64] = PROMPTS.add("save_one {face} {one:card:asked} {other:card:asked}")
PUT_BACK: Final[i64] = PROMPTS.add("put_back {face} {card} {by:seat}")
OFFER: Final[i64] = PROMPTS.add("offer {face}")
RECOVER: Final[i64] = PROMPTS.add("recover {face}")
LOOK: Final[i64] = PROMPTS.add("look {face}")
STEALING: Final[i64] = PROMPTS.add("stealing {face} {left} {row}")
RANSOM: Final[i64] = PROMPTS.add("ransom {face} {by:seat}")
RESTORE: Final[i64] = PROMPTS.add("restore {face} {left}")
PASSING: Final[i64] = PROMPTS.add("passing {face}", answer="chosen")
CUTBACK: Final[i64] = PROMPTS.add("cutback {face}", answer="chosen")

FACE: Final[i64] = PROMPTS.field("face")
BY: Final[i64] = PROMPTS.field("by")
FIRST: Final[i64] = PROMPTS.field("first")
ONE: Final[i64] = PROMPTS.field("one")
OTHER: Final[i64] = PROMPTS.field("other")
CARD: Final[i64] = PROMPTS.field("card")
LEFT: Final[i64] = PROMPTS.field("left")
ROW: Final[i64] = PROMPTS.field("row")

PICKING: Final[i64] = bit(SHOW_CLUSTER) | bit(GIVE_CLUSTER)
"""Questions about one's own clusters; each answer lies in `picked` until all have answered."""
SEALED: Final[i64] = PICKING | bit(PASSING) | bit(CUTBACK)

EVENTS: Final = events(row=ROWS, provider=PROVIDERS)
BEGAN: Final[i64] = EVENTS.add("began {seat}")
PLAYED: Final[i64] = EVENTS.add("played {seat} {face}")
AIMED: Final[i64] = EVENTS.add("aimed {seat} {face} {target:seat}")
AIMED_AT_CLUSTER: Final[i64] = EVENTS.add("aimed_at_cluster {seat} {face} {row} {place}")
AIMED_AT_CARD: Final[i64] = EVENTS.add("aimed_at_card {seat} {face} {target:seat} {aim:face}")
MISSED: Final[i64] = EVENTS.add("missed {seat} {face} {card}")
FIZZLED: Final[i64] = EVENTS.add("fizzled {face}")
USED: Final[i64] = EVENTS.add("used {seat} {face}")
DREW: Final[i64] = EVENTS.add("drew {seat} {card}")
SURPRISED: Final[i64] = EVENTS.add("surprised {seat} {card}")
HAPPENED: Final[i64] = EVENTS.add("happened {card}")
REPEATED: Final[i64] = EVENTS.add("repeated {card}")
DISCARDED: Final[i64] = EVENTS.add("discarded {seat} {card}")
SHOWED: Final[i64] = EVENTS.add("showed {seat} {card}")
TOOK: Final[i64] = EVENTS.add("took {seat} {card}")
PHISHED: Final[i64] = EVENTS.add("phished {seat} {target:seat} {card}")
LURED: Final[i64] = EVENTS.add("lured {seat} {target:seat} {card}")
PASSED: Final[i64] = EVENTS.add("passed {seat} {target:seat} {card}")
LOST: Final[i64] = EVENTS.add("lost {seat} {card}")
HELD: Final[i64] = EVENTS.add("held {seat} {card}")
SCANNED: Final[i64] = EVENTS.add("scanned {seat} {target:seat} {place}")
CHOSE: Final[i64] = EVENTS.add("chose {seat} {provider}")
RANSOMED: Final[i64] = EVENTS.add("ransomed {seat} {target:seat}")
SKIPPED: Final[i64] = EVENTS.add("skipped {seat}")
UNHARMED: Final[i64] = EVENTS.add("unharmed {seat} {face} {row}")
OUT: Final[i64] = EVENTS.add("out {seat}")
NOBODY_LEFT: Final[i64] = EVENTS.add("nobody_left {card}")
RESHUFFLED: Final[i64] = EVENTS.add("reshuffled")
REVEALED: Final[i64] = EVENTS.add("revealed {row} {card}")
DESTROYED: Final[i64] = EVENTS.add("destroyed {row} {card}")
GAINED: Final[i64] = EVENTS.add("gained {row} {card}")
STOLEN: Final[i64] = EVENTS.add("stolen {row} {from:row} {card}")
SPARED: Final[i64] = EVENTS.add("spared {row} {card} {by:face}", discloses=True)
HIDDEN: Final[i64] = EVENTS.add("hidden {row}")
EXCHANGED: Final[i64] = EVENTS.add("exchanged {row} {from:row} {given:card} {card}")
NAMED: Final[i64] = EVENTS.add("named {seat} {face} {target:seat}")
OWED: Final[i64] = EVENTS.add("owed {seat} {face}")
FORGIVEN: Final[i64] = EVENTS.add("forgiven {seat} {face}")
FAILED: Final[i64] = EVENTS.add("failed {seat} {face}")
DECOYED: Final[i64] = EVENTS.add("decoyed {seat} {face}")
KEPT_HAND: Final[i64] = EVENTS.add("kept_hand {seat} {face}")
DISCARDED_HAND: Final[i64] = EVENTS.add("discarded_hand {seat} {number}")
DECLINED: Final[i64] = EVENTS.add("declined {seat} {face}")
NO_DRAW: Final[i64] = EVENTS.add("no_draw {seat}")
ATTACKS_TO_STOP: Final[i64] = EVENTS.add("attacks_to_stop {seat}")
NO_ATTACKS: Final[i64] = EVENTS.add("no_attacks {seat}")
TURN_TO_COME: Final[i64] = EVENTS.add("turn_to_come {seat}")
DOOMED: Final[i64] = EVENTS.add("doomed {seat}")
SHUT_DOWN: Final[i64] = EVENTS.add("shut_down {seat}")
EXTRA_TURN: Final[i64] = EVENTS.add("extra_turn {seat}")
MIXED: Final[i64] = EVENTS.add("mixed")
HAD_NOTHING: Final[i64] = EVENTS.add("had_nothing {seat} {face}", discloses=True)
