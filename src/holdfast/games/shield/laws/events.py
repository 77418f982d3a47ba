"""Laws about events: what fires them, whom they affect, what they do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final

from holdfast.games.shield.laws.cards import ALL_CARDS, Selector


class TriggerKind(IntEnum):
    """What fires an event rule, always after the action is over; `DRAWN` alone fires before the attack hits.

    Positions and masks hold these codes. In brackets: who `THAT_PLAYER` is.
    """

    TAKES_DAMAGE = 0
    """At least 1 damage to the life (who takes it)."""
    BREAKS_EXACTLY = 1
    """An attack that equals the shield (the attacker)."""
    KNOCKED_OUT = 2
    """(Who is out, so nothing happens to them.)"""
    CHARGES = 3
    """The move `charge`, not the effect of another rule (who charges)."""
    SWAPS = 4
    """The move `swap` (the player who makes it, even with another's shield)."""
    STARTS_TURN = 5
    """A turn that is not skipped, extra turns too (whose turn it is)."""
    ABSORBED = 6
    """An attack smaller than the shield. Sentences name the attacker or the defender, never that player."""
    DRAWN = 7
    """The card drawn for an attack is one of `Trigger.cards`. As with ABSORBED there is no `THAT_PLAYER`."""


@dataclass(frozen=True)
class Trigger:
    kind: TriggerKind
    cards: Selector = ALL_CARDS
    """Only for DRAWN."""


class Recipient(Enum):
    """Whom an effect falls to. Who is out, or the attacker or defender where nobody attacked: nobody.

    After KNOCKED_OUT and TAKES_DAMAGE the attacker is who dealt the damage, with an attack or with an action.
    """

    THAT_PLAYER = 0
    ATTACKER = 1
    DEFENDER = 2
    OTHERS = 3
    """All but that player; for ABSORBED and DRAWN all but the attacker."""
    EVERYONE = 4


RECIPIENT_NAMES: Final = {
    Recipient.THAT_PLAYER: "that player",
    Recipient.ATTACKER: "the attacker",
    Recipient.DEFENDER: "the defender",
    Recipient.OTHERS: "every other player",
    Recipient.EVERYONE: "everyone",
}
"""As sentences and plain data name them."""


class EffectKind(Enum):
    HEAL = 0
    """The life total rises by the number, also above the card."""
    LOSE = 1
    """The life total falls by the number: no damage, so charged cards and shield stay."""
    DRAW_LOWER = 2
    """A card is drawn for the lower shield card, which is discarded; on a tie the owner chooses which."""
    DRAW_SHIELD = 3
    """Both shield cards are discarded, two new ones drawn: a fresh shield, no damage."""
    CHARGE = 4
    """As the move: a card face down, within the limit on charged cards."""
    DISCARD = 5
    """One charged card, picked by its owner by its place."""
    DISCARD_ALL = 6
    """All charged cards, oldest first."""
    EXTRA_TURN = 7
    """After this one; an extra turn never grants another one."""
    SKIP_TURN = 8
    """At most one skipped turn is pending for a seat."""
    REVEAL = 9
    """One charged card, picked by its owner by its place, stays face up."""


@dataclass(frozen=True)
class RuleEffect:
    kind: EffectKind
    number: int = 0
    """Only for HEAL and LOSE."""


@dataclass(frozen=True)
class EventRule:
    """Whenever the trigger happens, the effect takes place: at most once a turn for each player whom it affects, in
    seat order from the player on turn. An effect that cannot take place (no card to draw or to discard) does not."""

    trigger: Trigger
    recipient: Recipient
    effect: RuleEffect
