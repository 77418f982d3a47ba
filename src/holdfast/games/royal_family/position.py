"""What cannot be: positions of Royal Family that are refused, each with the place and the reason."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.games.royal_family.cards import (
    BLACK,
    CASTLES,
    FACES,
    RED,
    family,
    is_ace,
    is_joker,
    is_primary,
    is_royal,
    is_troop,
)
from holdfast.games.royal_family.castle import Castle
from holdfast.games.royal_family.court import Court
from holdfast.kernel.cards import suit
from holdfast.kernel.errors import PositionError
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.zones import Zone


def check_position(court: Court) -> None:
    """Raise PositionError if this cannot lie on the table."""
    if court.castles_of(BLACK) + court.castles_of(RED) == 0:
        raise PositionError("p1.castles: one of the two families has an active castle")
    for seat in (BLACK, RED):
        if not court.is_in(seat) and court.castles_of(seat) > 0:
            raise PositionError(f"{seat_name(seat)}.out: who has an active castle is not out")
    for castle in court.castles:
        _check_castle(court, castle, f"{seat_name(castle.owner)}.{CASTLES.words[castle.suit]}")
    _check_row(court, "jokers", court.jokers, is_joker, "is no joker")
    for zone in (court.hand, *court.piles):
        _check_row(court, zone.name, zone, lambda face: not is_joker(face), "is never taken nor left there")
    for zone in (court.deck, court.discard, court.hand, *court.piles):
        _check_row(court, zone.name, zone, _may_wander, "is a castle from the start, or removed")


def _may_wander(face: int) -> bool:
    """Whether a card can lie anywhere but in its castle."""
    return not (is_ace(face) and is_primary(suit(face)))


def _check_castle(court: Court, castle: Castle, path: str) -> None:
    if not castle.active and not castle.is_bare():
        raise PositionError(f"{path}: this castle is not active, nothing can lie there")

    def own(face: int) -> bool:
        return suit(face) == castle.suit

    def enemy(face: int) -> bool:
        return family(suit(face)) != castle.owner

    _check_row(court, f"{path}.royals", castle.royals, lambda f: is_royal(f) and own(f), "is no royal of this suit")
    _check_row(court, f"{path}.fort", castle.fort, lambda f: is_troop(f) and own(f), "is no troop of this suit")
    _check_row(court, f"{path}.dungeon", castle.dungeon, lambda f: is_royal(f) and enemy(f), "is no royal of the enemy")
    for name, row in (("fort_troops", castle.fort_troops), ("troops", castle.troops)):
        if row.size > 0 and not court.edition.troops_stay:
            raise PositionError(f"{path}.{name}: in this edition troops are discarded when they have attacked")
        _check_row(court, f"{path}.{name}", row, lambda f: is_troop(f) and enemy(f), "is no troop of the enemy")
    _check_fort_damage(court, castle, path)
    _check_damage(court, castle, path)


def _check_fort_damage(court: Court, castle: Castle, path: str) -> None:
    if court.edition.troops_stay and castle.fort_damage != court.sum(castle.fort_troops):
        raise PositionError(f"{path}.fort_damage: the troops on it have done {court.sum(castle.fort_troops)}")
    if castle.fort_damage > 0 and castle.fort.size == 0:
        named = "fort_troops" if castle.fort_troops.size > 0 else "fort_damage"
        raise PositionError(f"{path}.{named}: there is no fortification")
    if castle.fort.size > 0 and castle.fort_damage >= court.value(castle.fort.top()):
        raise PositionError(f"{path}.fort_damage: with this much damage the fortification has fallen")


def _check_damage(court: Court, castle: Castle, path: str) -> None:
    if castle.damage < court.sum(castle.troops):
        raise PositionError(f"{path}.damage: the troops lying there have done {court.sum(castle.troops)}")


def _check_row(court: Court, path: str, row: Zone, fits: Callable[[int], bool], wrong: str) -> None:
    for card in row.listed():
        face = int(court.face[card])
        if not fits(face):
            raise PositionError(f"{path}: {FACES[face]} {wrong}")
