"""Laws that are actions: what a turn may be spent on, step by step, and what the player has to point at."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Union

from holdfast.games.shield.laws.cards import ALL_CARDS, Selector

MOST_STEPS: Final = 2
"""Steps of one action, its cost not counted."""
MOST_TARGETS: Final = 3
"""What a player may have to point at for one action, its cost included."""


class CardZone(Enum):
    SHIELD = 0
    LIFE = 1
    CHARGED = 2


class Owner(Enum):
    """Whose. Only players who are in the round count."""

    YOURS = 0
    """The player on turn."""
    ANOTHER = 1
    """Any but the player on turn."""
    ANY = 2
    SAME = 3
    """The player whom the action, cost first, points at first as ANOTHER or ANY: directly or by a card."""
    DIFFERENT = 4
    """Any but that one."""


class Side(Enum):
    ANY = 0
    LOWER = 1
    """Of two shield cards the one worth less as it counts there; on a tie the owner chooses."""
    HIGHER = 2


class TargetKind(Enum):
    """What a player has to point at."""

    NOTHING = 0
    PLAYER = 1
    CARD = 2


@dataclass(frozen=True)
class CardRef:
    """One card on the table. A charged card fits `cards` only while it lies face up, so that no move tells what is
    hidden; if `cards` is all cards, any fits. `side` is ANY unless the zone is the shield."""

    zone: CardZone
    owner: Owner = Owner.YOURS
    cards: Selector = ALL_CARDS
    side: Side = Side.ANY

    @property
    def target(self) -> TargetKind:
        """What the sentence leaves open. LOWER and HIGHER ask for a card too where two are worth the same."""
        fixed = self.owner == Owner.YOURS or self.owner == Owner.SAME
        if self.zone == CardZone.LIFE:
            return TargetKind.NOTHING if fixed else TargetKind.CARD
        if self.side == Side.ANY:
            return TargetKind.CARD
        return TargetKind.NOTHING if fixed else TargetKind.PLAYER


@dataclass(frozen=True)
class SwapStep:
    """Two different cards change places. A shield is mended as by the move `swap`; damage to a life stays. A card that
    enters `charged` lies face down, hidden from then on; a charged card that enters a shield or a life is turned up."""

    one: CardRef
    other: CardRef


@dataclass(frozen=True)
class MoveStep:
    """The card leaves its place. `to` a shield: it takes the place of that card, which is discarded (or a free place,
    if that shield has fewer than two cards). `to` charged: it lies down as the newest there, hidden from then on, and
    no card is pointed at, only an owner. Neither is a life. A shield left with fewer than two cards is filled up."""

    card: CardRef
    to: CardRef


@dataclass(frozen=True)
class DiscardStep:
    """The card is discarded, face up. Never a life. A shield left with fewer than two cards is filled up."""

    card: CardRef


@dataclass(frozen=True)
class DrawStep:
    """A card is drawn in the place of this one, which is discarded: face up in a shield, which is mended as by the move
    `swap`, face down among charged cards. Never a life."""

    card: CardRef


@dataclass(frozen=True)
class HealStep:
    """The life total of the player on turn rises by the number."""

    number: int


@dataclass(frozen=True)
class DamageStep:
    """Damage to a shield or a life; the player is pointed at unless fixed. To a shield: at most what is left of it,
    nothing carries over. To a life: damage by the rules (charged cards lost, fresh shield)."""

    number: int
    zone: CardZone
    owner: Owner


@dataclass(frozen=True)
class LookStep:
    """The player on turn, nobody else, sees all their own charged cards from now on."""


@dataclass(frozen=True)
class RevealStep:
    """A charged card, pointed at by its place, is turned up for everyone and stays face up; only hidden ones fit."""

    card: CardRef


Step = Union[SwapStep, MoveStep, DiscardStep, DrawStep, HealStep, DamageStep, LookStep, RevealStep]


@dataclass(frozen=True)
class Condition:
    """The action is legal only while the player on turn has at least `count` cards like this."""

    card: CardRef
    count: int = 1


@dataclass(frozen=True)
class Action:
    """A turn may be spent on `do NAME`: first the cost, then the steps, in order. It is legal while its condition holds
    and everything that cost and steps point at is there; targets are asked for in the order of cost and steps, and no
    card is pointed at twice. With no card to draw, an action that draws is not legal."""

    name: str
    steps: tuple[Step, ...]
    condition: Condition | None = None
    cost: Step | None = None

    @property
    def everything(self) -> tuple[Step, ...]:
        """Cost and steps, as they are done."""
        return self.steps if self.cost is None else (self.cost, *self.steps)


def targets(step: Step) -> list[TargetKind]:
    """What a player has to point at for a step, in order."""
    if isinstance(step, SwapStep):
        found = [step.one.target, step.other.target]
    elif isinstance(step, MoveStep):
        found = [
            step.card.target,
            _target_owned_by(step.to.owner) if step.to.zone == CardZone.CHARGED else step.to.target,
        ]
    elif isinstance(step, DamageStep):
        found = [_target_owned_by(step.owner)]
    elif isinstance(step, (DiscardStep, DrawStep, RevealStep)):
        found = [step.card.target]
    else:
        found = []
    return [target for target in found if target != TargetKind.NOTHING]


def _target_owned_by(owner: Owner) -> TargetKind:
    return TargetKind.NOTHING if owner == Owner.YOURS or owner == Owner.SAME else TargetKind.PLAYER
