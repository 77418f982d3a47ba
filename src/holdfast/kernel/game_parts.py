"""The parts of a game's description: rules, vocabulary, presentation, search and extensions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from holdfast.kernel.box import CardDef, CardStyle, Theme
from holdfast.kernel.cards import PLAYING_CARDS
from holdfast.kernel.features import Features, Weights
from holdfast.kernel.gestures import NO_GESTURES, Gestures
from holdfast.kernel.heuristics import NO_HEURISTICS, Heuristics
from holdfast.kernel.kinds import Kinds, events, prompts
from holdfast.kernel.phrases import Verbs
from holdfast.kernel.plain_data import Plain
from holdfast.kernel.position_reader import PositionReader
from holdfast.kernel.search_config import SearchConfig
from holdfast.kernel.speech import NO_SPEECH, Speech
from holdfast.kernel.state import State

Entries = dict[str, Plain]
"""A position as a flat mapping of dotted paths."""


def _as_given(state: State, reader: PositionReader) -> None:
    """Nothing is left open."""


@dataclass(frozen=True)
class Positions:
    """How positions are completed and written, where the kernel's own way is not that of the rule book."""

    complete: Callable[[Any, PositionReader], None] = _as_given
    """Completes the state of a position that leaves things open, or raises PositionError where it cannot be."""
    write: Callable[[Entries], Entries] | None = None
    """Turns the entries that the kernel writes into those of the rule book; it may change the mapping it gets."""
    read: Callable[[Entries, int], Entries] | None = None
    """Turns them back, for a number of seats."""


@dataclass(frozen=True)
class Rules:
    """What is played, by how many, and the class that plays it."""

    name: str
    seats: range
    """How many can play."""
    state: Callable[..., State]
    """The class of states: called with a number of seats and options it gives an empty table, the cards in the box."""
    package: str = ""
    """Where the texts, weights and scenarios are."""
    version: int = 1
    """Counts up when the rules change: a record is replayed only by the version it was played with."""
    edition: str = ""
    """Which edition of the original is played, where there are several; it stands in records."""
    last_deals: bool = False
    """At a table that plays again the last one sits as p1, and is called `badge-junior` all through that game."""
    positions: Positions = field(default_factory=Positions)


@dataclass(frozen=True)
class Vocabulary:
    """What can be said, told and asked at a table, and what is printed on the cards."""

    verbs: Verbs
    events: Kinds = field(default_factory=events)
    prompts: Kinds = field(default_factory=prompts)
    faces: tuple[str, ...] = PLAYING_CARDS
    box: Sequence[CardDef] = ()
    """What is printed on text cards; playing cards need nothing."""


@dataclass(frozen=True)
class Presentation:
    """How the game is shown to people who choose one, and to those who play it."""

    theme: Theme | None = None
    """Its colour and motif; a game without them gets a colour by its name."""
    card_style: Callable[[str], CardStyle] | None = None
    """How a card is drawn, by its face; playing cards draw themselves."""
    scenes: str = ""
    """The module with `SCENES` for text cards; it is read when one is drawn. A card without a scene shows its motif."""
    difficulty: int = 2
    """How much there is to learn: 1 is little, 2 some, 3 a lot. What is easier stands first where people choose."""
    minutes: int = 30
    """About how long it takes."""
    advised: range | None = None
    """How many should play; a smaller or larger table gets the message `more-fun-with`."""


@dataclass(frozen=True)
class SearchSpec:
    """What bots know about the game beyond its rules."""

    config: SearchConfig = field(default_factory=SearchConfig)
    """How a searching bot looks ahead."""
    heuristics: Heuristics[Any] = NO_HEURISTICS
    features: Features | None = None
    """What searching bots judge a table by, with weights fitted to many games; without them by `evaluate`."""
    tells: Features | None = None
    """By what they see which of the tables that they determinize fit what the others have done; also with weights."""
    weights: Weights | None = None
    """What features are worth, where that is not what stands in the game's folder: while it is being learnt."""


@dataclass(frozen=True)
class Laws:
    """Where a table keeps sentences that players have made law, and how one is written: prompt, verb and event."""

    texts: str
    prompt: str
    """The question to the seat that may write."""
    verb: str
    """What they say, with the sentence as its words."""
    wrote: str
    """The event that tells who wrote one."""


@dataclass(frozen=True)
class Exchange:
    """Where two seats exchange cards: one offers, the other answers, both lay theirs face down, and each gets the
    other's. A client shows it as one thing that stands between the two.
    """

    offers: tuple[str, ...]
    """The verbs that make an offer."""
    by: str
    """The cell that says whose offer it is; nobody while there is none."""
    to: str
    """The cell that says who answers it."""
    gives: str
    """The cell that says how many cards the first lays."""
    takes: str
    """The same of the second."""
    laid: str
    """The zone of each seat for what it lays."""
    laying: str
    """The question to a seat with a card to lay: it is asked when both have agreed."""
    received: str
    """The event that tells each card that somebody got, with fields `seat` and `card`."""


@dataclass(frozen=True)
class Extensions:
    """What only some games have."""

    speech: Speech[Any] = NO_SPEECH
    """Free words that go with moves."""
    gestures: Gestures[Any] = NO_GESTURES
    """What players may do at any time that is not a move."""
    laws: Laws | None = None
    """Where players write laws, a client has a writing desk and a law book."""
    exchange: Exchange | None = None
    """Where two seats exchange cards, a client shows what lies between them."""
