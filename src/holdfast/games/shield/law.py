"""What a sentence written by the winner of a round becomes: plain data, never code.

A law is one of four: `ValueRule` (law_values.py), `EventRule` and `Limit` (here), `Action` (law_actions.py). Each
docstring says what the table has to do about it. Laws act in the order in which they were written.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Union

from holdfast.games.shield.law_actions import Action
from holdfast.games.shield.law_cards import ALL_CARDS, Selector
from holdfast.games.shield.law_values import ValueRule

MOST_SENTENCES: Final = 12
MOST_LETTERS: Final = 200
LARGEST: Final = 99
"""The largest number in a sentence."""

# Event rules


class Happening(StrEnum):
    """What sets an event rule off, always after the action is over; `DRAWN` alone acts before the attack hits.

    In brackets: who `THAT_PLAYER` is.
    """

    TAKES_DAMAGE = "takes damage"
    """At least 1 damage to the life (who takes it)."""
    BREAKS_EXACTLY = "breaks exactly"
    """An attack that equals the shield (the attacker)."""
    KNOCKED_OUT = "knocked out"
    """(Who is out, so nothing happens to them.)"""
    CHARGES = "charges"
    """The move `charge`, not the deed of another rule (who charges)."""
    SWAPS = "swaps"
    """The move `swap` (who makes it, whoever owns the shield)."""
    STARTS_TURN = "starts turn"
    """A turn that is not skipped, extra turns too (whose turn it is)."""
    ABSORBED = "absorbed"
    """An attack smaller than the shield. Sentences name the attacker or the defender, never that player."""
    DRAWN = "drawn"
    """The card drawn for an attack is one of `Event.cards`. As with ABSORBED there is no `THAT_PLAYER`."""


@dataclass(frozen=True)
class Event:
    happening: Happening
    cards: Selector = ALL_CARDS
    """Only for DRAWN."""


class Who(StrEnum):
    """Whom a deed falls to. Who is out, or the attacker or defender where nobody attacked: nobody.

    After KNOCKED_OUT and TAKES_DAMAGE the attacker is who dealt the damage, with an attack or with an action.
    """

    THAT_PLAYER = "that player"
    ATTACKER = "the attacker"
    DEFENDER = "the defender"
    OTHERS = "every other player"
    """All but that player; for ABSORBED and DRAWN all but the attacker."""
    EVERYONE = "everyone"


class Doing(StrEnum):
    HEAL = "heal"
    """The life total rises by the number, also above the card."""
    LOSE = "lose"
    """The life total falls by the number: no damage, so charged cards and shield stay."""
    DRAW_LOWER = "draw lower"
    """A card is drawn for the lower shield card, which is discarded; on a tie the owner chooses which."""
    DRAW_SHIELD = "draw shield"
    """Both shield cards are discarded, two new ones drawn: a fresh shield, no damage."""
    CHARGE = "charge"
    """As the move: a card face down, within the limit on charged cards."""
    DISCARD = "discard"
    """One charged card, picked by its owner by its place."""
    DISCARD_ALL = "discard all"
    """All charged cards, oldest first."""
    EXTRA_TURN = "extra turn"
    """After this one; an extra turn never grants another one."""
    SKIP_TURN = "skip turn"
    """At most one skipped turn is pending for a seat."""
    REVEAL = "reveal"
    """One charged card, picked by its owner by its place, stays face up."""


@dataclass(frozen=True)
class Deed:
    doing: Doing
    number: int = 0
    """Only for HEAL and LOSE."""


@dataclass(frozen=True)
class EventRule:
    """Whenever this happens, they do that: at most once a turn for each player whom it affects, in seat order from the
    player on turn. A deed that cannot be done (no card to draw or to discard) is not done."""

    event: Event
    who: Who
    deed: Deed


# Limits


class Bound(StrEnum):
    HOLD = "hold"
    """At most `number` charged cards: `charge` is not legal for who has as many, and deeds and actions bring none."""
    ARMED = "armed"
    """No attack without charged cards."""
    NO_REVENGE = "no revenge"
    """No attack on one's own `last_attacker`, as long as more than two are left."""
    OWN_SHIELD = "own shield"
    """The move `swap` not on one's own shield; actions may."""
    TRUCE = "truce"
    """No attack while `round_turn` is below `number`; turns of all seats count, skipped ones do not."""


@dataclass(frozen=True)
class Limit:
    """What is not among the legal moves. Several of a kind: all of them bind. If none is left, `pass` is."""

    bound: Bound
    number: int = 0
    """Only for HOLD and TRUCE, there at least 1."""


Law = Union[ValueRule, EventRule, Limit, Action]
