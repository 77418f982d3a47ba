"""What /openapi.json says is what the server does: schemathesis tries every route with everything it can think of."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.site import Site

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, str]]:
    """A server in a thread, a token of a guest there, and a table of the guest's."""
    folder: Path = tmp_path_factory.mktemp("schema")
    told: list[tuple[str, str, str]] = []
    started, ended = threading.Event(), threading.Event()

    async def run() -> None:
        async with Site(f"sqlite:///{folder}/tables.db") as site:
            guest = await site.guest()
            table = await guest.make_table("upgrade", seats=2, bots=["random"], options={"turn_limit": 4})
            told.append((site.address, guest.token, table.id))
            started.set()
            await asyncio.to_thread(ended.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert started.wait(20)
    yield told[0]
    ended.set()
    thread.join(20)


def test_every_route_does_what_its_documentation_says(address: tuple[str, str, str]) -> None:
    home, token, table = address
    api = schemathesis.openapi.from_url(f"{home}/openapi.json")
    tried = 0
    for found in api.get_all_operations():
        operation: Any = found
        try_operation(operation.ok(), token, table)
        tried += 1
    assert tried > 25


def try_operation(operation: Any, token: str, table: str) -> None:
    """Half of the time at a table that is there."""

    @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    @given(case=operation.as_strategy(), there=st.booleans())
    def check(case: Any, there: bool) -> None:
        if there and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        case.call_and_validate(headers={"authorization": f"Bearer {token}"}, checks=CHECKS)

    check()
