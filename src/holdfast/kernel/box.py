"""Boxes of text cards: what is printed on each card and how often it is there, and how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

PARCHMENT = "#f6efdf"
INK = "#1c1b19"


@dataclass(frozen=True)
class CardDef:
    """What is printed on a card, and how often it is in the box. A game may add fields of its own."""

    slug: str
    type: str
    copies: int = 1
    labels: tuple[str, ...] = ()
    performed: bool = False
    """It asks for a small performance."""


def faces_of(defs: Sequence[CardDef]) -> tuple[str, ...]:
    """The names of the faces: a card's place in the box is its face."""
    return tuple(card.slug for card in defs)


def copies_of(defs: Sequence[CardDef], leave_out: Callable[[CardDef], bool] | None = None) -> list[int]:
    """The face of every card in the box, copy by copy."""
    kept = [(face, card) for face, card in enumerate(defs) if leave_out is None or not leave_out(card)]
    return [face for face, card in kept for _ in range(card.copies)]


def first_of(defs: Sequence[CardDef], type: str) -> int:
    """The first face of a type; the types follow each other in the box."""
    return [card.type for card in defs].index(type)


@dataclass(frozen=True)
class CardTones:
    """The colours of a card's scene and frame, each as #rrggbb."""

    night: str
    deep: str
    main: str
    light: str
    pale: str
    against: str
    """A colour from the other side of the wheel, for what should be seen first."""
    frame: str = ""
    """A bright frame has a colour of its own."""


@dataclass(frozen=True)
class CardFrame:
    """What tells cards of a type from others, in black and white too. `holdfast.drawing` knows these shapes:

    | | |
    |---|---|
    | window | plain, teeth, shield, chamfer, arch, waves, hexagon, steps, page, ticket |
    | medal | square, blade, shield, octagon, hexagon, star, disc, page, sun |
    | pattern | grid, slashes, scales, circuit, stars, waves, hexagons, bricks, lines, lozenges |
    | paper | dark, bright (with ink on it), white |
    """

    window: str
    medal: str
    pattern: str
    paper: str = "dark"
    tones: CardTones | None = None
    """Without them shades of the card's colour."""


@dataclass(frozen=True)
class CardStyle:
    """How a text card is drawn, on the screen and in print.

    Emblem (by type) and motif (the card's own) are SVG path data, stroked with round joins in a square of 24 by 24.
    """

    colour: str
    """The band's colour, as #rrggbb."""
    ink: str
    """The colour of what stands on the band."""
    emblem: str
    motif: str
    frame: CardFrame | None = None
    """Without one, a frame by the type's place among the types of the box."""


@dataclass(frozen=True)
class CardStyles:
    """The looks of a box: emblem by type, colour and frame by type or for single cards, motifs for single cards."""

    defs: Sequence[CardDef]
    colours: Mapping[str, tuple[str, str]]
    emblems: Mapping[str, str]
    motifs: Mapping[str, str]
    frames: Mapping[str, CardFrame] = field(default_factory=dict)

    def __call__(self, face: str) -> CardStyle:
        card = next(card for card in self.defs if card.slug == face)
        colour, ink = self.colours.get(face) or self.colours[card.type]
        emblem = self.emblems[card.type]
        return CardStyle(
            colour, ink, emblem, self.motifs.get(face, emblem), self.frames.get(face) or self.frames.get(card.type)
        )


@dataclass(frozen=True)
class Theme:
    """How a game is told from the others at a glance: one colour, one motif, and the cards that its picture shows."""

    accent: str
    """As #rrggbb; dark enough for parchment on it."""
    motif: str
    """SVG path data, stroked with round joins in a square of 24 by 24."""
    cards: tuple[str, ...] = ()
    """Faces for its picture, from behind to the front."""
