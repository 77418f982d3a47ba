"""The client's HTTP side: being somebody, games and schemas, making, finding and joining tables, records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import httpx
import msgspec

from holdfast.client.follow import TableClient
from holdfast.client.refusals import RequestRefused
from holdfast.server.messages import Refusal, TableInfo


class Client:
    """One guest of one server."""

    def __init__(self, address: str, token: str = "", transport: httpx.AsyncBaseTransport | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.guest = token.partition(".")[0]
        self.schemas: dict[str, Mapping[str, Any]] = {}
        self._http = httpx.AsyncClient(base_url=f"{self.address}/api", timeout=30.0, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def ask(self, method: str, path: str, body: object = None, /, **query: str) -> bytes:
        """One request below /api; RequestRefused says why if the answer is no."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self._http.request(method, path, json=body, params=query, headers=headers)
        if answer.is_error:
            raise RequestRefused(answer.status_code, _refusal(answer))
        return answer.content

    # Guests, games, schemas

    async def introduce(self, name: str, avatar: str = "fox") -> str:
        """Be a guest with this name; the token can be kept for the next time."""
        told = msgspec.json.decode(await self.ask("POST", "/guests", {"name": name, "avatar": avatar}))
        self.token, self.guest = told["token"], told["id"]
        return self.token

    async def games(self) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = msgspec.json.decode(await self.ask("GET", "/games"))
        return told

    async def schema(self, name: str, table: str = "") -> Mapping[str, Any]:
        """A schema by its hash, fetched once."""
        if name not in self.schemas:
            self.schemas[name] = msgspec.json.decode(await self.ask("GET", f"/schemas/{name}", table=table))
        return self.schemas[name]

    # Tables

    async def make_table(self, game: str, **choices: object) -> TableInfo:
        """Make a table and be its host: `seats`, `options`, `bots`, `clock`, `starts`, `hints`, `listed`, `sit`."""
        return await self._table("POST", "/tables", {"game": game, **choices})

    async def tables(self) -> list[TableInfo]:
        """Tables in the lobby that anybody may join."""
        return msgspec.json.decode(await self.ask("GET", "/tables"), type=list[TableInfo])

    async def my_tables(self) -> list[dict[str, Any]]:
        """Tables at which this guest sits, first those where it is awaited."""
        told: list[dict[str, Any]] = msgspec.json.decode(await self.ask("GET", "/guests/me/tables"))
        return told

    async def look(self, table: str) -> TableInfo:
        return await self._table("GET", f"/tables/{table}")

    async def play_on(self, table: str, ply: int, seat: int, bot: str = "medium") -> TableInfo:
        """A table that goes on from a moment of a game that is over, alone with bots."""
        body = {"ply": ply, "seat": seat, "bot": bot}
        return await self._table("POST", f"/tables/{table}/play_on", body)

    async def find(self, code: str) -> TableInfo:
        """A table by the code that somebody said."""
        return await self._table("GET", f"/codes/{code}")

    async def sit(self, table: str, seat: int | None = None) -> TableInfo:
        return await self._table("POST", f"/tables/{table}/sit", {"seat": seat})

    async def get_up(self, table: str) -> TableInfo:
        return await self._table("POST", f"/tables/{table}/leave")

    async def put_away(self, table: str) -> TableInfo:
        """Be done with a table: close its lobby as its host, end a game that one plays alone, no longer list it."""
        return await self._table("DELETE", f"/tables/{table}")

    async def ready(self, table: str, ready: bool = True) -> TableInfo:
        return await self._table("POST", f"/tables/{table}/ready", {"ready": ready})

    async def decide(self, table: str, **choices: object) -> TableInfo:
        return await self._table("PATCH", f"/tables/{table}", choices)

    async def seat_bot(self, table: str, seat: int, bot: str) -> TableInfo:
        return await self._table("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": bot})

    async def free_seat(self, table: str, seat: int) -> TableInfo:
        return await self._table("DELETE", f"/tables/{table}/seats/{seat}")

    async def let_back_in(self, table: str, guest: str) -> TableInfo:
        """Let a guest who was removed sit down again."""
        return await self._table("DELETE", f"/tables/{table}/kept_out/{guest}")

    async def reorder(self, table: str, order: Sequence[int]) -> TableInfo:
        return await self._table("PUT", f"/tables/{table}/seats", {"order": list(order)})

    async def resize(self, table: str, seats: int) -> TableInfo:
        return await self._table("POST", f"/tables/{table}/size", {"seats": seats})

    async def hand_over(self, table: str, guest: str) -> TableInfo:
        return await self._table("POST", f"/tables/{table}/host", {"guest": guest})

    async def start(self, table: str, first: int | None = None) -> TableInfo:
        return await self._table("POST", f"/tables/{table}/start", {"first": first})

    async def rematch(self, table: str) -> TableInfo:
        return await self._table("POST", f"/tables/{table}/rematch")

    async def record(self, table: str) -> str:
        return (await self.ask("GET", f"/tables/{table}/record")).decode()

    async def replay(self, table: str, perspective: str = "spectator") -> dict[str, Any]:
        told: dict[str, Any] = msgspec.json.decode(
            await self.ask("GET", f"/tables/{table}/replay", **{"as": perspective})
        )
        return told

    def follow(self, table: str) -> TableClient:
        """Follow a table live, from this guest's seat or as a spectator."""
        return TableClient(self, table)

    async def _table(self, method: str, path: str, body: object = None) -> TableInfo:
        return msgspec.json.decode(await self.ask(method, path, body), type=TableInfo)


def _refusal(answer: httpx.Response) -> Refusal:
    try:
        return msgspec.json.decode(answer.content, type=Refusal)
    except msgspec.MsgspecError:
        return Refusal("error", f"the server answered {answer.status_code}")
