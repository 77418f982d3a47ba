"""HTTP: games and schemas, guests, making, finding and joining tables, records and replays. OpenAPI documents it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Request, Response

from holdfast.server.guests import COOKIE
from holdfast.server.messages import Refusal
from holdfast.server.refusals import Forbidden, Unauthenticated
from holdfast.server.service import TableService
from holdfast.server.store import GuestRow

SAFE = ("GET", "HEAD", "OPTIONS")


class Json(Response):
    """A message as JSON, written by the same library as those of the socket."""

    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return msgspec.json.encode(content)


async def service_of(request: Request) -> TableService:
    """Asynchronous, though it waits for nothing: FastAPI would call it in a thread otherwise."""
    service: TableService = request.app.state.service
    return service


Service = Annotated[TableService, Depends(service_of)]


async def guest_or_nobody(request: Request) -> GuestRow | None:
    """The guest of a request: by a bearer token, or by the cookie if the request comes from our own page."""
    guests = (await service_of(request)).guests
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return await guests.by_token(token.strip())
    cookie = request.cookies.get(COOKIE)
    if cookie is None:
        return None
    if request.method not in SAFE and not request.app.state.origins.allows(request.headers):
        raise Forbidden("foreign_origin")
    return await guests.by_cookie(cookie)


async def known_guest(guest: Annotated[GuestRow | None, Depends(guest_or_nobody)]) -> GuestRow:
    if guest is None:
        raise Unauthenticated("guest_needed")
    return guest


MaybeGuest = Annotated[GuestRow | None, Depends(guest_or_nobody)]
KnownGuest = Annotated[GuestRow, Depends(known_guest)]


# What the documentation says


def json_response(kind: type, status: int = 200, *, many: bool = False) -> dict[int | str, dict[str, Any]]:
    """The responses of a route: a message of ours, or a refusal."""
    schema: dict[str, Any] = {"$ref": f"#/components/schemas/{kind.__name__}"}
    content = {"schema": {"type": "array", "items": schema} if many else schema}
    return {status: {"description": "Success.", "content": {"application/json": content}}, **REFUSALS}


def refusal(description: str) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Refusal"}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


REFUSALS: dict[int | str, dict[str, Any]] = {
    401: refusal("A guest's token or cookie is needed."),
    403: refusal("This guest may not do this."),
    404: refusal("Not found."),
    409: refusal("This is not possible now."),
    410: refusal("This table is damaged and cannot be opened."),
    413: refusal("The body is too large."),
    422: refusal("The request is malformed."),
    429: refusal("A rate limit is reached."),
    503: refusal("The server cannot store anything now."),
}


def components(kinds: Iterable[type]) -> dict[str, Any]:
    """The schemas of our messages, as OpenAPI wants them."""
    _, found = msgspec.json.schema_components(
        [*kinds, Refusal],
        schema_hook=lambda _: {"description": "Any value."},
        ref_template="#/components/schemas/{name}",
    )
    return found
