"""Production rows: components in their places, each followed in the row by what is attached to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.ship_it.cards import CARDS, is_component
from holdfast.games.ship_it.phrases import DROPPED
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.ship_it.state import Player, ShipItState


def components(state: ShipItState, seat: i64) -> i64:
    """How many components a seat has in production."""
    row = state.players[seat].production
    count: i64 = 0
    for at in range(row.size):
        if is_component(state.face[row.cards[at]]):
            count += 1
    return count


def place_of(state: ShipItState, seat: i64, face: i64) -> i64:
    """The place of the first component with this face, counted from 0, or NONE."""
    row = state.players[seat].production
    place: i64 = 0
    for at in range(row.size):
        lying = state.face[row.cards[at]]
        if lying == face:
            return place
        if is_component(lying):
            place += 1
    return NONE


def index_of(state: ShipItState, row: Zone, place: i64) -> i64:
    """Where in the row the component at a place lies, or NONE."""
    for at in range(row.size):
        if is_component(state.face[row.cards[at]]):
            if place == 0:
                return at
            place -= 1
    return NONE


def component(state: ShipItState, seat: i64, place: i64) -> i64:
    """The component at a place, or NONE."""
    row = state.players[seat].production
    at = index_of(state, row, place)
    return NONE if at == NONE else row.cards[at]


def attached(state: ShipItState, seat: i64, place: i64, face: i64) -> i64:
    """Where in the row a card with this face lies that is attached to the component at a place, or NONE."""
    row = state.players[seat].production
    at = index_of(state, row, place) + 1
    while at < row.size and not is_component(state.face[row.cards[at]]):
        if state.face[row.cards[at]] == face:
            return at
        at += 1
    return NONE


# Who stands in front of others

EVERY_PLACE: Final[i64] = -1


def defences(line: i64, kind: i64) -> vec[i64]:
    """The cards of a line of defence against attacks of a kind."""
    return CARDS.lines[2 * line + kind]


def guards(state: ShipItState, seat: i64, kind: i64) -> i64:
    """The mask of places where guards against attacks of a kind stand."""
    places: i64 = 0
    guarding = CARDS.guarding[kind]
    row = state.players[seat].production
    place: i64 = 0
    for at in range(row.size):
        lying = state.face[row.cards[at]]
        if is_component(lying):
            if guarding & bit(lying):
                places |= bit(place)
            place += 1
    return places


def places_hit(state: ShipItState, kind: i64, sudo: bool, target: i64) -> i64:
    """The mask of places that can be hit: while a guard is there only a guard; with sudo anything."""
    if sudo:
        return EVERY_PLACE
    guarding = guards(state, target, kind)
    return guarding if guarding else EVERY_PLACE


# Coming and going


def send_to_repair(state: ShipItState, seat: i64, owner: i64, component: i64) -> None:
    """A component that comes from production into a hand blocks its type there."""
    types = bit(state.face[component])
    if state.face[component] == CARDS.cache:
        types |= bit(state.players[owner].cached.value)
    player = state.players[seat]
    if seat == state.turn:
        player.repair.value |= types
    else:
        player.repair_next.value |= types


def undeploy(state: ShipItState, seat: i64, place: i64, target: Zone) -> None:
    """The component at a place leaves production; what is attached to it is discarded."""
    player = state.players[seat]
    row = player.production
    at = index_of(state, row, place)
    gone = state.move(row, at, target)
    while at < row.size and not is_component(state.face[row.cards[at]]):
        state.tell(DROPPED, seat, state.move(row, at, state.discard))
    if state.face[gone] == CARDS.cache:
        forget_cache(player)
    else:
        close_up(player, place)


def forget_cache(player: Player) -> None:
    """A Cache that is not in production is nothing special."""
    player.cached.value = NONE
    player.laid_to.value = NONE


def close_up(player: Player, place: i64) -> None:
    """The component that the Cache was laid to is gone, or has moved up by one place."""
    if player.laid_to.value == place:
        player.laid_to.value = NONE
    elif player.laid_to.value > place:
        player.laid_to.value -= 1


# What an architecture needs


def needed(state: ShipItState, seat: i64) -> i64:
    """How many components in production a seat's architecture needs; 3 is all of them."""
    if state.players[seat].architecture.size == 0:
        return 0
    have = count(state, seat, CARDS.cloud)
    for type in CARDS.building:
        most = need(state, seat, type)
        if most > 0:
            have += min(count(state, seat, type), most)
    return min(3, have)


def need(state: ShipItState, seat: i64, type: i64) -> i64:
    """How many components of a type a seat's architecture needs."""
    return CARDS.needed[CARDS.kinds * state.face[state.players[seat].architecture.cards[0]] + type]


def count(state: ShipItState, seat: i64, type: i64) -> i64:
    """How many components count as this type when victory is checked."""
    player = state.players[seat]
    row = player.production
    found: i64 = 0
    for at in range(row.size):
        face = state.face[row.cards[at]]
        if face == type or (face == CARDS.cache and cache_counts_as(state, player, type)):
            found += 1
    return found


def cache_counts_as(state: ShipItState, player: Player, type: i64) -> bool:
    return state.cache_counts and player.laid_to.value == NONE and player.cached.value == type
