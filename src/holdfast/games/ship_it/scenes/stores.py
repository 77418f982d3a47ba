"""Scenes of Ship IT!: components behind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.games.ship_it.scenes.shared import FLOOR, MUG, STEAM
from holdfast.scenery.grounds import bricks, rings, sky
from holdfast.scenery.scene import At, CardScene, Layer, Part
from holdfast.scenery.shapes import box, disc
from holdfast.scenery.things import COIN, CYLINDER, EYES, SERVER

STRING: Part = (
    ("l", "M44 24C64 26 72 12 68-8", 8),
    ("w", "M58-14a10 10 0 0 1 6-9V-46a4.5 4.5 0 0 1 9 0V-25a10 10 0 0 1 4 16q-3 6-10 6-8 0-9-11Z"),
    ("l", "M68-18h8M67-12h8", 1.8),
    ("c", "M68-38C54-54 48-38 68-38 88-38 84-54 68-38l-9 12M68-38l11 11", 3.6),
)
FACE_CALM: Part = (
    ("w", disc(-12, 0, 10) + disc(14, 0, 10)),
    ("k", disc(-10, -2, 5) + disc(16, -2, 5)),
    ("w", disc(-8, -4, 1.8) + disc(18, -4, 1.8)),
    ("n", "M-4 15q6 5 12 0", 3),
)
CARDFILE: Part = (
    ("n", box(-28, -22, 56, 44, 2)),
    ("d", box(-25, -19, 50, 18, 2) + box(-25, 2, 50, 17, 2)),
    ("p", box(-8, -14, 16, 7, 1) + box(-8, 7, 16, 7, 1)),
    ("a", disc(0, -4, 1.8) + disc(0, 16.5, 1.8)),
)


def towers(*places: tuple[float, float, float, str, str]) -> Part:
    """Houses on a line: left edge, width, height, dark side, lit side, with windows by a rule."""
    shapes: list[Layer] = []
    for x, wide, high, shade, light in places:
        shapes += [(shade, box(x, -high, wide, high)), (light, box(x + wide * 0.3, -high, wide * 0.7, high))]
        rows = range(int(high) - 6, 5, -11)
        shapes.append(("n", "".join(box(x + wide * at, -y, 3.4, 4.4) for y in rows for at in (0.38, 0.7))))
    return tuple(shapes)


TOWN: Part = (
    *towers(
        (-70, 17, 17, "m", "l"),
        (-50, 20, 31, "l", "p"),
        (-8, 17, 24, "m", "l"),
        (10, 21, 36, "l", "p"),
        (52, 18, 22, "m", "l"),
    ),
    ("m", "M-28 0V-28L-19-38-10-28V0Z"),
    ("w", "M-22 0V-28L-19-38-10-28V0Z"),
    ("n", box(-19, -8, 6, 8) + box(-18, -24, 4, 5)),
    ("c", "M-30-26L-19-40-8-26Z"),
    ("b", "M42 0V-10", 3),
    ("c", disc(42, -16, 9, 10)),
)
TOWN_SMALL: Part = (
    *towers((-58, 26, 26, "l", "p"), (6, 24, 34, "l", "p"), (50, 20, 18, "m", "l")),
    ("w", "M-26 0V-24L-13-36 0-24V0Z"),
    ("n", box(-18, -12, 9, 12)),
    ("c", "M-30-22L-13-40 4-22Z"),
    ("b", "M40 0V-10", 4),
    ("c", disc(40, -16, 9, 11)),
)
SLAB: Part = (
    ("n", "M-82 0H84L70 17C40 11 20 21-6 15-30 21-54 11-70 17Z"),
    ("b", box(-84, -4, 170, 9, 4)),
    ("a", box(-50, -4, 136, 5, 2.5)),
)
CARRIER: Part = (
    ("n", box(-30, 58, 20, 14, 4) + box(10, 58, 20, 14, 4)),
    ("m", "M-30 22C-52 24-62 10-56-10M30 22C52 24 62 10 56-10", 13),
    ("l", "M-30 20C-50 22-60 10-54-10M30 20C50 22 60 10 56-10", 8),
    ("m", box(-36, -14, 72, 76, 8)),
    ("l", box(-24, -14, 60, 76, 8)),
    ("p", box(-14, -14, 50, 76, 8)),
    ("w", box(28, -8, 5, 62, 2.5)),
    ("p", box(-64, -16, 18, 11, 5) + box(48, -16, 18, 11, 5)),
    ("w", disc(-12, 8, 9.5) + disc(14, 8, 9.5)),
    ("k", disc(-11, 5, 4.8) + disc(15, 5, 4.8)),
    ("w", disc(-9.4, 3, 1.6) + disc(16.6, 3, 1.6)),
    ("n", "M-24-6L-4-1M26-6L6-1", 3.6),
    ("n", box(-11, 22, 24, 10, 4)),
    ("w", box(-8.5, 24.500, 19, 5, 2)),
    ("n", "M-4 24v6M1 24v6M6 24v6", 1.4),
    ("d", "M-24 44H-4M-24 52H-4", 4),
    ("a", box(6, 38, 17, 17, 1)),
    ("b", "M10 44h9M10 49h6", 2),
    ("w", "M-42-6q-7 9 0 11 7-2 0-11ZM44 44q-7 9 0 11 7-2 0-11Z"),
)

# Cloud: whatever you need, in a false nose

PUFF: Part = (
    ("l", "M-74 26A25 25 0 0 1-70-24 38 38 0 0 1-2-46 32 32 0 0 1 54-26 27 27 0 0 1 72 26Z"),
    ("p", "M-58 26A24 24 0 0 1-50-18 36 36 0 0 1 2-45 32 32 0 0 1 54-26 27 27 0 0 1 72 26Z"),
    ("w", "M-34 26A22 22 0 0 1-26-12C-26-30-6-42 10-41A32 32 0 0 1 54-26 27 27 0 0 1 72 26Z"),
)
DISGUISE: Part = (
    ("w", disc(-19, -8, 14) + disc(19, -8, 14)),
    ("k", disc(-14, -6, 6) + disc(24, -6, 6)),
    ("w", disc(-11.6, -8.4, 2) + disc(26.4, -8.4, 2)),
    ("n", disc(-19, -8, 15) + disc(19, -8, 15) + "M-34-10L-46-14M34-10L46-14", 4.6),
    ("n", "M-36-26C-28-36-12-34-6-26-14-30-26-30-36-26ZM36-26C28-36 12-34 6-26 14-30 26-30 36-26Z", 2),
    ("n", "M-38-26C-30-38-12-36-5-26-14-29-28-30-38-26ZM38-26C30-38 12-36 5-26 14-29 28-30 38-26Z"),
    ("n", "M0 14C-8 6-26 8-36 20-26 24-8 26 0 19 8 26 26 24 36 20 26 8 8 6 0 14Z"),
    ("t", "M-6-8C-8 2-14 6-12 12-8 18 8 18 12 12 14 6 8 2 6-8Z"),
    ("s", "M-1-8C-2 2-7 6-5 13 2 17 10 16 12 12 14 6 8 2 6-8Z"),
)
PAYCARD: Part = (
    ("b", box(-25, -16, 50, 32, 4)),
    ("a", box(-19, -16, 44, 32, 4)),
    ("n", box(-25, -10, 50, 7)),
    ("w", box(-17, 2, 11, 8, 2)),
    ("n", "M2 6h5M11 6h5", 3),
)
UMBRELLA: Part = (
    ("b", "M0-34V8a6 6 0 0 0 11 0", 3),
    ("c", "M-36-14C-34-44 34-44 36-14 28-20 18-20 12-14 6-20-6-20-12-14-18-20-28-20-36-14Z"),
    ("a", "M12-14C12-26 8-34 0-37-8-34-12-26-12-14-6-20 6-20 12-14Z"),
)

# Cache: a hoard. One acorn has stood here so long that it has grown up.

ACORN: Part = (
    ("b", "M-12-2C-13 12-6 18 0 22 6 18 13 12 12-2Z"),
    ("a", "M-5-2C-6 12-2 18 1 21 7 18 13 12 12-2Z"),
    ("t", "M0-14V-20", 3.4),
    ("t", "M-15-2C-15-13-8-15 0-15 8-15 15-13 15-2Z"),
    ("s", "M0-15C8-15 15-13 15-2H6C8-8 5-13 0-15Z"),
)
SPROUT: Part = (
    ("l", "M0 0C-4-14 2-20 0-34", 3.4),
    ("l", "M0-32C-18-30-20-44-16-46-6-46 0-42 0-32Z"),
    ("p", "M0-32C0-46 12-50 20-48 20-38 12-31 0-32Z"),
)
TAIL: Part = (
    ("m", "M24 66C72 72 104 34 92-16 84-52 44-62 32-34 24-14 46-4 54-16 58 10 44 26 20 36Z"),
    ("l", "M34 64C76 66 102 32 91-16 84-48 52-56 42-38 52-40 66-28 66-8 66 24 48 44 30 50Z"),
    ("p", "M62 50C86 36 96 10 88-18 84-32 74-42 62-42 78-32 82-6 76 14 72 30 66 42 62 50Z"),
)
SQUIRREL: Part = (
    ("m", "M-34 72C-44 34-30 12 0 10 30 12 44 34 36 72Z"),
    ("l", "M-16 72C-28 36-14 12 4 10 31 13 44 34 36 72Z"),
    ("w", "M-14 72C-18 50-10 36 3 34 18 36 24 50 20 72Z"),
    ("m", "M-28-36C-38-54-34-66-28-70-20-62-14-54-10-44Z"),
    ("l", "M14-46C18-58 26-66 32-70 38-62 38-50 30-36Z"),
    ("c", "M-27-44C-31-52-30-58-27-61-23-56-20-50-18-46ZM20-46C24-54 28-58 31-61 33-54 32-48 28-42Z"),
    ("m", "M-34-20C-34-44-18-52 2-52 22-52 36-42 36-20 54-14 54 14 28 16 16 18-14 18-26 16-54 14-52-14-34-20Z"),
    ("l", "M-16-22C-16-42-10-51 4-52 23-51 36-42 36-20 54-14 54 14 28 16 16 18-10 18-16 16-40 12-36-14-16-22Z"),
    ("p", disc(33, -2, 12, 10) + disc(-31, 0, 9, 9)),
    ("c", disc(-34, 3, 6, 4.5) + disc(37, 2, 6, 4.5)),
    ("w", disc(-13, -22, 10.5) + disc(16, -22, 10.5)),
    ("k", disc(-11, -21, 6) + disc(18, -21, 6)),
    ("w", disc(-8.6, -23.4, 2.1) + disc(20.4, -23.4, 2.1)),
    ("n", "M-4-6H8L2 0Z"),
    ("n", "M-10 5Q-4 9 2 3 8 9 14 5", 2.6),
    ("w", box(-3, 6, 5, 8, 1.5) + box(2.5, 6, 5, 8, 1.5)),
)
PAWS: Part = (
    ("m", "M-30 36C-24 46-18 48-10 48", 12),
    ("l", "M34 36C28 46 22 48 14 48", 12),
    ("l", "M-28 35C-22 45-16 47-10 47", 7),
)

STORES: Final[Mapping[str, CardScene]] = {
    "database": CardScene(
        (sky("d"), bricks("m", -126, -80, 252, 130, 18, 1.6), (("n", "M-126 96V54H126V96Z"), ("m", "M-126 54H126", 3))),
        back=(
            At(CARDFILE, -86, 32),
            At(CARDFILE, -86, -12),
            At(CARDFILE, -86, -56),
            At(
                (
                    (
                        "b",
                        "M-62 72L-30-70M-46 74L-14-66M-58 54l15 3"
                        "M-53 34l15 3M-49 14l15 3M-44-6l15 3M-40-26l15 3M-36-46l15 3",
                        4,
                    ),
                )
            ),
        ),
        hero=(At(CYLINDER, 10, 14), At(FACE_CALM, 10, 16), At(STRING, 14, 2)),
        front=(At((("w", box(-16, -11, 32, 22, 2)), ("l", "M-11-4H11M-11 2H6", 2.4)), -60, 66, 0.8, -14),),
        zoom=1.12,
        lift=-4,
        shift=-10,
    ),
    # It carries the town, on one cable, with a note on it that says not to switch it off.
    "backend": CardScene(
        (sky("d"), bricks("m", -126, -80, 252, 146, 18, 1.6), (FLOOR, ("m", "M-126 62H126", 3))),
        back=(At((("n", "M34 56C62 62 72 70 92 62 104 56 108 44 116 40", 4),)),),
        hero=(At(TOWN, 4, -26, 1.06), At(SLAB, 2, -24), At(CARRIER, 0, 4)),
        front=(At(MUG, -78, 70, 0.9), At(STEAM, -78, 46, 0.7)),
        small=(At(TOWN_SMALL, 4, -26, 1.06), At(SLAB, 2, -24), At(CARRIER, 0, 4)),
        zoom=1.06,
        lift=4,
    ),
    # Any of the three, in a false nose; the card is on file already.
    "cloud": CardScene(
        (sky("d"), rings(40, -10, (120, "m"))),
        back=(
            At(
                (
                    (
                        "l",
                        "".join(
                            f"M{x} {y}l-5 14"
                            for x, y in (
                                (-66, 26),
                                (-42, 22),
                                (-20, 30),
                                (4, 24),
                                (28, 32),
                                (-54, 46),
                                (10, 46),
                                (44, 52),
                            )
                        ),
                        3.4,
                    ),
                )
            ),
            At(COIN, -8, 52, 0.8),
            At(COIN, 30, 56, 0.6),
            At((("n", "M-126 96V66Q0 56 126 66V96Z"),)),
        ),
        hero=(
            At(PUFF, 0, -6, 1.08),
            At(DISGUISE, 4, -8, 1.02),
            At((("p", "M58 16C74 20 82 26 84 36", 13),)),
            At(PAYCARD, 84, 42, 0.9, 10),
            At((("w", disc(80, 34, 9)),)),
        ),
        front=(At(SERVER, -52, 74, 0.55), At(EYES, -50, 46, 0.5), At(UMBRELLA, -46, 44, 0.95)),
        small=(
            At((("l", "M-62 34l-6 18M-34 34l-6 18M-8 36l-6 18M-50 62l-5 14M-20 64l-5 14M8 62l-5 14", 5),)),
            At(PUFF, -2, -6, 1.06),
            At(DISGUISE, 2, -8, 1.1),
            At(PAYCARD, 50, 48, 1.15, 10),
            At((("w", disc(42, 34, 11)),)),
        ),
        zoom=1.06,
        lift=2,
    ),
    # One acorn has stood so long that it sprouts; one is a database in disguise.
    "cache": CardScene(
        (sky("d"), rings(4, 4, (104, "m"), (88, "n"))),
        back=(At((("n", "M-126 96V66Q0 54 126 66V96Z"),)), At(SPROUT, -82, 28, 1), At(ACORN, -82, 42, 1, -6)),
        hero=(At(TAIL, 0, 4), At(SQUIRREL, -6, 4), At(ACORN, -4, 44, 1.1), At(PAWS, -6, 4)),
        front=(
            At(ACORN, -99, 48, 0.9, 30),
            At(ACORN, -62, 58, 0.95, -24),
            At(ACORN, 50, 60, 0.8, 20),
            At(CYLINDER, 86, 52, 0.36),
            At(EYES, 87, 56, 0.5),
            At((("b", "M68 42C68 28 76 25 86 25 96 25 104 28 104 42Z"), ("b", "M86 26V19", 3.4))),
        ),
        zoom=1.1,
        lift=2,
        shift=-8,
    ),
}
