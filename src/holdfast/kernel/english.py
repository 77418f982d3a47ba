"""English for errors: each has a code, and a package that raises it has its words in `text/en.ftl`.

    error-card_named_twice = { $path }: { $card } is named twice

This reads such messages and nothing else of Fluent, so that an error can be told wherever the kernel runs: one line,
with blanks and quoted braces. All else, selectors and other languages, is for `holdfast.words`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

HOUSE = "holdfast"
FILES = ("text/en.ftl", "text/errors/en.ftl")
"""Where a package may have its English words."""
MESSAGE = re.compile(r"^error-(\w+) *= *(\S.*?) *$", re.MULTILINE)
PLACEABLE = re.compile(r'\{ *(?:\$(\w+)|"([^"\\]*)") *\}')

_packages = [HOUSE]


def add_words_of(package: str) -> None:
    """Errors may be worded in this package too; what others have words for already stays as it is."""
    if package and package not in _packages:
        _packages.append(package)


def english(code: str, values: dict[str, str]) -> str:
    """An error in a sentence; its code and values where nobody has simple words for it."""
    for package in _packages:
        pattern = messages_of(package).get(code)
        if pattern is not None and is_simple(pattern) and blanks_of(pattern) <= values.keys():
            return PLACEABLE.sub(lambda blank: blank[2] if blank[1] is None else values[blank[1]], pattern)
    listed = ", ".join(f"{name}={value}" for name, value in values.items())
    return f"{code} ({listed})" if listed else code


@cache
def messages_of(package: str) -> dict[str, str]:
    """The errors that a package has words for, by their codes."""
    try:
        found = [files(package) / name for name in FILES]
    except ModuleNotFoundError:
        return {}
    sources = [file.read_text(encoding="utf-8") for file in found if file.is_file()]
    return {code: pattern for source in sources for code, pattern in patterns_in(source).items()}


def patterns_in(source: str) -> dict[str, str]:
    """The errors that a Fluent file has words for, on one line each, by their codes."""
    return dict(MESSAGE.findall(source))


def is_simple(pattern: str) -> bool:
    """Whether a message has nothing but text and blanks."""
    return not set("{}") & set(PLACEABLE.sub("", pattern))


def blanks_of(pattern: str) -> set[str]:
    return {name for name, _ in PLACEABLE.findall(pattern) if name}
