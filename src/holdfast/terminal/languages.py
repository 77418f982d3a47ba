"""Which language the command speaks."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from holdfast.languages import ENGLISH, LANGUAGES


def default_language() -> str:
    """The language of the machine, if it is one of ours."""
    named = [os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    language = next(filter(None, named), ENGLISH)
    return language if language in LANGUAGES else ENGLISH


def spoken(arguments: Sequence[str]) -> str:
    """The language asked for on the command line or around it, if that can be told: complaints and help come before
    anything is read."""
    named = [os.environ.get("HOLDFAST_LANGUAGE", "") or default_language()]
    for at, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name in ("-l", "--language"):
            named.append(value if equals else "".join(arguments[at + 1 : at + 2]))
    return named[-1] if named[-1] in LANGUAGES else ENGLISH


Language = Annotated[str, typer.Option("--language", "-l", default_factory=lambda: spoken(sys.argv))]
"""Every command has it, and heeds also what was said before its name."""
