"""What can be said at a table of Ship IT!, what can be asked, and what can happen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.ship_it.cards import (
    BOX,
    BUILDING,
    CACHE,
    DDOS,
    FACES,
    GARBAGE_COLLECTOR,
    HACKERS_PAWS,
    OPENSOURCE,
    P2P,
    RESEARCH,
    RFC,
    SUPPLY_CHAIN,
    face_of,
)
from holdfast.kernel.bits import bit
from holdfast.kernel.moves import arg, verb
from holdfast.kernel.phrases import SEATS, Verbs, Words, places, words
from holdfast.kernel.schema import events, prompts

MOST_OFFERS: Final[i64] = 3
"""Trades that may be offered in one turn."""
MOST_CARDS: Final = 62
EVERYBODY: Final[i64] = 4
"""Stands for all others where the partner of an offer is a number."""
ALL_REFUSED: Final = (1 << 15) - 1
"""Three kinds of exchange with each of four seats, and with everybody."""
"""The most that a hand can hold: all cards but events."""
RATIOS: Final = Words(
    tuple([f"1:{take + 1}" for take in range(MOST_CARDS)] + [f"{give + 1}:1" for give in range(1, MOST_CARDS)])
)
SIMPLE: Final = ("research", "hype", "opensource", "supply_chain", "merge", "orchestrator")
CHOSEN: Final = ("bug", "critical_bug")
"""Attacks on a player, who chooses the component."""
NAMED: Final = ("specific_bug", "security_issue")
"""Attacks that name a component."""
DEFENCES: Final = ("excuse", "patch", "ci", "certificate", "monitoring", "firewall")
"""Line by line; in each line the card against bugs, then the one against security issues."""
ANSWERS: Final[i64] = 0
SHIELDS: Final[i64] = 1
GUARDS: Final[i64] = 2
"""The lines of defence: cards in hand, cards attached to a component, components that step in."""
PLAIN: Final = (*BUILDING, "cloud", "monitoring", "firewall")
"""Components that are deployed without naming anything."""

VERBS: Final = Verbs(
    card=Words(FACES),
    component=Words(PLAIN),
    simple=Words(SIMPLE),
    chosen=Words(CHOSEN),
    named=Words(NAMED),
    defence=Words(DEFENCES),
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


def _deploys(phrase: str, card: str, target: str, name: str) -> list[int]:
    """Four verbs, one for each thing that may go along."""
    return [
        VERBS.add(phrase + said, touch="{me}.hand:" + card + touch + " " + target, name=name + ending)
        for said, touch, ending in _ADDED
    ]


DRAW: Final[i64] = VERBS.add("draw", touch="deck")
END: Final[i64] = VERBS.add("end")
DEPLOY: Final = _deploys("deploy {component}", "{component}", "{me}.production", "deploy")
DEPLOY_CACHE: Final = _deploys("deploy cache k{place}", "cache", "{me}.production.{place}", "deploy-cache")
PLAY: Final[i64] = VERBS.add("play {simple}", touch="{me}.hand:{simple}")
COLLECT: Final[i64] = VERBS.add("play garbage_collector {card}", touch="{me}.hand:garbage_collector discard:{card}")
REQUEST: Final[i64] = VERBS.add("play rfc {seat} {card}", touch="{me}.hand:rfc {seat}")
PULL: Final[i64] = VERBS.add("play p2p {seat}", touch="{me}.hand:p2p {seat}", name="play-p2p")
BEER: Final[i64] = VERBS.add(
    "play p2p {seat} {other}", touch="{me}.hand:p2p {seat} {other}", name="play-p2p-beer", other=SEATS
)
FLOOD: Final[i64] = VERBS.add("play ddos {seat}", touch="{me}.hand:ddos {seat}", name="play-ddos")
ATTACK: Final[i64] = VERBS.add("play {chosen} {seat}", touch="{me}.hand:{chosen} {seat}", name="attack")
ATTACK_SUDO: Final[i64] = VERBS.add(
    "play {chosen} {seat} sudo", touch="{me}.hand:{chosen} {me}.hand:sudo {seat}", name="attack-sudo"
)
STRIKE: Final[i64] = VERBS.add(
    "play {named} {seat}.k{place}", touch="{me}.hand:{named} {seat}.production.{place}", name="strike"
)
STRIKE_SUDO: Final[i64] = VERBS.add(
    "play {named} {seat}.k{place} sudo",
    touch="{me}.hand:{named} {me}.hand:sudo {seat}.production.{place}",
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

TASKS: Final = Words(tuple(f"perform-{card.slug}" for card in BOX))
"""What a card asks its player to perform: the names of the messages."""
LINES: Final = Words(tuple(f"line-{card.slug}-{number}" for card in BOX for number in (1, 2)))
"""What bots perform with: two lines for each card, in the order of the box."""

PROMPTS: Final = prompts(task=TASKS)
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
CARD_ASKING: Final = {
    int(RESEARCHING): int(RESEARCH),
    int(LOOKING): int(OPENSOURCE),
    int(DROPPING): int(SUPPLY_CHAIN),
    int(PUTTING): int(SUPPLY_CHAIN),
    int(DISCARDING): int(HACKERS_PAWS),
}
ASKING: Final = [CARD_ASKING.get(kind, -1) for kind in range(len(PROMPTS.kinds))]
"""For each kind of question the card that asks it."""

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
COMPONENT_PLACES: Final = Words(tuple(f"k{at + 1}" for at in range(17)))
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

EVENTS: Final = events(line=LINES)
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


# Moves that play cards


def _by_verb(listed: dict[int, list[int]]) -> list[list[int]]:
    return [listed.get(number, []) for number in range(len(VERBS.verbs))]


def _faces(slugs: tuple[str, ...]) -> list[int]:
    return [int(face_of(slug)) for slug in slugs]


PLAYS: Final = _by_verb(
    {number: _faces(PLAIN) for number in DEPLOY}
    | {number: [int(CACHE)] for number in DEPLOY_CACHE}
    | {
        int(PLAY): _faces(SIMPLE),
        int(COLLECT): [int(GARBAGE_COLLECTOR)],
        int(REQUEST): [int(RFC)],
        int(PULL): [int(P2P)],
        int(BEER): [int(P2P)],
        int(FLOOD): [int(DDOS)],
        int(ATTACK): _faces(CHOSEN),
        int(ATTACK_SUDO): _faces(CHOSEN),
        int(STRIKE): _faces(NAMED),
        int(STRIKE_SUDO): _faces(NAMED),
    }
)
"""For each verb the faces it plays: the one, or those its first argument chooses from. None: it plays no card."""
_ALONG = {number: along for numbers in (DEPLOY, DEPLOY_CACHE) for along, number in enumerate(numbers)}
ALONG: Final = [_ALONG.get(number, 0) for number in range(len(VERBS.verbs))]
"""For each verb what it deploys along with a component."""
DEPLOYING: Final[i64] = sum(1 << number for number in _ALONG)
WITH_SUDO_TOO: Final[i64] = bit(ATTACK_SUDO) | bit(STRIKE_SUDO)
"""Masks of verbs: those that deploy, and attacks that are played with a sudo."""
DEFENCE_FACES: Final = _faces(DEFENCES)
EVERY_FACE: Final[i64] = bit(len(BOX)) - 1


def plays_card(move: i64) -> bool:
    return len(PLAYS[verb(move)]) > 0


def face_played(move: i64) -> i64:
    """The card that a move plays or deploys."""
    faces = PLAYS[verb(move)]
    return faces[arg(move)] if len(faces) > 1 else faces[0]


# Exchanges


def ratio(give: i64, take: i64) -> i64:
    """An exchange as the argument of a trade: one for one, one for several or several for one."""
    return take - 1 if give == 1 else MOST_CARDS + give - 2


def given(ratio: i64) -> i64:
    return 1 if ratio < MOST_CARDS else ratio - MOST_CARDS + 2


def taken(ratio: i64) -> i64:
    return ratio + 1 if ratio < MOST_CARDS else 1
