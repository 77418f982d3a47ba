"""docs/protocol.md shows every message as it is, and its program plays a game."""

from __future__ import annotations

import json
import re
import sys
from asyncio.subprocess import PIPE, create_subprocess_exec
from pathlib import Path
from typing import get_args

import pytest

import holdfast
from holdfast.kernel.english import PLACEABLE, messages_of
from holdfast.server.messages import ClientMessage, ServerMessage, decode_client_message, decode_server_message
from tests.error_calls import error_calls
from tests.server.site import Site

SOURCE = Path(holdfast.__file__).parent
NOT_TOLD = ("server/cli", "server/redis_hub", "server/store", "server/supervisor")
"""What the operator is told, at the start."""
PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
CLIENT_PART, SERVER_PART = PAGE.split("### Messages of the server")
EXAMPLE = re.compile(r"```json\n(.*?)```", re.DOTALL)


def examples(part: str) -> list[str]:
    return [found[1] for found in EXAMPLE.finditer(part)]


@pytest.mark.parametrize("example", examples(CLIENT_PART))
def test_messages_of_a_client(example: str) -> None:
    decode_client_message(example)


@pytest.mark.parametrize("example", examples(SERVER_PART))
def test_messages_of_the_server(example: str) -> None:
    decode_server_message(example)


def test_every_message_is_shown() -> None:
    shown = {json.loads(example)["type"] for example in examples(PAGE)}
    declared = {kind.__struct_config__.tag for kind in (*get_args(ClientMessage), *get_args(ServerMessage))}
    assert shown == declared


def test_every_code_of_the_server_is_listed_with_its_sentence() -> None:
    calls = [call for call in error_calls(SOURCE) if call.place.startswith("server/")]
    codes = {call.code for call in calls} - {call.code for call in calls if call.place.startswith(NOT_TOLD)}
    listed = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", PAGE, re.MULTILINE))
    patterns = messages_of("holdfast")
    assert listed == {code: PLACEABLE.sub(r"`\1`", patterns[code]) for code in codes if code is not None}


async def test_the_program_plays_a_game(site: Site, tmp_path: Path) -> None:
    program = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    assert len(program.splitlines()) <= 40
    file = tmp_path / "client.py"
    file.write_text(program, encoding="utf-8")
    process = await create_subprocess_exec(sys.executable, str(file), site.address, stdout=PIPE, stderr=PIPE)
    said, wrong = await process.communicate()
    assert process.returncode == 0, wrong.decode()
    assert re.fullmatch(r"result: (p[12]|p1 p2|drawn p1 p2)\n", said.decode())
