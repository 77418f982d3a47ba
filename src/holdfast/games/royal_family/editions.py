"""The two editions of Royal Family, as a handful of named rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.games.royal_family.cards import is_joker, is_ten
from holdfast.kernel.cards import FIRST_JOKER


@final
class Edition:
    """What one edition plays by. Everything that is not named here is the same in both."""

    castle_strength: i64
    """The damage that destroys a castle, unless the table agrees on another."""
    jokers_turn_the_age: bool
    """Without jokers there is only the age of revolution."""
    players_alternate: bool
    """After the first round the flop no longer says who has two turns."""
    tens_are_troops: bool
    """Otherwise they lie beside the castles and count hit points."""
    troops_stay: bool
    """A troop stays where it did damage; otherwise it is discarded at once."""
    troops_hurt_castles: bool
    """A castle takes the troop's value as damage; otherwise one for each royal in the attacking castle."""
    rescue_needs_damage: bool
    royals_kill: bool
    """With an attack a royal may be killed."""
    box: vec[i64]
    """The faces of the cards that are played with."""

    def __init__(
        self,
        *,
        castle_strength: i64,
        jokers_turn_the_age: bool,
        players_alternate: bool,
        tens_are_troops: bool,
        troops_stay: bool,
        troops_hurt_castles: bool,
        rescue_needs_damage: bool,
        royals_kill: bool,
    ) -> None:
        self.castle_strength = castle_strength
        self.jokers_turn_the_age = jokers_turn_the_age
        self.players_alternate = players_alternate
        self.tens_are_troops = tens_are_troops
        self.troops_stay = troops_stay
        self.troops_hurt_castles = troops_hurt_castles
        self.rescue_needs_damage = rescue_needs_damage
        self.royals_kill = royals_kill
        self.box = self._unpacked()

    def _unpacked(self) -> vec[i64]:
        faces = vec[i64]()
        for face in range(FIRST_JOKER + 2):
            if (self.tens_are_troops or not is_ten(face)) and (self.jokers_turn_the_age or not is_joker(face)):
                faces = append(faces, face)
        return faces


AGES: Final = Edition(
    castle_strength=20,
    jokers_turn_the_age=True,
    players_alternate=False,
    tens_are_troops=True,
    troops_stay=True,
    troops_hurt_castles=True,
    rescue_needs_damage=False,
    royals_kill=True,
)

HIT_POINTS: Final = Edition(
    castle_strength=10,
    jokers_turn_the_age=False,
    players_alternate=True,
    tens_are_troops=False,
    troops_stay=False,
    troops_hurt_castles=False,
    rescue_needs_damage=True,
    royals_kill=False,
)

EDITIONS: Final = {"ages": AGES, "hit_points": HIT_POINTS}
