"""How the game is told from the others, and how its table looks: two families of castles under the sky of the age."""

from __future__ import annotations

from typing import Final

from holdfast.kernel import Cloth, Gauge, Light, Moment, Paper, Place, Scene, Sky, Tally, Theme, signs
from holdfast.kernel.cards import rank

CASTLE: Final = Scene(
    "castle",
    "castle",
    wide=(640, 290),
    narrow=(200, 210),
    places={
        "ace": Place("banner", wide=((34, 78, 80, 118),), narrow=((11, 50, 44, 74),)),
        "royals": Place(
            "window",
            wide=((146, 120, 66, 84), (240, 120, 66, 84), (334, 120, 66, 84)),
            narrow=((71, 60, 34, 46), (113, 60, 34, 46), (155, 60, 34, 46)),
            ranks=("J", "Q", "K"),
        ),
        "fort": Place("wall", wide=((461, 154, 72, 101),), narrow=((72, 160, 33, 46),)),
        "fort_troops": Place("heap", wide=((436, 236, 120, 50),), narrow=((66, 184, 66, 26),)),
        "dungeon": Place("cell", wide=((570, 199, 54, 71),), narrow=((148, 164, 40, 42),)),
        "troops": Place("heap", wide=((150, 244, 290, 42),), narrow=((66, 142, 70, 26),)),
    },
    gauges={
        "strength_left": Gauge(
            "stones",
            wide=(136, 222, 304, 37),
            narrow=(66, 119, 130, 24),
            figure=((24, 202, 100, 64), (4, 130, 58, 64)),
            rows=2,
        ),
        "fort_left": Gauge("shield", wide=(519, 136, 34, 48), narrow=(105, 164, 26, 36), of="fort"),
    },
)
REVOLUTION: Final = Sky(("#f2a24c", "#cf5c33", "#7d2c2c", "#2c1420"))
OPPRESSION: Final = Sky(("#7f89cf", "#4d549a", "#3a4079", "#15152a"), source="moon")

THEME: Final = Theme(
    "#8e2430",
    "M4 18L2.5 7 8 11.5 12 4.5 16 11.5 21.5 7 20 18ZM4 21.5H20",
    cards=("X1", "QH", "KS"),
    cloth=Cloth("damask", "#221418", "#4a2026", "#12090c", "#c5453c", "#f0928a"),
    papers={
        "bludgeins": Paper("#7c3f39", signs.HEART, "#3c1a1a", "#a9635a", "#c98a7e"),
        "darkleins": Paper("#464f61", signs.SPADE, "#1d222c", "#6a7690", "#93a0b8"),
    },
    light=Light("age", {"revolution": REVOLUTION, "oppression": OPPRESSION}),
    seats="facing",
    hero="castle",
    square=("pile1", "pile2", "pile3"),
    scenes=(CASTLE,),
    worth=rank,
    moments={
        "age_turned": Moment("light", of="age"),
        "battered": Moment("loss", of="castle"),
        "breached": Moment("loss", of="castle"),
        "hurt": Moment("loss", of="castle"),
        "lost_strength": Moment("loss", of="castle"),
        "fell": Moment("loss", of="castle"),
    },
    tallies={
        "damage": Tally(("hurt",), amount="damage"),
        "walls": Tally(("breached",)),
        "royals": Tally(("killed", "captured", "kidnapped", "assassinated")),
    },
    signs={
        "draw": signs.PILE,
        "take": signs.HAND,
        "fortify": signs.WALL,
        "attack": signs.BLADES,
        "crown": signs.CROWN,
        "kidnap": signs.CHAIN,
        "hold": signs.HAND,
        "assassinate": signs.BLADE,
        "field": signs.PILE,
        "bury": signs.GRAVE,
        "pass": signs.STOP,
    },
    triumph="castle",
)
"""Red and black, a crown."""
