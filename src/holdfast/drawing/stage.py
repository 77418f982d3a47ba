"""A scene as SVG: what its parts are drawn with, and the window that it is seen through."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from holdfast.drawing.svg import element, group, number, path, transform
from holdfast.drawing.tones import Tones
from holdfast.scenery.scene import At, CardScene, Layer, Part

FINE: Final = 2.3
DOTTED: Final = 4
"""Lines finer than this, whole or dotted, would be a blur where a picture is small."""


def staged(scene: CardScene, tones: Tones, view: tuple[float, float, float, float], scale: float = 1) -> str:
    """All of a scene through a window: `view` is its left, top, width and height on the card."""
    shapes = _ground(scene.ground, tones) + "".join(_placed(thing, tones) for thing in scene.things)
    return _through(view, _with_pens(shapes, 0, 0, scale))


def figured(scene: CardScene, tones: Tones, view: tuple[float, float, float, float], zoom: float, spread: float) -> str:
    """What is left of a scene where it is small: ground, light and figure, larger, without its finest lines."""
    ground = _ground(tuple(_plain(part, 1) for part in scene.ground), tones)
    figure = (replace(thing, part=_plain(thing.part, thing.scale)) for thing in scene.figure)
    scale = zoom * scene.zoom
    shapes = "".join(_placed(thing, tones) for thing in figure)
    moved = _with_pens(shapes, scene.shift * zoom / 1.2, scene.lift * zoom / 1.2, scale)
    return _through(view, _with_pens(ground, 0, 0, spread) + moved)


def _ground(parts: Iterable[Part], tones: Tones) -> str:
    return "".join(_layer(layer, tones) for part in parts for layer in part)


def _placed(thing: At, tones: Tones) -> str:
    changed = {old: tones[new] for old, new in zip(thing.tones[::2], thing.tones[1::2], strict=True)}
    shapes = "".join(_layer(layer, {**tones, **changed}) for layer in thing.part)
    is_moved = (thing.x, thing.y, thing.scale, thing.turn) != (0, 0, 1, 0)
    where = transform(thing.x, thing.y, thing.scale, thing.turn) if is_moved else ""
    where += "scale(-1 1)" if thing.flip else ""
    return group(shapes, transform=where) if where else shapes


def _layer(layer: Layer, tones: Tones) -> str:
    if len(layer) == 2:
        return path(layer[1], fill=tones[layer[0]])
    dashes = {"stroke_dasharray": layer[3]} if len(layer) == 4 else {}
    return path(layer[1], fill="none", stroke=tones[layer[0]], stroke_width=layer[2], **dashes)


def _plain(part: Part, scale: float) -> Part:
    return tuple(
        layer for layer in part if len(layer) == 2 or layer[2] * scale >= (FINE if len(layer) == 3 else DOTTED)
    )


def _with_pens(shapes: str, x: float, y: float, scale: float) -> str:
    """Shapes have no outline; lines have round ends."""
    where = {"transform": transform(x, y, scale)} if (x, y, scale) != (0, 0, 1) else {}
    return group(shapes, **where, stroke_linecap="round", stroke_linejoin="round") if shapes else ""


def _through(view: tuple[float, float, float, float], shapes: str) -> str:
    """A picture in the picture: what leaves it is cut off, without a clip path, which would need an id."""
    left, top, wide, high = view
    box = " ".join(number(each) for each in (-wide / 2, -high / 2, wide, high))
    return element("svg", shapes, x=left, y=top, width=wide, height=high, viewBox=box)
