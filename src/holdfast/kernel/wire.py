"""The one door to a client: plain data from views, tables, choices and redacted events, and from nothing else.

A state or an unredacted event is refused by the type checker, and here too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from holdfast.kernel.events import Heard
from holdfast.kernel.sheet import Plain
from holdfast.kernel.table import Area, Card, Choice, Counter, Message, Spread, Table
from holdfast.kernel.view import View, nested

ForClient = View | Heard | Table | Choice
Part = Area | Spread | Card | Counter | Message
PARTS = (Area, Spread, Card, Counter, Message)


def for_client(thing: ForClient) -> dict[str, Plain]:
    """What may be sent, as plain data."""
    if isinstance(thing, View):
        return {**_fields(thing), "entries": nested(thing.entries), "open": nested(thing.open)}
    if isinstance(thing, Heard | Table | Choice):
        return _fields(thing)
    raise TypeError(f"a {type(thing).__name__} never leaves the server")


def _fields(thing: ForClient | Part) -> dict[str, Plain]:
    return {field.name: _plain(getattr(thing, field.name)) for field in fields(thing)}


def _plain(value: object) -> Plain:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, PARTS):
        return _fields(value)
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    raise TypeError(f"a {type(value).__name__} never leaves the server")
