"""How the game is told from the others, and how its table looks: the duel is what it is about."""

from __future__ import annotations

from typing import Final

from holdfast.kernel import Cloth, Gauge, Moment, Stage, Tally, Theme, Total, signs
from holdfast.kernel.cards import rank

THEME: Final = Theme(
    "#3f6796",
    signs.BLADES,
    cards=("7C", "QD", "AS"),
    cloth=Cloth("blades", "#13233a", "#28507f", "#0a1220", "#5b8fc0", "#a2c8eb"),
    hero="challenged",
    gauges={"tokens": Gauge("coins", of="tokens")},
    totals={"attack": Total(signs.BLADE, "attack"), "defence": Total(signs.SHIELD, "defence")},
    worth=rank,
    stages={
        "challenged": Stage(
            left="{seat}.attack",
            right="{target}.defence",
            ends=("won", "lost", "tied"),
            shows=("revealed",),
            stake="tokens",
            left_sum="force",
            right_sum="wall",
        )
    },
    moments={"eliminated": Moment("out")},
    tallies={
        "won": Tally(("won",)),
        "fended_off": Tally(("lost",), of="target"),
        "improved": Tally(("improved_attack", "improved_defence", "added")),
    },
    signs={
        "upgrade-attack": signs.BLADE,
        "upgrade-defence": signs.SHIELD,
        "upgrade-add": signs.PLUS,
        "discard": signs.GRAVE,
        "attack": signs.BLADES,
        "pass": signs.STOP,
    },
)
"""Steel blue, crossed blades."""
