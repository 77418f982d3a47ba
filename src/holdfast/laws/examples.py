"""Sentences that are understood: shown to players, and the nearest to go by where a sentence is not."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "value": (
        "Shield cards of the color Hearts are worth double Shield value",
        "When attacking the Spades color counts as double value when hitting Shield but 0 value for Life damage",
        "Aces are worth 14 as attack cards.",
        "Red charged cards are worth half",
        "Face cards in a shield are worth 2 less",
        "Odd life cards are worth 5 more",
        "Every card worth 3 or less counts triple when attacking",
        "The queen of spades is worth nothing as a life card",
        "Hearts or aces are worth twice as much when swapped in",
        "Black even cards count 7 for life damage",
        "Number cards worth 3 to 7 are worth 1 more",
        "Cards that are red or even are worth double in a shield",
        "Diamonds are worth 3 more in a shield but half when attacking",
        "Jacks, queens and kings count as 10",
        "Clubs deal double damage to shields",
    ),
    "event": (
        "Whenever a player is knocked out, the attacker heals 4.",
        "When a player breaks a shield exactly, that player takes another turn.",
        "When an attack is absorbed, the defender charges a card",
        "Whenever a player takes damage, every other player loses 1 life",
        "Each time someone charges, they reveal a charged card",
        "When a player swaps a shield, everyone else draws a new shield card for the lower one",
        "At the start of a player's turn, that player heals 1",
        "Whenever a red ace is drawn for an attack, everyone draws a new shield",
        "If a king is drawn for an attack, the defender discards all charged cards",
        "A player who takes damage discards a charged card",
        "When an attack is absorbed, the attacker skips their next turn",
    ),
    "limit": (
        "A player may hold at most two charged cards",
        "A player may not attack with no charged cards",
        "A player may not attack the player who attacked them last",
        "A player may not swap their own shield",
        "Nobody may attack in the first two turns of a round",
    ),
    "action": (
        "Swap one Shield card between two players",
        "If a player has a Shield card of the color Hearts they can swap it with their Life card",
        "Mend: discard a charged card to draw a card for your lower shield",
        "Peek: look at your charged cards",
        "Heal 3",
        "Sap: deal 2 damage to another player's shield",
        "Steal: move another player's charged card to your charged cards",
        "Trade: swap your lower shield card with another player's higher shield card",
        "Burn: discard another player's charged card",
        "Spy: reveal a charged card of any player and heal 1",
        "Fury: if you have at least two charged cards, deal 3 damage to any player's life",
        "Fortify: discard a shield card that is a face card to heal 5",
    ),
}
