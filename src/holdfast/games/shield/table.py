"""What lies where in Shield."""

from __future__ import annotations

from holdfast.kernel import Area, Table, View, counter, deck, pile, row, seat_areas, slot


def lay(view: View) -> Table:
    middle = Area("middle", spreads=(deck(view), pile(view, "discard")), counters=(counter(view, "round"),))
    return Table(middle, seat_areas(view, _seat))


def _seat(view: View, name: str) -> Area:
    counters = [counter(view, f"{name}.life_total"), counter(view, f"{name}.rounds_won")]
    if view.number(f"{name}.shield_damage"):
        counters.insert(1, counter(view, f"{name}.shield_damage"))
    spreads = (slot(view, f"{name}.life"), row(view, f"{name}.shield", room=2), row(view, f"{name}.charged"))
    return Area(name, spreads, tuple(counters))
