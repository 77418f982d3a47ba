"""Schemas as clients get them: what a table never changes, with the texts of every language, named by its hash."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from holdfast.kernel import Game, Options, Plain, TableSchema
from holdfast.kernel.options import ChoiceOption, FlagOption, IntegerOption, NumberChoiceOption, Range, SentencesOption
from holdfast.languages import LANGUAGES

KEPT = 256
"""Each takes a tenth of a MiB. Tables with ever new options fill no more memory than that."""


class BoundSchema(NamedTuple):
    """A schema, and the document that clients get."""

    schema: TableSchema
    document: bytes


class SchemaCache:
    """The schemas that tables here are played by, found by their hashes. Those named longest ago are forgotten."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._names: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._bound: dict[str, BoundSchema] = {}

    def name_of(self, schema: TableSchema) -> str:
        """The hash of a schema with its texts; from now on it can be fetched by it."""
        key = (schema.game.name, schema.hash)
        if key not in self._names:
            self._bind(key, schema)
        self._names.move_to_end(key)
        return self._names[key]

    def _bind(self, key: tuple[str, str], schema: TableSchema) -> None:
        document = bind(schema)
        name = hashlib.sha256(document).hexdigest()[:32]
        self._names[key], self._bound[name] = name, BoundSchema(schema, document)
        while len(self._names) > self._kept:
            self._bound.pop(self._names.popitem(last=False)[1], None)

    def find(self, name: str) -> BoundSchema | None:
        return self._bound.get(name)


def bind(schema: TableSchema) -> bytes:
    """A schema and its texts as one document."""
    texts = {language: texts_of(schema.game.package, language) for language in LANGUAGES}
    return msgspec.json.encode({**schema.document, "texts": texts}, order="sorted")


@cache
def texts_of(package: str, language: str) -> list[str]:
    """The common words of a language, then the game's own, which win. A game need not have them in every language:
    a client has the English ones under these.
    """
    found = [files(home) / "text" / f"{language}.ftl" for home in ("holdfast", package)]
    return [file.read_text(encoding="utf-8") for file in found if file.is_file()]


def describe(game: Game) -> dict[str, Plain]:
    """A game as it is offered to new tables: the number of players and the options."""
    least, most = game.seats[0], game.seats[-1]
    told: dict[str, Plain] = {"name": game.name, "rules": game.version, "seats": [least, most]}
    if game.presentation.advised is not None:
        told["advised"] = [game.presentation.advised[0], game.presentation.advised[-1]]
    return {**told, "last_deals": game.rules.last_deals, "options": describe_options(game.options)}


def describe_options(options: type[Options]) -> list[Plain]:
    """Each option with its default and what it may be: enough for a form."""
    defaults = options()
    return [
        {"name": name, "default": _plain(getattr(defaults, name)), **_range(values), **_settled(options, name)}
        for name, values in options.ranges().items()
    ]


def _settled(options: type[Options], name: str) -> Mapping[str, Plain]:
    """What an option settles for others; or that the table settles it, since it says who starts."""
    return {"starter": True} if name == options.starter else _brought(options, name)


def _brought(options: type[Options], name: str) -> Mapping[str, Plain]:
    brought = {
        value: {other: _plain(settled) for other, settled in others.items()}
        for value, others in options.brought_by(name).items()
    }
    return {"brings": brought} if brought else {}


def _plain(value: object) -> Plain:
    return list(value) if isinstance(value, tuple) else value  # type: ignore[return-value]


def _range(values: Range) -> Mapping[str, Plain]:
    match values:
        case IntegerOption():
            return {"kind": "number", "least": values.least, "most": values.most, "none": values.none}
        case ChoiceOption():
            return {"kind": "choice", "choices": list(values.words)}
        case NumberChoiceOption():
            return {"kind": "choice", "choices": list(values.numbers)}
        case FlagOption():
            return {"kind": "flag"}
        case SentencesOption():
            return {"kind": "sentences", "most": values.most}
