"""What a card says of itself. A game's own base class adds the hooks that its rules call."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.box import CardDef
from holdfast.textcards.target import Target


@mypyc_attr(allow_interpreted_subclasses=True)
class TextCard:
    """One card of the box. A class with a slug is a card; one without is what several cards have in common."""

    slug: ClassVar[str] = ""
    type: ClassVar[str] = ""
    copies: ClassVar[int] = 1
    labels: ClassVar[tuple[str, ...]] = ()
    performed: ClassVar[bool] = False
    """It asks for a small performance."""
    option: ClassVar[str] = ""
    """It is in the box only where the option of this name is on."""
    targets: ClassVar[tuple[Target, ...]] = ()
    """What a move names that plays it; each is one way to play it, and a card without any is not played by a move."""
    uses: ClassVar[tuple[Target, ...]] = ()
    """The same for using it while it lies on the table."""
    features: ClassVar[tuple[str, ...]] = ()
    """Where the evaluation weighs this card by itself: `in_hand` is the feature SLUG_in_hand of the game."""

    face: i64
    """Its place in the box."""

    def __init__(self) -> None:
        self.face = 0

    def printed(self) -> CardDef:
        """What is printed on it."""
        return CardDef(self.slug, self.type, self.copies, self.labels, self.performed)
