"""How the game is told from the others, and how its table looks: everybody is a shield with a heart."""

from __future__ import annotations

from typing import Final

from holdfast.kernel import Cloth, Emblem, Gauge, Moment, Stage, Tally, Theme, signs

THEME: Final = Theme(
    "#8a5f2c",
    "M4 3.5H20V11C20 16.5 16.5 20 12 22 7.5 20 4 16.5 4 11ZM12 3.5V22M4 10.5H20",
    cards=("5H", "10D", "KC"),
    cloth=Cloth("shields", "#2a1d12", "#5c3f22", "#150e08", "#c08a4e", "#ecd9bd"),
    hero="emblem",
    emblem=Emblem("shield", level="shield_left", lost="shield_damage", heart="life_total"),
    gauges={"rounds_won": Gauge("coins", of="rounds_to_win")},
    stages={
        "attacked": Stage(
            left="{card}",
            right="{target}.shield",
            ends=("absorbed", "broke", "wounded", "broke_down", "missed"),
            joins=("unleashed",),
            left_sum="force",
        )
    },
    moments={
        "absorbed": Moment("loss", of="target"),
        "broke": Moment("loss", of="target"),
        "wounded": Moment("loss", of="target"),
        "broke_down": Moment("loss", of="target"),
        "shield_hit": Moment("loss", of="target"),
        "life_hit": Moment("loss", of="target"),
        "lost_life": Moment("loss"),
        "knocked_out": Moment("out"),
        "round_won": Moment("round", question="writing"),
    },
    tallies={
        "attacks": Tally(("attacked", "attacked_without")),
        "held": Tally(("absorbed",), of="target"),
        "damage": Tally(("wounded", "life_hit"), amount="damage"),
    },
    signs={
        "attack": signs.BLADES,
        "charge": signs.CHARGE,
        "swap": signs.SWAP,
        "rule": signs.QUILL,
        "do": signs.BOLT,
        "pass": signs.STOP,
    },
    scrolls=("rules",),
    triumph="emblem",
)
"""Bronze, a heater shield."""
