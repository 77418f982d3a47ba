"""The box of Cluster Royale: every card with its type, labels, copies and how its move is said.

A card's place in the list is its face. The types follow each other in the order of `TYPES`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holdfast.kernel import box as boxes
from holdfast.kernel.bits import bit
from holdfast.kernel.box import copies_of, faces_of, first_of
from holdfast.kernel.phrases import Words, words

TYPES: Final = ("attack", "defence", "tech", "celebrity", "event", "cluster")
LABELS: Final = ("opensource", "corporation", "microservice", "database", "java", "sysdig")


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class CardDef(boxes.CardDef):
    """What is printed on a card, and how its move is said."""

    said: tuple[str, ...] = ("alone",)
    """The ways to name it in a move: what follows its slug."""
    option: bool = False
    """In the deck only with the option of the card's name."""


BOX: Final = (
    CardDef("aws_vulnerability", "attack", copies=2, said=("cluster",)),
    CardDef("azure_vulnerability", "attack", copies=2, said=("cluster",)),
    CardDef("gcp_vulnerability", "attack", copies=2, said=("cluster",)),
    CardDef("openshift_vulnerability", "attack", copies=2, said=("cluster",)),
    CardDef("aws_azure_vulnerability", "attack", copies=2, said=("cluster",)),
    CardDef("aws_gcp_vulnerability", "attack", copies=2, said=("cluster",)),
    CardDef("aws_openshift_vulnerability", "attack", copies=2, said=("cluster",)),
    CardDef("azure_openshift_vulnerability", "attack", copies=2, said=("cluster",)),
    CardDef("gcp_openshift_vulnerability", "attack", copies=2, said=("cluster",)),
    CardDef("gcp_azure_vulnerability", "attack", copies=2, said=("cluster",)),
    CardDef("phishing", "attack", said=("seat",)),
    CardDef("stolen_credentials", "attack", said=("permanent",)),
    CardDef("sql_injection", "attack", said=("seat",)),
    CardDef("supply_chain", "attack", said=("seat",)),
    CardDef("log4shell", "attack"),
    CardDef("brute_force_attack", "attack", said=("permanent",)),
    CardDef("ransomware", "attack", said=("seat",)),
    CardDef("competitor_offer", "attack", said=("permanent",), option=True),
    CardDef("cloud_obfuscation", "defence"),
    CardDef("cloud_migration", "defence", said=("exchange",)),
    CardDef("external_audit", "defence"),
    CardDef("mfa", "defence"),
    CardDef("container_forensics", "defence"),
    CardDef("backup", "defence", said=("provider",)),
    CardDef("cloud_best_practices", "defence"),
    CardDef("ml_model_detection", "defence", said=("seat",)),
    CardDef("image_scanning", "defence", said=("seat", "seat and cluster")),
    CardDef("disaster_recovery", "defence"),
    CardDef("falco", "tech", labels=("opensource", "microservice")),
    CardDef("falco_sidekick", "tech", labels=("opensource", "microservice")),
    CardDef("sysdig_secure", "tech", labels=("sysdig",)),
    CardDef("mongo_db", "tech", labels=("microservice", "database")),
    CardDef("nginx", "tech", labels=("microservice",)),
    CardDef("java_servlet", "tech", labels=("java",)),
    CardDef("prometheus", "tech", labels=("opensource", "microservice")),
    CardDef("sysdig_monitor", "tech", labels=("sysdig",)),
    CardDef("helm", "tech", labels=("opensource",)),
    CardDef("springboot", "tech", labels=("java", "microservice")),
    CardDef("terraform", "tech", labels=("opensource",), said=("alone", "use with a card")),
    CardDef("promcat", "tech", labels=("opensource", "sysdig")),
    CardDef("postgresql", "tech", labels=("opensource", "database"), said=("alone", "use")),
    CardDef("honeypot", "tech"),
    CardDef("melon_usk", "celebrity", labels=("corporation",)),
    CardDef("loris_degioanni", "celebrity", labels=("opensource",), said=("provider",)),
    CardDef("bill_gates", "celebrity", labels=("corporation",)),
    CardDef("jeff_bezos", "celebrity", labels=("corporation",), said=("alone", "use with a card")),
    CardDef("paul_cormier", "celebrity", labels=("opensource",)),
    CardDef("sundar_pichai", "celebrity", labels=("corporation",), said=("seat",)),
    CardDef("linus_torvalds", "celebrity", labels=("opensource",)),
    CardDef("government_mandate_corporation", "event"),
    CardDef("government_mandate_opensource", "event"),
    CardDef("kraken", "event"),
    CardDef("useast_down", "event"),
    CardDef("cloud_misconfiguration", "event"),
    CardDef("new_vulnerability_disclosure", "event"),
    CardDef("hardware_recommissioning", "event"),
    CardDef("compliance_audit", "event"),
    CardDef("crashloopbackoff", "event"),
    CardDef("crunch_time", "event"),
    CardDef("system_shutdown", "event"),
    CardDef("funding_round", "event"),
    CardDef("ipo", "event"),
    CardDef("AWS", "cluster", copies=3),
    CardDef("Azure", "cluster", copies=3),
    CardDef("GCP", "cluster", copies=3),
    CardDef("OpenShift", "cluster", copies=3),
)

FACES: Final = faces_of(BOX)


def face_of(slug: str) -> i64:
    return FACES.index(slug)


def mask_of(type: str) -> i64:
    """The mask of the faces of a type."""
    mask: i64 = 0
    for card in BOX:
        if card.type == type:
            mask |= bit(face_of(card.slug))
    return mask


ATTACK: Final[i64] = 0
DEFENCE: Final[i64] = 1
TECH: Final[i64] = 2
CELEBRITY: Final[i64] = 3
EVENT: Final[i64] = 4
CLUSTER: Final[i64] = 5
TYPE: Final = vec[i64]([i64(TYPES.index(card.type)) for card in BOX])
"""The type of each face."""
ATTACKS: Final[i64] = mask_of("attack")
"""The faces of a type, as a mask."""
DEFENCES: Final[i64] = mask_of("defence")
TECHS: Final[i64] = mask_of("tech")
CELEBRITIES: Final[i64] = mask_of("celebrity")

FIRST_PERMANENT: Final[i64] = first_of(BOX, "tech")
FIRST_EVENT: Final[i64] = first_of(BOX, "event")
FIRST_CLUSTER: Final[i64] = first_of(BOX, "cluster")

OPENSOURCE: Final[i64] = 1
CORPORATION: Final[i64] = 2
MICROSERVICE: Final[i64] = 4
DATABASE: Final[i64] = 8
JAVA: Final[i64] = 16
LABELLED: Final = vec[i64]([i64(sum(1 << LABELS.index(label) for label in card.labels)) for card in BOX])
"""The labels of each face, as a mask."""

AWS: Final[i64] = 0
AZURE: Final[i64] = 1
GCP: Final[i64] = 2
OPENSHIFT: Final[i64] = 3
PROVIDERS: Final = Words(FACES[FIRST_CLUSTER:])
"""A provider is the place of its cluster's face among the clusters."""

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
SORTS: Final = vec[i64]([SORTS_BY_TYPE[TYPES.index(card.type)] for card in BOX])
BACKS: Final = [int(REGULAR), int(MACHINE)]

HAND_CARDS: Final = Words(FACES[:FIRST_EVENT])
PERMANENTS: Final = Words(FACES[FIRST_PERMANENT:FIRST_EVENT])
EVENT_CARDS: Final = Words(FACES[FIRST_EVENT:FIRST_CLUSTER])


def said(way: str) -> Words:
    """The cards that are named this way in a move."""
    return words(*(card.slug for card in BOX[:FIRST_EVENT] if way in card.said))


def faces_said(way: str) -> vec[i64]:
    """Their faces, in the same order."""
    return vec[i64]([face_of(slug) for slug in said(way).words])


def places_said(way: str) -> vec[i64]:
    """For each face its place among the cards that are named this way."""
    listed = said(way).words
    return vec[i64]([i64(listed.index(slug) if slug in listed else 0) for slug in FACES])


OPTIONAL: Final = [card.slug for card in BOX if card.option]


def box(with_offer: bool) -> vec[i64]:
    """The faces of all cards in the box, copy by copy."""
    return vec[i64]([i64(face) for face in copies_of(BOX, lambda card: not with_offer and card.slug in OPTIONAL)])


def power(slug: str) -> i64:
    """The bit of a tech or celebrity among a seat's powers."""
    return bit(face_of(slug) - FIRST_PERMANENT)
