"""Games on paper from the server: what is made, what is refused, and what a link shows."""

from __future__ import annotations

import asyncio
import json
import re
import zipfile
from io import BytesIO

import httpx
import pytest

from holdfast.games import games
from holdfast.kernel import HoldfastError
from holdfast.server import print_room
from holdfast.server.print_room import PrintRoom
from holdfast.server.print_worker import PrintRequest
from holdfast.server.refusals import ServiceUnavailable, TooManyRequests
from holdfast.server.share_tags import share_tags
from tests.server.process import PATIENCE
from tests.server.site import Site

FEW = {"cards": "KH,QS"}


async def fetched(site: Site, path: str, **query: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as reader:
        return await reader.get(f"/api{path}", params=query)


async def test_a_box_a_preview_and_a_picture_come_from_the_server(site: Site) -> None:
    pdf = await fetched(site, "/games/upgrade/print/cards", layout="duplex", **FEW)
    assert pdf.content.startswith(b"%PDF")
    assert pdf.headers["content-disposition"] == 'attachment; filename="upgrade-cards-en.pdf"'
    preview = await fetched(site, "/games/upgrade/print/cards", preview="true", **FEW)
    assert preview.content.startswith(b"\x89PNG")
    table = await (await site.guest()).make_table("upgrade")
    shown = await fetched(site, f"/share/tables/{table.id}")
    assert shown.content == (await fetched(site, "/share/games/upgrade")).content, (
        "a table shows its game, nothing else"
    )
    packed = await fetched(site, "/games/upgrade/print/tts")
    with zipfile.ZipFile(BytesIO(packed.content)) as files:
        saved = json.loads(files.read("upgrade.json"))
    face = saved["ObjectStates"][0]["CustomDeck"]["1"]["FaceURL"]
    assert face == f"{site.address}/api/games/upgrade/tabletop/en/sheet-1.png"


@pytest.mark.parametrize(
    ("path", "query", "status", "sentence"),
    [
        ("/games/upgrade/print/cards", {"sheet": "a3"}, 422, "sheet is one of a4, letter"),
        ("/games/upgrade/print/cards", {"trim": "1x1"}, 422, "a card is 63x88"),
        ("/games/upgrade/print/cards", {"cards": "kraken"}, 422, "no card “kraken”"),
        ("/games/upgrade/print/cards", {"players": "40"}, 422, "2 to 12 can play"),
        ("/games/upgrade/print/cards", {"gutter": "nan"}, 422, ""),
        ("/games/upgrade/print/poster", {}, 422, "the request does not fit"),
        ("/games/nothing/print/cards", {}, 404, "there is no game"),
        ("/share/games/upgrade", {"card": "kraken"}, 404, "there is no face"),
        ("/share/tables/none", {}, 404, ""),
    ],
)
async def test_bad_wishes_are_refused_before_anything_is_printed(
    path: str, query: dict[str, str], status: int, sentence: str, site: Site
) -> None:
    answer = await fetched(site, path, **query)
    assert answer.status_code == status
    assert sentence in answer.json()["sentence"]
    assert site.service.printing._process is None


async def test_a_process_that_fails_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    room = PrintRoom()
    monkeypatch.setattr(print_room, "WORKER", ("-c", "print('no length')"))
    with pytest.raises(ServiceUnavailable):
        await room.make(PrintRequest("upgrade", "en", "share"))
    monkeypatch.setattr(print_room, "WORKER", ("-c", "import time; time.sleep(99)"))
    monkeypatch.setattr(print_room, "SECONDS", 0.2)
    with pytest.raises(ServiceUnavailable):
        await room.make(PrintRequest("upgrade", "en", "share"))
    assert room._process is None


async def test_few_wait_and_what_was_made_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[PrintRequest] = []

    async def ask(self: PrintRoom, wanted: PrintRequest) -> bytes:
        made.append(wanted)
        await asyncio.sleep(0)
        return b"x" * 10

    monkeypatch.setattr(PrintRoom, "_ask", ask)
    monkeypatch.setattr(print_room, "KEPT", 25)
    monkeypatch.setattr(print_room, "MOST_WAITING", 3)
    room = PrintRoom()
    asked = [PrintRequest("upgrade", "en", "cards", players=seats) for seats in (2, 3, 4, 5)]
    answers = await asyncio.gather(*map(room.make, asked), return_exceptions=True)
    assert [isinstance(answer, HoldfastError) for answer in answers] == [False, False, False, True]
    assert isinstance(answers[-1], TooManyRequests)
    await room.make(asked[2])
    assert made == asked[:3], "what was made lately is not made again"
    await room.make(asked[0])
    assert made[-1] == asked[0], "and what was made long ago is"
    await room.close()


def test_links_about_a_game_say_so_and_nothing_else() -> None:
    tags = share_tags("/t/abc123", "", "https://cards.example", "ru")
    assert 'content="https://cards.example/api/share/tables/abc123?language=ru"' in tags
    assert "kraken" in share_tags("/games/cluster_royale", "view=cards&card=kraken", "", "en")
    assert share_tags("/", "", "", "en") == share_tags("/join/ABCDEF", "", "", "en") == ""
    assert share_tags('/t/"><script>', "", "", "en") == ""
    nasty = share_tags("/games/upgrade", 'card="><script>', "", "en")
    assert "<script" not in nasty
    assert not re.search(r"card=", nasty)


async def test_pages_have_the_tags_of_their_address(site: Site) -> None:
    async with httpx.AsyncClient(base_url=site.address, headers={"accept": "text/html"}, timeout=PATIENCE) as reader:
        page = await reader.get(f"/games/{next(iter(games()))}")
        front = await reader.get("/")
    assert f'property="og:image" content="{site.address}/api/share/games/' in page.text
    assert "og:image" not in front.text
