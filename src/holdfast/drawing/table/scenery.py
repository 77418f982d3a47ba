"""All that is drawn for a table in one document: its cloth, its skies, its scenes in every paper, and small pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypedDict

from holdfast.drawing.palette import mix_colours
from holdfast.drawing.svg import box, path
from holdfast.drawing.table import castle, cloud, heater, rack, ruins
from holdfast.drawing.table import castle_places as places
from holdfast.drawing.table.paper import PaperSheet, layer
from holdfast.drawing.table.pieces import draw_pieces
from holdfast.drawing.table.skies import draw_sky
from holdfast.drawing.table.weaves import draw_cloth
from holdfast.kernel import Game, Paper, Scene, Theme
from holdfast.kernel.cloth import DARK
from holdfast.kernel.scenery import CELL, SHELF, STONES, WALL, WINDOW
from holdfast.kernel.table_look import EMBLEM, theme_of

WIDE: Final = "wide"
NARROW: Final = "narrow"
CUTS: Final = (WIDE, NARROW)
BY_DAY: Final = 0.55
"""How strong shadows and lamps are in the light theme."""

Drawn = Callable[[PaperSheet], str]
DrawnPlace = Callable[[PaperSheet, int], str]


class SceneSheets(TypedDict):
    """A scene as sheets of its size that lie over each other, and units of its gauges."""

    size: tuple[int, int]
    layers: dict[str, str]
    places: dict[str, list[dict[str, str]]]
    units: dict[str, dict[str, str]]
    boxes: dict[str, tuple[int, int, int, int]]


class Scenery(TypedDict):
    """All drawings of a table's look, in one cut and for one of the page's themes."""

    cloth: str
    skies: dict[str, str]
    pieces: dict[str, str]
    scenes: dict[str, dict[str, SceneSheets]]


LAYERS: Final[Mapping[str, Mapping[str, Drawn]]] = {
    "castle": {"standing": castle.standing, "missing": ruins.missing, "fallen": ruins.fallen},
    "cloud": {"standing": cloud.standing, "fallen": cloud.fallen},
    "rack": {"standing": rack.standing, "triumph": rack.shipped},
    "": {},
}
PLACES: Final[Mapping[str, Mapping[str, DrawnPlace]]] = {
    WINDOW: {
        "empty": places.window_empty,
        "filled": places.window_filled,
        "front": places.window_front,
    },
    WALL: {"empty": places.wall_empty, "filled": places.wall_filled, "worn": places.wall_worn},
    CELL: {"empty": places.cell_empty, "filled": places.cell_filled, "front": places.cell_front},
}


def draw_scenery(game: Game, cut: str, ground: str) -> Scenery:
    """What a game's table is drawn with."""
    theme = theme_of(game)
    light = theme.light
    skies = (
        {}
        if light is None
        else {word: draw_sky(sky.shades(ground), sky.source, cut) for word, sky in light.skies.items()}
    )
    colours = theme.cloth.colours(theme.accent, ground)
    scenes = {scene.name: _in_papers(theme, scene, cut, ground) for scene in theme.scenes}
    if theme.emblem is not None:
        scenes[EMBLEM] = {"": _emblem()}
    return {
        "cloth": draw_cloth(theme.cloth.pattern, colours["text"], theme.motif),
        "skies": skies,
        "pieces": draw_pieces(),
        "scenes": scenes,
    }


def _in_papers(theme: Theme, scene: Scene, cut: str, ground: str) -> dict[str, SceneSheets]:
    """A scene in the paper of every side, or, at a table without sides, in that of the cloth."""
    papers = {"": plain_paper(theme), **theme.papers}
    return {side: draw_scene(scene, paper, cut, ground) for side, paper in papers.items()}


def plain_paper(theme: Theme) -> Paper:
    cloth = theme.cloth.colours(theme.accent, DARK)
    return Paper(mix_colours(cloth["accent"], "#000000", 0.35), light=cloth["accent"], edge=cloth["text"])


def draw_scene(scene: Scene, paper: Paper, cut: str, ground: str) -> SceneSheets:
    """One scene in one paper."""
    sheet = _sheet(scene, paper, cut, ground)
    size = (sheet.width, sheet.height)
    return {
        "size": size,
        "layers": {name: layer(*size, drawn(sheet)) for name, drawn in LAYERS[scene.backdrop].items()},
        "places": {zone: _place(sheet, place.kind) for zone, place in scene.places.items() if place.kind in PLACES},
        "units": _units(scene, sheet),
        "boxes": {},
    }


def _sheet(scene: Scene, paper: Paper, cut: str, ground: str) -> PaperSheet:
    width, height = scene.wide if cut == WIDE else scene.narrow
    colours = paper.colours(ground)
    boxes = {place.kind: place.wide if cut == WIDE else place.narrow for place in scene.places.values()}
    for gauge in scene.gauges.values():
        at = gauge.wide if cut == WIDE else gauge.narrow
        boxes |= {gauge.kind: (at,)} if at is not None else {}
    ranks = next((place.ranks for place in scene.places.values() if place.ranks), ())
    return PaperSheet(
        width,
        height,
        boxes,
        colours["shade"],
        colours["colour"],
        colours["light"],
        colours["edge"],
        line=mix_colours(colours["shade"], "#000000", 0.5),
        mark=colours["text"],
        glow=1 if ground == DARK else BY_DAY,
        ranks=ranks,
    )


def _place(sheet: PaperSheet, kind: str) -> list[dict[str, str]]:
    """For each box of a place what lies below its card, with one and without, and before it."""
    size = (sheet.width, sheet.height)
    drawn = PLACES[kind]
    return [
        {name: layer(*size, draw(sheet, at)) for name, draw in drawn.items()} for at in range(len(sheet.boxes[kind]))
    ]


def _units(scene: Scene, sheet: PaperSheet) -> dict[str, dict[str, str]]:
    units: dict[str, dict[str, str]] = {}
    for value, gauge in scene.gauges.items():
        if gauge.kind == STONES:
            units[value] = {"full": layer(32, 17, _stone(sheet)), "gone": layer(32, 17, _hole(sheet))}
    for zone, place in scene.places.items():
        if place.kind == SHELF and place.ghosts:
            units[zone] = {"gone": layer(63, 88, cloud.ghost(sheet))}
    return units


def _stone(sheet: PaperSheet) -> str:
    shadow = path("M4 14.6H28", stroke=sheet.colour, stroke_width=2, stroke_linecap="round", opacity=0.7)
    return box(1, 0.5, 30, 16, rx=2.5, fill=sheet.edge) + shadow


def _hole(sheet: PaperSheet) -> str:
    return box(2, 1.5, 28, 14, rx=2.5, fill=sheet.line, opacity=0.55)


def _emblem() -> SceneSheets:
    size = (heater.WIDTH, heater.HEIGHT)
    drawn = {
        "empty": heater.empty,
        "full": heater.full,
        "cracked": heater.cracked,
        "rim": heater.rim,
        "heart": heater.heart,
        "fallen": heater.fallen,
    }
    return {
        "size": size,
        "layers": {name: layer(*size, draw()) for name, draw in drawn.items()},
        "places": {},
        "units": {"edge": {"full": layer(128, 17, heater.edge())}},
        "boxes": dict(heater.BOXES),
    }
