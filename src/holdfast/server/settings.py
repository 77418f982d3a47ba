"""The settings of a server, and the limits that keep one client from spoiling it for others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

HOUR = 3600.0


@dataclass(frozen=True)
class Limits:
    """Each is answered clearly when it is reached."""

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
    crowd: int = 10
    """How many times the limit of a guest one address has: an office, a school, a mobile network."""
    refusal_seconds: float = 0.2
    """How long the answer to a request above the limit is held back."""
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
    requesting_per_address: int = 500
    """Connections of one address for requests; one more ends the one that has asked for nothing longest."""
    header_seconds: float = 10.0
    """How long a request may take to arrive."""
    tables_per_guest: int = 20
    """Open tables that one guest may host."""
    live_tables: int = 20_000
    waiting_frames: int = 64
    """A reader that is behind by more is dropped, and may come back."""
    talk_characters: int = 300
    hints_per_game: int = 20
    strangers_tried: int = 60
    """Codes of no table that one address may try in a minute."""


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///holdfast.db"
    origins: tuple[str, ...] = ()
    """Pages of other addresses whose scripts may speak to this server; its own page always may."""
    trusted_proxies: tuple[str, ...] = ()
    """Whose forwarded headers are believed."""
    secure_cookies: bool = False
    hub: str = ""
    """Where workers tell each other of changes, as `redis://…`; empty for a server that is alone."""
    listens: int | None = None
    """The descriptor of a socket that is open already: workers of one machine share it."""
    networks: Mapping[str, Path] = field(default_factory=dict)
    """Trained networks by the names under which they are offered as bots."""
    bot_processes: int = 2
    """In at most so many processes bots think on this machine; they are started when they are needed."""
    bot_seconds: float = 5.0
    """A bot that thinks longer is replaced by a simpler one."""
    bot_pace: float = 0.4
    """Bots wait as long before they move, so that people can follow."""
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
    """Where others reach this server, if that is not where a page was asked for: the local network's address."""
    metrics: bool = True
    """Whether there are metrics: for this machine, and for requests with the token."""
    metrics_token: str = ""
    lab: Path | None = None
    """Where finished studies are kept that are shown under /lab; None: where the lab keeps them."""
    limits: Limits = field(default_factory=Limits)
