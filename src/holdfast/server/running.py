"""Running the server: uvicorn with the settings that suit many small messages, and an end that loses nothing."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from types import FrameType

import uvicorn

from holdfast.bots.external.supervisor import hide
from holdfast.server.app import Application
from holdfast.server.http_connections import HttpConnections, HttpProtocol
from holdfast.server.settings import Settings
from holdfast.server.socket_protocol import Config, SocketProtocol

THRESHOLDS = (20_000, 20, 50)
MOST_FILES = 65_536
THREADS = 2
"""For what would hold up the tables: words, drawings, laws. More would not be done sooner, and the tables' loop waits
for each that works; with a single one, a deck that is being drawn would hold up every page."""


class JsonLines(logging.Formatter):
    """One JSON object a line. Nothing secret is logged, so nothing has to be hidden here."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class Server(uvicorn.Server):
    """Shuts down gracefully: every client gets a `bye` with the time to reconnect, and pending moves are stored."""

    def __init__(self, application: Application, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._application = application
        self._loop: asyncio.AbstractEventLoop | None = None
        self.when_ready: Callable[[str], None] | None = None
        """Told where the server can be reached, as soon as it can be."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(THREADS, "holdfast-beside"))
        await super().startup(sockets)
        if self.started and self.when_ready is not None:
            self.when_ready(f"http://{self._host()}:{self._port()}/")

    def _host(self) -> str:
        return "127.0.0.1" if self.config.host == "0.0.0.0" else self.config.host

    def _port(self) -> int:
        """The port that it got, also where any would do."""
        return int(self.servers[0].sockets[0].getsockname()[1])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._application.service.stopping = True
        super().handle_exit(sig, frame)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._drain)

    def _drain(self) -> None:
        """Accept no more connections; clients are asked to reconnect, and reach another worker if there is one."""
        for server in self.servers:
            server.close()
        self._application.drain()


def server_for(settings: Settings, application: Application | None = None) -> Server:
    chosen = application or Application(settings)
    config = Config(
        chosen,
        http_connections=HttpConnections(settings),
        interface="asgi3",
        http=HttpProtocol,
        lifespan="on",
        host=settings.host,
        port=settings.port,
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes * 4,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )
    return Server(chosen, config)


def collect_rarely() -> None:
    """Let Python look for lost cycles seldom: with thousands of tables each look is a pause that players would feel."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def allow_files() -> None:
    """Open as many files as the system lets a program: each connection is one, and the usual limit is for other
    programs."""
    if sys.platform != "win32":
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = max(now, MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES))
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def log_json_lines() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for talkative in ("uvicorn.error", "alembic"):
        logging.getLogger(talkative).setLevel(logging.WARNING)


def serve(settings: Settings, when_ready: Callable[[str], None] | None = None) -> None:
    """Run until somebody stops it."""
    log_json_lines()
    hide()  # bots of others run as the same user, and the database's password may be in the environment
    server = server_for(settings)
    allow_files()
    collect_rarely()
    server.when_ready = when_ready
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve(None if settings.listens is None else [socket.socket(fileno=settings.listens)]))
    if not server.started:
        raise SystemExit(3)
