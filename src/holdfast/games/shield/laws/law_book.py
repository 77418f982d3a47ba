"""The laws in force, compiled: numbers that the rules look up and never think about."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.shield.laws.actions import Action
from holdfast.games.shield.laws.compiled_action import CompiledAction
from holdfast.games.shield.laws.events import EffectKind, EventRule, Recipient, TriggerKind
from holdfast.games.shield.laws.law import Law
from holdfast.games.shield.laws.limits import Limit, LimitKind
from holdfast.games.shield.laws.values import CHARGED_AT_LIFE, CHARGED_AT_SHIELD, ValueRule, value_table
from holdfast.kernel.bits import bit

FACES: Final[i64] = 52
NO_LIMIT: Final[i64] = 1_000_000


@final
class CompiledRule:
    """An event rule as the interpreter runs it."""

    trigger: i64
    """The code of its trigger, as the queue of events has it."""
    faces: i64
    recipient: Recipient
    effect: EffectKind
    number: i64

    def __init__(self, law: EventRule, king_value: int) -> None:
        self.trigger = law.trigger.kind.value
        self.faces = law.trigger.cards.mask(king_value)
        self.recipient = law.recipient
        self.effect = law.effect.kind
        self.number = law.effect.number


@final
class LawBook:
    """The laws in force. Rules are numbered by their sentences."""

    value_table: vec[i64]
    """What every card is worth in every situation: entry 52 × situation + face."""
    charge_worth: float
    """What a charged card is worth in an attack, compared with what is printed."""
    triggers: i64
    """What fires any rule, one bit for each kind of trigger."""
    recorded: i64
    """What is enqueued when it happens: all triggers, and damage where it matters who knocked somebody out."""
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
        self.rules: list[CompiledRule | None] = [
            CompiledRule(law, king_value) if isinstance(law, EventRule) else None for law in laws
        ]
        self.actions: list[CompiledAction] = [
            CompiledAction(law, king_value) for law in laws if isinstance(law, Action)
        ]
        self.names: list[str] = [action.name for action in self.actions]
        self.heals = any(rule is not None and rule.effect is EffectKind.HEAL for rule in self.rules) or any(
            action.heals for action in self.actions
        )
        self.triggers = 0
        self.hold = NO_LIMIT
        self.armed = False
        self.no_revenge = False
        self.own_shield = False
        self.truce = 0
        values = value_table([law for law in laws if isinstance(law, ValueRule)], king_value)
        self.value_table = vec[i64]([i64(value) for value in values])
        self.charge_worth = charge_worth(values, value_table([], king_value))
        for rule in self.rules:
            if rule is not None:
                self.triggers |= bit(rule.trigger)
        self.recorded = self.triggers
        if self.triggers & bit(TriggerKind.KNOCKED_OUT):
            self.recorded |= bit(TriggerKind.TAKES_DAMAGE)
        for law in laws:
            if isinstance(law, Limit):
                self._bind(law)

    def _bind(self, law: Limit) -> None:
        if law.kind == LimitKind.HOLD:
            self.hold = min(self.hold, i64(law.number))
        elif law.kind == LimitKind.ARMED:
            self.armed = True
        elif law.kind == LimitKind.NO_REVENGE:
            self.no_revenge = True
        elif law.kind == LimitKind.OWN_SHIELD:
            self.own_shield = True
        else:
            self.truce = max(self.truce, i64(law.number))


def charge_worth(values: list[int], printed: list[int]) -> float:
    start, end = CHARGED_AT_SHIELD * int(FACES), (CHARGED_AT_LIFE + 1) * int(FACES)
    return float(sum(values[start:end])) / float(sum(printed[start:end]))
