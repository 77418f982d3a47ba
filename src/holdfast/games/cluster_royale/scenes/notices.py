"""Scenes of Cluster Royale: events that are announced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.scenery.grounds import floor, rings, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc, star
from holdfast.scenery.things import CAMERA, COIN, COINS, EYES

# Bugs

DIVA: Part = (
    ("n", "M-14 50L-20 76M14 50L20 76", 5.4),
    ("c", "M-18 72H-14V79H-34Q-32 74-18 72ZM18 72H14V79H34Q32 74 18 72Z"),
    ("n", "M-26 26L-46 34-34 48M26 26L46 34 34 48", 5),
    ("n", disc(0, 24, 34, 36)),
    ("d", disc(6, 23, 28, 33)),
    ("m", "M6-10C42 0 42 48 6 56 22 34 22 12 6-10Z"),
    ("p", "M29 10q5 13 1 26", 3),
    ("c", disc(-14, 22, 5) + disc(-8, 42, 5) + disc(14, 32, 5.4) + disc(4, 14, 4)),
    ("n", "M-12-44C-16-60-24-64-32-62M12-44C16-60 24-64 32-62", 3.4),
    ("a", disc(-33, -61, 5) + disc(33, -61, 5)),
    ("n", disc(0, -26, 29, 24)),
    ("d", "M4-49C36-46 38-8 6-3 18-16 20-34 4-49Z"),
    ("b", star(-13, -30, 16) + star(13, -30, 16)),
    ("a", star(-11, -31, 14) + star(15, -31, 14)),
    ("k", star(-11, -31, 8) + star(15, -31, 8)),
    ("w", "M-13-12Q2-2 17-12C14 2-10 2-13-12Z"),
    ("p", "M-34 4C-20 14 20 14 34 4 40 18 40 30 36 44", 13, "0 8"),
    ("w", "M-32 2C-18 11 22 11 35 2 41 16 41 28 37 42", 9, "0 8"),
)
MICROPHONE: Part = (
    ("n", "M0 0L-8 24", 6),
    ("l", disc(2, -8, 10)),
    ("p", disc(4, -9, 7.5)),
    ("m", "M-5-14L9-2M-5-3L8-16", 1.8),
)
CURTAIN: Part = (
    ("c", "M-126-84H-26C-30-40-60-6-82 10-90 30-88 60-84 96H-126Z"),
    (
        "d",
        "M-106-84C-104-40-108 40-104 96M-84-84C-84-40-92-10-96 30M-62-84C-62-44-78-14-92 6M-42-84C-44-44-66-14-86 4",
        3.4,
    ),
    ("b", "M-126 12C-110 18-94 16-82 8", 8),
    ("a", "M-126 10C-110 16-94 14-82 7", 4),
)

# Old iron

DESK: Part = (
    ("n", box(-126, -84, 252, 28)),
    ("d", box(-54, -76, 68, 15, 2) + box(24, -76, 68, 15, 2)),
    ("a", disc(-20, -68, 3) + disc(58, -68, 3)),
    ("m", "M-126-56H126", 3),
    ("n", box(-116, -60, 16, 150) + box(104, -60, 12, 150)),
)
OLD_BOX: Part = (
    ("b", box(-58, 32, 116, 40, 6)),
    ("p", box(-42, 32, 100, 40, 6)),
    ("w", "M51 40V64", 4),
    ("l", "M-48 42V62M-42 42V62M-36 42V62", 2.6),
    ("n", box(-14, 46, 52, 8, 3)),
    ("m", "M4 62H24", 4),
    ("l", box(-28, 26, 56, 8)),
    ("b", box(-50, -44, 100, 72, 12)),
    ("p", box(-36, -44, 86, 72, 12)),
    ("w", "M43-32V14", 4),
    ("n", box(-40, -35, 76, 54, 10)),
    ("w", disc(-16, -13, 10) + disc(14, -13, 10)),
    ("k", disc(-13, -11, 4.6) + disc(17, -11, 4.6)),
    ("a", disc(-16, -13, 11.5) + disc(14, -13, 11.5) + "M-5-14h7", 2.8),
    ("w", "M-26-30q9-6 16 0M8-30q8-6 16 0", 4.4),
    ("w", "M-1 0C-8-4-22-2-26 10-16 12-6 12-1 6 4 12 14 12 24 10 20-2 6-4-1 0Z"),
    ("c", disc(40, 23, 2.6)),
)
WEB: Part = (
    (
        "p",
        "M0 0L52 6M0 0L46 28M0 0L26 44M0 0L5 52M38 4Q34 14 35 21M35 21Q26 26 20 33M20 33Q12 34 4 38M24 3Q21 9 22 13"
        "M22 13Q16 16 12 21M12 21Q8 22 2 24",
        1.6,
    ),
)
SPIDER: Part = (
    ("p", "M0-60V-8", 1.4),
    ("n", "M-6 0L-16-6-20 2M-6 3L-18 4-20 12M6 0L16-6 20 2M6 3L18 4 20 12M-5 6L-14 12-14 18M5 6L14 12 14 18", 2.4),
    ("n", disc(0, 2, 11, 10)),
    ("w", disc(-4, 2, 3.6) + disc(5, 2, 3.6)),
    ("k", disc(-5, 3, 1.8) + disc(4, 3, 1.8)),
)
DUST: Part = (
    ("l", disc(0, -10, 12) + disc(-13, -6, 8) + disc(13, -6, 8) + disc(0, -4, 10)),
    ("p", disc(4, -12, 9) + disc(15, -7, 6)),
    ("k", disc(1, -11, 1.9) + disc(9, -11, 1.9)),
)

# People who pass it on

SUIT: Part = (
    ("n", "M-34 76C-36 34-22 20 0 20 22 20 36 34 34 76Z"),
    ("w", "M-9 19L1 46 12 19Z"),
)
POINTING: Part = (
    ("n", "M14 44C26 50 36 44 50 38", 15),
    ("w", "M49 30l7 13-4 2-7-13Z"),
    ("t", "M53 31C60 26 66 28 68 33 68 40 60 44 56 42Z"),
    ("s", "M64 33L80 27", 5),
    ("s", "M53 31C60 25 67 27 69 32 66 38 60 40 55 38Z"),
)
LADY: Part = (
    ("n", disc(-2, -42, 12)),
    ("d", disc(1, -44, 8)),
    ("n", disc(0, -12, 26, 28)),
    ("t", "M-18-12C-20 12-10 22 1 22 14 22 20 10 19-12 14-24-10-26-18-12Z"),
    ("s", "M-9-12C-12 12-2 22 4 22 15 20 20 10 19-12 14-24-4-26-9-12Z"),
    ("n", "M-24-8C-22-32 10-38 24-16 10-14-4-20-10-24-12-18-18-12-24-8Z"),
    ("w", disc(-4, -5, 8) + disc(14, -5, 8)),
    ("k", disc(0, -5, 3.2) + disc(18, -5, 3.2)),
    ("c", disc(-4, -5, 8) + disc(14, -5, 8), 2.6),
    ("c", "M2 11q6-3 11 0", 3.2),
)
GENTLEMAN: Part = (
    ("t", disc(-20, -6, 5)),
    ("t", "M-20-14C-22 12-12 24 1 24 15 24 23 12 21-14 18-38-17-38-20-14Z"),
    ("s", "M-10-14C-12 12-2 24 4 24 16 22 23 12 21-14 18-36-8-38-10-14Z"),
    ("b", "M-22-6C-24-22-18-26-16-30-10-32-14-16-15-4Z"),
    ("w", disc(-4, -8, 8) + disc(14, -8, 8)),
    ("k", disc(0, -8, 3.4) + disc(18, -8, 3.4)),
    ("b", "M-11-20q7-5 12-1M9-22q7-2 12 3", 3.2),
    ("b", "M-8 8C-4 2 4 2 8 5 12 2 18 3 21 8 17 13 11 12 8 9 4 12-4 13-8 8Z"),
)
CACTUS: Part = (
    ("m", "M-26 18C-36 16-38 6-36-14M26 12C38 12 40 0 38-20", 15),
    ("l", "M-22 18C-32 16-34 6-33-14M26 11C40 11 42-2 40-20", 10),
    ("m", "M-26 46V-22a26 30 0 0 1 52 0V46Z"),
    ("l", "M-12 46V-22C-12-40-4-52 2-52 18-51 26-38 26-22V46Z"),
    ("m", "M-2-46V-30M20-40V-26M-4 18V34M8 24V38M20 16V34", 2.4),
    ("c", disc(-7, -54, 6) + disc(7, -54, 6) + disc(0, -60, 6)),
    ("a", disc(0, -54, 4)),
    ("b", "M-30 40H30L22 76H-22Z"),
    ("a", "M-10 40H30L22 76H-4Z"),
    ("b", box(-34, 34, 68, 10, 4)),
    ("a", box(-12, 34, 46, 10, 4)),
)
BACK_CARD: Part = (("w", box(-13, -18, 26, 36, 3)), ("c", box(-10, -15, 20, 30, 2)), ("w", star(0, 0, 7)))

NOTICES: Final[Mapping[str, CardScene]] = {
    # It has a mascot already: the bug is presented to the press.
    "new_vulnerability_disclosure": CardScene(
        (sky("d"), rings(0, 0, (104, "m"), (80, "l"), (66, "p"))),
        back=(At((("n", "M-126 96V66Q0 54 126 66V96Z"),)), At(CURTAIN), At(CURTAIN, flip=True)),
        hero=(
            At((("n", "M-28 10L-54-4-52-16M28 10L54-8 62-28", 5),)),
            At(DIVA, 0, -4, 0.9),
            At(MICROPHONE, -50, -20, 0.95, -8),
            At((("w", star(64, -32, 9, 4, 0.3)),)),
        ),
        front=(At(CAMERA, -84, 60, 1), At(CAMERA, 84, 62, 1, flip=True)),
        zoom=1.16,
        lift=2,
    ),
    # Under the desk since nobody knows when, and still paying wages.
    "hardware_recommissioning": CardScene(
        (sky("d"), (("m", "M126-60L-60-20V80H126Z"), ("l", "M126-46L-4 10V80H126Z"))),
        back=(
            At(DESK),
            At(floor("n")),
            At(WEB, -100, -55, 1.1),
        ),
        hero=(At(OLD_BOX, 0, -6),),
        front=(
            At(SPIDER, 76, 4),
            At(COINS, 74, 76, 0.9),
            At(COIN, 56, 48, 0.95),
            At(COIN, 70, 34, 0.8),
            At(DUST, -82, 74, 1.1),
        ),
        zoom=1.14,
        lift=0,
    ),
    # Everybody passes it on; the last neighbour is a cactus.
    "compliance_audit": CardScene(
        (sky("m"), rings(20, -10, (104, "l"), (78, "p"))),
        back=(At((("d", "M-126 96V58Q0 48 126 58V96Z"),)),),
        hero=(
            At(CACTUS, 75, 10, 0.86, tones="lmmd"),
            At(EYES, 78, -12, 0.84),
            At((("n", disc(80, 3, 4.4, 5.4)),)),
            At(SUIT, -6, 4, tones="nd"),
            At(POINTING, -8, 8, 0.92, tones="nd"),
            At(GENTLEMAN, -6, 0, 1.06),
            At((("a", "M-9 28H1l3 6-3 4 3 22-8 8-8-8 3-22-3-4Z"),)),
            At(SUIT, -80, 4),
            At(LADY, -80, 0, 1.02),
            At(POINTING, -86, 8, 0.92),
        ),
        front=(At(BACK_CARD, -42, 64, 0.8, -14), At(BACK_CARD, 32, 66, 0.8, 12)),
        small=(
            At(CACTUS, 56, 6, 1.1, tones="lmmd"),
            At(EYES, 60, -22, 1.1),
            At((("n", disc(62, -2, 5.4, 7)),)),
            At(SUIT, -46, 4, 1.3),
            At(POINTING, -54, 6, 1.16),
            At(GENTLEMAN, -46, -2, 1.36),
        ),
        zoom=1.0,
        lift=4,
    ),
}
