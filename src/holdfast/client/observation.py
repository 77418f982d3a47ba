"""An observation that is followed by its changes, with the table's schema as the server tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holdfast.kernel import ObservationParts


class FollowedObservation(ObservationParts):
    """What a seat sees now, entry by entry, by the paths of the schema."""

    def __init__(self, schema: Mapping[str, Any], numbers: Sequence[int]) -> None:
        super().__init__([entry["form"] for entry in schema["entries"]], numbers)
        self.schema = schema

    def entry(self, path: str) -> list[int]:
        """The numbers of an entry by its path: `p1.hand`, `turn`."""
        paths = [entry["path"] for entry in self.schema["entries"]]
        return self.parts[paths.index(path)]

    def faces(self, path: str) -> list[str | None]:
        """The cards of a zone: the name of each face, None for a back."""
        backs = self.schema["backs"]
        return [
            self.schema["faces"][(code - backs - 1) // 2]["name"] if code > backs else None for code in self.entry(path)
        ]
