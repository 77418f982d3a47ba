"""The promises, checked while a simulation runs. Each raises Violation with what was promised and what came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from holdfast.client.observation import FollowedObservation
from holdfast.kernel import SPECTATOR
from holdfast.server import messages
from holdfast.simulation.history import History, Position, TableHistory, Violation, faces_of

if TYPE_CHECKING:
    from holdfast.simulation.player import SimulatedFollower

RULED_OUT = ("illegal_move_with_hint", "ply_mismatch", "seat_not_asked", "move_too_late", "game_is_over")
"""Refusals that say something about the game, and not that the server can take nothing now."""


ACKNOWLEDGED, SENT_AGAIN, VIEWS, ORDERED = "acknowledged", "sent again", "views", "ordered"
RETURNS, ENDED = "returns", "games ended"
"""What is counted of the checks: moves that clients were told to be stored, moves that they sent again, what seats were
shown, moves in their order, clients that came back to a game, and games that came to their end."""


class Attempt(NamedTuple):
    """A move that a client sends: chosen at a ply of a line of the game, at a time."""

    ply: int
    move: int
    line: int
    since: float


class Witness:
    """Holds what clients are told against what was kept."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.acknowledged: dict[tuple[str, int, str], int] = {}
        """The ply that a client was told for each of its moves."""
        self.frames = 0
        self.checked: Counter[str] = Counter()
        """How often each promise was put to the test."""

    def told(self, follower: SimulatedFollower, message: messages.Message) -> None:
        """One order for everybody, nothing that is not stored, and nothing that a seat may not know."""
        self.frames += 1
        if isinstance(message, messages.Update):
            self._check_order(follower, message)
        if isinstance(message, messages.Welcome | messages.TableChanged):
            self._check_row(follower, message.table)
        if isinstance(message, messages.Welcome):
            self._check_seat(follower, message)
            self._check_not_before(follower, message)
        if isinstance(message, messages.Welcome | messages.Update) and follower.observation is not None:
            self._check_secrets(follower)

    def answered(self, follower: SimulatedFollower, id: str, ply: int) -> None:
        """What a client is told to be stored is stored, and is its own move."""
        table, seat = self.history.tables[follower.table_id], follower.seat
        if seat is None:
            raise Violation(f"{follower.table_id}: somebody without a seat made a move")
        self.acknowledged[follower.table_id, seat, id] = ply
        self.checked[ACKNOWLEDGED] += 1
        self._check_stored(table, seat, id, ply)

    def attempt(self, follower: SimulatedFollower, move: int) -> Attempt:
        """Somebody is about to send a move."""
        line = self.history.tables[follower.table_id].row.taken_back
        return Attempt(follower.ply, move, line, self.history.now())

    def refused(self, follower: SimulatedFollower, attempt: Attempt, why: str) -> None:
        """A move is refused for what the table was at some moment between the question and the answer."""
        table, seat = self.history.tables[follower.table_id], follower.seat
        if why not in RULED_OUT or seat is None or table.changed_at >= attempt.since:
            return
        possible = attempt.move in table.positions[-1].moves[seat]
        if attempt.ply == len(table.kept) and attempt.line == table.row.taken_back and possible:
            raise Violation(f"{table.row.id}: seat {seat} was refused ({why}) what it could do all the while")

    def check_all_stored(self) -> None:
        for (table, seat, id), ply in self.acknowledged.items():
            self._check_stored(self.history.tables[table], seat, id, ply)

    def _check_stored(self, table: TableHistory, seat: int, id: str, ply: int) -> None:
        if (seat, id) in table.cut_ids:
            return
        if not 0 < ply <= len(table.kept):
            raise Violation(f"{table.row.id}: ply {ply} was acknowledged, but {len(table.kept)} are stored")
        move = table.kept[ply - 1].move
        if (move.seat, move.id) != (seat, id):
            raise Violation(f"{table.row.id}: ply {ply} was acknowledged to seat {seat}, but is seat {move.seat}'s")

    def _check_order(self, follower: SimulatedFollower, message: messages.Update) -> None:
        if message.ply != follower.ply_before + 1:
            raise Violation(f"{follower.table_id}: ply {message.ply} came after ply {follower.ply_before}")
        self.checked[ORDERED] += 1
        table = self.history.tables[follower.table_id]
        if message.by not in table.movers_to(message.ply):
            raise Violation(f"{follower.table_id}: ply {message.ply} was told as seat {message.by}'s")

    def _check_row(self, follower: SimulatedFollower, told: messages.TableInfo) -> None:
        table = self.history.tables[follower.table_id]
        if faces_of(told) not in table.told:
            raise Violation(f"{follower.table_id}: the table was told as it never was stored")

    def _check_not_before(self, follower: SimulatedFollower, message: messages.Welcome) -> None:
        """Who comes back does not find less than they have seen, except once for each time that moves were taken back:
        what is told may have been on its way while that happened again."""
        self.checked[RETURNS] += follower.ply_before >= 0
        if message.ply < follower.ply_before:
            follower.times_less += 1
            if follower.times_less > len(self.history.tables[follower.table_id].former):
                raise Violation(f"{follower.table_id}: ply {message.ply} was told after ply {follower.ply_before}")

    def _check_secrets(self, follower: SimulatedFollower) -> None:
        self.checked[VIEWS] += 1
        table, observation = self.history.tables[follower.table_id], follower.observation
        assert observation is not None
        seat = int(SPECTATOR) if follower.seat is None else follower.seat
        moves = None if follower.seat is None else tuple(follower.moves)
        for position in table.positions_at(follower.ply):
            if _is_at(observation, position, seat, moves):
                return
        raise Violation(f"{follower.table_id}: seat {follower.seat} sees what it may not, or not what it may")

    def _check_seat(self, follower: SimulatedFollower, message: messages.Welcome) -> None:
        if message.seat is not None and message.table.seats[message.seat].guest != follower.client.guest:
            raise Violation(f"{follower.table_id}: somebody was welcomed to a seat of somebody else's")


def _is_at(observation: FollowedObservation, position: Position, seat: int, moves: Sequence[int] | None) -> bool:
    return tuple(observation.numbers) == position.observations[seat] and (
        moves is None or moves == position.moves[seat]
    )


def unfinished(history: History) -> Iterator[str]:
    """Games that came to no end although nothing has been wrong for long."""
    return (id for id, table in history.tables.items() if not table.over and not table.damaged)
