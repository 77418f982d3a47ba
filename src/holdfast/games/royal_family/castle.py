"""A castle: an ace with room for its royals, a fortification, a prisoner, and the damage it takes."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from holdfast.games.royal_family.cards import CASTLES, family, is_primary
from holdfast.kernel.state import State
from holdfast.kernel.zones import EVERYONE


@final
class Castle:
    """What lies at one ace, whether it is a castle already, still an ace in the deck, or long fallen."""

    suit: i64
    owner: i64
    active: bool
    damage: i64
    """All damage, surprises included."""
    fort_damage: i64

    def __init__(self, table: State, suit: i64) -> None:
        letter = CASTLES.words[suit]
        owner = family(suit)
        self.suit = suit
        self.owner = owner
        self.active = is_primary(suit)
        self.damage = 0
        self.fort_damage = 0
        self.ace = table.zone(letter + ".ace", owner, EVERYONE)
        self.royals = table.zone(letter + ".royals", owner, EVERYONE)
        self.fort = table.zone(letter + ".fort", owner, EVERYONE)
        self.fort_troops = table.zone(letter + ".fort_troops", owner, EVERYONE)
        self.dungeon = table.zone(letter + ".dungeon", owner, EVERYONE)
        self.troops = table.zone(letter + ".troops", owner, EVERYONE)

    def is_held(self) -> bool:
        """Its ace is held, but no royal has made it a castle yet."""
        return self.ace.size > 0 and not self.active

    def is_bare(self) -> bool:
        """Nothing lies here but the ace."""
        cards = self.royals.size + self.fort.size + self.fort_troops.size + self.dungeon.size + self.troops.size
        return cards + self.damage + self.fort_damage == 0

    def copy_to(self, twin: Castle) -> None:
        twin.active = self.active
        twin.damage = self.damage
        twin.fort_damage = self.fort_damage
