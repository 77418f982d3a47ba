"""The nearest sentence that would be accepted, for one that is not.

Three ways, the first that leads to a law wins: mend what a check refused (a number, a name, a word too many), walk
around the word where the grammar stopped (leave it out, put another in its place, put one before it), or take the
known sentence that shares most words. All of them count their steps, so that no input keeps them busy.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count, islice
from operator import itemgetter
from typing import Final

from holdfast.games.shield.law import MOST_LETTERS, MOST_SENTENCES, Law
from holdfast.laws.checks import MOST_WORDS, free_name
from holdfast.laws.errors import Rejected
from holdfast.laws.examples import EXAMPLES
from holdfast.laws.parser import Road, beginning, follow
from holdfast.laws.patience import Patience
from holdfast.laws.reader import NotUnderstood, Spoken, law_in, parted, shown_words, take_apart
from holdfast.laws.spelling import meant
from holdfast.laws.tails import ends_from
from holdfast.laws.wording import canonical
from holdfast.laws.words import UNKNOWN, Word, wordings, words_of

MISTYPED: Final = 6
MENDINGS: Final = 4
ARRIVED: Final = -1
STEPS, WORDS, WAYS = 4_000, 240, 8
"""How much is tried for one sentence: steps through the grammar, words of sentences that are read, ways around."""
ENDS_SEEN, ENDS_TRIED, FINISHES = 8, 3, 4
LEAVE_OUT, EXCHANGE, PUT_IN = 9, 12, 10
"""What each costs."""
ADDED: Final = 6
"""What each word of an end costs that was not said."""
EARLIER: Final = 6
"""What it costs to look for the fault one word before the one where it showed."""
PHRASE_ENDS: Final = ("IS", "COUNT", "HAVE", "GET", "LOSE", "BECOME", "MUST", "AND", "OR", "BUT")
JOINTS: Final = ("AND", "OR", "OF")
"""Words too short to be what somebody meant who typed another one."""
NUMBERS: Final = ("NUMBER", "ONE", "TWO", "RANGE")


def nearest(sentence: str, in_force: Sequence[Law]) -> str:
    """The canonical wording of an accepted sentence much like this one; empty if none would be accepted."""
    if len(in_force) >= MOST_SENTENCES:
        return ""
    law = _much_like(sentence[:MOST_LETTERS], in_force) or _known(sentence[:MOST_LETTERS], in_force)
    return "" if law is None else canonical(law)


def _much_like(sentence: str, in_force: Sequence[Law]) -> Law | None:
    spoken = parted(sentence)
    spoken = _respelled(spoken.saying(spoken.words[:MOST_WORDS]))
    patience = Patience(STEPS, WORDS, WAYS)
    road, taken = follow(spoken.words, patience)
    whole = taken == len(spoken.words) and road.ends
    for words in [spoken.words] if whole else _ways_around(spoken.words, patience):
        law = _mended(spoken.saying(words), in_force, patience)
        if law is not None:
            return law
    return None


def _respelled(spoken: Spoken) -> Spoken:
    """With the words put right that are mistyped, the first few of them."""
    mistyped = [word for word in spoken.words if word.terminal == UNKNOWN][:MISTYPED]
    right = {word.at: words_of(meant(word.typed) or word.typed) for word in mistyped}
    right = {at: words for at, words in right.items() if not any(word.terminal in JOINTS for word in words)}
    return spoken.saying(known for word in spoken.words for known in right.get(word.at, [word]))


# What a check refused


def _mended(spoken: Spoken, in_force: Sequence[Law], patience: Patience) -> Law | None:
    for _ in range(MENDINGS):
        if not patience.for_reading(spoken.words):
            return None
        try:
            return law_in(spoken, in_force)
        except NotUnderstood:
            around = next(_ways_around(spoken.words, patience), None)
            if around is None:
                return None
            spoken = spoken.saying(around)
        except Rejected as refused:
            spoken = _without_fault(spoken, refused, in_force)
    return None


def _without_fault(spoken: Spoken, refused: Rejected, in_force: Sequence[Law]) -> Spoken:
    reason, at = refused.reason, refused.at or 0
    if reason.startswith("name-"):
        return replace(spoken, name=_better_name(spoken.name, reason, in_force))
    if reason in ("number-range", "value-range"):
        bounds = int(refused.arguments["least"]), int(refused.arguments["most"])
        return spoken.saying(_within(word, *bounds) if word.at == at else word for word in spoken.words)
    if reason == "life-stays":
        return spoken.saying(_instead(word, "LIFE", "shield") for word in spoken.words)
    if reason == "never-both":
        return spoken.saying(_without_phrase(spoken.words, at))
    if reason == "own-swap" and any(word.terminal == "FORBIDDEN" and word.at < spoken.end for word in spoken.words):
        return spoken.saying(words_of("swapping their shield is forbidden"))
    if reason in ("many-steps", "many-targets", "two-places", "second-place"):
        return spoken.saying(_before_joint(spoken.words, at))
    return spoken.saying(_without(spoken.words, at))


def _better_name(name: str, reason: str, in_force: Sequence[Law]) -> str:
    plain = "".join(letter for letter in name if letter.isalpha() or letter.isdecimal())
    if reason == "name-letters":
        return plain
    return "" if reason == "name-not-action" else free_name(in_force, plain)


def _within(word: Word, least: int, most: int) -> Word:
    if word.terminal not in NUMBERS:
        return word
    numbers = [min(max(int(number), least), most) for number in word.sense.split()]
    typed = " to ".join(map(str, numbers))
    return replace(words_of(typed)[0], at=word.at)


def _instead(word: Word, terminal: str, other: str) -> Word:
    return replace(words_of(other)[0], at=word.at) if word.terminal == terminal else word


def _before_joint(words: Sequence[Word], at: int) -> Iterator[Word]:
    """The words up to the last joint before this place."""
    joints = [place for place, word in enumerate(words) if word.terminal in ("AND", "BUT", "THEN") and word.at <= at]
    yield from words[: joints[-1]] if joints else words[:-1]


def _without(words: Sequence[Word], at: int) -> Iterator[Word]:
    """The words without the one at this place, or without the last."""
    found = [word for word in words if word.at != at]
    yield from found if len(found) < len(words) else words[:-1]


def _without_phrase(words: Sequence[Word], at: int) -> Iterator[Word]:
    """The words without those from this place up to a verb or a joint."""
    leaving = False
    for word in words:
        leaving = (leaving or word.at == at) and word.terminal not in PHRASE_ENDS
        if not leaving:
            yield word


# Around a word that cannot stand where it stands


@dataclass(order=True)
class Way:
    """A way through the grammar that takes some words as they are: what it cost, how far it came."""

    cost: int
    number: int
    """Of two that cost the same, the one that arrived, or that was found first."""
    at: int = field(compare=False)
    road: Road | None = field(compare=False)
    """None when the sentence is whole."""
    taken: tuple[Word, ...] = field(compare=False)


def _ways_around(words: Sequence[Word], patience: Patience) -> Iterator[tuple[Word, ...]]:
    """Whole sentences that take as many of these words as they can, the closest first."""
    order = count()
    waiting = [Way(0, next(order), 0, beginning(patience), ())]
    for left in patience.turns():
        if not waiting:
            return
        way = heapq.heappop(waiting)
        if way.road is None:
            yield way.taken
            continue
        for cost, at, road, taken in _goes_on(words, way, left >= WAYS - FINISHES):
            number = ARRIVED if road is None else next(order)
            heapq.heappush(waiting, Way(way.cost + cost, number, at, road, taken))


Going = tuple[int, int, Road, tuple[Word, ...]]
"""What it costs, the next word, the road there, the words so far."""
Arriving = tuple[int, int, None, tuple[Word, ...]]
"""The same at the end of a sentence."""


def _goes_on(words: Sequence[Word], way: Way, may_finish: bool) -> Iterator[Going | Arriving]:
    """Straight on to the next word that cannot stand there, and then around it or to an end."""
    assert way.road is not None
    road, at, taken, before = way.road, way.at, way.taken, None
    while at < len(words) and (further := road.after(words[at].terminal)) is not None:
        before = (at, road, taken)
        road, at, taken = further, at + 1, (*taken, words[at])
    if at == len(words) and road.ends:
        yield 0, at, None, taken
        return
    if taken and may_finish:
        for cost, tail in heapq.nsmallest(ENDS_TRIED, _ends(words[at:], road), key=itemgetter(0)):
            yield cost, len(words), None, (*taken, *tail)
    if at < len(words):
        if before and not way.cost:
            yield from _earlier(words, at, *before)
        for cost, following, ahead, put in _detours(words, at, road):
            yield cost, following, ahead, (*taken, *put)


def _earlier(words: Sequence[Word], at: int, before: int, road: Road, taken: tuple[Word, ...]) -> Iterator[Going]:
    """Detours around the word before the one that stopped us, if they lead past that one."""
    for cost, following, ahead, put in _detours(words, before, road):
        onward: Road | None = ahead
        for word in words[following : at + 1]:
            onward = onward.after(word.terminal) if onward else None
        if onward:
            yield cost + EARLIER, following, ahead, (*taken, *put)


def _ends(rest: Sequence[Word], road: Road) -> Iterator[tuple[int, Sequence[Word]]]:
    """Known ends of a sentence, and what they cost: words that are added, and words of the rest that are lost."""
    said = {word.sense for word in rest}
    kinds = {word.terminal: word for word in rest}
    for tail in islice(ends_from(road), ENDS_SEEN):
        added = [word for word in tail if word.terminal not in kinds]
        lost = said - {word.sense for word in tail}
        kept = tuple(kinds.get(word.terminal, word) for word in tail)
        yield len(added) * ADDED + len(lost) * LEAVE_OUT, kept


def _detours(words: Sequence[Word], at: int, road: Road) -> Iterator[Going]:
    """What can be done about a word: its cost, the next word, the road there, the words put in."""
    yield LEAVE_OUT if words[at].terminal != UNKNOWN else LEAVE_OUT + 3, at + 1, road, ()
    following = words[at + 1].terminal if at + 1 < len(words) else None
    for terminal in road.open():
        ahead = road.after(terminal)
        if ahead is None:
            continue
        if ahead.after(words[at].terminal) is not None:
            yield PUT_IN, at, ahead, (_standing_for(terminal),)
        if ahead.ends if following is None else ahead.after(following) is not None:
            yield EXCHANGE, at + 1, ahead, (_standing_for(terminal),)


@cache
def _standing_for(terminal: str) -> Word:
    typed = shown_words(terminal)[0]
    return Word(*_meaning(terminal, typed), typed, 0)


def _meaning(terminal: str, typed: str) -> tuple[str, str]:
    return wordings().get(typed, (terminal, typed.replace(" to ", " ")))


# The known sentence that shares most words


def _known(sentence: str, in_force: Sequence[Law]) -> Law | None:
    said = {word.sense for word in words_of(sentence[:MOST_LETTERS])}
    for known, _ in sorted(_known_sentences(), key=lambda each: -len(said & each[1])):
        try:
            return law_in(known, in_force)
        except Rejected:
            continue
    return None


@cache
def _known_sentences() -> tuple[tuple[Spoken, frozenset[str]], ...]:
    listed = [take_apart(sentence) for sentences in EXAMPLES.values() for sentence in sentences]
    return tuple((spoken, frozenset(word.sense for word in spoken.words)) for spoken in listed)
