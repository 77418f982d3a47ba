"""The box of Ship IT!: every card with its type and its copies. A card's place in the list is its face."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.bits import bit
from holdfast.kernel.box import CardDef, copies_of, faces_of

EXTRA: Final = ("extra",)
"""One of the four cards that a table may leave out."""

BOX: Final = (
    CardDef("database", "component", 4, performed=True),
    CardDef("backend", "component", 4, performed=True),
    CardDef("frontend", "component", 4, performed=True),
    CardDef("cloud", "component", 2),
    CardDef("monitoring", "component", 1),
    CardDef("firewall", "component", 1),
    CardDef("cache", "component", 1, EXTRA),
    CardDef("research", "draw", 3, performed=True),
    CardDef("garbage_collector", "draw", 3, performed=True),
    CardDef("hype", "draw", 2, performed=True),
    CardDef("rfc", "draw", 3, performed=True),
    CardDef("p2p", "draw", 2),
    CardDef("opensource", "draw", 1, EXTRA),
    CardDef("bug", "attack", 3, ("bug",)),
    CardDef("critical_bug", "attack", 2, ("bug",)),
    CardDef("specific_bug", "attack", 2, ("bug",), performed=True),
    CardDef("security_issue", "attack", 3, ("security",), performed=True),
    CardDef("ddos", "attack", 2),
    CardDef("supply_chain", "attack", 1, EXTRA),
    CardDef("excuse", "defence", 3, performed=True),
    CardDef("patch", "defence", 2),
    CardDef("ci", "defence", 3),
    CardDef("certificate", "defence", 2),
    CardDef("sudo", "meta", 5),
    CardDef("merge", "meta", 1, EXTRA, performed=True),
    CardDef("orchestrator", "meta", 2),
    CardDef("e500", "event", 5, ("bug",)),
    CardDef("zero_day", "event", 5, ("security",), performed=True),
    CardDef("friday", "event", 2),
    CardDef("hackers_paws", "event", 2),
    CardDef("analytics", "architecture", 1),
    CardDef("microfrontends", "architecture", 1),
    CardDef("microservices", "architecture", 1),
    CardDef("application", "architecture", 1),
)

FACES: Final = faces_of(BOX)


def face_of(slug: str) -> i64:
    return FACES.index(slug)


def mask_of(slugs: tuple[str, ...]) -> i64:
    """The mask of these faces."""
    mask: i64 = 0
    for slug in slugs:
        mask |= bit(face_of(slug))
    return mask


def slugs_of(type: str) -> tuple[str, ...]:
    return tuple(card.slug for card in BOX if card.type == type)


CLOUD: Final[i64] = face_of("cloud")
MONITORING: Final[i64] = face_of("monitoring")
FIREWALL: Final[i64] = face_of("firewall")
CACHE: Final[i64] = face_of("cache")
RESEARCH: Final[i64] = face_of("research")
GARBAGE_COLLECTOR: Final[i64] = face_of("garbage_collector")
HYPE: Final[i64] = face_of("hype")
RFC: Final[i64] = face_of("rfc")
P2P: Final[i64] = face_of("p2p")
OPENSOURCE: Final[i64] = face_of("opensource")
DDOS: Final[i64] = face_of("ddos")
SUPPLY_CHAIN: Final[i64] = face_of("supply_chain")
EXCUSE: Final[i64] = face_of("excuse")
PATCH: Final[i64] = face_of("patch")
CI: Final[i64] = face_of("ci")
CERTIFICATE: Final[i64] = face_of("certificate")
SUDO: Final[i64] = face_of("sudo")
ZERO_DAY: Final[i64] = face_of("zero_day")
HACKERS_PAWS: Final[i64] = face_of("hackers_paws")

COMPONENTS: Final = slugs_of("component")
BUILDING: Final = ("database", "backend", "frontend")
"""What architectures need."""
CACHEABLE: Final = (*BUILDING, "cloud")
"""What a Cache may be laid to."""

COMPONENT_FACES: Final[i64] = mask_of(COMPONENTS)
CACHEABLE_FACES: Final[i64] = mask_of(CACHEABLE)
EVENT_FACES: Final[i64] = mask_of(slugs_of("event"))
ARCHITECTURE_FACES: Final[i64] = mask_of(slugs_of("architecture"))
HELD_FACES: Final[i64] = ~(EVENT_FACES | ARCHITECTURE_FACES)
"""What a hand can hold."""
BUILDING_FACES: Final = vec[i64]([face_of(slug) for slug in BUILDING])

NEEDS: Final = {
    "analytics": {"backend": 1, "database": 2},
    "microfrontends": {"frontend": 2, "database": 1},
    "microservices": {"frontend": 1, "backend": 2},
    "application": {"frontend": 1, "backend": 1, "database": 1},
}
"""What each architecture needs in production."""

KINDS_OF_CARD: Final[i64] = len(FACES)
NEEDED: Final = vec[i64]([i64(NEEDS.get(card.slug, {}).get(component, 0)) for card in BOX for component in FACES])
"""The same by faces: for each card how many of each other one it needs, in a row."""

PERFORMED: Final = [card.performed for card in BOX]

BUG: Final[i64] = 0
SECURITY: Final[i64] = 1
KINDS: Final = ("bug", "security")
"""The kinds of attack, as cards are labelled."""

# Sorts of card, for those who imagine and for what may lie where
COMPONENT: Final[i64] = 1
ATTACHMENT: Final[i64] = 2
OTHER: Final[i64] = 4
EVENT: Final[i64] = 8
ARCHITECTURE: Final[i64] = 16
HANDED: Final[i64] = COMPONENT | ATTACHMENT | OTHER
"""What a hand can hold."""
DRAWN: Final[i64] = HANDED | EVENT
"""What the deck is made of."""

BACKS: Final = [int(DRAWN), int(ARCHITECTURE)]


def sort_of(card: CardDef) -> int:
    if card.slug in ("ci", "certificate"):
        return int(ATTACHMENT)
    sorts = {"component": int(COMPONENT), "event": int(EVENT), "architecture": int(ARCHITECTURE)}
    return sorts.get(card.type, int(OTHER))


SORTS: Final = vec[i64]([i64(sort_of(card)) for card in BOX])
ALL_CARDS: Final = vec[i64]([i64(face) for face in copies_of(BOX)])
WITHOUT_EXTRAS: Final = vec[i64]([i64(face) for face in copies_of(BOX, lambda card: "extra" in card.labels)])


def is_component(face: i64) -> bool:
    return COMPONENT_FACES & bit(face) != 0


def is_event(face: i64) -> bool:
    return EVENT_FACES & bit(face) != 0
