"""Scenes of Ship IT!: metas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.games.ship_it.scenes.shared import CARD_BACK
from holdfast.scenery.grounds import rays, rings, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc, star, stars
from holdfast.scenery.things import CONTAINER, CROWN, NOTE, SANDWICH, SINGING

CONDUCTOR: Part = (
    ("n", "M-16 14C-34 6-44-8-58-30L-66-26C-58 2-44 24-26 36ZM16 14C34 4 46-14 54-38L63-35C58-6 46 22 28 36Z"),
    ("w", "M-58-30l-9 4-3-6 8-6ZM54-38l9 3 3-7-9-4Z"),
    ("t", disc(-65, -38, 6) + disc(61, -46, 6)),
    ("w", "M62-48L88-74", 3),
    ("n", "M-30 20C-20 10 20 10 30 20L24 60 34 92H6L0 66-6 92H-34L-24 60Z"),
    ("d", "M15 14C23 14 27 17 30 20L24 60 34 92H27L18 60Q22 34 15 14Z"),
    ("a", disc(-6, 54, 2.4) + disc(6, 54, 2.4)),
    ("w", box(-10, 5, 20, 9, 2)),
    ("t", box(-8, -6, 16, 13, 4)),
    ("t", disc(-17, -16, 4) + disc(17, -16, 4)),
    ("b", "M-18-10C-26-44-8-52 4-48 16-52 26-34 18-10 12-2-12-2-18-10Z"),
    ("a", "M0-42C12-44 20-30 16-14M-6-40C-14-34-14-22-12-14", 2.6),
)
TERMINAL: Part = (
    ("b", box(-24, 40, 48, 10, 3)),
    ("l", box(-54, -38, 108, 80, 12)),
    ("p", box(-40, -38, 94, 80, 12)),
    ("w", "M46-26V30", 4),
    ("n", box(-42, -27, 80, 54, 9)),
    ("a", "M-30-14h18M-32-5h18M-22-19l-4 19M-14-19l-4 19", 3.4),
    ("a", "M-6-2h14", 4),
    ("a", "M-20 14q18 10 40 0", 3.4),
    ("l", "M26-20q6 3 6 10", 3),
    ("c", disc(40, 35, 2.6)),
    ("m", "M-44 35h40", 2.6),
)
WAND: Part = (("n", "M0 0L26-34", 5), ("w", "M21-27L26-34", 5), ("a", star(30, -40, 13)), ("w", star(32, -42, 5)))

# Merge: everything of both was kept

HALF_CAT: Part = (
    ("n", "M1-30C-14-32-24-30-32-26L-56-54C-64-36-64-20-60-4-74 12-70 44-44 54-30 60-14 60 1 60Z"),
    ("d", "M1-30C-10-32-20-30-27-25L-50-46C-55-32-54-18-52-6-64 12-60 38-38 48-26 54-12 56 1 56Z"),
    ("c", "M-48-38L-32-23-50-10C-52-20-51-30-48-38Z"),
    ("n", "M-12-30v15M-22-28l2 13M-66 14l14 3M-66 26l14 0", 4),
    ("a", disc(-22, 6, 13, 14)),
    ("k", disc(-18, 6, 4, 11)),
    ("w", disc(-15.5, 0, 2)),
    ("p", "M-46 32L-80 26M-46 38L-80 43", 2.6),
    ("n", "M-60 56H1V96H-54C-50 80-52 70-60 56Z"),
)
HALF_HARE: Part = (
    ("l", "M16-26C6-58 16-80 28-76 38-72 40-56 36-46L62-34C70-30 66-20 58-20L36-24Z"),
    ("p", "M22-28C16-54 20-72 28-70 36-66 34-48 30-40Z"),
    ("c", "M25-34C21-52 23-64 28-62 32-58 30-46 28-38Z"),
    ("p", "M1-30C36-32 54-18 58-4 74 12 70 44 44 54 30 60 14 60 1 60Z"),
    ("w", "M14-29C40-28 54-16 58-4 74 12 70 44 44 54 36 58 24 59 14 60 50 44 50-12 14-29Z"),
    ("w", disc(24, 6, 15)),
    ("n", disc(24, 6, 15), 3),
    ("k", disc(19, 7, 7)),
    ("w", disc(22, 3, 2.4)),
    ("c", disc(46, 30, 9, 6)),
    ("p", "M1 56H62C54 70 52 80 56 96H1Z"),
    ("l", "M30 64q8 10 6 30", 3),
)
SEAM: Part = (
    ("c", "M-8 23H8L0 31Z"),
    ("n", "M0 31V37M0 37Q-8 44-15 39", 3),
    ("w", "M1 38H13V50H1Z"),
    ("n", "M0 37H14M1 38V50H13V39", 2.4),
    ("c", "M-5-22H5M-5-12H5M-5-2H5M-5 8H5M-5 58H5M-5 68H5", 3),
)

METAS: Final[Mapping[str, CardScene]] = {
    "sudo": CardScene(
        (sky("d"), rays(0, 4, 16, "b", turn=0.1), rings(0, 4, (74, "m"), (58, "l"))),
        back=(At((("n", "M-126 96V62Q0 50 126 62V96Z"),)),),
        hero=(
            At((("n", "M50 14C72 20 78 8 74-6", 6),)),
            At(WAND, 74, -4, 1),
            At((("n", "M-52 14C-72 22-80 34-66 40", 6), ("s", disc(75, -6, 7) + disc(-64, 41, 7)))),
            At(TERMINAL, 0, 20, 0.98),
            At(CROWN, 2, -22, 0.96),
        ),
        front=(
            At(SANDWICH, -72, 62, 0.96),
            At((("w", stars((-60, -40, 8), (-84, -14, 5), (56, -54, 6), (104, -8, 5))),)),
        ),
        zoom=1.12,
        lift=2,
        shift=-4,
    ),
    # "Accept all": a cat, a hare, one breath held by both.
    "merge": CardScene(
        (sky("d"), (("l", "M-126-84H0V96H-126Z"), ("m", "M-126-84L0 4V96L-126 30Z"), ("n", "M126-84L0 4V96L126 30Z"))),
        back=(
            At(CARD_BACK, -96, 2, 0.9, -24),
            At(CARD_BACK, -92, 46, 0.84, 12),
            At(CARD_BACK, 96, -6, 0.9, 20),
            At(CARD_BACK, 92, 44, 0.9, -14),
            At(CARD_BACK, 78, -50, 0.8, 48),
        ),
        hero=(At(HALF_CAT, 0, 2), At(HALF_HARE, 0, 2), At(SEAM, 0, 2)),
        zoom=1.08,
        lift=4,
    ),
    "orchestrator": CardScene(
        (sky("n"), (("d", "M-50-84H50L126 96H-126Z"), ("m", "M-34-84H34L92 96H-92Z"), ("l", "M-18-84H18L58 96H-58Z"))),
        back=(
            *(
                At(CONTAINER, x, y, 0.94, tones=t)
                for x, y, t in (
                    (-92, -8, "mcdn"),
                    (-92, 26, "mbdd"),
                    (-90, 60, "mldm"),
                    (92, -8, "mldm"),
                    (92, 26, "mcdn"),
                    (90, 60, "mbdd"),
                )
            ),
            *(At(SINGING, x, y, 0.94) for x, y in ((-92, -24), (-92, 10), (-90, 44), (90, -24), (90, 10), (88, 44))),
            At((("n", "M-126 96V66Q0 52 126 66V96Z"),)),
        ),
        hero=(At(CONDUCTOR, 0, 8, tones="bnab"),),
        front=(At(NOTE, -40, -58), At(NOTE, 24, -62, 0.8, 10, tones="wn"), At(NOTE, -16, -64, 0.66, -12, tones="wn")),
        zoom=1.2,
        lift=0,
    ),
}
