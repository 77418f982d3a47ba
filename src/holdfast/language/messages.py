"""What a language says about its sentences, from Fluent files beside its grammar."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from holdfast.words import MissingWord, check_language


class Messages:
    """The texts of a package, in its `text/en.ftl` and the files beside it."""

    def __init__(self, package: str) -> None:
        self.package = package

    def say(self, language: str, name: str, /, **arguments: str | int) -> str:
        """A message with its blanks filled."""
        bundle = _bundle(self.package, language)
        if not bundle.has_message(name):
            raise MissingWord("package_message_missing", language=language, package=self.package, message=name)
        pattern = bundle.get_message(name).value
        assert pattern is not None, f"{name} has no text of its own"
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingWord(
                "package_message_broken", language=language, package=self.package, message=name, fault=errors[0]
            )
        return str(text)


@lru_cache
def _bundle(package: str, language: str) -> FluentBundle:
    check_language(language)
    bundle = FluentBundle([language], use_isolating=False)
    text = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
