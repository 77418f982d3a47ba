"""How the cards are drawn: colour and emblem by type, a motif for each card."""

from __future__ import annotations

from typing import Final

from holdfast.games.cluster_royale.box import BOX
from holdfast.kernel import (
    INK,
    PARCHMENT,
    CardFrame,
    CardStyles,
    CardTones,
    Cloth,
    Moment,
    Paper,
    Place,
    Scene,
    Tally,
    Theme,
)
from holdfast.kernel import signs as table_signs

COLOURS: Final = {
    "attack": ("#b23a32", PARCHMENT),
    "defence": ("#2f7a4a", PARCHMENT),
    "tech": ("#28609d", PARCHMENT),
    "celebrity": ("#5d646e", PARCHMENT),
    "event": ("#6d4aa8", PARCHMENT),
    "cluster": ("#2aa5b8", INK),
    "AWS": ("#e08a2e", INK),
    "Azure": ("#4da3e8", INK),
    "GCP": ("#4caf6a", INK),
    "OpenShift": ("#e8695e", INK),
}
"""The colours of the box, by type and for a cluster by provider; dark or light enough for what is written on them."""

RED: Final = CardTones("#3a1013", "#741f1c", "#b23a32", "#e58467", "#f8d9c2", "#2d6f78")
GREEN: Final = CardTones("#0e2b1c", "#1b4f31", "#2f7a4a", "#86bb8a", "#dcedd2", "#c2573d")
BLUE: Final = CardTones("#0d213c", "#1a416d", "#28609d", "#7fb3dd", "#d8e9f3", "#d5694f")
GREY: Final = CardTones("#20242a", "#3a4048", "#5d646e", "#a6aeb6", "#e4e6e5", "#a5343c")
PURPLE: Final = CardTones("#20133c", "#432a72", "#6d4aa8", "#ab8fd8", "#e6daf3", "#e0708a")
ORANGE: Final = CardTones("#47210a", "#713808", "#d5802a", "#f3b96c", "#fce7c6", "#28707c", "#eda24e")
SKY: Final = CardTones("#0b2a44", "#12476f", "#4399dc", "#93c8f0", "#dff0fb", "#b5533c", "#6bb6ee")
LEAF: Final = CardTones("#0d2f1b", "#175230", "#45a563", "#95d1a5", "#e0f3e0", "#b5533c", "#6cc287")
CORAL: Final = CardTones("#45130f", "#7c251d", "#e0665a", "#f3a596", "#fde2da", "#28707c", "#f2938a")

FRAMES: Final = {
    "attack": CardFrame("teeth", "blade", "slashes", tones=RED),
    "defence": CardFrame("shield", "shield", "scales", tones=GREEN),
    "tech": CardFrame("chamfer", "octagon", "circuit", tones=BLUE),
    "celebrity": CardFrame("arch", "star", "stars", tones=GREY),
    "event": CardFrame("waves", "disc", "waves", tones=PURPLE),
    "AWS": CardFrame("hexagon", "hexagon", "hexagons", "bright", ORANGE),
    "Azure": CardFrame("hexagon", "hexagon", "hexagons", "bright", SKY),
    "GCP": CardFrame("hexagon", "hexagon", "hexagons", "bright", LEAF),
    "OpenShift": CardFrame("hexagon", "hexagon", "hexagons", "bright", CORAL),
}
"""What tells types apart without colour, and the shades of scene and frame."""

EMBLEMS: Final = {
    "attack": "M13 3L6 13h5l-1 8 7-11h-5z",
    "defence": "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",
    "tech": "M10 3h4l.6 2.7 2.3 1.3 2.6-.8 2 3.5-2 1.9v.8l2 1.9-2 3.5-2.6-.8-2.3 1.3L14 21h-4l-.6-2.7L7.1 17l-2.6.8"
    "-2-3.5 2-1.9v-.8l-2-1.9 2-3.5 2.6.8 2.3-1.3zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
    "celebrity": "M12 3l2.6 6 6.4.6-4.8 4.2 1.5 6.2-5.7-3.4-5.7 3.4 1.5-6.2L3 9.6 9.4 9z",
    "event": "M4 17h16v4H4zM6 17v-4a6 6 0 0 1 12 0v4M12 13v4M12 2v2M3.5 5.5L5 7M20.5 5.5L19 7",
    "cluster": "M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5",
}

SIGNS: Final = {
    "AWS": "m-2-4.5a5.5 5.5 0 0 1 0 9zm-2.5 4.5h9m-2-2l2 2-2 2",
    "Azure": "m-2.5-4h5l2 3-4.5 5.5-4.5-5.5zm-2 3h9m-6 0l1.5 5.5 1.5-5.5",
    "GCP": "m-.7.5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0a.8.8 0 0 1 1.4 0a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 1 1-3.8 0"
    "m-5.2 0l1-3.5m8 3.5l-1-3.5",
    "OpenShift": "m0-4.5l4.5 4.5h-2.5v4h-4v-4h-2.5z",
}
"""A provider's sign, drawn from its middle: Amazon's bow, an azure gem, goggles for Google, the shift key."""

CLOUD: Final = "M6.5 20.5a5 5 0 0 1-1-9.9 7 7 0 0 1 13.4-.6 5.3 5.3 0 0 1-1 10.5z"
CRACK_BETWEEN: Final = "M21 3l-6 3.5.5 3.5-5 2.5-.5 4L3 21"
CRACK_THROUGH: Final = "M22 1.5l-3 1.5.5 3-3 1.5M2 22.5l3-1.5-.5-3 3-1.5"

MOTIFS: Final = {
    "phishing": "M15 2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM15 5v11.5a4.5 4.5 0 0 1-9 0V10l4 4",
    "stolen_credentials": "M8 11.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM11.2 12.8L20 4M17 7l3 3M14 10l2 2",
    "sql_injection": "M14 6l4 4-9 9-4-4zM7 17l-4 4M16 8l3.5-3.5M17 2l5 5M12 8l2 2M9.5 10.5l2 2",
    "supply_chain": "M10.5 6.5l2-2a4.3 4.3 0 0 1 6 6L16 13M13.5 17.5l-2 2a4.3 4.3 0 0 1-6-6L8 11"
    "M4 4l3 3M9 2v3M2 9h3M20 20l-3-3M15 22v-3M22 15h-3",
    "log4shell": "M5 12a2.5 4.5 0 1 1 0 9 2.5 4.5 0 0 1 0-9zM5 12h14a2.5 4.5 0 0 1 0 9H5M5 15.5v2M11 15h4M13 18h4"
    "M13 12c-4 0-4-4-2-6 .5 1 1 1 1.5 1 0-2-.5-3 .5-5 0 3 4 4 4 7 0 2-1.5 3-4 3",
    "brute_force_attack": "M9.5 5.5L13 2l9 9-3.5 3.5zM12.7 8.7l-10 10 2.6 2.6 10-10M5 5L3 3M9 2V1M2 9H1",
    "ransomware": "M4 10h16v12H4zM7.5 10V6.5a4.5 4.5 0 0 1 9 0V10M14 14c-1-1-4-1-4 .6s4 1.2 4 2.8-3 1.6-4 .6M12 12.5v7",
    "competitor_offer": "M3 11v10.5h18V11l-9 6zM12 2l1.5 3.4 3.5.4-2.6 2.4.7 3.6-3.1-1.8-3.1 1.8.7-3.6L7 5.8l3.5-.4z",
    "cloud_obfuscation": "M7 13.5a4 4 0 0 1 0-8 6 6 0 0 1 11-1 4.5 4.5 0 0 1 0 9zM3 17h11M17 17h4M6 21h3M12 21h8",
    "cloud_migration": "M3 5h17l-3-3M21 19H4l3 3M9 15.5a3 3 0 0 1 0-6 3.8 3.8 0 0 1 7 .5 2.8 2.8 0 0 1-.5 5.5z",
    "external_audit": "M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM16 16l5.5 5.5M7 10.5l2.5 2.5L14 8",
    "mfa": "M6 2h12v20H6zM11 19.5h2M9 10.5h6v5H9zM10 10.5V9a2 2 0 0 1 4 0v1.5",
    "container_forensics": "M3.5 14a8.5 8.5 0 0 1 14-8.2M20 9c1 3 .6 6 0 8.5M6 17.5c.6-2 .5-3.5.5-5a5.5 5.5"
    " 0 0 1 11 0c0 3 0 5-1 8M9 20c1-3 1-5 1-7.5a2 2 0 0 1 4 0c0 3-.3 6-1.5 9",
    "backup": "M8 8h10l3 3v10H8zM11 8v4h5V8M11 21v-5h7v5M5 16H3V3h11l2 2",
    "cloud_best_practices": CLOUD + "M8 13.5l3 3 5.5-6",
    "ml_model_detection": "M4 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM4 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
    "M12 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 18a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
    "M20 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM6 6.5l4-2M6 8l4 3M6 16l4-3M6 17.5l4 2M14 5l4.5 5.5M14 12h4M14 19l4.5-5.5",
    "image_scanning": "M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M5 12c3.5-5.5 10.5-5.5 14 0-3.5 5.5-10.5 5.5-14 0z"
    "M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
    "disaster_recovery": "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"
    "M10 2.8v5.7M14 2.8v5.7M10 15.5v5.7M14 15.5v5.7M2.8 10h5.7M2.8 14h5.7M15.5 10h5.7M15.5 14h5.7",
    "falco": "M4 21C4 11 6 3.5 12.5 3.5c4 0 8 2.5 8.5 9-2-1.5-3.5-1.5-5-1.5 0 4 1 7 3 10"
    "M14 6.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM13 11.5c-1 2-2 3-4 4",
    "falco_sidekick": "M2 9.5l3-2a4.7 4.7 0 0 1 9.3.5c0 2 1 3 3 3l5.2-.5-2.5 4.5a7.5 7.5 0 0 1-7 4c-5 0-8-4-8-9z"
    "M9 6.5V7M10 12c0 3 3 4 6 3M10 19v3.5M14 19v3.5",
    "sysdig_secure": "M12 2.5l8.5 3v6c0 5.5-4 8.5-8.5 10-4.5-1.5-8.5-4.5-8.5-10v-6zM12 7.5a2.3 2.3 0 1 1 0 4.6"
    " 2.3 2.3 0 0 1 0-4.6zM11 12l-1 4.5h4L13 12",
    "mongo_db": "M7 3C2 3 6 10.5 2.5 12 6 13.5 2 21 7 21M17 3c5 0 1 7.5 4.5 9-3.5 1.5.5 9-4.5 9"
    "M8 8c0-1.8 8-1.8 8 0v8c0 1.8-8 1.8-8 0zM8 8c0 1.8 8 1.8 8 0M8 12c0 1.8 8 1.8 8 0",
    "nginx": "M3 21.5V11a9 9 0 0 1 18 0v10.5h-3V11a6 6 0 0 0-12 0v10.5zM10 6v15M14 6v15M6 12h12M6 17h12",
    "java_servlet": "M4 10h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 11.5h1.5a2.5 2.5 0 0 1 0 5H17"
    "M7.5 7c-1.5-2 1.5-2.5 0-5M12.5 7c-1.5-2 1.5-2.5 0-5",
    "prometheus": "M6 12h12l-2 4H8zM10 16l1 6.5h2l1-6.5M8.5 12C6 9.5 6.5 7 8 5.5c.3 1 .8 1.5 1.5 1.5"
    "C9.5 4.5 11 3 12.5 1.5c0 2.5 1 3.5 1.5 5 .7-.3 1-1 1-1.5 2 2 2.5 5 .5 7",
    "sysdig_monitor": "M2.5 18a9.5 9.5 0 1 1 19 0zM12 16l4-6M5 15l1.5.5M7 10l1.5 1.5M12 8v2M19 15l-1.5.5",
    "helm": "M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 2v8M12 14v8M2 12h8M14 12h8"
    "M5 5l5.5 5.5M19 19l-5.5-5.5M19 5l-5.5 5.5M5 19l5.5-5.5",
    "springboot": "M7 2h6v6.5l5.5 1c2 .5 2.5 2 2.5 3.5H7zM7 5h6M9 13l8 3-8 3 8 3",
    "terraform": "M2 21.5a10 10 0 0 1 20 0zM12 11.5V5M12 6.5c0-3 2-4.5 5.5-4.5 0 3-2 4.5-5.5 4.5zM12 8.5"
    "c0-2.5-2-3.5-4.5-3.5 0 2.5 1.5 3.5 4.5 3.5M8 16.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM15 15.5a1.5 1.5 0 1 1 0 3"
    " 1.5 1.5 0 0 1 0-3z",
    "promcat": "M4 3l5 4h6l5-4v10c0 5-4 8-8 8s-8-3-8-8zM8.5 11v1.5M15.5 11v1.5M11 15h2l-1 1.5zM12 16.5c0 1.5-2 2-3 1"
    "M12 16.5c0 1.5 2 2 3 1M1.5 14l4 .5M22.5 14l-4 .5",
    "postgresql": "M3 20v-8a6 6 0 0 1 6-6h6a6 6 0 0 1 6 6v6a1.5 1.5 0 0 1-3 0v-3h-3v5h-3v-4H7v4zM11 6c-1 4 0 7 2 7"
    "s3-3 2-7M17.5 10v.5",
    "honeypot": "M6 3h12v4H6zM7 7C1.5 11 3 21.5 8 21.5h8c5 0 6.5-10.5 1-14.5M4 12.5c2.5-2 3 3 5 3s1-4 3-4 1 6 3 6"
    " 1.5-5 5-5",
    "melon_usk": "M12 2c4 3.5 5 8.5 4 13.5H8C7 10.5 8 5.5 12 2zM12 7.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
    "M8 11l-3.5 4v4L8 15.5M16 11l3.5 4v4L16 15.5M10 18.5v2M14 18.5v2M12 18.5v4",
    "loris_degioanni": "M2 12a10 10 0 0 1 20 0zM12 2V1M12 12v7.5a2.5 2.5 0 0 1-5 0M8 12c0-4 1.5-8 4-10 2.5 2 4 6 4 10",
    "bill_gates": "M5 2.5h14V19H5zM12 2.5V19M5 10.5h14M2.5 19h19v2.5h-19z",
    "jeff_bezos": "M3 8l3-5h12l3 5v13H3zM3 8h18M9.5 8l1-5M14.5 8l-1-5M9.5 8v5.5l2.5-2 2.5 2V8",
    "paul_cormier": "M6.5 17L6 3.5c4 1.5 8 1.5 12 0L17.5 17M6.5 13h11M2 15.5c0 2 2 4.5 10 4.5s10-2.5 10-4.5"
    "c-1.5 1-3 1.5-4.5 1.5h-11C5 17 3.5 16.5 2 15.5z",
    "sundar_pichai": "M4.5 5.5L8 3v8.5M20 2.5L4 21.5M13.5 15.5c.5-4 6.5-3.5 6.5 0 0 2-6.5 4-6.5 6h7",
    "linus_torvalds": "M12 2c-3 0-4 2-4 5 0 3-3.5 5-3.5 10 0 3 3 5 7.5 5s7.5-2 7.5-5c0-5-3.5-7-3.5-10 0-3-1-5-4-5z"
    "M10.5 5.5V6M13.5 5.5V6M10.5 8h3L12 10zM9 12c-2 4-1.5 7 3 7s5-3 3-7M7 21.5H4M17 21.5h3",
    "government_mandate_corporation": "M2.5 9L12 3l9.5 6zM5 9v8M9.5 9v8M14.5 9v8M19 9v8M3.5 17h17M2 20.5h20",
    "government_mandate_opensource": "M4.5 2h15a1.8 1.8 0 0 1 0 3.6h-15a1.8 1.8 0 0 1 0-3.6z"
    "M4.5 18.4h15a1.8 1.8 0 0 1 0 3.6h-15a1.8 1.8 0 0 1 0-3.6zM6 5.6v12.8M18 5.6v12.8M9 11.5h6v4.5H9z"
    "M10.2 11.5V9.5a1.8 1.8 0 0 1 3.5-.6",
    "kraken": "M7 13c-2-5 0-11 5-11s7 6 5 11M9.5 8v1M14.5 8v1M7 13c0 3-4 1-4 4s3 2.5 3 1M17 13c0 3 4 1 4 4s-3 2.5-3 1"
    "M9.5 13c0 4-2 4-2 6.5s3 2.5 3 0M14.5 13c0 4 2 4 2 6.5s-3 2.5-3 0M12 13v5",
    "useast_down": "M2 22l4-4M5 13l6 6-1 1a4 4 0 0 1-6-6zM7 13l2-2M11 17l2-2M22 2l-4 4M13 5l6 6 1-1a4 4 0 0 0-6-6z",
    "cloud_misconfiguration": CLOUD + "M6.5 12h3M13 12h5M11.2 10.2a1.8 1.8 0 1 1 0 3.6"
    " 1.8 1.8 0 0 1 0-3.6zM6.5 17h5.5M16 17h2M12.5 15.5l3 3M15.5 15.5l-3 3",
    "new_vulnerability_disclosure": "M3 9v6h4l9 5V4L7 9zM7 9v6M8 15.5l1.5 5h3L11 17M19 9.5l3-1.5M19.5 12H23"
    "M19 14.5l3 1.5",
    "hardware_recommissioning": "M5 9h14v5H5zM5 16.5h14v5H5zM8 11.5h1M8 19h1M14 11.5h2M14 19h2M5 6a8 8 0 0 1 13-1"
    "M18.5 1.5V5H15",
    "compliance_audit": "M5 4h14v18H5zM9 2h6v4H9zM8 10.5l1 1 2-2M13.5 11H16M8 14.5l1 1 2-2M13.5 15H16M8 18.5l1 1 2-2"
    "M13.5 19H16",
    "crashloopbackoff": "M3 11a9 9 0 0 1 15.5-5.5L21 8M21 3v5h-5M21 13a9 9 0 0 1-15.5 5.5L3 16M3 21v-5h5M9.5 9.5l5 5"
    "M14.5 9.5l-5 5",
    "crunch_time": "M5 2.5h14M5 21.5h14M7 2.5V6c0 3 5 4.5 5 6s-5 3-5 6v3.5M17 2.5V6c0 3-5 4.5-5 6s5 3 5 6v3.5"
    "M9 6.5h6M9.5 19l2.5-2.5 2.5 2.5",
    "system_shutdown": "M7 5a9 9 0 1 0 10 0M12 2v9",
    "funding_round": "M9 6L7 2.5c3.5 1 6.5 1 10 0L15 6M9 6h6c4 3 6 7 6 10.5 0 3-2 5-5 5H8c-3 0-5-2-5-5C3 13 5 9 9 6z"
    "M14.5 11c-1-1.3-5-1.3-5 1s5 1.5 5 4-4 2.3-5 1M12 9v10",
    "ipo": "M12 2v2M4 18c3-2 2-5 2.5-8a5.5 5.5 0 0 1 11 0c.5 3-.5 6 2.5 8zM10 18a2 2 0 0 0 4 0M2 8l1-3M22 8l-1-3",
}


def signs(slug: str) -> str:
    """A cluster is a cloud with its provider's sign; an exploit cracks the provider it names, or two of them."""
    if slug in SIGNS:
        return CLOUD + "M12 14" + SIGNS[slug]
    named = [sign for provider, sign in SIGNS.items() if provider.lower() in slug.split("_")]
    if len(named) == 1:
        return CRACK_THROUGH + "M12 12" + named[0]
    if len(named) == 2:
        return CRACK_BETWEEN + "M6.5 6.5" + named[0] + "M17.5 17.5" + named[1]
    return ""


CARD_STYLES: Final = CardStyles(
    BOX,
    COLOURS,
    EMBLEMS,
    MOTIFS | {card.slug: signs(card.slug) for card in BOX if signs(card.slug)},
    FRAMES,
)

SHELF: Final = Scene(
    "shelf",
    "cloud",
    wide=(576, 250),
    narrow=(264, 138),
    places={"clusters": Place("shelf", wide=((16, 88, 544, 132),), narrow=((8, 40, 248, 84),), ghosts=True)},
)

THEME: Final = Theme(
    "#1a7385",
    "M6.5 20a5 5 0 0 1-.9-9.9 7 7 0 0 1 13.4-.6A5.3 5.3 0 0 1 18 20Z"
    "M12 9.5l3.5 2v4L12 17.5l-3.5-2v-4ZM12 13.5l3.5-2M12 13.5v4M12 13.5l-3.5-2",
    cards=("GCP", "kraken", "aws_vulnerability"),
    cloth=Cloth("cubes", "#0d2630", "#17505e", "#071419", "#37b3c8", "#6fd3e3"),
    papers={
        "red": Paper("#8c333a", table_signs.TRIANGLE, "#5a1f26", "#e0645c", "#ffb3ab"),
        "blue": Paper("#24599c", table_signs.DISC, "#173a6b", "#5a9be8", "#b5d4fb"),
    },
    seats="sides",
    hero="shelf",
    scenes=(SHELF,),
    slips=("cloud",),
    moments={
        "destroyed": Moment("loss", of="row"),
        "stolen": Moment("loss", of="from"),
        "out": Moment("out"),
    },
    tallies={
        "played": Tally(("played", "aimed", "aimed_at_cluster", "aimed_at_card")),
        "attacks": Tally(("aimed_at_cluster",)),
        "surprised": Tally(("surprised",)),
    },
    signs={
        "play": table_signs.CARD,
        "use": table_signs.BOLT,
        "end": table_signs.PILE,
        "choose": table_signs.HAND,
        "steal": table_signs.HAND,
        "discard": table_signs.GRAVE,
        "reveal": table_signs.EYE,
        "refuse": table_signs.STOP,
        "stop": table_signs.STOP,
        "decline": table_signs.STOP,
    },
    triumph="shelf",
)
"""Cyan, a cube in a cloud."""
