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
class Print(boxes.Print):
    """What is printed on a card, and how its move is said."""

    said: tuple[str, ...] = ("alone",)
    """The ways to name it in a move: what follows its slug."""
    option: bool = False
    """In the deck only with the option of the card's name."""


BOX: Final = (
    Print("aws_vulnerability", "attack", copies=2, said=("cluster",)),
    Print("azure_vulnerability", "attack", copies=2, said=("cluster",)),
    Print("gcp_vulnerability", "attack", copies=2, said=("cluster",)),
    Print("openshift_vulnerability", "attack", copies=2, said=("cluster",)),
    Print("aws_azure_vulnerability", "attack", copies=2, said=("cluster",)),
    Print("aws_gcp_vulnerability", "attack", copies=2, said=("cluster",)),
    Print("aws_openshift_vulnerability", "attack", copies=2, said=("cluster",)),
    Print("azure_openshift_vulnerability", "attack", copies=2, said=("cluster",)),
    Print("gcp_openshift_vulnerability", "attack", copies=2, said=("cluster",)),
    Print("gcp_azure_vulnerability", "attack", copies=2, said=("cluster",)),
    Print("phishing", "attack", said=("seat",)),
    Print("stolen_credentials", "attack", said=("permanent",)),
    Print("sql_injection", "attack", said=("seat",)),
    Print("supply_chain", "attack", said=("seat",)),
    Print("log4shell", "attack"),
    Print("brute_force_attack", "attack", said=("permanent",)),
    Print("ransomware", "attack", said=("seat",)),
    Print("competitor_offer", "attack", said=("permanent",), option=True),
    Print("cloud_obfuscation", "defence"),
    Print("cloud_migration", "defence", said=("exchange",)),
    Print("external_audit", "defence"),
    Print("mfa", "defence"),
    Print("container_forensics", "defence"),
    Print("backup", "defence", said=("provider",)),
    Print("cloud_best_practices", "defence"),
    Print("ml_model_detection", "defence", said=("seat",)),
    Print("image_scanning", "defence", said=("seat", "seat and cluster")),
    Print("disaster_recovery", "defence"),
    Print("falco", "tech", labels=("opensource", "microservice")),
    Print("falco_sidekick", "tech", labels=("opensource", "microservice")),
    Print("sysdig_secure", "tech", labels=("sysdig",)),
    Print("mongo_db", "tech", labels=("microservice", "database")),
    Print("nginx", "tech", labels=("microservice",)),
    Print("java_servlet", "tech", labels=("java",)),
    Print("prometheus", "tech", labels=("opensource", "microservice")),
    Print("sysdig_monitor", "tech", labels=("sysdig",)),
    Print("helm", "tech", labels=("opensource",)),
    Print("springboot", "tech", labels=("java", "microservice")),
    Print("terraform", "tech", labels=("opensource",), said=("alone", "use with a card")),
    Print("promcat", "tech", labels=("opensource", "sysdig")),
    Print("postgresql", "tech", labels=("opensource", "database"), said=("alone", "use")),
    Print("honeypot", "tech"),
    Print("melon_usk", "celebrity", labels=("corporation",)),
    Print("loris_degioanni", "celebrity", labels=("opensource",), said=("provider",)),
    Print("bill_gates", "celebrity", labels=("corporation",)),
    Print("jeff_bezos", "celebrity", labels=("corporation",), said=("alone", "use with a card")),
    Print("paul_cormier", "celebrity", labels=("opensource",)),
    Print("sundar_pichai", "celebrity", labels=("corporation",), said=("seat",)),
    Print("linus_torvalds", "celebrity", labels=("opensource",)),
    Print("government_mandate_corporation", "event"),
    Print("government_mandate_opensource", "event"),
    Print("kraken", "event"),
    Print("useast_down", "event"),
    Print("cloud_misconfiguration", "event"),
    Print("new_vulnerability_disclosure", "event"),
    Print("hardware_recommissioning", "event"),
    Print("compliance_audit", "event"),
    Print("crashloopbackoff", "event"),
    Print("crunch_time", "event"),
    Print("system_shutdown", "event"),
    Print("funding_round", "event"),
    Print("ipo", "event"),
    Print("AWS", "cluster", copies=3),
    Print("Azure", "cluster", copies=3),
    Print("GCP", "cluster", copies=3),
    Print("OpenShift", "cluster", copies=3),
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
