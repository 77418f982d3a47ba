"""Custom actions in numbers: their steps, what these point at, and what a player has to name for it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.games.shield.law_actions import (
    Action,
    Deal,
    Discard,
    Draw,
    Heal,
    Move,
    Owner,
    Place,
    Reveal,
    Spot,
    Step,
    Swap,
    Which,
)
from holdfast.games.shield.law_cards import ALL_CARDS
from holdfast.kernel.bits import NOBODY, NONE
from holdfast.kernel.moves import Moves
from holdfast.kernel.phrases import MOST_SEATS

# Where a card lies; PLAYER where only somebody is pointed at
SHIELD: Final[i64] = 0
LIFE: Final[i64] = 1
CHARGED: Final[i64] = 2
PLAYER: Final[i64] = 3

# Whose it is
YOURS: Final[i64] = 0
ANOTHER: Final[i64] = 1
ANY: Final[i64] = 2
SAME: Final[i64] = 3
DIFFERENT: Final[i64] = 4

# Which of two shield cards
EITHER: Final[i64] = 0
LOWER: Final[i64] = 1
HIGHER: Final[i64] = 2

# Steps
SWAP: Final[i64] = 0
MOVE: Final[i64] = 1
DISCARD: Final[i64] = 2
DRAW: Final[i64] = 3
HEAL: Final[i64] = 4
DAMAGE_SHIELD: Final[i64] = 5
DAMAGE_LIFE: Final[i64] = 6
LOOK: Final[i64] = 7
REVEAL: Final[i64] = 8

# Charged cards that an action cannot do without
OWN: Final[i64] = 1
OTHERS: Final[i64] = 2
ANYBODYS: Final[i64] = 4

SPOTS: Final = {Spot.SHIELD: int(SHIELD), Spot.LIFE: int(LIFE), Spot.CHARGED: int(CHARGED)}
OWNERS: Final = {
    Owner.YOURS: int(YOURS),
    Owner.ANOTHER: int(ANOTHER),
    Owner.ANY: int(ANY),
    Owner.SAME: int(SAME),
    Owner.DIFFERENT: int(DIFFERENT),
}
SIDES: Final = {Which.ANY: int(EITHER), Which.LOWER: int(LOWER), Which.HIGHER: int(HIGHER)}


@final
class Operand:
    """One thing that a step points at."""

    spot: i64
    owner: i64
    which: i64
    faces: i64
    """The faces that fit, one bit each."""
    all_fit: bool
    """Every card fits, also one that lies face down."""
    receives: bool
    """A card is moved there: to a shield's free place too, to charged cards within the limit."""
    hidden_only: bool
    """Only cards that lie face down."""
    late: bool
    """Which card it is may depend on what the action points at before: the lower of those that are left."""
    like: i64
    """An earlier operand that has the same candidates; NONE for none."""

    def __init__(self, spot: i64, owner: i64, which: i64, faces: i64, all_fit: bool) -> None:
        self.spot = spot
        self.owner = owner
        self.which = which
        self.faces = faces
        self.all_fit = all_fit
        self.receives = False
        self.hidden_only = False
        self.late = False
        self.like = NONE

    def is_fixed(self) -> bool:
        """The sentence itself says whose it is."""
        return self.owner == YOURS or self.owner == SAME

    def points(self) -> bool:
        """`their` may speak of whom this points at."""
        return self.owner == ANOTHER or self.owner == ANY

    def is_like(self, other: Operand) -> bool:
        """Whether the same cards, of all players, are meant."""
        whose = not self.is_fixed() and not other.is_fixed() and self.owner != ANOTHER and other.owner != ANOTHER
        return whose and self._chooses_like(other)

    def is_same(self, other: Operand) -> bool:
        """Whether the same cards of the same player are meant."""
        return self.owner == other.owner and self._chooses_like(other)

    def _chooses_like(self, other: Operand) -> bool:
        same = self.faces == other.faces and self.all_fit == other.all_fit and self.hidden_only == other.hidden_only
        either = self.which == EITHER and other.which == EITHER and not self.receives and not other.receives
        return self.spot == other.spot and same and either

    def is_elsewhere(self, other: Operand, first: bool) -> bool:
        """Whether this is never of the same player as another, which may be the one pointed at first."""
        if self.owner == DIFFERENT:
            return first
        return (self.owner == YOURS and other.owner == ANOTHER) or (self.owner == ANOTHER and other.owner == YOURS)

    def is_lasting(self) -> bool:
        """Whether nothing but who is in the round says what fits, as long as no shield lacks a card."""
        if self.spot == PLAYER:
            return not self.receives
        return self.spot != CHARGED and self.which == EITHER and self.all_fit


@final
class PlannedStep:
    """One step, and the place of its first operand among those of the plan."""

    kind: i64
    number: i64
    first: i64

    def __init__(self, kind: i64, number: i64, first: i64) -> None:
        self.kind = kind
        self.number = number
        self.first = first


@final
class Offer:
    """The moves that an action allowed a seat when they were last listed, and who was in the round then."""

    everyone: i64
    moves: vec[i64]

    def __init__(self) -> None:
        self.everyone = NOBODY
        self.moves = vec[i64]()

    def keep(self, everyone: i64, moves: Moves, first: i64) -> None:
        """Keep the moves of a list from this place on."""
        self.everyone = everyone
        kept = vec[i64]()
        for at in range(first, moves.size):
            kept = append(kept, moves.buffer[at])
        self.moves = kept

    def add_to(self, moves: Moves) -> None:
        kept = self.moves
        count: i64 = len(kept)
        moves.reserve(count)
        buffer = moves.buffer
        size = moves.size
        for at in range(count):
            buffer[size + at] = kept[at]
        moves.size = size + count


@final
class Plan:
    """An action: its condition, its steps, the cost first, and all that they point at, in order."""

    condition: Operand | None
    count: i64
    draws: i64
    """How many cards it draws."""
    needs: i64
    """Whose charged cards it cannot do without, one bit each."""
    kills: bool
    """Somebody may fall by it."""
    heals: bool
    pairs: bool
    """It points at two things, and nothing but their owners and that they differ ties them; and room, if it gives."""
    gives: bool
    """A card is moved to somebody's charged cards."""
    lasting: bool
    """The moves it allows a seat stay the same while the same players are in the round and no shield lacks a card."""

    def __init__(self, action: Action, king_value: int) -> None:
        self.name = action.name
        self.steps: list[PlannedStep] = []
        self.operands: list[Operand] = []
        self.condition = None
        self.count = 0
        self.draws = 0
        self.needs = 0
        self.kills = False
        self.pairs = False
        self.gives = False
        self.offers = [Offer() for _ in range(MOST_SEATS)]
        if action.condition is not None:
            self.condition = operand_of(action.condition.card, king_value)
            self.count = action.condition.count
        for step in action.everything:
            self._add(step, king_value)
        for operand in self.operands:
            self._need(operand)
        if self.condition is not None:
            self._need(self.condition)
            if self.count == 1 and any(operand.is_same(self.condition) for operand in self.operands):
                self.condition = None  # what is pointed at is there, or nothing is
        for at in range(1, len(self.operands)):
            self._compare(self.operands[at], self.operands[:at])
        if len(self.operands) == 2:
            self.pairs = not self.operands[1].late and self.operands[0].owner != SAME
        self.lasting = all(operand.is_lasting() for operand in self.operands)
        self.heals = any(step.kind == HEAL for step in self.steps)

    def _need(self, operand: Operand) -> None:
        if operand.spot == CHARGED:
            self.needs |= OWN if operand.owner == YOURS else OTHERS if operand.owner == ANOTHER else ANYBODYS

    def _compare(self, operand: Operand, earlier: list[Operand]) -> None:
        """What an operand has to do with those before it."""
        pointed = False
        for at, other in enumerate(earlier):
            first = other.points() and not pointed
            pointed = pointed or first
            if other.spot == SHIELD and operand.which != EITHER and not operand.is_elsewhere(other, first):
                operand.late = True
            if operand.is_like(other):
                operand.like = at

    def _add(self, step: Step, king_value: int) -> None:
        first = len(self.operands)
        if isinstance(step, Swap):
            self.operands += [operand_of(step.one, king_value), operand_of(step.other, king_value)]
            self.kills = self.kills or Spot.LIFE in (step.one.spot, step.other.spot)
            self._step(SWAP, first)
        elif isinstance(step, Move):
            self.operands += [operand_of(step.card, king_value), destination(step.to, king_value)]
            self.gives = self.gives or step.to.spot == Spot.CHARGED
            self._step(MOVE, first)
        elif isinstance(step, Discard):
            self.operands.append(operand_of(step.card, king_value))
            self._step(DISCARD, first)
        elif isinstance(step, Draw):
            self.operands.append(operand_of(step.place, king_value))
            self.draws += 1
            self._step(DRAW, first)
        elif isinstance(step, Heal):
            self._step(HEAL, first, step.number)
        elif isinstance(step, Deal):
            self.operands.append(player(OWNERS[step.owner]))
            self.kills = self.kills or step.spot == Spot.LIFE
            self._step(DAMAGE_SHIELD if step.spot == Spot.SHIELD else DAMAGE_LIFE, first, step.number)
        elif isinstance(step, Reveal):
            hidden = operand_of(step.card, king_value)
            hidden.hidden_only = True
            self.operands.append(hidden)
            self._step(REVEAL, first)
        else:
            self.needs |= OWN
            self._step(LOOK, first)

    def _step(self, kind: i64, first: i64, number: i64 = 0) -> None:
        self.steps.append(PlannedStep(kind, number, first))


def operand_of(place: Place, king_value: int) -> Operand:
    return Operand(
        SPOTS[place.spot],
        OWNERS[place.owner],
        SIDES[place.which],
        place.cards.mask(king_value),
        place.cards == ALL_CARDS,
    )


def destination(place: Place, king_value: int) -> Operand:
    """Where a card is moved: among charged cards only the owner is pointed at."""
    operand = player(OWNERS[place.owner]) if place.spot == Spot.CHARGED else operand_of(place, king_value)
    operand.receives = True
    return operand


def player(owner: i64) -> Operand:
    return Operand(PLAYER, owner, EITHER, 0, True)
