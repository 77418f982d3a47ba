"""Court figures: king, queen and jack, two-headed, in the cloth of their suit; and the jester on a joker.

A figure is drawn once, from its crown down to a line that slants across the middle of the card; turned around, it is
its own lower half. Suits differ in cloth, hair, crown, ornament, in what is held, and in where the figure looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from holdfast.drawing import heads, regalia
from holdfast.drawing.card import HEIGHT, MIDDLE, TURNED, WIDTH
from holdfast.drawing.palette import BLUE, BRASS, CRIMSON, GREEN, LINEN, TEAL, mix_colours
from holdfast.drawing.pens import shape, strokes
from holdfast.drawing.suits import pip
from holdfast.drawing.svg import box, disc, group, path
from holdfast.kernel import INK, PARCHMENT

LEFT: Final = 50
RIGHT: Final = WIDTH - LEFT
TOP: Final = 28
PEN: Final = 1.5
"""How wide outlines are."""
SLANT: Final = 18
"""How much lower the figure ends on its left than in the middle, and higher on its right."""
END: Final = f"{LEFT} {HEIGHT // 2 + SLANT}"
MIRRORED: Final = f"translate({WIDTH} 0)scale(-1 1)"
"""Not for what slants: only for heads and what is held."""


@dataclass(frozen=True)
class Garment:
    """What a suit's courts wear."""

    main: str
    trim: str
    hair: str


CLOTHS: Final = {
    "S": Garment("#26364d", "#7f98b8", "#443d37"),
    "H": Garment(CRIMSON, "#e3b7a0", "#c98f3a"),
    "D": Garment("#b0552a", "#f0cf8a", "#8a4a22"),
    "C": Garment(GREEN, "#a9bd8c", "#5a3d25"),
}
ROBE: Final = f"M{END}V152Q52 128 86 121L108 112H144L166 121Q200 128 202 152V{HEIGHT // 2 - SLANT}Z"
RIGHT_HALF: Final = f"M126 112H144L166 121Q200 128 202 152V{HEIGHT // 2 - SLANT}L126 176Z"
"""Of the robe, where it has two colours."""
LOOKS_LEFT: Final = "SC"


def court(rank: str, suit: str, colour: str) -> str:
    """A king, queen or jack between the corners of a card."""
    cloth = _cloth(suit, colour)
    half = _behind(suit, colour) + _figure(rank, suit, cloth)
    return _framed(half, colour, "".join(_sash(suit, colour)), mix_colours(PARCHMENT, cloth.trim, 0.22))


def _cloth(suit: str, colour: str) -> Garment:
    """With four colours diamonds are blue, and so is their cloth."""
    return Garment(BLUE, "#a9c3e0", "#8a4a22") if suit == "D" and colour == BLUE else CLOTHS[suit]


def _framed(half: str, colour: str, sash: str, ground: str) -> str:
    frame = box(LEFT, TOP, RIGHT - LEFT, HEIGHT - 2 * TOP, rx=3, fill=ground)
    rim = box(LEFT, TOP, RIGHT - LEFT, HEIGHT - 2 * TOP, rx=3, fill="none", stroke=colour, stroke_width=2)
    both = half + group(half, transform=TURNED)
    figures = group(both, sash, stroke_width=PEN, stroke_linejoin="round", stroke_linecap="round")
    return frame + figures + rim


def _behind(suit: str, colour: str) -> str:
    """The suit's sign on the side where nothing is held."""
    return pip(suit, RIGHT - 20 if suit in LOOKS_LEFT else LEFT + 20, TOP + 23, 27, colour)


def _sash(suit: str, colour: str) -> list[str]:
    """A brass band along the slant, set with the suit's sign."""
    signs = [pip(suit, *_on_slant(at * 30), 11, colour, 180 if at > 0 else 0) for at in (-2, -1, 1, 2)]
    middle = disc(MIDDLE, HEIGHT / 2, 9.5, fill=BRASS, stroke=INK) + disc(MIDDLE, HEIGHT / 2, 4.5, fill=colour)
    return [_band(17, BRASS), *signs, middle]


def _on_slant(across: float) -> tuple[float, float]:
    """A place on the slant, so far to the right of the middle."""
    return MIDDLE + across, HEIGHT / 2 - across * SLANT / (RIGHT - MIDDLE)


def _band(width: float, colour: str) -> str:
    """Along the slant, with an edge of ink."""
    d = f"M{END}L{RIGHT} {HEIGHT // 2 - SLANT}"
    edge = path(d, stroke=INK, stroke_width=width, stroke_linecap="butt")
    return edge + path(d, stroke=colour, stroke_width=width - 3, stroke_linecap="butt")


def _figure(rank: str, suit: str, cloth: Garment) -> str:
    head = {"K": heads.king, "Q": heads.queen, "J": heads.jack}[rank]
    held = regalia.held(rank, suit, cloth.main, cloth.trim)
    upper = head(suit, cloth.main, cloth.trim, cloth.hair) + held
    mirrored = suit in LOOKS_LEFT
    return _body(rank, suit, cloth) + (group(upper, transform=MIRRORED) if mirrored else upper)


def _body(rank: str, suit: str, cloth: Garment) -> str:
    parts = [shape(ROBE, cloth.main)]
    if rank == "J":
        parts.append(path(RIGHT_HALF, fill=cloth.trim))
    parts.append(_folds(cloth, rank))
    parts.append(regalia.panel(rank, suit, cloth.main, cloth.trim))
    return "".join(parts)


def _folds(cloth: Garment, rank: str) -> str:
    """Stripes around the sleeves."""
    left = "M52 163Q66 151 84 148M52 173Q70 159 90 156M52 183Q72 168 94 165"
    right = "M200 149Q189 142 172 141M200 141Q189 133 176 131"
    bright = mix_colours(cloth.trim, PARCHMENT, 0.2)
    other = cloth.main if rank == "J" else bright
    return strokes(left, bright, 3) + strokes(right, other, 3)


def jester(colour: str) -> str:
    """Both halves of a joker: red and brass, or black and teal."""
    other = BRASS if colour == CRIMSON else TEAL
    half = _jester_body(colour, other) + heads.jester(colour, other)
    sash = _band(15, other)
    bells = "".join(disc(*_on_slant(at * 34), 6, fill=BRASS, stroke=INK) for at in (-2, -1, 0, 1, 2))
    return _framed(half, colour, sash + bells, mix_colours(PARCHMENT, other, 0.15))


def _jester_body(colour: str, other: str) -> str:
    parts = [shape(ROBE, colour)]
    parts.append(path(RIGHT_HALF, fill=other))
    ruff = "M84 124L96 146 106 128 118 152 126 130 134 152 146 128 156 146 168 124Q126 98 84 124Z"
    parts.append(shape(ruff, LINEN))
    parts += [
        disc(x, y, 3.4, fill=BRASS, stroke=INK, stroke_width=1)
        for x, y in ((96, 148), (118, 154), (134, 154), (156, 148))
    ]
    return "".join(parts)
