"""How the game is told from the others: its colour and its motif."""

from __future__ import annotations

from holdfast.kernel import Gauge, Theme, signs

THEME = Theme(
    "#2f6f73",
    "M12 3C8.5 3 6.5 6 6.5 9.5V13H17.5V9.5C17.5 6 15.5 3 12 3ZM6.5 10L4 13.5M17.5 10L20 13.5"
    "M9.5 8.5V9M14.5 8.5V9M8 13V17L6.5 20.5M10.7 13V18L10 21M13.3 13V18L14 21M16 13V17L17.5 20.5",
    cards=("8H", "JC", "KS"),
    seats="facing",
    hero="points",
    gauges={"score": Gauge("level")},
    signs={
        "draw": signs.PILE,
        "points": signs.PLUS,
        "scuttle": signs.BLADES,
        "lay": signs.CROWN,
        "steal": signs.HAND,
        "play": signs.BOLT,
        "counter": signs.SHIELD,
        "allow": signs.STOP,
        "take": signs.HAND,
        "discard": signs.GRAVE,
        "pass": signs.STOP,
    },
)
"""Sea green, and a cuttlefish."""
