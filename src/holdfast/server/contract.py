"""The contract with the page: every shape that it is told or sends, as JSON Schema, and the words that both must know.

`python -m holdfast.server.contract` prints it, `web/build/contract.mjs` makes TypeScript of it: `make contract`.
`make check` fails where the page has another contract than the server.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from holdfast.kernel.english import HOUSE, messages_of
from holdfast.kernel.phrases import MOST_SEATS
from holdfast.languages import LANGUAGES
from holdfast.server.descriptions import LessonInfo, Rulebook, SentenceClassInfo, Tried
from holdfast.server.messages import (
    GESTURES,
    ClientMessage,
    OptionValue,
    Refusal,
    ServerMessage,
    Status,
    TableInfo,
    UpdateParts,
)
from holdfast.server.routes.drawings import Deck, SceneryDrawing
from holdfast.server.routes.games import GameInfo, SchemaName
from holdfast.server.routes.guests import GuestInfo, ToDo
from holdfast.server.routes.home import HomeInfo, Pictures
from holdfast.server.routes.laws import Draft, LawInfo, Sentences
from holdfast.server.schema_document import SchemaDocument
from holdfast.server.tables.dealt import Deal
from holdfast.server.tables.perspectives import Replay

REF = "#/definitions/{name}"
NAMED: Mapping[str, Any] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "UpdateParts": UpdateParts,
    "OptionValue": OptionValue,
    "Status": Status,
}
"""Shapes that are no class of their own, and what the page calls them."""
ANSWERS = (
    Refusal,
    TableInfo,
    GuestInfo,
    ToDo,
    HomeInfo,
    GameInfo,
    Pictures,
    Deck,
    SceneryDrawing,
    SchemaName,
    SchemaDocument,
    Rulebook,
    LessonInfo,
    Tried,
    SentenceClassInfo,
    Draft,
    LawInfo,
    Sentences,
    Replay,
    Deal,
)
"""What HTTP answers the page with."""


def contract() -> dict[str, Any]:
    """Definitions of all shapes, and constants."""
    told = [*NAMED.values(), *ANSWERS]
    shapes, definitions = msgspec.json.schema_components(told, schema_hook=_anything, ref_template=REF)
    named = dict(zip(NAMED, shapes, strict=False))
    parts = {name: _by_name(shape, named) for name, shape in definitions.items()}
    return {"definitions": {**named, **parts}, "constants": constants()}


def _by_name(schema: Any, named: Mapping[str, Any]) -> Any:
    """A schema in which each shape that has a name stands by its name."""
    if isinstance(schema, list):
        return [_by_name(part, named) for part in schema]
    if not isinstance(schema, dict):
        return schema
    for name, shape in named.items():
        if {**schema, **shape} == schema:
            return {"$ref": REF.format(name=name)}
    return {key: _by_name(part, named) for key, part in schema.items()}


def _anything(kind: type) -> dict[str, Any]:
    """What is a plain `object` in Python; its annotation says what it may be."""
    return {"description": "Anything."}


def constants() -> dict[str, object]:
    return {
        "MOST_SEATS": MOST_SEATS,
        "GESTURES": GESTURES,
        "LANGUAGES": LANGUAGES,
        "ERROR_CODES": sorted(messages_of(HOUSE)),
    }


if __name__ == "__main__":
    json.dump(contract(), sys.stdout, ensure_ascii=False)
