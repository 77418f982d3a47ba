"""Games, cards, bots and lessons as they are described to people before they sit down. `texts`, `rulebook`
and `lessons` fill them in.

They are apart from it because the words of every language are read in only when somebody asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

from holdfast.server.messages import OptionValue, OptionValues, UpdateParts, words


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option with its default and what it may be: enough for a form."""

    name: str
    default: OptionValue
    kind: Annotated[str, words("number", "choice", "flag", "sentences")]
    least: int | None = None
    most: int | None = None
    none: bool = False
    """Whether it may be left open."""
    choices: Sequence[str | int] = ()
    brings: Mapping[str, OptionValues] = {}
    """What each value brings along: these options are then settled and not to be named."""
    starter: bool = False
    """It names the seat that starts, which the table settles."""


class OptionTexts(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option in a language: what it is called, what it does, and what its values are called."""

    title: str
    hint: str = ""
    values: Mapping[str, str] = {}


class GameTexts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in a language."""

    title: str
    tagline: str
    who_starts: str
    """The question that may decide who starts."""
    length: str = ""
    difficulty: str = ""
    advice: str = ""
    """With how many it is more fun."""
    options: Mapping[str, OptionTexts] = {}


class BotTexts(msgspec.Struct, frozen=True):
    """A bot in a language: how strong it is, a name for it, and its character in a sentence."""

    kind: str
    name: str
    character: str


class BotInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    bot: str
    """What a seat is given to it by."""
    texts: Mapping[str, BotTexts]
    game: str = ""
    """The only game that it plays, if it is a network that was trained."""
    seats: int = 0
    """With how many it plays that."""


class CardInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a game in a language; those that all have, playing cards, have no type."""

    face: str
    name: str
    """As a sentence calls it."""
    title: str
    text: str = ""
    type: str = ""
    type_name: str = ""
    labels: Mapping[str, str] = {}
    """Each label, and what it is called."""
    copies: int = 1
    performed: bool = False
    """Whether it asks for a small performance."""
    tip: str = ""
    flavour: str = ""
    ruling: str = ""
    """What is settled about it that its text leaves open."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of text, and its styles."""

    text: str
    styles: Sequence[Annotated[str, words("strong", "emphasis", "code")]] = ()


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A heading, paragraph, list, table, quote or piece of code; each kind has the fields that it needs."""

    kind: Annotated[str, words("heading", "paragraph", "list", "table", "quote", "code", "line")]
    spans: Sequence[Span] = ()
    level: int = 0
    """Of a heading: 1 is the title of the schema."""
    anchor: str = ""
    """Of a heading: a name that a link can have."""
    ordered: bool = False
    items: Sequence[Sequence[Block]] = ()
    """Of a list: the blocks of each item; of a quote: its blocks, as one item."""
    rows: Sequence[Sequence[Sequence[Span]]] = ()
    """Of a table: rows of cells, the headings first."""


class Rulebook(msgspec.Struct, frozen=True):
    game: str
    language: str
    markdown: str
    blocks: Sequence[Block]


class Numbers(msgspec.Struct, frozen=True):
    least: int
    most: int


class MenuChoiceInfo(msgspec.Struct, frozen=True):
    """One thing that can be chosen: its word, what it is called in every language, and the numbers it takes."""

    word: str
    labels: Mapping[str, str]
    numbers: Numbers | None


class MenuQuestionInfo(msgspec.Struct, frozen=True):
    """One thing to decide."""

    name: str
    labels: Mapping[str, str]
    choices: Sequence[MenuChoiceInfo]
    optional: bool
    several: bool
    after: str
    """Asked only after this one was answered, and that with one of the words in `only`, if there are any."""
    only: Sequence[str]


class SentenceClassInfo(msgspec.Struct, frozen=True):
    """A class of sentences, and what has to be decided for one."""

    word: str
    labels: Mapping[str, str]
    questions: Sequence[MenuQuestionInfo]


class StepInfo(msgspec.Struct, frozen=True):
    """A step as it begins."""

    name: str
    schema: str
    seats: int
    tries: int
    observation: Sequence[int]
    texts: Sequence[Sequence[str]]
    moves: Sequence[int]
    wanted: Sequence[int]
    """The moves that are right, for a learner who cannot find them."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A whole lesson, with its words in every language."""

    game: str
    steps: Sequence[StepInfo]
    words: Mapping[str, str]


class Tried(msgspec.Struct, frozen=True):
    """What came of the learner's last move. One that is not what was to be tried is not made."""

    right: bool
    done: bool = False
    updates: Sequence[tuple[int, UpdateParts]] = ()
    """For each move that was made, who made it, and what changed for the learner."""
    wanted: Sequence[int] = ()
    """The moves that are right next."""
