"""When a cluster would be destroyed: protection, Honeypot, destruction, elimination, Falco, Sidekick, Bill Gates."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.games.cluster_royale.board import Board
from holdfast.games.cluster_royale.cards import AZURE, BILL_GATES, FALCO, FALCO_SIDEKICK, HONEYPOT, face_of
from holdfast.games.cluster_royale.phrases import (
    CHOOSE_CLUSTER,
    DESTROYED,
    GIVE_CLUSTER,
    OUT,
    PUT_BACK,
    SAVE_ONE,
    SPARED,
)
from holdfast.kernel.moves import Moves
from holdfast.kernel.zones import NOBODY, NONE, bit, first_seat

HONEYPOT_FACE: Final[i64] = face_of("honeypot")
SIDEKICK_FACE: Final[i64] = face_of("falco_sidekick")


def is_protected(board: Board, row: i64) -> bool:
    """External Audit or Container Forensics of an owner."""
    for seat in range(board.seats):
        if board.rows[row].members & bit(seat) and board.players[seat].protected != NONE:
            return True
    return False


def is_immune(board: Board, row: i64, attacker: i64) -> bool:
    """Whether attacks of this player have no effect on a row."""
    for seat in range(board.seats):
        if board.rows[row].members & bit(seat) and board.players[seat].immune_to & bit(attacker):
            return True
    return False


def can_be_destroyed(board: Board, row: i64, card: i64) -> bool:
    return board.provider(card) != board.loris and not is_protected(board, row)


def destructible(board: Board, row: i64) -> i64:
    """The places of a row's clusters that can be destroyed, a bit each."""
    if is_protected(board, row):
        return 0
    clusters = board.rows[row].clusters
    places: i64 = 0
    for at in range(clusters.size):
        if board.provider(clusters.cards[at]) != board.loris:
            places |= bit(at)
    return places


# One cluster


def destroy(board: Board, row: i64, card: i64, destroyer: i64) -> None:
    """A cluster would be destroyed, by somebody's attack or (NONE) by nobody's."""
    if not can_be_destroyed(board, row, card):
        board.tell_row(SPARED, row, card)
    elif not honeypot_saves(board, row):
        _fall(board, row, card)
        eliminate_fallen(board, bit(row))
        if not board.over:
            mourn(board, row, card, destroyer)


def honeypot_saves(board: Board, row: i64) -> bool:
    """The Honeypot is discarded instead."""
    keeper = board.holder(HONEYPOT, board.rows[row].members)
    if keeper == NONE:
        return False
    board.discard_permanent(keeper, HONEYPOT_FACE)
    return True


def _fall(board: Board, row: i64, card: i64) -> None:
    clusters = board.rows[row].clusters
    clusters.take(clusters.index(card))
    board.put(card, board.cluster_discard)
    for seat in range(board.seats):
        if board.rows[row].members & bit(seat):
            board.players[seat].destroyed_since += 1
    board.tell_row(DESTROYED, row, card)


def mourn(board: Board, row: i64, card: i64, destroyer: i64) -> None:
    """Falco draws, then Sidekick asks, then Bill Gates draws."""
    watcher = board.holder(FALCO, board.rows[row].members)
    if watcher != NONE:
        board.draw_cards(watcher, 1)
        if board.has(watcher, FALCO_SIDEKICK) and board.players[watcher].hand.size > 0:
            board.ask(PUT_BACK, bit(watcher), SIDEKICK_FACE, card, destroyer)
            return
    reward(board, destroyer, card)


def reward(board: Board, destroyer: i64, card: i64) -> None:
    """Whoever destroys an OpenShift, GCP or AWS cluster with Bill Gates draws a card."""
    if destroyer != NONE and board.has(destroyer, BILL_GATES) and board.provider(card) != AZURE:
        board.draw_cards(destroyer, 1)


# Several at the same time


def destroy_together(board: Board, row: i64, places: i64) -> None:
    """Several clusters of a row go at the same time; a Honeypot saves one, the owner's choice."""
    clusters = board.rows[row].clusters
    places &= destructible(board, row)
    if places == 0:
        return
    if places & (places - 1) == 0:
        destroy(board, row, clusters.cards[first_seat(places)], NONE)
    elif board.holder(HONEYPOT, board.rows[row].members) != NONE:
        _ask_which_to_save(board, row, places)
    else:
        fall_together(board, row, places)


def _ask_which_to_save(board: Board, row: i64, places: i64) -> None:
    """Two of them are named; otherwise it is every cluster that can be destroyed."""
    clusters = board.rows[row].clusters
    one = NONE
    other = NONE
    if places != destructible(board, row):
        one = clusters.cards[first_seat(places)]
        other = clusters.cards[first_seat(places & (places - 1))]
    board.ask(SAVE_ONE, bit(board.decider(row)), HONEYPOT_FACE, one, other)


def fall_together(board: Board, row: i64, places: i64) -> None:
    fallen = vec[i64]()
    clusters = board.rows[row].clusters
    for at in range(clusters.size):
        if places & bit(at):
            fallen = append(fallen, clusters.cards[at])
    for at in range(i64(len(fallen))):
        _fall(board, row, fallen[at])
    eliminate_fallen(board, bit(row))
    mourn_later(board, row, fallen)


def destroy_one_each(board: Board, chosen: vec[i64]) -> None:
    """For each row the cluster chosen there, or NONE: all at the same time."""
    fallen: i64 = 0
    for step in range(board.seats):
        row = board.row_of(board.from_turn(step))
        if chosen[row] != NONE and fallen & bit(row) == 0:
            if can_be_destroyed(board, row, chosen[row]) and not honeypot_saves(board, row):
                _fall(board, row, chosen[row])
                fallen |= bit(row)
            else:
                chosen[row] = NONE
    eliminate_fallen(board, fallen)
    for number in range(i64(len(board.rows))):
        if fallen & bit(number):
            mourn_later(board, number, vec[i64]([chosen[number]]))


def mourn_later(board: Board, row: i64, fallen: vec[i64]) -> None:
    """Falco and Sidekick come for each in row order. There is one Falco: other rows have nothing to wait for."""
    if not board.over and board.holder(FALCO, board.rows[row].members) != NONE:
        board.losses = vec[i64]()
        for at in range(i64(len(fallen)) - 1, i64(-1), i64(-1)):
            board.losses = append(board.losses, fallen[at])


def mourn_next(board: Board) -> None:
    """The next of several clusters that were destroyed together."""
    last: i64 = len(board.losses) - 1
    card = board.losses[last]
    board.losses = board.losses[:last]
    watcher = board.holder(FALCO, board.everyone_in())
    mourn(board, board.row_of(watcher), card, NONE)


# One's own cluster


def must_destroy_own(board: Board, seat: i64, face: i64) -> None:
    """A seat destroys one of its clusters, if there is one that can be."""
    if destructible(board, board.row_of(seat)):
        board.ask(GIVE_CLUSTER, bit(seat), face)


def offer_own(board: Board, seat: i64, moves: Moves) -> None:
    """The clusters to choose from: those that can be destroyed."""
    row = board.row_of(seat)
    places = destructible(board, row) or bit(board.rows[row].clusters.size) - 1
    for at in range(board.rows[row].clusters.size):
        if places & bit(at):
            moves.add(CHOOSE_CLUSTER, at)


# Elimination


def eliminate_fallen(board: Board, rows: i64) -> None:
    """Whoever lost the last cluster is out at once: hand and cloud are discarded, events waiting for them too."""
    fallen = NOBODY
    for step in range(board.seats):
        seat = board.from_turn(step)
        row = board.row_of(seat)
        if rows & bit(row) and board.is_in(seat) and board.rows[row].clusters.size == 0:
            _leave(board, seat)
            fallen |= bit(seat)
    if fallen:
        board.eliminate(fallen)


def _leave(board: Board, seat: i64) -> None:
    player = board.players[seat]
    board.put_all(player.hand, board.discard)
    while player.cloud.size > 0:
        board.discard_permanent(seat, board.face[player.cloud.cards[0]])
    board.put_all(player.waiting, board.discard)
    board.tell(OUT, seat)


def lose(board: Board, row: i64) -> None:
    """Clusters go to the cluster discard pile without being destroyed, and their owners are out."""
    board.put_all(board.rows[row].clusters, board.cluster_discard)
    eliminate_fallen(board, bit(row))
