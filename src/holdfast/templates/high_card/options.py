"""What a table of High Card can agree on."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel import Options, whole


@dataclass(frozen=True)
class HighCardOptions(Options):
    cards: int = whole(3, 1, 9)
