"""Scenes of Cluster Royale: techs that measure and keep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.scenery.grounds import grid, rings, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box, disc, short, star, stars
from holdfast.scenery.things import CUBE, ENVELOPE, FLAME

ATTACK_CARD: Part = (
    ("c", box(-16, -22, 32, 44, 3)),
    ("w", box(-12, -18, 24, 36, 2)),
    ("c", "M3-13L-8 3H-1L-4 14 8-3H1L5-13Z"),
)

# MongoDB: a bin that takes everything

BIN_BACK: Part = (("d", disc(0, -6, 50, 14)), ("n", disc(0, -5, 45, 11)))
BIN: Part = (
    ("d", "M-50-6a50 14 0 0 0 100 0L44 62a44 12 0 0 1-88 0Z"),
    ("m", "M-28 6.5A50 14 0 0 0 50-6L44 62A44 12 0 0 1-22 72.5Z"),
    ("l", "M36 3.5Q44 0 48-3L43 58Q40 62 34 65Z"),
    ("n", "M-48 18a48 13 0 0 0 96 0M-46 42a46 12 0 0 0 92 0", 2.4),
    ("l", "M-50-6a50 14 0 0 0 100 0", 5),
)
BIN_FACE: Part = (
    ("w", disc(-13, 0, 11) + disc(15, 0, 11)),
    ("k", disc(-10, -3, 5.4) + disc(18, -3, 5.4)),
    ("w", disc(-8, -5, 1.9) + disc(20, -5, 1.9)),
    ("n", "M-12 17H16C14 32-8 32-12 17Z"),
    ("c", "M-5 26Q2 20 10 25 4 30-5 26Z"),
)
DUCK: Part = (
    ("b", "M-24 0C-24-14-10-16-2-12-8-30 22-34 22-14 30 0 20 14 0 14-14 14-24 8-24 0Z"),
    ("a", "M-12 0C-10-8 0-10 4-10 0-26 22-30 22-14 30 0 20 14 4 14-8 12-14 6-12 0Z"),
    ("c", "M20-18L34-14 22-9Z"),
    ("k", disc(13, -18, 2.6)),
)
OLD_BOOT: Part = (
    ("b", "M-14-34H8L10-10C18-6 30-6 34 4V10H-14Z"),
    ("t", "M-2-34H8L10-10C18-6 30-6 34 4H-2Z"),
    ("n", box(-16, 8, 52, 7, 3)),
    ("w", "M4-26h7M5-19h7M7-12h8", 2.6),
)
CACTUS: Part = (
    ("m", "M0 20V-26M0 0H-14V-12M0-8H14V-18", 13),
    ("l", "M2 20V-26M2-8H15V-18", 6),
    ("c", star(0, -35, 8, 6, 0.5)),
)
FISH_TAIL: Part = (
    ("m", "M-8 40C-12 10-10-6-26-32-10-28-4-24 0-16 4-24 12-28 28-30 12-4 12 10 10 40Z"),
    ("l", "M2 40C4 10 2-2 0-16 4-24 12-28 28-30 12-4 12 10 10 40Z"),
)
SOCK: Part = (
    ("w", "M-10-20H8V12C8 24-14 30-24 22-26 12-12 14-10 4Z"),
    ("c", "M-10-14H8V-7H-10ZM-10 0H8V7H-11ZM-22 13Q-12 16-12 25-20 26-24 22-26 15-22 13Z"),
)

# Prometheus

TITAN: Part = (
    ("t", "M-70 96C-68 50-48 34-16 30H20C52 34 68 50 72 96Z"),
    ("s", "M-4 30H20C52 34 68 50 72 96H20Z"),
    ("l", "M-52 42C-24 50 10 70 26 96H-74C-72 70-66 50-52 42Z"),
    ("w", "M-40 38C-10 48 26 66 44 96H-40C-30 76-40 54-52 42Z"),
    ("l", "M-34 52C-12 62 4 76 14 92M-36 70C-26 76-20 84-16 94", 3),
    ("d", "M-36-12C-46-52-20-70 2-70 28-70 46-50 38-12 46 20 22 58 4 64-18 58-44 20-36-12Z"),
    ("m", "M-14-12C-24-50-8-68 4-70 28-68 46-50 38-12 46 20 22 58 6 63-6 50-20 20-14-12Z"),
    ("t", "M-26-30C-26-52 28-52 28-30V-2C28 18-26 18-26-2Z"),
    ("s", "M-14-32C-12-50 28-52 28-30V-2C28 16-4 18-12 4Z"),
    ("d", "M-28-4C-16 6-10-4 1-4 12-4 18 6 30-4 30 24 16 34 2 36-14 34-30 20-28-4Z"),
    ("m", "M1-4C12-4 18 6 30-4 30 24 16 34 4 36Z"),
    ("l", "M12 14C14 28 10 40 6 50M24 10C28 24 22 38 16 46", 3),
    ("n", disc(2, 10, 8, 7)),
    ("w", disc(-9, -20, 9) + disc(14, -20, 9)),
    ("k", disc(-5, -21, 4.6) + disc(18, -21, 4.6)),
    ("w", disc(-3.6, -23, 1.6) + disc(19.4, -23, 1.6)),
    ("d", "M-20-31L-5-36M10-37L25-30", 4),
    ("t", "M4-16L8-6H1", 2.6),
    ("a", "M-34-40L-22-48-24-37ZM-24-52L-10-57-15-46ZM36-40L24-48 26-37ZM26-52L12-57 17-46Z"),
    ("b", "M-34-36C-24-50-12-54 1-54 14-54 26-50 36-36", 3),
)
GIVING_ARM: Part = (
    ("t", "M50 56C70 62 84 46 82 24", 19),
    ("s", "M52 53C70 58 83 44 83 24", 13),
    ("a", "M73 32L93 30", 5),
    ("s", "M66 8C68 26 96 26 98 8Q82 16 66 8Z"),
    ("t", "M66 9C68 26 84 24 88 23", 3),
)
BELL: Part = (
    ("n", "M0-26V-34", 5),
    ("n", disc(0, 16, 7)),
    ("c", "M-26 14C-18 6-20-28 0-28 20-28 18 6 26 14Z"),
    ("p", "M6-22C14-16 12 0 16 6", 4),
    ("c", box(-29, 10, 58, 8, 4)),
    ("a", "M-23 9H23", 3),
)

# Sysdig Monitor

MONITOR: Part = (
    ("n", "M-12 34H12L18 60H-18Z"),
    ("m", box(-34, 56, 68, 9, 4)),
    ("l", box(-12, 56, 46, 7, 3.5)),
    ("l", box(-66, -54, 132, 92, 10)),
    ("p", box(-52, -54, 118, 92, 10)),
    ("w", "M60-42V26", 4),
    ("n", box(-54, -44, 106, 70, 6)),
    ("c", disc(54, 32, 2.6)),
)
DIAL: Part = (
    ("w", disc(0, 0, 21)),
    ("l", "M-14 8A16 16 0 0 1-8-13.9", 5),
    ("a", "M-3-15.7A16 16 0 0 1 9-13.2", 5),
    ("c", "M13-9.3A16 16 0 0 1 14 8", 5),
    ("k", disc(0, 3, 5.4)),
)
SMALL_SCREEN: Part = (("l", box(-26, -20, 52, 40, 5)), ("p", box(-18, -20, 44, 40, 5)), ("n", box(-20, -15, 39, 29, 3)))


def tier(wide: float, y: float, high: float) -> Part:
    """A drum of the shell, with its lamps."""
    low, right, foot = wide * 0.2, short(wide), short(y + high)
    arc = f"A{right} {short(low)} 0 0"
    return (
        ("d", f"M-{right} {short(y)}V{foot}{arc} 0 {right} {foot}V{short(y)}Z"),
        ("m", f"M-{short(wide / 2)} {short(y)}V{short(y + high + low * 0.86)}{arc} 0 {right} {foot}V{short(y)}Z"),
        ("p", f"M{short(wide * 0.78)} {short(y + 9)}V{foot}", 4),
        ("a", f"M{short(wide * -0.3)} {foot}h.1m9 1.5h.1", 4.4),
        ("l", disc(0, y, wide, low)),
        (
            "p",
            f"M{short(wide * 0.1)} {short(y - low)}"
            f"{arc} 1 {right} {short(y)}{arc} 1 {short(wide / 2)} {short(y + low * 0.86)}Z",
        ),
    )


SHELL: Part = (*tier(60, 16, 22), *tier(54, -8, 20), *tier(43, -30, 20))
TORTOISE_BODY: Part = (
    ("t", "M-54 36C-74 38-84 46-88 54-78 58-64 56-52 50Z"),
    ("t", box(-48, 34, 28, 34, 9) + box(14, 34, 28, 34, 9)),
    ("s", box(-36, 34, 16, 34, 8) + box(26, 34, 16, 34, 8)),
    ("t", "M-32 64h1M-25 64h1M30 64h1M37 64h1", 3.4),
    ("t", "M28 38C56 50 76 40 80 14", 26),
    ("s", "M32 34C58 45 78 38 82 14", 17),
    ("t", "M68 30C72 33 76 34 82 34M58 38C62 42 66 44 72 45", 2.4),
)
TORTOISE_HEAD: Part = (
    ("t", "M50-8C46-38 72-46 88-40 108-34 112-14 100-4 88 6 56 8 50-8Z"),
    ("s", "M60-8C58-34 76-42 88-40 108-34 112-14 100-4 90 4 64 6 60-8Z"),
    ("w", disc(74, -24, 11) + disc(97, -24, 9)),
    ("k", disc(77, -23, 4.6) + disc(99, -23, 4.4)),
    ("t", "M63-26A11 11 0 0 1 85-26ZM88-26A9 9 0 0 1 106-26Z"),
    ("n", disc(74, -24, 12) + disc(97, -24, 10) + "M86-25h2M62-26L52-30", 2.6),
    ("n", "M74-2C84 3 96 0 103-8", 3),
)
PARTY_HAT: Part = (
    ("c", "M-16 0L2-40 18 0Q0 6-16 0Z"),
    ("a", disc(-4, -6, 3.4) + disc(8, -8, 3.4) + disc(2, -20, 3)),
    ("w", star(2, -40, 8, 8, 0.5)),
)
CAKE: Part = (
    ("w", disc(0, 0, 30, 6)),
    ("b", box(-22, -20, 44, 20, 3)),
    ("t", box(-10, -20, 32, 20, 3)),
    ("w", "M-22-22H22V-14C18-6 14-12 11-12 6-4 2-12-2-12-8-2-12-12-15-12-20-8-22-12-22-14Z"),
    ("c", "M-13-22V-33M-4-22V-36M5-22V-34M14-22V-36", 4),
    ("a", disc(-13, -38, 2.6, 4) + disc(-4, -41, 2.6, 4) + disc(5, -39, 2.6, 4) + disc(14, -41, 2.6, 4)),
)
PORTRAIT: Part = (
    ("b", box(-17, -19, 34, 38, 2)),
    ("a", box(-12, -19, 29, 38, 2)),
    ("p", box(-12, -14, 24, 28)),
    ("t", "M-5 14C-6 6-6 4-5 0-10-10 10-12 10-2 10 4 6 5 5 14Z"),
    ("n", disc(0, -2, 3.4) + disc(7, -2, 3), 2.4),
)

DASHBOARDS: Final[Mapping[str, CardScene]] = {
    "mongo_db": CardScene(
        (sky("l"), rings(0, 4, (92, "p")), (("m", "M-126 96V56Q0 44 126 56V96Z"),)),
        back=(At(OLD_BOOT, -92, 60, 0.86, -8), At(CUBE, 92, 52, 0.8), At(DUCK, 84, 22, 0.7)),
        hero=(
            At(BIN_BACK, 0, 6),
            At(FISH_TAIL, -44, -26, 0.86, -28),
            At(CACTUS, 45, -24, 1, 24),
            At(ATTACK_CARD, 6, -36, 1.14, 6),
            At(ENVELOPE, -24, -12, 0.8, -30, tones="pl"),
            At(DUCK, 24, -4, 0.86),
            At(BIN, 0, 6),
            At(SOCK, -36, 22, 0.84),
            At(BIN_FACE, 4, 32),
        ),
        zoom=1.16,
        lift=4,
    ),
    # First the fire, then the alert about the fire.
    "prometheus": CardScene(
        (sky("n"), rings(66, -34, (118, "d"), (74, "m"), (48, "l"))),
        back=(At((("p", stars((-60, -60, 4), (-100, -20, 5), (-44, -36, 3), (-108, 44, 3))),)),),
        hero=(
            At(TITAN, -6, 8, 0.96),
            At(GIVING_ARM, -8, 6),
            At(FLAME, 74, 18, 1.32),
            At((("t", "M-58 62C-74 66-82 56-80 40", 17), ("s", "M-58 60C-72 63-80 54-79 40", 10))),
            At(BELL, -80, 18, 0.86, -14),
            At((("a", disc(-88, -11, 5)),)),
        ),
        front=(At(FLAME, 14, 62, 0.34, 20), At((("a", "M-112-4q-6 12 0 24M-50-10q8 10 4 22", 3.4),))),
        zoom=1.06,
        lift=2,
        shift=-4,
    ),
    "sysdig_monitor": CardScene(
        (sky("d"), grid("m", 14, 1.4), rings(0, 0, (86, "m"))),
        back=(
            At((("n", "M-126 96V64H126V96Z"), ("n", "M-96 30L-40 50M94-20L50 10M94 40L50 30", 6))),
            At(SMALL_SCREEN, -92, 24, 0.9, -8),
            At(FLAME, -90, 35, 0.42),
            At(SMALL_SCREEN, 92, -34, 0.8, 8),
            At((("c", "M79-44L90-32 96-40 104-22", 3.4),)),
            At(SMALL_SCREEN, 92, 36, 0.86, 6),
            At((("a", disc(84, 32, 2.6) + disc(98, 34, 2.6)), ("a", "M84 44q8-6 14 1", 2.6))),
        ),
        hero=(
            At(MONITOR, 0, 6),
            At(DIAL, -26, -14),
            At((("k", "M-26-11L-34-22", 3.4),)),
            At(DIAL, 24, -14),
            At((("k", "M24-11L38-16", 3.4),)),
            At((("a", "M-44 21H-22L-16 12-8 28-1 16 4 21H42", 3.4),)),
        ),
        zoom=1.16,
        lift=2,
    ),
    # Employee of the month, every month.
    "postgresql": CardScene(
        (sky("l"), (("d", "M-126 42H126V96H-126Z"), ("m", "M-126 42H126V49H-126Z"))),
        back=(
            At(PORTRAIT, -92, -18, 0.9),
            At(PORTRAIT, -54, -44, 0.9),
            At(PORTRAIT, 30, -46, 0.9),
            At(PORTRAIT, -92, 22, 0.9),
        ),
        hero=(
            At(TORTOISE_BODY, -14, 2),
            At(SHELL, -14, 4),
            At(TORTOISE_HEAD, -8, 20),
            At(PARTY_HAT, 74, -20, 0.8, 12),
            At(CAKE, -14, -25, 0.8),
        ),
        small=(
            At(TORTOISE_BODY, -14, 2),
            At(SHELL, -14, 4),
            At(TORTOISE_HEAD, -8, 20),
            At(PARTY_HAT, 74, -20, 0.9, 12),
        ),
        zoom=1,
        lift=4,
        shift=-5,
    ),
}
