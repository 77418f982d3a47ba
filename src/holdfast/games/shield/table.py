"""What lies where in Shield."""

from __future__ import annotations

from holdfast.kernel import Area, Message, Table, View, counter, deck, pile, row, seat_areas, slot


def lay(view: View) -> Table:
    rules = tuple(Message("rule-in-force", {"rule": sentence}) for sentence in view.cards("rules"))
    spreads = (deck(view), pile(view, "discard"))
    middle = Area("middle", spreads, counters=(counter(view, "round"),), notes=rules)
    return Table(middle, seat_areas(view, _seat))


def _seat(view: View, name: str) -> Area:
    counters = [counter(view, f"{name}.life_total"), counter(view, f"{name}.rounds_won")]
    if view.number(f"{name}.shield_damage"):
        counters.insert(1, counter(view, f"{name}.shield_damage"))
    spreads = (slot(view, f"{name}.life"), row(view, f"{name}.shield", room=2), row(view, f"{name}.charged"))
    return Area(name, spreads, tuple(counters))
