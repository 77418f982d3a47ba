"""What lies where in Upgrade."""

from __future__ import annotations

from holdfast.kernel import Area, Table, View, counter, deck, fan, pile, row, seat_areas, slot


def lay(view: View) -> Table:
    middle = Area("middle", spreads=(deck(view), slot(view, "drawn"), pile(view, "discard")))
    return Table(middle, seat_areas(view, _seat))


def _seat(view: View, name: str) -> Area:
    counters = [counter(view, f"{name}.tokens")]
    if view.number(f"{name}.bows_owed"):
        counters += [counter(view, f"{name}.bows_made", of=view.number(f"{name}.bows_owed"))]
    rows = [row(view, f"{name}.attack"), row(view, f"{name}.defence")]
    hand = [fan(view, f"{name}.hand")] if view.cards(f"{name}.hand") else []
    return Area(name, tuple(hand or rows), tuple(counters))
