"""The command `holdfast serve`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Annotated

import typer

from holdfast.kernel import HoldfastError
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


def serve(
    port: Annotated[int, typer.Option(help="Where to listen.", min=0, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.", envvar="HOLDFAST_DATABASE")
    ] = "sqlite:///holdfast.db",
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
) -> None:
    """Run tables for people in browsers, programs and bots."""
    from holdfast.server.lan import local_address, qr_code
    from holdfast.server.running import serve as run

    if lan and host:
        raise HoldfastError("say --lan or --host, not both")
    link = f"http://{local_address()}:{port}" if lan else ""
    settings = Settings(
        host="0.0.0.0" if lan else host or "127.0.0.1",
        port=port,
        database=database,
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
    run(settings)
