"""What a table of Cuttle can agree on."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel import Options, whole


@dataclass(frozen=True)
class CuttleOptions(Options):
    hand_limit: int = whole(8, 6, 12)
