"""The schema: all that does not change during a game, as one document."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import NONE, Game, TableSchema, observe
from holdfast.kernel.following import ObservationParts
from tests.kernel.tiny import TINY, dealt_and_picked

GAMES = [TINY, UPGRADE]
both_games = pytest.mark.parametrize("game", GAMES, ids=["tiny", "upgrade"])


def schema(game: Game = TINY, seats: int = 2, **options: object) -> TableSchema:
    return game.schema(seats, game.options.read(options))


def entries() -> dict[str, Any]:
    listed: Any = schema().document["entries"]
    return {entry["path"]: entry for entry in listed}


@both_games
def test_a_schema_is_json_and_reads_back_as_the_same(game: Game) -> None:
    document = schema(game).document
    assert json.loads(schema(game).text) == json.loads(json.dumps(document))


@both_games
def test_a_schema_is_made_once_and_named_by_what_it_says(game: Game) -> None:
    assert schema(game) is schema(game)
    assert len(schema(game).hash) == 32
    assert len({schema(game, 2).hash, schema(game, 3).hash, schema(game, 4).hash}) == 3


def test_options_that_change_the_table_change_the_schema() -> None:
    assert schema(UPGRADE, attack_row=3).hash != schema(UPGRADE).hash


PRINT_HASHES = """
from holdfast.games.upgrade import GAME as UPGRADE
from tests.kernel.tiny import TINY
for game in (TINY, UPGRADE):
    print(game.schema(3, game.options.read({})).hash)
"""


@pytest.mark.parametrize("seed", ["0", "1", "4711"])
def test_a_schema_has_the_same_name_in_every_process(seed: str) -> None:
    here = [schema(game, 3).hash for game in (TINY, UPGRADE)]
    path = os.pathsep.join(entry or os.getcwd() for entry in ["", *sys.path])
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path}
    told = subprocess.run(
        [sys.executable, "-c", PRINT_HASHES], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == here


def test_every_entry_says_how_its_numbers_are_read() -> None:
    written = entries()
    assert written["p1.hand"] == {"path": "p1.hand", "form": "cards", "shape": "fan", "room": 18, "bag": True}
    assert written["p1.row"]["signed"] is True
    assert written["p1.row"]["attaches"] == [4, 5]
    assert written["p1.den"]["tucked"] is True
    assert written["p1.points"] == {
        "path": "p1.points",
        "form": "number",
        "kind": "number",
        "of": "p1.best",
        "shown": "always",
    }
    assert written["p1.charmed"]["beside"] == "p1.row"
    assert (written["weather"]["words"], written["weather"]["shown"]) == (["fair", "foul"], "as_note")
    assert written["dare.at"]["progress"] == "dare.by"
    assert (written["shouts"]["form"], written["pending"]["form"]) == ("texts", "prompts")
    assert written["story"] == {"path": "story", "form": "list", "kind": "number", "room": 16}


def test_the_kinds_of_numbers_have_names() -> None:
    kinds = {path: entry.get("kind") for path, entry in entries().items()}
    expected = {
        "turn": "seat",
        "over": "flag",
        "awaited": "seats",
        "p1.picked": "card",
        "p1.feeling": "word",
        "moods": "words",
        "wanted": "face",
        "waiting": "move",
        "p1.hand": None,
    }
    assert {path: kinds[path] for path in expected} == expected


def test_a_schema_has_faces_verbs_events_prompts_and_aliases() -> None:
    document: Any = schema().document
    assert [face["name"] for face in document["faces"]] == list(TINY.vocabulary.faces)
    assert [verb["name"] for verb in document["verbs"]][:2] == ["pick", "lay"]
    assert document["events"][0] == {"name": "picked", "fields": [{"name": "seats", "kind": "seats"}]}
    assert document["prompts"][-1]["fields"][1] == {"name": "mood", "kind": "word", "words": ["loud", "soft"]}
    assert document["aliases"] == {"p1.heaven": "sky", "p2.heaven": "sky"}
    assert (document["game"], document["rules"], document["seats"], document["backs"]) == ("tiny", 3, 2, 2)


def test_entries_stand_in_the_order_of_a_observation() -> None:
    state = dealt_and_picked()
    listed = schema()
    assert [entry.number for entry in listed.entries] == list(range(len(listed.entries)))
    parts = ObservationParts(listed.forms, observe(state, 0)).parts
    sizes = {entry.path: len(part) for entry, part in zip(listed.entries, parts, strict=True) if entry.form == "cards"}
    assert sizes["deck"] == state.deck.size
    assert sum(sizes.values()) == len(state.face)


def test_codes_tell_backs_faces_and_whether_a_card_lies_open() -> None:
    listed = schema()
    assert [listed.face_of(code) for code in (1, 2, 3, 4, 5)] == [NONE, NONE, 0, 0, 1]
    assert [listed.lies_open(code) for code in (1, 2, 3, 4, 5)] == [False, False, False, True, False]


def test_a_place_tells_its_zone() -> None:
    listed = schema()
    entry, place = listed.place(256 * 4 + 7)
    assert (entry.path, place) == ("sky", 7)


def test_schemas_of_text_cards_say_what_is_printed() -> None:
    assert TINY.describe_face("ant") == {"name": "ant"}
