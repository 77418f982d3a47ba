"""The process in which a bot thinks: `python -m holdfast.server.thinking`.

A line of JSON comes in: a record, a seat, the name of a bot. The table is built again from the record, the bot gets a
handle of its seat and nothing else, and its move goes out as a line of JSON.
"""

from __future__ import annotations

import sys
from typing import IO

import msgspec

from holdfast.bots.visiting import Visitor, make_bot
from holdfast.games import find_game
from holdfast.kernel import Record, SeatHandle, Table, commitment


class Thought(msgspec.Struct, frozen=True):
    """What a bot is to think about."""

    record: str
    seat: int
    bot: str


class Choice(msgspec.Struct, frozen=True):
    move: int
    ply: int
    fault: str = ""
    """What was wrong with a bot of somebody else's; then the move is that of a simpler one."""


def think(thought: Thought) -> Choice:
    """The move of a bot. Its luck comes from the deal's seed, by its seat and the ply: anybody can check it later."""
    record = Record.read(thought.record)
    table = Table.resume(find_game(record.game), record)
    ply = len(record.moves)
    chance = record.whole_seed().stream("bots", ply * 16 + thought.seat)
    bot = make_bot(thought.bot, chance, f"{commitment(record.seed)} {thought.seat}")
    move = int(bot.choose(SeatHandle(table.game, table.state, thought.seat)))
    return Choice(move, ply, str(bot.fault or "") if isinstance(bot, Visitor) else "")


def serve(coming: IO[bytes], going: IO[bytes]) -> None:
    read = msgspec.json.Decoder(Thought).decode
    for line in coming:
        going.write(msgspec.json.encode(think(read(line))) + b"\n")
        going.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
