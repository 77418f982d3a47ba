"""Why a sentence is refused."""

from __future__ import annotations

from holdfast.language.grammar import ParserState
from holdfast.language.sentence import Sentence
from holdfast.language.tokens import UNKNOWN

Argument = str | int


class Rejected(Exception):
    """A reason against a sentence, and where it shows. Stays inside: people get an error with a hint."""

    def __init__(self, reason: str, start: int | None = None, **arguments: Argument) -> None:
        super().__init__(reason)
        self.reason = reason
        self.start = start
        self.arguments = arguments


class NotParsed(Rejected):
    """A token that cannot stand where it stands, and the state of the parser before it."""

    def __init__(self, sentence: Sentence, state: ParserState, taken: int) -> None:
        stopped = sentence.tokens[taken] if taken < len(sentence.tokens) else None
        known = "unexpected" if stopped is None or stopped.terminal != UNKNOWN else "unknown"
        super().__init__(known if stopped else "unfinished", stopped.start if stopped else sentence.end)
        self.state = state
