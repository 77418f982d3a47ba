"""Scenes of Ship IT!: architectures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.scenery.grounds import grid, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc, star
from holdfast.scenery.things import EYES

CRYSTAL: Part = (
    ("n", "M-20 26H20L14 14H-14Z"),
    ("m", disc(0, 0, 22)),
    ("l", disc(3, -2, 18)),
    ("w", "M4-15a15 15 0 0 1 12 12", 4),
    ("a", star(-3, 4, 10)),
)
DIE: Part = (
    ("w", "M0-16L16-8 0 0-16-8Z"),
    ("l", "M0 0L16-8V9L0 17Z"),
    ("m", "M0 0L-16-8V9L0 17Z"),
    ("n", disc(0, -8, 3.4, 2) + disc(5, 2, 1.8, 2.4) + disc(11, 6, 1.8, 2.4) + disc(-8, 4.5, 2, 2.6)),
)

# Architectures: plans, in white, with one red pencil

POINTER: Part = (
    (
        "d",
        "M-8 40C-20 30-30 20-26 12-20 8-14 14-12 18V-26C-12-36 2-36 2-26V0"
        "C4-6 14-6 16 2 18-4 28-4 30 6 32 2 42 4 42 12V28C42 44 34 52 22 56H6C0 52-4 46-8 40Z",
    ),
    (
        "w",
        "M-6 36C-16 28-26 19-23 14-19 11-13 18-9 24V-26C-9-31-1-31-1-26V6H3C5-3 12-3 13 4V8"
        "H17C18 0 26 0 27 7V11H31C33 6 39 7 39 12V28C39 42 33 49 21 53H7C2 50-2 43-6 36Z",
    ),
    ("m", "M-1 6V12M13 8V14M27 11V16", 2.4),
)
EYES_APART: Part = (
    ("w", disc(-15, 0, 9.5) + disc(15, 0, 9.5)),
    ("k", disc(-11, 1, 4.8) + disc(11, -3, 4.8)),
    ("w", disc(-9.6, -0.6, 1.5) + disc(12.4, -4.6, 1.5)),
)
LITTLE: Part = (
    ("p", "M0-24L21-12 0 0-21-12Z"),
    ("w", "M0 0L21-12V12L0 24Z"),
    ("l", "M0 0L-21-12V12L0 24Z"),
    ("d", "M0-24L21-12V12L0 24-21 12V-12ZM0 0V24M0 0L21-12M0 0L-21-12", 2.4),
)
PATIENT: Part = (
    *LITTLE,
    ("k", disc(-9, 1, 3.2) + disc(8, 1, 3.2)),
    ("d", "M0 13L22 2", 6.6),
    ("w", "M0 13L22 2", 3.6),
    ("c", disc(24, 1, 4.6)),
)
HOUSE: Part = (
    ("m", box(-42, -34, 84, 106)),
    ("w", box(-34, -34, 76, 106)),
    ("l", box(-34, 36, 76, 36)),
    ("d", box(-42, -34, 84, 106) + "M-42 0H42M-42 36H42", 2.6),
    ("d", "M-52-34L0-66 52-34Z"),
    ("m", "M-4-58L0-60 40-36H10Z"),
    ("d", "M-52-34L0-66 52-34Z", 2.6),
    ("d", box(-42, -34, 84, 9)),
    ("c", disc(-34, -29.5, 2.6)),
    ("w", disc(-26, -29.5, 2.6) + disc(-18, -29.5, 2.6)),
)
COG = star(0, 0, 15, 9, 0.76)
COGS: Part = (("d", COG), ("w", disc(0, 0, 5)))
BARREL: Part = (
    ("m", "M-18-10V8a18 5.500 0 0 0 36 0V-10Z"),
    ("w", "M-8-10V13a18 5.500 0 0 0 26-5V-10Z"),
    ("d", "M-18-10V8a18 5.500 0 0 0 36 0V-10M-18-1a18 5.500 0 0 0 36 0", 2.4),
    ("p", disc(0, -10, 18, 5.5)),
    ("d", disc(0, -10, 18, 5.5), 2.4),
)
SHRUG: Part = (
    ("d", "M-42 12C-62 30-78 22-82 2M42 12C62 30 78 22 82 2", 8),
    ("w", "M-42 12C-62 30-78 22-82 2M42 12C62 30 78 22 82 2", 4),
    (
        "d",
        "M-100-2C-96 8-82 10-74 2L-70-8-76-10-80-4C-82-8-88-8-88-4-92-8-98-6-100-2Z"
        "M100-2C96 8 82 10 74 2L70-8 76-10 80-4C82-8 88-8 88-4 92-8 98-6 100-2Z",
        2,
    ),
    (
        "w",
        "M-100-2C-96 8-82 10-74 2L-70-8-76-10-80-4C-82-8-88-8-88-4-92-8-98-6-100-2Z"
        "M100-2C96 8 82 10 74 2L70-8 76-10 80-4C82-8 88-8 88-4 92-8 98-6 100-2Z",
    ),
)


def jigsaw(tone: str, d: str) -> Part:
    return ((tone, d), ("p", d, 2.6))


BUTTON: Part = (
    ("d", box(-68, -30, 138, 80, 22)),
    *jigsaw("m", "M0-40H48a22 22 0 0 1 22 22V2H0Z"),
    *jigsaw("d", "M-70 2V-18a22 22 0 0 1 22-22H0V-28a9 9 0 1 1 0 18V2Z"),
    *jigsaw("l", "M-70 2H-44a9 9 0 1 1 18 0H0V42H-48a22 22 0 0 1-22-22Z"),
    *jigsaw("n", "M4 6H28a9 9 0 1 1 18 0H74V24a22 22 0 0 1-22 22H4V34a9 9 0 1 1 0-18Z"),
)
TEAMS: Part = (
    ("d", "".join(disc(x, -13, 4.6) + f"M{x - 7} 8V0a7 7 0 0 1 14 0V8Z" for x in range(-100, 101, 20) if x != 20)),
    ("c", disc(20, -13, 4.6) + "M13 8V0a7 7 0 0 1 14 0V8Z"),
)
SWARM = (
    (0, -49, 0.78),
    (-46, -25, 0.78),
    (46, -25, 0.78),
    (-46, 27, 0.78),
    (46, 27, 0.78),
    (0, 51, 0.78),
    (94, -42, 0.6),
    (-94, 18, 0.6),
    (94, 44, 0.6),
)
PLAN = (sky("p"), grid("l"), (("l", "M-126 60H126V96H-126Z"),))

ARCHITECTURES: Final[Mapping[str, CardScene]] = {
    "analytics": CardScene(
        (sky("p"), grid("l"), (("l", "M-126 60H126V96H-126Z"),)),
        back=(At((("d", "M-104 60V-56M-109-56h10M-109 60h10", 1.6), ("d", "M-60 70H74M-60 66v8M74 66v8", 1.6))),),
        hero=(
            At(
                (
                    ("m", box(-62, 22, 32, 40) + box(-22, -2, 32, 64) + box(18, -28, 32, 90)),
                    ("w", box(-56, 22, 26, 40) + box(-16, -2, 26, 64) + box(24, -28, 26, 90)),
                    ("d", box(-62, 22, 32, 40) + box(-22, -2, 32, 64) + box(18, -28, 32, 90), 2.6),
                )
            ),
            At(
                (
                    (
                        "m",
                        "".join(
                            box(x + on, y, 5, 6)
                            for x, top in ((-51, 29), (-11, 5), (29, -21))
                            for y in range(top, 54, 12)
                            for on in (0, 10)
                        ),
                    ),
                )
            ),
            At((("c", "M-74 8L-46-8-6-30 34-54 50-62", 4, "9 6"), ("c", "M40-68L60-66 50-50Z"))),
            At(CRYSTAL, 88, 38, 1.05),
        ),
        front=(At(DIE, -84, 54, 1),),
        zoom=1.1,
        lift=0,
        shift=-6,
    ),
    # One button, four shades of blue, and eleven teams who stand before it.
    "microfrontends": CardScene(
        PLAN,
        back=(At((("d", "M-68-64H64M-68-69v10M64-69v10M-98-46V34M-103-46h10M-103 34h10", 1.6),)),),
        hero=(At(BUTTON, -2, -9, 0.96), At(EYES_APART, -4, -22, 1.1), At(POINTER, 60, 18, 0.86, -14)),
        front=(At(TEAMS, 0, 68),),
        zoom=1.1,
        lift=8,
        shift=-6,
    ),
    # Everybody has a thermometer in the mouth.
    "microservices": CardScene(
        PLAN,
        back=(
            At((("m", "M0-70L64-34V38L0 74-64 38V-34ZM0 2V74M0 2L64-34M0 2L-64-34", 1.6, "6 5"),)),
            At(
                (
                    (
                        "d",
                        "M0 0L-46-25M0 0L46-25M0 0L-46 27M0 0L46 27M0 0V51"
                        "M0 0V-49M46 27L94 44M46-25L94-42M-46 27L-94 18",
                        2.4,
                        "0 5",
                    ),
                )
            ),
        ),
        hero=(
            *(At(PATIENT, x, y, size) for x, y, size in SWARM),
            At(LITTLE, 0, 1, 1.06, tones="wcldpm"),
            At(EYES, 0, 2, 0.72),
            At((("w", "M-6 14q6-5 12 0", 2.6),)),
        ),
        small=(
            *(At(PATIENT, x, y, 1.1) for x, y in ((-54, 32), (54, 32), (54, -32))),
            At(LITTLE, 0, 2, 1.6, tones="wcldpm"),
            At(EYES, 0, 2, 1.06),
            At((("w", "M-8 20q8-6 16 0", 4),)),
        ),
        zoom=1.1,
        lift=2,
    ),
    # It shrugs: nobody remembers what it does.
    "application": CardScene(
        PLAN,
        back=(At((("d", "M-64 72V-34M-69-34h10M60-66H74M60 72H74M67-66V72", 1.6),)),),
        hero=(
            At(SHRUG, 0, 2),
            At(HOUSE),
            At(COGS, -14, 18),
            At(COGS, 12, 20, 0.8, 20),
            At(BARREL, 0, 56),
            At((("d", disc(-14, -14, 9.6) + disc(14, -14, 9.6), 1.6),)),
            At(EYES_APART, 0, -14, 0.94),
            At((("d", "M-7-4q7-4 14 0", 2.6),)),
        ),
        zoom=1.04,
        lift=-2,
    ),
}

BACK: Final = CardScene(
    (sky("d"), grid("m", 12, 1)),
    hero=(
        At((("p", "M-46 50V-14H46V50ZM-58-14L0-58 58-14ZM-14 50V18H14V50M-34-2H-18V12H-34ZM18-2H34V12H18Z", 4),)),
        At((("a", "M-46 64H46M-46 59v10M46 59v10", 3), ("w", "M30-60L62-28M62-28l-12 3M62-28l2-12", 3))),
    ),
)
"""A plan of a house, of those that are still rolled up."""
