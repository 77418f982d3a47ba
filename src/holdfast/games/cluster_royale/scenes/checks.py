"""Scenes of Cluster Royale: defences that look closely."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.games.cluster_royale.scenes.shared import THIEF
from holdfast.scenery.grounds import arches, floor, rings, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc, polygon
from holdfast.scenery.things import CONTAINER, CUBE, EYES, MAGNIFIER

AUDITOR: Part = (
    ("n", "M-58 90C-58 44-36 30 0 30 36 30 58 44 58 90Z"),
    ("d", "M16 32C42 34 58 48 58 90H30Z"),
    ("w", "M-13 28L0 60 15 28Z"),
    ("a", "M-4 36H6l3 6-3 4 5 24-6 8-6-8 4-24-4-4Z"),
    ("t", "M-22-18C-24 14-14 30 1 30 16 30 25 14 23-18Z"),
    ("s", "M-12-18C-14 14-4 30 3 30 17 29 25 14 23-18Z"),
    ("n", "M-20 12C-12 2-4 6 1 10 6 6 14 2 22 12 14 16 6 17 1 13-4 17-12 16-20 12Z"),
    ("w", disc(-9, -6, 9) + disc(12, -6, 9)),
    ("k", disc(-12, -5, 3) + disc(9, -5, 3)),
    ("n", disc(-9, -6, 9) + disc(12, -6, 9) + "M0-6h3M21-7h4", 2.4),
    ("n", "M-27-20C-30-60 30-60 28-20Z"),
    ("d", "M8-49C24-46 29-34 28-24H14Q18-38 8-49Z"),
    ("a", "M-27-26H28V-19H-27Z"),
    ("n", box(-38, -21, 77, 8, 4)),
)
CLIPBOARD: Part = (
    ("b", box(-25, -34, 50, 68, 4)),
    ("w", box(-20, -27, 40, 56, 1)),
    ("l", box(-10, -38, 20, 11, 3)),
    ("m", "M-15-14l4 4 7-9M-15 1l4 4 7-9M-15 16l4 4 7-9", 3),
    ("l", "M2-13H16M2 2H16M2 17H12", 3),
    ("t", box(-34, 2, 16, 7, 3.5) + box(-34, 10, 15, 7, 3.5) + box(-33, 18, 13, 7, 3.5)),
    ("s", box(-30, 2, 12, 6, 3) + box(-30, 10, 11, 6, 3) + box(-29, 18, 9, 6, 3)),
)

# Container forensics: a nose for it.

HOUND: Part = (
    ("n", "M-54 92C-52 56-34 38 0 38 36 38 54 56 56 92Z"),
    ("c", "M10 39C38 40 54 58 56 92H22Z"),
    ("b", "M-30-40C-58-36-62 12-54 40-42 46-32 34-30 12Z"),
    ("t", "M30-40C58-36 64 12 56 40 44 46 32 34 30 12Z"),
    ("t", "M-34-20C-36 10-30 38-16 46-6 52 8 52 18 46 32 38 38 10 36-20Z"),
    ("s", "M-16-20C-20 10-14 40 0 48 8 50 14 49 18 46 32 38 38 10 36-20Z"),
    ("w", "M-2-20H8C10-4 16 4 26 14 30 34 18 50 2 50-16 50-28 34-24 14-12 4-4-4-2-20Z"),
    ("k", "M-12 12C-12 4 16 4 16 12 16 20 8 26 2 26-4 26-12 20-12 12Z"),
    ("w", disc(9, 11, 2.4, 1.6)),
    ("n", "M2 26C2 36-12 38-17 30M2 26C2 36 16 38 21 30", 3),
    ("w", disc(-17, -8, 9) + disc(20, -8, 9)),
    ("k", disc(-20, -5, 4.6) + disc(17, -5, 4.6)),
    ("t", "M-27-8A10 10 0 0 1-7-8Z"),
    ("s", "M10-8A10 10 0 0 1 30-8Z"),
    ("n", "M-26 4Q-18 8-10 4M12 4Q20 8 28 4", 2.4),
    ("b", "M-38-20C-40-64 42-64 42-20Z"),
    ("a", "M-10-20C-12-52 2-56 8-52 30-50 42-40 42-20Z"),
    ("b", "M10-50V-22M26-46V-22M-6-38H38", 2.6),
    ("n", "M-22-24V-50M-34-36H-8", 2.6),
    ("b", "M-38-22C-54-22-62-14-64-6-50-8-36-12-22-14ZM42-22C58-22 66-14 68-6 54-8 40-12 26-14Z"),
    ("b", box(-40, -25, 84, 8, 4)),
    ("c", "M2-56C-8-66-16-60-12-54M2-56C12-66 20-60 16-54", 5),
)
MEMORY: Part = (
    ("n", "M-34-14H14A7 7 0 0 0 16-4 7 7 0 0 0 22 4V14H-34Z"),
    ("l", box(-28, -9, 11, 12, 1) + box(-13, -9, 11, 12, 1)),
    ("a", "M-28 12h.1M-21 12h.1M-14 12h.1M-7 12h.1M0 12h.1M7 12h.1M14 12h.1", 4.4),
)
TAPE: Part = (
    ("a", box(-140, -9, 280, 18)),
    ("n", "".join(polygon((x, 9), (x + 10, -9), (x + 20, -9), (x + 10, 9)) for x in range(-140, 130, 32))),
)

# Machine learning: it went to school on your mistakes.

ROBOT: Part = (
    ("m", "M-54 92C-54 58-36 46 0 46 38 46 56 58 56 92Z"),
    ("l", "M-2 46C38 46 56 58 56 92H8Z"),
    ("d", box(-14, 34, 28, 16, 3)),
    ("l", box(-64, -14, 14, 30, 6)),
    ("p", box(52, -14, 14, 30, 6)),
    ("l", box(-54, -36, 108, 74, 20)),
    ("w", box(-34, -36, 88, 74, 20)),
    ("d", box(-44, -24, 86, 44, 18)),
    ("n", disc(-22, -2, 18) + disc(22, -2, 18)),
    ("w", disc(-22, -2, 14) + disc(22, -2, 14)),
    ("k", disc(-15, 0, 6.5) + disc(29, 0, 6.5)),
    ("w", disc(-13, -2.4, 2.2) + disc(31, -2.4, 2.2)),
    ("a", disc(-22, -2, 17) + disc(22, -2, 17) + "M-5-4Q0-8 5-4", 3.4),
    ("n", "M-12 28q14 6 26 0", 3),
)
MORTARBOARD: Part = (
    ("n", "M-32-4V14Q0 26 34 14V-4Z"),
    ("k", "M-64-8L0-28 66-8 0 12Z"),
    ("n", "M0-28L66-8 0 12Z"),
    ("a", "M2-8C24-6 46 0 52 4V22", 3.4),
    ("a", "M48 20H56L59 36H45Z"),
)
MARKED: Part = (
    ("b", box(-32, -12, 64, 12, 2)),
    ("w", box(-28, -10, 60, 7)),
    ("c", box(-30, -24, 62, 12, 2)),
    ("w", box(-28, -22, 60, 7)),
    ("p", "M-30-32L22-38 36-26-18-22Z"),
    ("w", "M-8-34L22-38 36-26 4-24Z"),
    ("c", "M-14-31l10 5M-13-26l8-6M8-34l10 5M9-28l8-6", 3),
)

# Image scanning: the machine's own bugs.

GHOST_BUG: Part = (
    ("k", "M-9-3l-6-4M-9 3l-7 2M9-3l6-4M9 3l7 2M-3-9l-3-5M3-9l3-5", 2.4),
    ("c", disc(0, 1, 9, 10)),
    ("k", disc(0, -7, 6, 4.5)),
    ("k", "M0-4V10", 1.8),
    ("w", disc(-2.6, -8, 2) + disc(2.6, -8, 2)),
)
SCANNER: Part = (
    ("n", "M-64 78V-34A22 22 0 0 1-42-56H42A22 22 0 0 1 64-34V78H44V-30A8 8 0 0 0 36-38H-36A8 8 0 0 0-44-30V78Z"),
    ("l", "M-60 78V-34A18 18 0 0 1-42-52H42A18 18 0 0 1 60-34V78H48V-34A8 8 0 0 0 40-42H-40A8 8 0 0 0-48-34V78Z"),
    ("p", "M6-52H42A18 18 0 0 1 60-34V78H53V-36A11 11 0 0 0 42-47H6Z"),
)
XRAY: Part = (
    ("n", box(-38, -34, 76, 70, 6)),
    ("d", box(-34, -30, 68, 62, 4)),
    (
        "p",
        "M0-26V26M-4-18C-26-22-28-4-20-4M4-18C26-22 28-4 20-4M-4-6C-24-10-26 8-18 8M4-6C24-10 26 8 18 8"
        "M-4 6C-20 2-22 18-14 18M4 6C20 2 22 18 14 18",
        4,
    ),
    ("w", "M0-26V26", 5),
)
SUBJECT: Part = (
    ("l", "M-32-10C-32-30 32-30 32-10V90H-32Z"),
    ("w", "M-14-24C8-28 32-24 32-10V90H-14Z"),
)

CHECKS: Final[Mapping[str, CardScene]] = {
    "external_audit": CardScene(
        (sky("m"), arches("d", 44, 66, 88, 110, 132, pen=10)),
        back=(At((("n", "M-126 96V66Q0 52 126 66V96Z"),)),),
        hero=(
            At(AUDITOR, 4, 8, 1.06),
            At(CLIPBOARD, 66, 38, 1, 8),
            At(MAGNIFIER, -66, 20, 1.06),
            At(CUBE, -66, 21, 0.84, tones="dmmlpw"),
            At(EYES, -66, 23, 0.66),
            At((("s", disc(-90, 46, 9) + box(-100, 44, 20, 7, 3)), ("n", "M-126 84L-92 54", 15))),
        ),
        zoom=1.08,
        lift=2,
        shift=-2,
    ),
    "container_forensics": CardScene(
        (sky("n"), rings(20, -8, (104, "d"), (80, "m"))),
        back=(At(floor("n")),),
        hero=(
            At(CONTAINER, -62, 66, 1.5, tones="mldm"),
            At(EYES, -66, 38, 0.92),
            At((("n", "M-72 54q5-5 10 0", 2.6),)),
            At(MEMORY, -70, 4, 0.86, -8),
            At(HOUND, 38, 8, 0.98),
            At(MAGNIFIER, -34, 2, 0.62, 0, True),
            At((("n", disc(-40, 3, 3.4) + disc(-31, 8, 2.6)), ("b", disc(-34, -5, 2.6) + disc(-26, 0, 2)))),
            At((("t", disc(-10, 30, 9)), ("s", disc(-8, 28, 7)))),
        ),
        front=(At(TAPE, 0, 62, 0.9, -3),),
        small=(
            At(CONTAINER, -58, 70, 1.5, tones="mldm"),
            At(EYES, -64, 42, 1.1),
            At(HOUND, 32, 10),
            At(MAGNIFIER, -38, 2, 0.74, 0, True),
            At((("t", disc(-10, 32, 10)),)),
        ),
        shift=-6,
        zoom=1.02,
        lift=2,
    ),
    "ml_model_detection": CardScene(
        (
            sky("n"),
            rings(-14, -8, (88, "m")),
            (("d", "M-104 4L-78-30M-104 4L-74 30M-78-30L-74 30M66-58L100-30M66-58L62-14M62-14L100-30", 3),),
            (
                (
                    "d",
                    disc(-104, 4, 8)
                    + disc(-78, -30, 8)
                    + disc(-74, 30, 8)
                    + disc(66, -58, 8)
                    + disc(62, -14, 8)
                    + disc(100, -30, 8),
                ),
            ),
        ),
        back=(At((("a", "M10 2L126 2V84L92 84Z"),)), At(THIEF, 90, 36, 0.92, 8), At(floor("n"))),
        hero=(At(ROBOT, -14, 10, 0.96), At(MORTARBOARD, -14, -31, 0.9)),
        front=(At(MARKED, -80, 66, 0.9), At((("n", "M66 58L56 36M112 60L116 40", 6),))),
        zoom=1.04,
        lift=6,
        shift=8,
    ),
    "image_scanning": CardScene(
        (sky("m"), arches("d", 96, 120, 144, pen=10), rings(0, 0, (84, "l"), (72, "p"))),
        back=(At(floor("n")),),
        hero=(
            At(SUBJECT, 0, -26, tones="lbwa"),
            At((("c", disc(-18, 10, 4.6, 3) + disc(20, 10, 4.6, 3)),), 2, -32),
            At(EYES, 2, -34, 0.86),
            At((("n", "M0-17q5-5 10 0", 2.8),)),
            At(SCANNER, 0, -8, 1.06, tones="lmpl"),
            At(XRAY, 0, 28),
            At(GHOST_BUG, 12, 38, 0.9),
        ),
        front=(
            *(
                At(GHOST_BUG, x, y, size, turn)
                for x, y, size, turn in (
                    (-58, 26, 1.3, 10),
                    (60, -24, 1.4, -14),
                    (62, 48, 1.1, 20),
                    (-88, 56, 1.2, -60),
                    (98, 28, 1.2, 20),
                )
            ),
            At((("a", "M-46 10H46", 3),)),
        ),
        small=(
            At(SUBJECT, 0, -26, tones="lbwa"),
            At(EYES, 2, -32),
            At(SCANNER, 0, -8, 1.06, tones="lmpl"),
            At(XRAY, 0, 30),
            At(GHOST_BUG, 8, 38, 1.4),
            At(GHOST_BUG, 58, -22, 1.5, -14),
            At(GHOST_BUG, -56, 34, 1.4, 16),
        ),
        zoom=1.04,
        lift=8,
    ),
}
