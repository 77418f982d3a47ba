"""Fluent files: the texts of a package in one language, with English ones under them, each file read once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from holdfast.kernel import HoldfastError
from holdfast.languages import ENGLISH, LANGUAGES


class MissingWord(HoldfastError):
    """A message that the texts do not have."""


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise HoldfastError("no_such_language", language=language, languages=LANGUAGES)


@cache
def bundle_of(language: str, package: str) -> FluentBundle:
    """The words of a language for a package; under them English ones, for what it does not say."""
    check_language(language)
    bundle = FluentBundle([language], use_isolating=False)
    for spoken in dict.fromkeys((ENGLISH, language)):
        for source in dict.fromkeys(("holdfast", package)):
            bundle.add_resource(_resource(source, spoken), allow_overrides=True)
    return bundle


@cache
def _resource(package: str, language: str) -> Any:
    """The words of one package. Reading the common ones takes longest, and all games share them."""
    name = f"{language}.ftl"
    text = _required(package, name) if language == ENGLISH else text_of(package, name)
    return FluentResource(f"{text}\n{text_of(package, f'errors/{name}')}")


def _required(package: str, name: str) -> str:
    text = text_of(package, name)
    if not text:
        raise MissingWord("package_lacks_text", package=package, file=name)
    return text


def text_of(package: str, name: str) -> str:
    """What a file of texts says; nothing if it is not there."""
    found = files(package) / "text" / name
    return found.read_text(encoding="utf-8") if found.is_file() else ""
