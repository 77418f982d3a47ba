"""Laws about what cards are worth: contexts, changes, and the table of numbers that all of them make together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from holdfast.games.shield.laws.cards import FACES, Selector, printed_value

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


class Context(Enum):
    """Where a card counts. Each is a set of situations: see `SITUATIONS_OF`."""

    ANYWHERE = 0
    SHIELD = 1
    SWAPPED_IN = 2
    LIFE = 3
    ATTACKING = 4
    """The drawn card and the charged ones."""
    AGAINST_SHIELD = 5
    FOR_LIFE = 6
    ATTACK_CARD = 7
    """The drawn card alone."""
    ATTACK_CARD_AGAINST_SHIELD = 8
    ATTACK_CARD_FOR_LIFE = 9
    CHARGED = 10
    CHARGED_AGAINST_SHIELD = 11
    CHARGED_FOR_LIFE = 12


def _set(*situations: int) -> int:
    mask = 0
    for situation in situations:
        mask |= 1 << situation
    return mask


SITUATIONS_OF: Final[dict[Context, int]] = {
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
"""The situations that a context means, one bit each."""


class Operator(Enum):
    """How a value changes."""

    TIMES = 0
    """Double or triple."""
    HALF = 1
    """Rounded down."""
    EXACTLY = 2
    MORE = 3
    LESS = 4


@dataclass(frozen=True)
class ValueChange:
    operator: Operator
    number: int = 0

    def of(self, value: int) -> int:
        """What a card is worth that was worth `value`: never less than nothing."""
        if self.operator == Operator.TIMES:
            return value * self.number
        if self.operator == Operator.HALF:
            return value // 2
        if self.operator == Operator.EXACTLY:
            return self.number
        return value + self.number if self.operator == Operator.MORE else max(0, value - self.number)


@dataclass(frozen=True)
class Modifier:
    """One change in one context."""

    context: Context
    change: ValueChange


@dataclass(frozen=True)
class ValueRule:
    """Cards are worth something else: wherever the table counts the value of such a card in one of these contexts, it
    applies the change to the result of the rules before. One or two modifiers; they too apply in order."""

    cards: Selector
    modifiers: tuple[Modifier, ...]


def value_table(rules: Iterable[ValueRule], king_value: int) -> list[int]:
    """What every card is worth in every situation: entry 52 × situation + face."""
    values = [printed_value(face, king_value) for _ in range(SITUATIONS) for face in range(FACES)]
    for rule in rules:
        mask = rule.cards.mask(king_value)
        for modifier in rule.modifiers:
            _apply(modifier, mask, values)
    return values


def _apply(modifier: Modifier, mask: int, values: list[int]) -> None:
    meant = SITUATIONS_OF[modifier.context]
    for situation in range(SITUATIONS):
        if meant >> situation & 1:
            for face in range(FACES):
                if mask >> face & 1:
                    at = situation * FACES + face
                    values[at] = modifier.change.of(values[at])
