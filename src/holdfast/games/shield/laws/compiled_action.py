"""Actions compiled: their instructions, what these point at, and what a player has to name for it."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.games.shield.laws.actions import (
    Action,
    CardRef,
    CardZone,
    DamageStep,
    DiscardStep,
    DrawStep,
    HealStep,
    MoveStep,
    Owner,
    RevealStep,
    Side,
    Step,
    SwapStep,
)
from holdfast.games.shield.laws.cards import ALL_CARDS
from holdfast.kernel.bits import NOBODY, NONE
from holdfast.kernel.moves import Moves
from holdfast.kernel.phrases import MOST_SEATS

# Charged cards that an action cannot do without
OWN: Final[i64] = 1
OTHERS: Final[i64] = 2
ANYBODYS: Final[i64] = 4


class Opcode(Enum):
    """What an instruction does."""

    SWAP = 0
    MOVE = 1
    DISCARD = 2
    DRAW = 3
    HEAL = 4
    DAMAGE_SHIELD = 5
    DAMAGE_LIFE = 6
    LOOK = 7
    REVEAL = 8


@final
class Operand:
    """One thing that an instruction points at."""

    zone: CardZone | None
    """Where the card lies; None where only a player is pointed at."""
    owner: Owner
    side: Side
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

    def __init__(self, zone: CardZone | None, owner: Owner, side: Side, faces: i64, all_fit: bool) -> None:
        self.zone = zone
        self.owner = owner
        self.side = side
        self.faces = faces
        self.all_fit = all_fit
        self.receives = False
        self.hidden_only = False
        self.late = False
        self.like = NONE

    def is_fixed(self) -> bool:
        """The sentence itself says whose it is."""
        return self.owner is Owner.YOURS or self.owner is Owner.SAME

    def points(self) -> bool:
        """`their` may speak of whom this points at."""
        return self.owner is Owner.ANOTHER or self.owner is Owner.ANY

    def is_like(self, other: Operand) -> bool:
        """Whether the same cards, of all players, are meant."""
        whose = (
            not self.is_fixed()
            and not other.is_fixed()
            and self.owner is not Owner.ANOTHER
            and other.owner is not Owner.ANOTHER
        )
        return whose and self._chooses_like(other)

    def is_same(self, other: Operand) -> bool:
        """Whether the same cards of the same player are meant."""
        return self.owner is other.owner and self._chooses_like(other)

    def _chooses_like(self, other: Operand) -> bool:
        same = self.faces == other.faces and self.all_fit == other.all_fit and self.hidden_only == other.hidden_only
        either = self.side is Side.ANY and other.side is Side.ANY and not self.receives and not other.receives
        return self.zone is other.zone and same and either

    def is_elsewhere(self, other: Operand, first: bool) -> bool:
        """Whether this is never of the same player as another, which may be the one pointed at first."""
        if self.owner is Owner.DIFFERENT:
            return first
        return (self.owner is Owner.YOURS and other.owner is Owner.ANOTHER) or (
            self.owner is Owner.ANOTHER and other.owner is Owner.YOURS
        )

    def is_lasting(self) -> bool:
        """Whether nothing but who is in the round says what fits, as long as no shield lacks a card."""
        if self.zone is None:
            return not self.receives
        return self.zone is not CardZone.CHARGED and self.side is Side.ANY and self.all_fit


@final
class Instruction:
    """One step, and the place of its first operand among those of the action."""

    opcode: Opcode
    number: i64
    first: i64

    def __init__(self, opcode: Opcode, number: i64, first: i64) -> None:
        self.opcode = opcode
        self.number = number
        self.first = first


@final
class MoveCache:
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
class CompiledAction:
    """An action: its condition, its instructions, the cost first, and all that they point at, in order."""

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
        self.instructions: list[Instruction] = []
        self.operands: list[Operand] = []
        self.condition = None
        self.count = 0
        self.draws = 0
        self.needs = 0
        self.kills = False
        self.pairs = False
        self.gives = False
        self.caches = [MoveCache() for _ in range(MOST_SEATS)]
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
            self.pairs = not self.operands[1].late and self.operands[0].owner is not Owner.SAME
        self.lasting = all(operand.is_lasting() for operand in self.operands)
        self.heals = any(each.opcode is Opcode.HEAL for each in self.instructions)

    def _need(self, operand: Operand) -> None:
        if operand.zone is CardZone.CHARGED:
            another = OTHERS if operand.owner is Owner.ANOTHER else ANYBODYS
            self.needs |= OWN if operand.owner is Owner.YOURS else another

    def _compare(self, operand: Operand, earlier: list[Operand]) -> None:
        """What an operand has to do with those before it."""
        pointed = False
        for at, other in enumerate(earlier):
            first = other.points() and not pointed
            pointed = pointed or first
            sided = other.zone is CardZone.SHIELD and operand.side is not Side.ANY
            if sided and not operand.is_elsewhere(other, first):
                operand.late = True
            if operand.is_like(other):
                operand.like = at

    def _add(self, step: Step, king_value: int) -> None:
        first = len(self.operands)
        if isinstance(step, SwapStep):
            self.operands += [operand_of(step.one, king_value), operand_of(step.other, king_value)]
            self.kills = self.kills or CardZone.LIFE in (step.one.zone, step.other.zone)
            self._emit(Opcode.SWAP, first)
        elif isinstance(step, MoveStep):
            self.operands += [operand_of(step.card, king_value), destination(step.to, king_value)]
            self.gives = self.gives or step.to.zone == CardZone.CHARGED
            self._emit(Opcode.MOVE, first)
        elif isinstance(step, DiscardStep):
            self.operands.append(operand_of(step.card, king_value))
            self._emit(Opcode.DISCARD, first)
        elif isinstance(step, DrawStep):
            self.operands.append(operand_of(step.card, king_value))
            self.draws += 1
            self._emit(Opcode.DRAW, first)
        elif isinstance(step, HealStep):
            self._emit(Opcode.HEAL, first, step.number)
        elif isinstance(step, DamageStep):
            self.operands.append(player(step.owner))
            self.kills = self.kills or step.zone == CardZone.LIFE
            shield = step.zone == CardZone.SHIELD
            self._emit(Opcode.DAMAGE_SHIELD if shield else Opcode.DAMAGE_LIFE, first, step.number)
        elif isinstance(step, RevealStep):
            hidden = operand_of(step.card, king_value)
            hidden.hidden_only = True
            self.operands.append(hidden)
            self._emit(Opcode.REVEAL, first)
        else:
            self.needs |= OWN
            self._emit(Opcode.LOOK, first)

    def _emit(self, opcode: Opcode, first: i64, number: i64 = 0) -> None:
        self.instructions.append(Instruction(opcode, number, first))


def operand_of(card: CardRef, king_value: int) -> Operand:
    return Operand(card.zone, card.owner, card.side, card.cards.mask(king_value), card.cards == ALL_CARDS)


def destination(card: CardRef, king_value: int) -> Operand:
    """Where a card is moved: among charged cards only the owner is pointed at."""
    operand = player(card.owner) if card.zone == CardZone.CHARGED else operand_of(card, king_value)
    operand.receives = True
    return operand


def player(owner: Owner) -> Operand:
    return Operand(None, owner, Side.ANY, 0, True)
