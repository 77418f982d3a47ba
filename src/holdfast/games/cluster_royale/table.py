"""What lies where in Cluster Royale."""

from __future__ import annotations

from holdfast.kernel import (
    SPECTATOR,
    Area,
    Card,
    Counter,
    Spread,
    Table,
    View,
    counter,
    deck,
    fan,
    pile,
    row,
    seat_areas,
    seat_name,
)

TEAMS = ("blue", "red")
PROTECTIONS = {"audit": "external_audit", "forensics": "container_forensics"}


def lay(view: View) -> Table:
    return Table(_middle(view), seat_areas(view, _seat))


def _middle(view: View) -> Area:
    piles = [deck(view), pile(view, "discard"), pile(view, "cluster_discard")]
    if view.cards("played"):
        piles.append(row(view, "played"))
    counters = [counter(view, "extra_turns")] if view.number("extra_turns") else []
    if view.has("loris"):
        counters.append(Counter("loris", str(view.entries["loris"])))
    if view.has("no_attacks"):
        counters.append(Counter("no_attacks", ""))
    return Area("middle", tuple(piles), tuple(counters), parts=_team_rows(view))


def _team_rows(view: View) -> tuple[Area, ...]:
    """With teams the rows lie in the middle; one's own lies before oneself."""
    if not _plays_teams(view):
        return ()
    return tuple(
        Area(team, (_row(view, f"{team}.clusters", f"{team}.clusters"),))
        for team in TEAMS
        if team != _team(view, view.seat)
    )


def _seat(view: View, name: str) -> Area:
    spreads = [fan(view, f"{name}.hand"), row(view, f"{name}.cloud")]
    clusters = _clusters(view, name)
    if clusters is not None:
        spreads.append(clusters)
    if view.cards(f"{name}.waiting"):
        spreads.append(row(view, f"{name}.waiting"))
    return Area(name, tuple(spreads), tuple(_marks(view, name)))


def _clusters(view: View, name: str) -> Spread | None:
    if not _plays_teams(view):
        return _row(view, f"{name}.clusters", f"{name}.clusters")
    if name != seat_name(view.seat):
        return None
    return _row(view, f"{_team(view, view.seat)}.clusters", f"{name}.clusters")


def _row(view: View, entry: str, path: str) -> Spread:
    """A row of clusters: the signs of a position become badges."""
    cards = zip(view.cards(entry), view.only_mine(entry), strict=True)
    return Spread("row", path, tuple(_cluster(written, mine) for written, mine in cards))


def _cluster(written: str, mine: bool) -> Card:
    return Card(written.lstrip("+-"), ("open",) if written.startswith("+") else (), mine)


def _marks(view: View, name: str) -> list[Counter]:
    """What hangs over a seat, as far as there is any."""
    marks = [counter(view, f"{name}.destroyed_since")] if view.number(f"{name}.destroyed_since") else []
    if view.has(f"{name}.protected"):
        marks.append(Counter(f"{name}.protected", PROTECTIONS[str(view.entries[f"{name}.protected"])]))
    marks += [Counter(f"{name}.immune_to", attacker) for attacker in view.cards(f"{name}.immune_to")]
    for flag in ("skip", "sundar_debt"):
        if view.has(f"{name}.{flag}"):
            marks.append(Counter(f"{name}.{flag}", ""))
    turns = view.entries.get(f"{name}.shutdown_in")
    if turns:
        listed = turns if isinstance(turns, list) else [turns]
        marks.append(Counter(f"{name}.shutdown_in", ", ".join(map(str, listed))))
    return marks


def _plays_teams(view: View) -> bool:
    return "blue.clusters" in view.entries


def _team(view: View, seat: int) -> str:
    return "" if seat == SPECTATOR else TEAMS[seat % 2]
