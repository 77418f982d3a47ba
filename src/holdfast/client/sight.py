"""A sight that is followed by its changes, with the table's book as the server tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holdfast.kernel import SightParts


class FollowedSight(SightParts):
    """What a seat sees now, entry by entry, by the paths of the book."""

    def __init__(self, book: Mapping[str, Any], numbers: Sequence[int]) -> None:
        super().__init__([entry["form"] for entry in book["entries"]], numbers)
        self.book = book

    def entry(self, path: str) -> list[int]:
        """The numbers of an entry by its path: `p1.hand`, `turn`."""
        paths = [entry["path"] for entry in self.book["entries"]]
        return self.parts[paths.index(path)]

    def faces(self, path: str) -> list[str | None]:
        """The cards of a zone: the name of each face, None for a back."""
        backs = self.book["backs"]
        return [
            self.book["faces"][(code - backs - 1) // 2]["name"] if code > backs else None for code in self.entry(path)
        ]
