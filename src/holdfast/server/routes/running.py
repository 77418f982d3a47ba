"""For whoever runs the server: is it alive, is it ready, what does it do."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Response

from holdfast.server.refusals import Missing, Refused, store_away
from holdfast.server.routes import REFUSALS, Json, Service, tells
from holdfast.server.store import Unavailable

router = APIRouter(tags=["running"])


class Health(msgspec.Struct, frozen=True):
    status: str


@router.get("/health", responses=tells(Health))
async def health() -> Json:
    """Whether the server is alive."""
    return Json(Health("ok"))


@router.get("/ready", responses=tells(Health))
async def ready(service: Service) -> Json:
    """Whether the server can take moves: the store answers, and it is not stopping."""
    if service.stopping:
        raise Refused("the server is stopping")
    try:
        await service.store.check()
    except Unavailable:
        raise store_away() from None
    return Json(Health("ready"))


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"description": "Figures.", "content": {"text/plain": {"schema": {"type": "string"}}}}, **REFUSALS},
)
async def metrics(service: Service) -> Response:
    """Figures in Prometheus' format, where they are turned on."""
    if not service.settings.metrics:
        raise Missing("there are no metrics here")
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
