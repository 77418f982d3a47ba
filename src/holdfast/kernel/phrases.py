"""Verbs declared by phrases.

`ATTACK = VERBS.add("attack {seat}")` is all a game writes about a verb. Notation, parsing, touch paths and the fixed
numbering of actions follow from the phrase and from the words that each `{blank}` can hold.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import prod

from holdfast.kernel.bits import NONE
from holdfast.kernel.errors import GameFault, IllegalMove
from holdfast.kernel.phrase_patterns import BLANK, fill_blanks, phrase_name, phrase_pattern
from holdfast.kernel.plain_data import Plain

ME = "me"
"""The blank of a touch path that stands for who moves."""
THEM = "them"
"""In a game for two: the other player."""
OR = "|"
"""Between things of which that is touched which lies on the table: `{me}.hand:{card}|revealed:{card}`."""
MOST_SEATS = 12
MOST_WRITTEN = 1 << 16
"""The notation of at most this many moves is cached."""

Names = Mapping[str, Sequence[str]]
"""What a table calls things that have names only there, by the name of the texts that list them."""
NO_NAMES: Names = {}


@dataclass(frozen=True)
class BlankWords:
    """What a blank can hold: a fixed list of words. The place of a word in the list is the move's argument.

    `touched` says what to touch for each word, where that is not the word itself: `H` may stand for `p2.H`. Words that
    are `named_by` texts of the table are on each table the lines of those texts, as far as they go.
    """

    words: tuple[str, ...]
    touched: tuple[str, ...] = ()
    named_by: str = ""
    numbers: Mapping[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        numbers: dict[str, int] = {}
        for at, word in enumerate(self.words):
            numbers.setdefault(word.lower(), at)
        object.__setattr__(self, "numbers", numbers)

    def on_table(self, names: Names) -> BlankWords:
        """These words as a table calls them."""
        listed = names.get(self.named_by, ()) if self.named_by else ()
        return _renamed(self, tuple(listed)) if listed else self


@lru_cache(maxsize=256)
def _renamed(words: BlankWords, names: tuple[str, ...]) -> BlankWords:
    return BlankWords((*names, *words.words[len(names) :]), words.touched)


def words(*listed: str) -> BlankWords:
    return BlankWords(tuple(listed))


def places(most: int) -> BlankWords:
    """Places in a row, counted from 1 as people do."""
    return BlankWords(tuple(str(at + 1) for at in range(most)))


def seat_name(seat: int) -> str:
    return f"p{seat + 1}"


SEATS = BlankWords(tuple(seat_name(seat) for seat in range(MOST_SEATS)))


def seat_number(name: object) -> int | None:
    """The seat that a word names, or None."""
    return SEATS.words.index(name) if isinstance(name, str) and name in SEATS.words else None


def seat_names(mask: int, seats: int) -> list[str]:
    """The names of the seats in a mask."""
    return [seat_name(seat) for seat in range(seats) if mask >> seat & 1]


@dataclass(frozen=True)
class Verb:
    """One verb: its phrase, the words for its blanks, what to touch for it, and whether free words go with it."""

    number: int
    name: str
    phrase: str
    blanks: tuple[str, ...]
    fills: tuple[BlankWords, ...]
    touch: str
    speech: bool
    needs_words: bool
    secret: bool
    """Only who says it may know what it names; where it names nothing, that it was this verb."""
    first_action: int
    costly: bool = False
    """It costs much and is never taken back: who makes it by a single touch is asked once."""
    ranked: int = 0
    """How many action numbers are kept for this verb; 0 for one for each move that it can make."""
    only: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Blanks in which some of their words never stand, with those that do."""

    @property
    def has_alternatives(self) -> bool:
        """Whether what to touch depends on what lies on the table."""
        return OR in self.touch

    @property
    def actions(self) -> int:
        return self.ranked or prod(len(fill.words) for fill in self.fills)

    def as_plain(self) -> dict[str, Plain]:
        """All that a client needs to write, label and touch a move with this verb."""
        blanks: list[Plain] = [
            {"name": name, **_words_as_plain(fill)} for name, fill in zip(self.blanks, self.fills, strict=True)
        ]
        said: dict[str, Plain] = {"name": self.name, "phrase": self.phrase, "touch": self.touch, "blanks": blanks}
        if self.speech:
            said["speech"] = "needed" if self.needs_words else "possible"
        if self.costly:
            said["costly"] = True
        if self.ranked:
            said["ranked"] = self.ranked
        return {**said, "first_action": self.first_action}


def _words_as_plain(fill: BlankWords) -> dict[str, Plain]:
    said: dict[str, Plain] = {"words": list(fill.words)}
    if fill.touched:
        said["touched"] = list(fill.touched)
    if fill.named_by:
        said["named_by"] = fill.named_by
    return said


class Verbs:
    """All verbs of a game. The order of declaration is the numbering, for good."""

    def __init__(self, **fills: BlankWords) -> None:
        self._fills = {"seat": SEATS, **fills}
        self.verbs: list[Verb] = []
        self._patterns: list[re.Pattern[str]] = []
        self._written: dict[int, str] = {}

    def add(
        self,
        phrase: str,
        *,
        touch: str | None = None,
        name: str | None = None,
        speech: bool = False,
        ranked: int = 0,
        secret: bool = False,
        costly: bool = False,
        only: Mapping[str, Iterable[str]] | None = None,
        **fills: BlankWords,
    ) -> int:
        """Declare a verb and get its number.

        `touch` names what to click for a move, in order, with the words of its blanks; `{me}` is the player who moves,
        and in a game for two `{them}` the other. Where a card can lie in several places, they stand with a bar between
        them, and the first that is on the table counts: `{me}.hand:{card}|revealed:{card}`. Without `touch` the blanks
        themselves are clicked.

        With `speech` words in quotes may follow; a phrase that ends in `"{text}"` needs them. What is said with a
        `secret` verb is not told to others, not even when the game is played again. A verb that can make more moves
        than anybody could number is `ranked`: that many action numbers are kept, one for each of its legal moves in
        their order. Who makes a `costly` move by a single touch is asked once whether it is meant. `only` says of a
        blank which of its words ever stand there with this verb, so that the others take no action numbers:
        `only={"card": ("2S", "2H", "2D", "2C")}`.
        """
        needs_words = phrase.endswith('"{text}"')
        spoken = phrase.removesuffix('"{text}"').strip()
        blanks = tuple(BLANK.findall(spoken))
        known = {**self._fills, **fills}
        touched = touch if touch is not None else " ".join("{" + blank + "}" for blank in blanks)
        _check_blanks(phrase, blanks, known)
        _check_alternatives(touched)
        _check_blanks(touched, tuple(BLANK.findall(touched)), (*blanks, ME, THEM))
        allowed = {blank: frozenset(listed) for blank, listed in (only or {}).items()}
        _check_only(phrase, allowed, {blank: known[blank] for blank in blanks})
        verb = Verb(
            number=len(self.verbs),
            name=name or phrase_name(spoken),
            phrase=spoken,
            blanks=blanks,
            fills=tuple(known[blank] for blank in blanks),
            touch=touched,
            speech=speech or needs_words,
            needs_words=needs_words,
            costly=costly,
            ranked=ranked,
            secret=secret,
            first_action=self.action_count,
            only=allowed,
        )
        self.verbs.append(verb)
        self._patterns.append(phrase_pattern(verb.phrase, verb.blanks, tuple(fill.words for fill in verb.fills)))
        return verb.number

    def of(self, move: int) -> Verb:
        return self.verbs[move & 255]

    def arguments(self, move: int) -> list[int]:
        return [move >> 8 * (at + 1) & 255 for at in range(len(self.of(move).fills))]

    def blanks(self, move: int, names: Names = NO_NAMES) -> dict[str, str]:
        """The words in a move's blanks, by the blank's name."""
        verb = self.of(move)
        numbers = self.arguments(move)
        fills = [fill.on_table(names) for fill in verb.fills]
        return {blank: fill.words[at] for blank, fill, at in zip(verb.blanks, fills, numbers, strict=True)}

    def write(self, move: int, text: str = "", names: Names = NO_NAMES) -> str:
        """A move in notation, with the names that things have on a table."""
        phrase = self._written.get(move) or self._write(move, names)
        return f'{phrase} "{text}"' if text else phrase

    def _write(self, move: int, names: Names) -> str:
        """A move's phrase, kept for the next time where tables have no names of their own for what it says."""
        phrase = fill_blanks(self.of(move).phrase, self.blanks(move, names))
        if len(self._written) < MOST_WRITTEN and not any(fill.named_by for fill in self.of(move).fills):
            self._written[move] = phrase
        return phrase

    def touch_path(self, move: int, seat: int, aliases: Mapping[str, str], there: Container[str] = ()) -> list[str]:
        """What to click for a move, in order; empty for a move that is a button of its own.

        `there` is what lies on the table, for a verb that has alternatives.
        """
        verb = self.of(move)
        numbers = self.arguments(move)
        touched = {
            blank: (fill.touched or fill.words)[at]
            for blank, fill, at in zip(verb.blanks, verb.fills, numbers, strict=True)
        }
        path = fill_blanks(verb.touch, {**touched, ME: seat_name(seat), THEM: seat_name(1 - seat % 2)}).split()
        if verb.has_alternatives:
            return [_found([_meant(each, aliases) for each in thing.split(OR)], there) for thing in path]
        return [_meant(thing, aliases) for thing in path] if aliases else path

    # Reading

    def read(self, notation: str, names: Names = NO_NAMES) -> tuple[int, str]:
        """The move that a notation stands for on a table, and the words that go with it."""
        phrase, text = split_speech(notation)
        for verb, pattern in zip(self.verbs, self._patterns, strict=True):
            fills = tuple(fill.on_table(names) for fill in verb.fills)
            if fills != verb.fills:
                pattern = phrase_pattern(verb.phrase, verb.blanks, tuple(fill.words for fill in fills))
            found = pattern.fullmatch(phrase)
            if found and (not text or verb.speech):
                move = _packed(verb.number, fills, found.groups())
                if move is not None:
                    return move, text
        raise IllegalMove("no_such_move", notation=notation.strip()[:80])

    def nearest(self, notation: str, legal: Iterable[int], names: Names = NO_NAMES) -> list[str]:
        """What helps somebody who said something else: legal moves as they are written, the nearest first."""
        phrases = [self.write(move, names=names) for move in legal]
        near = difflib.get_close_matches(notation, phrases, n=6, cutoff=0.3)
        rest = [phrase for phrase in phrases if phrase not in near]
        shown = (near + rest)[:8]
        return [*shown, "…"] if len(phrases) > len(shown) else shown

    # Actions: every move that the game can ever know, numbered from 0

    @property
    def action_count(self) -> int:
        return self.verbs[-1].first_action + self.verbs[-1].actions if self.verbs else 0

    def action(self, move: int, legal: Sequence[int] = ()) -> int:
        """The fixed number of a move, the same in every game and version of these verbs.

        That of a ranked verb's move follows from its place among the legal ones; beyond those kept it is NONE.
        """
        verb = self.of(move)
        if verb.ranked:
            rank = self._ranked(verb, legal).index(move)
            return verb.first_action + rank if rank < verb.ranked else int(NONE)
        number = 0
        for fill, at in zip(verb.fills, self.arguments(move), strict=True):
            number = number * len(fill.words) + at
        return verb.first_action + number

    def actions(self, legal: Sequence[int]) -> list[int]:
        """The numbers of all legal moves, in their order."""
        ranks = [0] * len(self.verbs)
        numbers: list[int] = []
        for move in legal:
            verb = self.of(move)
            if verb.ranked:
                rank = ranks[verb.number]
                numbers.append(verb.first_action + rank if rank < verb.ranked else int(NONE))
                ranks[verb.number] += 1
            else:
                numbers.append(self.action(move))
        return numbers

    def move(self, action: int, legal: Sequence[int] = ()) -> int:
        """The move with this action number; for a ranked verb the legal moves must be given."""
        verb = next(verb for verb in reversed(self.verbs) if verb.first_action <= action)
        rest = action - verb.first_action
        if verb.ranked:
            ranked = self._ranked(verb, legal)
            if rest >= len(ranked):
                raise IllegalMove("action_not_possible", action=action)
            return ranked[rest]
        numbers: list[int] = []
        for fill in reversed(verb.fills):
            rest, at = divmod(rest, len(fill.words))
            numbers.insert(0, at)
        return _pack(verb.number, numbers)

    def _ranked(self, verb: Verb, legal: Sequence[int]) -> list[int]:
        return [move for move in legal if move & 255 == verb.number]


def _meant(thing: str, aliases: Mapping[str, str]) -> str:
    """A place by its own name, where seats call it by another: `p1.clusters.2` is `blue.clusters.2`."""
    for alias, path in aliases.items():
        if thing == alias or thing.startswith((alias + ".", alias + ":")):
            return path + thing.removeprefix(alias)
    return thing


def _found(alternatives: Sequence[str], there: Container[str]) -> str:
    """The first of several things that lies on the table; the first of all where none does."""
    return next((thing for thing in alternatives if thing in there), alternatives[0])


def _check_alternatives(touch: str) -> None:
    """A bar stands between two things, and no spaces beside it."""
    if any(not all(thing.split(OR)) for thing in touch.split()):
        raise GameFault("touch_with_gap", touch=touch)


def _check_blanks(phrase: str, blanks: Iterable[str], known: Collection[str]) -> None:
    for blank in blanks:
        if blank not in known:
            raise GameFault("no_such_blank", phrase=phrase, blank=blank, known=sorted(known))


def _check_only(phrase: str, only: Mapping[str, frozenset[str]], fills: Mapping[str, BlankWords]) -> None:
    _check_blanks(phrase, only, fills)
    for blank, listed in only.items():
        if unknown := sorted(listed.difference(fills[blank].words)):
            raise GameFault("no_such_word_of_blank", phrase=phrase, blank=blank, unknown=unknown)


def split_speech(notation: str) -> tuple[str, str]:
    """A notation without and with the words in quotes at its end."""
    stripped = notation.strip()
    quote = stripped.find('"')
    if 0 <= quote < len(stripped) - 1 and stripped.endswith('"'):
        return " ".join(stripped[:quote].split()), stripped[quote + 1 : -1]
    return " ".join(stripped.split()), ""


def _packed(verb: int, fills: Sequence[BlankWords], groups: Sequence[str | None]) -> int | None:
    numbers = [fill.numbers.get((group or "").lower(), -1) for fill, group in zip(fills, groups, strict=True)]
    return None if -1 in numbers else _pack(verb, numbers)


def _pack(verb: int, numbers: Sequence[int]) -> int:
    return verb | sum(at << 8 * (place + 1) for place, at in enumerate(numbers))
