"""The application: HTTP through FastAPI, the WebSocket endpoint next to it, the request limiter in front.

FastAPI checks paths, queries and bodies, and describes the routes as OpenAPI, which the tests of the interface are
generated from. Responses are msgspec's, as the messages of the socket are: FastAPI neither builds nor checks them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Mapping
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException

from holdfast.bots.external import offer_networks
from holdfast.games import games as all_games
from holdfast.kernel import Game, HoldfastError
from holdfast.server.descriptions import BotInfo, CardInfo, LessonInfo, Rulebook, Tried
from holdfast.server.endpoint import WebSocketEndpoint
from holdfast.server.hub import Hub, LocalHub
from holdfast.server.limits import TokenBuckets
from holdfast.server.messages import TableInfo, Welcome
from holdfast.server.metrics import Metrics
from holdfast.server.pages import Pages
from holdfast.server.refusals import Malformed, NotFound, Refused, refusal, status_of, store_away
from holdfast.server.request_limiter import Origins, Receive, RequestLimiter, Scope, Send
from holdfast.server.routes import (
    Json,
    components,
    drawings,
    games,
    guests,
    health,
    home,
    lab,
    laws,
    lessons,
    pictures,
    printing,
    replays,
    server,
    tables,
)
from holdfast.server.service import TableService
from holdfast.server.settings import Settings
from holdfast.server.store import Store, Unavailable
from holdfast.server.store.sql import SqlStore
from holdfast.server.tables.dealt import Deal
from holdfast.server.tables.perspectives import Replay
from holdfast.server.unloading import hand_over
from holdfast.server.waiting_page import PASSING, waiting_page, wants_page

LOG = logging.getLogger("holdfast.server")
ABOUT = "Tables that many people and programs play at. The live table speaks through the socket: see docs/protocol.md."
SCHEMAS = (
    *(TableInfo, Welcome, Replay, Deal, guests.GuestInfo, guests.ToDo, health.Health),
    *(games.GameInfo, games.SchemaName, Rulebook, CardInfo, server.ServerInfo, home.HomeInfo, home.Pictures, BotInfo),
    *(laws.Draft, laws.LawInfo, laws.Sentences, drawings.Deck, LessonInfo, Tried),
)
HOUR, MINUTE = 3600.0, 60.0
API = "/api"
"""Where programs ask; every other address belongs to pages for people."""


class Application:
    """The ASGI application: sockets go to the WebSocket endpoint, requests through the request limiter."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        hub: Hub | None = None,
        games: Mapping[str, Game] | None = None,
    ) -> None:
        self.settings = settings
        offer_networks(settings.networks)
        self.origins = Origins(settings.origins)
        metrics = Metrics()
        hub = hub or hub_at(settings, metrics)
        self.service = TableService(
            settings,
            store or SqlStore(settings.database, alone=hub is None),
            hub or LocalHub(),
            all_games() if games is None else games,
            metrics,
            among_others=hub is not None,
        )
        self.endpoint = WebSocketEndpoint(self.service, self.origins)
        self.http = make_http(self.service, self.origins)
        pages = Pages(self.http, settings.web, settings.docs)
        self._limiter = RequestLimiter(pages, settings, self.service.guests.recognised, pages.answers)
        self.service.limits = {
            "messages of guests": self.endpoint.rates.guests,
            "messages of addresses": self.endpoint.rates.addresses,
            "requests of guests": self._limiter.rates.guests,
            "requests of addresses": self._limiter.rates.addresses,
            "newcomers": self.http.state.newcomers,
            "codes": self.http.state.codes,
        }

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Not a coroutine of its own: one that waits takes room at every table."""
        if scope["type"] == "websocket":
            return self.endpoint(scope, receive, send)
        if scope["type"] == "http":
            return self._limiter(scope, receive, send)
        return self._lifespan(receive, send)

    def drain(self) -> None:
        """The server is ending: other workers take over its tables."""
        self.endpoint.close_all()
        self.service.spawn(hand_over(self.service))

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.service.open()
        except Exception as wrong:
            await send({"type": "lifespan.startup.failed", "message": _why_not(wrong)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.service.close()
        await send({"type": "lifespan.shutdown.complete"})


def hub_at(settings: Settings, metrics: Metrics) -> Hub | None:
    """The hub that the settings name; None for a server that is alone."""
    if not settings.hub:
        return None
    try:
        from holdfast.server.redis_hub import RedisHub
    except ImportError:
        raise HoldfastError("fleet_not_installed") from None
    return RedisHub(settings.hub, metrics)


def _why_not(wrong: Exception) -> str:
    """Why the server cannot start, in one line."""
    if isinstance(wrong, Unavailable):
        return f"the database cannot be opened: {wrong}"
    said = " ".join(str(wrong).split())
    return f"the server cannot start: {said if isinstance(wrong, HoldfastError) else f'{type(wrong).__name__}: {said}'}"


def make_http(service: TableService, origins: Origins) -> FastAPI:
    # A redirect would lead to whatever host the request named.
    http = FastAPI(
        title="Holdfast", description=ABOUT, version="1", docs_url=None, redoc_url=None, redirect_slashes=False
    )
    limits = service.settings.limits
    http.state.service = service
    http.state.origins = origins
    http.state.newcomers = TokenBuckets(limits.guests_per_hour / HOUR, int(limits.guests_per_hour))
    http.state.codes = TokenBuckets(limits.wrong_codes_per_minute / MINUTE, limits.wrong_codes_per_minute)
    http.include_router(health.router)
    http.include_router(lab.router)
    seats = (tables.router, tables.codes, replays.router, laws.router)
    about = (
        server.router,
        home.router,
        games.router,
        drawings.router,
        pictures.router,
        printing.router,
        lessons.router,
    )
    for part in (*about, guests.router, *seats):
        http.include_router(part, prefix=API)
    http.add_exception_handler(HoldfastError, _refused)
    http.add_exception_handler(Unavailable, _away)
    http.add_exception_handler(RequestValidationError, _malformed)
    http.add_exception_handler(HTTPException, _no_such_route)
    http.add_exception_handler(Exception, _fault)
    http.openapi = lambda: _documented(http)  # type: ignore[method-assign]
    return http


def _documented(http: FastAPI) -> dict[str, Any]:
    """FastAPI's description of the routes, with the schemas of our own messages."""
    if http.openapi_schema is None:
        told = get_openapi(title=http.title, version=http.version, description=http.description, routes=http.routes)
        told.setdefault("components", {}).setdefault("schemas", {}).update(components(SCHEMAS))
        http.openapi_schema = told
    return http.openapi_schema


# Whatever goes wrong is a refusal


async def _refusal(wrong: HoldfastError, status: int) -> Json:
    return Json(await asyncio.to_thread(refusal, wrong), status)


async def _refused(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HoldfastError)
    status, headers = status_of(wrong), request.scope["headers"]
    if status in PASSING and wants_page(headers):
        body, told = await waiting_page(wrong, headers)
        return Response(body, status, {name.decode(): value.decode() for name, value in told})
    return await _refusal(wrong, status)


async def _away(request: Request, wrong: Exception) -> Response:
    LOG.warning("the store is away: %s", wrong)
    return await _refused(request, store_away())


async def _malformed(_: Request, wrong: Exception) -> Json:
    assert isinstance(wrong, RequestValidationError)
    first = wrong.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or "the body"
    return await _refusal(Malformed("bad_request", where=where, wrong=first["msg"]), 422)


async def _no_such_route(_: Request, wrong: Exception) -> Json:
    assert isinstance(wrong, HTTPException)
    answered: Refused = NotFound("nothing_here")
    if wrong.status_code == 405:
        answered = Refused("method_not_allowed")
    answer = await _refusal(answered, wrong.status_code)
    answer.headers.update(wrong.headers or {})
    return answer


async def _fault(_: Request, wrong: Exception) -> Json:
    LOG.error("a request failed", exc_info=wrong)
    return await _refusal(Refused("server_mistake"), 500)
