"""What there is to know of the cards before any of them is defined, and the registry that they are gathered in.

A card is a class in `box/`. Everything here follows from those classes once they are all there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.phrases import BlankWords
from holdfast.textcards.registry import CardRegistry

if TYPE_CHECKING:
    from holdfast.games.ship_it.card import ShipCard
    from holdfast.games.ship_it.targets import ShipTarget

TYPES: Final = ("component", "draw", "attack", "defence", "meta", "event", "architecture")
LABELS: Final = ("extra", "bug", "security")
EXTRA: Final = ("extra",)
"""One of the four cards that a table may leave out."""

BUG: Final[i64] = 0
SECURITY: Final[i64] = 1
KINDS: Final = ("bug", "security")
"""The kinds of attack, as cards are labelled."""

# Lines of defence: cards in hand, cards attached to a component, components that step in
ANSWERS: Final = 0
SHIELDS: Final = 1
GUARDS: Final = 2
LINES_OF_DEFENCE: Final = 3

# Whom a card is played against
NOBODY_ELSE: Final[i64] = 0
ANOTHER: Final[i64] = 1
"""Another player."""
ANYBODY: Final[i64] = 2
"""Somebody with a component, the player's own included."""

# Sorts of card, for those who determinize and for what may lie where
COMPONENT: Final[i64] = 1
ATTACHMENT: Final[i64] = 2
OTHER: Final[i64] = 4
EVENT: Final[i64] = 8
ARCHITECTURE: Final[i64] = 16
HANDED: Final[i64] = COMPONENT | ATTACHMENT | OTHER
"""What a hand can hold."""
DRAWN: Final[i64] = HANDED | EVENT
"""What the deck is made of."""
SORTS_BY_TYPE: Final = [COMPONENT, OTHER, OTHER, OTHER, OTHER, EVENT, ARCHITECTURE]
BACKS: Final = [int(DRAWN), int(ARCHITECTURE)]


@final
class WayToPlay:
    """A card, and what it can be aimed at. One class for all, so that compiled code reads lists of it
    without asking for the class of each."""

    face: i64

    def __init__(self, card: ShipCard, target: ShipTarget) -> None:
        self.face = card.face
        self.card = card
        self.target = target


class ShipCards(CardRegistry):
    """The cards of Ship IT!, and what its rules look up."""

    texts: list[ShipCard]
    """The cards by their faces."""
    names: BlankWords
    sorts: vec[i64]
    kinds: i64
    """How many different cards there are."""
    ways: list[WayToPlay]
    """The ways to play cards, in the order in which they are offered."""
    ways_of: vec[i64]
    """For each face the mask of the ways to play it."""
    played_against: vec[i64]
    """The masks of the ways that are played against nobody, another or anybody."""
    asking: list[vec[i64]]
    """For each kind of question the cards that may ask it."""
    asked_when_played: i64
    """The questions of cards that are played, as a mask; others follow from what lies on the table."""

    # Faces, as masks
    components: i64
    cacheable: i64
    """What a Cache may be laid to."""
    attacks: i64
    defences: i64
    draws: i64
    events: i64
    architectures: i64
    held: i64
    """What a hand can hold."""
    every: i64
    extras: i64
    protecting: i64
    """Guards and shields."""
    declared: i64
    """Cards whose performance is declared, not performed."""

    # Cards that rules speak of
    cloud: i64
    cache: i64
    ci: i64
    certificate: i64
    sudo: i64

    building: vec[i64]
    """What architectures need."""
    needed: vec[i64]
    """For each card how many of each other one it needs, in a row."""
    guarding: vec[i64]
    """The guards against bugs, and those against security issues, as masks."""
    lines: list[vec[i64]]
    """The defences of each line: those against bugs, then those against security issues."""
    line_of: vec[i64]
    """For each face its line of defence, or NONE."""
    defenders: vec[i64]
    """All defences, as moves number them."""
    defence_named: vec[i64]
    """For each face its place among these, or NONE."""

    def filled(self) -> None:
        self.texts = [cast("ShipCard", card) for card in self.cards]
        self.names = BlankWords(self.faces)
        self.kinds = len(self.faces)
        self.every = bit(self.kinds) - 1
        self.sorts = vec[i64]([self._sort(card) for card in self.texts])
        self._note_types()
        self._note_single_cards()
        self._note_defences()
        self._note_offers()
        self._note_questions()

    def _sort(self, card: ShipCard) -> i64:
        return ATTACHMENT if card.line == SHIELDS else SORTS_BY_TYPE[self.types.index(card.type)]

    def _note_types(self) -> None:
        self.components = self.mask_of("component")
        self.attacks = self.mask_of("attack")
        self.defences = self.mask_of("defence")
        self.draws = self.mask_of("draw")
        self.events = self.mask_of("event")
        self.architectures = self.mask_of("architecture")
        self.held = ~(self.events | self.architectures)
        self.cacheable = _mask([card for card in self.texts if card.cacheable])
        self.extras = _mask([card for card in self.texts if card.option])
        self.declared = _mask([card for card in self.texts if card.declared])
        self.protecting = _mask([card for card in self.texts if card.line in (SHIELDS, GUARDS)])
        self.building = vec[i64]([card.face for card in self.texts if card.building])
        self.needed = vec[i64]([i64(card.needs.count(other)) for card in self.texts for other in self.faces])

    def _note_single_cards(self) -> None:
        self.cloud = self.face_of("cloud")
        self.cache = self.face_of("cache")
        self.ci = self.face_of("ci")
        self.certificate = self.face_of("certificate")
        self.sudo = self.face_of("sudo")

    def _note_defences(self) -> None:
        """Line by line; in each line the cards against bugs, then those against security issues."""
        self.lines = [
            vec[i64]([card.face for card in self.texts if card.line == line and card.against == kind])
            for line in range(LINES_OF_DEFENCE)
            for kind in KINDS
        ]
        self.guarding = vec[i64](
            [_mask([card for card in self.texts if card.line == GUARDS and card.against == kind]) for kind in KINDS]
        )
        listed = [int(face) for line in self.lines for face in line]
        self.defenders = vec[i64]([i64(face) for face in listed])
        self.defence_named = vec[i64]([_place(listed, face) for face in range(len(self.faces))])
        self.line_of = vec[i64]([i64(card.line) for card in self.texts])
        self.lists["defences"] = tuple([self.faces[face] for face in listed])

    def _note_offers(self) -> None:
        found = [WayToPlay(card, target) for card in self.texts for target in card.targets]
        self.ways = sorted(found, key=lambda way: (way.card.offered, int(way.target.verb), int(way.face)))
        self.ways_of = vec[i64]([i64(0) for _face in self.faces])
        self.played_against = vec[i64]([i64(0) for _whom in (NOBODY_ELSE, ANOTHER, ANYBODY)])
        for place, way in enumerate(self.ways):
            self.ways_of[way.face] |= bit(place)
            self.played_against[way.target.against] |= bit(place)

    def _note_questions(self) -> None:
        most = max([kind for card in self.texts for kind in card.asks], default=-1)
        self.asking = [vec[i64]([card.face for card in self.texts if kind in card.asks]) for kind in range(most + 1)]
        self.asked_when_played = 0
        for card in self.texts:
            for kind in card.asks if card.type != "event" else ():
                self.asked_when_played |= bit(kind)


def _mask(cards: list[ShipCard]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask |= bit(card.face)
    return mask


def _place(listed: list[int], face: int) -> i64:
    return listed.index(face) if face in listed else NONE


CARDS: Final = ShipCards(TYPES, LABELS)


def is_component(face: i64) -> bool:
    return CARDS.components & bit(face) != 0


def is_event(face: i64) -> bool:
    return CARDS.events & bit(face) != 0
