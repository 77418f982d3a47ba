"""What a client wrote down while a deal was being made: later it cannot have been otherwise.

Browsers keep it for each table, `Follower.notes` holds it for programs, and `holdfast verify --notes` reads it. It is
one JSON object. Only with notes of one's own is a record more than the word of its author.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from holdfast.kernel.errors import RecordError

SENT, LOST, CONFIRMED = "sent", "lost", "confirmed"
"""The status of a message: it was sent and the connection held, the connection broke, the table had it."""
MOST_CHARACTERS = 256 * 1024


@dataclass
class Notes:
    """An empty field was never received, or never sent."""

    table: str
    hash: str = ""
    """Of the table's secret, as it was told before the deal."""
    commitment: str = ""
    """The table's own."""
    binding: Mapping[str, object] = field(default_factory=dict)
    """Game, rules, options, who sat where: as it was told with the commitment."""
    place: str = ""
    """Where this client sat before the lot."""
    contribution: str = ""
    nonce: str = ""
    committed: str = ""
    opened: str = ""
    commitments: Mapping[str, str] = field(default_factory=dict)
    """All players' commitments, as they were told before anybody opened."""
    seen: Sequence[int] = ()
    """What this client saw when the cards were dealt."""

    def write(self) -> str:
        return json.dumps({name: value for name, value in asdict(self).items() if value}, ensure_ascii=False) + "\n"

    @classmethod
    def read(cls, text: str) -> Notes:
        told = _object(text)
        known = {name: told[name] for name in cls.__dataclass_fields__ if name in told}
        for name, value in known.items():
            if not isinstance(value, KINDS.get(name, str)):
                raise RecordError("notes_unreadable", name=name)
        return cls(**known)


KINDS: Mapping[str, type] = {"binding": dict, "commitments": dict, "seen": list}


def _object(text: str) -> dict[str, Any]:
    try:
        told = json.loads(text[:MOST_CHARACTERS])
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict) or not isinstance(told.get("table"), str):
        raise RecordError("notes_not_an_object")
    return told
