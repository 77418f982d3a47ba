"""How a table is put together, where it is hard: many seats, full hands, a move that was begun, all cards open."""

from __future__ import annotations

from tests.browser.moments import END, LAWS, Moment

ATTACK = ".asked .bar .verb:has-text('Attack'), .asked .bar .verb:has-text('Атак')"
OPEN = "/replay/{table}?as=open&ply="

COMPOSITIONS = {
    "upgrade-twelve": Moment("upgrade", 12, 30, options={"top_rank": "K"}),
    "upgrade-late": Moment("upgrade", 3, 60),
    "shield-four": Moment("shield", 4, 20, options={"custom_rules": LAWS}),
    "shield-seven": Moment("shield", 7, 40),
    "shield-twelve": Moment("shield", 12, 50, options={"custom_rules": LAWS}),
    "royal-family-late": Moment("royal_family", 2, 70, 4),
    "royal-family-attack": Moment("royal_family", 2, 20, 4, offers="kill", touches=(ATTACK,)),
    "cluster-royale-two": Moment("cluster_royale", 2, 20),
    "cluster-royale-four": Moment("cluster_royale", 4, 40),
    "cluster-royale-teams-four": Moment("cluster_royale", 4, 30, options={"teams": True}),
    "cluster-royale-teams-six": Moment("cluster_royale", 6, 36, options={"teams": True}),
    "ship-it-two": Moment("ship_it", 2, 40),
    "ship-it-four": Moment("ship_it", 4, 60),
    "ship-it-trade": Moment("ship_it", 3, 6, offers="trade", touches=(".asked .verb[aria-haspopup=dialog]",)),
    "cuttle-late": Moment("cuttle", 2, 14),
    "end-shield": Moment("shield", 4, END),
    "end-royal-family": Moment("royal_family", 2, END, 2),
    "end-cluster-royale": Moment("cluster_royale", 4, END),
    "end-ship-it": Moment("ship_it", 4, END),
    "open-upgrade": Moment("upgrade", 4, END, address=f"{OPEN}30"),
    "open-shield": Moment("shield", 6, END, address=f"{OPEN}40"),
    "open-royal-family": Moment("royal_family", 2, END, 2, address=f"{OPEN}40"),
    "open-cluster-royale": Moment("cluster_royale", 4, END, address=f"{OPEN}30"),
    "open-teams": Moment("cluster_royale", 6, END, options={"teams": True}, address=f"{OPEN}30"),
    "open-ship-it": Moment("ship_it", 4, END, address=f"{OPEN}60"),
}
