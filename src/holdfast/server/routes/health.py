"""Health, readiness and metrics, for operators."""

from __future__ import annotations

import hmac

import msgspec
from fastapi import APIRouter, Request, Response

from holdfast.server.refusals import NotFound, ServiceUnavailable, not_ready
from holdfast.server.routes import REFUSALS, Json, Service, json_response
from holdfast.server.store import Unavailable

router = APIRouter(tags=["running"])
HERE = ("127.0.0.1", "::1")
PASSED_ON = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""What proxies add to the requests of others."""


class Health(msgspec.Struct, frozen=True):
    status: str


@router.get("/health", responses=json_response(Health))
async def health() -> Json:
    """Whether the server is alive."""
    return Json(Health("ok"))


@router.get("/ready", responses=json_response(Health))
async def ready(service: Service) -> Json:
    """Whether the server accepts moves: the store has just accepted a write, and the server is not stopping."""
    if service.stopping:
        raise ServiceUnavailable("server_stopping")
    try:
        await service.store_probe.check()
    except Unavailable as fault:
        raise not_ready(fault.why) from None
    return Json(Health("ready"))


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"description": "Figures.", "content": {"text/plain": {"schema": {"type": "string"}}}}, **REFUSALS},
)
async def metrics(request: Request, service: Service) -> Response:
    """Metrics in Prometheus' format, if they are turned on: for this machine, or with the token."""
    if not service.settings.metrics or not _may_know(request, service.settings.metrics_token):
        raise NotFound("no_metrics")
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _may_know(request: Request, token: str) -> bool:
    """Metrics are for requests from this machine, not through a proxy, or with the token."""
    kind, _, shown = request.headers.get("authorization", "").partition(" ")
    if token and kind.lower() == "bearer" and hmac.compare_digest(shown.strip().encode(), token.encode()):
        return True
    passed_on = any(name in request.headers for name in PASSED_ON)
    return not passed_on and request.client is not None and request.client.host in HERE
