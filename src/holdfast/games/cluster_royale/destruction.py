"""When a cluster would be destroyed: protection, what happens instead, destruction, elimination, what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.games.cluster_royale.card import HOOKS
from holdfast.games.cluster_royale.cards import CARDS
from holdfast.games.cluster_royale.clouds import discard_permanent, holder
from holdfast.games.cluster_royale.phrases import (
    CHOOSE_CLUSTER,
    DESTROYED,
    FACE,
    GIVE_CLUSTER,
    HAD_NOTHING,
    NOBODY_LEFT,
    OUT,
    SPARED,
)
from holdfast.games.cluster_royale.rows import from_turn, row_of, row_said, tell_row
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits, lowest_bit
from holdfast.kernel.moves import Moves
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.table import ClusterTable

# (1) Protection


def protection(table: ClusterTable, row: i64) -> i64:
    """Why an owner's clusters can't be destroyed until their next turn starts; NONE if they can."""
    for seat in range(table.seats):
        if table.rows[row].members & bit(seat) and table.players[seat].protected.value != NONE:
            return table.players[seat].protected.value
    return NONE


def guardian(table: ClusterTable, card: i64) -> i64:
    """The tech or celebrity in somebody's cloud that protects a cluster, or NONE."""
    for player in table.players:
        left = player.powers.value & HOOKS.protects
        while left:
            face = lowest_bit(left) + CARDS.first_permanent
            if CARDS.texts[face].protects(table, card):
                return face
            left &= left - 1
    return NONE


def is_immune(table: ClusterTable, row: i64, attacker: i64) -> bool:
    """Whether attacks of this player have no effect on a row."""
    for seat in range(table.seats):
        if table.rows[row].members & bit(seat) and table.players[seat].immune_to.value & bit(attacker):
            return True
    return False


def can_be_destroyed(table: ClusterTable, row: i64, card: i64) -> bool:
    return guardian(table, card) == NONE and protection(table, row) == NONE


def destructible(table: ClusterTable, row: i64) -> i64:
    """The mask of places of a row whose clusters can be destroyed."""
    if protection(table, row) != NONE:
        return 0
    clusters = table.rows[row].clusters
    places: i64 = 0
    for at in range(clusters.size):
        if guardian(table, clusters.cards[at]) == NONE:
            places |= bit(at)
    return places


# (2) What happens instead


def save_instead(table: ClusterTable, row: i64) -> bool:
    """Let something else happen instead, if there is anything."""
    for seat in range(table.seats):
        player = table.players[seat]
        if table.rows[row].members & bit(seat) and player.powers.value & HOOKS.instead_of_destruction:
            for card in player.cloud.to_list():
                if CARDS.texts[table.face[card]].instead_of_destruction(table, seat):
                    return True
    return False


def saver(table: ClusterTable, row: i64) -> i64:
    """The first tech or celebrity of a row's owners that lets something else happen instead, or NONE."""
    for seat in range(table.seats):
        powers = table.players[seat].powers.value & HOOKS.instead_of_destruction
        if table.rows[row].members & bit(seat) and powers:
            return lowest_bit(powers) + CARDS.first_permanent
    return NONE


# (3) Destruction of one cluster


def destroy(table: ClusterTable, row: i64, card: i64, destroyer: i64) -> None:
    """A cluster would be destroyed, by somebody's attack or (NONE) by nobody's."""
    if not can_be_destroyed(table, row, card):
        tell_spared(table, row, card)
    elif not save_instead(table, row):
        _fall(table, row, card)
        eliminate_fallen(table, bit(row))
        if not table.over:
            after_destruction(table, row, card, destroyer)


def _fall(table: ClusterTable, row: i64, card: i64) -> None:
    table.move_card(card, table.rows[row].clusters, table.cluster_discard)
    for seat in range(table.seats):
        if table.rows[row].members & bit(seat):
            table.players[seat].destroyed_since.value += 1
    tell_row(table, DESTROYED, row, card)


def after_destruction(table: ClusterTable, row: i64, card: i64, destroyer: i64) -> None:
    """First what the owners' cards do, then whether one puts the cluster back, then what the destroyer's cards do."""
    for seat in range(table.seats):
        player = table.players[seat]
        if table.rows[row].members & bit(seat) and player.powers.value & HOOKS.on_destroyed:
            for lying in player.cloud.to_list():
                CARDS.texts[table.face[lying]].on_destroyed(table, seat, card)
    offer_to_put_back(table, row, card, destroyer, NONE, NONE)


def offer_to_put_back(table: ClusterTable, row: i64, card: i64, destroyer: i64, asked: i64, declined: i64) -> None:
    """Ask the owners one after the other, card by card, from the one on that was declined; the destroyer comes last."""
    for seat in range(max(i64(0), asked), table.seats):
        player = table.players[seat]
        if table.rows[row].members & bit(seat) and player.powers.value & HOOKS.may_put_back:
            for at in range(_after(table, player.cloud, declined if seat == asked else NONE), player.cloud.size):
                if CARDS.texts[table.face[player.cloud.cards[at]]].may_put_back(table, seat, card, destroyer):
                    return
    reward(table, destroyer, card)


def _after(table: ClusterTable, cloud: Zone, face: i64) -> i64:
    """The place after the last card with this face."""
    for at in range(cloud.size - 1, i64(-1), i64(-1)):
        if table.face[cloud.cards[at]] == face:
            return at + 1
    return 0


def reward(table: ClusterTable, destroyer: i64, card: i64) -> None:
    """What the cards of a destroyer do, if there is one."""
    if destroyer != NONE and table.players[destroyer].powers.value & HOOKS.on_destroying:
        for lying in table.players[destroyer].cloud.to_list():
            CARDS.texts[table.face[lying]].on_destroying(table, destroyer, card)


# Several at the same time


def destroy_together(table: ClusterTable, row: i64, places: i64) -> None:
    """Several clusters of a row go at the same time; what happens instead can save one of them."""
    doom(table, row, spare(table, row, places))


def doom(table: ClusterTable, row: i64, places: i64) -> None:
    """The same, of clusters that can be destroyed."""
    by = saver(table, row)
    if count_bits(places) == 1:
        destroy(table, row, table.rows[row].clusters.cards[lowest_bit(places)], NONE)
    elif places and by != NONE:
        CARDS.texts[by].ask_which_to_save(table, row, places)
    elif places:
        fall_together(table, row, places)


def spare(table: ClusterTable, row: i64, places: i64) -> i64:
    """Those of some places of a row whose clusters can be destroyed; the others hold, and everybody hears it."""
    doomed = places & destructible(table, row)
    clusters = table.rows[row].clusters
    for at in range(clusters.size):
        if places & ~doomed & bit(at):
            tell_spared(table, row, clusters.cards[at])
    return doomed


def tell_spared(table: ClusterTable, row: i64, card: i64) -> None:
    """A cluster holds, and why. The owner's own protection comes first: it says nothing about a hidden cluster."""
    protected = protection(table, row)
    by = guardian(table, card) if protected == NONE else CARDS.protectors[protected]
    table.tell(SPARED, row_said(table, row), card, by)


def fall_together(table: ClusterTable, row: i64, places: i64) -> None:
    fallen = vec[i64]()
    clusters = table.rows[row].clusters
    for at in range(clusters.size):
        if places & bit(at):
            fallen = append(fallen, clusters.cards[at])
    for at in range(i64(len(fallen))):
        _fall(table, row, fallen[at])
    eliminate_fallen(table, bit(row))
    _queue_losses(table, row, fallen)


def destroy_picked(table: ClusterTable) -> None:
    """The clusters that seats have picked, of each row one, go at the same time."""
    picked = take_picked(table)
    fallen: i64 = 0
    for step in range(table.seats):
        row = row_of(table, from_turn(table, step))
        if picked[row] != NONE and fallen & bit(row) == 0:
            if not spare(table, row, bit(table.rows[row].clusters.index(picked[row]))) or save_instead(table, row):
                picked[row] = NONE
            else:
                _fall(table, row, picked[row])
                fallen |= bit(row)
    eliminate_fallen(table, fallen)
    for number in range(i64(len(table.rows))):
        if fallen & bit(number):
            _queue_losses(table, number, vec[i64]([picked[number]]))


def take_picked(table: ClusterTable) -> vec[i64]:
    """The clusters that seats have picked, by row; NONE for a row without any."""
    picked = vec[i64]([NONE for _ in table.rows])
    for seat in range(table.seats):
        if table.players[seat].picked.size > 0:
            picked[row_of(table, seat)] = table.players[seat].picked.pop()
    return picked


def _queue_losses(table: ClusterTable, row: i64, fallen: vec[i64]) -> None:
    """What follows comes for each in row order, where a card of its owners has something to say."""
    if not table.over and holder(table, HOOKS.on_destroyed, table.rows[row].members) != NONE:
        for at in range(i64(len(fallen)) - 1, i64(-1), i64(-1)):
            table.losses.add(fallen[at])
            table.losers.add(row)


def next_loss(table: ClusterTable) -> None:
    """What follows for the next of several clusters that were destroyed together."""
    card = table.losses.pop()
    after_destruction(table, table.losers.pop(), card, NONE)


# One's own cluster


def must_destroy_own(table: ClusterTable, seat: i64, face: i64) -> None:
    """A seat destroys one of its clusters, if there is one that can be."""
    if destructible(table, row_of(table, seat)):
        table.ask(GIVE_CLUSTER, bit(seat)).put(FACE, face)
    else:
        table.tell(HAD_NOTHING, seat, face)


def offer_own(table: ClusterTable, seat: i64, moves: Moves) -> None:
    """The clusters to choose from: those that can be destroyed."""
    row = row_of(table, seat)
    places = destructible(table, row) or bit(table.rows[row].clusters.size) - 1
    for at in range(table.rows[row].clusters.size):
        if places & bit(at):
            moves.add(CHOOSE_CLUSTER, at)


# Elimination


def eliminate_fallen(table: ClusterTable, rows: i64) -> None:
    """Whoever lost the last cluster is out at once: hand and cloud are discarded, events waiting for them too."""
    fallen = NOBODY
    for step in range(table.seats):
        seat = from_turn(table, step)
        row = row_of(table, seat)
        if rows & bit(row) and table.is_in(seat) and table.rows[row].clusters.size == 0:
            _leave(table, seat)
            fallen |= bit(seat)
    if fallen:
        table.eliminate(fallen)
        if table.everyone_in() == NOBODY and table.played.size > 0:
            table.tell(NOBODY_LEFT, table.played.cards[table.played.size - 1])


def _leave(table: ClusterTable, seat: i64) -> None:
    player = table.players[seat]
    table.tell(OUT, seat)
    table.move_all(player.hand, table.discard)
    while player.cloud.size > 0:
        discard_permanent(table, seat, table.face[player.cloud.cards[0]])
    table.move_all(player.waiting, table.discard)


def lose(table: ClusterTable, row: i64) -> None:
    """Clusters go to the cluster discard pile without being destroyed, and their owners are out."""
    table.move_all(table.rows[row].clusters, table.cluster_discard)
    eliminate_fallen(table, bit(row))
