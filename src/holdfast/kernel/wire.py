"""The one door to a client: plain data from views, tables, choices and redacted events, and from nothing else.

A state or an unredacted event is refused by the type checker, and here too.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import cast

from holdfast.kernel.events import Heard
from holdfast.kernel.sheet import Plain
from holdfast.kernel.table import Choice, Table
from holdfast.kernel.view import View, nested

ForClient = View | Heard | Table | Choice


def for_client(thing: ForClient) -> dict[str, Plain]:
    """What may be sent, as plain data."""
    if isinstance(thing, View):
        return {**_fields(thing), "entries": nested(thing.entries), "open": nested(thing.open)}
    if isinstance(thing, Heard | Table | Choice):
        return _fields(thing)
    raise TypeError(f"a {type(thing).__name__} never leaves the server")


def _fields(thing: object) -> dict[str, Plain]:
    if not is_dataclass(thing):
        raise TypeError(f"a {type(thing).__name__} never leaves the server")
    return {field.name: _plain(getattr(thing, field.name)) for field in fields(thing)}


def _plain(value: object) -> Plain:
    if is_dataclass(value):
        return _fields(value)
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    return cast(Plain, value)
