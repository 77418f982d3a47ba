"""What can be said, asked and told at a table of Shield."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.shield.laws.law import MOST_SENTENCES
from holdfast.kernel.kinds import events, prompts
from holdfast.kernel.phrases import MOST_SEATS, BlankWords, Verbs, places, seat_name, words

SHIELD_CARDS: Final[i64] = 2
MOST_CHARGED: Final = 46
"""As many as can be charged in front of one of two players."""
POINTED_CHARGED: Final[i64] = 17
"""As many charged cards can be pointed at, the oldest ones."""

# What an action can point at: for each seat the player, the life card, two shield cards, charged cards
WORDS_PER_SEAT: Final[i64] = 21
LIFE_WORD: Final[i64] = 1
SHIELD_WORD: Final[i64] = 2
CHARGED_WORD: Final[i64] = 4


def pointed(life: str, shield: str, charged: str) -> tuple[str, ...]:
    """All that can be pointed at, first nothing."""
    listed = [""]
    for seat in range(MOST_SEATS):
        name = seat_name(seat)
        listed += [name, f"{name}.{life}"]
        listed += [f"{name}.{shield}{at + 1}" for at in range(SHIELD_CARDS)]
        listed += [f"{name}.{charged}{at + 1}" for at in range(POINTED_CHARGED)]
    return tuple(listed)


ACTIONS: Final = BlankWords(tuple(f"action{number + 1}" for number in range(MOST_SENTENCES)), named_by="actions")
TARGETS: Final = BlankWords(pointed("life", "s", "x"), pointed("life", "shield.", "charged."))

VERBS: Final = Verbs(slot=places(2))
ATTACK: Final[i64] = VERBS.add("attack {seat}", touch="deck {seat}", costly=True)
CHARGE: Final[i64] = VERBS.add("charge", touch="deck {me}.charged")
SWAP: Final[i64] = VERBS.add("swap {seat} s{slot}", touch="deck {seat}.shield.{slot}", name="swap", costly=True)
RULE: Final[i64] = VERBS.add('rule "{text}"')
DECLINE: Final[i64] = VERBS.add("decline")
PASS: Final[i64] = VERBS.add("pass")
# Three targets that a sentence may ask for, and one more for each of two shields whose cards are worth the same
DO: Final[i64] = VERBS.add(
    "do {action} {one} {two} {three} {four} {five}",
    touch="{one} {two} {three} {four} {five}",
    ranked=1024,
    action=ACTIONS,
    one=TARGETS,
    two=TARGETS,
    three=TARGETS,
    four=TARGETS,
    five=TARGETS,
)
PICK_SHIELD: Final[i64] = VERBS.add("pick s{slot}", touch="{me}.shield.{slot}", name="pick-shield")
PICK_CHARGED: Final[i64] = VERBS.add(
    "pick x{place}", touch="{me}.charged.{place}", name="pick-charged", place=places(MOST_CHARGED)
)

PHASES: Final = words("turn", "writing")
TURN: Final[i64] = 0
WRITING: Final[i64] = 1

SLOTS: Final = words("s1", "s2")

PROMPTS: Final = prompts()
WRITING_A_RULE: Final[i64] = PROMPTS.add("writing", implied=True)
LOWER_CARD: Final[i64] = PROMPTS.add("lower_card {rule}")
DISCARD_CHARGED: Final[i64] = PROMPTS.add("discard_charged {rule}")
REVEAL_CHARGED: Final[i64] = PROMPTS.add("reveal_charged {rule}")
RULE_FIELD: Final[i64] = PROMPTS.field("rule")

EVENTS: Final = events(action=ACTIONS)
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
# What custom rules and actions bring
BROKE_DOWN: Final[i64] = EVENTS.add("broke_down {seat} {target:seat} {force}")
MISSED: Final[i64] = EVENTS.add("missed {seat} {target:seat} {fallen:seat}")
RULE_ACTED: Final[i64] = EVENTS.add("rule_acted {rule} {seat}")
HEALED: Final[i64] = EVENTS.add("healed {seat} {number}")
IN_FULL_HEALTH: Final[i64] = EVENTS.add("in_full_health {seat}")
TOO_WEARY: Final[i64] = EVENTS.add("too_weary {seat}")
GREW_WEARY: Final[i64] = EVENTS.add("grew_weary")
LOST_LIFE: Final[i64] = EVENTS.add("lost_life {seat} {number}")
DISCARDED: Final[i64] = EVENTS.add("discarded {seat} {card}")
REVEALED: Final[i64] = EVENTS.add("revealed {seat} {card}")
GAINED_TURN: Final[i64] = EVENTS.add("gained_turn {seat}")
MUST_SKIP: Final[i64] = EVENTS.add("must_skip {seat}")
DID: Final[i64] = EVENTS.add("did {seat} {action}")
EXCHANGED: Final[i64] = EVENTS.add("exchanged {seat} {card} {target:seat} {other:card}")
MOVED_TO_SHIELD: Final[i64] = EVENTS.add("moved_to_shield {seat} {card} {target:seat}")
MOVED_TO_CHARGED: Final[i64] = EVENTS.add("moved_to_charged {seat} {card} {target:seat}")
LOOKED: Final[i64] = EVENTS.add("looked {seat}")
SHIELD_HIT: Final[i64] = EVENTS.add("shield_hit {seat} {target:seat} {damage} {left}")
LIFE_HIT: Final[i64] = EVENTS.add("life_hit {seat} {target:seat} {damage}")
