"""The command `holdfast serve`."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import partial
from math import ceil
from pathlib import Path
from typing import Annotated

import typer

from holdfast.kernel import HoldfastError
from holdfast.kernel.errors import Wording
from holdfast.kernel.text_files import make_folder, state_folder
from holdfast.languages import LANGUAGES
from holdfast.server.settings import Limits, Settings

LOG = logging.getLogger("holdfast.server")
UNBUILT = Wording("page_not_built")
LIMITS = {field.name: int if field.type == "int" else float for field in fields(Limits)}


def read_limits(given: Sequence[str]) -> Limits:
    """Limits as they are named on the command line; the others stay as they are."""
    chosen: dict[str, float] = {}
    for word in given:
        name, _, number = word.partition("=")
        if name not in LIMITS:
            raise HoldfastError("no_such_limit", name=name, names=list(LIMITS))
        try:
            chosen[name] = LIMITS[name](number)
        except ValueError:
            raise HoldfastError("bad_limit", word=word) from None
    return Limits(**chosen)  # type: ignore[arg-type]


def read_networks(given: Sequence[str]) -> dict[str, Path]:
    """Networks as they are named on the command line."""
    named: dict[str, Path] = {}
    for word in given:
        name, _, file = word.partition("=")
        if not file:
            raise HoldfastError("bad_network_option", word=word)
        named[name] = Path(file)
    return named


def _check_language(language: str) -> None:
    """Words are read in only where there is something to say: a server holds thousands of tables, not dictionaries."""
    if language not in LANGUAGES:
        from holdfast.words import check_language

        check_language(language)


def own_database() -> str:
    """The tables of this user, kept where their other games are."""
    folder = state_folder()
    make_folder(folder)
    return f"sqlite:///{folder / 'tables.db'}"


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _miss_page(web: Path, language: str) -> None:
    """Say what to do where there is no page to serve: programs can play, people would see nothing."""
    if not (web / "index.html").exists():
        from holdfast.words import tell

        typer.echo(f"holdfast: {tell(UNBUILT, language)}", err=True)


def _print_address(language: str, link: str) -> None:
    from holdfast.words import common

    typer.echo(common(language, "server-open", link=link))


def _name_page(language: str, link: str) -> None:
    """Print where the page is: a sentence on a terminal, a line of JSON in a log."""
    if sys.stdout.isatty():
        _print_address(language, link)
    else:
        LOG.info("open at %s", link)


def _open_page(language: str, link: str) -> None:
    """Say where the page is, and open it where there is a browser with a window."""
    _print_address(language, link)
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32"):
        import webbrowser

        webbrowser.open(link)


def _check_fleet(database: str, hub: str, workers: int) -> None:
    """Several workers need a database that takes several writers, and a way to hear of each other."""
    if (workers > 1 or hub) and not database.startswith("postgres"):
        raise HoldfastError("fleet_needs_postgresql")
    if workers > 1 and not hub:
        raise HoldfastError("fleet_needs_hub", workers=workers)


def _cores() -> int:
    """For as many bots at once; two where there is one, so that a long thought holds up nobody who is watched."""
    return max(2, os.cpu_count() or 1)


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(envvar="HOLDFAST_DATABASE")] = "",
    host: Annotated[str, typer.Option()] = "",
    lan: Annotated[bool, typer.Option("--lan")] = False,
    origin: Annotated[list[str] | None, typer.Option()] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option()] = None,
    secure_cookies: Annotated[bool, typer.Option()] = False,
    hub: Annotated[str, typer.Option(envvar="HOLDFAST_HUB")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    bot_processes: Annotated[int, typer.Option(min=0, max=64)] = 0,
    net: Annotated[list[str] | None, typer.Option(metavar="NAME=FILE")] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help=", ".join(LIMITS)),
    ] = None,
    metrics: Annotated[bool, typer.Option()] = True,
    metrics_token: Annotated[str, typer.Option(envvar="HOLDFAST_METRICS_TOKEN", metavar="TOKEN")] = "",
    lab: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    open_page: Annotated[bool, typer.Option("--open")] = False,
    language: Annotated[str, typer.Option("--language", "-l")] = "en",
) -> None:
    """Run tables for people in browsers, programs and bots. Errors in the command are told in the language."""
    from holdfast.left_out import name_left_out
    from holdfast.server.lan import local_address
    from holdfast.server.running import serve as run
    from holdfast.server.supervisor import inherited_socket, say_ready

    _check_language(language)
    if lan and host:
        raise HoldfastError("lan_or_host")
    address = "0.0.0.0" if lan else host or "127.0.0.1"
    if open_page and not is_free(address, port):
        port = 0
    _check_fleet(database, hub, workers)
    listens = inherited_socket()
    settings = Settings(
        host=address,
        port=port,
        database=database or own_database(),
        origins=tuple(origin or ()),
        trusted_proxies=tuple(trusted_proxy or ()),
        secure_cookies=secure_cookies,
        hub=hub,
        listens=listens,
        bot_processes=bot_processes or ceil(_cores() / workers),
        networks=read_networks(net or []),
        address=f"http://{local_address()}:{port}" if lan else "",
        metrics=metrics,
        metrics_token=metrics_token,
        lab=lab,
        limits=read_limits(limit or []),
    )
    if listens is not None:
        run(settings, lambda _: say_ready())
        return
    _miss_page(settings.web, language)
    name_left_out(language)
    _run(settings, workers, partial(_open_page if open_page else _name_page, language))


def _run(settings: Settings, workers: int, when_ready: Callable[[str], None]) -> None:
    """Run one worker here, or several in processes of their own. Phones get a QR code."""
    from holdfast.server.lan import qr_code
    from holdfast.server.running import log_json_lines, serve
    from holdfast.server.supervisor import supervise

    if settings.address:
        typer.echo(qr_code(f"{settings.address}/"))
        typer.echo(f"{settings.address}/")
    if workers == 1:
        serve(settings, when_ready)
    else:
        log_json_lines()
        supervise(settings, workers, when_ready)


def serve_bots(
    database: Annotated[str, typer.Option(envvar="HOLDFAST_DATABASE")],
    hub: Annotated[str, typer.Option(envvar="HOLDFAST_HUB")],
    bot_processes: Annotated[int, typer.Option(min=0, max=256)] = 0,
    net: Annotated[list[str] | None, typer.Option(metavar="NAME=FILE")] = None,
    language: Annotated[str, typer.Option("--language", "-l")] = "en",
) -> None:
    """Let this machine think for the bots of a fleet."""
    _check_language(language)
    _check_fleet(database, hub, 1)
    try:
        from holdfast.server.bot_machine import run
    except ImportError:
        raise HoldfastError("fleet_not_installed") from None
    processes = bot_processes or _cores()
    run(Settings(database=database, hub=hub, bot_processes=processes, networks=read_networks(net or [])))
