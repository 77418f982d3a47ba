"""Scenes of Ship IT!: events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.games.ship_it.scenes.shared import CARD_BACK, DROP
from holdfast.scenery.grounds import floor, rays, rings, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc, star
from holdfast.scenery.things import FLAME, ZED

# 500: the coffee knows, the zip is shut

RACK: Part = (
    ("d", box(-50, -30, 100, 108, 8)),
    ("l", box(-46, -30, 96, 108, 8)),
    ("p", box(-26, -30, 76, 108, 8)),
    ("w", "M42-18V60", 4),
    ("m", "M-36 60H6M-36 69H6", 4),
    ("c", disc(24, 64, 4.4)),
    ("a", disc(36, 64, 4.4)),
)
SECRETIVE: Part = (
    ("w", disc(-16, 0, 14) + disc(16, 0, 14)),
    ("k", disc(-22, -3, 6) + disc(10, -3, 6)),
    ("w", disc(-20, -6, 2.2) + disc(12, -6, 2.2)),
    ("n", "M-28-18q10-6 18-2M8-20q10-4 20 4", 3.4),
    ("n", "M-26 28H26", 8),
    ("p", "M-24 28H24", 5, "0 6"),
    ("b", box(20, 23, 11, 10, 3)),
    ("a", box(23, 30, 6, 14, 3)),
)
CUP: Part = (
    ("w", disc(18, -1, 9, 8), 4.6),
    ("l", "M-18-16H18L14 16H-14Z"),
    ("w", "M-6-16H18L14 16H-6Z"),
    ("c", "M-17-4H17L16 6H-16Z"),
    ("b", disc(0, -16, 18, 5)),
)
SPILL: Part = (
    (
        "b",
        "M-50-34H6C10-30 8-24 2-23-8-22-8-12-13-12-19-12-17-22-24-22-30-22"
        "-27 2-34 2-41 2-38-20-46-20L-46 24C-46 34-56 34-56 24Z",
    ),
)
SMOKE: Part = (
    ("d", disc(0, 0, 22) + disc(-24, 8, 15) + disc(22, 10, 14)),
    ("m", disc(5, -2, 17) + disc(24, 9, 11)),
    ("l", disc(11, -6, 9)),
)

# Zero Day: a calendar whose mouth is the number

CALENDAR: Part = (
    ("d", box(-54, -36, 108, 112, 8)),
    ("l", box(-50, -40, 104, 112, 8)),
    ("p", box(-50, -40, 104, 106, 8)),
    ("w", box(-28, -40, 82, 106, 8)),
    ("l", "M30 66L54 44V58Q54 66 46 66Z"),
    ("n", "M-50-14V-32Q-50-40-42-40H46Q54-40 54-32V-14Z"),
    ("c", "M-46-14V-32Q-46-40-38-40H46Q54-40 54-32V-14Z"),
    ("k", disc(-26, -27, 6) + disc(28, -27, 6)),
    ("m", "M-26-27V-46M28-27V-46", 8),
    ("p", "M-24-27V-46M30-27V-46", 3.4),
)
ZERO: Part = (
    ("w", disc(-20, -2, 13) + disc(22, -2, 13)),
    ("n", disc(-20, -2, 13) + disc(22, -2, 13), 2.6),
    ("k", disc(-16, -4, 4) + disc(26, -4, 4)),
    ("k", disc(1, 34, 17, 22)),
    ("c", "M-11 46C-6 36 8 36 13 46 10 53 6 56 1 56-4 56-8 53-11 46Z"),
    ("w", "M-11 22Q1 14 13 22L11 27H-9Z"),
)
SHEET: Part = (
    ("l", "M-16-18H16V8L4 18H-16Z"),
    ("w", "M-10-18H16V8L4 18H-10Z"),
    ("c", "M-16-18H16V-9H-16Z"),
    ("m", "M4 18V8H16Z"),
)
FUSE: Part = (
    ("b", "M0 0C4-18 16-22 26-14 34-8 42-10 46-16", 5),
    ("c", star(48, -20, 20, 8, 0.5)),
    ("a", star(48, -20, 14, 8, 0.5)),
    ("w", star(48, -20, 7, 8, 0.5)),
)

# Friday: the button sees it coming

BUTTON: Part = (
    ("n", "M-78 34H78L88 90H-88Z"),
    ("l", "M-74 34H78L88 90H-82Z"),
    ("p", "M-40 34H78L88 90H-44Z"),
    ("n", "M-62 40C-62 22 62 22 62 40 62 54-62 54-62 40Z"),
    ("k", "M-54 34C-54-36 54-36 54 34 54 48-54 48-54 34Z"),
    ("c", "M-46 34C-48-34 54-36 54 34 54 48-44 48-46 34Z"),
    ("p", "M36-4C43 4 46 12 46 22", 4),
)
DREAD: Part = (
    ("w", disc(-16, 0, 13) + disc(16, 0, 13)),
    ("k", disc(-12, -5, 6) + disc(20, -5, 6)),
    ("w", disc(-10, -8, 2.2) + disc(22, -8, 2.2)),
    ("k", "M-12 23q5-6 9-1t8 0 8 0", 3.2),
)
FINGER: Part = (
    ("n", "M14-34L52-74 90-40 44-8Z"),
    ("d", "M36-14L84-54 96-40 46-4Z"),
    ("w", "M6-30L18-40 50-6 38 4Z"),
    ("t", "M-38 38C-44 34-42 26-36 22L-8-8C-4-24 10-34 22-30L40-2C34 10 24 14 14 14L0 12-26 36C-30 40-34 41-38 38Z"),
    ("s", "M-36 38C-40 34-36 28-32 24L0-6C10-12 22-18 28-20L40-2C34 10 24 14 14 14L0 12-26 36C-29 39-33 40-36 38Z"),
    ("t", "M6 14C2 6 8 0 14 2M16 14C12 6 18-2 24 0", 3),
    ("w", "M-34 35L-29 30", 3.4),
)
TAPE: Part = (
    ("a", box(-130, -8, 260, 16)),
    ("k", "".join(f"M{x}-8h9l-8 16h-9Z" for x in range(-114, 130, 20))),
)
NEARLY_SIX: Part = (
    ("n", disc(0, 0, 25)),
    ("w", disc(0, 0, 21)),
    ("l", "M0-18v2M18 0h-2M-18 0h2", 2.6),
    ("n", "M0 0L-3-16M0 0L0.500 11", 4),
    ("c", disc(0, 0, 3)),
)
PALM_TREE: Part = (
    ("n", "M0 0C-4-20 0-34 6-46", 5),
    (
        "n",
        "M6-46C-4-60-20-56-26-44-16-50-4-50 6-46-8-44-14-36-14-26-8-36-2-42 6-46"
        " 8-36 14-28 22-26 20-38 14-44 6-46 18-48 28-44 34-36 32-52 18-58 6-46Z",
    ),
)

# Hacker's Paws: asleep in the mask

CAT_BODY: Part = (
    ("b", "M66 30C100 34 112 8 98-8 92-14 84-10 86-4", 13),
    ("n", "M-40 52C-40 0 0-26 40-16 76-6 92 24 82 56Z"),
    ("b", "M-36 52C-36 4 2-22 40-12 74-2 88 26 78 56Z"),
    ("a", "M6 52C12 14 30-6 46-10 76 0 88 26 78 56Z"),
    ("b", "M36-11C34-2 36 6 40 12M54-6C54 2 56 10 60 16M68 6C68 12 70 18 74 24", 5),
    ("p", "M80 30q4 10 1 20", 3.4),
)
CAT_HEAD: Part = (
    ("n", "M-46 6L-50-44-22-26C-8-32 10-32 24-26L50-44 48 6C52 34 28 44 0 44-28 44-50 34-46 6Z"),
    ("b", "M-42 6L-45-36-20-21C-6-27 10-27 22-21L45-36 44 6C46 30 26 40 0 40-26 40-46 30-42 6Z"),
    ("a", "M-16 8C-14-14-8-24 2-25 10-25 18-23 22-21L45-36 44 6C46 30 26 40 6 40-10 32-16 22-16 8Z"),
    ("c", "M-40-25L-26-16-38-4ZM40-25L28-16 39-4Z"),
    ("b", "M0-25V-14M-9-24l2 8M9-24l-2 8", 4),
    ("k", "M-47-2C-30-12-12-10 0-5 12-10 30-12 47-2 46 12 34 20 20 16 10 13 6 8 0 8-6 8-10 13-20 16-34 20-46 12-47-2Z"),
    ("p", "M-33 2q9 9 18 0M15 2q9 9 18 0", 3.4),
    ("w", disc(-9, 25, 11, 9) + disc(9, 25, 11, 9)),
    ("c", "M-6 17H6L0 23Z"),
    ("n", "M0 23V27M-8 28Q0 34 8 28", 2.6),
    ("p", "M-22 24L-52 20M-22 29L-50 33M22 24L52 20M22 29L50 33", 2.4),
)
PAW: Part = (
    ("n", "M-20 6C-22-12-10-16 0-16 12-16 22-12 20 6 18 14-18 14-20 6Z"),
    ("w", "M-17 5C-19-9-9-13 0-13 11-13 19-9 17 5 15 11-15 11-17 5Z"),
    ("l", "M-6-2V9M6-2V9", 2.6),
)
KEYBOARD: Part = (
    ("n", "M-84-12H84L98 22H-98Z"),
    ("l", "M-80-16H82L94 14H-92Z"),
    ("p", "M-40-16H82L94 14H-46Z"),
    ("m", "M-74-9H76M-80-1H82M-84 7H86", 5, "9 5"),
)

EVENTS: Final[Mapping[str, CardScene]] = {
    # It knows about the coffee.
    "e500": CardScene(
        (sky("n"), rings(10, 0, (110, "d"), (84, "m"))),
        back=(
            At(SMOKE, -36, -46, 0.9, tones="dmmllp"),
            At(SMOKE, 72, -44, 1.1, tones="dmmllp"),
            At(FLAME, 36, -20, 0.84, 8),
            At(FLAME, -66, 74, 0.9, -8),
            At(FLAME, 66, 74, 1.2, 6),
            At(FLAME, 92, 76, 0.8, 8),
        ),
        hero=(At(RACK), At(SPILL), At(CUP, 2, -46, 0.9, -78), At(SECRETIVE, 4, 8)),
        front=(At(DROP, 40, -14, 0.7, tones="cl"),),
        small=(
            At(FLAME, -64, 70, 1.3, -8),
            At(FLAME, 66, 70, 1.6, 6),
            At(RACK),
            At(SPILL),
            At(CUP, 2, -46, 0.9, -78),
            At(SECRETIVE, 4, 8),
        ),
        zoom=1.02,
        lift=8,
    ),
    # Its mouth is the number of days.
    "zero_day": CardScene(
        (sky("n"), rays(4, 10, 14, "d", turn=0.12), rings(4, 10, (80, "m"))),
        back=(
            At(floor("n", 68, 60)),
            At(SHEET, 90, 30, 0.9, 24),
            At(SHEET, -86, 36, 0.9, -22),
            At(SHEET, -78, -14, 0.7, 18),
            At(SHEET, 100, -14, 0.6, -30),
        ),
        hero=(At(FUSE, 44, -31, 0.9), At(CALENDAR, 0, 6), At(ZERO, 1, 10)),
        zoom=1.04,
        lift=2,
    ),
    # 17:58.
    "friday": CardScene(
        (sky("m"), rings(-86, 44, (130, "l"), (60, "p"), (36, "a")), (("d", "M-126 96V52H126V96Z"),)),
        back=(At(PALM_TREE, -98, 56, 1),),
        hero=(
            At(NEARLY_SIX, -44, -42, 0.96),
            At(BUTTON, -4, 2),
            At(DREAD, -4, 16),
            At(TAPE, 0, 61, 0.96, -2),
            At(FINGER, 62, -34),
        ),
        small=(At(BUTTON, -12, 6, 1.1), At(DREAD, -12, 22, 1.1), At(TAPE, 0, 70, 1, -2), At(FINGER, 58, -34, 1.1)),
        zoom=1,
    ),
    # Already asleep, mask and all; one paw moves a card over the edge.
    "hackers_paws": CardScene(
        (sky("n"), rings(10, -10, (104, "d"), (78, "m"))),
        back=(At((("d", "M-126 96V58H126V96Z"),)),),
        hero=(
            At(KEYBOARD, 0, 58),
            At(CAT_BODY, 4, 2),
            At(CAT_HEAD, -30, 10),
            At(PAW, -64, 54),
            At(CARD_BACK, 84, 54, 0.8, 64),
            At(PAW, 56, 54, 1, 8),
        ),
        front=(At(ZED, 40, -34, 0.9), At(ZED, 58, -46, 1.15), At(ZED, 78, -58, 1.4)),
        zoom=1.02,
    ),
}
