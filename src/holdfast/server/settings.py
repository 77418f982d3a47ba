"""The settings of a server, and the limits that keep one client from spoiling it for others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

HOUR = 3600.0


@dataclass(frozen=True)
class Limits:
    """A client that reaches one gets an answer that says so."""

    message_bytes: int = 4096
    """The longest message of a client."""
    body_bytes: int = 16 * 1024
    """The longest body of a request."""
    messages_per_second: float = 40.0
    """Of one guest, over all sockets."""
    message_burst: int = 80
    requests_per_second: float = 10.0
    """Of one guest."""
    request_burst: int = 60
    address_factor: int = 10
    """How many times a guest's limit an address may use: an office, a school, a mobile network."""
    refusal_seconds: float = 0.2
    """How long the answer to a request over the limit is delayed."""
    requests_at_once: int = 16
    """Of one address; the others wait their turn."""
    files_per_second: float = 500.0
    """Files of the page for one address."""
    file_burst: int = 5000
    guests_per_hour: float = 600.0
    """New guests from one address."""
    connections: int = 20_000
    connections_per_guest: int = 8
    connections_per_address: int = 400
    http_connections_per_address: int = 500
    """HTTP connections of one address. One more closes the one that has been idle longest."""
    header_seconds: float = 10.0
    """How long a request may take to arrive."""
    tables_per_guest: int = 20
    """Open tables that one guest may host."""
    live_tables: int = 20_000
    queued_frames: int = 64
    """A client that falls further behind is disconnected, and may reconnect."""
    talk_characters: int = 300
    hints_per_game: int = 20
    wrong_codes_per_minute: int = 60
    """Codes without a table that one address may try."""


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///holdfast.db"
    origins: tuple[str, ...] = ()
    """Other origins whose scripts may call this server; its own page always may."""
    trusted_proxies: tuple[str, ...] = ()
    """Proxies whose forwarded headers are trusted."""
    secure_cookies: bool = False
    hub: str = ""
    """Where workers exchange notices, as `redis://…`; empty for a single server."""
    listens: int | None = None
    """The descriptor of a socket that is open already: workers of one machine share it."""
    networks: Mapping[str, Path] = field(default_factory=dict)
    """Trained networks by the names under which they are offered as bots."""
    bot_processes: int = 2
    """How many processes bots may think in on this machine; they are started when needed."""
    bot_seconds: float = 5.0
    """A bot that thinks longer is replaced by a simpler one."""
    bot_pace: float = 0.4
    """How long bots wait before they move, so that people can follow."""
    deal_seconds: float = 10.0
    """How long the deal waits for what the players add to it."""
    idle_seconds: float = 120.0
    """A table that nobody looks at leaves memory after this long; a lobby in which nobody sits closes then."""
    lobby_seconds: float = 24 * HOUR
    """A lobby that nobody has touched for this long closes."""
    game_seconds: float = 60 * 24 * HOUR
    """A game in which nobody has moved for this long is over."""
    web: Path = Path(__file__).parents[1] / "web"
    """The browser client, as it was built."""
    docs: Path = Path(__file__).parents[1] / "site"
    """The site of the docs, as it was built."""
    address: str = ""
    """The address under which others reach this server, if it differs from the one a page was requested at."""
    metrics: bool = True
    """Whether `/metrics` answers: to this machine, and to requests with the token."""
    metrics_token: str = ""
    lab: Path | None = None
    """The folder of the finished studies shown under /lab; None: the folder the lab writes to."""
    limits: Limits = field(default_factory=Limits)
