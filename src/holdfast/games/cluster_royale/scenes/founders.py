"""Scenes of Cluster Royale: celebrities who began something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.games.cluster_royale.scenes.shared import FALCON, FIST
from holdfast.scenery.grounds import floor, rays, rings, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc, star
from holdfast.scenery.things import BUBBLE, CAMERA, CLOUD, CRACK, CUBE, EYES, LEAFY, SERVER

SIGNS: dict[str, Part] = {
    "AWS": (("w", "M-7-9A11 11 0 0 1-7 9", 2.6), ("w", "M-7-9V9M-12 0H9M5-4l5 4-5 4", 1.8)),
    "Azure": (("w", "M-5-8H5L9-2 0 9-9-2Z"), ("l", "M-9-2H9M-3-2L0 9 3-2", 1.4)),
    "GCP": (
        (
            "w",
            "M-1.5 1a4 4 0 1 1-8 0 4 4 0 1 1 8 0ZM9.5 1a4 4 0 1 1-8 0 4 4 0 1 1 8 0ZM-9 0L-7-7M9 0L7-7M-1.5 0h3",
            2.2,
        ),
    ),
    "OpenShift": (("w", "M0-9L9 0H4V8H-4V0H-9Z"),),
}
GATE_LEAF: Part = (
    ("n", "M-46-28V74M-38-32V70M-30-30V64M-22-24V56M-48 60L-20 46M-48-10L-20-10", 3.4),
    ("a", "M-46-36l4 9h-8ZM-38-42l4 10h-8ZM-30-40l4 10h-8ZM-22-34l4 10h-8Z"),
)
PILLAR: Part = (
    ("d", box(-14, -40, 28, 120)),
    ("m", box(-4, -40, 18, 120)),
    ("l", box(9, -40, 5, 120)),
    ("d", box(-18, -46, 36, 8, 2)),
    ("l", box(-4, -46, 22, 8, 2)),
    ("b", disc(0, -57, 12)),
    ("a", disc(2, -58, 9.5)),
    ("w", disc(6, -62, 2.6)),
)
PLATE_640: Part = (
    ("w", box(-13, -7, 26, 14, 2)),
    ("n", "M-5-4H-10V4H-5V0H-10M-2-4V0H3M3-4V4M6-4H11V4H6Z", 1.7),
)

# Melon Usk

MELON: Part = (
    ("n", "M-24 54L-28 74M22 54L26 74M-36 74h10M26 74h10", 7),
    ("b", disc(0, 6, 54, 52)),
    ("a", disc(6, 3, 47, 47)),
    (
        "p",
        "M-12-41C-38-24-44 24-24 48M-1-44C-8-38-10-34-11-29M12-44C20-40 26-34 29-29"
        "M-4 46C-3 51-1 54 2 56M22 44C20 50 18 52 16 54",
        4.4,
    ),
    ("w", "M42-16C46-8 48 0 47 10", 4),
    ("d", "M2-42C2-54-4-58-10-62", 6),
    ("p", "M0-52C10-70 30-70 40-62 30-50 12-46 0-52Z"),
    ("l", "M0-52C10-56 24-62 40-62 30-50 12-46 0-52Z"),
    ("w", disc(-10, -12, 12) + disc(18, -12, 12)),
    ("k", disc(-5, -12, 5.6) + disc(23, -12, 5.6)),
    ("w", disc(-3, -14, 2) + disc(25, -14, 2)),
    ("n", "M-24-26q10-8 20-3M10-30q10-6 20 1", 4.4),
    ("p", "M-30 12C-12 20 22 20 42 10 40 44-20 50-30 12Z"),
    ("c", "M-25 16C-10 22 20 22 38 15 34 40-16 44-25 16Z"),
    ("k", disc(-12, 25, 2, 3) + disc(-1, 30, 2, 3) + disc(9, 26, 2, 3) + disc(20, 29, 2, 3) + disc(27, 23, 2, 3)),
)
PULLED_PLUG: Part = (
    ("p", box(-17, -14, 34, 24, 6)),
    ("w", box(-5, -14, 22, 24, 6)),
    ("l", "M-8-16V-30M8-16V-30", 6),
    ("a", "M-26-24l-8-6M26-24l8-6M0-36v-9", 3.4),
)

# Loris Degioanni

LORIS: Part = (
    ("t", "M-58 96C-60 50-44 26-14 20H20C48 26 62 50 60 96Z"),
    ("s", "M10 20H20C48 26 62 50 60 96H26C34 60 26 34 10 20Z"),
    ("t", disc(-42, -36, 13) + disc(46, -36, 13)),
    ("n", disc(-42, -36, 7)),
    ("s", disc(47, -37, 9)),
    ("n", disc(47, -36, 6)),
    ("t", "M-52-12C-54-48-28-66 2-66 32-66 58-48 56-12 54 22 24 34 2 34-20 34-50 22-52-12Z"),
    ("s", "M-36-12C-38-46-18-64 4-66 32-66 58-48 56-12 54 22 24 34 4 34-16 32-34 20-36-12Z"),
    (
        "n",
        "M-6-58C-30-52-46-22-40 0-34 16-8 12-6-8-4-24-6-42-6-58Z"
        "M10-58C34-52 52-22 46 0 40 16 12 12 10-8 8-24 10-42 10-58Z",
    ),
    ("w", "M-4-54H8L6-6H-2Z"),
    ("b", disc(-22, -10, 17) + disc(26, -10, 17)),
    ("a", disc(-21, -11, 15) + disc(27, -11, 15)),
    ("k", disc(-20, -8, 8.5) + disc(26, -8, 8.5)),
    ("w", disc(-16, -13, 3.4) + disc(30, -13, 3.4)),
    ("w", "M-12 14C-10 2 14 2 16 14 14 26-10 26-12 14Z"),
    ("k", "M-4 6C-2 3 6 3 8 6 7 11-3 11-4 6Z"),
    ("n", "M-5 16Q2 22 9 16", 2.6),
)
BOWL: Part = (
    ("p", disc(0, -18, 30, 7)),
    ("m", "M-30-18H30C30 0 18 8 0 8-18 8-30 0-30-18Z"),
    ("l", "M-8-18H30C30 0 18 8 2 8Z"),
    ("w", disc(0, -18, 27, 5)),
    ("c", "M-28-8Q0 2 28-8", 3.4),
)
DOME: Part = (
    ("w", "M-30 0V-26A30 32 0 0 1 30-26V0", 3),
    ("w", "M12-48A24 26 0 0 1 23-28V-14", 4),
    ("b", box(-36, -3, 72, 9, 4)),
    ("a", box(-14, -3, 50, 7, 3.5) + disc(0, -62, 5)),
)

# Jeff Bezos: a parcel

PARCEL: Part = (
    ("t", box(-54, -34, 108, 102, 3)),
    ("s", box(-38, -34, 92, 102, 3)),
    ("b", box(-6, -34, 18, 14)),
    ("w", "M49-26V20", 4),
)
PARCEL_FACE: Part = (
    ("w", disc(-17, 0, 12) + disc(19, 0, 12)),
    ("k", disc(-13, 1, 5.6) + disc(23, 1, 5.6)),
    ("w", disc(-11, -1, 2) + disc(25, -1, 2)),
    ("n", "M-28-16q9-6 18-1M12-17q9-5 18 1", 3.4),
    ("n", disc(3, 21, 9, 8)),
    ("c", disc(3, 26, 5.5, 3)),
)
COURIER_CAP: Part = (
    ("n", "M-36 0C-40-38 40-40 36 0Z"),
    ("d", "M-2 0C8-30 38-38 36 0Z"),
    ("c", "M-37-8H37V2H-37Z"),
    ("k", "M-10 0H58Q64 11 40 11H-2Z"),
    ("m", "M40 5H54", 3),
)
BOX: Part = (
    ("t", box(-22, -40, 44, 40, 2)),
    ("s", box(-12, -40, 34, 40, 2)),
    ("b", box(-4, -40, 10, 40)),
    ("t", "M10-8H18", 3),
)
BELT: Part = (
    ("n", "M-126 0H126V30H-126Z"),
    ("l", "M-126 0H126", 5),
    ("m", "".join(disc(x, 14, 6) for x in range(-110, 120, 22))),
)
HAMMER: Part = (
    ("b", box(-9, 0, 18, 84, 4)),
    ("a", box(-2, 0, 11, 84, 4)),
    ("n", "M-9 40L9 46M-9 50L9 56M-9 60L9 66M-9 70L9 76", 4),
    ("n", "M-64-48L-54-58H58L68-48V10L58 20H-54L-64 10Z"),
    ("m", "M-58-46L-50-53H54L62-46V8L54 15H-50L-58 8Z"),
    ("l", "M-34-53H54L62-46V8L54 15H-34Z"),
    ("p", "M40-53H54L62-46V8L54 15H40Z"),
    ("n", "M-34-52V14M40-52V14", 3),
)
SHOUT: Part = (
    ("w", disc(-13, -7, 11) + disc(17, -7, 11)),
    ("k", disc(-16, -3, 5.4) + disc(14, -3, 5.4)),
    ("w", disc(-14, -5, 1.9) + disc(16, -5, 1.9)),
    ("n", "M-28-17C-20-27-8-26-2-16-10-19-18-18-26-12ZM32-17C24-27 12-26 6-16 14-19 22-18 30-12Z"),
    ("c", disc(-26, 7, 5, 3.4) + disc(31, 7, 5, 3.4)),
    ("n", "M-12 12C-6 6 12 6 17 12 20 22 12 30 3 30-7 30-15 22-12 12Z"),
    ("w", "M-10 12C-4 7.500 10 7.500 15 12L14 15H-9Z"),
    ("c", "M-6 26C-2 20 8 20 12 26 8 30-2 30-6 26Z"),
)
PATCH_SHEET: Part = (
    ("l", "M-20-28L18-32 24 24-16 30Z"),
    ("w", "M-14-29L18-32 24 24-9 29Z"),
    ("l", "M-8-20L14-22M-7-12L10-14M-6-4L16-6M-5 4L12 2M-4 12L14 10", 2.6),
    ("c", "M-10-15L17-20M-9 7L18-2M12 12L20 20M20 11L12 21", 3.4),
)
BOLT: Part = (("b", "M7-32L-12 4H0L-9 34 16-6H4L16-32Z"), ("a", "M9-32L-8 2H4L-5 28 16-6H4L16-32Z"))
OFFICE: Part = (
    ("n", "M-20 60V-20H20V60Z"),
    ("d", "M-4 60V-20H20V60Z"),
    ("n", "M-20-20L-12-28H12L20-20Z"),
    ("a", "".join(box(x, y, 6, 7) for x in (-14, 8) for y in (-12, 4, 20, 36))),
    ("w", "M-6-20L0-10 6-20Z"),
    ("c", "M-3-12H3L5 22 0 30-5 22Z"),
)

FOUNDERS: Final[Mapping[str, CardScene]] = {
    # It pulls plugs to see who complains.
    "melon_usk": CardScene(
        (sky("d"), rays(0, 10, 14, "m", turn=0.1), rings(0, 6, (78, "d"), (67, "m"))),
        back=(
            At(SERVER, -90, 74, 1.06, -5),
            At(EYES, -88, 24, 0.72),
            At((("n", disc(-86, 40, 4, 5)),)),
            At(BUBBLE, -84, -22, 0.76, flip=True),
            At(SERVER, 92, 74, 1.06, 5, tones="plld"),
            At((("k", "M80 20l8 8M88 20l-8 8M96 21l8 8M104 21l-8 8", 2.6), ("k", "M86 42h12", 2.4))),
            At(floor("n")),
        ),
        hero=(
            At(
                (
                    ("n", "M64-20C104 10 112 40 84 56 50 80-20 64-84 78", 4.4),
                    ("n", "M48 18C66 14 66-6 64-20M-48 22C-58 34-64 42-68 50", 7),
                )
            ),
            At(MELON, 0, -2, 0.98),
            At(PULLED_PLUG, 66, -32, 0.9, 10),
            At(FIST, 64, -17),
            At(FIST, -69, 53),
        ),
        zoom=1.08,
        lift=2,
    ),
    # A loris; packets for breakfast, a falcon for the rest, and one cluster under glass.
    "loris_degioanni": CardScene(
        (sky("m"), rings(0, -8, (94, "l"), (72, "p"))),
        back=(At((("d", "M-126 96V58H126V96Z"),)),),
        hero=(
            At(LORIS, -2, 0),
            At(FALCON, 76, 18, 0.62),
            At((("t", "M44 48C62 56 72 50 78 36", 14), ("s", "M48 46C62 53 72 48 78 35", 8))),
            At((("n", "M-126 96V66H126V96Z"), ("l", "M-126 66H126", 3))),
            At(BOWL, 8, 66),
            At(CUBE, -2, 44, 0.36),
            At(CUBE, 18, 46, 0.36),
            At(CUBE, 8, 40, 0.36),
            At(CUBE, -78, 42, 0.86),
            At(DOME, -78, 64),
        ),
        small=(
            At(LORIS, -2, 0),
            At((("n", "M-126 96V66H126V96Z"),)),
            At(BOWL, 4, 70, 1.2),
            At(CUBE, -6, 44, 0.5),
            At(CUBE, 16, 44, 0.5),
        ),
        front=(At((("t", "M-44 60C-40 48-34 46-26 54", 12), ("s", "M-40 58C-38 50-34 48-28 54", 6))),),
        zoom=1.06,
        lift=4,
    ),
    "bill_gates": CardScene(
        (
            sky("l"),
            rings(0, 34, (104, "p"), (66, "w"), (30, "a")),
            (("m", "M-126 96V36C-96 20-60 24-30 40H30C60 24 96 20 126 36V96Z"),),
        ),
        back=(
            At(CLOUD, -40, 6, 0.34),
            At(CLOUD, 34, -8, 0.42),
            At(CLOUD, 2, -36, 0.3),
            At((("w", "M-126-84L-96-84-10 80-70 80ZM126-84L96-84 10 80 70 80Z"),), tones="wp"),
        ),
        hero=(
            At((("c", "M-17 36H17L66 96H-66Z"), ("a", "M-14 36L-58 96M14 36L58 96", 2))),
            At(GATE_LEAF),
            At(GATE_LEAF, flip=True),
            At((("a", "M-58-30C-40-70 40-70 58-30", 5), ("a", star(0, -58, 15)), ("w", star(2, -59, 7)))),
            At(PILLAR, -66, 10),
            At(PILLAR, 66, 10),
            At(PLATE_640, 67, 20, 0.92),
        ),
        front=(
            At(LEAFY, -102, 74, 1.1),
            At(LEAFY, 104, 76, 1.1),
            At(CAMERA, -92, 62, 0.9),
            At(CAMERA, 96, 64, 0.9, flip=True),
        ),
        zoom=1.12,
        lift=8,
    ),
    # Often destroyed together.
    "jeff_bezos": CardScene(
        (sky("m"), rings(20, -20, (104, "l"), (70, "p"))),
        back=(
            At(BOX, -92, 54),
            At(BOX, -86, 14, 0.9),
            At(BOX, 94, 54),
            At(BOX, 98, 12, 0.94),
            At(BOX, 90, -26, 0.8),
        ),
        hero=(
            At(PARCEL, 0, -6),
            At(PARCEL_FACE, 0, -8),
            At(COURIER_CAP, -4, -34, 1.16, -5),
            At(CUBE, -3, -54, 0.46, -5),
            At((("n", "M-54 20C-72 26-74 38-62 44M54 20C72 26 72 38 58 44", 7),)),
        ),
        front=(
            At(BELT, 0, 58),
            At(CUBE, -44, 48, 0.8),
            At(CRACK, -43, 48, 0.7),
            At(CUBE, 34, 48, 0.8),
            At(CRACK, 35, 48, 0.7),
            At(FIST, -62, 46, 0.9),
            At(FIST, 54, 46, 0.9),
            At((("n", "M-5 38V58M-15 48H5", 9), ("a", "M-5 38V58M-15 48H5", 5))),
        ),
        zoom=1.14,
        lift=4,
    ),
    # Thor's own tool has read the patch; the offices wear ties.
    "linus_torvalds": CardScene(
        (sky("m"), rays(0, -12, 16, "l", turn=0.1), rings(0, -12, (88, "p"))),
        back=(At(OFFICE, -88, 30, 0.8, -10), At(OFFICE, 92, 36, 0.76, 14), At(floor("n"))),
        hero=(
            At(HAMMER, 0, -8),
            At(SHOUT, 3, -22),
            At((("n", "M-52 12C-70 24-66 34-56 40", 6),)),
            At(PATCH_SHEET, -44, 40, 1, -6),
        ),
        front=(At(BOLT, 60, 30, 0.9, -10), At(BOLT, 92, -38, 0.8, -20)),
        zoom=1.1,
        lift=4,
    ),
}
