"""How a table looks: what a theme declares, resolved against a table, so that clients need not look anything up.

Zones, values and areas have the names that they have in the layout; colours that a theme leaves open are derived.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from holdfast.kernel.bits import NONE
from holdfast.kernel.chance import Chance
from holdfast.kernel.cloth import GROUNDS
from holdfast.kernel.colours import accent_of
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.plain_data import Plain
from holdfast.kernel.scenery import BANNER, CELL, WINDOW, Gauge, Place, Scene
from holdfast.kernel.theme import Theme

if TYPE_CHECKING:
    from holdfast.kernel.game import Game
    from holdfast.kernel.table_schema import Entry, TableSchema

MIDDLE: Final = "middle"
"""The area of what belongs to no seat."""
EMBLEM: Final = "emblem"
"""What a game's emblem is called among its scenes."""
PORTRAIT: Final = (66, 38, 120, 136)
PIP: Final = (48, 98, 156, 156)
VIEWS: Final = {WINDOW: PORTRAIT, CELL: PORTRAIT, BANNER: PIP}
"""The part of a large card that shows in places of a kind; elsewhere the whole card does."""

Said = dict[str, Plain]
T = TypeVar("T")


def theme_of(game: Game) -> Theme:
    """The theme of a game, or one with a colour by its name."""
    return game.presentation.theme or Theme(accent_of(game.name), "")


def table_look(schema: TableSchema) -> Said:
    """All about how a table looks, as plain data; what is not said is nothing."""
    theme = theme_of(schema.game)
    said: Said = {
        "cloth": {
            "pattern": theme.cloth.pattern,
            **{ground: dict(theme.cloth.colours(theme.accent, ground)) for ground in GROUNDS},
        },
        "seats": theme.seats,
        "hero": theme.hero,
        "square": list(theme.square),
        "papers": {side: _paper(theme, side) for side in theme.papers},
        "sky": _sky(theme),
        "scenes": [_scene(schema, scene) for scene in theme.scenes],
        "gauges": [_seat_gauge(schema, entry, gauge) for entry, gauge in _named(schema, theme.gauges)],
        "emblems": _emblems(schema, theme),
        "goals": _goals(schema, theme),
        "totals": {
            entry.path: {"sign": total.sign, "tone": total.tone} for entry, total in _named(schema, theme.totals)
        },
        "worth": _worth(schema, theme),
        "stages": [_stage(theme, event) for event in theme.stages],
        "moments": [_moment(theme, event) for event in theme.moments],
        "tallies": [_tally(theme, name) for name in theme.tallies],
        "signs": _signs(schema, theme),
        "scrolls": list(theme.scrolls),
        "slips": [entry.path for entry, _ in _named(schema, dict.fromkeys(theme.slips))],
        "triumph": theme.triumph,
    }
    return _without_nothing(said)


def _without_nothing(said: Mapping[str, Plain]) -> Said:
    return {name: value for name, value in said.items() if value not in ("", None, [], {}, 0, False)}


# Colours


def _paper(theme: Theme, side: str) -> Said:
    paper = theme.papers[side]
    return {"sign": paper.sign, **{ground: dict(paper.colours(ground)) for ground in GROUNDS}}


def _sky(theme: Theme) -> Said | None:
    light = theme.light
    if light is None:
        return None
    skies: Said = {
        word: {"source": sky.source, **{ground: list(sky.shades(ground)) for ground in GROUNDS}}
        for word, sky in light.skies.items()
    }
    return {"value": light.value, "skies": skies}


# What is named by the last part of its name


def last_part(path: str) -> str:
    return path.rpartition(".")[2]


def area_of(path: str) -> str:
    """The part of the layout in which something lies."""
    return path.rpartition(".")[0] or MIDDLE


def within(area: str, name: str) -> str:
    """What something is called that lies in an area."""
    return name if area == MIDDLE else f"{area}.{name}"


def _named(schema: TableSchema, things: Mapping[str, T]) -> Iterator[tuple[Entry, T]]:
    for entry in schema.entries:
        name = last_part(entry.path)
        if name in things:
            yield entry, things[name]


def areas_of(schema: TableSchema, scene: Scene) -> list[str]:
    """Where a scene stands: wherever its first place is."""
    first = next(iter(scene.places), "")
    return [area_of(entry.path) for entry in schema.zones if last_part(entry.path) == first]


# Scenes


def _scene(schema: TableSchema, scene: Scene) -> Said:
    return {
        "name": scene.name,
        "backdrop": scene.backdrop,
        "wide": list(scene.wide),
        "narrow": list(scene.narrow),
        "places": [_place(schema, scene, name, place) for name, place in scene.places.items()],
        "gauges": [_gauge(name, gauge) for name, gauge in scene.gauges.items()],
        "stands": [_stand(schema, scene, area) for area in areas_of(schema, scene)],
    }


def _place(schema: TableSchema, scene: Scene, name: str, place: Place) -> Said:
    said: Said = {"zone": name, "kind": place.kind, "wide": _boxes(place.wide), "narrow": _boxes(place.narrow)}
    return said | _without_nothing(
        {
            "view": list(VIEWS.get(place.kind, ())),
            "faces": _faces_by_rank(schema, place),
            "ghosts": max(_dealt(schema, within(area, name)) for area in areas_of(schema, scene))
            if place.ghosts
            else 0,
            "mending": list(place.mending),
        }
    )


def _boxes(boxes: Sequence[Sequence[int]]) -> list[Plain]:
    return [list(box) for box in boxes]


def _faces_by_rank(schema: TableSchema, place: Place) -> Said:
    faces = schema.game.vocabulary.faces
    return {face: at for at, rank in enumerate(place.ranks) for face in faces if face.startswith(rank)}


def _dealt(schema: TableSchema, path: str) -> int:
    """How many cards lie in a zone when a game begins."""
    table = schema.game.empty_table(schema.seats, schema.options)
    table.set_up(Chance(1))
    return int(table.zones[schema.zones.index(schema.by_path[path])].size)


def _gauge(name: str, gauge: Gauge) -> Said:
    said: Said = {"value": name, "kind": gauge.kind, "rows": gauge.rows}
    for cut, box in (("wide", gauge.wide), ("narrow", gauge.narrow)):
        if box is not None:
            said[cut] = list(box)
    if gauge.figure is not None:
        said["figures"] = _boxes(gauge.figure)
    return said


def _stand(schema: TableSchema, scene: Scene, area: str) -> Said:
    zones = {name: within(area, name) for name in scene.places}
    values = {name: within(area, name) for name in scene.gauges}
    most = {name: most_of(schema, within(area, name), gauge) for name, gauge in scene.gauges.items()}
    said: Said = {
        "area": area,
        "paper": _paper_of(schema, area, zones),
        "zones": {name: path for name, path in zones.items() if path in schema.by_path},
        "values": {name: path for name, path in values.items() if path in schema.by_path},
        "of": {name: found for name, found in most.items() if found},
    }
    return said | _without_nothing({"built": _dealt(schema, next(iter(zones.values()))) > 0})


def _paper_of(schema: TableSchema, area: str, zones: Mapping[str, str]) -> str:
    """The side that an area belongs to: that of its seat, or the one that it is named after."""
    entry = schema.by_path[next(iter(zones.values()))]
    side = area if entry.seat == NONE else schema.side_of(entry.seat)
    return side if side in theme_of(schema.game).papers else ""


def most_of(schema: TableSchema, path: str, gauge: Gauge) -> str | int:
    """The most that a value can be: a path, or a number; nothing where nobody says it."""
    entry = schema.by_path.get(path)
    if entry is not None and entry.of:
        return entry.of
    for found in (within(area_of(path), gauge.of), gauge.of):
        if found in schema.by_path and found != path:
            return found
    most = getattr(schema.options, gauge.of, None) if gauge.of else None
    return most if isinstance(most, int) else ""


def _seat_gauge(schema: TableSchema, entry: Entry, gauge: Gauge) -> Said:
    return {"value": entry.path, "kind": gauge.kind} | _without_nothing({"of": most_of(schema, entry.path, gauge)})


# What belongs to every seat


def _emblems(schema: TableSchema, theme: Theme) -> list[Plain]:
    emblem = theme.emblem
    if emblem is None:
        return []
    parts = {"level": emblem.level, "lost": emblem.lost, "heart": emblem.heart}
    return [{"area": area, "shape": emblem.shape, **_of_seat(area, parts)} for area in _seats(schema)]


def _goals(schema: TableSchema, theme: Theme) -> list[Plain]:
    goal = theme.goal
    if goal is None:
        return []
    needs: Said = {face: list(faces) for face, faces in goal.needs.items()}
    parts = {"card": goal.card, "have": goal.have, "hand": goal.from_hand}
    goals: list[Plain] = []
    for area in _seats(schema):
        substitutes: Said = {
            face: _without_nothing(
                {
                    "faces": list(substitute.faces),
                    **_of_seat(area, {"value": substitute.value, "unless": substitute.unless}),
                }
            )
            for face, substitute in goal.substitutes.items()
            if not substitute.option or getattr(schema.options, substitute.option)
        }
        goals.append({"area": area, "needs": needs, "substitutes": substitutes, **_of_seat(area, parts)})
    return goals


def _seats(schema: TableSchema) -> list[str]:
    return [seat_name(seat) for seat in range(schema.seats)]


def _of_seat(area: str, parts: Mapping[str, str]) -> Said:
    return {name: within(area, part) for name, part in parts.items() if part}


def _worth(schema: TableSchema, theme: Theme) -> Said:
    worth = theme.worth
    if worth is None:
        return {}
    return {face: int(worth(at)) for at, face in enumerate(schema.game.vocabulary.faces)}


def _signs(schema: TableSchema, theme: Theme) -> Said:
    """The sign of each verb, by its name or by the first word of its phrase."""
    signs: Said = {}
    for verb in schema.game.vocabulary.verbs.verbs:
        sign = theme.signs.get(verb.name) or theme.signs.get(verb.phrase.split()[0])
        if sign:
            signs[verb.name] = sign
    return signs


def _stage(theme: Theme, event: str) -> Said:
    stage = theme.stages[event]
    return {"begins": event, "left": stage.left, "right": stage.right, "ends": list(stage.ends)} | _without_nothing(
        {
            "joins": list(stage.joins),
            "shows": list(stage.shows),
            "stake": stage.stake,
            "left_sum": stage.left_sum,
            "right_sum": stage.right_sum,
        }
    )


def _moment(theme: Theme, event: str) -> Said:
    moment = theme.moments[event]
    return {"event": event, "kind": moment.kind, "of": moment.of} | _without_nothing({"question": moment.question})


def _tally(theme: Theme, name: str) -> Said:
    tally = theme.tallies[name]
    return {"name": name, "events": list(tally.events), "of": tally.of} | _without_nothing({"amount": tally.amount})
