"""The process in which a bot thinks: `python -m holdfast.server.thinking`.

A line of JSON comes in: a record, a seat, the name of a bot. The table is built again from the record, the bot gets a
handle of its seat and nothing else, and its move goes out as a line of JSON.
"""

from __future__ import annotations

import sys
from typing import IO

import msgspec

from holdfast.bots import BOTS
from holdfast.bots.greedy import Greedy
from holdfast.bots.seat import Bot
from holdfast.games import find_game
from holdfast.kernel import Record, SeatHandle, Table
from holdfast.server.messages import Reason


class Thought(msgspec.Struct, frozen=True):
    """What a bot is to think about."""

    record: str
    seat: int
    bot: str


class Choice(msgspec.Struct, frozen=True):
    move: int
    ply: int
    reason: Reason | None = None
    """Nothing where there was no other move, and from a bot that cannot say."""


def think(thought: Thought) -> Choice:
    """The move of a bot. Its luck comes from the deal's seed, by its seat and the ply: anybody can check it later."""
    record = Record.read(thought.record)
    table = Table.resume(find_game(record.game), record)
    ply = len(record.moves)
    chance = record.whole_seed().stream("bots", ply * 16 + thought.seat)
    bot = BOTS[thought.bot](chance)
    move = int(bot.choose(SeatHandle(table.game, table.state, thought.seat)))
    return Choice(move, ply, reason_of(bot, move))


def reason_of(bot: Bot, move: int) -> Reason | None:
    """What spoke for a move, compared with the best of the others."""
    if not isinstance(bot, Greedy) or not bot.scores:
        return None
    scored = {int(bot.moves.at(at)): score for at, score in enumerate(bot.scores)}
    second = max((other for other in scored if other != move), key=lambda other: scored[other])
    lead = (scored[move] - scored[second]) / float(bot.worlds)
    return Reason(int(bot.worlds), len(scored), second, round(lead, 4))


def serve(coming: IO[bytes], going: IO[bytes]) -> None:
    read = msgspec.json.Decoder(Thought).decode
    for line in coming:
        going.write(msgspec.json.encode(think(read(line))) + b"\n")
        going.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
