"""What can be said at a table of Ship IT!, what can be asked, and what can happen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.kernel.bits import bit
from holdfast.kernel.kinds import events, prompts
from holdfast.kernel.phrases import SEATS, BlankWords, places, words
from holdfast.textcards.verbs import PLAYED as CARD_PLAYED
from holdfast.textcards.verbs import CardVerbs, listed, of_types

MOST_OFFERS: Final[i64] = 3
"""Trades that may be offered in one turn."""
MOST_CARDS: Final = 62
EVERYBODY: Final[i64] = 4
"""Stands for all others where the partner of an offer is a number."""
ALL_REFUSED: Final = (1 << 15) - 1
"""Three kinds of exchange with each of four seats, and with everybody."""
"""The most that a hand can hold: all cards but events."""
RATIOS: Final = BlankWords(
    tuple([f"1:{take + 1}" for take in range(MOST_CARDS)] + [f"{give + 1}:1" for give in range(1, MOST_CARDS)])
)

VERBS: Final = CardVerbs(
    card=of_types(),
    played=CARD_PLAYED,
    component=CARD_PLAYED,
    defence=listed("defences"),
    place=places(17),
    ratio=RATIOS,
)

WITH_CI: Final[i64] = 1
WITH_CERTIFICATE: Final[i64] = 2
_ADDED = (
    ("", "", ""),
    (" +ci", " {me}.hand:ci", "-ci"),
    (" +certificate", " {me}.hand:certificate", "-certificate"),
    (" +ci +certificate", " {me}.hand:ci {me}.hand:certificate", "-both"),
)
"""What may go along with a component: words, touches, name. The place in this list is a mask of what goes along."""


def _deploys(phrase: str, target: str, name: str) -> list[int]:
    """Four verbs, one for each thing that may go along."""
    return [
        VERBS.add(phrase + said, touch="{me}.hand:{component}" + touch + " " + target, name=name + ending)
        for said, touch, ending in _ADDED
    ]


DRAW: Final[i64] = VERBS.add("draw", touch="deck")
END: Final[i64] = VERBS.add("end")
DEPLOY: Final = _deploys("deploy {component}", "{me}.production", "deploy")
DEPLOY_BESIDE: Final = _deploys("deploy {component} k{place}", "{me}.production.{place}", "deploy-beside")
PLAY: Final[i64] = VERBS.add("play {played}", touch="{me}.hand:{played}", name="play")
COLLECT: Final[i64] = VERBS.add("play {played} {card}", touch="{me}.hand:{played} discard:{card}", name="play-collect")
REQUEST: Final[i64] = VERBS.add("play {played} {seat} {card}", touch="{me}.hand:{played} {seat}", name="play-request")
PULL: Final[i64] = VERBS.add("play {played} {seat}", touch="{me}.hand:{played} {seat}", name="play-pull")
BEER: Final[i64] = VERBS.add(
    "play {played} {seat} {other}", touch="{me}.hand:{played} {seat} {other}", name="play-beer", other=SEATS
)
PLAY_AT: Final[i64] = VERBS.add("play {played} {seat}", touch="{me}.hand:{played} {seat}", name="play-at")
ATTACK: Final[i64] = VERBS.add("play {played} {seat}", touch="{me}.hand:{played} {seat}", name="attack")
ATTACK_SUDO: Final[i64] = VERBS.add(
    "play {played} {seat} sudo", touch="{me}.hand:{played} {me}.hand:sudo {seat}", name="attack-sudo"
)
STRIKE: Final[i64] = VERBS.add(
    "play {played} {seat}.k{place}", touch="{me}.hand:{played} {seat}.production.{place}", name="strike"
)
STRIKE_SUDO: Final[i64] = VERBS.add(
    "play {played} {seat}.k{place} sudo",
    touch="{me}.hand:{played} {me}.hand:sudo {seat}.production.{place}",
    name="strike-sudo",
)
DEFEND: Final[i64] = VERBS.add("defend {defence}", touch="{me}.hand:{defence}")
DEFEND_SUDO: Final[i64] = VERBS.add("defend {defence} sudo", touch="{me}.hand:sudo", name="defend-sudo")
ACCEPT: Final[i64] = VERBS.add("accept")
LOSE: Final[i64] = VERBS.add("lose k{place}", touch="{me}.production.{place}", name="lose")
LOSE_TO: Final[i64] = VERBS.add("lose k{place} {seat}", touch="{me}.production.{place} {seat}", name="lose-to")
TRADE: Final[i64] = VERBS.add("trade {seat} {ratio}", touch="{seat}", speech=True)
TRADE_ALL: Final[i64] = VERBS.add("trade all {ratio}", touch="", speech=True)
DECLINE: Final[i64] = VERBS.add("decline")
GIVE: Final[i64] = VERBS.add("give {card}", touch="{me}.hand:{card}", secret=True)
GIVE_TO: Final[i64] = VERBS.add("give {seat}", touch="{seat}", name="give-to")
TAKE: Final[i64] = VERBS.add("take", touch="deck")
TAKE_CARD: Final[i64] = VERBS.add("take {card}", touch="deck:{card}", name="take-card", secret=True)
LEAVE: Final[i64] = VERBS.add("leave")
DROP: Final[i64] = VERBS.add("drop {card}", touch="looked:{card} discard")
PUT: Final[i64] = VERBS.add("put {card}", touch="looked:{card} deck", secret=True)
DISCARD: Final[i64] = VERBS.add("discard {card}", touch="{me}.hand:{card}")
PERFORM: Final[i64] = VERBS.add("perform", speech=True)
OBJECT: Final[i64] = VERBS.add("object", secret=True)
FINE: Final[i64] = VERBS.add("fine", secret=True)

NOT_YET: Final = words()
"""The names of messages that follow from the cards; `box` fills them in."""
TASKS: Final = "task"
"""What a card asks its player to perform: the names of the messages, one for each card of the box."""
LINES: Final = "line"
"""What bots perform with: two lines for each card, in the order of the box."""

PROMPTS: Final = prompts(task=NOT_YET)
CHOOSING: Final[i64] = PROMPTS.add("choice", implied=True)
GOING_ON: Final[i64] = PROMPTS.add("acting", implied=True)
_STRUCK = "{by:seat} {card:face} {component:face}"
ANSWERING: Final[i64] = PROMPTS.add("answering " + _STRUCK)
LOSING: Final[i64] = PROMPTS.add("losing " + _STRUCK)
STEPPING_IN: Final[i64] = PROMPTS.add("stepping_in " + _STRUCK)
HOLDING: Final[i64] = PROMPTS.add("holding " + _STRUCK)
RECEIVING: Final[i64] = PROMPTS.add("receiving " + _STRUCK)
OFFERED_TRADE: Final[i64] = PROMPTS.add("offered_trade {by:seat} {give} {take}")
LAYING: Final[i64] = PROMPTS.add("laying {by:seat} {to:seat} {give} {take}", answer="laid")
PERFORMING: Final[i64] = PROMPTS.add("performing {card:face} {task}")
JUDGING: Final[i64] = PROMPTS.add("judging {by:seat} {card:face} {task}", answer="opinion")
RESEARCHING: Final[i64] = PROMPTS.add("researching")
LOOKING: Final[i64] = PROMPTS.add("looking")
DROPPING: Final[i64] = PROMPTS.add("dropping")
PUTTING: Final[i64] = PROMPTS.add("putting")
DISCARDING: Final[i64] = PROMPTS.add("discarding")

# What a question is about
ASKED_BY: Final[i64] = PROMPTS.field("by")
ASKED_TO: Final[i64] = PROMPTS.field("to")
ASKED_CARD: Final[i64] = PROMPTS.field("card")
ASKED_COMPONENT: Final[i64] = PROMPTS.field("component")
ASKED_GIVE: Final[i64] = PROMPTS.field("give")
ASKED_TAKE: Final[i64] = PROMPTS.field("take")
ASKED_TASK: Final[i64] = PROMPTS.field("task")

OF_ATTACK: Final[i64] = bit(ANSWERING) | bit(LOSING) | bit(STEPPING_IN) | bit(HOLDING) | bit(RECEIVING)
OF_TRADE: Final[i64] = bit(OFFERED_TRADE) | bit(LAYING)
OF_PERFORMANCE: Final[i64] = bit(PERFORMING) | bit(JUDGING)
"""Which questions belong to what is in progress; any other is a card's own."""
STEPS: Final = words("events", "choice", "acting")
EVENTS_STEP: Final[i64] = 0
CHOICE: Final[i64] = 1
ACTING: Final[i64] = 2

SCORES: Final = words("0", "1", "2", "3")
"""Needed components in production."""

WHEN: Final = words("this", "next")
"""In which turn of a seat something holds."""
THIS: Final[i64] = 0
NEXT: Final[i64] = 1

STAGES: Final = words("answer", "lose", "step_in", "hold", "receive")
"""Where an attack is."""
TO_ANSWER: Final[i64] = 0
TO_LOSE: Final[i64] = 1
TO_STEP_IN: Final[i64] = 2
TO_HOLD: Final[i64] = 3
TO_RECEIVE: Final[i64] = 4
STAGE_PROMPTS: Final = [int(ANSWERING), int(LOSING), int(STEPPING_IN), int(HOLDING), int(RECEIVING)]
"""What is asked at each stage."""
COMPONENT_PLACES: Final = BlankWords(tuple(f"k{at + 1}" for at in range(17)))
"""Places of components in a production row."""

TRADE_STAGES: Final = words("answer", "lay")
OFFERED: Final[i64] = 0
LAID_DOWN: Final[i64] = 1

PERFORMANCE_STAGES: Final = words("perform", "judge")
TO_PERFORM: Final[i64] = 0
TO_JUDGE: Final[i64] = 1
OPINIONS: Final = words("fine", "object")
IS_FINE: Final[i64] = 0
OBJECTS: Final[i64] = 1

EVENTS: Final = events(line=NOT_YET)
DREW: Final[i64] = EVENTS.add("drew {seat} {card}")
DREW_EVENT: Final[i64] = EVENTS.add("drew_event {seat} {card}")
DEPLOYED: Final[i64] = EVENTS.add("deployed {seat} {card}")
ATTACHED: Final[i64] = EVENTS.add("attached {seat} {card}")
LAID_TO: Final[i64] = EVENTS.add("laid_to {seat} {card} {component:card}")
PLAYED: Final[i64] = EVENTS.add("played {seat} {card}")
PLAYED_AT: Final[i64] = EVENTS.add("played_at {seat} {card} {target:seat}")
STRUCK: Final[i64] = EVENTS.add("struck {seat} {card} {target:seat} {component:card}")
WITH_SUDO: Final[i64] = EVENTS.add("with_sudo {seat}")
DEFENDED: Final[i64] = EVENTS.add("defended {seat} {card}")
STEPPED_IN: Final[i64] = EVENTS.add("stepped_in {seat} {card}")
HELD: Final[i64] = EVENTS.add("held {seat} {card} {component:card}")
BROKEN: Final[i64] = EVENTS.add("broken {seat} {card} {component:card}")
STOOD_IN: Final[i64] = EVENTS.add("stood_in {seat} {card} {component:card}")
TOOK_BACK: Final[i64] = EVENTS.add("took_back {seat} {card}")
THREW_AWAY: Final[i64] = EVENTS.add("threw_away {seat} {card}")
HANDED_OVER: Final[i64] = EVENTS.add("handed_over {seat} {card} {target:seat}")
DROPPED: Final[i64] = EVENTS.add("dropped {seat} {card}")
NO_DEPLOY_NEXT: Final[i64] = EVENTS.add("no_deploy_next {seat}")
NO_DEPLOY_NOW: Final[i64] = EVENTS.add("no_deploy_now {seat}")
NOTHING: Final[i64] = EVENTS.add("nothing {seat}")
TOOK: Final[i64] = EVENTS.add("took {seat} {card}")
COLLECTED: Final[i64] = EVENTS.add("collected {seat} {card}")
REQUESTED: Final[i64] = EVENTS.add("requested {seat} {target:seat} {card:face}")
GAVE: Final[i64] = EVENTS.add("gave {seat} {card} {target:seat}")
MISSED: Final[i64] = EVENTS.add("missed {seat} {target:seat}")
PULLED: Final[i64] = EVENTS.add("pulled {seat} {card} {target:seat}")
CLAIMED_BEER: Final[i64] = EVENTS.add("claimed_beer {seat}")
LOOKED_AHEAD: Final[i64] = EVENTS.add("looked_ahead {seat} {number}")
LOOKED: Final[i64] = EVENTS.add("looked {seat} {card}")
LEFT: Final[i64] = EVENTS.add("left {seat}")
DISCARDED: Final[i64] = EVENTS.add("discarded {seat} {card}")
PUT_BACK: Final[i64] = EVENTS.add("put_back {seat} {card}")
MERGED: Final[i64] = EVENTS.add("merged {seat}")
RESHUFFLED: Final[i64] = EVENTS.add("reshuffled")
OFFERED_TO: Final[i64] = EVENTS.add("offered {seat} {target:seat} {give} {take}")
OFFERED_ALL: Final[i64] = EVENTS.add("offered_all {seat} {give} {take}")
ACCEPTED: Final[i64] = EVENTS.add("accepted {seat}")
DECLINED: Final[i64] = EVENTS.add("declined {seat}")
NO_TAKERS: Final[i64] = EVENTS.add("no_takers {seat}")
NO_MORE_OFFERS: Final[i64] = EVENTS.add("no_more_offers {seat}")
LAID_CARD: Final[i64] = EVENTS.add("laid {seat} {card}")
EXCHANGED: Final[i64] = EVENTS.add("exchanged {seat} {target:seat}")
RECEIVED: Final[i64] = EVENTS.add("received {seat} {card}")
SAID: Final[i64] = EVENTS.add("said {seat}")
PERFORMED_CARD: Final[i64] = EVENTS.add("performed {seat} {card:face}")
PERFORMED_ALOUD: Final[i64] = EVENTS.add("performed_aloud {seat} {card:face}")
PERFORMED_LINE: Final[i64] = EVENTS.add("performed_line {seat} {card:face} {line}")
REFUSED: Final[i64] = EVENTS.add("refused_to_perform {seat} {card:face}")
BELIEVED: Final[i64] = EVENTS.add("believed {seat} {card:face}")
OBJECTED: Final[i64] = EVENTS.add("objected {seat} {card:face} {against:seats}")
WASTED: Final[i64] = EVENTS.add("wasted {seat} {card}")
NOT_EXCUSED: Final[i64] = EVENTS.add("not_excused {seat}")
NEXT_CHOOSES: Final[i64] = EVENTS.add("next_chooses {seat} {target:seat}")
WON: Final[i64] = EVENTS.add("won {seat} {card}")
LEFT_OVER: Final[i64] = EVENTS.add("left_over {seat}")


# Moves that play several cards

_ALONG = {number: along for numbers in (DEPLOY, DEPLOY_BESIDE) for along, number in enumerate(numbers)}
ALONG: Final = [_ALONG.get(number, 0) for number in range(len(VERBS))]
"""For each verb what it deploys along with a component."""
DEPLOYING: Final[i64] = sum(1 << number for number in _ALONG)
WITH_SUDO_TOO: Final[i64] = bit(ATTACK_SUDO) | bit(STRIKE_SUDO)
"""Masks of verbs: those that deploy, and attacks that are played with a sudo."""


# Exchanges


def ratio(give: i64, take: i64) -> i64:
    """An exchange as the argument of a trade: one for one, one for several or several for one."""
    return take - 1 if give == 1 else MOST_CARDS + give - 2


def given(ratio: i64) -> i64:
    return 1 if ratio < MOST_CARDS else ratio - MOST_CARDS + 2


def taken(ratio: i64) -> i64:
    return ratio + 1 if ratio < MOST_CARDS else 1
