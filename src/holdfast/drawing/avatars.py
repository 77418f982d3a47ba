"""Avatars of guests: animals, drawn from circles and a few lines."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.palette import BRASS
from holdfast.drawing.svg import disc, group, path, picture
from holdfast.kernel import INK, PARCHMENT

SIDE: Final = 96
WHITE: Final = PARCHMENT


def draw_avatar(name: str, title: str = "") -> str:
    """A guest's picture on a round ground."""
    ground, animal = AVATARS[name]
    return picture(SIDE, SIDE, title or name, disc(48, 48, 47, fill=ground), *animal)


def _shape(d: str, colour: str) -> str:
    return path(d, fill=colour)


def _both(d: str, colour: str) -> str:
    """A shape on the left, and its mirror image on the right."""
    return _shape(d, colour) + group(_shape(d, colour), transform="translate(96 0)scale(-1 1)")


def _eyes(x: float, y: float, size: float = 4, colour: str = INK) -> str:
    lights = "".join(disc(at + size * 0.3, y - size * 0.35, size * 0.3, fill=WHITE) for at in (48 - x, 48 + x))
    return disc(48 - x, y, size, fill=colour) + disc(48 + x, y, size, fill=colour) + lights


def _nose(y: float, half: float = 7, colour: str = INK) -> str:
    d = f"M{48 - half} {y - 2}q{half}-4 {2 * half} 0q{-half / 2} 7 {-half} 8q{-half / 2}-1 {-half}-8Z"
    return _shape(d, colour)


def _mouth(y: float, half: float = 9) -> str:
    return _line(f"M{48 - half} {y}q{half / 2} 5 {half} 0q{half / 2} 5 {half} 0", INK, 2)


def _line(d: str, colour: str, pen: float) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=pen, stroke_linecap="round")


FOX: Final = (
    _both("M20 50L16 14 42 34Z", "#c8642a"),
    _both("M23 40L21 22 35 33Z", "#3a2418"),
    _shape("M14 48Q48 16 82 48Q74 72 48 86Q22 72 14 48Z", "#d9742f"),
    _both("M14 48Q34 50 44 82L48 86Q22 72 14 48Z", WHITE),
    _eyes(15, 52),
    _nose(80, 6),
)
OWL: Final = (
    _both("M16 22Q34 20 46 32L22 50Z", "#6b4a2f"),
    _shape("M16 28Q48 18 80 28Q86 60 48 88Q10 60 16 28Z", "#8a6240"),
    _shape("M48 36L30 88H66Z", "#b98c5e"),
    disc(33, 46, 15, fill=WHITE),
    disc(63, 46, 15, fill=WHITE),
    _eyes(15, 46, 8),
    _shape("M42 54L48 50 54 54 48 68Z", BRASS),
)
BEAR: Final = (
    disc(24, 28, 12, fill="#5a3d28"),
    disc(72, 28, 12, fill="#5a3d28"),
    disc(24, 28, 6, fill="#a77b53"),
    disc(72, 28, 6, fill="#a77b53"),
    disc(48, 52, 33, fill="#6f4c32"),
    disc(48, 63, 17, fill="#c39a6c"),
    _eyes(14, 46),
    _nose(57, 7),
    _mouth(70, 7),
)
CAT: Final = (
    _both("M18 48L18 12 44 30Z", "#3b3f46"),
    _both("M22 36L22 20 34 29Z", "#d9a0a0"),
    _shape("M14 52Q16 26 48 26Q80 26 82 52Q82 80 48 82Q14 80 14 52Z", "#4a4f58"),
    _eyes(17, 50, 7.5, "#b9c95a"),
    _shape("M29 50a2 6 0 1 1 4 0 2 6 0 1 1-4 0M63 50a2 6 0 1 1 4 0 2 6 0 1 1-4 0", INK),
    _nose(63, 4, "#d9a0a0"),
    _mouth(70, 7),
    _line("M8 60L28 63M8 70L28 68M88 60L68 63M88 70L68 68", WHITE, 1.6),
)
HARE: Final = (
    _both("M30 46Q18 8 30 6Q44 10 44 42Z", "#a48a6c"),
    _both("M32 38Q26 14 31 12Q39 16 40 38Z", "#e0b9a4"),
    _shape("M20 58Q20 36 48 36Q76 36 76 58Q74 86 48 86Q22 86 20 58Z", "#b89c7c"),
    disc(40, 72, 9, fill=WHITE),
    disc(56, 72, 9, fill=WHITE),
    _eyes(16, 56),
    _nose(65, 5, "#b0605a"),
    _shape("M43 78H53V85Q48 88 43 85Z", WHITE),
    path("M48 78V86", stroke=INK, stroke_width=1.2),
)
WOLF: Final = (
    _both("M16 50L18 10 44 32Z", "#4b5563"),
    _both("M22 38L23 20 36 31Z", "#2a3038"),
    _shape("M10 50Q48 14 86 50L74 66Q62 86 48 88Q34 86 22 66Z", "#69758a"),
    _shape("M48 40L62 62Q62 84 48 88Q34 84 34 62Z", "#d5dae0"),
    _both("M22 66L10 50Q26 54 32 66Z", "#d5dae0"),
    _eyes(15, 52, 4, "#26303c"),
    _nose(74, 7),
    _both("M26 46L40 50 38 45Z", "#3a4350"),
)
BADGER: Final = (
    disc(20, 34, 10, fill="#2f3238"),
    disc(76, 34, 10, fill="#2f3238"),
    disc(20, 34, 5, fill=WHITE),
    disc(76, 34, 5, fill=WHITE),
    _shape("M14 50Q16 22 48 22Q80 22 82 50Q76 76 48 88Q20 76 14 50Z", WHITE),
    _both("M22 30Q32 22 40 26Q44 52 40 78Q26 70 24 54Q20 42 22 30Z", "#2f3238"),
    _eyes(15, 50, 4.5, "#0f1012"),
    _nose(80, 6),
)
RAVEN: Final = (
    _shape("M22 88Q16 50 26 34Q36 18 54 20Q70 22 72 40Q76 60 70 88Z", "#20242c"),
    _shape("M60 34Q84 36 90 52Q74 50 62 54Z", "#59616e"),
    _shape("M62 54Q74 50 90 52Q78 60 64 60Z", "#3c434e"),
    disc(54, 38, 6.5, fill=WHITE),
    disc(55.5, 38, 3.5, fill=INK),
    _line("M30 60Q40 70 36 86M42 58Q52 70 48 88", "#47505e", 2),
)
HEDGEHOG: Final = (
    _shape(
        "M48 6L55 16 66 9 69 21 81 18 80 31 91 33 85 44 94 51 84 58 89 70 76 71 75 83"
        "H21L20 71 7 70 12 58 2 51 11 44 5 33 16 31 15 18 27 21 30 9 41 16Z",
        "#5b4332",
    ),
    _shape("M22 58Q24 36 48 36Q72 36 74 58Q72 84 48 86Q24 84 22 58Z", "#dcb88a"),
    _shape("M24 46L34 30 40 40 48 28 56 40 62 30 72 46Q60 40 48 42Q36 40 24 46Z", "#5b4332"),
    _eyes(13, 58),
    _nose(69, 6),
    _mouth(78, 6),
)
FROG: Final = (
    disc(28, 30, 15, fill="#4f8a45"),
    disc(68, 30, 15, fill="#4f8a45"),
    _shape("M8 56Q10 32 48 32Q86 32 88 56Q84 84 48 84Q12 84 8 56Z", "#5d9c50"),
    disc(28, 29, 10, fill=WHITE),
    disc(68, 29, 10, fill=WHITE),
    _eyes(20, 29, 6),
    _shape("M16 62Q48 80 80 62Q74 84 48 84Q22 84 16 62Z", "#cfe0a6"),
    _line("M14 60Q48 78 82 60", "#23401f", 2.6),
    disc(43, 51, 1.6, fill="#23401f"),
    disc(53, 51, 1.6, fill="#23401f"),
)
STAG: Final = (
    _line("M34 36Q18 30 14 8M22 24Q12 24 6 18M62 36Q78 30 82 8M74 24Q84 24 90 18", "#e6cfa2", 4.5),
    _both("M30 42Q12 36 10 48Q18 56 32 52Z", "#8d5a34"),
    _shape("M28 40Q48 26 68 40Q70 62 60 82Q48 94 36 82Q26 62 28 40Z", "#a86c3f"),
    _shape("M38 66Q48 60 58 66Q60 80 48 88Q36 80 38 66Z", "#e2c39a"),
    _eyes(14, 52),
    _nose(72, 6),
)
OTTER: Final = (
    disc(20, 34, 8, fill="#5a4030"),
    disc(76, 34, 8, fill="#5a4030"),
    _shape("M12 54Q14 22 48 22Q82 22 84 54Q82 84 48 86Q14 84 12 54Z", "#7a573f"),
    _shape("M22 66Q26 52 48 54Q70 52 74 66Q70 86 48 86Q26 86 22 66Z", "#dcc09c"),
    _eyes(17, 46),
    _nose(60, 8),
    _mouth(70, 9),
    _line("M10 66L28 68M10 76L28 73M86 66L68 68M86 76L68 73", "#4a3426", 1.6),
)

AVATARS: Final = {
    "fox": ("#2c5a5a", FOX),
    "owl": ("#31456b", OWL),
    "bear": ("#c9a45c", BEAR),
    "cat": ("#b9745a", CAT),
    "hare": ("#5c7f52", HARE),
    "wolf": ("#c7ccd6", WOLF),
    "badger": ("#7d8f5a", BADGER),
    "raven": ("#b9b3d6", RAVEN),
    "hedgehog": ("#a9c3a0", HEDGEHOG),
    "frog": ("#e3c98a", FROG),
    "stag": ("#2f4f3f", STAG),
    "otter": ("#9cc2cf", OTTER),
}
"""Each animal with its ground. `fox` is what a guest is who has not chosen."""
