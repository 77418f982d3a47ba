"""Laws to and from plain data, as JSON and YAML hold it. What says nothing is left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holdfast.games.shield.law import Bound, Deed, Doing, Event, EventRule, Happening, Law, Limit, Who
from holdfast.games.shield.law_actions import (
    Action,
    Condition,
    Deal,
    Discard,
    Draw,
    Heal,
    Look,
    Move,
    Owner,
    Place,
    Reveal,
    Spot,
    Step,
    Swap,
    Which,
)
from holdfast.games.shield.law_cards import ALL_CARDS, Colour, Figure, Kind, Parity, Selector, Suit
from holdfast.games.shield.law_values import Change, Context, Scale, ValueRule, Worth

Data = dict[str, object]


# To data


def to_data(law: Law) -> Data:
    """A law as plain data."""
    if isinstance(law, ValueRule):
        return {"law": "value", "cards": _cards(law.cards), "worths": [_worth(worth) for worth in law.worths]}
    if isinstance(law, EventRule):
        return {"law": "event", "event": _event(law.event), "who": law.who.value, "deed": _deed(law.deed)}
    if isinstance(law, Limit):
        return {"law": "limit", "bound": law.bound.value, **_number(law.number)}
    data: Data = {"law": "action", "name": law.name, "steps": [_step(step) for step in law.steps]}
    if law.condition is not None:
        data["condition"] = {"card": _place(law.condition.card), "count": law.condition.count}
    if law.cost is not None:
        data["cost"] = _step(law.cost)
    return data


def _cards(cards: Selector) -> list[Data]:
    return [_kind(kind) for kind in cards.kinds]


def _kind(kind: Kind) -> Data:
    words = {"suit": kind.suit, "colour": kind.colour, "figure": kind.figure, "parity": kind.parity}
    numbers = {"rank": kind.rank, "least": kind.least, "most": kind.most}
    data: Data = {name: word.value for name, word in words.items() if word is not None}
    return data | {name: number for name, number in numbers.items() if number is not None}


def _worth(worth: Worth) -> Data:
    change = worth.change
    return {"context": worth.context.value, "scale": change.scale.value, **_number(change.number)}


def _number(number: int) -> Data:
    return {"number": number} if number else {}


def _event(event: Event) -> Data:
    cards: Data = {"cards": _cards(event.cards)} if event.happening == Happening.DRAWN else {}
    return {"happening": event.happening.value, **cards}


def _deed(deed: Deed) -> Data:
    return {"doing": deed.doing.value, **_number(deed.number)}


def _place(place: Place) -> Data:
    data: Data = {"spot": place.spot.value, "owner": place.owner.value}
    if place.cards != ALL_CARDS:
        data["cards"] = _cards(place.cards)
    if place.which != Which.ANY:
        data["which"] = place.which.value
    return data


def _step(step: Step) -> Data:
    if isinstance(step, Swap):
        return {"step": "swap", "one": _place(step.one), "other": _place(step.other)}
    if isinstance(step, Move):
        return {"step": "move", "card": _place(step.card), "to": _place(step.to)}
    if isinstance(step, Discard):
        return {"step": "discard", "card": _place(step.card)}
    if isinstance(step, Draw):
        return {"step": "draw", "place": _place(step.place)}
    if isinstance(step, Heal):
        return {"step": "heal", "number": step.number}
    if isinstance(step, Deal):
        return {"step": "deal", "number": step.number, "spot": step.spot.value, "owner": step.owner.value}
    if isinstance(step, Look):
        return {"step": "look"}
    return {"step": "reveal", "card": _place(step.card)}


# From data


def from_data(data: object) -> Law:
    """The law that `to_data` gave; a ValueError or KeyError if it never did."""
    fields = _fields(data)
    law = _text(fields["law"])
    if law == "value":
        return ValueRule(_read_cards(fields["cards"]), tuple(_read_worth(worth) for worth in _items(fields["worths"])))
    if law == "event":
        return EventRule(_read_event(fields["event"]), Who(_text(fields["who"])), _read_deed(fields["deed"]))
    if law == "limit":
        return Limit(Bound(_text(fields["bound"])), _read_number(fields))
    if law == "action":
        return _read_action(fields)
    raise ValueError(f"a law is a value, an event, a limit or an action, not {law!r}")


def _read_action(fields: Data) -> Action:
    condition = _fields(fields["condition"]) if "condition" in fields else None
    return Action(
        name=_text(fields["name"]),
        steps=tuple(_read_step(step) for step in _items(fields["steps"])),
        condition=None if condition is None else Condition(_read_place(condition["card"]), _whole(condition["count"])),
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


def _whole(data: object) -> int:
    if not isinstance(data, int):
        raise ValueError(f"expected a whole number, not {data!r}")
    return data


def _read_number(fields: Data) -> int:
    return _whole(fields["number"]) if "number" in fields else 0


def _read_cards(data: object) -> Selector:
    return Selector(tuple(_read_kind(_fields(kind)) for kind in _items(data)))


def _read_kind(fields: Data) -> Kind:
    return Kind(
        suit=Suit(_text(fields["suit"])) if "suit" in fields else None,
        colour=Colour(_text(fields["colour"])) if "colour" in fields else None,
        rank=_whole(fields["rank"]) if "rank" in fields else None,
        figure=Figure(_text(fields["figure"])) if "figure" in fields else None,
        parity=Parity(_text(fields["parity"])) if "parity" in fields else None,
        least=_whole(fields["least"]) if "least" in fields else None,
        most=_whole(fields["most"]) if "most" in fields else None,
    )


def _read_worth(data: object) -> Worth:
    fields = _fields(data)
    change = Change(Scale(_text(fields["scale"])), _read_number(fields))
    return Worth(Context(_text(fields["context"])), change)


def _read_event(data: object) -> Event:
    fields = _fields(data)
    cards = _read_cards(fields["cards"]) if "cards" in fields else ALL_CARDS
    return Event(Happening(_text(fields["happening"])), cards)


def _read_deed(data: object) -> Deed:
    fields = _fields(data)
    return Deed(Doing(_text(fields["doing"])), _read_number(fields))


def _read_place(data: object) -> Place:
    fields = _fields(data)
    return Place(
        spot=Spot(_text(fields["spot"])),
        owner=Owner(_text(fields["owner"])),
        cards=_read_cards(fields["cards"]) if "cards" in fields else ALL_CARDS,
        which=Which(_text(fields["which"])) if "which" in fields else Which.ANY,
    )


def _read_deal(fields: Data) -> Step:
    return Deal(_whole(fields["number"]), Spot(_text(fields["spot"])), Owner(_text(fields["owner"])))


STEPS: Final[dict[str, Callable[[Data], Step]]] = {
    "swap": lambda fields: Swap(_read_place(fields["one"]), _read_place(fields["other"])),
    "move": lambda fields: Move(_read_place(fields["card"]), _read_place(fields["to"])),
    "discard": lambda fields: Discard(_read_place(fields["card"])),
    "draw": lambda fields: Draw(_read_place(fields["place"])),
    "heal": lambda fields: Heal(_whole(fields["number"])),
    "deal": _read_deal,
    "look": lambda fields: Look(),
    "reveal": lambda fields: Reveal(_read_place(fields["card"])),
}


def _read_step(data: object) -> Step:
    fields = _fields(data)
    return STEPS[_text(fields["step"])](fields)
