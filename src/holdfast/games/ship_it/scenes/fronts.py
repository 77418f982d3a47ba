"""Scenes of Ship IT!: components before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.games.ship_it.scenes.shared import FLOOR, MUG, STEAM
from holdfast.scenery.grounds import bricks, rings, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc
from holdfast.scenery.things import FLAME

TOWER: Part = (
    ("m", "M-46 74V-24H-50V-44H-34V-34H-18V-44H-8V-34H8V-44H18V-34H34V-44H50V-24H46V74Z"),
    ("l", "M-24 74V-24H-28V-34H-18V-44H-8V-34H8V-44H18V-34H34V-44H50V-24H46V74Z"),
)
TOWER_FACE: Part = (
    ("n", "M-24 74V40a24 24 0 0 1 48 0V74Z"),
    ("p", "M-16 30V74M-8 22V74M0 18V74M8 22V74M16 30V74M-22 44H22M-24 58H24", 2.6),
    ("n", "M-26-10L-6-4V6H-22ZM26-10L6-4V6H22Z"),
    ("a", disc(-13, 1, 4) + disc(13, 1, 4)),
)
VISITOR: Part = (
    ("a", "M0 0C-14-2-16-28 0-30 16-28 14-2 0 0Z"),
    ("w", "M6-24q5 5 4 11", 2.6),
    ("b", "M0 0l-3 5h6Z"),
    ("n", "M0 5C4 20-4 28 2 46", 1.6),
    ("n", disc(10, 44, 8)),
    ("s", disc(11, 44.5, 6.5)),
    ("c", "M0 78C0 60 4 53 11 53 18 53 22 60 22 78Z"),
    ("c", "M5 60L2 46", 4),
)
WING_OVER: Part = (
    ("m", "M44-2C70 14 74 44 56 60 46 66 34 64 26 58 36 52 40 46 40 40 38 26 40 12 44-2Z"),
    ("l", "M50 6C68 20 72 44 58 56 62 40 58 22 50 6Z"),
)

# Frontend: a window that holds its breath, on the point of a needle

WINDOW: Part = (
    ("m", box(-62, -46, 124, 94, 9)),
    ("p", box(-52, -46, 114, 94, 9)),
    ("w", box(-38, -28, 100, 76, 9)),
    ("n", "M-62-28V-37a9 9 0 0 1 9-9H53a9 9 0 0 1 9 9V-28Z"),
    ("c", disc(-50, -37, 4.4)),
    ("a", disc(-38, -37, 4.4)),
    ("l", disc(-26, -37, 4.4) + box(-12, -41, 62, 8, 4)),
)
BREATHLESS: Part = (
    ("l", disc(-32, 20, 18, 16) + disc(34, 20, 18, 16)),
    ("p", disc(-29, 18, 15, 14) + disc(37, 18, 14, 13)),
    ("c", disc(-33, 21, 8, 6) + disc(36, 21, 8, 6)),
    ("l", disc(-19, -6, 14) + disc(21, -6, 14)),
    ("w", disc(-18, -6, 13) + disc(22, -6, 13)),
    ("k", disc(-13, -9, 6.4) + disc(27, -9, 6.4)),
    ("w", disc(-10.4, -11.5, 2) + disc(29.6, -11.5, 2)),
    ("n", "M-32-22l13-3M36-22l-13-3", 3.2),
    ("n", disc(1, 23, 6, 4.5)),
    ("c", disc(1, 23, 3, 2)),
    ("n", "M-10 18q3 5 0 10M12 18q-3 5 0 10", 2),
)
LEVEL: Part = (
    ("b", box(-44, -7, 88, 14, 3)),
    ("a", box(-34, -7, 78, 14, 3)),
    ("n", box(-15, -5, 30, 10, 5)),
    ("l", box(-13, -3.5, 26, 7, 3.5)),
    ("w", disc(0, 0, 4.6, 3)),
    ("n", "M-7-4v8M7-4v8", 1.6),
)
POINT: Part = (("b", "M0 0L-18 28H18Z"), ("a", "M0 0L-6 28H18Z"))
BUTTERFLY: Part = (
    ("c", "M0 0C-20-22-26-2-12 6-20 14-8 22 0 6Z"),
    ("a", "M0 0C20-22 26-2 12 6 20 14 8 22 0 6Z"),
    ("n", "M0-4V10M0-4l-5-8M0-4l5-8", 2.4),
)

# Monitoring: the night watch, awake in its way

OWL: Part = (
    (
        "m",
        "M-46 80C-58 34-56-6-40-28L-46-62C-34-54-26-50-18-49-6-53 8-53 18-49 28-50 36-54 46-62L40-28C56-6 58 34 46 80Z",
    ),
    ("l", "M-24 80C-34 34-30 0-18-30L-14-50C-4-52 8-52 18-49 28-50 36-54 46-62L40-28C56-6 58 34 46 80Z"),
    ("p", "M-24 80C-32 40-20 14 2 12 26 14 36 40 28 80Z"),
    ("m", "M-10 28l5 6 5-6M6 38l5 6 5-6M-12 46l5 6 5-6M8 58l5 6 5-6M-8 64l5 6 5-6", 3),
    ("d", "M-46 4C-66 26-64 54-50 76-38 56-36 30-46 4Z"),
    ("p", disc(-20, -16, 23) + disc(22, -16, 23)),
    ("a", disc(-20, -16, 16) + disc(22, -16, 16)),
    ("k", disc(-18, -11, 8) + disc(20, -11, 8)),
    ("w", disc(-15, -11, 2.4) + disc(23, -11, 2.4)),
    ("m", "M-43-15A23 23 0 0 1 3-15ZM-1-15A23 23 0 0 1 45-15Z"),
    ("l", "M-26-38A23 23 0 0 1 3-15H-26ZM16-38A23 23 0 0 1 45-15H16Z"),
    ("n", "M-42-14H2M0-14H44", 3),
    ("b", "M-7 0C-2-6 5-6 9 0L1 17Z"),
    ("a", "M0-4C4-5 7-3 9 0L1 17Z"),
)
SCREEN: Part = (
    ("l", box(-25, -19, 50, 38, 4)),
    ("n", box(-21, -15, 42, 30, 2)),
    ("c", "M-17 2H-9L-5-9 1 9 5-3 8 2H17", 3),
)
LAMP: Part = (
    ("n", box(-12, -4, 24, 6, 2)),
    ("c", "M-9-4V-10A9 9 0 0 1 9-10V-4Z"),
    ("p", "M2-16A7 7 0 0 1 6-9", 2.4),
    ("a", "M0-25V-30M-13-20l-4-4M13-20l4-4", 3),
)

FRONTS: Final[Mapping[str, CardScene]] = {
    # Centred: it holds its breath, and a butterfly is about to land.
    "frontend": CardScene(
        (
            sky("d"),
            bricks("m", -126, -80, 252, 146, 18, 1.6),
            rings(0, 0, (86, "m")),
            (FLOOR, ("m", "M-126 62H126", 3)),
        ),
        back=(At((("a", "M-112 4H-68M-104-2l-8 6 8 6M-76-2l8 6-8 6M112 4H68M104-2l8 6-8 6M76-2l-8 6 8 6", 2.4),)),),
        hero=(At(POINT, 0, 46, 0.9), At(WINDOW, 0, 0), At(BREATHLESS, -1, 8), At(LEVEL, 0, -54)),
        front=(At(BUTTERFLY, 60, -62, 0.8, 14),),
        zoom=1.18,
        lift=0,
    ),
    # All lamps are on; the night watch has seen worse.
    "monitoring": CardScene(
        (sky("n"), rings(0, 0, (104, "d"), (84, "n"))),
        back=(
            *(At(SCREEN, x, y, 1, t) for x, y, t in ((-88, -24, 0), (-88, 20, 0), (86, -38, 0), (86, 6, 0))),
            At((("d", "M-126 96V58H126V96Z"), ("m", "M-126 58H126", 3))),
        ),
        hero=(
            At(OWL, 0, 4, 0.98),
            At(MUG, 22, 58, 0.94, flip=True),
            At(STEAM, 22, 32, 0.7, tones="lm"),
            At(WING_OVER, -2, 2),
        ),
        front=(At(LAMP, -92, 62), At(LAMP, -64, 66), At(LAMP, 84, 64, 1.1)),
        zoom=1.14,
        lift=2,
    ),
    "firewall": CardScene(
        (sky("n"), rings(0, -34, (94, "d"), (70, "m"), (46, "p"))),
        back=(
            At(
                (
                    (
                        "d",
                        "M-126 96V14H-112V4H-98V14H-84V4H-70V14H-56V4H-42V96Z"
                        "M126 96V14H112V4H98V14H84V4H70V14H56V4H42V96Z",
                    ),
                )
            ),
            At(bricks("n", -126, 24, 84, 60, 10, 1.2)),
            At(bricks("n", 42, 24, 84, 60, 10, 1.2)),
            At(FLAME, -106, 8, 0.5),
            At(FLAME, 76, 8, 0.66),
            At(FLAME, 104, 8, 0.5),
        ),
        hero=(
            At(FLAME, -24, -32, 0.72),
            At(FLAME, 26, -32, 0.76),
            At(FLAME, 0, -32, 0.86),
            At(TOWER),
            At(bricks("d", -46, -23, 92, 97, 11, 1.1)),
            At(TOWER_FACE),
        ),
        front=(At((("n", "M-126 96V70H126V96Z"),)), At(VISITOR, -78, 4, 0.9)),
        zoom=1.24,
        lift=8,
    ),
}
