"""Scenes of Cluster Royale: events that break something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.scenery.grounds import floor, rays, rings, sea, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc, polygon, stars
from holdfast.scenery.things import CLOUD, CUBE, EYES, EYES_DOWN, EYES_SHUT, LIDS, NIGHTCAP, PLASTER, SAIL, SERVER, ZED


def arm(d: str, pen: float = 15) -> Part:
    return (("m", d, pen), ("l", d, pen * 0.72), ("p", d, 3.4, "0 9"))


KRAKEN_BACK: Part = (
    *arm("M-44 40C-78 44-96 20-88-6-84-22-66-20-68-8", 14),
    *arm("M44 40C74 46 100 26 98-6 96-26 76-26 76-12", 14),
)
KRAKEN: Part = (
    ("m", "M-44 70C-40 30-62 4-56-24-50-58-24-70 0-70 26-70 52-56 56-24 60 4 42 30 44 70Z"),
    ("l", "M-22 70C-18 34-44 0-38-28-33-54-14-69 2-70 27-69 52-56 56-24 60 4 42 30 44 70Z"),
    ("p", disc(34, -48, 6, 9) + disc(44, -30, 3, 5)),
    ("m", disc(-22, -52, 5) + disc(-36, -36, 3.5) + disc(-8, -60, 3)),
    ("c", disc(-30, 0, 8, 5) + disc(32, 0, 8, 5)),
    *(
        ("w", disc(-16, -14, 12) + disc(18, -14, 12)),
        ("k", disc(-13, -9, 6) + disc(15, -9, 6)),
        ("w", disc(-11, -12, 2) + disc(17, -12, 2)),
    ),
    ("m", "M-29-16A13 13 0 0 1-3-16ZM5-16A13 13 0 0 1 31-16Z"),
    ("n", "M-8 4q9 8 18 0", 3),
)
KRAKEN_HUG: Part = (
    *arm("M-50 66C-60 40-34 30-4 42 16 50 28 46 30 38"),
    *arm("M52 70C62 48 40 46 6 58-14 65-30 62-32 56"),
)
POWER: Part = (("p", "M-11-19a22 22 0 1 0 22 0", 8), ("p", "M0-28V-3", 8))
PLUG: Part = (("n", "M-70 6C-50 14-40-10-18 0", 4), ("d", box(-18, -9, 22, 18, 4)), ("l", "M4-4h10M4 4h10", 3.4))

# Clouds

STATUS: Part = (
    ("n", "M-12 46H12L8 26H-8Z"),
    ("l", box(-44, -30, 88, 60, 7)),
    ("p", box(-34, -30, 78, 60, 7)),
    ("n", box(-37, -23, 74, 46, 4)),
    ("a", "M-16-2L-4 10 20-14", 9),
    ("l", "M-37-4C-30-8-24-14-20-23M-37 12C-22 4-8-10-6-23M-37-23L-12 2M-37-23L-20-8M-37-23L-28 0", 1.7),
)
BUCKET: Part = (
    ("d", "M-18-44H18L27 0H-27Z"),
    ("m", "M-8-44H18L27 0H-14Z"),
    ("l", "M13-36L19-8", 4),
    ("n", disc(0, -44, 18, 4)),
    ("d", box(-31, -5, 62, 9, 4.5)),
    ("m", box(-14, -5, 45, 9, 4.5)),
    ("l", "M-25-5C-20-24 16-24 25-5", 2.4),
)
VISOR: Part = (
    ("n", "M-36 2C-34-16 34-16 36 2L30 6C20-6-20-6-30 6Z"),
    ("c", "M-40 4C-26-10 26-10 42 6 34 18-32 16-40 4Z"),
    ("w", "M16 0Q28 2 34 7", 2.6),
)
CROSSED: Part = (
    ("w", disc(-18, -12, 13) + disc(16, -12, 13)),
    ("k", disc(-25, -11, 5.4) + disc(23, -13, 5.4)),
    ("n", "M-12 5q5-5 10 0t10 0", 3),
)
GLOVE: Part = (
    ("w", "M-11-4C-12-14 12-14 11-4L13 6q0 6-4 5l-3-4-2 6q-4 3-5 0l-1-6-3 5q-5 1-5-4Z"),
    ("l", "M-9-9H9", 2.6),
)

# Loops and clocks

RESTART: Part = (
    ("b", "M-31-54A62 62 0 1 0 33-52", 15),
    ("a", "M-31-54A62 62 0 1 0 33-52", 10),
    ("b", polygon((-49, -62), (-6, -74), (-14, -32))),
    ("a", polygon((-43, -60), (-10, -69), (-16, -38))),
    ("b", "M-31-54A62 62 0 1 0 33-52", 5, "0 14"),
)
DIZZY: Part = (
    ("w", disc(-11, 0, 10) + disc(13, 0, 10)),
    (
        "k",
        "M-11 0a2 2 0 0 1 3 2 4 4 0 0 1-7-1 5.500 5.500 0 0 1 10-3"
        "M13 0a2 2 0 0 1 3 2 4 4 0 0 1-7-1 5.500 5.500 0 0 1 10-3",
        2.4,
    ),
)

CRISES: Final[Mapping[str, CardScene]] = {
    "kraken": CardScene(
        (
            sky("n"),
            rings(64, -34, (92, "d"), (64, "m"), (30, "l"), (24, "p")),
            sea("d", 34, 30, 4),
        ),
        back=(At(SAIL, -99, 28, 0.9, -6), At((("p", stars((-70, -50, 5), (-98, -20, 4), (-52, -62, 3))),))),
        hero=(
            At(KRAKEN_BACK, 0, 2),
            At(KRAKEN, 0, 6),
            At(SERVER, 1, 80, 1.06, tones="lm"),
            At(EYES, 3, 22, 0.72),
            At((("k", "M-1 33q5-4 10 0", 2.4),)),
            At(KRAKEN_HUG, 0, 4),
        ),
        front=(At(sea("m", 66, 26, 5)), At(sea("l", 71, 26, 4, 8))),
        zoom=1.02,
        lift=2,
    ),
    # The east end is down, and the status page is fine.
    "useast_down": CardScene(
        (sky("n"), rings(30, -20, (116, "d"), (84, "m"))),
        back=(At((("p", stars((-60, -56, 4), (-104, -10, 3), (104, -54, 4))),)), At(floor("n"))),
        hero=(
            At((("a", "M-40-20V-86", 3.4), ("a", "M64-86V-62M64-62l-5 8M64-62l6 7M64-62v10", 3))),
            At(CLOUD, 14, -2, 1.46, 20, tones="plwp"),
            At((("b", disc(60, -6, 5)), ("a", "M60-6C62-20 74-22 80-10M80-10l-3 9M80-10l3 9M80-10l8 5", 3))),
            At(EYES, 12, -8, 1.15, 20),
            At((("n", disc(3, 16, 6, 8)), ("n", "M-8-28l14-2M28-18l14 8", 3))),
            At(CUBE, 92, 24, 0.76, 34, tones="mbdbpalw"),
            At(CUBE, 74, 54, 0.7, 70, tones="mcdnpc"),
        ),
        front=(
            At(STATUS, -70, 40, 0.82),
            At((("l", "M98-6l6-16M108 4l6-14", 2.6), ("l", disc(-46, -14, 3, 5) + disc(-54, -2, 2.4, 4)))),
        ),
        zoom=0.94,
        lift=2,
        shift=-16,
    ),
    # Buckets, as in storage: a shell game with a cluster under each.
    # One space too many, and everybody's clusters are in the air.
    "cloud_misconfiguration": CardScene(
        (sky("n"), rays(0, 24, 16, "d", turn=0.1)),
        back=(At((("m", "M-126 96V66H126V96Z"), ("l", "M-126 66H126", 3))),),
        hero=(
            At((("a", "M-80 6C-76-84 76-84 80 6", 3, "0 8"),)),
            At(CUBE, -78, -4, 0.8, -16, tones="mcdn"),
            At(CUBE, -44, -44, 0.84, 12, tones="madbpw"),
            At(CUBE, 6, -56, 0.84, -8, tones="mldmpw"),
            At(CUBE, 52, -38, 0.84, 20, tones="mcdn"),
            At(CUBE, 80, 2, 0.8, -12, tones="madbpw"),
            At((("l", "M-42 44C-62 46-74 42-78 32M42 44C60 46 72 44 78 34", 9),)),
            At(CLOUD, -2, 26, 1.3, tones="plwp"),
            At(CROSSED, 0, 40),
            At((("n", disc(2, 43, 7, 8)), ("c", disc(2, 47, 4, 3)))),
            At(VISOR, -1, 7, 0.98),
            At(GLOVE, -82, 26, 0.95, -20),
            At(GLOVE, 82, 28, 0.95, 20),
        ),
        zoom=1.04,
        lift=4,
    ),
    # A restart, and another one: the wheel is the arrow.
    "crashloopbackoff": CardScene(
        (sky("d"), rings(0, 0, (112, "m"), (86, "n"))),
        back=(
            At(floor("n")),
            At((("p", stars((-98, -30, 4), (98, -52, 5), (104, -6, 3))),)),
            At(PLUG, -84, 50, 1.1, -8, True, "nldclp"),
        ),
        hero=(
            At(RESTART, 0, 6),
            At((("p", "M-8 36L-28 48-36 43M10 36L24 47 32 40", 5.6),)),
            At(SERVER, 2, 40, 1.14, 7),
            At(DIZZY, 9, -19, 1.02, 7),
            At((("n", disc(3, 2, 5.4, 6.6)),)),
            At(PLASTER, 18, -34, 0.48, 24),
        ),
        front=(At(POWER, 92, 42, 0.7), At((("w", "M-30-22q-6 4-7 11M-36-12", 2.6), ("w", "M44-4q3 6 1 13", 2.6)))),
        zoom=1.14,
        lift=4,
    ),
    "system_shutdown": CardScene(
        (sky("n"), rings(70, -32, (100, "d"), (70, "m"), (42, "d"))),
        back=(
            At((("p", stars((-56, -56, 5), (-20, -60, 3), (10, -44, 4), (-100, 0, 3))),)),
            At((("d", "M-126 96V60H126V96Z"), ("m", "M-126 60H126", 3))),
        ),
        hero=(
            At(POWER, 72, -32, 1.05, 12),
            At(SERVER, -68, 70, 1.1, -7, tones="pllmwl"),
            At(EYES_SHUT, -70, 24, 0.9, -7),
            At(NIGHTCAP, -76, -4, 1, -12),
            At((("k", "M-74 36q5 4 10 0", 2),)),
            At(SERVER, -6, 72, 1.2),
            At(EYES_DOWN, -3, 18, 0.78),
            At(LIDS, -3, 18, 0.78),
            At((("n", disc(-1, 33, 4.5, 6)),)),
            At(SERVER, 60, 74, 1.02),
            At(EYES, 63, 24, 0.86),
            At((("k", "M57 40h10", 2.4), ("n", "M50 12l10-4M66 8l10 4", 2.4))),
        ),
        front=(At(ZED, -34, -24, 0.9), At(ZED, -24, -42, 1.15), At(ZED, -8, -60, 1.4), At(PLUG, 112, 78, 1, 190)),
        small=(
            At(POWER, 58, -36, 1.3, 12),
            At(SERVER, -22, 88, 1.7, -7, tones="pllmwl"),
            At(EYES_SHUT, -26, 18, 1.4, -7),
            At(NIGHTCAP, -34, -25, 1.5, -12),
            At((("k", "M-32 38q7 6 14 0", 3),)),
        ),
        zoom=1.1,
        lift=4,
    ),
}
