"""What court figures wear on their breast and hold in their hands, by rank and suit."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.heads import SKIN
from holdfast.drawing.palette import BRASS, LINEN, mix_colours
from holdfast.drawing.pens import shape, strokes
from holdfast.drawing.suits import pip
from holdfast.drawing.svg import disc, path
from holdfast.kernel import INK, PARCHMENT

STEEL: Final = "#c9d2da"
LEAF: Final = "#4f7a4a"
ERMINE: Final = ((92, 128), (103, 138), (116, 146), (136, 146), (149, 138), (160, 128))
NECKLINE: Final = ((104, 132), (114, 142), (126, 146), (138, 142), (148, 132))


def held(rank: str, suit: str, main: str, trim: str) -> str:
    """A sceptre or weapon on the right; queens hold a flower."""
    if rank == "Q":
        return _flower(suit, main) + _hand(181, 140)
    return (_weapon(suit, main) if rank == "K" else _banner(suit, main, trim)) + _hand(181, 138)


def _weapon(suit: str, main: str) -> str:
    if suit == "S":
        blade = shape("M178 128V60L181 48 184 60V128Z", STEEL)
        return blade + strokes("M181 62V122", mix_colours(STEEL, INK, 0.4), 1) + shape("M170 126H192V131H170Z", BRASS)
    staff = shape("M179 70H183V150H179Z", BRASS)
    if suit == "H":
        return staff + disc(181, 62, 12, fill=BRASS, stroke=INK) + pip("H", 181, 62.5, 14, main)
    if suit == "D":
        axe = "M183 62Q192 64 198 54Q200 74 198 92Q192 84 183 86ZM179 66L168 74 179 82Z"
        return staff + shape(axe, STEEL) + pip("D", 181, 56, 16, BRASS)
    lobes = "".join(disc(x, y, 7.5, fill=BRASS, stroke=INK) for x, y in ((181, 52), (173, 64), (189, 64)))
    return staff + lobes + disc(181, 60, 4, fill=main)


def _banner(suit: str, main: str, trim: str) -> str:
    """A jack's lance with a pennant."""
    staff = shape("M179.5 76H182.5V150H179.5Z", BRASS)
    cloth = shape("M180 80L156 86 164 92 156 98 180 104Z", trim if suit in "HD" else PARCHMENT)
    point = shape("M181 58L186 72 181 78 176 72Z", STEEL)
    return cloth + pip(suit, 172, 92, 10, main) + staff + point


def _flower(suit: str, main: str) -> str:
    """The suit's own sign as a blossom."""
    stem = strokes("M181 148Q178 116 182 92", LEAF, 2.6)
    leaves = shape("M180 122Q168 118 168 108Q180 108 180 122ZM180 116Q192 110 192 100Q181 102 180 116Z", LEAF)
    petals = "".join(
        disc(x, y, 7, fill=PARCHMENT, stroke=INK, stroke_width=1.2)
        for x, y in ((182, 68), (191, 75), (188, 85), (176, 85), (173, 75))
    )
    middle = disc(182, 77, 8.5, fill=BRASS, stroke=INK, stroke_width=1.2) + pip(suit, 182, 77, 10, main)
    return stem + leaves + petals + middle


def _hand(x: float, y: float) -> str:
    cuff = shape(f"M{x - 12} {y + 10}L{x - 4} {y + 2}H{x + 10}V{y + 14}H{x - 8}Z", LINEN)
    fist = shape(f"M{x - 7} {y - 6}Q{x} {y - 9} {x + 7} {y - 6}V{y + 4}Q{x} {y + 8} {x - 7} {y + 4}Z", SKIN)
    return cuff + fist + strokes(f"M{x - 6} {y - 2.5}h12M{x - 6} {y + 1.2}h12", INK, 0.9)


def panel(rank: str, suit: str, main: str, trim: str) -> str:
    """The breast: ermine for kings, a neckline for queens, a laced tunic for jacks; the suit's ornament below."""
    if rank == "K":
        mantle = "M80 125Q92 112 110 111L126 140 142 111Q160 112 172 125Q152 150 126 154Q100 150 80 125Z"
        spots = "".join(pip("S", x, y, 7, INK, 180) for x, y in ERMINE)
        return _strip(suit, main, trim) + shape(mantle, PARCHMENT) + spots
    if rank == "Q":
        dress = "M92 121Q106 120 109 127Q126 147 143 127Q146 120 160 121Q150 148 126 152Q102 148 92 121Z"
        seam = "".join(pip(suit, x, y, 7.5, main) for x, y in NECKLINE)
        return _strip(suit, main, trim) + shape(dress, trim) + seam
    collar = shape("M96 120Q110 112 126 128Q142 112 156 120L146 138 126 130 106 138Z", PARCHMENT)
    return collar + "".join(disc(126, y, 2.2, fill=BRASS, stroke=INK, stroke_width=0.8) for y in (138, 147, 156))


def _strip(suit: str, main: str, trim: str) -> str:
    """A strip down the middle to the slant, in the suit's pattern."""
    strip = path("M112 146H140V172.7L112 179.3Z", fill=trim, stroke=INK)
    return strip + path(PATTERNS[suit], fill="none", stroke=main, stroke_width=2.2)


PATTERNS: Final = {
    "S": "M113 156L126 163 139 156M113 164L126 171 139 164",
    "H": "M113 157Q119.5 164 126 157Q132.5 164 139 157M113 165Q119.5 172 126 165Q132.5 172 139 165",
    "D": "M113 162L119.5 155 126 162 132.5 155 139 162 132.5 169 126 162 119.5 169Z",
    "C": "M119 160h.1M126 160h.1M133 160h.1M119 168h.1M126 168h.1M133 168h.1",
}
