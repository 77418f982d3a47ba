"""How the cards are drawn: colour and emblem by type, a motif for each card."""

from __future__ import annotations

from typing import Final

from holdfast.games.ship_it.box import BOX, CARDS
from holdfast.kernel import (
    INK,
    PARCHMENT,
    CardFrame,
    CardGoal,
    CardStyles,
    CardTones,
    Cloth,
    Moment,
    Place,
    Scene,
    Substitute,
    Tally,
    Theme,
    signs,
)

COLOURS: Final = {
    "architecture": ("#ffffff", INK),
    "component": ("#6d4aa8", PARCHMENT),
    "draw": ("#2f7a4a", PARCHMENT),
    "attack": ("#b23a32", PARCHMENT),
    "defence": ("#28609d", PARCHMENT),
    "meta": ("#80601a", PARCHMENT),
    "event": ("#3c4148", PARCHMENT),
}
"""The colours of the box, dark or light enough for what is written on them."""

PURPLE: Final = CardTones("#20133c", "#432a72", "#6d4aa8", "#ab8fd8", "#e6daf3", "#e0708a")
GREEN: Final = CardTones("#0e2b1c", "#1b4f31", "#2f7a4a", "#86bb8a", "#dcedd2", "#c2573d")
RED: Final = CardTones("#3a1013", "#741f1c", "#b23a32", "#e58467", "#f8d9c2", "#2d6f78")
BLUE: Final = CardTones("#0d213c", "#1a416d", "#28609d", "#7fb3dd", "#d8e9f3", "#d5694f")
GOLD: Final = CardTones("#2a1d05", "#513c0c", "#80601a", "#d9b765", "#f6e9c8", "#a63d34")
SLATE: Final = CardTones("#14171b", "#2b3036", "#4b525b", "#98a2ad", "#dfe4e8", "#d1583f")
WHITE: Final = CardTones("#17293b", "#33506a", "#7f9bb1", "#c3d3de", "#eaf1f5", "#c2473d")

FRAMES: Final = {
    "architecture": CardFrame("plain", "square", "grid", "white", WHITE),
    "component": CardFrame("steps", "square", "bricks", tones=PURPLE),
    "draw": CardFrame("page", "page", "lines", tones=GREEN),
    "attack": CardFrame("teeth", "blade", "slashes", tones=RED),
    "defence": CardFrame("shield", "shield", "scales", tones=BLUE),
    "meta": CardFrame("ticket", "sun", "lozenges", tones=GOLD),
    "event": CardFrame("waves", "disc", "waves", tones=SLATE),
}
"""What tells types apart without colour, and the shades of scene and frame."""

EMBLEMS: Final = {
    "architecture": "M4 20L12 4l8 16M7 14h10",
    "component": "M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5",
    "draw": "M7 4h10v16H7zM12 9v6M9 12h6",
    "attack": "M13 3L6 13h5l-1 8 7-11h-5z",
    "defence": "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",
    "meta": "M12 3l2.6 6 6.4.6-4.8 4.2 1.5 6.2-5.7-3.4-5.7 3.4 1.5-6.2L3 9.6 9.4 9z",
    "event": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v7M12 17v.5",
}

MOTIFS: Final = {
    "analytics": "M4 20h16M6 20v-6h3v6M11 20V9h3v11M16 20V5h3v15",
    "microfrontends": "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    "microservices": "M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM6 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
    "M18 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM11 8l-4 8M13 8l4 8M8 18h8",
    "application": "M8 3h8v18H8zM11 18h2",
    "database": "M4 6c0-2 16-2 16 0v12c0 2-16 2-16 0V6M4 6c0 2 16 2 16 0M4 12c0 2 16 2 16 0",
    "backend": "M4 4h16v6H4zM4 14h16v6H4zM7 7h1M7 17h1",
    "frontend": "M3 5h18v14H3zM3 9h18M6 7h1M9 7h1",
    "cloud": "M7 18a4 4 0 0 1 0-8 6 6 0 0 1 11-1 4.5 4.5 0 0 1 0 9z",
    "monitoring": "M3 12h4l3-7 4 14 3-7h4",
    "firewall": "M3 5h18v14H3zM3 10h18M3 14h18M9 5v5M15 10v4M9 14v5",
    "cache": "M12 4l9 4-9 4-9-4zM3 12l9 4 9-4M3 16l9 4 9-4",
    "research": "M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM14.5 14.5L20 20",
    "garbage_collector": "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v6M14 11v6",
    "hype": "M4 10v4l10 5V5zM14 9a4 4 0 0 1 0 6M6 15v4h3v-3",
    "rfc": "M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 15h7",
    "p2p": "M4 8h14l-3-3M20 16H6l3 3",
    "opensource": "M9 19.5A8 8 0 1 1 15 19.5L13.5 14.5A3 3 0 1 0 10.5 14.5z",
    "bug": "M8 9a4 5 0 0 1 8 0v5a4 5 0 0 1-8 0zM12 9v10M9 3l1 2M15 3l-1 2"
    "M4 8l4 2M20 8l-4 2M3 14h5M21 14h-5M5 20l3-3M19 20l-3-3",
    "critical_bug": "M12 3l9 17H3zM12 9v5M12 17v.5",
    "specific_bug": "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 2v6M12 16v6M2 12h6M16 12h6",
    "security_issue": "M6 11h12v9H6zM9 11V7a3.5 3.5 0 0 1 7-1M12 14v3",
    "ddos": "M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 4l5 5M20 4l-5 5M4 20l5-5M20 20l-5-5M12 2v5M12 22v-5M2 12h5M22 12h-5",
    "supply_chain": "M9 8H7a4 4 0 0 0 0 8h2M15 8h2a4 4 0 0 1 0 8h-2M8 12h8",
    "excuse": "M4 5h16v10h-9l-5 5v-5H4zM8 9h8M8 12h5",
    "patch": "M5 13l8-8a4 4 0 0 1 6 6l-8 8a4 4 0 0 1-6-6zM9 9l6 6M12 11v.5M11 13h.5M13 12h.5",
    "ci": "M20 12a8 8 0 1 1-3-6.2M20 3v4h-4M8.5 12l2.5 2.5 4.5-5",
    "certificate": "M12 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM9 13l-2 8 5-3 5 3-2-8",
    "sudo": "M9 7c-3-2-6 2-2.5 4.5S8 18 4 16M6.5 4v16M12 18h8",
    "merge": "M6 4v16M6 8c0 6 12 4 12 10M18 15v5M15 17l3 3 3-3",
    "orchestrator": "M12 3v12M12 9l-7 6M12 9l7 6M3 15h4v5H3zM10 15h4v5h-4zM17 15h4v5h-4z",
    "e500": "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-7 1 2 2 2 3-4z",
    "zero_day": "M4 5h16v16H4zM4 10h16M8 3v4M16 3v4M12 12.5a3 3 0 0 1 0 6 3 3 0 0 1 0-6z",
    "friday": "M5 8h11v12H5zM16 11h3v6h-3M8 11v6M13 11v6M5 8c0-4 4-2 5-4 2 2 6 0 6 4",
    "hackers_paws": "M12 12c3 0 5 3 5 5s-2 3-5 3-5-1-5-3 2-5 5-5zM5 8.5a1.5 2 0 1 1 0 4 1.5 2 0 0 1 0-4z"
    "M9.5 4a1.5 2 0 1 1 0 4 1.5 2 0 0 1 0-4zM14.5 4a1.5 2 0 1 1 0 4 1.5 2 0 0 1 0-4z"
    "M19 8.5a1.5 2 0 1 1 0 4 1.5 2 0 0 1 0-4z",
}


CARD_STYLES: Final = CardStyles(BOX, COLOURS, EMBLEMS, MOTIFS, FRAMES)

RACK: Final = Scene(
    "rack",
    "rack",
    wide=(640, 194),
    narrow=(330, 134),
    places={
        "architecture": Place("slot", wide=((24, 8, 100, 140),), narrow=((8, 4, 64, 90),)),
        "production": Place(
            "rail", wide=((150, 8, 470, 140),), narrow=((82, 4, 242, 90),), mending=("repair", "repair_next")
        ),
    },
)
GOAL: Final = CardGoal(
    "architecture",
    have="production",
    from_hand="hand",
    needs={card.slug: card.needs for card in CARDS.texts if card.needs},
    substitutes={
        "cloud": Substitute(tuple(card.slug for card in CARDS.texts if card.building)),
        "cache": Substitute(value="cached", unless="laid_to", option="cache_counts"),
    },
)

THEME: Final = Theme(
    "#1f6b45",
    "M10 8C7.5 5.5 4 6.5 4 9C4 12 10.5 11.5 10.5 15C10.5 18 6 18.5 3.5 16M7.2 4.5V19.5M14 18.5H21",
    cards=("database", "friday", "sudo"),
    cloth=Cloth("circuit", "#0d1f18", "#16452f", "#060f0b", "#57b368", "#84d293"),
    hero="rack",
    scenes=(RACK,),
    goal=GOAL,
    moments={"broken": Moment("loss")},
    tallies={
        "deployed": Tally(("deployed",)),
        "struck": Tally(("struck",)),
        "defended": Tally(("defended", "held")),
    },
    signs={
        "draw": signs.PILE,
        "deploy": signs.ROCKET,
        "play": signs.CARD,
        "trade": signs.TRADE,
        "defend": signs.SHIELD,
        "accept": signs.HAND,
        "decline": signs.STOP,
        "end": signs.TURN,
        "discard": signs.GRAVE,
        "drop": signs.GRAVE,
        "take": signs.HAND,
        "leave": signs.STOP,
    },
    triumph="rack",
)
"""Green, a prompt."""
