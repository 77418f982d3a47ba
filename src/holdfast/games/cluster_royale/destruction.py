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
    from holdfast.games.cluster_royale.state import ClusterRoyaleState

# (1) Protection


def protection(state: ClusterRoyaleState, row: i64) -> i64:
    """Why an owner's clusters can't be destroyed until their next turn starts; NONE if they can."""
    for seat in range(state.seats):
        if state.rows[row].members & bit(seat) and state.players[seat].protected.value != NONE:
            return state.players[seat].protected.value
    return NONE


def guardian(state: ClusterRoyaleState, card: i64) -> i64:
    """The tech or celebrity in somebody's cloud that protects a cluster, or NONE."""
    for player in state.players:
        left = player.powers.value & HOOKS.protects
        while left:
            face = lowest_bit(left) + CARDS.first_permanent
            if CARDS.texts[face].protects(state, card):
                return face
            left &= left - 1
    return NONE


def is_immune(state: ClusterRoyaleState, row: i64, attacker: i64) -> bool:
    """Whether attacks of this player have no effect on a row."""
    for seat in range(state.seats):
        if state.rows[row].members & bit(seat) and state.players[seat].immune_to.value & bit(attacker):
            return True
    return False


def can_be_destroyed(state: ClusterRoyaleState, row: i64, card: i64) -> bool:
    return guardian(state, card) == NONE and protection(state, row) == NONE


def destructible(state: ClusterRoyaleState, row: i64) -> i64:
    """The mask of places of a row whose clusters can be destroyed."""
    if protection(state, row) != NONE:
        return 0
    clusters = state.rows[row].clusters
    places: i64 = 0
    for at in range(clusters.size):
        if guardian(state, clusters.cards[at]) == NONE:
            places |= bit(at)
    return places


# (2) What happens instead


def save_instead(state: ClusterRoyaleState, row: i64) -> bool:
    """Let something else happen instead, if there is anything."""
    for seat in range(state.seats):
        player = state.players[seat]
        if state.rows[row].members & bit(seat) and player.powers.value & HOOKS.instead_of_destruction:
            for card in player.cloud.to_list():
                if CARDS.texts[state.face[card]].instead_of_destruction(state, seat):
                    return True
    return False


def saver(state: ClusterRoyaleState, row: i64) -> i64:
    """The first tech or celebrity of a row's owners that lets something else happen instead, or NONE."""
    for seat in range(state.seats):
        powers = state.players[seat].powers.value & HOOKS.instead_of_destruction
        if state.rows[row].members & bit(seat) and powers:
            return lowest_bit(powers) + CARDS.first_permanent
    return NONE


# (3) Destruction of one cluster


def destroy(state: ClusterRoyaleState, row: i64, card: i64, destroyer: i64) -> None:
    """A cluster would be destroyed, by somebody's attack or (NONE) by nobody's."""
    if not can_be_destroyed(state, row, card):
        tell_spared(state, row, card)
    elif not save_instead(state, row):
        _fall(state, row, card)
        eliminate_fallen(state, bit(row))
        if not state.over:
            after_destruction(state, row, card, destroyer)


def _fall(state: ClusterRoyaleState, row: i64, card: i64) -> None:
    state.move_card(card, state.rows[row].clusters, state.cluster_discard)
    for seat in range(state.seats):
        if state.rows[row].members & bit(seat):
            state.players[seat].destroyed_since.value += 1
    tell_row(state, DESTROYED, row, card)


def after_destruction(state: ClusterRoyaleState, row: i64, card: i64, destroyer: i64) -> None:
    """First what the owners' cards do, then whether one puts the cluster back, then what the destroyer's cards do."""
    for seat in range(state.seats):
        player = state.players[seat]
        if state.rows[row].members & bit(seat) and player.powers.value & HOOKS.on_destroyed:
            for lying in player.cloud.to_list():
                CARDS.texts[state.face[lying]].on_destroyed(state, seat, card)
    offer_to_put_back(state, row, card, destroyer, NONE, NONE)


def offer_to_put_back(
    state: ClusterRoyaleState, row: i64, card: i64, destroyer: i64, asked: i64, declined: i64
) -> None:
    """Ask the owners one after the other, card by card, from the one on that was declined; the destroyer comes last."""
    for seat in range(max(i64(0), asked), state.seats):
        player = state.players[seat]
        if state.rows[row].members & bit(seat) and player.powers.value & HOOKS.may_put_back:
            for at in range(_after(state, player.cloud, declined if seat == asked else NONE), player.cloud.size):
                if CARDS.texts[state.face[player.cloud.cards[at]]].may_put_back(state, seat, card, destroyer):
                    return
    reward(state, destroyer, card)


def _after(state: ClusterRoyaleState, cloud: Zone, face: i64) -> i64:
    """The place after the last card with this face."""
    for at in range(cloud.size - 1, i64(-1), -1):
        if state.face[cloud.cards[at]] == face:
            return at + 1
    return 0


def reward(state: ClusterRoyaleState, destroyer: i64, card: i64) -> None:
    """What the cards of a destroyer do, if there is one."""
    if destroyer != NONE and state.players[destroyer].powers.value & HOOKS.on_destroying:
        for lying in state.players[destroyer].cloud.to_list():
            CARDS.texts[state.face[lying]].on_destroying(state, destroyer, card)


# Several at the same time


def destroy_together(state: ClusterRoyaleState, row: i64, places: i64) -> None:
    """Several clusters of a row go at the same time; what happens instead can save one of them."""
    doom(state, row, spare(state, row, places))


def doom(state: ClusterRoyaleState, row: i64, places: i64) -> None:
    """The same, of clusters that can be destroyed."""
    by = saver(state, row)
    if count_bits(places) == 1:
        destroy(state, row, state.rows[row].clusters.cards[lowest_bit(places)], NONE)
    elif places and by != NONE:
        CARDS.texts[by].ask_which_to_save(state, row, places)
    elif places:
        fall_together(state, row, places)


def spare(state: ClusterRoyaleState, row: i64, places: i64) -> i64:
    """Those of some places of a row whose clusters can be destroyed; the others hold, and everybody hears it."""
    doomed = places & destructible(state, row)
    clusters = state.rows[row].clusters
    for at in range(clusters.size):
        if places & ~doomed & bit(at):
            tell_spared(state, row, clusters.cards[at])
    return doomed


def tell_spared(state: ClusterRoyaleState, row: i64, card: i64) -> None:
    """A cluster holds, and why. The owner's own protection comes first: it says nothing about a hidden cluster."""
    protected = protection(state, row)
    by = guardian(state, card) if protected == NONE else CARDS.protectors[protected]
    state.tell(SPARED, row_said(state, row), card, by)


def fall_together(state: ClusterRoyaleState, row: i64, places: i64) -> None:
    fallen = vec[i64]()
    clusters = state.rows[row].clusters
    for at in range(clusters.size):
        if places & bit(at):
            fallen = append(fallen, clusters.cards[at])
    for at in range(i64(len(fallen))):
        _fall(state, row, fallen[at])
    eliminate_fallen(state, bit(row))
    _queue_losses(state, row, fallen)


def destroy_picked(state: ClusterRoyaleState) -> None:
    """The clusters that seats have picked, of each row one, go at the same time."""
    picked = take_picked(state)
    fallen: i64 = 0
    for step in range(state.seats):
        row = row_of(state, from_turn(state, step))
        if picked[row] != NONE and fallen & bit(row) == 0:
            if not spare(state, row, bit(state.rows[row].clusters.index(picked[row]))) or save_instead(state, row):
                picked[row] = NONE
            else:
                _fall(state, row, picked[row])
                fallen |= bit(row)
    eliminate_fallen(state, fallen)
    for row in _rows_from_last(state):
        if fallen & bit(row):
            _queue_losses(state, row, vec[i64]([picked[row]]))


def _rows_from_last(state: ClusterRoyaleState) -> list[i64]:
    """All rows, that of the player on turn last: what is queued last comes first."""
    rows: list[i64] = []
    for step in range(state.seats):
        row = row_of(state, from_turn(state, step))
        if row not in rows:
            rows.insert(0, row)
    return rows


def take_picked(state: ClusterRoyaleState) -> vec[i64]:
    """The clusters that seats have picked, by row; NONE for a row without any."""
    picked = vec[i64]([NONE] * len(state.rows))
    for seat in range(state.seats):
        if state.players[seat].picked.size > 0:
            picked[row_of(state, seat)] = state.players[seat].picked.pop()
    return picked


def _queue_losses(state: ClusterRoyaleState, row: i64, fallen: vec[i64]) -> None:
    """What follows comes for each in row order, where a card of its owners has something to say."""
    if not state.over and holder(state, HOOKS.after_destruction, state.rows[row].members) != NONE:
        for at in range(i64(len(fallen)) - 1, i64(-1), -1):
            state.losses.add(fallen[at])
            state.losers.add(row)


def next_loss(state: ClusterRoyaleState) -> None:
    """What follows for the next of several clusters that were destroyed together."""
    card = state.losses.pop()
    after_destruction(state, state.losers.pop(), card, NONE)


# One's own cluster


def must_destroy_own(state: ClusterRoyaleState, seat: i64, face: i64) -> None:
    """A seat destroys one of its clusters, if there is one that can be."""
    if destructible(state, row_of(state, seat)):
        state.ask(GIVE_CLUSTER, bit(seat)).put(FACE, face)
    else:
        state.tell(HAD_NOTHING, seat, face)


def offer_own(state: ClusterRoyaleState, seat: i64, moves: Moves) -> None:
    """The clusters to choose from: those that can be destroyed."""
    row = row_of(state, seat)
    places = destructible(state, row) or bit(state.rows[row].clusters.size) - 1
    for at in range(state.rows[row].clusters.size):
        if places & bit(at):
            moves.add(CHOOSE_CLUSTER, at)


# Elimination


def eliminate_fallen(state: ClusterRoyaleState, rows: i64) -> None:
    """Players who lost their last cluster are out at once: hand, cloud and waiting events are discarded."""
    fallen = NOBODY
    for step in range(state.seats):
        seat = from_turn(state, step)
        row = row_of(state, seat)
        if rows & bit(row) and state.is_in(seat) and state.rows[row].clusters.size == 0:
            _leave(state, seat)
            fallen |= bit(seat)
    if fallen:
        state.eliminate(fallen)
        if state.everyone_in() == NOBODY and state.played.size > 0:
            state.tell(NOBODY_LEFT, state.played.cards[state.played.size - 1])


def _leave(state: ClusterRoyaleState, seat: i64) -> None:
    player = state.players[seat]
    state.tell(OUT, seat)
    state.move_all(player.hand, state.discard)
    while player.cloud.size > 0:
        discard_permanent(state, seat, state.face[player.cloud.cards[0]])
    state.move_all(player.waiting, state.discard)


def lose(state: ClusterRoyaleState, row: i64) -> None:
    """Clusters go to the cluster discard pile without being destroyed, and their owners are out."""
    state.move_all(state.rows[row].clusters, state.cluster_discard)
    eliminate_fallen(state, bit(row))
