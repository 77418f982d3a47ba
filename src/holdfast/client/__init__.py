"""A typed client of the protocol, for programs, tests and benchmarks.

async with Client("http://127.0.0.1:8000") as client:
    await client.introduce("Ada")
    table = await client.make_table("upgrade", bots=["greedy"])
    async with client.follow(table.id) as seat:
        await client.start(table.id)
        while await seat.my_turn():
            await seat.play(seat.moves[0])
"""

from holdfast.client.client import Client
from holdfast.client.follow import TableClient
from holdfast.client.observation import FollowedObservation
from holdfast.client.refusals import MoveRefused, RequestRefused

__all__ = ["Client", "FollowedObservation", "TableClient", "MoveRefused", "RequestRefused"]
