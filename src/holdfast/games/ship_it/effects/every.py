"""Every card's effect, by its face, and the order in which cards are offered."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.ship_it.cards import BOX, COMPONENTS, face_of
from holdfast.games.ship_it.effects.attacks import Bug, CriticalBug, Ddos, SecurityIssue, SpecificBug, SupplyChain
from holdfast.games.ship_it.effects.components import Cache, Component
from holdfast.games.ship_it.effects.defences import Excuse
from holdfast.games.ship_it.effects.draw import GarbageCollector, Hype, OpenSource, P2p, Research, Rfc
from holdfast.games.ship_it.effects.effect import Effect
from holdfast.games.ship_it.effects.events import E500, Friday, HackersPaws, ZeroDay
from holdfast.games.ship_it.effects.meta import Merge, Orchestrator
from holdfast.games.ship_it.phrases import PLAIN, SIMPLE

OWN: Final[list[Effect]] = [
    *(Component(slug) for slug in PLAIN),
    Cache("cache"),
    Research("research"),
    GarbageCollector("garbage_collector"),
    Hype("hype"),
    Rfc("rfc"),
    P2p("p2p"),
    OpenSource("opensource"),
    Bug("bug"),
    CriticalBug("critical_bug"),
    SpecificBug("specific_bug"),
    SecurityIssue("security_issue"),
    Ddos("ddos"),
    SupplyChain("supply_chain"),
    Excuse("excuse"),
    Merge("merge"),
    Orchestrator("orchestrator"),
    E500("e500"),
    ZeroDay("zero_day"),
    Friday("friday"),
    HackersPaws("hackers_paws"),
]
"""Cards with hooks of their own."""


def _effects() -> list[Effect]:
    found = {int(effect.face): effect for effect in OWN}
    return [found.get(face) or Effect(card.slug) for face, card in enumerate(BOX)]


def _faces(*slugs: str) -> vec[i64]:
    return vec[i64]([face_of(slug) for slug in slugs])


EFFECTS: Final[list[Effect]] = _effects()

ALONE: Final = _faces(*COMPONENTS, *SIMPLE, "garbage_collector")
"""Cards that are played against nobody."""
ON_OTHERS: Final = _faces("ddos", "p2p", "rfc")
"""Cards that are played against another player."""
ON_ANYBODY: Final = _faces("bug", "specific_bug", "critical_bug", "security_issue")
"""Attacks on a component, the player's own included."""
