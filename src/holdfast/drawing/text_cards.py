"""Text cards: a scene behind the window of a frame, a medal, a title, what the card says, and a foot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from holdfast.drawing.dress import Dress
from holdfast.scenery.grounds import arches, bricks, grid, hexes, rays, rings, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import box


@dataclass(frozen=True)
class TextCardDrawing:
    """All that is drawn on a text card, in one language."""

    title: str
    dress: Dress
    scene: CardScene
    emblem: str = ""
    type: str = ""
    text: str = ""
    flavour: str = ""
    copies: int = 1
    labels: tuple[str, ...] = ()
    performed: bool = False


GROUNDS: Final[dict[str, tuple[Part, ...]]] = {
    "slashes": (sky("d"), rays(0, 0, 16, "m", turn=0.1)),
    "scales": (sky("d"), arches("m", 30, 54, 78, 102, 126, y=80, pen=11)),
    "circuit": (sky("d"), hexes("m", 17, 2)),
    "hexagons": (sky("d"), hexes("m", 17, 2)),
    "stars": (sky("d"), (("m", "M-126-84h40L40 84H-70ZM126-84H86L-40 84H70Z"),)),
    "waves": (sky("n"), rings(0, 0, (124, "d"), (98, "m"), (74, "d"))),
    "bricks": (sky("d"), bricks("m", -126, -80, 252, 170, 18, 1.6)),
    "lines": (sky("d"), (("m", "".join(box(x, -84, 12, 170) for x in range(-126, 126, 24))),)),
    "lozenges": (sky("d"), rays(0, 0, 16, "b", turn=0.1)),
    "grid": (sky("p"), grid("l")),
}
"""What lies behind a motif, by the pattern of the frame."""


def scene_of_motif(motif: str, dress: Dress) -> CardScene:
    """For a card that names only a motif: its lines, large and light, before a ground that goes with its frame."""
    sign: Part = (("n", motif, 3.4), ("w", motif, 1.9))
    ground = GROUNDS.get(dress.frame.pattern, GROUNDS["slashes"])
    return CardScene((*ground, rings(0, 0, (64, "m"), (53, "l"))), hero=(At(sign, -43, -43, 3.6),), zoom=1.15)
