"""A schema as clients get it, as shapes: the kernel writes it, and a test holds every game's schemas against them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

from holdfast.kernel.table_schema import KINDS, SHOWN
from holdfast.server.look_document import TableLook
from holdfast.server.messages import words

ValueKind = Annotated[str, words(*KINDS.values())]


class SchemaPart(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a schema. What is not said is false or nothing."""


class SchemaEntry(SchemaPart, frozen=True):
    """One entry of an observation: where it is written, and how its numbers are to be read."""

    path: str
    form: Annotated[str, words("number", "cards", "list", "texts", "prompts")]
    kind: ValueKind = ""
    words: Sequence[str] = ()
    shape: str = ""
    """How it is drawn: as a row, pile, fan, slot or stack."""
    room: int = 0
    single: bool = False
    bag: bool = False
    signed: bool = False
    tucked: bool = False
    beside: str = ""
    attaches: Sequence[int] = ()
    of: str = ""
    progress: str = ""
    secret: bool = False
    shown: Annotated[str, words(*SHOWN[1:])] = ""


class SchemaFace(SchemaPart, frozen=True):
    """What is printed on a card, and how it is drawn."""

    name: str
    type: str = ""
    copies: int = 0
    labels: Sequence[str] = ()
    performed: bool = False
    colour: str = ""
    ink: str = ""
    emblem: str = ""
    motif: str = ""


class SchemaBlank(SchemaPart, frozen=True):
    """A blank of a verb, and the words that fill it."""

    name: str
    words: Sequence[str]
    touched: Sequence[str] = ()
    """What to touch for each word, where that is not the word itself."""
    named_by: str = ""
    """The texts of the table whose lines are the words."""


class SchemaVerb(SchemaPart, frozen=True):
    name: str
    phrase: str
    touch: str
    blanks: Sequence[SchemaBlank]
    first_action: int = 0
    speech: Annotated[str, words("possible", "needed")] = ""
    costly: bool = False
    """If a single touch would make it, the player is asked once to confirm."""
    ranked: int = 0


class SchemaField(SchemaPart, frozen=True):
    name: str
    kind: ValueKind
    words: Sequence[str] = ()
    named_by: str = ""


class SchemaKind(SchemaPart, frozen=True):
    """A kind of event or of prompt."""

    name: str
    fields: Sequence[SchemaField]


class LawWriting(SchemaPart, frozen=True):
    """Where players write laws: the texts that hold them, the question, the verb, the event that tells who wrote."""

    texts: str
    prompt: str
    verb: str
    wrote: str


class CardExchange(SchemaPart, frozen=True):
    """Where two seats exchange cards: the verbs that offer it, the cells that say who gives whom how many, each seat's
    zone for what it lays, the question to lay it, and the event that tells what was received.
    """

    offers: Sequence[str]
    by: str
    to: str
    gives: str
    takes: str
    laid: str
    laying: str
    received: str


class SchemaDocument(SchemaPart, frozen=True):
    """All about a table that does not change during a game, with its texts."""

    game: str
    rules: int
    seats: int
    entries: Sequence[SchemaEntry]
    aliases: Mapping[str, str]
    """Places by other names: a team's row is every member's."""
    sides: Sequence[str]
    """For each seat what its side is called; empty where it has none."""
    backs: int
    faces: Sequence[SchemaFace]
    verbs: Sequence[SchemaVerb]
    events: Sequence[SchemaKind]
    prompts: Sequence[SchemaKind]
    look: TableLook
    texts: Mapping[str, Sequence[str]]
    """For each language the common words, then the game's own, which win."""
    accent: str = ""
    motif: str = ""
    laws: LawWriting | None = None
    exchange: CardExchange | None = None
