"""Card backs: a frame around battlements or a lattice in the game's accent, and in the middle a window of their own."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.card import LARGE, RADIUS, SLIP, WIDTH, whole
from holdfast.drawing.emblems import draw_emblem
from holdfast.drawing.faces import UnknownPicture, accent, check_cut, motif, scene_book, sheet_of
from holdfast.drawing.mark import mark
from holdfast.drawing.palette import BRASS, mix_colours, without_colour
from holdfast.drawing.sheet import POKER, CardSheet, Trim
from holdfast.drawing.small_cut import SLIP_SHEET
from holdfast.drawing.stage import staged
from holdfast.drawing.svg import Attribute, group, number, path, transform
from holdfast.drawing.tones import shades_of, tones_of
from holdfast.kernel import INK, PARCHMENT
from holdfast.scenery.scene import CardScene
from holdfast.scenery.shapes import box, disc, regular
from holdfast.words import Words

MARGIN: Final = 10
RIM: Final = MARGIN + 9
"""Where the pattern may begin."""
ROW: Final = 22
TOOTH: Final = 11
STEP: Final = 20
DARKER: Final = (0, 0.45, 0.2, 0.6, 0.3, 0.7, 0.1, 0.5, 0.4)
"""How much darker than the accent each sort of back is."""
HOLE: Final = 72
"""How far the window in the middle reaches,"""
VIEW: Final = 160
"""and how much of a scene is seen in it."""


class CardBack:
    """A back as it is put together: dark on paper or, where ink is short, lines on white."""

    def __init__(self, panel: str, sheet: CardSheet) -> None:
        self.sheet = sheet
        self.light = sheet.light
        self.panel = "#ffffff" if self.light else panel
        self.frame = "#ffffff" if self.light else mix_colours(panel, INK, 0.5)
        self.line = mix_colours(panel, PARCHMENT, 0.62 if self.light else 0.17)
        self.sign = panel if self.light else PARCHMENT
        self.rim = panel if self.light else BRASS
        self.tones = tones_of(shades_of(panel))

    def draw(self, odd: bool, motif: str, scene: CardScene | None) -> str:
        wide, high = self.sheet.trim
        size = min(1.0, wide / WIDTH)
        hole = disc(0, 0, HOLE) if odd else regular(6, HOLE * 1.1, 0.5)
        parts = [
            path(self._outline(), fill=self.frame),
            self._box(MARGIN, fill=self.panel),
            self._walls() if odd else self._lattice(),
            self._box(MARGIN, fill="none", stroke=self.tones["n"], stroke_width=3.4),
            self._box(MARGIN, fill="none", stroke=self.rim, stroke_width=1.5),
            "" if self.sheet.bleed else self._edge(),
            group(self._window(hole, motif, scene), transform=transform(wide / 2, high / 2, size)),
        ]
        return "".join(parts)

    def _outline(self) -> str:
        over = self.sheet.bleed
        wide, high = self.sheet.trim
        return box(-over, -over, wide + 2 * over, high + 2 * over) if over else box(0, 0, wide, high, RADIUS)

    def _edge(self) -> str:
        wide, high = self.sheet.trim
        line = box(0.7, 0.7, wide - 1.4, high - 1.4, RADIUS - 0.7)
        return path(line, fill="none", stroke=self.tones["m"], stroke_width=1.4)

    def _box(self, margin: float, **look: Attribute) -> str:
        wide, high = self.sheet.trim
        return path(box(margin, margin, wide - 2 * margin, high - 2 * margin, 6), **look)

    def _window(self, hole: str, motif: str, scene: CardScene | None) -> str:
        """A scene seen through a hole, the castle, or the game's motif."""
        rims = path(hole, fill="none", stroke=self.tones["n"], stroke_width=5)
        rims += path(hole, fill="none", stroke=self.rim, stroke_width=2.2)
        if scene is not None:
            seen = staged(scene, self.tones, (-HOLE * 1.1, -HOLE * 1.1, HOLE * 2.2, HOLE * 2.2), HOLE * 2.2 / VIEW)
            around = path(regular(4, 125, 0.5) + hole, fill=self.panel, fill_rule="evenodd")
            return seen + around + rims
        ground = path(hole, fill=self.panel)
        if motif:
            return ground + rims + draw_emblem(motif, 0, 0, 84, self.sign, 5)
        return ground + rims + mark(0, 0, 104, self.sign, self.panel)

    def _walls(self) -> str:
        """Row above row of battlements, each with its teeth over the gaps of the next."""
        wide, high = self.sheet.trim
        rows = int((high - 2 * RIM - TOOTH) // ROW + 1)
        foot = (high - (rows - 1) * ROW + TOOTH) / 2
        most = int((wide - 2 * RIM + TOOTH) // (2 * TOOTH))
        walls = []
        for at in range(rows):
            teeth = most - at % 2
            start = wide / 2 - (teeth * 2 - 1) * TOOTH / 2
            wall = f"h{TOOTH}".join([f"v-{TOOTH}h{TOOTH}v{TOOTH}"] * teeth)
            walls.append(f"M{number(start)} {number(foot + ROW * at)}{wall}")
        return path("".join(walls), fill="none", stroke=self.line, stroke_width=2.4)

    def _lattice(self) -> str:
        """Crossing lines, cut off at the rim."""
        wide, high = self.sheet.trim
        across, down = wide - 2 * RIM, high - 2 * RIM
        lines = []
        for at in range(int((across + down) // STEP) + 1):
            start = at * STEP - down
            left, right = max(start, 0), min(start + down, across)
            if right - left > 4:
                upper, lower = RIM + left - start, RIM + right - start
                ends = f"{number(RIM + left)} {number(upper)}L{number(RIM + right)} {number(lower)}"
                crossing = f"{number(RIM + left)} {number(high - upper)}L{number(RIM + right)} {number(high - lower)}"
                lines.append(f"M{ends}M{crossing}")
        return path("".join(lines), fill="none", stroke=self.line, stroke_width=2)


def draw_back(
    words: Words,
    code: int,
    cut: str = LARGE,
    *,
    trim: Trim = POKER,
    bleed: float = 0,
    light: bool = False,
    grey: bool = False,
) -> str:
    """The back of a sort of cards, by its code from 1. The first carries the mark; others a scene, or the motif.

    `trim`, `bleed`, `light` and `grey` are as for faces; a back is the same in all cuts, but for the slip.
    """
    check_cut(cut)
    if not 1 <= code <= len(DARKER):
        raise UnknownPicture("number_from_1", name=str(code), most=len(DARKER))
    sheet = SLIP_SHEET if cut == SLIP else sheet_of(trim, bleed, light=light)
    back = CardBack(mix_colours(accent(words.game), INK, DARKER[code - 1]), sheet)
    inside = _slip(back) if cut == SLIP else _whole_back(back, words, code)
    drawn = whole(words.say("hidden-card"), inside, sheet=sheet)
    return without_colour(drawn) if grey else drawn


def _whole_back(back: CardBack, words: Words, code: int) -> str:
    return back.draw(code % 2 == 1, motif(words) if code > 1 else "", scene_book(words.game).backs.get(code))


def _slip(back: CardBack) -> str:
    wide, high = back.sheet.trim
    ground = path(box(0, 0, wide, high, 10), fill=back.frame) + path(box(4, 4, wide - 8, high - 8, 6), fill=back.panel)
    return ground + mark(wide / 2, high / 2, 44, back.sign, back.panel)
