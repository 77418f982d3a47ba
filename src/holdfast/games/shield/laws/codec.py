"""Laws to and from plain data, as JSON and YAML hold it. What says nothing is left out."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeVar

from holdfast.games.shield.laws.actions import (
    Action,
    CardRef,
    CardZone,
    Condition,
    DamageStep,
    DiscardStep,
    DrawStep,
    HealStep,
    LookStep,
    MoveStep,
    Owner,
    RevealStep,
    Side,
    Step,
    SwapStep,
)
from holdfast.games.shield.laws.cards import ALL_CARDS, CardKind, Colour, Figure, Parity, Selector, Suit
from holdfast.games.shield.laws.events import (
    RECIPIENT_NAMES,
    EffectKind,
    EventRule,
    Recipient,
    RuleEffect,
    Trigger,
    TriggerKind,
)
from holdfast.games.shield.laws.law import Law, word
from holdfast.games.shield.laws.limits import Limit, LimitKind
from holdfast.games.shield.laws.values import Context, Modifier, Operator, ValueChange, ValueRule

Data = dict[str, object]
Code = TypeVar("Code", bound=Enum)


# To data


def to_data(law: Law) -> Data:
    """A law as plain data."""
    if isinstance(law, ValueRule):
        return {"law": "value", "cards": _cards(law.cards), "worths": [_modifier(each) for each in law.modifiers]}
    if isinstance(law, EventRule):
        return {
            "law": "event",
            "event": _trigger(law.trigger),
            "who": RECIPIENT_NAMES[law.recipient],
            "deed": _effect(law.effect),
        }
    if isinstance(law, Limit):
        return {"law": "limit", "bound": word(law.kind), **_number(law.number)}
    data: Data = {"law": "action", "name": law.name, "steps": [_step(step) for step in law.steps]}
    if law.condition is not None:
        data["condition"] = {"card": _card(law.condition.card), "count": law.condition.count}
    if law.cost is not None:
        data["cost"] = _step(law.cost)
    return data


def _cards(cards: Selector) -> list[Data]:
    return [_kind(kind) for kind in cards.kinds]


def _kind(kind: CardKind) -> Data:
    words = {"suit": kind.suit, "colour": kind.colour, "figure": kind.figure, "parity": kind.parity}
    numbers = {"rank": kind.rank, "least": kind.least, "most": kind.most}
    data: Data = {name: word(code) for name, code in words.items() if code is not None}
    return data | {name: number for name, number in numbers.items() if number is not None}


def _modifier(modifier: Modifier) -> Data:
    change = modifier.change
    return {"context": word(modifier.context), "scale": word(change.operator), **_number(change.number)}


def _number(number: int) -> Data:
    return {"number": number} if number else {}


def _trigger(trigger: Trigger) -> Data:
    cards: Data = {"cards": _cards(trigger.cards)} if trigger.kind == TriggerKind.DRAWN else {}
    return {"happening": word(trigger.kind), **cards}


def _effect(effect: RuleEffect) -> Data:
    return {"doing": word(effect.kind), **_number(effect.number)}


def _card(card: CardRef) -> Data:
    data: Data = {"spot": word(card.zone), "owner": word(card.owner)}
    if card.cards != ALL_CARDS:
        data["cards"] = _cards(card.cards)
    if card.side != Side.ANY:
        data["which"] = word(card.side)
    return data


def _step(step: Step) -> Data:
    if isinstance(step, SwapStep):
        return {"step": "swap", "one": _card(step.one), "other": _card(step.other)}
    if isinstance(step, MoveStep):
        return {"step": "move", "card": _card(step.card), "to": _card(step.to)}
    if isinstance(step, DiscardStep):
        return {"step": "discard", "card": _card(step.card)}
    if isinstance(step, DrawStep):
        return {"step": "draw", "place": _card(step.card)}
    if isinstance(step, HealStep):
        return {"step": "heal", "number": step.number}
    if isinstance(step, DamageStep):
        return {"step": "deal", "number": step.number, "spot": word(step.zone), "owner": word(step.owner)}
    if isinstance(step, LookStep):
        return {"step": "look"}
    return {"step": "reveal", "card": _card(step.card)}


# From data


def from_data(data: object) -> Law:
    """The law that `to_data` gave; a ValueError or KeyError if it never did."""
    fields = _fields(data)
    law = _text(fields["law"])
    if law == "value":
        return ValueRule(_read_cards(fields["cards"]), tuple(_read_modifier(each) for each in _items(fields["worths"])))
    if law == "event":
        return EventRule(_read_trigger(fields["event"]), _read_recipient(fields["who"]), _read_effect(fields["deed"]))
    if law == "limit":
        return Limit(_code(LimitKind, fields["bound"]), _read_number(fields))
    if law == "action":
        return _read_action(fields)
    raise ValueError(f"a law is a value, an event, a limit or an action, not {law!r}")


def _read_action(fields: Data) -> Action:
    condition = _fields(fields["condition"]) if "condition" in fields else None
    return Action(
        name=_text(fields["name"]),
        steps=tuple(_read_step(step) for step in _items(fields["steps"])),
        condition=None if condition is None else Condition(_read_card(condition["card"]), _whole(condition["count"])),
        cost=_read_step(fields["cost"]) if "cost" in fields else None,
    )


def _fields(data: object) -> Data:
    if not isinstance(data, dict):
        raise ValueError(f"expected names with values, not {data!r}")
    return data


def _items(data: object) -> list[object]:
    if not isinstance(data, list):
        raise ValueError(f"expected a list, not {data!r}")
    return data


def _text(data: object) -> str:
    if not isinstance(data, str):
        raise ValueError(f"expected a word, not {data!r}")
    return data


def _code(codes: type[Code], data: object) -> Code:
    said = _text(data)
    for code in codes:
        if word(code) == said:
            return code
    raise ValueError(f"{said!r} is no {codes.__name__}")


def _read_recipient(data: object) -> Recipient:
    named = {name: recipient for recipient, name in RECIPIENT_NAMES.items()}
    return named[_text(data)]


def _whole(data: object) -> int:
    if not isinstance(data, int):
        raise ValueError(f"expected a whole number, not {data!r}")
    return data


def _read_number(fields: Data) -> int:
    return _whole(fields["number"]) if "number" in fields else 0


def _read_cards(data: object) -> Selector:
    return Selector(tuple(_read_kind(_fields(kind)) for kind in _items(data)))


def _read_kind(fields: Data) -> CardKind:
    return CardKind(
        suit=_code(Suit, fields["suit"]) if "suit" in fields else None,
        colour=_code(Colour, fields["colour"]) if "colour" in fields else None,
        rank=_whole(fields["rank"]) if "rank" in fields else None,
        figure=_code(Figure, fields["figure"]) if "figure" in fields else None,
        parity=_code(Parity, fields["parity"]) if "parity" in fields else None,
        least=_whole(fields["least"]) if "least" in fields else None,
        most=_whole(fields["most"]) if "most" in fields else None,
    )


def _read_modifier(data: object) -> Modifier:
    fields = _fields(data)
    change = ValueChange(_code(Operator, fields["scale"]), _read_number(fields))
    return Modifier(_code(Context, fields["context"]), change)


def _read_trigger(data: object) -> Trigger:
    fields = _fields(data)
    cards = _read_cards(fields["cards"]) if "cards" in fields else ALL_CARDS
    return Trigger(_code(TriggerKind, fields["happening"]), cards)


def _read_effect(data: object) -> RuleEffect:
    fields = _fields(data)
    return RuleEffect(_code(EffectKind, fields["doing"]), _read_number(fields))


def _read_card(data: object) -> CardRef:
    fields = _fields(data)
    return CardRef(
        zone=_code(CardZone, fields["spot"]),
        owner=_code(Owner, fields["owner"]),
        cards=_read_cards(fields["cards"]) if "cards" in fields else ALL_CARDS,
        side=_code(Side, fields["which"]) if "which" in fields else Side.ANY,
    )


def _read_deal(fields: Data) -> Step:
    return DamageStep(_whole(fields["number"]), _code(CardZone, fields["spot"]), _code(Owner, fields["owner"]))


STEPS: Final[dict[str, Callable[[Data], Step]]] = {
    "swap": lambda fields: SwapStep(_read_card(fields["one"]), _read_card(fields["other"])),
    "move": lambda fields: MoveStep(_read_card(fields["card"]), _read_card(fields["to"])),
    "discard": lambda fields: DiscardStep(_read_card(fields["card"])),
    "draw": lambda fields: DrawStep(_read_card(fields["place"])),
    "heal": lambda fields: HealStep(_whole(fields["number"])),
    "deal": _read_deal,
    "look": lambda fields: LookStep(),
    "reveal": lambda fields: RevealStep(_read_card(fields["card"])),
}


def _read_step(data: object) -> Step:
    fields = _fields(data)
    return STEPS[_text(fields["step"])](fields)
