"""What lies where in Ship IT!"""

from __future__ import annotations

from holdfast.kernel import Area, Card, Counter, Spread, Table, View, deck, fan, pile, row, seat_areas, slot


def lay(view: View) -> Table:
    spreads = [deck(view), pile(view, "discard")]
    spreads += [row(view, path) for path in ("events", "played", "looked") if view.cards(path)]
    return Table(Area("middle", spreads=tuple(spreads)), seat_areas(view, _seat))


def _seat(view: View, name: str) -> Area:
    spreads = [slot(view, f"{name}.architecture"), _production(view, f"{name}.production"), fan(view, f"{name}.hand")]
    if view.cards(f"{name}.laid"):
        spreads.append(row(view, f"{name}.laid"))
    return Area(name, tuple(spreads), tuple(_notices(view, name)))


def _production(view: View, path: str) -> Spread:
    return Spread("row", path, tuple(_component(text) for text in view.cards(path)))


def _component(text: str) -> Card:
    """`backend+ci` is a Backend with a badge, `cache:backend` a Cache with its type as one."""
    component, *attached = text.split("+")
    face, _, type = component.partition(":")
    return Card(face, badges=tuple([type] * bool(type) + attached))


def _notices(view: View, name: str) -> list[Counter]:
    """What a seat may not deploy, and until when."""
    notices = []
    if view.has(f"{name}.no_deploy"):
        notices.append(Counter(f"{name}.no_deploy", str(view.entries[f"{name}.no_deploy"])))
    repair = f"{name}.repair."
    types = [path.removeprefix(repair) for path in view.entries if path.startswith(repair)]
    if types:
        notices.append(Counter(f"{name}.repair", ", ".join(types)))
    return notices
