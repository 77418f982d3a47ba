"""Names for variants and candidates that have none: their options, as in `tokens 5, turn_limit 40`.

A name is the same in every file and every language, so that it can be typed and searched for; a reader gets its options
and values in words (`report/variants.py`).
"""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.kernel import Options

NONE = "none"


def typed_value(value: object) -> str:
    """The value of an option as it is typed."""
    if isinstance(value, list | tuple):
        return " | ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


def is_sentence(value: object) -> bool:
    """Whether a value says by itself what it is about, as a law does."""
    return not isinstance(value, bool) and " " in typed_value(value)


def option_label(option: str, value: object) -> str:
    """An option with its value: `tokens 5`; a sentence stands for itself."""
    return typed_value(value) if is_sentence(value) else f"{option} {typed_value(value) or NONE}"


def options_label(names: Iterable[str], options: Options) -> str:
    """All these options with their values."""
    return ", ".join(option_label(name, getattr(options, name)) for name in names)
