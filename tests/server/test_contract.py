"""The contract with the page is what the server tells: nothing more, nothing less, nothing called otherwise."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from holdfast.games import games
from holdfast.kernel import Game
from holdfast.kernel.english import messages_of
from holdfast.kernel.phrases import MOST_SEATS
from holdfast.languages import LANGUAGES
from holdfast.server.contract import contract
from holdfast.server.descriptions import OptionInfo, SentenceClassInfo
from holdfast.server.law_editing import law_menu
from holdfast.server.messages import GESTURES, STATUSES, ClientMessage, ServerMessage
from holdfast.server.schema_cache import bind, describe_options
from holdfast.server.schema_document import SchemaDocument

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


def tags(schemas: Iterable[dict[str, str]]) -> set[str]:
    return {schema["$ref"].rpartition("/")[2] for schema in schemas}


def test_it_has_every_message_of_the_socket() -> None:
    shapes: dict[str, Any] = contract()["definitions"]
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        assert tags(shapes[name]["anyOf"]) == {kind.__name__ for kind in union.__args__}


def test_it_has_what_both_sides_must_know() -> None:
    constants = contract()["constants"]
    assert constants["MOST_SEATS"] == MOST_SEATS == 12
    assert (constants["GESTURES"], constants["LANGUAGES"]) == (GESTURES, LANGUAGES)
    assert {"table_gone", "table_damaged", "rules_gone", "no_such_code"} < set(constants["ERROR_CODES"])
    assert set(constants["ERROR_CODES"]) == set(messages_of("holdfast"))


def test_shapes_with_a_name_stand_by_their_name() -> None:
    shapes: dict[str, Any] = contract()["definitions"]
    assert shapes["Status"]["enum"] == list(STATUSES)
    assert shapes["TableInfo"]["properties"]["status"] == {"$ref": "#/definitions/Status"}
    assert shapes["Replay"]["properties"]["updates"]["items"] == {"$ref": "#/definitions/UpdateParts"}


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(contract())
    named = {part.partition('"')[0] for part in text.split("#/definitions/")[1:]}
    assert named <= set(contract()["definitions"])


@every_game
def test_a_schema_is_as_the_contract_says(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        bound = bind(game.schema(seats, game.options()))
        assert msgspec.json.decode(bound, type=SchemaDocument).game == game.name


@every_game
def test_options_are_as_the_contract_says(game: Game) -> None:
    for option in describe_options(game.options):
        assert isinstance(option, dict)
        assert set(option) <= set(OptionInfo.__struct_fields__)
        assert msgspec.convert(option, OptionInfo).name == option["name"]


def test_the_menu_of_laws_is_as_the_contract_says() -> None:
    assert [each.word for each in msgspec.convert(law_menu(), list[SentenceClassInfo])] == [
        "value",
        "event",
        "limit",
        "action",
    ]
