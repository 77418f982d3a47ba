"""One client spoils nothing for others: what costs much is paid for, waits its turn, and is done a little at a time."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import msgspec
import pytest

from holdfast.client import Client, RequestRefused
from holdfast.games import games
from holdfast.kernel import Table
from holdfast.server import messages
from holdfast.server.fair_queue import FairQueue, Requester
from holdfast.server.limits import ConcurrencyLimiter, RateLimiter, TokenBucket
from holdfast.server.running import THREADS
from holdfast.server.schema_cache import SchemaCache
from holdfast.server.settings import Limits
from holdfast.server.tables.story import LONG, PIECE, Story, lines_of
from holdfast.server.time_slices import TimeSlicer
from tests.server import joining
from tests.server.process import PATIENCE
from tests.server.site import Site, play_out
from tests.server.test_during import hears

BROWSER = {"accept": "text/html,application/xhtml+xml"}


def choose(moves: list[int]) -> int:
    return random.choice(moves)


# What grows with the length of a game


async def test_a_takeback_is_refused_without_playing_the_game_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site.playing(await site.guests(2), options={"tokens": 9}) as followers:
        await play_out(followers, choose, 6)
        monkeypatch.setattr(Table, "resume", None)
        monkeypatch.setattr(Table, "__init__", None)
        await followers[0].send(messages.Vote("takeback"))
        await followers[0].until(
            lambda: any(isinstance(told, messages.Refusal | messages.Votes) for told in followers[0].messages)
        )


def long_game(plies: int) -> Table:
    game, luck = games()["shield"], random.Random(1)
    table = game.new(seats=2, seed=1, rounds_to_win=99)
    while len(table.record.moves) < plies:
        seat = table.awaited[0]
        table.play(seat, luck.choice(table.legal_moves(seat)))
    return table


def test_a_kept_story_is_the_story() -> None:
    """Pieces that were written before, from wherever somebody has seen it, also after moves were taken back."""
    table, story = long_game(300), Story(0)
    size = int(table.journal.size)
    assert size > LONG > PIECE
    for line in (0, 1, PIECE - 1, PIECE, PIECE + 1, size - 1, size):
        list(story.steps(table))
        told, _ = story.since(table, line)
        assert msgspec.json.decode(told) == lines_of(table, 0, line, size)[0]
        story.forget_after(PIECE + line // 2)


async def test_a_long_story_is_the_same_for_every_newcomer(site: Site) -> None:
    async with site.playing(await site.guests(2), "shield", options={"rounds_to_win": 99}) as followers:
        await play_out(followers, choose, 250)
        session = await site.session(followers[0].table_id)
        assert session.journal_size > LONG
        fresh = await site.guest("Cleo")
        async with fresh.follow(session.row.id) as late:
            assert session.table is not None
            assert late.lines == session.table.journal.told_to(session.table.state, 15, 0)
        for follower in followers:
            assert follower.lines == session.table.journal.told_to(session.table.state, follower.seat or 0, 0)


async def test_a_replay_plays_each_move_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, options={"tokens": 9}) as followers:
        await play_out(followers, choose, 8)
        table = followers[0].table_id
        first = await guests[0].replay(table, "spectator")
        played: list[str] = []
        real = Table.play

        def counted(table: Table, seat: int, move: int | str, text: str = "") -> None:
            played.append(str(move))
            real(table, seat, move, text)

        monkeypatch.setattr(Table, "play", counted)
        again = await asyncio.gather(*(guests[0].replay(table, "spectator") for _ in range(4)))
        assert all(each == first for each in again)
        assert not played


async def test_schemas_of_ever_other_options_are_forgotten_and_come_back(site: Site) -> None:
    """A schema is as large as a picture, and one game alone has thousands."""
    site.service.schemas = schemas = SchemaCache(kept=3)
    ada = await site.guest("Ada")
    async with site.playing([ada], bots=["random"], options={"tokens": 9}) as (follower,):
        name, table = (await site.session(follower.table_id)).schema, follower.table_id
        paths = (f"/schemas/{name}", f"/schemas/{name}/drawings")
        first = [await ada.ask("GET", path, table=table) for path in paths]
        for seats in range(2, 6):
            await ada.ask("GET", "/games/shield/schema", seats=str(seats))
        assert schemas.find(name) is None
        with pytest.raises(RequestRefused):
            await ada.ask("GET", f"/schemas/{name}")
        assert [await ada.ask("GET", path, table=table) for path in paths] == first
        assert len(schemas._bound) == len(schemas._names) == 3


async def test_long_work_is_done_between_other_things() -> None:
    done: list[str] = []

    def steps(name: str) -> Iterator[None]:
        for _ in range(50):
            sum(range(20_000))
            done.append(name)
            yield

    slicer = TimeSlicer()
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while len(done) < 100:
            ticks += 1
            await asyncio.sleep(0)

    await asyncio.gather(slicer.run(steps("one")), slicer.run(steps("other")), tick())
    assert ticks > 5
    assert done[:50] != ["one"] * 50, "both take turns"


async def test_few_threads_work_beside_the_tables(site: Site) -> None:
    """A thread that waits for the interpreter waits for all of them, and the tables' loop does so with every move."""
    running, most = 0, 0

    def work() -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        time.sleep(0.01)
        running -= 1

    await asyncio.gather(*(asyncio.to_thread(work) for _ in range(20)))
    assert 1 <= most <= THREADS


# Limits


def test_what_costs_more_is_paid_off_first() -> None:
    bucket = TokenBucket(rate=0.0, most=10)
    assert bucket.take()
    bucket.charge(100)
    assert not bucket.take()


def test_a_guest_has_one_share_over_all_sockets_and_an_address_that_of_a_crowd() -> None:
    limiter = RateLimiter(rate=0.0, most=10, address_factor=3)
    assert sum(limiter.limit_for("ada", "here").take() for _ in range(50)) == 10
    assert sum(limiter.limit_for("bob", "here").take() for _ in range(50)) == 10
    assert sum(limiter.limit_for("", "here").take() for _ in range(50)) == 10
    assert limiter.limit_for("cleo", "elsewhere").take()


async def test_messages_are_counted_for_each_guest_and_not_for_each_socket(open_site: Any, sqlite: str) -> None:
    site = await open_site(sqlite, limits=Limits(messages_per_second=0.001, message_burst=12))
    ada = await site.guest("Ada")
    bob = await site.guest("Bob")
    table = await ada.make_table("upgrade", seats=2)
    async with ada.follow(table.id) as one, ada.follow(table.id) as other, bob.follow(table.id) as third:
        await one.send(messages.Gesture("bow"))
        await hears(other, messages.Gestured)
        for _ in range(2):  # each socket by itself would have enough for that
            await other.send(messages.Gesture("bow"))
        assert "too fast" in (await hears(other, messages.Refusal)).sentence
        await third.send(messages.Gesture("bow"))
        await third.until(lambda: any(isinstance(told, messages.Gestured) for told in third.messages))
        assert not any(isinstance(told, messages.Refusal) for told in third.messages)


async def test_files_are_not_counted_and_a_refused_page_tries_again(open_site: Any, sqlite: str) -> None:
    site = await open_site(sqlite, limits=Limits(requests_per_second=0.001, request_burst=1, address_factor=2))
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as http:
        for _ in range(50):
            assert (await http.get("/", headers=BROWSER)).status_code == 200
        answers = [await http.get("/api/home") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert answers[-1].headers["content-type"] == "application/json"
        for language, again in (("en", "tries again by itself"), ("ru-RU,ru", "сама попробует ещё раз")):
            page = await http.get("/lab", headers={**BROWSER, "accept-language": language})
            assert page.status_code == 429
            assert page.headers["content-type"].startswith("text/html")
            assert again in page.text
            assert 'http-equiv="refresh"' in page.text
            assert page.headers["retry-after"]


async def test_a_refusal_is_held_back_and_others_are_answered(open_site: Any, sqlite: str) -> None:
    limits = Limits(requests_per_second=0.001, request_burst=1, address_factor=1, refusal_seconds=3600.0)
    site = await open_site(sqlite, limits=limits)
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as http:
        assert (await http.get("/api/home")).is_success
        refused = asyncio.create_task(http.get("/api/home"))
        for _ in range(20):
            assert (await http.get("/health")).is_success
        assert not refused.done()
        refused.cancel()
        await asyncio.gather(refused, return_exceptions=True)


async def test_a_flood_of_files_ends(open_site: Any, sqlite: str) -> None:
    site = await open_site(sqlite, limits=Limits(files_per_second=0.001, file_burst=20))
    async with httpx.AsyncClient(base_url=site.address, headers=BROWSER, timeout=PATIENCE) as http:
        answers = [(await http.get("/")).status_code for _ in range(25)]
    assert answers.count(200) == 20
    assert answers[-1] == 429


async def test_at_most_so_many_requests_of_one_address_at_once() -> None:
    turns, running, most = ConcurrencyLimiter(3), 0, 0

    async def work() -> None:
        nonlocal running, most
        async with turns.slot("here"):
            running += 1
            most = max(most, running)
            await asyncio.sleep(0)
            running -= 1

    await asyncio.gather(*(work() for _ in range(20)))
    assert most == 3


async def test_only_wrong_codes_are_counted(open_site: Any, sqlite: str) -> None:
    site = await open_site(sqlite, limits=replace(Limits(), wrong_codes_per_minute=3))
    ada = await site.guest("Ada")
    table = await ada.make_table("upgrade", seats=2)
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as http:
        for _ in range(10):
            assert (await http.get(f"/api/codes/{table.code}")).is_success
        wrong = [(await http.get("/api/codes/ZZZZZZ")).status_code for _ in range(5)]
    assert wrong == [404, 404, 404, 429, 429]


# A link that many follow


async def test_sixty_people_behind_one_address_come_to_a_table_within_seconds(open_site: Any, sqlite: str) -> None:
    """With the usual limits, of which nothing is refilled meanwhile, and all requests of the page and its worker: those
    for whom there is room sit down, the others are told that it is full and can watch."""
    site = await open_site(sqlite, limits=Limits(requests_per_second=0.001, header_seconds=PATIENCE))
    host = await site.guest("Host")
    table = await host.make_table("shield", seats=12)
    seated = await asyncio.gather(*(_joins(site.address, table.code, number) for number in range(60)))
    assert sum(seated) == 11
    assert not any(seat.free for seat in (await site.session(table.id)).row.seats)


async def _joins(address: str, code: str, number: int) -> bool:
    """Open a table's link for the first time, and sit down or watch."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        link = await http.get(joining.LINK.format(code=code), headers=BROWSER)
        asked = [*joining.OPENED, joining.KEPT]
        opened = await asyncio.gather(*(http.get(path.format(code=code)) for path in asked))
        assert [answer.status_code for answer in (link, *opened)] == [200, 204, 200, 200, 200, 200]
        table = next(answer.json()["id"] for path, answer in zip(asked, opened, strict=True) if "codes" in path)
        guests, sit = joining.SAT
        made = await http.post(guests, json={"name": f"Guest {number}", "avatar": "owl"})
        assert made.status_code == 201
        sat = await http.post(sit.format(table=table), json={})
        assert sat.is_success or sat.status_code == 409, sat.text
        assert (await http.get(joining.IN_LOBBY.format(code=code))).is_success
    async with Client(address, made.json()["token"]) as client, client.follow(table) as follower:
        assert follower.table is not None
        return sat.is_success


# Connections


async def test_headers_that_never_end_are_not_waited_for(open_site: Any, sqlite: str) -> None:
    site = await open_site(sqlite, limits=Limits(header_seconds=0.2))
    port = int(site.address.rpartition(":")[2])
    for begun in (b"", b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: "):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begun)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await asyncio.wait_for(reader.readexactly(1), PATIENCE)
        writer.close()


async def test_a_body_that_never_ends_is_not_waited_for(open_site: Any, sqlite: str) -> None:
    site = await open_site(sqlite, limits=Limits(header_seconds=0.2))
    reader, writer = await asyncio.open_connection("127.0.0.1", int(site.address.rpartition(":")[2]))
    writer.write(b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{")
    assert b" 408 " in await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()


async def test_one_address_holds_so_many_connections_and_the_newest_is_heard(open_site: Any, sqlite: str) -> None:
    site = await open_site(sqlite, limits=Limits(http_connections_per_address=5))
    port = int(site.address.rpartition(":")[2])
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as http:
        assert (await http.get("/health")).is_success
    assert len(site.wires) <= 5
    for _, writer in held:
        writer.close()


# Figures


async def test_figures_are_for_this_machine_or_by_token(open_site: Any, sqlite: str) -> None:
    site = await open_site(sqlite, metrics_token="let me see")
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as http:
        assert (await http.get("/metrics")).is_success
        passed_on = {"x-forwarded-for": "203.0.113.9"}
        assert (await http.get("/metrics", headers=passed_on)).status_code == 404
        wrong = {**passed_on, "authorization": "Bearer let me in"}
        assert (await http.get("/metrics", headers=wrong)).status_code == 404
        right = {**passed_on, "authorization": "Bearer let me see"}
        assert (await http.get("/metrics", headers=right)).is_success


async def test_readiness_is_counted(open_site: Any, sqlite: str) -> None:
    site = await open_site(sqlite, limits=Limits(requests_per_second=0.001, request_burst=1, address_factor=1))
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as http:
        assert [(await http.get("/ready")).status_code for _ in range(2)] == [200, 429]
        assert all([(await http.get("/health")).is_success for _ in range(20)])


# Bots


async def order_of(requesters: list[tuple[str, str, bool]], places: int = 1) -> list[str]:
    """Who is served in which order, if all come while the places are taken."""
    queue, served = FairQueue(places), []
    gate = asyncio.Event()

    async def busy() -> None:
        async with queue.slot(Requester("busy", "busy", lambda: True)):
            await gate.wait()

    async def ask(guest: str, table: str, watched: bool) -> None:
        async with queue.slot(Requester(guest, table, lambda: watched)):
            served.append(table)
            await asyncio.sleep(0)

    first = [asyncio.create_task(busy()) for _ in range(places)]
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(ask(*requester)) for requester in requesters]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*first, *waiting)
    return served


async def test_guests_think_by_turns_and_tables_too() -> None:
    greedy = [("mallory", f"m{number % 2}", True) for number in range(6)]
    order = await order_of([*greedy, ("ada", "a0", True)])
    assert "a0" in order[:2]
    assert order[:4].count("m0") <= 2


async def test_watched_tables_go_first() -> None:
    order = await order_of([*[("mallory", f"m{number}", False) for number in range(5)], ("mallory", "seen", True)])
    assert order[0] == "seen"


async def test_a_place_stays_free_for_tables_that_are_watched() -> None:
    queue = FairQueue(2)
    async with queue.slot(Requester("mallory", "m0", lambda: False)):
        second = asyncio.create_task(queue._take(Requester("mallory", "m1", lambda: False)))
        await asyncio.sleep(0)
        assert not second.done()
        async with queue.slot(Requester("ada", "a0", lambda: True)):
            pass
        assert not second.done()
    await second


async def test_who_no_longer_waits_takes_no_place() -> None:
    queue = FairQueue(1)
    async with queue.slot(Requester("a", "a", lambda: True)):
        waiting = asyncio.create_task(queue._take(Requester("b", "b", lambda: True)))
        await asyncio.sleep(0)
        waiting.cancel()
    async with queue.slot(Requester("c", "c", lambda: True)):
        pass
