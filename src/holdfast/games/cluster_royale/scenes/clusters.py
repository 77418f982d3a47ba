"""Scenes of Cluster Royale that many cards share: a cluster flies its provider's flag, an exploit cracks clusters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.scenery.grounds import floor, rays, rings, sky
from holdfast.scenery.scene import At, CardScene, Part
from holdfast.scenery.shapes import stars
from holdfast.scenery.things import CLOUD, CRACK, CUBE, EYES, FLAG, SIGNPOST

SIGNS: Final[Mapping[str, Part]] = {
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
"""For the flags of the four providers: a bow, a gem, goggles, an arrow up. None is a mark of theirs."""
HILLS: Final[Part] = (("d", "M-126 96V66L-96 50-70 66-40 48-8 66 30 50 64 66 100 50 126 62V96Z"),)
BOLT: Final[Part] = (("a", "M6-30L-10 2H1L-8 30 14-6H4L14-30Z"),)


def cluster(provider: str) -> CardScene:
    """Four cubes on a cloud, under their flag."""
    return CardScene(
        (sky("m"), rings(76, -46, (130, "l"), (56, "p"), (32, "a"), (24, "w"))),
        back=(At(CLOUD, -92, -6, 0.5), At(CLOUD, 104, 10, 0.5), At(HILLS)),
        hero=(
            At(CLOUD, -2, 50, 1.6),
            At(SIGNPOST, 62, 46, 0.82),
            *(At(CUBE, x, y) for x, y in ((-16, -6), (-40, 18), (8, 18), (-16, 32))),
            At(FLAG, -16, -26),
            At(SIGNS[provider], -1, -61, 0.78),
        ),
        zoom=1.1,
        lift=6,
        shift=6,
    )


def exploit(*providers: str) -> CardScene:
    """One cluster cracked down the middle, or two side by side; something looks out."""
    alone = len(providers) == 1
    places = tuple(zip((0,) if alone else (-48, 48), providers, strict=True))
    return CardScene(
        (sky("m"), rays(0, 20, 14, "d", turn=0.12), rings(0, 20, (80, "d"))),
        back=(At(floor("n", 62, 50)),),
        hero=tuple(thing for x, provider in places for thing in _cracked(x, provider)),
        front=(
            At(BOLT, -58 if alone else 0, -36),
            At((("w", stars((-88, -10, 7), (92, 0, 6), (-34, -58, 4))),)),
        ),
        small=(
            *(thing for x, provider in places for thing in _flown(x, provider)),
            At(CUBE, 0, 50, 1.8, tones="mldmlp"),
            At(CRACK, 1, 50, 1.5),
            At(EYES, 0, 56, 0.9),
        ),
        lift=-14,
    )


def _cracked(x: float, provider: str) -> tuple[At, ...]:
    """A cluster with its flag askew."""
    side = -1 if x < 0 else 1
    return (
        At(FLAG, x, 8, 1.5, 14 * side, side < 0),
        At(SIGNS[provider], x + 34 * side, -38, 1.2, 14 * side),
        At(CUBE, x, 34, 1.75, tones="mldmlp"),
        At(CRACK, x + 1, 34, 1.5),
        At(EYES, x, 40, 0.8),
    )


def _flown(x: float, provider: str) -> tuple[At, ...]:
    """The flag alone, large."""
    side = -1 if x < 0 else 1
    return (At(FLAG, 0, 34, 2, 24 * side, side < 0), At(SIGNS[provider], 56 * side, -17, 1.8, 24 * side))


EXPLOITED: Final = (
    *((provider,) for provider in SIGNS),
    ("AWS", "Azure"),
    ("AWS", "GCP"),
    ("AWS", "OpenShift"),
    ("Azure", "OpenShift"),
    ("GCP", "OpenShift"),
    ("GCP", "Azure"),
)
"""What the exploits of the box name."""
CLUSTERS: Final[Mapping[str, CardScene]] = {provider: cluster(provider) for provider in SIGNS}
EXPLOITS: Final[Mapping[str, CardScene]] = {
    "_".join((*named, "vulnerability")).lower(): exploit(*named) for named in EXPLOITED
}
BACK: Final = CardScene(
    (sky("d"), rings(0, -10, (76, "m"), (52, "l"))),
    back=(At(CLOUD, -56, -30, 0.4), At(CLOUD, 54, -18, 0.34)),
    hero=(At(CLOUD, -2, 50, 1.5), *(At(CUBE, x, y, 1.1) for x, y in ((0, -12), (-26, 14), (26, 14), (0, 30)))),
)
"""Of what lies unseen in a cloud."""
