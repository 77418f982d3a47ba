"""What a card's move names after the card, as data: a verb, and what the verb may be aimed at.

A game subclasses `Target` once for each thing that can be named and says in `offer`, with a table of its own type, what
may be named now. Several cards share one target; a card may have several.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.moves import verb


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """A way to play a card, or to use one that lies on the table."""

    verbs: tuple[int, ...]
    """The verbs it is said with; each of them names the card first."""
    verb: i64
    """The first of them."""
    said: vec[i64]
    named: vec[i64]
    """For each face what the move's first argument is; the registry fills it."""

    def __init__(self, *verbs: int) -> None:
        self.verbs = verbs
        self.verb = verbs[0]
        self.said = vec[i64]([i64(number) for number in verbs])
        self.named = vec[i64]()

    def is_said(self, move: i64) -> bool:
        """Whether a move is made with one of its verbs."""
        for number in self.said:
            if number == verb(move):
                return True
        return False
