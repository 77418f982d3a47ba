"""The command `holdfast serve`."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import fields
from typing import Annotated

import typer

from holdfast.kernel import HoldfastError
from holdfast.kernel.text_files import make_folder, state_folder
from holdfast.server.settings import Limits, Settings

LIMITS = {field.name: int if field.type == "int" else float for field in fields(Limits)}


def read_limits(given: Sequence[str]) -> Limits:
    """Limits as they are named on the command line; the others stay as they are."""
    chosen: dict[str, float] = {}
    for word in given:
        name, _, number = word.partition("=")
        if name not in LIMITS:
            raise HoldfastError("there is no limit “{name}”; there are {names}", name=name, names=list(LIMITS))
        try:
            chosen[name] = LIMITS[name](number)
        except ValueError:
            raise HoldfastError("a limit is written NAME=NUMBER, not “{word}”", word=word) from None
    return Limits(**chosen)  # type: ignore[arg-type]


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


def _name_page(link: str) -> None:
    typer.echo(f"Holdfast is open at {link}")


def _open_page(link: str) -> None:
    """Say where the page is, and open it where there is a browser with a window."""
    _name_page(link)
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32"):
        webbrowser.open(link)


def serve(
    port: Annotated[int, typer.Option(help="Where to listen.", min=0, max=65535)] = 8000,
    database: Annotated[
        str,
        typer.Option(
            help="sqlite:///FILE or postgresql://USER@HOST/NAME; without it a file in the user's state folder.",
            envvar="HOLDFAST_DATABASE",
        ),
    ] = "",
    host: Annotated[str, typer.Option(help="The address to bind to; this machine only, unless you say more.")] = "",
    lan: Annotated[bool, typer.Option("--lan", help="Let phones on the local network in; prints a QR code.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another page that may speak to this server; may be repeated.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="A proxy whose forwarded headers are believed; may be repeated.")
    ] = None,
    secure_cookies: Annotated[bool, typer.Option(help="For servers that are reached by https.")] = False,
    thinkers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)] = 2,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help=f"One of {', '.join(LIMITS)}; may be repeated."),
    ] = None,
    metrics: Annotated[bool, typer.Option(help="Show figures at /metrics.")] = True,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser; if the port is taken, at another one.")
    ] = False,
) -> None:
    """Run tables for people in browsers, programs and bots."""
    from holdfast.server.lan import local_address, qr_code
    from holdfast.server.running import serve as run

    if lan and host:
        raise HoldfastError("say --lan or --host, not both")
    address = "0.0.0.0" if lan else host or "127.0.0.1"
    if open_page and not is_free(address, port):
        port = 0
    link = f"http://{local_address()}:{port}" if lan else ""
    settings = Settings(
        host=address,
        port=port,
        database=database or own_database(),
        origins=tuple(origin or ()),
        trusted_proxies=tuple(trusted_proxy or ()),
        secure_cookies=secure_cookies,
        workers=thinkers,
        address=link,
        metrics=metrics,
        limits=read_limits(limit or []),
    )
    if lan:
        typer.echo(qr_code(f"{link}/"))
        typer.echo(f"{link}/")
    run(settings, _open_page if open_page else _name_page)
