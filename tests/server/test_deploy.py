"""What deploy/ holds: nginx with its configuration in front of two workers, units, manifests, the board of figures."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import yaml

from holdfast.client import Client, TableClient
from holdfast.server.metrics import Metrics
from tests.server.nginx import Nginx
from tests.server.process import free_port
from tests.server.site import PATIENT, Site, play_out
from tests.server.test_fleet import until

DEPLOY = Path(__file__).parents[2] / "deploy"
Open = Callable[..., Awaitable[Site]]


@pytest.fixture
def nginx(tmp_path: Path) -> Iterator[Callable[..., Nginx]]:
    """Starts an nginx in front of these workers."""
    started: list[Nginx] = []

    def start(*workers: Site) -> Nginx:
        ports = [int(worker.address.rpartition(":")[2]) for worker in workers]
        server = Nginx(tmp_path, free_port(), ports)
        server.start()
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()


async def behind(open_site: Open, fleet: dict[str, str]) -> tuple[Site, Site]:
    one, two = [await open_site(**fleet, limits=PATIENT, trusted_proxies=("127.0.0.1",)) for _ in range(2)]
    return one, two


def busy(*sites: Site) -> list[int]:
    return [site.service.metrics.connections for site in sites]


@pytest.mark.postgresql
async def test_everybody_at_a_table_comes_to_the_same_worker(
    open_site: Open, fleet: dict[str, str], nginx: Callable[..., Nginx]
) -> None:
    one, two = await behind(open_site, fleet)
    front = await asyncio.to_thread(nginx, one, two)
    assert "successful" in await asyncio.to_thread(front.run, "-t")
    met: set[int] = set()
    for _ in range(30):  # a table's id, and so its worker, is drawn by lot
        async with table_through(front, 3) as followers:
            assert sorted(busy(one, two)) == [0, 3]
            met.add(busy(one, two).index(3))
            await play_out(followers, random.choice, 4)
        await until(lambda: not any(busy(one, two)))
        if met == {0, 1}:
            return
    raise AssertionError("tables are not spread over the workers")


@pytest.mark.postgresql
async def test_a_worker_ends_and_nginx_is_reloaded_during_a_game(
    open_site: Open, fleet: dict[str, str], nginx: Callable[..., Nginx]
) -> None:
    one, two = await behind(open_site, fleet)
    front = await asyncio.to_thread(nginx, one, two)
    async with table_through(front, 2) as followers:
        await play_out(followers, random.choice, 4)
        await asyncio.to_thread(front.reload)
        await play_out(followers, random.choice, 8)
        at, other = (one, two) if busy(one, two)[0] else (two, one)
        await at.stop()
        await until(lambda: busy(other) == [2])
        await play_out(followers, random.choice, 12)


@pytest.mark.postgresql
async def test_a_client_in_vain_is_sent_to_another_worker(
    open_site: Open, fleet: dict[str, str], nginx: Callable[..., Nginx]
) -> None:
    """A worker that hangs keeps its port: nginx cannot know, but the client asks for another one."""
    one, two = await behind(open_site, fleet)
    front = await asyncio.to_thread(nginx, one, two)
    async with table_through(front, 1, bots=["random"]) as (follower,):
        seen, failures = {busy(one, two).index(1)}, count(1)
        while seen != {0, 1}:
            follower._failures = next(failures)
            await reconnected(follower)
            await until(lambda: sum(busy(one, two)) == 1)
            seen.add(busy(one, two).index(1))


async def reconnected(follower: TableClient) -> None:
    """Cut a client's connection, and wait until it has been welcomed again."""
    before = follower._connection
    follower.interrupt()
    await until(lambda: follower._connection is not before and follower._welcomed)


@asynccontextmanager
async def table_through(front: Nginx, guests: int, **choices: Any) -> AsyncIterator[list[TableClient]]:
    """A dealt table of so many guests who come through nginx."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(front.address)) for _ in range(guests)]
        for number, client in enumerate(clients):
            await client.introduce(f"Guest {number}")
        seats = guests + len(choices.get("bots", ()))
        table = await clients[0].make_table("upgrade", seats=seats, options={"tokens": 9}, **choices)
        for other in clients[1:]:
            await other.sit(table.id)
            await other.ready(table.id)
        followers = [await stack.enter_async_context(client.follow(table.id)) for client in clients]
        await clients[0].start(table.id)
        for follower in followers:
            await follower.until(lambda follower=follower: follower.ply >= 0)  # type: ignore[misc]
        yield followers


# Files


def test_the_board_shows_what_is_exported() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    metrics = Metrics(task_successes={"sweep": 1.0})
    exported = set(re.findall(r"^(\w+)(?:\{| )", metrics.text().decode(), re.MULTILINE))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for expression in asked for name in re.findall(r"\bholdfast_\w+", expression)}
    assert named <= exported
    shown = {re.sub(r"_(total|bucket)$", "", name) for name in named}
    families = set(re.findall(r"^# TYPE (\w+)", metrics.text().decode(), re.MULTILINE))
    left_out = {family for family in families if re.sub(r"_(total|created)$", "", family) not in shown}
    assert {name for name in left_out if not name.endswith("_created")} == {
        "holdfast_deals_total",
        "holdfast_expired_total",
    }


def test_units_are_hardened_alike() -> None:
    units = [(DEPLOY / name).read_text() for name in ("holdfast.service", "holdfast@.service", "holdfast-bots.service")]
    hardened = {unit[unit.index("# It needs its database") :] for unit in units}
    assert len(hardened) == 1


def test_workers_of_manifests_share_a_database_and_a_hub() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert {"worker-1", "worker-2", "bots", "nginx", "postgres", "redis"} == set(services)
    fleet = services["worker-1"]["environment"]
    assert fleet == services["worker-2"]["environment"] == services["bots"]["environment"]
    upstream = (DEPLOY / "nginx" / "compose.conf").read_text()
    assert set(re.findall(r"server ([\w-]+):8000", upstream)) == {name for name in services if "worker" in name}
    manifests = list(yaml.safe_load_all((DEPLOY / "kubernetes" / "holdfast.yaml").read_text(encoding="utf-8")))
    kinds = [each["kind"] for each in manifests]
    assert kinds == ["Deployment", "Deployment", "PodDisruptionBudget", "Service", "Ingress"]
    worker = manifests[0]["spec"]["template"]["spec"]["containers"][0]
    assert worker["readinessProbe"]["httpGet"]["path"] == "/ready"
