"""How the game is told from the others: its colour and its motif."""

from __future__ import annotations

from typing import Final

from holdfast.kernel import Theme

THEME: Final = Theme(
    "#8e2430",
    "M4 18L2.5 7 8 11.5 12 4.5 16 11.5 21.5 7 20 18ZM4 21.5H20",
    cards=("X1", "QH", "KS"),
)
"""Red and black, a crown."""
