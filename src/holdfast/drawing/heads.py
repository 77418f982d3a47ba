"""Heads of court figures and the jester, in the card's own units."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.palette import BRASS, CRIMSON, LINEN, mix_colours
from holdfast.drawing.pens import shape, strokes
from holdfast.drawing.suits import pip
from holdfast.drawing.svg import disc, path
from holdfast.kernel import INK, PARCHMENT

SKIN: Final = "#f3d9b4"
BLUSH: Final = "#e5a98c"

CROWNS: Final = {
    "S": "M99 66L95 40H107V49H116V40H136V49H145V40H157L153 66Z",
    "H": "M99 66L93 44Q103 55 110 45Q119 56 126 36Q133 56 142 45Q149 55 159 44L153 66Z",
    "D": "M99 66L92 42 109 53 116 38 126 52 136 38 143 53 160 42 153 66Z",
    "C": "M99 66V51Q104 56 109 50L113 44Q120 56 126 46Q132 56 139 44L143 50Q148 56 153 51V66Z",
}
TIPS: Final = {
    "S": ((101, 36), (126, 36), (151, 36)),
    "H": ((93, 42), (110, 43), (126, 34), (142, 43), (159, 42)),
    "D": ((92, 40), (116, 36), (136, 36), (160, 40)),
    "C": ((99, 47), (113, 41), (126, 42), (139, 41), (153, 47)),
}
CORONETS: Final = {
    "S": "M104 64L101 47 110 55 118 43 126 53 134 43 142 55 151 47 148 64Z",
    "H": "M104 64L100 48Q109 56 115 48Q121 54 126 40Q131 54 137 48Q143 56 152 48L148 64Z",
    "D": "M104 64L100 46 113 56 126 38 139 56 152 46 148 64Z",
    "C": "M104 64V52Q110 44 115 52Q120 40 126 46Q132 40 137 52Q142 44 148 52V64Z",
}

POINTS: Final = {
    "S": ((101, 45), (118, 41), (134, 41), (151, 45)),
    "H": ((100, 46), (126, 38), (152, 46)),
    "D": ((100, 44), (126, 36), (152, 44)),
    "C": ((109, 46), (120, 42), (132, 42), (143, 46)),
}


def king(suit: str, main: str, trim: str, hair: str) -> str:
    """Crowned and bearded."""
    dark = mix_colours(hair, INK, 0.45)
    parts = [
        shape("M101 66Q91 84 95 104Q96 116 104 120L112 112V66Z", hair),
        shape("M151 66Q161 84 157 104Q156 116 148 120L140 112V66Z", hair),
        strokes("M100 80Q96 98 102 114M105 76Q101 94 107 112M152 80Q156 98 150 114M147 76Q151 94 145 112", dark, 1.2),
        shape("M106 66H146V94Q146 116 126 120Q106 116 106 94Z", SKIN),
        _features(126, 84),
        shape(
            "M105.5 88Q107 98 113 100Q119 96 126 97Q133 96 139 100Q145 98 146.5 88"
            "V104Q147 128 126 141Q105 128 105.5 104Z",
            hair,
        ),
        strokes("M113 110Q115 124 121 130M126 112V134M139 110Q137 124 131 130", dark, 1.2),
        path("M112 103Q119 97 126 100.5Q133 97 140 103Q133 106 126 103.5Q119 106 112 103Z", fill=dark),
        path("M121 107Q126 110 131 107", fill="none", stroke=CRIMSON, stroke_width=2.2),
    ]
    return "".join(parts) + _crown(CROWNS[suit], TIPS[suit], suit, main)


def queen(suit: str, main: str, trim: str, hair: str) -> str:
    """With long hair, a coronet over a veil, and pearls."""
    dark = mix_colours(hair, INK, 0.4)
    veil = mix_colours(trim, PARCHMENT, 0.35)
    parts = [
        shape("M104 58Q84 84 84 134L104 128 110 70ZM148 58Q168 84 168 134L148 128 142 70Z", veil),
        shape("M106 62Q92 84 94 124Q100 132 108 126L112 100 114 66Z", hair),
        shape("M146 62Q160 84 158 124Q152 132 144 126L140 100 138 66Z", hair),
        strokes(
            "M104 78Q97 100 100 124M109 84Q103 104 105 124M148 78Q155 100 152 124M143 84Q149 104 147 124", dark, 1.2
        ),
        shape("M117 108H135V122L142 128Q126 146 110 128L117 122Z", SKIN),
        shape("M108 70Q126 56 144 70V92Q143 110 126 117Q109 110 108 92Z", SKIN),
        path("M107 82Q110 66 126 65Q142 66 145 82Q138 70 126 70Q114 70 107 82Z", fill=hair),
        _features(126, 85, soft=True),
        path("M120 105.5Q123 103.5 126 105Q129 103.5 132 105.5Q126 110.5 120 105.5Z", fill=CRIMSON),
    ]
    pearls = [disc(x, y, 2.3, fill=PARCHMENT, stroke=INK, stroke_width=0.8) for x, y in PEARLS]
    return "".join(parts) + "".join(pearls) + _crown(CORONETS[suit], POINTS[suit], suit, main, 104, 148)


PEARLS: Final = ((112, 127), (117, 131.5), (123, 134), (129, 134), (135, 131.5), (140, 127))


def jack(suit: str, main: str, trim: str, hair: str) -> str:
    """Young, with a feathered cap."""
    dark = mix_colours(hair, INK, 0.4)
    parts = [
        shape("M104 64Q94 82 96 108Q100 116 111 113L112 70ZM148 64Q158 82 156 108Q152 116 141 113L140 70Z", hair),
        strokes("M103 80Q99 96 103 110M108 82Q104 98 108 111M149 80Q153 96 149 110M144 82Q148 98 144 111", dark, 1.2),
        shape("M117 108H135V124H117Z", SKIN),
        shape("M108 66H144V92Q143 111 126 117Q109 111 108 92Z", SKIN),
        path("M107 68Q116 84 126 72Q136 84 145 68Z", fill=hair),
        _features(126, 86),
        path("M120 106Q126 109.5 132 105.5", fill="none", stroke=CRIMSON, stroke_width=2.4),
        shape("M142 52Q150 30 176 34Q190 38 192 52Q178 44 168 50Q158 56 148 62Z", trim),
        strokes("M146 58Q158 42 186 46", mix_colours(trim, INK, 0.5), 1.2),
        shape("M98 66Q92 44 120 40Q152 36 158 58L154 68Q126 58 98 68Z", main),
        shape("M97 64Q126 52 156 64L155 72Q126 60 98 72Z", BRASS),
        disc(146, 60, 5, fill=PARCHMENT, stroke=INK, stroke_width=1.2),
        pip(suit, 146, 60, 6.5, main),
    ]
    return "".join(parts)


def jester(colour: str, other: str) -> str:
    """A cap with three horns and bells, and a grin."""
    parts = [
        shape("M108 74H144V94Q143 114 126 120Q109 114 108 94Z", SKIN),
        _features(126, 86),
        path("M114 101Q126 107 138 101Q134 114 126 114Q118 114 114 101Z", fill=CRIMSON, stroke=INK, stroke_width=1.2),
        path("M117 103.5Q126 107 135 103.5L133 106.5Q126 109 119 106.5Z", fill=PARCHMENT),
        shape("M102 78Q98 60 84 60Q72 62 70 76Q64 52 84 44Q104 40 114 56Z", colour),
        shape("M150 78Q154 60 168 60Q180 62 182 76Q188 52 168 44Q148 40 138 56Z", other),
        shape("M110 58Q112 40 126 34Q140 40 142 58L150 78Q126 66 102 78Z", LINEN),
        shape("M100 78Q126 62 152 78L150 85Q126 70 102 85Z", BRASS),
    ]
    bells = [disc(x, y, 5, fill=BRASS, stroke=INK, stroke_width=1.4) for x, y in ((70, 79), (182, 79), (126, 36))]
    return "".join(parts + bells)


def _features(x: float, y: float, *, soft: bool = False) -> str:
    """Brows, eyes and nose; cheeks where they are soft."""
    brows = f"M{x - 15} {y - 5.5}q6-4.5 12-1M{x + 15} {y - 5.5}q-6-4.5-12-1"
    lids = f"M{x - 14} {y}q5-4.5 10 0M{x + 14} {y}q-5-4.5-10 0"
    nose = f"M{x + 1} {y}q1.5 7 3.5 10q-3 2.5-6.5.5"
    drawn = strokes(brows, INK, 1.2 if soft else 2) + strokes(lids, INK, 1.8) + strokes(nose, INK, 1.2)
    eyes = disc(x - 8.5, y + 0.3, 2.1, fill=INK) + disc(x + 9.5, y + 0.3, 2.1, fill=INK)
    cheeks = disc(x - 11, y + 11, 4, fill=BLUSH) + disc(x + 12, y + 11, 4, fill=BLUSH) if soft else ""
    return cheeks + drawn + eyes


def _crown(
    d: str, tips: tuple[tuple[float, float], ...], suit: str, main: str, left: float = 99, right: float = 153
) -> str:
    band = f"M{left} 64H{right}V72Q126 68 {left} 72Z"
    balls = "".join(disc(x, y, 3, fill=PARCHMENT, stroke=INK, stroke_width=1.1) for x, y in tips)
    gems = "".join(disc(126 + at, 68 - abs(at) / 30, 1.7, fill=PARCHMENT) for at in (-18, -9, 9, 18))
    return shape(d, BRASS) + balls + shape(band, main) + gems + pip(suit, 126, 57, 9, main)
