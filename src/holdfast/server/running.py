"""Running the server: uvicorn with the settings that suit many small messages, and an end that loses nothing."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import time
from types import FrameType

import uvicorn

from holdfast.server.app import Application
from holdfast.server.settings import Settings
from holdfast.server.wire import QuickProtocol

THRESHOLDS = (20_000, 20, 50)


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
    """Says goodbye before it closes: every client is told to come back, and every move that waits is stored."""

    def __init__(self, application: Application, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._application = application

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._application.service.stopping = True
        self._application.door.say_goodbye()
        super().handle_exit(sig, frame)


def server_for(settings: Settings, application: Application | None = None) -> Server:
    chosen = application or Application(settings)
    config = uvicorn.Config(
        chosen,
        host=settings.host,
        port=settings.port,
        ws=QuickProtocol,
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


def serve(settings: Settings) -> None:
    """Run until somebody stops it."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for chatty in ("uvicorn.error", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    server = server_for(settings)
    collect_rarely()
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve())
    if not server.started:
        raise SystemExit(3)
