"""What the cards of an attack do to a shield and to the life behind it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Blow:
    """What cards do one after the other: each spends its value against shields on what is left of this one."""

    left: i64
    """Of the shield."""
    force: i64
    """What all cards together are worth against shields."""
    damage: i64
    """What gets through to the life."""

    def __init__(self) -> None:
        self.left = 0
        self.force = 0
        self.damage = 0

    def begin(self, wall: i64) -> None:
        """Nothing has hit a shield of this value yet."""
        self.left = wall
        self.force = 0
        self.damage = 0

    def add(self, wall_value: i64, life_value: i64) -> None:
        """Of the card that breaks through, the unspent share counts as damage, in proportion and rounded down."""
        self.force += wall_value
        if self.left == 0:
            self.damage += life_value
        elif wall_value <= self.left:
            self.left -= wall_value
        else:
            self.damage += life_value * (wall_value - self.left) // wall_value
            self.left = 0
