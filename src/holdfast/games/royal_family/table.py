"""What lies where in Royal Family."""

from __future__ import annotations

from holdfast.kernel import Area, Card, Message, Spread, Table, View, counter, deck, pile, row, seat_areas, slot, stack


def lay(view: View) -> Table:
    piles = (pile(view, "pile1"), pile(view, "pile2"), pile(view, "pile3"))
    aside = (row(view, "jokers"),) if view.cards("jokers") else ()
    middle = Area(
        "middle",
        spreads=(deck(view), *piles, pile(view, "discard"), slot(view, "card"), *aside),
        counters=(counter(view, "round"), counter(view, "turns_left", of=3)),
        notes=(Message(f"age-{view.entries['age']}"),) if view.has("age") else (),
    )
    return Table(middle, seat_areas(view, _seat))


def _seat(view: View, name: str) -> Area:
    castles = tuple(_castle(view, f"{name}.{suit}", suit) for suit in view.cards(f"{name}.castles"))
    held = tuple(_held(f"{name}.{suit}", suit) for suit in view.cards(f"{name}.held"))
    twice = (Message("note-twice"),) if view.entries.get("twice") == name else ()
    return Area(name, parts=castles + held, notes=twice)


def _castle(view: View, path: str, suit: str) -> Area:
    spreads = [_ace(path, suit), row(view, f"{path}.royals"), slot(view, f"{path}.fort"), slot(view, f"{path}.dungeon")]
    for troops in ("fort_troops", "troops"):
        if view.cards(f"{path}.{troops}"):
            spreads.append(stack(view, f"{path}.{troops}"))
    counters = [counter(view, f"{path}.damage", of=view.number("castle_strength"))]
    if view.number(f"{path}.fort_damage"):
        counters.append(counter(view, f"{path}.fort_damage"))
    return Area(path, tuple(spreads), tuple(counters))


def _held(path: str, suit: str) -> Area:
    return Area(path, (_ace(path, suit),), notes=(Message("note-held"),))


def _ace(path: str, suit: str) -> Spread:
    """The castle itself."""
    return Spread("slot", f"{path}.ace", (Card(f"A{suit}"),), room=1)
