"""Laws about a game's texts: whatever can be seen, said, asked or told has its words, in every language there is.

A language that a game does not have falls back to English, so only those are checked for which it has a file.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from holdfast.kernel import Game, Options
from holdfast.kernel.english import is_simple, patterns_in
from holdfast.needed_words import needed_words
from holdfast.testing.blanks import check_blanks
from holdfast.testing.law import LawBroken, law

RULING = ".ruling"
ERROR = "error-"
ONCE = "once-"
HOUSE = "holdfast"
"""The package whose texts all games share."""


def check_words(game: Game, seats: int, options: Options) -> None:
    """Every language of a game has all the words that a table with these options can need."""
    if not game.package:
        return
    needed = sorted(set(needed_words(game, game.schema(seats, options))))
    sources = {file.name: file for file in _languages(game)}
    written = {name: _messages(source) for name, source in sources.items()}
    for file, own in written.items():
        have = own | _messages(_house(file))
        missing = [name for name in needed if name not in have]
        law(not missing, f"{game.name}: text/{file} has no “{'”, “'.join(missing)}”")
        _check_rulings(game, file, _rulings(own), _rulings(written["en.ftl"]))
        _check_errors(game, file, _errors(own), _errors(written["en.ftl"]))
        _check_once(game, file, own)
        check_blanks(game, file, _parsed(sources[file]), have | written["en.ftl"])
    _check_english(game)


def _languages(game: Game) -> list[Traversable]:
    folder = files(game.package) / "text"
    law((folder / "en.ftl").is_file(), f"{game.name}: there is no text/en.ftl")
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def _house(name: str) -> Traversable:
    """The common texts in the same language, or in English."""
    folder = files(HOUSE) / "text"
    return folder / name if (folder / name).is_file() else folder / "en.ftl"


def _messages(file: Traversable) -> frozenset[str]:
    """The names of the messages in a file, and of their attributes."""
    found = _parsed(file)
    attributes = (f"{entry.id.name}.{each.id.name}" for entry in found for each in entry.attributes)
    return frozenset([*(entry.id.name for entry in found), *attributes])


def _parsed(file: Traversable) -> tuple[Message, ...]:
    return _messages_of(str(file), file.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def _messages_of(file: str, text: str) -> tuple[Message, ...]:
    """Reading a large file of texts takes longer than many moves of a game."""
    entries = FluentParser().parse(text).body
    for junk in entries:
        if isinstance(junk, Junk):
            line = text.count("\n", 0, junk.span.start if junk.span else 0) + 1
            raise LawBroken(f"{file}, line {line}: this cannot be read: {(junk.content or '').strip()}")
    found = tuple(entry for entry in entries if isinstance(entry, Message))
    names = [entry.id.name for entry in found]
    twice = sorted({name for name in names if names.count(name) > 1})
    law(not twice, f"{file}: {', '.join(twice)} is written twice")
    return found


# Rulings


def _rulings(messages: frozenset[str]) -> set[str]:
    """The messages that have a ruling."""
    return {name.removesuffix(RULING) for name in messages if name.endswith(RULING)}


def _check_rulings(game: Game, file: str, found: set[str], wanted: set[str]) -> None:
    """A ruling is about a card that exists, and the same cards have one in every language."""
    ranks = {f"does-{face[:-1]}" for face in game.vocabulary.faces}
    strange = sorted(found - ranks - {"does-rank"} - {f"card-{face}" for face in game.vocabulary.faces})
    law(not strange, f"{game.name}: text/{file} has a ruling for “{''.join(strange[:1])}”, which is no card")
    others = ", ".join(sorted(found ^ wanted))
    law(not others, f"{game.name}: text/{file} does not have the same rulings as text/en.ftl: {others}")


# Errors


def _errors(messages: frozenset[str]) -> set[str]:
    return {name for name in messages if name.startswith(ERROR)}


def _check_errors(game: Game, file: str, found: set[str], wanted: set[str]) -> None:
    """The same errors have words in every language."""
    others = ", ".join(sorted(found ^ wanted))
    law(not others, f"{game.name}: text/{file} does not have the same errors as text/en.ftl: {others}")


def _check_once(game: Game, file: str, messages: frozenset[str]) -> None:
    """What is said once is about a prompt or an event that exists."""
    prompts = {f"{ONCE}prompt-{kind.name}" for kind in game.vocabulary.prompts.kinds}
    kinds = prompts | {f"{ONCE}event-{kind.name}" for kind in game.vocabulary.events.kinds}
    strange = ", ".join(sorted({name for name in messages if name.startswith(ONCE)} - kinds))
    law(not strange, f"{game.name}: text/{file}: {strange}: there is no such prompt or event")


def _check_english(game: Game) -> None:
    """English errors are simple enough for the kernel."""
    file = files(game.package) / "text" / "en.ftl"
    simple = {ERROR + code for code, text in patterns_in(file.read_text(encoding="utf-8")).items() if is_simple(text)}
    hard = ", ".join(sorted(_errors(_messages(file)) - simple))
    law(not hard, f"{game.name}: text/en.ftl: {hard}: an error is one line, with blanks such as {{ $seat }}")
