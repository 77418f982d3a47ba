"""Replays: games played again for one pair of eyes, as far as anybody has asked for them.

Playing a long game again takes a second, so it is done once. The next request for the same perspective gets what
was written; if the game goes on, only the newest moves are played. The least recently used are forgotten.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence

import msgspec

from holdfast.kernel import Game, Record, Table
from holdfast.server.messages import encode
from holdfast.server.tables.perspectives import OPEN, Eyes, OpenPerspective, Replay, SeatPerspective, seat_of
from holdfast.server.tables.session import TableSession
from holdfast.server.time_slices import TimeSlicer

KEPT = 32
Moves = Sequence[tuple[int, str]]


class CachedReplay:
    """A game played again as far as somebody has asked, and what one pair of eyes saw of it."""

    def __init__(self, game: Game, record: Record, seat: int, perspective: str) -> None:
        self.lock = asyncio.Lock()
        self._table = Table(game, record.without_moves())
        state = self._table.state
        self._eyes: Eyes = OpenPerspective(state) if perspective == OPEN else SeatPerspective(state, seat)
        self._moves: list[tuple[int, str]] = []
        self._updates: list[msgspec.Raw] = []
        self._first = Replay(
            schema="",
            seat=perspective,
            players=record.players,
            observation=self._eyes.first(),
            updates=(),
            movers=(),
            lines=self._eyes.story_since(0),
            texts=[list(sentences.lines) for sentences in state.texts_list],
        )

    def fits(self, moves: Moves) -> bool:
        """Whether these moves are the same as far as both go: none was taken back and made otherwise."""
        both = min(len(moves), len(self._moves))
        return moves[:both] == self._moves[:both]

    def missing(self, moves: Moves) -> int:
        return max(0, len(moves) - len(self._moves))

    def steps(self, moves: Moves) -> Iterator[None]:
        """Play what is missing, one move at each step."""
        for mover, said in moves[len(self._moves) :]:
            self._table.play(mover, said)
            self._updates.append(msgspec.Raw(encode(self._eyes.update())))
            self._moves.append((mover, said))
            yield

    def to_replay(self, session: TableSession, moves: Moves) -> Replay:
        """The replay up to these moves."""
        return msgspec.structs.replace(
            self._first,
            schema=session.schema,
            updates=self._updates[: len(moves)],
            movers=[mover for mover, _ in moves],
            result=session.row.result,
        )


class Replays:
    """All replays that are kept."""

    def __init__(self, slicer: TimeSlicer, kept: int = KEPT) -> None:
        self._slices = slicer
        self._kept = kept
        self._played: OrderedDict[tuple[str, str], CachedReplay] = OrderedDict()

    def missing(self, session: TableSession, perspective: str) -> int:
        """How many moves would have to be played for a replay."""
        played = self._played.get((session.row.id, perspective))
        moves = _moves(session)
        return len(moves) if played is None or not played.fits(moves) else played.missing(moves)

    async def replay(self, session: TableSession, guest: str, perspective: str) -> Replay:
        """A game as a seat saw it, as a spectator did, or open. Until it is over a player sees only the own seat's."""
        seat = seat_of(session, guest, perspective)
        async with session.lock:  # a move that is being stored is nobody's to see yet
            moves = _moves(session)
        while True:
            played = self._find(session, seat, perspective, moves)
            async with played.lock:
                if played.fits(moves):
                    await self._slices.run(played.steps(moves))
                    return played.to_replay(session, moves)

    def _find(self, session: TableSession, seat: int, perspective: str, moves: Moves) -> CachedReplay:
        assert session.table is not None
        key = (session.row.id, perspective)
        played = self._played.get(key)
        if played is None or not played.fits(moves):
            played = self._played[key] = CachedReplay(session.game, session.table.record, seat, perspective)
        self._played.move_to_end(key)
        while len(self._played) > self._kept:
            self._played.popitem(last=False)
        return played


def _moves(session: TableSession) -> Moves:
    return [] if session.table is None else list(session.table.record.moves)
