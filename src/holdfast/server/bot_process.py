"""The process in which bots think: `python -m holdfast.server.bot_process`.

A line of JSON comes in for each decision and one goes out. The process keeps the tables it has seen. A request names
its table and brings the moves made since the last one; the first request about a table brings its headings too. A bot
gets the handle of its seat and nothing else.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import IO

import msgspec

from holdfast.bots.explain import advise
from holdfast.bots.external import ExternalBot, make_bot
from holdfast.games import find_game
from holdfast.kernel import Chance, Record, SeatHandle, Table
from holdfast.server.messages import MoveEvaluation

NICENESS = 10
"""Where there are fewer cores than processes, tables go before bots."""
READY = b"ready\n"
"""The first line, when everything is loaded."""


class BotRequest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision for a bot."""

    timeline: int
    """Names a table and its line of moves. A table whose moves were taken back has a new one."""
    seat: int
    bot: str = ""
    """Empty for advice to a person."""
    since: int = 0
    """How many moves the process has already."""
    moves: Sequence[tuple[int, str]] = ()
    """The moves after these."""
    record: str = ""
    """The record without its moves, if the process does not have the table."""
    dropped: Sequence[int] = ()
    """Timelines that are not needed any more."""


class BotAnswer(msgspec.Struct, frozen=True):
    move: int
    ply: int
    words: str = ""
    """What the bot says with a move that needs words."""
    fault: str = ""
    """Why an external bot failed. The move is that of a simpler bot then."""
    weighed: Sequence[MoveEvaluation] = ()
    """With advice: the move and the best others, as they were weighed."""
    tries: int = 0


class BotRequestHandler:
    """The tables of a process, and the bots that think about them."""

    def __init__(self) -> None:
        self._tables: dict[int, Table] = {}

    def answer(self, request: BotRequest) -> BotAnswer:
        """A bot's move. Its luck comes from the deal's seed, its seat and the ply, so that anybody can check it."""
        table = self._table(request)
        ply = len(table.record.moves)
        chance = table.record.whole_seed().stream("bots", ply * 16 + request.seat)
        handle = SeatHandle(table.game, table.state, request.seat)
        if not request.bot:
            return advice(handle, chance, ply)
        bot = make_bot(request.bot, chance, f"{request.timeline} {request.seat}")
        words = bot.speak(handle)
        if words:
            return BotAnswer(int(handle.spoken_move()), ply, words)
        move = int(bot.choose(handle))
        return BotAnswer(move, ply, fault=str(bot.fault or "") if isinstance(bot, ExternalBot) else "")

    def _table(self, request: BotRequest) -> Table:
        """The table of a request, up to its newest move."""
        for timeline in request.dropped:
            self._tables.pop(timeline, None)
        if request.record:
            record = Record.read(request.record)
            self._tables[request.timeline] = Table(find_game(record.game), record)
        table = self._tables[request.timeline]
        if len(table.record.moves) != request.since:
            raise ValueError("moves are missing")
        for seat, said in request.moves:
            table.play(seat, said)
        return table


def advice(handle: SeatHandle, chance: Chance, ply: int) -> BotAnswer:
    """What a bot would do in a seat's place, and why."""
    told = advise(handle, chance)
    weighed = [
        MoveEvaluation(each.move, each.visits, round(each.expected or 0.0, 3)) for each in (told.chosen, *told.others)
    ]
    return BotAnswer(told.chosen.move, ply, weighed=weighed if told.tries else (), tries=told.tries)


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    read, handler = msgspec.json.Decoder(BotRequest).decode, BotRequestHandler()
    for line in requests:
        answers.write(msgspec.json.encode(handler.answer(read(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    serve(sys.stdin.buffer, sys.stdout.buffer)
