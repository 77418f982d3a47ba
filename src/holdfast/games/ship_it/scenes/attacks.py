"""Scenes of Ship IT!: attacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.games.ship_it.scenes.shared import DROP
from holdfast.scenery.grounds import floor, rings, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc, star, stars
from holdfast.scenery.things import ACACIA, BEETLE, CROWN, CUBE, EYES, HELMET, PLASTER, SERVER

# Bug: it comes as a present

BUGLING: Part = (
    ("n", "M-30 12C-48 4-52-10-46-22M30 12C50 2 56-12 60-30M56-22L68-26", 5),
    ("d", disc(0, 20, 38, 30)),
    ("m", "M0-10A38 30 0 0 1 0 50Z"),
    ("n", disc(-22, 12, 5) + disc(22, 12, 5)),
    ("n", "M-20-26C-34-40-46-36-50-26M22-26C36-40 46-38 52-30", 3),
    ("n", disc(0, -14, 31, 27)),
    ("w", disc(-13, -15, 11) + disc(13, -15, 11)),
    ("k", disc(-10, -17, 5.6) + disc(13, -17, 5.6)),
    ("w", disc(-8, -19.5, 2) + disc(15, -19.5, 2)),
    ("m", disc(-22, 0, 5, 3) + disc(23, 0, 5, 3)),
    ("p", "M-10 0C-4 3 6 3 11 0 9 10-8 10-10 0Z"),
)
PRESENT: Part = (
    ("d", box(-48, 20, 96, 58, 3)),
    ("p", box(-36, 20, 84, 58, 3)),
    ("l", box(-36, 24, 84, 5)),
    ("w", "M41 36V66", 4),
    ("d", box(-55, 8, 110, 17, 4)),
    ("p", box(-41, 8, 96, 17, 4)),
    ("w", "M48 13v7", 4),
    ("c", box(-9, 8, 18, 70)),
    ("n", "M-38 8v7M-31 8v8M-24 8v7", 5),
)
LID: Part = (
    ("d", box(-52, -8, 104, 16, 4)),
    ("p", box(-38, -8, 90, 16, 4)),
    ("c", box(-9, -8, 18, 16)),
    ("n", "M0-8C-24-46-54-14-34-4-22 0-10-6 0-8Z"),
    ("c", "M0-8C-20-42-48-16-30-6-20-3-10-6 0-8ZM0-8C24-46 54-14 34-4 22 0 10-6 0-8Z"),
    ("w", "M18-21q12-5 15 6", 3),
    ("n", disc(0, -9, 6)),
)
TAG: Part = (
    ("n", "M0-24C4-18 2-12 0-8", 2),
    ("w", "M-14-2L0-12 14-2V24H-14Z"),
    ("a", star(0, 10, 11)),
    ("m", "M-11 20L11 0", 3.6),
)

# Critical Bug: as large as a house

STAG: Part = (
    ("n", "M-34 30L-68 2-92 26M-40 50L-78 38-100 68M34 30L68 2 92 26M40 50L78 38 100 68", 8),
    ("d", disc(0, 48, 50, 46)),
    ("m", "M0 2A50 46 0 0 1 0 94Z"),
    ("l", "M40 26q9 16 5 36", 4),
    ("n", "M0 20V94", 3.4),
    (
        "n",
        "M-20-4C-54-14-62-52-34-76-38-58-32-52-18-50-30-42-28-30-8-16Z"
        "M20-4C54-14 62-52 34-76 38-58 32-52 18-50 30-42 28-30 8-16Z",
    ),
    ("m", "M50-32C48-20 40-12 30-8", 4),
    ("n", disc(0, 6, 40, 28)),
    ("d", "M10-21C32-17 40-6 40 6 40 20 30 30 12 33 26 18 26-6 10-21Z"),
    ("a", disc(-17, 2, 10) + disc(17, 2, 10)),
    ("k", disc(-14, 4, 4.6) + disc(14, 4, 4.6)),
    ("n", "M-32-10L-5 1V-10ZM32-10L5 1V-10Z"),
    ("p", "M-20 19H20L15 27 10 21 5 28 0 21-5 28-10 21-15 27Z"),
)
GAUGE: Part = (
    ("n", disc(0, 0, 27)),
    ("p", disc(0, 0, 23)),
    ("w", "M0-23A23 23 0 0 1 0 23Z"),
    ("l", "M-15 9A17 17 0 0 1-10-14", 5),
    ("m", "M-4-17A17 17 0 0 1 15 9", 5),
    ("k", "M0 0L22 18 34 16 32 24", 3.4),
    ("k", disc(0, 0, 4)),
)
TOWN: Part = (
    ("d", "M-126 96V46H-106V34H-86V52H-68V42H-52V96ZM126 96V50H108V38H90V54H70V44H52V96Z"),
    ("a", box(-100, 42, 5, 6) + box(-118, 54, 5, 6) + box(96, 46, 5, 6) + box(-62, 52, 5, 6) + box(60, 54, 5, 6)),
)

# Security Issue: the key leaks, and where it was mended it leaks again

KEY: Part = (
    ("b", disc(-2, -26, 40) + box(-13, 4, 22, 82, 4) + "M6 44h26v14h-11v7h11v15H6Z"),
    ("a", disc(3, -27, 35) + box(-3, 4, 12, 80, 3) + "M9 46h22v10h-11v11h11v11H9Z"),
    ("n", disc(2, -53, 5)),
    ("w", "M29-46A33 33 0 0 1 35-22", 4),
)
KEY_FACE: Part = (
    ("w", disc(-13, -4, 10) + disc(13, -4, 10)),
    ("k", disc(-16, -1, 5) + disc(10, -1, 5)),
    ("b", "M-23-15l12-4M22-16l-11-3", 3),
    ("n", "M-10 15q4-5 8 0t8 0 8 0", 3),
)
BUCKET: Part = (
    ("n", "M-23-32C-20-60 20-60 23-32", 3),
    ("d", "M-25-34H25L19 2H-19Z"),
    ("l", "M-8-34H25L19 2H-4Z"),
    ("p", "M18-26L14-4", 4),
    ("n", disc(0, -34, 25, 6)),
    ("p", disc(0, -33, 21, 4)),
)
GLOVE: Part = (
    ("n", "M72 14C58 6 46 4 34 3", 30),
    ("c", "M74 8C60 2 48 1 36 1", 28),
    ("w", box(30, -15, 9, 34, 3)),
    ("k", "M28-8C14-16-2-20-14-16M28 0C12-4 0-6-12-4M28 10C14 12 4 10-8 8", 9),
    ("k", "M28-8H30V12H24Z", 8),
)

# DDoS: a crowd of household things, all in love

TOASTER: Part = (
    ("m", "M-24-22L-40-46M24-22L38-48", 6),
    ("b", box(-13, -56, 26, 24, 6)),
    ("a", box(-8, -56, 21, 24, 6)),
    ("d", box(-28, -40, 56, 44, 11)),
    ("m", box(-16, -40, 44, 44, 11)),
    ("l", "M22-30v18", 4),
)
KETTLE: Part = (
    ("m", "M-20-20L-38-42", 6),
    ("n", "M-18-38C-16-66 20-66 20-38", 4.4),
    ("l", "M18-22L36-36", 9),
    ("m", "M-22 4C-30-22-22-42 0-42 22-42 30-22 22 4Z"),
    ("l", "M-8 4C-16-22-8-42 2-42 23-41 30-22 22 4Z"),
    ("p", "M19-30q5 8 3 18", 4),
    ("n", disc(0, -43, 5)),
)
WEBCAM: Part = (
    ("l", "M-14-26L-28-44M14-26L28-46", 5),
    ("n", "M0-8V6", 9),
    ("d", disc(0, -24, 20)),
    ("l", disc(3, -25, 17)),
    ("w", disc(0, -24, 12)),
    ("k", disc(1, -27, 6)),
    ("w", disc(3, -29, 2)),
)
HEART: Part = (("c", "M0 10C-20-4-12-18 0-8 12-18 20-4 0 10Z"), ("w", "M7-9q4 1 3 6", 2.4))
SWAMPED: Part = (
    ("w", disc(-12, 0, 10) + disc(12, 0, 10)),
    ("k", disc(-12, 0, 4) + disc(12, 0, 4)),
    ("n", "M-21-13l12-5M21-13l-12-5", 2.8),
    ("l", disc(-20, 13, 5, 3) + disc(20, 13, 5, 3)),
    ("n", "M-8 15C-4 12 6 12 9 15 8 27-7 27-8 15Z"),
)

# Supply Chain: one link is not a link

_SNAKE = "M14-36C44-34 52-14 50 4 47 28 22 40-2 39-28 38-50 22-50-2-50-18-42-30-28-36"
SNAKE: Part = (
    ("n", _SNAKE, 21),
    ("c", _SNAKE, 16),
    ("p", _SNAKE, 4.4, "0 12"),
    ("w", "M54-2C54 16 46 28 34 36", 3),
)
SNAKE_HEAD: Part = (
    ("m", "M24 4C34 8 40 2 50 8M40 4L50-4", 4),
    ("n", "M-26 4C-26-22 4-26 22-12 34-2 30 14 12 16-6 18-26 16-26 4Z"),
    ("c", "M-20 3C-20-18 6-21 19-9 28 0 26 11 11 12-6 14-20 12-20 3Z"),
    ("w", disc(-4, -8, 8) + disc(13, -7, 7.4)),
    ("k", disc(-1, -8, 3.6) + disc(16, -7, 3.4)),
    ("w", disc(0.4, -10, 1.3) + disc(17.4, -9, 1.3)),
    ("n", "M-10 5Q8 11 24 3", 2.6),
)
LINK: Part = (("n", disc(0, 0, 29, 17), 15), ("d", disc(0, 0, 29, 17), 10), ("l", "M10-17C22-15 28-8 29-1", 3))
LINK_LOW: Part = (
    ("n", "M-29 0A29 17 0 0 0 29 0", 15),
    ("d", "M-29 0A29 17 0 0 0 29 0", 10),
)
LINK_EDGE: Part = (("n", box(-26, -7, 52, 14, 7)), ("d", box(-24, -5, 48, 10, 5)), ("l", "M4-2H18", 2.6))
PARCEL: Part = (
    ("b", box(-18, -28, 36, 28, 2)),
    ("a", box(-9, -28, 27, 28, 2)),
    ("p", box(-3, -28, 8, 28)),
    ("w", box(6, -22, 9, 7)),
)

ATTACKS: Final[Mapping[str, CardScene]] = {
    # It came as a feature: the star on the tag is crossed out.
    "bug": CardScene(
        (sky("d"), rings(16, -10, (96, "m"), (68, "l"))),
        back=(At(floor("n", 62, 52)),),
        hero=(At(BUGLING, 0, 2), At(PRESENT, 0, 5), At(LID, 8, -43, 0.9, 10), At(TAG, -74, 40, 1.1, 8)),
        small=(At(BUGLING, 0, 2), At(PRESENT, 0, 5), At(LID, 8, -43, 0.9, 10)),
        front=(At((("a", stars((88, -42, 7), (-68, -10, 5))), ("w", stars((66, -62, 5), (98, -4, 5), (-94, 8, 4))))),),
        zoom=1.08,
        lift=4,
    ),
    # "Severity: yes": the needle has left the gauge.
    "critical_bug": CardScene(
        (sky("m"), rings(14, -20, (112, "l"), (78, "a"), (54, "p"))),
        back=(At(TOWN),),
        hero=(At(STAG, 0, 4, 0.96), At(CUBE, 0, -37, 0.84, tones="dcmlpw"), At(EYES, 0, -35, 0.62)),
        front=(At(GAUGE, 86, 46, 0.92),),
        zoom=1,
        lift=4,
        shift=6,
    ),
    "specific_bug": CardScene(
        (sky("m"), rings(54, -10, (96, "l"), (58, "p"), (36, "a")), (("d", "M-126 96V46Q-40 32 40 44T126 40V96Z"),)),
        back=(
            At(ACACIA, 92, 46, 0.9),
            At(ACACIA, -98, 44, 0.7, flip=True),
            At((("n", "M-126 96V68Q0 54 126 68V96Z"),)),
        ),
        hero=(
            At(BEETLE, 0, 6, 0.98),
            At(
                (
                    ("w", disc(-11, 0, 9) + disc(11, 0, 9)),
                    ("k", disc(-8, 0, 4.6) + disc(14, 0, 4.6)),
                    ("p", "M-6 16q6 5 12 0", 2.4),
                ),
                0,
                -14,
            ),
            At(HELMET, 0, -30, 1.08),
        ),
        front=(At((("w", disc(0, 0, 62), 3.4), ("w", "M0-72v22M0 50v22M-72 0h22M50 0h22", 3.4)), 0, 4),),
        zoom=1.14,
        lift=-2,
    ),
    # Mended at one place, leaking at the next; the bucket comes from the same team.
    "security_issue": CardScene(
        (sky("m"), rings(22, -10, (92, "d"), (74, "n"))),
        back=(At(floor("n", 64, 56)),),
        hero=(
            At((("p", "M-14 4C-18-16-32-20-42-10M-22 8C-30-4-38-4-44 6", 4.4),)),
            At(KEY, 18, -6, 1, 60),
            At(PLASTER, 1, 3, 0.66, -30),
            At(KEY_FACE, 38, -18, 0.96),
            At(DROP, -44, 0, 0.9, tones="cp"),
            At(DROP, -56, 22, 0.7, tones="cp"),
        ),
        front=(
            At(BUCKET, -76, 76, 0.86),
            At(CUBE, 52, 48, 0.9, tones="dmml"),
            At(EYES, 50, 53, 0.6),
            At(GLOVE, 74, 46, 0.86),
        ),
        zoom=1.08,
        lift=2,
    ),
    # A net of household things, in love with one server.
    "ddos": CardScene(
        (
            sky("n"),
            (("d", "M60-84H126V-30L20 96H-60Z"), ("m", "M84-84H126V-60L10 96H-24Z")),
            rings(0, 16, (84, "d"), (64, "m")),
        ),
        back=(At(WEBCAM, -100, 40, 0.9), At(WEBCAM, 98, 38, 0.9, flip=True)),
        hero=(
            At(SERVER, 0, 82, 1.6),
            At(SWAMPED, 4, -4, 1.04),
            At(CROWN, 2, -34, 0.6, 8),
            At(TOASTER, -58, 76, 0.96, -6, tones="dmml"),
            At(EYES, -54, 56, 0.86, -6),
            At(KETTLE, 58, 76, 0.96, 4),
            At(EYES, 58, 56, 0.86, flip=True),
        ),
        front=(
            At(HEART, -48, -24, 1.1, -12, tones="cl"),
            At(HEART, 52, -32, 1.3, 10, tones="cl"),
            At(HEART, 90, -24, 0.9, -8, tones="cl"),
            At(WEBCAM, 0, 82, 0.86, tones="ldlm"),
            At((("w", stars((-80, -12, 8), (76, -52, 7), (106, -2, 5))),)),
        ),
        small=(
            At(SERVER, 0, 90, 1.7, tones="dp"),
            At(SWAMPED, 4, -2, 1.1),
            At(CROWN, 2, -34, 0.66, 8),
            At(WEBCAM, -52, 74, 1.3),
            At(WEBCAM, 54, 74, 1.3),
            At(HEART, 58, -28, 1.6, 10, tones="cl"),
        ),
        lift=4,
    ),
    "supply_chain": CardScene(
        (
            sky("l"),
            rings(50, -20, (96, "p"), (60, "w")),
            (("m", "M-126 96V50H126V96Z"), ("d", "M-126 68H126V96H-126Z"), ("n", "M-126 66H126", 5)),
        ),
        back=(At(PARCEL, -82, 66, 0.9), At(PARCEL, 0, 66, 0.9), At(PARCEL, 82, 66, 0.9)),
        hero=(
            At(LINK_EDGE, -112, 4, 1, 4),
            At(LINK_EDGE, 112, -8, 1, -8),
            At(LINK, -68, 4, 1, -2),
            At(LINK, 68, -2, 1, -6),
            At(SNAKE),
            At(LINK_LOW, -68, 4, 1, -2),
            At(LINK_LOW, 68, -2, 1, -6),
            At(SNAKE_HEAD, -8, -36, 1.25),
        ),
        zoom=1.1,
        lift=10,
    ),
}
