"""The words about laws, from Fluent files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from holdfast.words import MissingWord, check_language


def say(language: str, name: str, /, **arguments: str | int) -> str:
    """A message about laws with its blanks filled."""
    bundle = _bundle(language)
    if not bundle.has_message(name):
        raise MissingWord("law_message_missing", language=language, message=name)
    pattern = bundle.get_message(name).value
    assert pattern is not None, f"{name} has no text of its own"
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise MissingWord("law_message_broken", language=language, message=name, fault=errors[0])
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    check_language(language)
    bundle = FluentBundle([language], use_isolating=False)
    text = (files("holdfast.laws") / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
