"""What is woven into a cloth: a tile for each pattern, so faint that it is felt more than seen."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.svg import group, path
from holdfast.drawing.table.paper import layer

STRENGTH: Final = 0.075
FAINT: Final = 0.05
TILES: Final = {
    "lozenges": (96, 96, "M48 4L92 48 48 92 4 48Z", ""),
    "damask": (96, 96, "M48 4L92 48 48 92 4 48Z", "M48 14L82 48 48 82 14 48Z"),
    "cubes": (
        84,
        97,
        "M42 0V24.2L84 48.5V72.7M42 24.2L0 48.5V72.7L42 97 84 72.7M0 48.5L42 72.7 84 48.5M42 72.7V97M0 0L42 24.2 84 0",
        "",
    ),
    "circuit": (
        72,
        72,
        "M0 36H24M48 36H72M36 0V24M36 48V72M33.6 36A2.4 2.4 0 1 1 38.4 36 2.4 2.4 0 1 1 33.6 36Z",
        "M24 36L36 24M48 36L36 48",
    ),
    "shields": (64, 72, "M8 6H56V34C56 50 46 62 32 68 18 62 8 50 8 34Z", "M32 6V68M8 30H56"),
    "blades": (80, 80, "M0 0L80 80M80 0L0 80M40-4L84 40 40 84-4 40Z", ""),
}
"""Width, height, lines, and fainter lines."""
MOTIFS: Final = {"lozenges": ((36, 36),), "damask": ((36, 36), (-12, -12), (84, 84), (84, -12), (-12, 84))}
"""Where the game's motif stands in a tile."""


def draw_cloth(pattern: str, colour: str, motif: str) -> str:
    """One tile of a pattern, to be repeated."""
    width, height, *_ = TILES[pattern]
    return layer(width, height, weave(pattern, colour, motif))


def weave(pattern: str, colour: str, motif: str) -> str:
    """What is woven into a tile."""
    _, _, lines, faint = TILES[pattern]
    woven = path(lines, stroke_opacity=STRENGTH)
    woven += path(faint, stroke_opacity=FAINT) if faint else ""
    if motif:
        woven += "".join(
            path(motif, transform=f"translate({x} {y})", stroke_opacity=STRENGTH) for x, y in MOTIFS.get(pattern, ())
        )
    return group(woven, fill="none", stroke=colour, stroke_width=1.4, stroke_linejoin="round")
