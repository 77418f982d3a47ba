"""Lessons over HTTP: what is shown first, what comes of a move, and what is refused."""

from __future__ import annotations

import json

import pytest

from holdfast.client import Client, FollowedObservation, RequestRefused
from holdfast.games import games
from holdfast.server.lessons import lesson
from tests.server.site import Site


async def read(client: Client, path: str) -> dict[str, object]:
    told: dict[str, object] = json.loads(await client.ask("GET", path))
    return told


async def test_a_lesson_with_all_that_is_needed_to_show_it(site: Site) -> None:
    ada = await site.guest()
    assert json.loads(await ada.ask("GET", "/lessons")) == list(games())
    for name, game in games().items():
        told = json.loads(await ada.ask("GET", f"/lessons/{name}"))
        assert [step["name"] for step in told["steps"]] == [step.name for step in lesson(game)]
        assert set(told["words"]) == {"en", "ru"}
        for step in told["steps"]:
            schema = json.loads(await ada.ask("GET", f"/schemas/{step['schema']}"))
            assert schema["seats"] == step["seats"]
            assert FollowedObservation(schema, step["observation"]).numbers == step["observation"]
            assert step["moves"]
            assert set(step["wanted"]) <= set(step["moves"])
            assert bool(step["wanted"]) == (step["tries"] > 0)


async def test_moves_are_tried_one_after_the_other(site: Site) -> None:
    ada = await site.guest()
    game = site.service.game("shield")
    attack = game.vocabulary.verbs.read("attack p2", {})[0]
    first = json.loads(await ada.ask("POST", "/lessons/shield/dent", {"moves": [attack]}))
    assert (first["right"], first["done"]) == (True, False)
    assert [mover for mover, _ in first["updates"]] == [0, 1]
    second = json.loads(await ada.ask("POST", "/lessons/shield/dent", {"moves": [attack, attack]}))
    assert (second["right"], second["done"]) == (True, True)
    charge = game.vocabulary.verbs.read("charge", {})[0]
    wrong = json.loads(await ada.ask("POST", "/lessons/shield/dent", {"moves": [charge]}))
    assert wrong == {"right": False, "done": False, "updates": [], "wanted": [attack]}


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/lessons/chess/look", {"moves": [0]}, 404),
        ("/lessons/shield/nothing", {"moves": [0]}, 404),
        ("/lessons/shield/dent", {"moves": []}, 422),
        ("/lessons/shield/dent", {"moves": [0] * 21}, 422),
        ("/lessons/shield/dent", {"moves": [-1]}, 422),
        ("/lessons/shield/dent", {"moves": [2**50]}, 422),
        ("/lessons/shield/dent", {"moves": ["attack p2"]}, 422),
        ("/lessons/shield/dent", {"moves": [255]}, 422),
        ("/lessons/shield/look", {"moves": [0, 0]}, 422),
        ("/lessons/shield/dent", {"moves": [0], "position": {}}, 422),
    ],
)
async def test_what_makes_no_sense_is_refused(site: Site, path: str, body: object, status: int) -> None:
    ada = await site.guest()
    with pytest.raises(RequestRefused) as wrong:
        await ada.ask("POST", path, body)
    assert wrong.value.status == status


async def test_a_game_without_a_lesson_says_so(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await site.guest()
    monkeypatch.setattr("holdfast.server.lessons._folder", lambda game: __import__("pathlib").Path("/nowhere"))
    lesson.cache_clear()
    try:
        with pytest.raises(RequestRefused) as wrong:
            await read(ada, "/lessons/shield")
        assert wrong.value.status == 404
        assert json.loads(await ada.ask("GET", "/lessons")) == []
    finally:
        lesson.cache_clear()
