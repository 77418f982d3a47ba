"""The box of Cluster Royale: every card with its type, labels, copies and how its move is said.

A card's place in the list is its face. The types follow each other in the order of `TYPES`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.phrases import Words, words

TYPES: Final = ("attack", "defence", "tech", "celebrity", "event", "cluster")
LABELS: Final = ("opensource", "corporation", "microservice", "database", "java", "sysdig")


class Print(NamedTuple):
    """What is printed on a card, and how often it is in the box."""

    slug: str
    type: str
    labels: tuple[str, ...] = ()
    copies: int = 1
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
    Print("falco", "tech", ("opensource", "microservice")),
    Print("falco_sidekick", "tech", ("opensource", "microservice")),
    Print("sysdig_secure", "tech", ("sysdig",)),
    Print("mongo_db", "tech", ("microservice", "database")),
    Print("nginx", "tech", ("microservice",)),
    Print("java_servlet", "tech", ("java",)),
    Print("prometheus", "tech", ("opensource", "microservice")),
    Print("sysdig_monitor", "tech", ("sysdig",)),
    Print("helm", "tech", ("opensource",)),
    Print("springboot", "tech", ("java", "microservice")),
    Print("terraform", "tech", ("opensource",), said=("alone", "use with a card")),
    Print("promcat", "tech", ("opensource", "sysdig")),
    Print("postgresql", "tech", ("opensource", "database"), said=("alone", "use")),
    Print("honeypot", "tech"),
    Print("melon_usk", "celebrity", ("corporation",)),
    Print("loris_degioanni", "celebrity", ("opensource",), said=("provider",)),
    Print("bill_gates", "celebrity", ("corporation",)),
    Print("jeff_bezos", "celebrity", ("corporation",), said=("alone", "use with a card")),
    Print("paul_cormier", "celebrity", ("opensource",)),
    Print("sundar_pichai", "celebrity", ("corporation",), said=("seat",)),
    Print("linus_torvalds", "celebrity", ("opensource",)),
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

FACES: Final = tuple(card.slug for card in BOX)


def face_of(slug: str) -> i64:
    return FACES.index(slug)


def first_of(type: str) -> i64:
    """The first face of a type."""
    return [card.type for card in BOX].index(type)


ATTACK: Final[i64] = 0
DEFENCE: Final[i64] = 1
TECH: Final[i64] = 2
CELEBRITY: Final[i64] = 3
EVENT: Final[i64] = 4
CLUSTER: Final[i64] = 5
TYPE: Final = vec[i64]([i64(TYPES.index(card.type)) for card in BOX])
"""The type of each face."""

FIRST_PERMANENT: Final[i64] = first_of("tech")
FIRST_EVENT: Final[i64] = first_of("event")
FIRST_CLUSTER: Final[i64] = first_of("cluster")

OPENSOURCE: Final[i64] = 1
CORPORATION: Final[i64] = 2
MICROSERVICE: Final[i64] = 4
DATABASE: Final[i64] = 8
JAVA: Final[i64] = 16
LABELLED: Final = vec[i64]([i64(sum(1 << LABELS.index(label) for label in card.labels)) for card in BOX])
"""The labels of each face, a bit each."""

AWS: Final[i64] = 0
AZURE: Final[i64] = 1
GCP: Final[i64] = 2
OPENSHIFT: Final[i64] = 3
PROVIDERS: Final = Words(FACES[FIRST_CLUSTER:])
"""A provider is the place of its cluster's face among the clusters."""

REGULAR: Final[i64] = 1
SURPRISE: Final[i64] = 2
MACHINE: Final[i64] = 4
SORTS: Final = vec[i64]([MACHINE if c.type == "cluster" else SURPRISE if c.type == "event" else REGULAR for c in BOX])
"""Sorts tell where a card can lie: events never in a hand, clusters never in the deck."""
BACKS: Final = [int(REGULAR | SURPRISE), int(MACHINE)]

HAND_CARDS: Final = Words(FACES[:FIRST_EVENT])
PERMANENTS: Final = Words(FACES[FIRST_PERMANENT:FIRST_EVENT])


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


def box(with_offer: bool) -> vec[i64]:
    """The faces of all cards in the box, copy by copy."""
    faces: list[int] = []
    for face, card in enumerate(BOX):
        if with_offer or not card.option:
            faces += [face] * card.copies
    return vec[i64]([i64(face) for face in faces])


MARKS: Final = vec[i64]([i64(2**at) for at in range(62)])
"""Listed, because the compiler makes `1 << at` a shift in 32 bits."""


def mark(at: i64) -> i64:
    """The bit of a face, or of a place in a hand."""
    return MARKS[at]


def power(slug: str) -> i64:
    """The bit of a tech or celebrity among a seat's powers."""
    return mark(face_of(slug) - FIRST_PERMANENT)


FALCO: Final[i64] = power("falco")
FALCO_SIDEKICK: Final[i64] = power("falco_sidekick")
NGINX: Final[i64] = power("nginx")
PROMETHEUS: Final[i64] = power("prometheus")
HELM: Final[i64] = power("helm")
PROMCAT: Final[i64] = power("promcat")
HONEYPOT: Final[i64] = power("honeypot")
BILL_GATES: Final[i64] = power("bill_gates")
LORIS: Final[i64] = face_of("loris_degioanni")
SUNDAR: Final[i64] = face_of("sundar_pichai")
