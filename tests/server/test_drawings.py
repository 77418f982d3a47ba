"""Drawings of cards and counters over HTTP."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.client import RequestRefused
from tests.server.site import Site


async def test_the_cards_of_a_table_come_by_its_schema(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, "cluster_royale") as followers:
        table = await guests[0].look(followers[0].table_id)
        path = f"/schemas/{table.schema}/drawings"
        small = msgspec.json.decode(await guests[0].ask("GET", path, language="ru", cut="small"))
        large = msgspec.json.decode(await guests[0].ask("GET", path, language="ru", cut="large"))
    schema = await guests[0].schema(table.schema)
    assert small["faces"].keys() == large["faces"].keys() == {face["name"] for face in schema["faces"]}
    assert small["backs"].keys() == {str(code) for code in range(1, schema["backs"] + 1)}
    assert all(svg.startswith("<svg") for svg in (*small["faces"].values(), *small["backs"].values()))
    assert sum(map(len, small["faces"].values())) < sum(map(len, large["faces"].values()))


async def test_the_scenery_of_a_table_comes_by_its_schema(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, "royal_family") as followers:
        table = await guests[0].look(followers[0].table_id)
        path = f"/schemas/{table.schema}/scenery"
        wide, narrow = [msgspec.json.decode(await guests[0].ask("GET", path, cut=cut)) for cut in ("wide", "narrow")]
    papers = (await guests[0].schema(table.schema))["look"]["papers"]
    assert set(wide["scenes"]["castle"]) == {"", *papers}
    assert wide["scenes"]["castle"][""]["size"] != narrow["scenes"]["castle"][""]["size"]
    light = msgspec.json.decode(await guests[0].ask("GET", "/games/royal_family/scenery", ground="light"))
    assert light["skies"].keys() == wide["skies"].keys()
    assert light["skies"] != wide["skies"]


async def test_four_colours_differ_from_two(site: Site) -> None:
    guest = await site.guest("Ada")
    two, four = [await guest.ask("GET", "/games/upgrade/drawings", suits=suits) for suits in ("two", "four")]
    assert two != four


async def test_counters_have_emblems(site: Site) -> None:
    guest = await site.guest("Ada")
    assert (await guest.ask("GET", "/games/upgrade/counters/tokens")).startswith(b"<svg")


@pytest.mark.parametrize(
    ("path", "query", "said"),
    [
        ("/games/chess/scenery", {}, "there is no game “chess”"),
        ("/games/chess/drawings", {}, "there is no game “chess”"),
        ("/games/upgrade/drawings", {"cut": "huge"}, "cut"),
        ("/games/upgrade/drawings", {"language": "xx"}, "there is no language “xx”"),
        (f"/schemas/{'0' * 32}/drawings", {}, "there is no such schema here"),
    ],
)
async def test_what_there_is_not_is_refused(site: Site, path: str, query: dict[str, str], said: str) -> None:
    guest = await site.guest("Ada")
    with pytest.raises(RequestRefused, match=said):
        await guest.ask("GET", path, **query)
