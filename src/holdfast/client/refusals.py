"""How the server says no to a program."""

from __future__ import annotations

from holdfast.server.messages import Refusal


class RequestRefused(Exception):
    """The server said no, and why."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.status = status
        self.refusal = refusal


class MoveRefused(Exception):
    """A move was not made, and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal
