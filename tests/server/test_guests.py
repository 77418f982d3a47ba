"""Guests, and who may do what: tokens, cookies, origins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import msgspec
import pytest

from holdfast.client import Client, RequestRefused
from holdfast.server.guests import COOKIE
from holdfast.server.http_connections import TrustedProxies
from tests.server.process import PATIENCE
from tests.server.site import PATIENT, Site


async def test_a_token_proves_who_one_is(site: Site) -> None:
    ada = await site.guest("Ada")
    again = await site.guest(token=ada.token)
    assert (await again.ask("GET", "/guests/me")).decode().startswith('{"id":"' + ada.guest)
    stored = await site.service.store.guest(ada.guest)
    assert stored is not None
    assert ada.token.partition(".")[2] not in repr(stored), "only the hash of a token is stored"


@pytest.mark.parametrize("token", ["x", "0000000000000000." + "A" * 43, ".", "ü"])
async def test_a_token_that_was_made_up(site: Site, token: str) -> None:
    ada = await site.guest("Ada")
    forged = ada.guest + "." + "A" * 43
    for wrong in (token.encode(errors="replace").decode("latin-1"), forged):
        answer = await ada._http.get(
            "/guests/me", headers={b"authorization": f"Bearer {wrong}".encode("latin-1", "replace")}
        )
        assert answer.status_code == 401


async def test_a_cookie_remembers_a_browser(site: Site) -> None:
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as browser:
        made = await browser.post("/api/guests", json={"name": "Ada"})
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert (await browser.get("/api/guests/me")).json()["name"] == "Ada"
        assert (await browser.put("/api/guests/me", json={"name": "Countess"})).json()["name"] == "Countess"
        value = browser.cookies[COOKIE]
    for forged in (value[:-1] + ("0" if value[-1] != "0" else "1"), value.rpartition(".")[0], "x"):
        async with httpx.AsyncClient(base_url=site.address, cookies={COOKIE: forged}, timeout=PATIENCE) as thief:
            assert (await thief.get("/api/guests/me")).status_code == 401


async def test_a_browser_that_is_nobody_yet_makes_no_mistake_by_asking(site: Site) -> None:
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as browser:
        answer = await browser.get("/api/guests/me")
        assert (answer.status_code, answer.content) == (204, b"")
        assert (await browser.get("/api/guests/me/tables")).status_code == 401


async def test_a_page_of_another_address_cannot_act_for_a_guest(site: Site) -> None:
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as browser:
        await browser.post("/api/guests", json={"name": "Ada"})
        evil = {"origin": "https://evil.example"}
        assert (await browser.post("/api/tables", json={"game": "upgrade"}, headers=evil)).status_code == 403
        own = {"origin": site.address}
        assert (await browser.post("/api/tables", json={"game": "upgrade"}, headers=own)).status_code == 201


UNSEEN = ("Ann\u200b", "A\u00adnn", "A\ufe0fnn", "\u2800", "\u3164")


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "\x1b[2J", *UNSEEN])
async def test_names_that_cannot_be_shown(site: Site, name: str) -> None:
    async with Client(site.address) as client:
        with pytest.raises(RequestRefused) as wrong:
            await client.introduce(name)
        assert wrong.value.status == 422


async def test_an_avatar_is_one_of_those_there_are(site: Site) -> None:
    client = await site.guest()
    with pytest.raises(RequestRefused, match="avatar: there is no “dragon”; there are fox, owl"):
        await client.introduce("Ada", "dragon")
    with pytest.raises(RequestRefused, match="there is no “dragon”"):
        await client.ask("PUT", "/guests/me", {"name": "Ada", "avatar": "dragon"})


async def test_an_avatar_from_before_can_be_kept(site: Site) -> None:
    service = site.service
    guest, _ = await service.guests.welcome("Ada", "owl")
    old = msgspec.structs.replace(guest, avatar="dragon")
    await service.store.change_guest(old)
    assert (await service.guests.rename(old, "Ada Lovelace", "dragon")).avatar == "dragon"


async def test_every_answer_keeps_browsers_strict(site: Site) -> None:
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as browser:
        for path in ("/health", "/api/games", "/nowhere", "/openapi.json"):
            answer = await browser.get(path)
            assert answer.status_code == (404 if path == "/nowhere" else 200)
            headers = answer.headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


async def test_a_body_that_is_too_long(site: Site) -> None:
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as browser:
        answer = await browser.post("/api/guests", content=b"x" * 20_000)
        assert answer.status_code == 413
        assert answer.json()["sentence"] == "a request has at most 16384 bytes"


@pytest.mark.parametrize(("trusted", "second"), [(("127.0.0.1",), 201), ((), 429)])
async def test_forwarded_addresses_are_believed_only_from_trusted_proxies(
    open_site: Callable[..., Any], sqlite: str, trusted: tuple[str, ...], second: int
) -> None:
    limits = replace(PATIENT, guests_per_hour=1.0)
    site = await open_site(sqlite, trusted_proxies=trusted, limits=limits)
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as proxy:
        for address, expected in (("203.0.113.1", 201), ("203.0.113.2", second)):
            answer = await proxy.post("/api/guests", json={"name": "Ada"}, headers={"x-forwarded-for": address})
            assert answer.status_code == expected


async def test_readiness_health_and_metrics(site: Site) -> None:
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as browser:
        assert (await browser.get("/health")).json() == {"status": "ok"}
        assert (await browser.get("/ready")).json() == {"status": "ready"}
        assert "holdfast_moves_total" in (await browser.get("/metrics")).text
        site.service.stopping = True
        assert (await browser.get("/ready")).status_code == 503
        site.service.stopping = False


async def test_games_and_schemas(site: Site) -> None:
    ada = await site.guest()
    told = {game["name"]: game for game in await ada.games()}
    assert told["upgrade"]["seats"] == [2, 12]
    assert {"name": "tokens", "default": 3, "kind": "number", "least": 1, "most": 9, "none": False} in told["upgrade"][
        "options"
    ]
    async with site.playing(await site.guests(2)) as followers:
        assert followers[0].table is not None
        schema = await ada.schema(followers[0].table.schema)
        assert schema["game"] == "upgrade"
        assert set(schema["texts"]) == {"en", "ru"}
        site.service.schemas._bound.clear()
        site.service.schemas._names.clear()
        site.service.sessions.clear()
        fresh = await site.guest()
        assert await fresh.schema(followers[0].table.schema, followers[0].table_id) == schema
        with pytest.raises(RequestRefused, match="no such schema"):
            await fresh.schema("0" * 32)


@pytest.mark.parametrize(
    ("written", "address", "trusted"),
    [
        (("10.0.0.1",), "10.0.0.1", True),
        (("10.0.0.1",), "10.0.0.2", False),
        (("10.0.0.0/8", "::1"), "10.9.9.9", True),
        (("10.0.0.0/8", "::1"), "0:0:0:0:0:0:0:1", True),
        (("10.0.0.0/8",), "11.0.0.1", False),
        (("*",), "anything", True),
        (("proxy.sock",), "proxy.sock", True),
        (("proxy.sock",), "", False),
        ((), "127.0.0.1", False),
    ],
)
def test_proxies_are_trusted_by_address_or_network(written: tuple[str, ...], address: str, trusted: bool) -> None:
    assert (address in TrustedProxies(written)) is trusted
