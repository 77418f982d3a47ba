"""What the rule book asks of a sentence beyond its grammar: its length, its name, and that the game stays playable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from holdfast.games.shield.language.rendering import render
from holdfast.games.shield.laws.actions import Action
from holdfast.games.shield.laws.events import EffectKind, EventRule, Recipient, TriggerKind
from holdfast.games.shield.laws.law import MOST_LETTERS, MOST_SENTENCES, Law
from holdfast.games.shield.laws.limits import Limit, LimitKind
from holdfast.language.errors import Rejected
from holdfast.language.tokens import Token

RESERVED: Final = frozenset(("attack", "charge", "swap", "do", "pass"))
DISARMING: Final = (EffectKind.DISCARD, EffectKind.DISCARD_ALL)
DISARMED: Final = {
    TriggerKind.CHARGES: (Recipient.THAT_PLAYER, Recipient.EVERYONE),
    TriggerKind.STARTS_TURN: (Recipient.THAT_PLAYER, Recipient.EVERYONE, Recipient.OTHERS),
}
"""Who discards when, so that nobody has a charged card on their own turn: one is charged a turn, and it is gone."""

MOST_TOKENS: Final = 60
"""Nobody who means something needs as many: 200 letters of single signs are there to keep a reader busy."""


def check_length(sentence: str) -> None:
    if len(sentence) > MOST_LETTERS:
        raise Rejected("too-long", MOST_LETTERS, most=MOST_LETTERS, letters=len(sentence))


def check_tokens(tokens: Sequence[Token]) -> None:
    if len(tokens) > MOST_TOKENS:
        raise Rejected("too-many-words", tokens[MOST_TOKENS].start, most=MOST_TOKENS, words=len(tokens))


def check_room(in_force: Sequence[Law]) -> None:
    if len(in_force) >= MOST_SENTENCES:
        raise Rejected("no-room", most=MOST_SENTENCES)


def check_name(name: str, start: int, in_force: Iterable[Law]) -> None:
    """A name is letters and digits, none of the table's own verbs, and not in use."""
    if not all(letter.isalpha() or letter.isdecimal() for letter in name):
        raise Rejected("name-letters", start, name=name)
    if name.lower() in RESERVED:
        raise Rejected("name-reserved", start, name=name)
    if name.lower() in names_of(in_force):
        raise Rejected("name-in-use", start, name=name)


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
    written = render(law)
    if len(written) > MOST_LETTERS:
        raise Rejected("too-long", 0, most=MOST_LETTERS, letters=len(written))
    if locks_attack((*in_force, law)):
        raise Rejected("no-attack")


def locks_attack(laws: Iterable[Law]) -> bool:
    """Whether nobody could ever attack again: only charged cards may attack, and nobody can keep one."""
    laws = tuple(laws)
    armed = any(isinstance(law, Limit) and law.kind == LimitKind.ARMED for law in laws)
    return armed and any(isinstance(law, EventRule) and _disarms(law) for law in laws)


def _disarms(law: EventRule) -> bool:
    return law.effect.kind in DISARMING and law.recipient in DISARMED.get(law.trigger.kind, ())
