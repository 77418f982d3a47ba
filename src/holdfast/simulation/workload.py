"""What people do in a simulation: they come to a table, sit down, and play it to its end."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from holdfast.kernel import Game
from holdfast.server.tables.clocks import Clock, read_clock
from holdfast.simulation.player import SimulatedClient, SimulatedFollower, SimulatedPlayer, agree

if TYPE_CHECKING:
    from holdfast.simulation.run import Simulation


class TableWorkload:
    """One table. What its people do is drawn for them alone."""

    def __init__(self, simulation: Simulation, number: int) -> None:
        plan = simulation.plan
        self.random = random = Random(f"{plan.seed} table {number}")
        self._simulation = simulation
        self._number = number
        self._game: Game = simulation.games[random.choice(plan.games)]
        self._seats = min(random.choice((2, 2, 3, 4)), max(self._game.seats))
        self._people = min(random.randint(1, self._seats), plan.people)
        self._clock = random.choice(("none", "fast", "relaxed"))
        self.table = ""
        """Which it is, once it is there."""
        self._watched = random.random() < plan.watchers

    async def run(self) -> None:
        network, plan = self._simulation.network, self._simulation.plan
        await asyncio.sleep(self.random.random() * plan.arriving_seconds)
        clients = [SimulatedClient(network) for _ in range(self._people)]
        for at, client in enumerate(clients):
            await client.persist(partial(client.introduce, f"Guest {self._number}-{at}"))
        host = clients[0]
        self.table = table = await self._sit_down(clients)
        watchers = [*clients, SimulatedClient(network)] if self._watched else clients
        followers = [SimulatedFollower(client, table, self._simulation.witness) for client in watchers]
        async with asyncio.TaskGroup() as group:
            for follower in followers:
                group.create_task(self._follow(follower, read_clock(self._clock)))
            await host.persist(partial(host.start, table))

    async def _sit_down(self, clients: list[SimulatedClient]) -> str:
        """Make the table; which it is."""
        host, bots = clients[0], ["random"] * (self._seats - self._people)
        choices = {"seats": self._seats, "bots": bots, "clock": self._clock}
        table = await host.persist(partial(host.make_table, self._game.name, **choices))
        assert table is not None, "nothing forbids to make a table"
        for client in clients[1:]:
            await client.persist(partial(client.sit, table.id))
            await client.persist(partial(client.ready, table.id))
        return table.id

    async def _follow(self, follower: SimulatedFollower, clock: Clock) -> None:
        async with follower:
            if follower.client.guest:
                agreeing = asyncio.ensure_future(agree(follower, self.random))
                try:
                    await SimulatedPlayer(follower, self.random, clock, self._simulation.plan).play()
                finally:
                    agreeing.cancel()
            await follower.until(lambda: follower.over)
