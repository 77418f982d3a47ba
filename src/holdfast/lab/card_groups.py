"""Cards that belong together: playing cards by rank, text cards by type and label. Reports tell of them as groups."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel import Game
from holdfast.kernel.cards import PLAYING_CARDS

RANK, TYPE, LABEL = "rank", "type", "label"


@dataclass(frozen=True)
class CardGroup:
    """Some of the cards of a game, and what they have in common."""

    kind: str
    value: str
    faces: tuple[int, ...]

    @property
    def name(self) -> str:
        """As it is kept in findings: `rank:2`, `type:attack`."""
        return f"{self.kind}:{self.value}"


def card_groups(game: Game) -> list[CardGroup]:
    """Every group with more than one card, in the order of the box. A group of all cards would tell nothing."""
    found: dict[tuple[str, str], list[int]] = {}
    printed = {card.slug: card for card in game.vocabulary.box}
    for face, slug in enumerate(game.vocabulary.faces):
        card = printed.get(slug)
        if card is not None:
            for kind, value in ((TYPE, card.type), *((LABEL, label) for label in card.labels)):
                found.setdefault((kind, value), []).append(face)
        elif slug in PLAYING_CARDS:
            found.setdefault((RANK, slug[:-1]), []).append(face)
    return [
        CardGroup(kind, value, tuple(faces))
        for (kind, value), faces in found.items()
        if 1 < len(faces) < len(game.vocabulary.faces)
    ]
