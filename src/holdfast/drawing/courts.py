"""Court figures: king, queen and jack, two-headed, in the cloth of their suit; and the jester on a joker.

A figure is drawn once, from its crown down to a line that slants across the middle of the card; turned around, it is
its own lower half. Suits differ in cloth, hair, crown, ornament, in what is held, and in where the figure looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from holdfast.drawing import attributes, heads
from holdfast.drawing.card import HEIGHT, MIDDLE, WIDTH
from holdfast.drawing.palette import BLUE, BRASS, CRIMSON, GREEN, LINEN, TEAL, mixed
from holdfast.drawing.suits import pip
from holdfast.drawing.svg import box, disc, group, path
from holdfast.kernel import INK, PARCHMENT

LEFT: Final = 50
RIGHT: Final = WIDTH - LEFT
TOP: Final = 28
SLANT: Final = 18
"""How much lower the figure ends on its left than in the middle, and higher on its right."""
END: Final = f"{LEFT} {HEIGHT // 2 + SLANT}"
TURNED: Final = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
MIRRORED: Final = f"translate({WIDTH} 0)scale(-1 1)"
"""Not for what slants: only for heads and what is held."""


@dataclass(frozen=True)
class Cloth:
    """What a suit's courts wear."""

    main: str
    trim: str
    hair: str


CLOTHS: Final = {
    "S": Cloth("#26364d", "#7f98b8", "#443d37"),
    "H": Cloth(CRIMSON, "#e3b7a0", "#c98f3a"),
    "D": Cloth("#b0552a", "#f0cf8a", "#8a4a22"),
    "C": Cloth(GREEN, "#a9bd8c", "#5a3d25"),
}
ROBE: Final = f"M{END}V152Q52 128 86 121L108 112H144L166 121Q200 128 202 152V{HEIGHT // 2 - SLANT}Z"
LOOKS_LEFT: Final = "SC"


def court(rank: str, suit: str, colour: str) -> str:
    """A king, queen or jack between the corners of a card."""
    cloth = _cloth(suit, colour)
    half = _behind(suit, colour) + _figure(rank, suit, cloth)
    return _framed(half, colour, "".join(_sash(suit, colour)), mixed(PARCHMENT, cloth.trim, 0.22))


def _cloth(suit: str, colour: str) -> Cloth:
    """With four colours diamonds are blue, and so is their cloth."""
    return Cloth(BLUE, "#a9c3e0", "#8a4a22") if suit == "D" and colour == BLUE else CLOTHS[suit]


def _framed(half: str, colour: str, sash: str, ground: str) -> str:
    frame = box(LEFT, TOP, RIGHT - LEFT, HEIGHT - 2 * TOP, rx=3, fill=ground)
    rim = box(LEFT, TOP, RIGHT - LEFT, HEIGHT - 2 * TOP, rx=3, fill="none", stroke=colour, stroke_width=2)
    return frame + half + group(half, transform=TURNED) + sash + rim


def _behind(suit: str, colour: str) -> str:
    """The suit's sign on the side where nothing is held."""
    return pip(suit, RIGHT - 20 if suit in LOOKS_LEFT else LEFT + 20, TOP + 23, 27, colour)


def _sash(suit: str, colour: str) -> list[str]:
    """A brass band along the slant, set with the suit's sign."""
    d = f"M{LEFT} {HEIGHT // 2 + SLANT}L{RIGHT} {HEIGHT // 2 - SLANT}"
    signs = [
        pip(suit, MIDDLE + at * 30, HEIGHT / 2 - at * 30 * SLANT / (RIGHT - MIDDLE), 11, colour, 180 if at > 0 else 0)
        for at in (-2, -1, 1, 2)
    ]
    middle = disc(MIDDLE, HEIGHT / 2, 9.5, fill=BRASS, stroke=INK, stroke_width=1.4) + disc(
        MIDDLE, HEIGHT / 2, 4.5, fill=colour
    )
    return [path(d, stroke=INK, stroke_width=17), path(d, stroke=BRASS, stroke_width=14), *signs, middle]


def _figure(rank: str, suit: str, cloth: Cloth) -> str:
    head = {"K": heads.king, "Q": heads.queen, "J": heads.jack}[rank]
    held = attributes.held(rank, suit, cloth.main, cloth.trim)
    upper = head(suit, cloth.main, cloth.trim, cloth.hair) + held
    mirrored = suit in LOOKS_LEFT
    return _body(rank, suit, cloth) + (group(upper, transform=MIRRORED) if mirrored else upper)


def _body(rank: str, suit: str, cloth: Cloth) -> str:
    parts = [path(ROBE, fill=cloth.main, stroke=INK, stroke_width=1.6)]
    if rank == "J":
        parts.append(path(f"M126 112H144L166 121Q200 128 202 152V{HEIGHT // 2 - SLANT}L126 176Z", fill=cloth.trim))
    parts.append(_folds(cloth, rank))
    parts.append(attributes.panel(rank, suit, cloth.main, cloth.trim))
    return "".join(parts)


def _folds(cloth: Cloth, rank: str) -> str:
    """Stripes around the sleeves."""
    left = "M50 164Q66 150 84 148M50 174Q70 158 90 156M50 184Q72 168 94 165"
    right = "M202 150Q190 142 172 141M202 142Q190 133 176 131"
    bright = mixed(cloth.trim, PARCHMENT, 0.2)
    other = cloth.main if rank == "J" else bright
    return path(left, fill="none", stroke=bright, stroke_width=3) + path(
        right, fill="none", stroke=other, stroke_width=3
    )


def jester(colour: str) -> str:
    """Both halves of a joker: red and brass, or black and teal."""
    other = BRASS if colour == CRIMSON else TEAL
    half = _jester_body(colour, other) + heads.jester(colour, other)
    d = f"M{LEFT} {HEIGHT // 2 + SLANT}L{RIGHT} {HEIGHT // 2 - SLANT}"
    sash = path(d, stroke=INK, stroke_width=15) + path(d, stroke=other, stroke_width=12)
    bells = "".join(
        disc(
            MIDDLE + at * 34,
            HEIGHT / 2 - at * 34 * SLANT / (RIGHT - MIDDLE),
            6,
            fill=BRASS,
            stroke=INK,
            stroke_width=1.4,
        )
        for at in (-2, -1, 0, 1, 2)
    )
    return _framed(half, colour, sash + bells, mixed(PARCHMENT, other, 0.15))


def _jester_body(colour: str, other: str) -> str:
    parts = [path(ROBE, fill=colour, stroke=INK, stroke_width=1.6)]
    parts.append(path(f"M126 112H144L166 121Q200 128 202 152V{HEIGHT // 2 - SLANT}L126 176Z", fill=other))
    ruff = "M84 124L96 146 106 128 118 152 126 130 134 152 146 128 156 146 168 124Q126 98 84 124Z"
    parts.append(path(ruff, fill=LINEN, stroke=INK, stroke_width=1.4, stroke_linejoin="round"))
    parts += [
        disc(x, y, 3.4, fill=BRASS, stroke=INK, stroke_width=1)
        for x, y in ((96, 148), (118, 154), (134, 154), (156, 148))
    ]
    return "".join(parts)
