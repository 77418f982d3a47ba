"""The law of blanks: a message uses only its own variables, and other messages that exist."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from holdfast.kernel import Game
from holdfast.testing.law import law
from holdfast.words import CASES

FORMS = ("is", "gender", "same", "left", "right", *CASES)
"""What follows from a value: `$seat_is` and the like."""


def check_blanks(game: Game, file: str, messages: Iterable[Message], known: frozenset[str]) -> None:
    """Every blank in what a game says, asks and tells is one that it fills; `known` are the names of all messages."""
    given = dict(_given(game))
    for message in messages:
        name, spoken = message.id.name, _Spoken(message)
        lost = ", ".join(sorted(spoken.messages - known))
        law(not lost, f"{game.name}: text/{file}: “{name}” speaks of the message “{lost}”, which there is not")
        if name in given:
            strange = _dollars(spoken.blanks - _with_forms(given[name]))
            there = _dollars(given[name]) or "nothing"
            law(not strange, f"{game.name}: text/{file}: “{name}” is not given {strange}; it is given {there}")


class _Spoken(Visitor):
    """What a message speaks of."""

    def __init__(self, message: Message) -> None:
        self.blanks: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.blanks.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _given(game: Game) -> Iterator[tuple[str, set[str]]]:
    """What fills the blanks of each message about a move, a prompt or an event."""
    for verb in game.vocabulary.verbs.verbs:
        yield f"move-{verb.name}", {*verb.blanks, *(f"{blank}_card" for blank in verb.blanks)}
    for kind in game.vocabulary.prompts.kinds:
        yield f"prompt-{kind.name}", {"seat", *(field.name for field in kind.fields)}
        yield f"once-prompt-{kind.name}", set()
    for kind in game.vocabulary.events.kinds:
        yield f"event-{kind.name}", {"said", *(field.name for field in kind.fields)}
        yield f"once-event-{kind.name}", set()


def _with_forms(names: set[str]) -> set[str]:
    return names | {f"{name}_{form}" for name in names for form in FORMS}


def _dollars(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))
