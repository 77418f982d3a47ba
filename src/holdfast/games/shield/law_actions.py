"""Laws that are actions: what a turn may be spent on, step by step, and what the player has to point at."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Union

from holdfast.games.shield.law_cards import ALL_CARDS, Selector

MOST_STEPS: Final = 2
"""Steps of one action, its cost not counted."""
MOST_TARGETS: Final = 3
"""What a player may have to point at for one action, its cost included."""


class Spot(StrEnum):
    SHIELD = "shield"
    LIFE = "life"
    CHARGED = "charged"


class Owner(StrEnum):
    """Whose. Only players who are in the round count."""

    YOURS = "yours"
    """The player on turn."""
    ANOTHER = "another"
    """Any but the player on turn."""
    ANY = "any"
    SAME = "same"
    """The player whom the action, cost first, points at first as ANOTHER or ANY: directly or by a card."""
    DIFFERENT = "different"
    """Any but that one."""


class Which(StrEnum):
    ANY = "any"
    LOWER = "lower"
    """Of two shield cards the one worth less as it counts there; on a tie the owner chooses."""
    HIGHER = "higher"


class Asks(StrEnum):
    """What a player has to point at."""

    NOTHING = "nothing"
    PLAYER = "player"
    CARD = "card"


@dataclass(frozen=True)
class Place:
    """One card on the table. A charged card fits `cards` only while it lies face up, so that no move tells what is
    hidden; if `cards` is all cards, any fits. `which` is ANY unless the spot is the shield."""

    spot: Spot
    owner: Owner = Owner.YOURS
    cards: Selector = ALL_CARDS
    which: Which = Which.ANY

    @property
    def asks(self) -> Asks:
        """What the sentence leaves open. LOWER and HIGHER ask for a card too where two are worth the same."""
        fixed = self.owner == Owner.YOURS or self.owner == Owner.SAME
        if self.spot == Spot.LIFE:
            return Asks.NOTHING if fixed else Asks.CARD
        if self.which == Which.ANY:
            return Asks.CARD
        return Asks.NOTHING if fixed else Asks.PLAYER


@dataclass(frozen=True)
class Swap:
    """Two different cards change places. A shield is mended as by the move `swap`; damage to a life stays. A card that
    enters `charged` lies face down, hidden from then on; a charged card that enters a shield or a life is turned up."""

    one: Place
    other: Place


@dataclass(frozen=True)
class Move:
    """The card leaves its place. `to` a shield: it takes the place of that card, which is discarded (or a free place,
    if that shield has fewer than two cards). `to` charged: it lies down as the newest there, hidden from then on, and
    no card is pointed at, only an owner. Neither is a life. A shield left with fewer than two cards is filled up."""

    card: Place
    to: Place


@dataclass(frozen=True)
class Discard:
    """The card is discarded, face up. Never a life. A shield left with fewer than two cards is filled up."""

    card: Place


@dataclass(frozen=True)
class Draw:
    """A card is drawn in the place of this one, which is discarded: face up in a shield, which is mended as by the move
    `swap`, face down among charged cards. Never a life."""

    place: Place


@dataclass(frozen=True)
class Heal:
    """The life total of the player on turn rises by the number."""

    number: int


@dataclass(frozen=True)
class Deal:
    """Damage to a shield or a life; the player is pointed at unless fixed. To a shield: at most what is left of it,
    nothing carries over. To a life: damage by the rules (charged cards lost, fresh shield)."""

    number: int
    spot: Spot
    owner: Owner


@dataclass(frozen=True)
class Look:
    """The player on turn, nobody else, sees all their own charged cards from now on."""


@dataclass(frozen=True)
class Reveal:
    """A charged card, pointed at by its place, is turned up for everyone and stays face up; only hidden ones fit."""

    card: Place


Step = Union[Swap, Move, Discard, Draw, Heal, Deal, Look, Reveal]


@dataclass(frozen=True)
class Condition:
    """The action is legal only while the player on turn has at least `count` cards like this."""

    card: Place
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


def asked(step: Step) -> list[Asks]:
    """What a player has to point at for a step, in order."""
    if isinstance(step, Swap):
        open_ends = [step.one.asks, step.other.asks]
    elif isinstance(step, Move):
        open_ends = [step.card.asks, _owner_asked(step.to.owner) if step.to.spot == Spot.CHARGED else step.to.asks]
    elif isinstance(step, Draw):
        open_ends = [step.place.asks]
    elif isinstance(step, Deal):
        open_ends = [_owner_asked(step.owner)]
    elif isinstance(step, (Discard, Reveal)):
        open_ends = [step.card.asks]
    else:
        open_ends = []
    return [ask for ask in open_ends if ask != Asks.NOTHING]


def _owner_asked(owner: Owner) -> Asks:
    return Asks.NOTHING if owner == Owner.YOURS or owner == Owner.SAME else Asks.PLAYER
