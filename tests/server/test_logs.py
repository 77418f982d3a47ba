"""Logs are lines of JSON, and hold nothing that proves or opens anything."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from holdfast.server.running import JsonLines
from tests.server.process import PATIENCE, Process


def test_a_line_is_json() -> None:
    record = logging.LogRecord("holdfast", logging.WARNING, "file", 1, "put off: %s", ("später",), None)
    told = json.loads(JsonLines().format(record))
    assert (told["level"], told["from"], told["message"]) == ("warning", "holdfast", "put off: später")


async def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Process(f"sqlite:///{tmp_path}/tables.db", log)
    server.start()
    server.wait_until_ready()
    api = f"{server.address}/api"
    token = httpx.post(f"{api}/guests", json={"name": "Ada"}, timeout=PATIENCE).json()["token"]
    proof = {"authorization": f"Bearer {token}"}
    made = httpx.post(
        f"{api}/tables", json={"game": "upgrade", "bots": ["random"]}, headers=proof, timeout=PATIENCE
    ).json()
    httpx.post(f"{api}/tables/{made['id']}/start", json={}, headers=proof, timeout=PATIENCE)
    httpx.get(f"{api}/nowhere?token={token}", timeout=PATIENCE)
    async with connect(server.address.replace("http", "ws") + "/socket", additional_headers=proof) as connection:
        await connection.send(random.choice(["{", "x" * 5000, '{"type":"hint"}']))
        await connection.recv()
    server.stop()
    written = log.read_text()
    assert token not in written
    assert made["id"] not in written
    assert all(json.loads(line) for line in written.splitlines())
