"""All cards of a game, and what follows from them: faces, the box, types and labels, who is said with which verb."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.box import CardDef
from holdfast.kernel.errors import GameFault
from holdfast.kernel.features import Features
from holdfast.kernel.moves import arg, verb
from holdfast.textcards.definition import TextCard
from holdfast.textcards.target import Target


@mypyc_attr(allow_interpreted_subclasses=True)
class CardRegistry:
    """The cards of a game by their faces. It is made empty, so that rules can refer to it, and filled once."""

    types: tuple[str, ...]
    """The types of cards; in the box they follow each other in this order."""
    labels: tuple[str, ...]
    faces: tuple[str, ...]
    """The slug of each face."""
    box: tuple[CardDef, ...]
    """What is printed on each face."""
    type_of: vec[i64]
    """For each face its type, counted from 0."""
    labels_of: vec[i64]
    """For each face the mask of its labels."""
    by_verb: list[vec[i64]]
    """For each verb the faces that it names first."""
    lists: dict[str, tuple[str, ...]]
    """Cards that a game lists by itself, for the blanks of verbs."""

    def __init__(self, types: tuple[str, ...], labels: tuple[str, ...]) -> None:
        self.types = types
        self.labels = labels
        self.cards: list[TextCard] = []
        self.faces = ()
        self.box = ()
        self.type_of = vec[i64]()
        self.labels_of = vec[i64]()
        self.by_verb = []
        self.lists = {}

    # Filling it

    def gather(self, *modules: ModuleType) -> None:
        """Take every card that these modules define: type by type, in the order they are defined."""
        found = [card for module in modules for card in _cards_in(module)]
        self._check(found)
        self.cards = [card for type in self.types for card in found if card.type == type]
        for face, card in enumerate(self.cards):
            card.face = face
        self.faces = tuple([card.slug for card in self.cards])
        self.box = tuple([card.printed() for card in self.cards])
        self.type_of = vec[i64]([i64(self.types.index(card.type)) for card in self.cards])
        self.labels_of = vec[i64]([self._label_mask(card) for card in self.cards])
        self._name_in_moves()
        self.filled()

    def filled(self) -> None:
        """All cards are there: a game's own registry notes here what its rules look up."""

    def _check(self, found: list[TextCard]) -> None:
        slugs = [card.slug for card in found]
        for card in found:
            if slugs.count(card.slug) > 1:
                raise GameFault("card_declared_twice", slug=card.slug)
            if card.type not in self.types:
                raise GameFault("no_such_card_type", slug=card.slug, type=card.type)
            for label in card.labels:
                if label not in self.labels:
                    raise GameFault("no_such_card_label", slug=card.slug, label=label)

    def _label_mask(self, card: TextCard) -> i64:
        mask: i64 = 0
        for label in card.labels:
            mask |= bit(self.labels.index(label))
        return mask

    def _name_in_moves(self) -> None:
        """How each card is named in the moves of its targets."""
        most = max([number for card in self.cards for number in _verbs(card)], default=-1)
        self.by_verb = [vec[i64]([i64(face) for face in self.said_with(number)]) for number in range(most + 1)]
        for card in self.cards:
            for target in _ways(card):
                said = self.said_with(int(target.verb))
                target.named = vec[i64](
                    [i64(said.index(face)) if face in said else NONE for face in range(len(self.cards))]
                )

    # Asking it

    def said_with(self, number: int) -> list[int]:
        """The faces that are played or used with a verb, in box order."""
        return [face for face, card in enumerate(self.cards) if number in _verbs(card)]

    def plays(self, move: i64) -> bool:
        """Whether a move plays or uses a card."""
        return verb(move) < len(self.by_verb) and len(self.by_verb[verb(move)]) > 0

    def played(self, move: i64) -> i64:
        """The card that a move plays or uses."""
        return self.by_verb[verb(move)][arg(move)]

    def face_of(self, slug: str) -> i64:
        return self.faces.index(slug)

    def slugs_of(self, *types: str) -> tuple[str, ...]:
        """The cards of these types, or of all."""
        return tuple([card.slug for card in self.cards if not types or card.type in types])

    def first_of(self, type: str) -> i64:
        """The first face of a type."""
        return [card.type for card in self.cards].index(type)

    def mask_of(self, *types: str) -> i64:
        """The faces of some types, as a mask."""
        mask: i64 = 0
        for face, card in enumerate(self.cards):
            if card.type in types:
                mask |= bit(face)
        return mask

    def copies(self, options: object) -> vec[i64]:
        """The face of every card in the box, copy by copy, at a table with these options."""
        return vec[i64](
            [
                i64(face)
                for face, card in enumerate(self.cards)
                if not card.option or getattr(options, card.option)
                for _copy in range(card.copies)
            ]
        )

    def overriding(self, hook: str, base: type) -> list[int]:
        """The faces of the cards that say something of their own where the base class says nothing."""
        silent: Any = getattr(base, hook)
        return [face for face, card in enumerate(self.cards) if getattr(type(card), hook) is not silent]

    def weighed(self, where: str) -> list[int]:
        """The faces that the evaluation weighs by themselves where they lie: in a hand, in a row."""
        return [face for face, card in enumerate(self.cards) if where in card.features]

    def declare(self, features: Features, where: str) -> vec[i64]:
        """Declare the features of cards that lie somewhere; for each face its feature, or NONE."""
        places = vec[i64]([NONE for _card in self.cards])
        for face in self.weighed(where):
            places[face] = features.add(f"{self.faces[face]}_{where}")
        return places


def _cards_in(module: ModuleType) -> list[TextCard]:
    found: list[TextCard] = []
    for value in list(vars(module).values()):
        if isinstance(value, type) and issubclass(value, TextCard):
            define: Any = value
            if define.slug and define.__module__ == module.__name__:
                found.append(define())
    return found


def _ways(card: TextCard) -> tuple[Target, ...]:
    return card.targets + card.uses


def _verbs(card: TextCard) -> list[int]:
    return [number for target in _ways(card) for number in target.verbs]
