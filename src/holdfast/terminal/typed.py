"""What people type: a move in notation, or in their own words, with names, titles and beginnings of words.

Every move that is possible now can be said in several ways: in notation, as the menu calls it, with a player's name
for a seat, with a card's title for its slug, and with a verb of the language: `verb-attack = атаковать`. What was
typed is compared with all of them, word by word; a beginning is enough if only one move begins so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from holdfast.kernel import IllegalMove, Layout, MoveChoice, seat_number
from holdfast.kernel.phrase_patterns import BLANK
from holdfast.kernel.phrases import Verb
from holdfast.terminal.labels import label, plain_label
from holdfast.words import CASES, SUIT_SIGNS, Words

ALIKE = str.maketrans("абвгдеёзийклмнопрстухцъь♠♥♦♣", "abvgdeezijklmnoppctyxc''shdc")
"""Letters that share a key or a look with Latin ones, so that “а1” is a1 whichever keyboard is on."""
MOST_WAYS = 200


def normal(text: str) -> str:
    """What was typed, without what does not matter: capitals, spaces, marks, the keyboard's alphabet."""
    kept = "".join(" " if mark in ",;!?“”«»()" else mark for mark in text.casefold())
    return " ".join(kept.translate(ALIKE).split())


def meant(said: str, choices: Sequence[MoveChoice], layout: Layout, words: Words) -> MoveChoice | None:
    """The one move that somebody means; None if there is none, IllegalMove if there are several."""
    wanted = normal(said)
    if not wanted:
        return None
    ways = [(choice, {normal(way) for way in ways_to_say(choice, layout, words)}) for choice in choices]
    exact = [choice for choice, said_so in ways if wanted in said_so]
    begun = exact or [choice for choice, said_so in ways if any(_begins(wanted, way) for way in said_so)]
    if len(begun) > 1:
        listed = [choice.notation for choice in begun]
        raise IllegalMove("move_ambiguous", said=said, moves=[*listed[:8], *["…"] * (len(listed) > 8)])
    return begun[0] if begun else None


def _begins(typed: str, way: str) -> bool:
    """Whether each word begins a word of the way, in the same order and with none left over."""
    mine, theirs = typed.split(), way.split()
    return len(mine) == len(theirs) and all(map(str.startswith, theirs, mine))


def gesture_meant(said: str, gestures: Sequence[str], words: Words) -> str:
    """The gesture that somebody makes, in whatever language; empty if it is none of these."""
    for gesture in gestures:
        named = f"gesture-{gesture}"
        ways = words.say(named).split(",") if words.has(named) else []
        if said.casefold() in (gesture, *(way.strip().casefold() for way in ways)):
            return gesture
    return ""


def ways_to_say(choice: MoveChoice, layout: Layout, words: Words) -> Iterator[str]:
    yield choice.notation
    yield label(choice, layout, words)
    yield plain_label(choice, layout, words)
    verb = words.game.vocabulary.verbs.of(choice.move)
    blanks = words.game.vocabulary.verbs.blanks(choice.move)
    options = [other_names(blanks[blank], words) for blank in verb.blanks]
    for number, chosen in enumerate(product(*options)):
        if number == MOST_WAYS:
            return
        filled = dict(zip(verb.blanks, chosen, strict=True))
        for phrase in phrases(verb, words):
            yield BLANK.sub(lambda blank, filled=filled: filled[blank[1]], phrase)  # type: ignore[misc]


def phrases(verb: Verb, words: Words) -> list[str]:
    """The phrase of a verb, and the same with each word that the language has for it."""
    listed = f"verb-{verb.name}"
    if not words.has(listed):
        return [verb.phrase]
    _, space, rest = verb.phrase.partition(" ")
    return [verb.phrase, *(f"{said.strip()}{space}{rest}" for said in words.say(listed).split(","))]


def other_names(word: str, words: Words) -> list[str]:
    """A word as it is written, and what people call the same thing."""
    seat = seat_number(word)
    if seat is not None:
        name = words.seat_name(seat)
        return list(dict.fromkeys([word, name.text, *(name.form(case) for case in CASES)]))
    if word in words.game.vocabulary.faces:
        return list(dict.fromkeys([word, words.card(word), words.card_title(word), _signed(word)]))
    return [word]


def _signed(face: str) -> str:
    return face[:-1] + SUIT_SIGNS.get(face[-1:], face[-1:])
