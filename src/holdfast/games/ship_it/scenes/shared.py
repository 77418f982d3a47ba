"""Figures of Ship IT! that stand in scenes of several types."""

from __future__ import annotations

from holdfast.scenery.scene import Part
from holdfast.scenery.shapes import box, disc, star

MUG: Part = (
    ("l", "M10-16h8a6 6 0 0 1 0 13h-8", 3.4),
    ("l", box(-13, -22, 26, 22, 3)),
    ("w", box(-6, -22, 19, 22, 3)),
    ("b", disc(0, -22, 13, 3.4)),
)
STEAM: Part = (("l", "M-5 0q-5-6 0-11t0-11M5 0q-5-6 0-11t0-11", 2.6),)
DROP: Part = (("c", "M0-10C6-2 7 2 7 5A7 7 0 0 1-7 5C-7 2-6-2 0-10Z"), ("w", "M3 3a4 4 0 0 1-2 5", 2))
CARD_BACK: Part = (
    ("n", box(-16, -22, 32, 44, 4)),
    ("w", box(-14, -20, 28, 40, 3)),
    ("c", box(-10, -16, 20, 32, 2)),
    ("a", star(0, 0, 8, 4, 0.5)),
)
FLOOR = ("n", "M-126 96V62H126V96Z")
