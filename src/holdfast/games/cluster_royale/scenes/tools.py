"""Scenes of Cluster Royale: techs that build and run."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from holdfast.scenery.grounds import floor, rays, rings, sea, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc, short, star, stars
from holdfast.scenery.things import COIN, COINS

# Small things that several scenes use

CARD: Part = (("l", box(-15, -21, 30, 42, 3)), ("w", box(-12, -21, 27, 42, 3)), ("m", "M-6-12H9M-6-4H9M-6 4H4", 2.6))

# Java Servlet: an old servant

BUTLER: Part = (
    ("n", "M-44 96C-46 34-36 14-14 8H18C40 14 48 34 46 96Z"),
    ("d", "M18 8C40 14 48 34 46 96H28C34 60 30 28 18 8Z"),
    ("w", "M-14 8H18L2 66Z"),
    ("a", disc(2, 34, 2.4) + disc(2, 46, 2.4)),
    ("c", "M2 14L-16 5V25ZM2 14L20 5V25Z"),
    ("n", disc(2, 15, 4.4)),
    ("l", box(-32, -64, 66, 70, 7)),
    ("p", box(-22, -64, 56, 70, 7)),
    ("w", "M29-56V-6", 4),
    ("m", "M-12-55H12M-12-48H4", 3),
    ("c", disc(20, -52, 3)),
    ("w", disc(-11, -28, 9) + disc(16, -28, 10)),
    ("k", disc(-9, -26, 4.6) + disc(17, -26, 4.6)),
    ("l", "M-21-29A10 10 0 0 1-1-29ZM5-30A11 11 0 0 1 27-30Z"),
    ("w", "M-20-42q8-6 16-1M8-44q10-5 18 2", 5),
    ("b", disc(16, -28, 12), 3),
    ("b", "M27-22C36-10 34 10 26 24", 2.4),
    (
        "w",
        "M2-12C-6-18-18-14-26-2-32-4-34-10-32-14-38-4-32 8-20 6-10 4-2-2 2-8 6-2 14"
        " 4 24 6 36 8 42-4 36-14 38-10 36-4 30-2 22-14 10-18 2-12Z",
    ),
    ("l", "M2-8C-4 0-12 5-22 6-32 8-38-4-32-14-32-6-24 0-16-2-8-4-2-8 2-12Z"),
)
BUTLER_ARM: Part = (
    ("n", "M34 28C48 52 66 50 72 30", 17),
    ("d", "M40 34C50 50 66 48 70 28", 6),
    ("w", box(64, 19, 16, 9, 3)),
    ("p", disc(72, 13, 8)),
    ("w", disc(73, 12, 6.6)),
    ("m", disc(74, 4, 34, 7)),
    ("p", disc(75, 2, 33, 6)),
    ("w", "M80-3A33 6 0 0 1 107 3", 3),
)
TOWEL: Part = (
    ("n", "M-36 30C-58 52-58 64-34 62", 17),
    ("p", "M-50 50H-22V84L-29 80-36 84-43 80-50 84Z"),
    ("w", "M-40 50H-22V84L-29 80-36 84-40 82Z"),
    ("c", "M-50 70H-22", 3),
    ("w", disc(-20, 60, 8)),
)
DROPPING_HAND: Part = (
    ("c", "M20-34L44-18 30 6 8-8Z"),
    ("t", "M16-14L-2-4-10 10M12-8L2 4-2 18M18-4L10 8 8 20", 7),
    ("s", disc(15, -9, 12)),
    ("s", "M15-14L1-4-7 8M14-6L5 5 2 16", 5),
)


def wheel(spokes: int = 10, r: float = 36) -> Part:
    """A steering wheel; not seven spokes and not six."""
    angles = [2 * pi * (at + 0.5) / spokes for at in range(spokes)]
    bars = "".join(f"M0 0L{short(r * 1.4 * cos(t))} {short(r * 1.4 * sin(t))}" for t in angles)
    knobs = "".join(disc(r * 1.42 * cos(t), r * 1.42 * sin(t), 4.2) for t in angles)
    return (
        ("b", bars, 5),
        ("a", knobs),
        ("b", disc(0, 0, r), 10),
        ("a", disc(0.8, -0.8, r + 1), 4.4),
        ("b", disc(0, 0, 11)),
        ("a", disc(1, -1, 7)),
    )


WHEEL = wheel()
WALRUS: Part = (
    ("d", "M-66 96C-74 40-62-40 0-42 62-40 74 40 66 96Z"),
    ("m", "M-44 96C-56 40-40-36 4-42 62-40 74 40 66 96Z"),
    ("l", "M50-2C58 20 60 50 56 76", 5),
    ("w", disc(-17, -14, 9) + disc(19, -14, 9)),
    ("k", disc(-14, -13, 4.8) + disc(22, -13, 4.8)),
    ("w", disc(-12.5, -15, 1.7) + disc(23.5, -15, 1.7)),
    ("d", "M-30-21l17-5M11-26l17 5", 4),
    ("l", "M-16 20L-18 56Q-10 56-6 22ZM10 22Q12 56 22 56L20 20Z"),
    ("w", "M-13 20L-17 55Q-10 54-6 22ZM12 22Q14 54 22 55L20 20Z"),
    ("l", disc(-15, 12, 21, 17) + disc(18, 12, 21, 17)),
    ("p", disc(-11, 11, 17, 15) + disc(20, 11, 18, 15)),
    ("n", "M-9-3C-6-9 10-9 13-3 10 4-6 4-9-3Z"),
    (
        "m",
        disc(-20, 10, 1.8)
        + disc(-12, 15, 1.8)
        + disc(-8, 8, 1.8)
        + disc(14, 8, 1.8)
        + disc(20, 15, 1.8)
        + disc(28, 10, 1.8),
    ),
    ("p", "M-34 8L-52 2M-34 15L-52 18M38 8L56 2M38 15L56 18", 2.4),
)
CAPTAINS_CAP: Part = (
    ("p", "M-40-6C-52-34-20-40 0-40 24-40 54-34 40-6Z"),
    ("w", "M-12-6C-22-34-4-40 4-40 26-40 54-34 40-6Z"),
    ("n", "M-37-14C-14-20 14-20 37-14V-3H-37Z"),
    ("k", "M-38-4C-20-10 20-10 38-4 24 6-24 6-38-4Z"),
    ("a", star(0, -15, 10)),
)
FLIPPER: Part = (
    ("d", "M34 26C50 28 52 50 34 56 20 58 16 48 24 40Z"),
    ("m", "M36 28C50 32 50 48 36 52 26 54 24 48 30 42Z"),
)
LETTER_SAIL: Part = (
    ("b", "M0 60V-56", 5),
    ("p", "M-26-46H22C32-20 32 10 22 36H-26C-16 10-16-20-26-46Z"),
    ("w", "M-12-46H22C32-20 32 10 22 36H-12C-2 10-2-20-12-46Z"),
    ("m", "M-14-36H18M-10-26H21M-9-16H14M-8-6H22M-8 4H18M-9 14H20M-12 24H12", 2.8),
    ("b", "M-30-47H26M-30 37H26", 4.4),
)
CANNON: Part = (
    ("n", "M-34-14L30-18V18L-34 14Q-46 0-34-14Z"),
    ("d", "M-30-11L30-14V-4L-34-3Z"),
    ("n", box(26, -21, 9, 42, 3) + disc(-44, 0, 6)),
    ("l", "M-20-9L22-12", 3),
)
SMOKE: Part = (
    ("p", disc(0, 0, 13) + disc(14, -8, 11) + disc(16, 8, 10)),
    ("w", disc(4, -3, 10) + disc(18, -8, 8) + disc(20, 6, 7)),
)

# SpringBoot

SPRING: Part = (
    ("n", "M-24 0L24 7-24 14 24 21-24 28 24 35", 9),
    ("w", "M-23-1L23 6M-23 13L23 20M-23 27L23 34", 5),
)
BOOT: Part = (
    ("b", "M-40-58H10L12-24C20-12 52-14 62 6 65 12 65 18 65 24H-40Z"),
    ("a", "M-24-58H10L12-24C20-12 52-14 62 6 65 12 65 18 65 24H-24Z"),
    ("b", "M34-8C44-4 50 8 48 24", 3),
    ("w", "M52 2q7 6 7 12", 3.4),
    ("n", "M-44 22H68V30Q68 36 62 36H10L4 31H-6V36H-38Q-44 36-44 30Z"),
    ("c", box(-45, -66, 60, 17, 7)),
    ("p", "M6-60V-55", 3.4),
    ("w", "M8-40L22-44M10-28L25-31M17-19L31-26", 4.4),
    ("w", disc(-22, -22, 10) + disc(0, -22, 10)),
    ("k", disc(-20, -18, 4.6) + disc(2, -18, 4.6)),
    ("b", "M-33-22A11 11 0 0 1-11-22ZM-11-22A11 11 0 0 1 11-22Z"),
    ("n", disc(-9, 4, 8, 9)),
    ("c", disc(-9, 9, 5, 3.4)),
)
MUG: Part = (
    ("p", "M-14-24H14L12 0H-12Z"),
    ("w", "M-4-24H14L12 0H-4Z"),
    ("p", "M14-20q11 0 9 9-2 6-11 5", 4.4),
    ("c", "M-13-14H13", 4),
)
STEAM: Part = (("p", "M-6 0q-5-7 0-13t0-13M6 0q-5-7 0-13t0-13", 3),)
BASKET: Part = (
    ("n", "M-46 0H46L38 44H-38Z"),
    ("d", "M-8 0H46L38 44H-2Z"),
    ("l", "M-38 4L-31 40M-22 4L-18 40M-6 4L-5 40M10 4L8 40M26 4L21 40M41 4L34 40", 2.6),
    ("p", box(-50, -5, 100, 9, 4.5)),
    ("w", box(-8, -5, 58, 7, 3.5)),
)

# Terraform

PLANET: Part = (
    ("m", disc(0, 0, 50)),
    ("l", disc(6, -3, 43)),
    ("m", disc(-20, 25, 8, 6) + disc(-3, 34, 5, 3.4) + disc(-28, -4, 4)),
    ("p", "M26-34C44-24 52-4 48 14 40 8 42-2 34-8 24-14 34-24 26-34ZM14 46C20 34 34 34 42 26 36 38 26 45 14 46Z"),
    ("w", disc(-7, -4, 11) + disc(18, -4, 11)),
    ("k", disc(-3, -3, 5.4) + disc(22, -3, 5.4)),
    ("w", disc(-1, -5, 1.9) + disc(24, -5, 1.9)),
    ("n", "M-6 15Q6 26 18 15", 3.4),
    ("c", disc(-18, 11, 6, 4) + disc(30, 11, 6, 4)),
)
HARD_HAT: Part = (
    ("b", "M-34 0C-36-38 36-38 34 0Z"),
    ("a", "M-18 0C-18-34 36-38 34 0Z"),
    ("b", "M-8-30C-12-20-12-8-11 0M14-29C18-20 18-8 17 0", 3.4),
    ("w", "M26-18q4 6 4 12", 3.4),
    ("b", box(-44, -5, 88, 10, 5)),
    ("a", box(-20, -5, 64, 8, 4)),
)
LONG_PLAN: Part = (
    ("m", "M-24-46H24V30C24 52 8 60-10 62-24 64-30 70-28 78L-66 76C-62 52-24 48-24 30Z"),
    ("w", "M-18-46H24V30C24 50 8 58-10 60-26 62-32 68-31 78L-60 76C-56 54-18 50-18 30Z"),
    ("c", "M-9-34V-22M-15-28H-3", 4),
    ("m", "M4-28H17", 3.4),
    (
        "l",
        "M-12-13H17M-12-5H11M-12 3H17M-12 11H8M-12 19H17M-12 27H14M-14 35H16"
        "M-18 42H12M-26 48H4M-36 54H-8M-44 61H-24M-50 68H-34",
        3,
    ),
    ("b", box(-28, -53, 57, 10, 5)),
    ("a", box(-12, -53, 41, 8, 4)),
)
TROWEL: Part = (("b", "M0 0V16", 7), ("n", "M0 0V-10", 4), ("l", "M-14-10H14L0-46Z"), ("w", "M2-10H14L0-46Z"))
TREE: Part = (("b", "M0 2V-8", 5), ("m", disc(0, -19, 12, 13)), ("l", disc(3, -20, 8.6, 10)))

TOOLS: Final[Mapping[str, CardScene]] = {
    "java_servlet": CardScene(
        (sky("d"), (("m", "".join(box(x, -84, 12, 150) for x in range(-126, 126, 24))),), rings(0, -4, (78, "m"))),
        back=(
            At((("n", "M-126 96V58H126V96Z"), ("l", "M-126 58H126", 3))),
            At(COINS, -92, 66),
            At(COINS, -92, 48),
            At(COINS, -92, 30),
            At(COINS, -66, 72, 0.9),
            At(COIN, -92, 8, 0.8),
        ),
        hero=(At(BUTLER, -14, 6), At(TOWEL, -14, -14), At(CARD, 66, -8, 0.7, 66), At(BUTLER_ARM, -10, 6)),
        front=(At(CARD, 78, -36, 0.74, 20), At(DROPPING_HAND, 92, -62, 0.9)),
        zoom=1.1,
        lift=0,
        shift=4,
    ),
    # Two shots in one turn, and a long letter that says please.
    "helm": CardScene(
        (sky("l"), rings(0, -4, (92, "p")), sea("m", 34, 30, 4), sea("d", 48, 26, 4, 8)),
        back=(
            At(LETTER_SAIL, -86, 10, 0.86),
            At(CANNON, 80, 40, 0.8, -30),
            At(SMOKE, 104, 16, 0.6, -30),
            At((("n", disc(100, -14, 9) + disc(80, -44, 9)), ("l", disc(103, -17, 2.6) + disc(83, -47, 2.6)))),
        ),
        hero=(
            At(WALRUS, 0, 7, 0.98),
            At(CAPTAINS_CAP, 2, -28, 1.02),
            At(WHEEL, 0, 74, 0.94),
            At(FLIPPER, 0, 8),
            At(FLIPPER, 0, 8, flip=True),
        ),
        small=(At(WALRUS, 0, 2, 0.98), At(CAPTAINS_CAP, 2, -34, 1.02), At(WHEEL, 0, 72, 0.94)),
        zoom=1.1,
        lift=4,
    ),
    # It is still starting, after three coffees.
    "springboot": CardScene(
        (sky("d"), rays(0, 10, 16, "m", turn=0.1), rings(0, 4, (82, "d"), (68, "m"))),
        back=(At(floor("n")), At(CARD, -34, 42, 0.7, -24, tones="wp"), At(CARD, 34, 44, 0.7, 26, tones="wp")),
        hero=(
            At((("d", disc(0, 44, 44, 8)),)),
            At(SPRING, -2, 14, 1),
            At((("n", "M36-8C58-12 66-24 68-34", 6),)),
            At(CARD, 70, -46, 0.9, 14),
            At((("s", disc(68, -36, 8)),)),
            At(BOOT, -6, -15, 0.76, -6),
            At(BASKET, 0, 44, 0.9),
        ),
        front=(
            At(MUG, 86, 70, 0.86),
            At(MUG, 86, 48, 0.86),
            At(MUG, -86, 70, 0.86, flip=True),
            At(STEAM, 84, 22, 0.8),
            At(STEAM, -88, 44, 0.8),
        ),
        zoom=1.12,
        lift=2,
    ),
    "terraform": CardScene(
        (sky("n"), rings(-10, 6, (98, "d"))),
        back=(At((("p", stars((-104, -10, 5), (-60, -58, 4), (36, -62, 5), (106, -60, 3), (-96, 56, 4))),)),),
        hero=(
            At(TREE, 25, -19, 0.9, 42),
            At(TREE, 36, -3, 0.6, 66),
            At((("n", "M-54 24C-70 30-80 26-84 16M38 26C50 34 58 34 66 26", 7),)),
            At(TROWEL, -86, 4, 0.9, -10),
            At((("s", disc(-85, 15, 8)),)),
            At(PLANET, -10, 16, tones="mllppw"),
            At(HARD_HAT, -21, -19, 0.9, -16),
            At(LONG_PLAN, 82, 0),
            At((("s", disc(62, 27, 8)),)),
        ),
        zoom=1.06,
        lift=0,
        shift=-4,
    ),
}
