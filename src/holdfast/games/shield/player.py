"""A seat at a table of Shield: its cards, its wounds, its wins."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.kernel.zones import NONE, Zone


class Player:
    life_damage: i64
    """Damage taken this round minus what was healed."""
    shield_damage: i64
    last_attacker: i64
    skip: bool
    """The next turn of this seat is skipped."""
    extra: bool
    """This seat has another turn after the one it is taking."""
    rounds_won: i64

    def __init__(self, life: Zone, shield: Zone, charged: Zone) -> None:
        self.life = life
        self.shield = shield
        self.charged = charged
        self.rounds_won = 0
        self.refresh()

    def refresh(self) -> None:
        """Nothing of the last round is left."""
        self.life_damage = 0
        self.shield_damage = 0
        self.last_attacker = NONE
        self.skip = False
        self.extra = False

    def copy_to(self, twin: Player) -> None:
        twin.life_damage = self.life_damage
        twin.shield_damage = self.shield_damage
        twin.last_attacker = self.last_attacker
        twin.skip = self.skip
        twin.extra = self.extra
        twin.rounds_won = self.rounds_won
