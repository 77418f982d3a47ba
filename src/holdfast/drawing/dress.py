"""How a text card is dressed: its frame with window, medal and pattern in its tones, on dark, bright or white paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from holdfast.drawing.card import RADIUS
from holdfast.drawing.emblems import draw_emblem
from holdfast.drawing.medals import MEDALS, NARROW, band
from holdfast.drawing.palette import BRASS, contrast, mix_colours
from holdfast.drawing.sheet import CardSheet
from holdfast.drawing.svg import group, path, transform
from holdfast.drawing.tones import Tones, shades_of, tones_of
from holdfast.drawing.windows import Opening, fold, window
from holdfast.kernel import INK, PARCHMENT, CardFrame
from holdfast.scenery.shapes import box

PAPER: Final = "#fff6e4"
WHITE: Final = "#ffffff"
FRAMES: Final = (
    CardFrame("chamfer", "octagon", "circuit"),
    CardFrame("waves", "disc", "waves"),
    CardFrame("arch", "star", "stars"),
    CardFrame("shield", "shield", "scales"),
    CardFrame("teeth", "blade", "slashes"),
    CardFrame("page", "page", "lines"),
    CardFrame("steps", "square", "bricks"),
    CardFrame("ticket", "sun", "lozenges"),
    CardFrame("hexagon", "hexagon", "hexagons"),
    CardFrame("plain", "square", "grid"),
)
"""For types that name no frame: each type of a box gets another, as long as there are some."""


def frame_for(type: str, types: Sequence[str], colour: str) -> CardFrame:
    """The frame of a type that names none: dark, or bright or white where its colour is."""
    frame = FRAMES[types.index(type) % len(FRAMES)] if type in types else FRAMES[0]
    if contrast(colour, PARCHMENT) >= 3:
        return frame
    return replace(frame, paper="white" if contrast(colour, INK) > 14 else "bright")


@dataclass(frozen=True)
class Dress:
    """A frame in its colours."""

    frame: CardFrame
    tones: Tones
    light: bool = False

    @property
    def paper(self) -> str:
        return "white" if self.light else self.frame.paper

    @property
    def ground(self) -> str:
        """The colour of the frame,"""
        return {"white": WHITE, "bright": self.tones["f"]}.get(self.paper, self.tones["d"])

    @property
    def ink(self) -> str:
        """of what is written on it,"""
        return {"white": self.tones["n"], "bright": INK}.get(self.paper, PAPER)

    @property
    def dim(self) -> str:
        """of its pattern,"""
        if self.paper == "white":
            return self.tones["l"]
        if self.paper == "bright":
            return mix_colours(self.tones["f"], self.tones["d"], 0.45)
        return mix_colours(self.tones["m"], self.tones["l"], 0.3)

    @property
    def rims(self) -> tuple[str, str]:
        """and of the two lines around what is cut into it: a dark one, and a bright one on that."""
        over = {"white": self.tones["d"], "bright": self.tones["p"]}.get(self.paper, BRASS)
        return self.tones["n"], over

    def rim(self, outline: str, under: float, over: float) -> str:
        dark, bright = self.rims
        return path(outline, fill="none", stroke=dark, stroke_width=under) + path(
            outline, fill="none", stroke=bright, stroke_width=over
        )

    def draw_frame(self, sheet: CardSheet, opening: Opening, pen: float = 1) -> str:
        """The frame with its window cut out; on screens a line runs along its edge."""
        hole = window(self.frame.window, opening)
        drawn = path(_outline(sheet) + hole, fill=self.ground, fill_rule="evenodd") + self.rim(
            hole, 3.4 * pen, 1.5 * pen
        )
        if self.frame.window == "page":
            drawn += self._folded(opening, pen)
        return drawn + ("" if sheet.bleed else self._edge(sheet))

    def _folded(self, opening: Opening, pen: float) -> str:
        side = fold(opening.depth)
        corner = f"M{opening.right - side} {opening.top}V{opening.top + side}H{opening.right}Z"
        return path(corner, fill=self.tones["p"], stroke=self.rims[1], stroke_width=1.5 * pen, stroke_linejoin="round")

    def _edge(self, sheet: CardSheet) -> str:
        line = box(0.7, 0.7, sheet.width - 1.4, sheet.height - 1.4, RADIUS - 0.7)
        return path(line, fill="none", stroke=self.tones["m" if self.paper == "dark" else "l"], stroke_width=1.4)

    def draw_medal(self, emblem: str, x: float, y: float, size: float) -> str:
        """The emblem of the type in its medal."""
        if not emblem:
            return ""
        shape = MEDALS.get(self.frame.medal, MEDALS["disc"])
        is_white = self.paper == "white"
        shade = path(shape, fill=self.tones["n"], transform="translate(-1.2 2)")
        face = path(
            shape,
            fill=self.tones["d"] if is_white else PAPER,
            stroke=BRASS if self.paper == "dark" else self.tones["n"],
            stroke_width=2.4,
        )
        side = 23 if self.frame.medal in NARROW else 25
        sign = draw_emblem(emblem, 0, 0, side, WHITE if is_white else self.tones["d"], 2.3)
        return group(shade, face, sign, transform=transform(x, y, size), stroke_linejoin="round")

    def draw_band(self, left: float, right: float, down: float = 0, *, centred: bool = False) -> str:
        return band(self.frame.pattern, left, right, self.dim, down, centred=centred)


def dress_of(frame: CardFrame, colour: str, *, light: bool) -> Dress:
    return Dress(frame, tones_of(frame.tones or shades_of(colour)), light)


def _outline(sheet: CardSheet) -> str:
    over = sheet.over
    if over:
        return box(-over, -over, sheet.width + 2 * over, sheet.height + 2 * over)
    return box(0, 0, sheet.width, sheet.height, RADIUS)
