"""What there is to know of the cards before any of them is defined, and the registry that they are gathered in.

A card is a class in `box/`. Everything here follows from those classes once they are all there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.phrases import BlankWords, words
from holdfast.textcards.registry import CardRegistry

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.card import ClusterCard
    from holdfast.games.cluster_royale.targets import ClusterTarget

TYPES: Final = ("attack", "defence", "tech", "celebrity", "event", "cluster")
ATTACK: Final[i64] = 0
DEFENCE: Final[i64] = 1
TECH: Final[i64] = 2
CELEBRITY: Final[i64] = 3
EVENT: Final[i64] = 4
CLUSTER: Final[i64] = 5
HELD: Final = ("attack", "defence", "tech", "celebrity")
"""The types that a hand can hold,"""
LAID_DOWN: Final = ("tech", "celebrity")
"""and those that are laid into a cloud."""
LABELS: Final = ("opensource", "corporation", "microservice", "database", "java", "sysdig")

PROVIDERS: Final = words("AWS", "Azure", "GCP", "OpenShift")
"""A provider is the place of its cluster's face among the clusters."""
AWS: Final = 0
AZURE: Final = 1
GCP: Final = 2
OPENSHIFT: Final = 3

# Sorts tell where a card can lie
ACTION: Final[i64] = 1
"""Attacks and defences: in hands."""
PERMANENT: Final[i64] = 2
"""Techs and celebrities: in hands and clouds."""
SURPRISE: Final[i64] = 4
"""Events: never in a hand."""
MACHINE: Final[i64] = 8
"""Clusters: never in the deck."""
REGULAR: Final[i64] = ACTION | PERMANENT | SURPRISE
SORTS_BY_TYPE: Final = [ACTION, ACTION, PERMANENT, PERMANENT, SURPRISE, MACHINE]
BACKS: Final = [int(REGULAR), int(MACHINE)]

USES: Final = ("tech", "celebrity", "attack", "defence", "skip_draw")
"""What can be used up in a turn; cards that are used once a turn follow."""
USED_TECH: Final[i64] = 0
USED_CELEBRITY: Final[i64] = 1
USED_ATTACK: Final[i64] = 2
USED_DEFENCE: Final[i64] = 3
SKIPPED_DRAW: Final[i64] = 4


@final
class WayToPlay:
    """What a card can be aimed at. One class for all, so that compiled code reads lists of it
    without asking for the class of each."""

    def __init__(self, target: ClusterTarget) -> None:
        self.target = target


class ClusterCards(CardRegistry):
    """The cards of Cluster Royale, and what its rules look up."""

    texts: list[ClusterCard]
    """The cards by their faces."""
    ways: list[list[WayToPlay]]
    """For each face the ways to play it."""
    sorts: vec[i64]
    attacks: i64
    """The faces of a type, as a mask."""
    defences: i64
    techs: i64
    celebrities: i64
    first_permanent: i64
    first_event: i64
    first_cluster: i64
    permanents: BlankWords
    events: BlankWords
    uses: BlankWords
    """What can be used up in a turn."""
    use_of: vec[i64]
    """For each face its place among these, or NONE."""
    protections: BlankWords
    """How the cards that protect a whole row are told."""
    protection_of: vec[i64]
    """For each face its place among these, or NONE."""
    protectors: vec[i64]
    """The faces of these cards."""
    providers_hit: vec[i64]
    """For each face the mask of providers whose clusters it destroys."""

    def filled(self) -> None:
        self.texts = [cast("ClusterCard", card) for card in self.cards]
        self.ways = [[WayToPlay(target) for target in card.targets] for card in self.texts]
        self.sorts = vec[i64]([SORTS_BY_TYPE[type] for type in self.type_of])
        self.attacks = self.mask_of("attack")
        self.defences = self.mask_of("defence")
        self.techs = self.mask_of("tech")
        self.celebrities = self.mask_of("celebrity")
        self.first_permanent = self.first_of("tech")
        self.first_event = self.first_of("event")
        self.first_cluster = self.first_of("cluster")
        self.permanents = BlankWords(self.slugs_of(*LAID_DOWN))
        self.events = BlankWords(self.slugs_of("event"))
        self._note_uses()
        self._note_protections()
        self.providers_hit = vec[i64]([_mask(card.destroys) for card in self.texts])

    def _note_uses(self) -> None:
        used = [card.slug for card in self.texts if card.once_a_turn]
        self.uses = BlankWords((*USES, *used))
        self.use_of = vec[i64]([_place(self.uses.words, slug if slug in used else "") for slug in self.faces])

    def _note_protections(self) -> None:
        told = [card.protection for card in self.texts if card.protection]
        self.protections = BlankWords(tuple(told))
        self.protection_of = vec[i64]([_place(told, card.protection) for card in self.texts])
        self.protectors = vec[i64]([card.face for card in self.texts if card.protection])

    def power(self, slug: str) -> i64:
        """The bit of a tech or celebrity among a seat's powers."""
        return bit(self.face_of(slug) - self.first_permanent)

    def speaking(self, hook: str, base: type) -> i64:
        """The mask of powers whose cards say something of their own."""
        powers: i64 = 0
        for face in self.overriding(hook, base):
            if self.texts[face].type in LAID_DOWN:
                powers |= bit(face - self.first_permanent)
        return powers


def _mask(places: tuple[int, ...]) -> i64:
    mask: i64 = 0
    for place in places:
        mask |= bit(place)
    return mask


def _place(listed: tuple[str, ...] | list[str], word: str) -> i64:
    return listed.index(word) if word in listed else NONE


CARDS: Final = ClusterCards(TYPES, LABELS)
