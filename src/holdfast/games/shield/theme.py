"""How the game is told from the others: its colour and its motif."""

from __future__ import annotations

from typing import Final

from holdfast.kernel import Theme

THEME: Final = Theme(
    "#8a5f2c",
    "M4 3.5H20V11C20 16.5 16.5 20 12 22 7.5 20 4 16.5 4 11ZM12 3.5V22M4 10.5H20",
    cards=("5H", "10D", "KC"),
)
"""Bronze, a heater shield."""
