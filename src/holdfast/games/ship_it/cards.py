"""The box of Ship IT!: every card with its type and its copies. A card's place in the list is its face."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64


class Print(NamedTuple):
    """What is printed on a card, and how often it is in the box."""

    slug: str
    type: str
    copies: int
    extra: bool = False
    """One of the four cards that a table may leave out."""
    performed: bool = False
    """Asks for a small performance at a table that plays with social interaction."""


BOX: Final = (
    Print("database", "component", 4, performed=True),
    Print("backend", "component", 4, performed=True),
    Print("frontend", "component", 4, performed=True),
    Print("cloud", "component", 2),
    Print("monitoring", "component", 1),
    Print("firewall", "component", 1),
    Print("cache", "component", 1, extra=True),
    Print("research", "draw", 3, performed=True),
    Print("garbage_collector", "draw", 3, performed=True),
    Print("hype", "draw", 2, performed=True),
    Print("rfc", "draw", 3, performed=True),
    Print("p2p", "draw", 2),
    Print("opensource", "draw", 1, extra=True),
    Print("bug", "attack", 3),
    Print("critical_bug", "attack", 2),
    Print("specific_bug", "attack", 2, performed=True),
    Print("security_issue", "attack", 3, performed=True),
    Print("ddos", "attack", 2),
    Print("supply_chain", "attack", 1, extra=True),
    Print("excuse", "defence", 3, performed=True),
    Print("patch", "defence", 2),
    Print("ci", "defence", 3),
    Print("certificate", "defence", 2),
    Print("sudo", "meta", 5),
    Print("merge", "meta", 1, extra=True, performed=True),
    Print("orchestrator", "meta", 2),
    Print("e500", "event", 5),
    Print("zero_day", "event", 5, performed=True),
    Print("friday", "event", 2),
    Print("hackers_paws", "event", 2),
    Print("analytics", "architecture", 1),
    Print("microfrontends", "architecture", 1),
    Print("microservices", "architecture", 1),
    Print("application", "architecture", 1),
)

FACES: Final = tuple(card.slug for card in BOX)


def face_of(slug: str) -> i64:
    return FACES.index(slug)


def first_of(type: str) -> i64:
    """The first face of a type; the types follow each other in the box."""
    return [card.type for card in BOX].index(type)


CLOUD: Final[i64] = face_of("cloud")
MONITORING: Final[i64] = face_of("monitoring")
FIREWALL: Final[i64] = face_of("firewall")
CACHE: Final[i64] = face_of("cache")
RESEARCH: Final[i64] = face_of("research")
GARBAGE_COLLECTOR: Final[i64] = face_of("garbage_collector")
RFC: Final[i64] = face_of("rfc")
P2P: Final[i64] = face_of("p2p")
OPENSOURCE: Final[i64] = face_of("opensource")
SECURITY_ISSUE: Final[i64] = face_of("security_issue")
DDOS: Final[i64] = face_of("ddos")
SUPPLY_CHAIN: Final[i64] = face_of("supply_chain")
EXCUSE: Final[i64] = face_of("excuse")
PATCH: Final[i64] = face_of("patch")
CI: Final[i64] = face_of("ci")
CERTIFICATE: Final[i64] = face_of("certificate")
SUDO: Final[i64] = face_of("sudo")
ORCHESTRATOR: Final[i64] = face_of("orchestrator")
ZERO_DAY: Final[i64] = face_of("zero_day")

FIRST_EVENT: Final[i64] = first_of("event")
FIRST_ARCHITECTURE: Final[i64] = first_of("architecture")

COMPONENTS: Final = tuple(card.slug for card in BOX if card.type == "component")
CACHEABLE: Final = ("database", "backend", "frontend", "cloud")
"""What a Cache may be laid to; these faces come first."""

NEEDS: Final = {
    "analytics": {"backend": 1, "database": 2},
    "microfrontends": {"frontend": 2, "database": 1},
    "microservices": {"frontend": 1, "backend": 2},
    "application": {"frontend": 1, "backend": 1, "database": 1},
}
"""What each architecture needs in production."""

NEEDED: Final = [NEEDS[slug].get(component, 0) for slug in NEEDS for component in CACHEABLE]
"""The same as one list: four numbers an architecture, in the order of the faces."""

PERFORMED: Final = [card.performed for card in BOX]

HANDED: Final[i64] = 1
"""Sorts of card, for those who imagine: what a hand can hold, events, architectures."""
EVENT: Final[i64] = 2
ARCHITECTURE: Final[i64] = 4
SORTS: Final = [{"event": 2, "architecture": 4}.get(card.type, 1) for card in BOX]


def is_component(face: i64) -> bool:
    return face <= CACHE


def is_event(face: i64) -> bool:
    return FIRST_EVENT <= face < FIRST_ARCHITECTURE


def in_the_box(extra_cards: bool) -> list[int]:
    """The face of every card on the table."""
    return [at for at, card in enumerate(BOX) if extra_cards or not card.extra for _ in range(card.copies)]
