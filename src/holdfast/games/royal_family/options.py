"""The options of Royal Family."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel import Options, choice, flag, whole


@dataclass(frozen=True)
class RoyalFamilyOptions(Options):
    """What a table of Royal Family can agree on."""

    edition: str = choice("ages", "hit_points")
    castle_strength: int | None = whole(None, 5, 40)
    """Left open, it is the strength that the edition says."""
    ace_from_deck: bool = flag(False)
