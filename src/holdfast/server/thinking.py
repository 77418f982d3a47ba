"""The process in which a bot thinks: `python -m holdfast.server.thinking`.

A line of JSON comes in: a record, a seat, the name of a bot, or none for advice. The table is built again from the
record, the bot gets a handle of its seat and nothing else, and its move goes out as a line of JSON.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import IO

import msgspec

from holdfast.bots.explain import advise
from holdfast.bots.visiting import Visitor, make_bot
from holdfast.games import find_game
from holdfast.kernel import Chance, Record, SeatHandle, Table, commitment
from holdfast.server.messages import Weighed

NICENESS = 10
"""Where there are fewer cores than processes, tables go before bots."""
READY = b"ready\n"
"""The first line, when everything is loaded."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot is to think about."""

    record: str
    seat: int
    bot: str = ""
    """Nobody's move, if it is empty: somebody asks for advice."""


class Choice(msgspec.Struct, frozen=True):
    move: int
    ply: int
    words: str = ""
    """What the bot says with its move, where that needs words."""
    fault: str = ""
    """What was wrong with a bot of somebody else's; then the move is that of a simpler one."""
    weighed: Sequence[Weighed] = ()
    """With advice: the move and the best others, as they were weighed."""
    tries: int = 0


def think(thought: Thought) -> Choice:
    """The move of a bot. Its luck comes from the deal's seed, by its seat and the ply: anybody can check it later."""
    record = Record.read(thought.record)
    table = Table.resume(find_game(record.game), record)
    ply = len(record.moves)
    chance = record.whole_seed().stream("bots", ply * 16 + thought.seat)
    handle = SeatHandle(table.game, table.state, thought.seat)
    if not thought.bot:
        return advice(handle, chance, ply)
    bot = make_bot(thought.bot, chance, f"{commitment(record.seed)} {thought.seat}")
    words = bot.speak(handle)
    if words:
        return Choice(int(handle.spoken_move()), ply, words)
    move = int(bot.choose(handle))
    return Choice(move, ply, fault=str(bot.fault or "") if isinstance(bot, Visitor) else "")


def advice(handle: SeatHandle, chance: Chance, ply: int) -> Choice:
    """What a bot would do in a seat's place, and why."""
    told = advise(handle, chance)
    weighed = [Weighed(each.move, each.visits, round(each.expected or 0.0, 3)) for each in (told.chosen, *told.others)]
    return Choice(told.chosen.move, ply, weighed=weighed if told.tries else (), tries=told.tries)


def serve(coming: IO[bytes], going: IO[bytes]) -> None:
    read = msgspec.json.Decoder(Thought).decode
    for line in coming:
        going.write(msgspec.json.encode(think(read(line))) + b"\n")
        going.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    serve(sys.stdin.buffer, sys.stdout.buffer)
