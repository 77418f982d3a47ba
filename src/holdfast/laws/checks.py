"""What the rule book asks of a sentence beyond its grammar: its length, its name, and that the game stays playable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from holdfast.games.shield.law import MOST_LETTERS, MOST_SENTENCES, Bound, Doing, EventRule, Happening, Law, Limit, Who
from holdfast.games.shield.law_actions import Action
from holdfast.laws.errors import Rejected
from holdfast.laws.wording import canonical

RESERVED: Final = frozenset(("attack", "charge", "swap", "do", "pass"))
DISARMING: Final = (Doing.DISCARD, Doing.DISCARD_ALL)
DISARMED: Final = {
    Happening.CHARGES: (Who.THAT_PLAYER, Who.EVERYONE),
    Happening.STARTS_TURN: (Who.THAT_PLAYER, Who.EVERYONE, Who.OTHERS),
}
"""Who discards when, so that nobody has a charged card on their own turn: one is charged a turn, and it is gone."""


MOST_WORDS: Final = 60
"""Nobody who means something needs as many: 200 letters of single signs are there to keep a reader busy."""


def check_length(sentence: str) -> None:
    if len(sentence) > MOST_LETTERS:
        raise Rejected("too-long", MOST_LETTERS, most=MOST_LETTERS, letters=len(sentence))


def check_words(places: Sequence[int]) -> None:
    """That there are not too many words, which begin at these places."""
    if len(places) > MOST_WORDS:
        raise Rejected("too-many-words", places[MOST_WORDS], most=MOST_WORDS, words=len(places))


def check_room(in_force: Sequence[Law]) -> None:
    if len(in_force) >= MOST_SENTENCES:
        raise Rejected("no-room", most=MOST_SENTENCES)


def check_name(name: str, at: int, in_force: Iterable[Law]) -> None:
    """A name is letters and digits, none of the table's own verbs, and not in use."""
    if not all(letter.isalpha() or letter.isdecimal() for letter in name):
        raise Rejected("name-letters", at, name=name)
    if name.lower() in RESERVED:
        raise Rejected("name-reserved", at, name=name)
    if name.lower() in names_of(in_force):
        raise Rejected("name-in-use", at, name=name)


def names_of(laws: Iterable[Law]) -> set[str]:
    return {law.name.lower() for law in laws if isinstance(law, Action)}


def free_name(in_force: Iterable[Law], stem: str = "action") -> str:
    """`action1`, `action2`, …: the first that is not in use."""
    taken = names_of(in_force)
    number = 1
    while f"{stem}{number}".lower() in taken:
        number += 1
    return f"{stem}{number}"


def check_law(law: Law, in_force: Sequence[Law]) -> None:
    """That it can be written down, and that with those in force attacking does not become impossible for good."""
    written = canonical(law)
    if len(written) > MOST_LETTERS:
        raise Rejected("too-long", 0, most=MOST_LETTERS, letters=len(written))
    if locks_attack((*in_force, law)):
        raise Rejected("no-attack")


def locks_attack(laws: Iterable[Law]) -> bool:
    """Whether nobody could ever attack again: only charged cards may attack, and nobody can keep one."""
    laws = tuple(laws)
    armed = any(isinstance(law, Limit) and law.bound == Bound.ARMED for law in laws)
    return armed and any(isinstance(law, EventRule) and _disarms(law) for law in laws)


def _disarms(law: EventRule) -> bool:
    return law.deed.doing in DISARMING and law.who in DISARMED.get(law.event.happening, ())
