"""The law book of a table: what the sentences in force mean, in numbers that the rules look up and never think about.

Tables with the same sentences share one book. A table has the right book as long as both hold the same list of lines.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.shield.law import Bound, Doing, EventRule, Happening, Law, Limit, Who
from holdfast.games.shield.law_actions import Action
from holdfast.games.shield.law_values import (
    CHARGED_AT_LIFE,
    CHARGED_AT_SHIELD,
    ValueRule,
    tariff,
)
from holdfast.games.shield.plans import Plan
from holdfast.games.shield.reading_laws import language
from holdfast.kernel.bits import bit

FACES: Final[i64] = 52
NO_LIMIT: Final[i64] = 1_000_000

# Happenings, in the order of `Happening`
TAKES_DAMAGE: Final[i64] = 0
BREAKS_EXACTLY: Final[i64] = 1
KNOCKED_OUT: Final[i64] = 2
CHARGES: Final[i64] = 3
SWAPS: Final[i64] = 4
STARTS_TURN: Final[i64] = 5
ABSORBED: Final[i64] = 6
DRAWN: Final[i64] = 7

# Whom a deed falls to, in the order of `Who`
THAT_PLAYER: Final[i64] = 0
ATTACKER: Final[i64] = 1
DEFENDER: Final[i64] = 2
OTHERS: Final[i64] = 3
EVERYONE: Final[i64] = 4

# Deeds, in the order of `Doing`
HEAL: Final[i64] = 0
LOSE: Final[i64] = 1
DRAW_LOWER: Final[i64] = 2
DRAW_SHIELD: Final[i64] = 3
CHARGE: Final[i64] = 4
DISCARD: Final[i64] = 5
DISCARD_ALL: Final[i64] = 6
EXTRA_TURN: Final[i64] = 7
SKIP_TURN: Final[i64] = 8
REVEAL: Final[i64] = 9


@final
class Rule:
    """An event rule in numbers."""

    happening: i64
    faces: i64
    who: i64
    doing: i64
    number: i64

    def __init__(self, law: EventRule, king_value: int) -> None:
        self.happening = list(Happening).index(law.event.happening)
        self.faces = law.event.cards.mask(king_value)
        self.who = list(Who).index(law.who)
        self.doing = list(Doing).index(law.deed.doing)
        self.number = law.deed.number


@final
class LawBook:
    """The laws in force. Rules are numbered by their sentences."""

    tariff: vec[i64]
    """What every card is worth in every situation: entry 52 × situation + face."""
    charge_worth: float
    """What a charged card is worth in an attack, compared with what is printed."""
    heard: i64
    """The happenings that set any rule off, one bit each."""
    noted: i64
    """The happenings to be noted: those heard, and damage where it matters who knocked somebody out."""
    heals: bool
    """Whether any law heals."""
    hold: i64
    armed: bool
    no_revenge: bool
    own_shield: bool
    truce: i64

    def __init__(self, lines: list[str], laws: list[Law], king_value: int) -> None:
        self.lines = lines
        self.laws = laws
        self.rules: list[Rule | None] = [Rule(law, king_value) if isinstance(law, EventRule) else None for law in laws]
        self.plans: list[Plan] = [Plan(law, king_value) for law in laws if isinstance(law, Action)]
        self.names: list[str] = [plan.name for plan in self.plans]
        self.heals = any(rule is not None and rule.doing == HEAL for rule in self.rules) or any(
            plan.heals for plan in self.plans
        )
        self.heard = 0
        self.hold = NO_LIMIT
        self.armed = False
        self.no_revenge = False
        self.own_shield = False
        self.truce = 0
        values = tariff([law for law in laws if isinstance(law, ValueRule)], king_value)
        self.tariff = vec[i64]([i64(value) for value in values])
        self.charge_worth = charge_worth(values, tariff([], king_value))
        for rule in self.rules:
            if rule is not None:
                self.heard |= bit(rule.happening)
        self.noted = self.heard | (bit(TAKES_DAMAGE) if self.heard & bit(KNOCKED_OUT) else 0)
        for law in laws:
            if isinstance(law, Limit):
                self._bind(law)

    def _bind(self, law: Limit) -> None:
        if law.bound == Bound.HOLD:
            self.hold = min(self.hold, i64(law.number))
        elif law.bound == Bound.ARMED:
            self.armed = True
        elif law.bound == Bound.NO_REVENGE:
            self.no_revenge = True
        elif law.bound == Bound.OWN_SHIELD:
            self.own_shield = True
        else:
            self.truce = max(self.truce, i64(law.number))


def charge_worth(values: list[int], printed: list[int]) -> float:
    start, end = CHARGED_AT_SHIELD * int(FACES), (CHARGED_AT_LIFE + 1) * int(FACES)
    return float(sum(values[start:end])) / float(sum(printed[start:end]))


MOST_BOOKS: Final = 4096
_books: dict[tuple[tuple[str, ...], int], LawBook] = {}


def law_book(sentences: tuple[str, ...], king_value: int) -> LawBook:
    """The book for these sentences, each read with those before it in force; HoldfastError if one is not understood."""
    key = (sentences, king_value)
    book = _books.get(key)
    if book is None:
        book = _written(sentences, king_value) if sentences else LawBook([], [], king_value)
        if len(_books) >= MOST_BOOKS:
            _books.clear()
        _books[key] = book
    return book


def _written(sentences: tuple[str, ...], king_value: int) -> LawBook:
    """The book with one sentence more than another one."""
    before = law_book(sentences[:-1], king_value)
    law = language().read(sentences[-1], before.laws)
    lines = [*before.lines, language().write(law)]
    known = _books.get((tuple(lines), king_value))
    return known or LawBook(lines, [*before.laws, law], king_value)
