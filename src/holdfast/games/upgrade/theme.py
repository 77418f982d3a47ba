"""How the game is told from the others: its colour and its motif."""

from __future__ import annotations

from typing import Final

from holdfast.kernel import Theme

THEME: Final = Theme(
    "#3f6796",
    "M20.5 3.5L19.5 7 9 17.5 6.5 15 17 4.5ZM5 13.5L10.5 19M7.5 16.5L3.5 20.5"
    "M3.5 3.5L4.5 7 15 17.5 17.5 15 7 4.5ZM19 13.5L13.5 19M16.5 16.5L20.5 20.5",
    cards=("7C", "QD", "AS"),
)
"""Steel blue, crossed blades."""
