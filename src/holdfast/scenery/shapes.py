"""Paths of simple shapes, in numbers as short as they can be."""

from __future__ import annotations

from math import cos, pi, sin


def short(value: float) -> str:
    """A number with one place behind the point: a tenth of a unit is finer than any printer."""
    text = f"{value:.1f}".removesuffix(".0")
    if text in ("0", "-0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def disc(x: float, y: float, across: float, down: float | None = None) -> str:
    """A disc by its radius, or an ellipse by two."""
    high = across if down is None else down
    arc = f"a{short(across)} {short(high)} 0 1 1 "
    return f"M{short(x - across)} {short(y)}{arc}{short(2 * across)} 0{arc}{short(-2 * across)} 0Z"


def box(x: float, y: float, width: float, height: float, round: float = 0) -> str:
    """A box, with round corners if wanted."""
    if not round:
        return f"M{short(x)} {short(y)}h{short(width)}v{short(height)}h{short(-width)}Z"
    arc = f"a{short(round)} {short(round)} 0 0 1 "
    across, down, r = short(width - 2 * round), short(height - 2 * round), short(round)
    return (
        f"M{short(x + round)} {short(y)}h{across}{arc}{r} {r}v{down}{arc}-{r} {r}"
        f"h-{across}{arc}-{r}-{r}v-{down}{arc}{r}-{r}Z"
    )


def polygon(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points) + "Z"


def regular(corners: int, radius: float, turn: float = 0) -> str:
    """A regular polygon around 0, 0; `turn` in corners."""
    angles = (2 * pi * (at + turn) / corners for at in range(corners))
    return polygon(*((radius * cos(angle), radius * sin(angle)) for angle in angles))


def star(x: float, y: float, radius: float, points: int = 5, inner: float = 0.42) -> str:
    radii = (radius, radius * inner)
    tips = ((radii[at % 2], pi * at / points) for at in range(2 * points))
    return polygon(*((x + reach * sin(angle), y - reach * cos(angle)) for reach, angle in tips))


def stars(*places: tuple[float, float, float]) -> str:
    """Sparks of four points, each at x, y and with a radius."""
    return "".join(star(x, y, radius, 4, 0.28) for x, y, radius in places)
