"""Scenes of Cluster Royale: celebrities who lead something, and mandates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.games.cluster_royale.scenes.shared import PRICE_TAG
from holdfast.scenery.grounds import floor, rays, rings, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc, star
from holdfast.scenery.things import CLOUD, COIN, CUBE, EYES, EYES_DOWN, LIDS

# Government mandates

PRINTER: Part = (
    ("l", box(-32, -66, 60, 40, 2)),
    ("w", box(-24, -66, 52, 40, 2)),
    ("l", "M-16-58H20M-16-51H20", 2.4),
    ("m", "M-42-12L-36-40H36L44-12Z"),
    ("l", "M-24-12L-18-40H36L44-12Z"),
    ("m", box(-60, -16, 120, 62, 12)),
    ("l", box(-48, -16, 108, 62, 12)),
    ("p", box(-30, -16, 90, 62, 12)),
    ("w", "M52-4V32", 4),
    ("n", box(-44, 26, 80, 9, 4.5)),
)
PRINTED: Part = (
    ("l", "M-34 0H24L30 46H-40Z"),
    ("w", "M-26 0H24L30 46H-32Z"),
    ("l", "M-22 10H4M-24 19H2M-25 28H0", 3),
    ("c", disc(13, 22, 11)),
    ("w", star(13, 22, 7)),
)
CHAINED: Part = (
    ("n", "M-37-27H40", 7, "5 9"),
    ("n", "M-37-27H40", 3),
    ("b", "M-8-30v-6a8 8 0 0 1 16 0v6", 4),
    ("b", box(-13, -32, 26, 21, 4)),
    ("a", box(-9, -32, 22, 21, 4)),
    ("n", disc(1, -24, 3) + box(-0.2, -24, 2.4, 8)),
)
HAND: Part = (
    ("n", "M20-2L58 8V30L14 14Z"),
    ("w", "M14-4l8 2-5 17-8-2Z"),
    ("t", "M-4-6C4-10 12-8 18-4L13 13C4 12-4 8-6 2Z"),
    ("s", "M-12-8C-2-13 10-10 18-4L15 6C4 4-2 2-6-1-12 1-16-4-12-8Z"),
)
OPEN_BOX: Part = (
    ("d", "M-26-8L0 2V34L-26 22Z"),
    ("b", "M26-8L0 2V34L26 22Z"),
    ("n", "M-26-8L0-18 26-8 0 2Z"),
    ("b", "M-26-8L0 2-12 12-38 1ZM26-8L0 2 12 12 38 1Z"),
    ("a", "M26-8L0 2 12 12 38 1Z"),
)
MINISTRY: Part = (
    ("m", "M-76 78V68H-68V59H68V68H76V78Z"),
    ("l", "M-52 78V68H-44V59H68V68H76V78Z"),
    ("d", box(-56, -2, 112, 62)),
    ("m", box(-34, -2, 68, 62)),
    ("l", "".join(box(x, -2, 14, 62) for x in (-58, -42, 28, 44))),
    ("p", "".join(box(x + 5, -2, 9, 62) for x in (-58, -42, 28, 44))),
    ("l", box(-66, -12, 132, 12)),
    ("p", box(-40, -12, 106, 12)),
    ("l", "M-72-12L0-40 72-12Z"),
    ("p", "M-34-12L6-38 72-12Z"),
    ("m", "M-36-16L0-31 36-16Z"),
)
BEANIE: Part = (
    ("c", "M-27 0C-28-34 28-34 27 0Z"),
    ("a", "M-9 0C-10-18-6-25 0-25.500 7-25 11-18 10 0Z"),
    ("w", "M18-17q5 6 5 13", 2.6),
    ("n", "M-29 0Q0 8 29 0", 5),
    ("n", "M0-26V-34", 3.4),
    ("c", "M0-35C-8-42-24-44-30-38-24-32-8-31 0-35Z"),
    ("a", "M0-35C8-29 24-28 30-34 24-40 8-40 0-35Z"),
    ("c", disc(0, -35, 3.4)),
)
NEPHEW: Part = (
    ("n", "M-16 34C-18 14-10 6 0 6 12 6 18 14 16 34Z"),
    ("c", "M-8 34C-8 16-2 6 4 6 14 8 18 14 16 34Z"),
    ("t", disc(0, -6, 13)),
    ("s", disc(2, -6, 11.5)),
    ("n", "M-14-8C-16-26 16-26 15-10 4-16-6-14-14-8Z"),
    ("n", "M-13-9L-24-5-22-10Z"),
    ("k", disc(-1, -5, 1.9) + disc(8, -5, 1.9)),
    ("k", "M0 2q4 3 8 0", 1.8),
    ("l", "M-14 36L-20 16H10L16 36Z"),
    ("p", "M-8 36L-13 16H10L16 36Z"),
    ("c", star(-1, 26, 5)),
)
BRIEFCASE: Part = (
    ("n", "M-9-16v-6h18v6", 4),
    ("b", box(-26, -16, 52, 36, 5)),
    ("a", box(-18, -16, 44, 36, 5)),
    ("b", "M-26 0H26", 3),
    ("w", box(-4, -4, 8, 9, 2)),
)

# Celebrities: a service tree, a glass of chai, a hammer

TREE: Part = (
    ("n", "M-14 80C-10 50-18 26-24 4H26C18 26 14 50 22 80 30 84-24 84-14 80Z"),
    ("d", "M0 80C6 50-2 26-4 4H26C18 26 14 50 22 80Z"),
    ("n", "M-18 30C-44 30-60 22-70 8M18 30C44 30 62 22 70 8", 9),
    ("d", "M20 29C44 28 62 20 70 7", 4),
)
CROWN_OF_LEAVES: Part = (
    (
        "n",
        disc(-36, -18, 32)
        + disc(0, -36, 36)
        + disc(38, -16, 32)
        + disc(0, -6, 34)
        + disc(-60, 0, 18)
        + disc(62, 2, 18),
    ),
    (
        "d",
        disc(-24, -22, 27)
        + disc(8, -38, 31)
        + disc(44, -18, 25)
        + disc(12, -8, 28)
        + disc(66, 0, 13)
        + disc(-52, -4, 14),
    ),
    ("m", disc(16, -46, 20) + disc(50, -24, 15) + disc(-16, -30, 15) + disc(68, -4, 7)),
)
PROP: Part = (
    ("b", "M0 0V-52M0-50L-11-64M0-50L11-64", 6.4),
    ("a", "M1 0V-50M1-50L11-63", 2.6),
)
CHAI: Part = (
    ("n", disc(0, 60, 46, 8)),
    ("p", disc(0, 57, 46, 8)),
    ("w", "M4 49.500A46 8 0 0 1 46 57 46 8 0 0 1 10 65Q30 57 4 49.500Z"),
    ("b", "M-38-38H38L28 56H-28Z"),
    ("t", "M-22-38H38L28 56H-14Z"),
    ("s", "M24-38H38L28 56H18Z"),
    ("l", "M-41-38C-41-50 41-50 41-38 41-32 34-27 28-32 22-24 12-26 8-31 2-24-12-24-16-31-22-26-41-28-41-38Z"),
    ("w", "M-22-38C-22-47 41-50 41-38 41-34 35-30 28-35 22-28 12-29 8-34 2-28-8-28-12-34-18-31-22-33-22-38Z"),
    ("w", "M31-22L24 42", 4),
)
KNIFE: Part = (("n", "M0 0V20", 9), ("p", "M-6 0C-8-20-6-40 8-50V0Z"), ("w", "M0 0V-40Q4-46 8-50V0Z"))
HALF_PIE: Part = (
    ("l", "M2-8V26H30C46 22 54 12 56-2Z"),
    ("p", "M18 24C40 22 54 12 56-2L44-4Z"),
    ("b", "M0-22C34-22 60-14 60-2 60 10 34 17 0 17Z"),
    ("a", "M0-16C30-16 52-10 52-2 52 6 30 11 0 11Z"),
    ("b", "M2-8L40 7M8-16L50 1M2 8L30-14M20 10L48-8", 3),
)
GRAVE: Part = (
    ("d", "M-18 0V-26a18 18 0 0 1 36 0V0Z"),
    ("l", "M-10 0V-26C-10-38-4-44 2-44A18 18 0 0 1 18-26V0Z"),
)

HEADS: Final[Mapping[str, CardScene]] = {
    # A cormier is a service tree: its clusters are free, its supports have a price.
    "paul_cormier": CardScene(
        (sky("l"), rings(50, -40, (120, "p"), (64, "w")), (("m", "M-126 96V56Q0 44 126 56V96Z"),)),
        hero=(
            At(PROP, -68, 84, 1),
            At(PROP, 70, 84, 1),
            At(TREE),
            At(CROWN_OF_LEAVES, 0, -5, 0.9, tones="nddmml"),
            At(CUBE, -38, -2, 0.62, tones="mcdnpc"),
            At(CUBE, 42, -2, 0.62, tones="mcdnpc"),
            At(CUBE, -6, -38, 0.6, tones="mcdnpc"),
            At(EYES, 4, 26, 0.92),
            At((("p", "M-6 41q9 8 20 0", 3),)),
        ),
        front=(At(PRICE_TAG, -64, 34, 1, 8), At(PRICE_TAG, 74, 34, 1, -8)),
        zoom=1.05,
        lift=4,
    ),
    # Pi(e) and chai, sundered: half of it is now his.
    "sundar_pichai": CardScene(
        (sky("m"), rings(0, -10, (104, "l"), (78, "p"))),
        back=(
            At((("d", "M-126 96V40Q0 20 126 40V96Z"),)),
            At(GRAVE, -92, 40, 0.9, -5),
            At(CUBE, -91, 20, 0.44),
            At(GRAVE, 98, 38, 0.8, 6),
            At(CUBE, 100, 20, 0.38),
        ),
        hero=(
            At((("l", "M-10-50q-8-7 0-13t0-13M12-50q-8-7 0-13t0-13", 4),)),
            At((("n", "M32 4C52 12 62 4 62-10", 6),)),
            At(KNIFE, 63, -26, 0.86, 8, tones="pmwl"),
            At((("s", disc(62, -12, 7)),)),
            At(CHAI, 0, -6, 0.9),
            At(EYES, 2, -10, 1.06),
            At((("n", "M-8 6q10 10 20 0", 3), ("c", disc(-21, 3, 5, 3) + disc(25, 3, 5, 3)))),
            At((("n", box(-14, 36, 32, 44)),)),
            At(HALF_PIE, -6, 52, 1.08, 6, True),
            At(HALF_PIE, 10, 52, 1.08, -6),
            At((("b", disc(0, 68, 2.2) + disc(5, 60, 1.8) + disc(2, 52, 1.6)),)),
        ),
        zoom=1.1,
        lift=4,
    ),
    # The printer will not print the licence before it has one.
    "government_mandate_corporation": CardScene(
        (sky("d"), rays(0, 0, 16, "m", turn=0.1), rings(0, 4, (80, "d"))),
        back=(At(floor("n")), At(OPEN_BOX, -86, 42, 0.9), At(EYES_DOWN, -76, 57, 0.5)),
        hero=(
            At(PRINTER),
            At(CHAINED),
            At(PRINTED, 0, 30),
            At(EYES, 4, 6, 1.02),
            At(LIDS, 4, 5, 1.02),
            At((("k", "M-2 20q7 4 14-2", 2.6),)),
        ),
        front=(At(COIN, 70, 12, 1.1), At(HAND, 88, 12, 1)),
        zoom=1.1,
        lift=4,
    ),
    # The nephew has installed it, and the ministry wears it.
    "government_mandate_opensource": CardScene(
        (sky("m"), rings(40, -20, (120, "l"), (84, "p"))),
        back=(At(CLOUD, -92, 0, 0.4), At((("d", "M-126 96V60Q0 50 126 60V96Z"),))),
        hero=(
            At(MINISTRY, 0, 3, tones="lmpldnmd"),
            At(BEANIE, 0, -25, 0.96),
            At(EYES, 1, 20, 1.05),
            At((("n", "M-16 63V51a17 17 0 0 1 34 0V63Z"), ("c", "M-8 63C-6 53 8 53 10 63Z"))),
        ),
        front=(
            At(BRIEFCASE, -90, 52, 0.9, -24),
            At((("n", "M84 66C60 78 40 70 10 72", 2.4),)),
            At(NEPHEW, 90, 36, 0.95),
        ),
        zoom=1.1,
        lift=4,
    ),
}
