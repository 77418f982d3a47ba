"""The writing desk and the law book over HTTP."""

from __future__ import annotations

import random
from threading import current_thread
from typing import Any

import msgspec
import pytest

from holdfast.client import Client, MoveRefused, RequestRefused
from holdfast.games.shield import books, language
from tests.server.site import Site
from tests.server.test_races import all_see

RULE = "Hearts are worth 2 more as shield cards."


async def asked(client: Client, method: str, path: str, body: object = None, **query: str) -> Any:
    return msgspec.json.decode(await client.ask(method, path, body, **query))


async def test_a_draft_is_completed_explained_and_tried_out(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, "shield", options={"custom_rules": [RULE]}) as followers:
        desk = f"/tables/{followers[0].table_id}/desk"
        begun = await asked(guests[0], "POST", desk, {"sentence": "Spades are"})
        assert "worth" in begun["next"]
        assert "nearest" in begun and "sentence" not in begun
        whole = await asked(guests[0], "POST", desk, {"sentence": "all cards are worth 1 more as shield cards"})
        assert whole["sentence"] == "All cards are worth 1 more as shield cards."
        assert {change["path"] for change in whole["changes"]} == {"p1.shield_left", "p2.shield_left"}
        assert all(change["after"] == change["before"] + 2 for change in whole["changes"])
        russian = await asked(guests[0], "POST", desk, {"sentence": RULE.replace("2", "3"), "language": "ru"})
        assert "Черв" in russian["meaning"] or "черв" in russian["meaning"]
        action = await asked(guests[0], "POST", desk, {"sentence": "Mend: heal 2."})
        assert action["moves"] == ["Mend"], "as its button says"


async def test_the_law_book_tells_what_is_in_force(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, "shield", options={"custom_rules": [RULE]}) as followers:
        schema = await asked(guests[1], "GET", f"/tables/{followers[0].table_id}/laws", language="ru")
    assert [law["sentence"] for law in schema] == [RULE]
    assert "author" not in schema[0]
    assert schema[0]["meaning"]


async def test_what_a_sentence_means_is_told_without_a_table(site: Site) -> None:
    guest = await site.guest("Ada")
    told = await asked(guest, "GET", "/laws/meaning", sentence=RULE, language="ru")
    assert told["sentence"] == RULE
    assert "черв" in told["meaning"].lower()


async def test_a_sentence_is_refused_in_the_readers_language(site: Site) -> None:
    guests = await site.guests(2)
    with pytest.raises(RequestRefused) as refused:
        await guests[0].make_table("shield", seats=2, options={"custom_rules": ["Hearts are bananas"]})
    assert "Слова «bananas»" in refused.value.refusal.told["ru"]
    async with site.playing(guests, "shield") as followers:
        desk = f"/tables/{followers[0].table_id}/desk"
        draft = await asked(guests[0], "POST", desk, {"sentence": "Hearts are bananas", "language": "ru"})
        assert "Слова «bananas»" in draft["refusal"]


async def test_a_sentence_can_be_chosen_from_menus(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, "shield") as followers:
        tree = await asked(guests[0], "GET", "/laws/menu")
        assert [each["word"] for each in tree] == ["value", "event", "limit", "action"]
        assert tree[0]["labels"].keys() == {"en", "ru"}
        desk = f"/tables/{followers[0].table_id}/desk"
        choices = {"class": "value", "cards": ["hearts"], "context": "shield", "change": "more 2"}
        assert (await asked(guests[0], "POST", f"{desk}/build", {"choices": choices}))["sentence"] == RULE
        with pytest.raises(RequestRefused, match="a sentence is one of"):
            await guests[0].ask("POST", f"{desk}/build", {"choices": {"class": "nonsense"}})


async def test_only_those_who_sit_at_the_table_write(site: Site) -> None:
    guests = await site.guests(2)
    stranger = await site.guest("Stranger")
    async with site.playing(guests, "shield") as followers:
        with pytest.raises(RequestRefused, match="no seat"):
            await stranger.ask("POST", f"/tables/{followers[0].table_id}/desk", {"sentence": "Hearts"})


async def test_a_game_without_laws_has_no_desk(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests) as followers:
        with pytest.raises(RequestRefused, match="nobody writes rules in upgrade"):
            await guests[0].ask("POST", f"/tables/{followers[0].table_id}/desk", {"sentence": "Hearts"})


async def test_sentences_are_read_beside_the_tables(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a grammar milliseconds, and anybody may send one after the other."""
    read, threads = language.read, list[str]()

    def noted(*given: Any) -> Any:
        threads.append(current_thread().name)
        return read(*given)

    monkeypatch.setattr(language, "read", noted)
    monkeypatch.setattr(books, "_books", {})
    guests, luck = await site.guests(2), random.Random(2)
    options = {"custom_rules": [RULE], "rounds_to_win": 9}
    async with site.playing(guests, "shield", options=options) as followers:
        session = await site.session(followers[0].table_id)
        assert session.table is not None
        while session.table.view(0).question != "writing":
            mover = next(each for each in followers if each.moves)
            await all_see(followers, await mover.play(luck.choice(mover.moves)))
        (writer,) = session.table.awaited
        winner = next(each for each in followers if each.seat == writer)
        for sentence in ("Hearts are bananas", "Spades are bananas"):
            with pytest.raises(MoveRefused, match="bananas"):
                await winner.play(f'rule "{sentence}"')
        ply = await winner.play('rule "Clubs are worth 2 more as shield cards"')
        assert ply == session.ply
        await guests[0].ask("GET", f"/tables/{session.row.id}/laws")
    assert len(threads) >= 4
    assert not [name for name in threads if not name.startswith("holdfast-beside")]
