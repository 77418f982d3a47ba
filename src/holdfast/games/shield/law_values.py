"""Laws about what cards are worth: contexts, changes, and the table of numbers that all of them make together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from holdfast.games.shield.law_cards import FACES, Selector, printed_value

IN_SHIELD: Final = 0
"""A shield card that was dealt or drawn with its shield."""
SWAPPED: Final = 1
"""A shield card that a swap brought in: the move, or an action that put a card there. It stays one while it stays."""
AS_LIFE: Final = 2
DRAWN_AT_SHIELD: Final = 3
"""The card drawn for an attack, counted against the shield."""
DRAWN_AT_LIFE: Final = 4
"""The card drawn for an attack, counted as damage to the life."""
CHARGED_AT_SHIELD: Final = 5
CHARGED_AT_LIFE: Final = 6
SITUATIONS: Final = 7
"""All situations in which the table ever counts what a card is worth."""


class Context(StrEnum):
    """Where a card counts. Each is a set of situations: see `situations`."""

    ANYWHERE = "anywhere"
    SHIELD = "shield"
    SWAPPED_IN = "swapped in"
    LIFE = "life"
    ATTACKING = "attacking"
    """The drawn card and the charged ones."""
    AGAINST_SHIELD = "against shield"
    FOR_LIFE = "for life"
    ATTACK_CARD = "attack card"
    """The drawn card alone."""
    ATTACK_CARD_AGAINST_SHIELD = "attack card against shield"
    ATTACK_CARD_FOR_LIFE = "attack card for life"
    CHARGED = "charged"
    CHARGED_AGAINST_SHIELD = "charged against shield"
    CHARGED_FOR_LIFE = "charged for life"


def _set(*situations: int) -> int:
    mask = 0
    for situation in situations:
        mask |= 1 << situation
    return mask


MEANT: Final[dict[Context, int]] = {
    Context.ANYWHERE: (1 << SITUATIONS) - 1,
    Context.SHIELD: _set(IN_SHIELD, SWAPPED),
    Context.SWAPPED_IN: _set(SWAPPED),
    Context.LIFE: _set(AS_LIFE),
    Context.ATTACKING: _set(DRAWN_AT_SHIELD, DRAWN_AT_LIFE, CHARGED_AT_SHIELD, CHARGED_AT_LIFE),
    Context.AGAINST_SHIELD: _set(DRAWN_AT_SHIELD, CHARGED_AT_SHIELD),
    Context.FOR_LIFE: _set(DRAWN_AT_LIFE, CHARGED_AT_LIFE),
    Context.ATTACK_CARD: _set(DRAWN_AT_SHIELD, DRAWN_AT_LIFE),
    Context.ATTACK_CARD_AGAINST_SHIELD: _set(DRAWN_AT_SHIELD),
    Context.ATTACK_CARD_FOR_LIFE: _set(DRAWN_AT_LIFE),
    Context.CHARGED: _set(CHARGED_AT_SHIELD, CHARGED_AT_LIFE),
    Context.CHARGED_AGAINST_SHIELD: _set(CHARGED_AT_SHIELD),
    Context.CHARGED_FOR_LIFE: _set(CHARGED_AT_LIFE),
}


def situations(context: Context) -> int:
    """The situations that a context means, one bit each."""
    return MEANT[context]


class Scale(StrEnum):
    """How a value changes."""

    TIMES = "times"
    """Double or triple."""
    HALF = "half"
    """Rounded down."""
    EXACTLY = "exactly"
    MORE = "more"
    LESS = "less"


@dataclass(frozen=True)
class Change:
    scale: Scale
    number: int = 0

    def of(self, value: int) -> int:
        """What a card is worth that was worth `value`: never less than nothing."""
        if self.scale == Scale.TIMES:
            return value * self.number
        if self.scale == Scale.HALF:
            return value // 2
        if self.scale == Scale.EXACTLY:
            return self.number
        return value + self.number if self.scale == Scale.MORE else max(0, value - self.number)


@dataclass(frozen=True)
class Worth:
    """One change in one context."""

    context: Context
    change: Change


@dataclass(frozen=True)
class ValueRule:
    """Cards are worth something else: wherever the table counts the value of such a card in one of these contexts, it
    applies the change to the result of the rules before. One or two worths; they too apply in order."""

    cards: Selector
    worths: tuple[Worth, ...]


def tariff(rules: Iterable[ValueRule], king_value: int) -> list[int]:
    """What every card is worth in every situation: entry 52 × situation + face."""
    values = [printed_value(face, king_value) for _ in range(SITUATIONS) for face in range(FACES)]
    for rule in rules:
        mask = rule.cards.mask(king_value)
        for worth in rule.worths:
            _apply(worth, mask, values)
    return values


def _apply(worth: Worth, mask: int, values: list[int]) -> None:
    meant = situations(worth.context)
    for situation in range(SITUATIONS):
        if meant >> situation & 1:
            for face in range(FACES):
                if mask >> face & 1:
                    at = situation * FACES + face
                    values[at] = worth.change.of(values[at])
