"""Custom rules from the command line: what a sentence means, sentences to go by, a file of sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from holdfast.games.shield.language import EXAMPLES, Law, LawError, explain, read, render
from holdfast.games.shield.language.rendering import display
from holdfast.kernel import HoldfastError
from holdfast.kernel.errors import FileError
from holdfast.kernel.text_files import read_text
from holdfast.terminal.help import LocalizedCommand, LocalizedGroup
from holdfast.terminal.languages import Language
from holdfast.words import check_language, common

LARGEST = 1_000_000
"""A file of sentences has at most this many bytes."""


def laws_app(console: Console) -> typer.Typer:
    """The commands of `holdfast laws`."""
    app = typer.Typer(cls=LocalizedGroup, no_args_is_help=True, add_completion=False)

    @app.callback()
    def _laws(language: Language) -> None:
        check_language(language)

    @app.command("explain", cls=LocalizedCommand)
    def _explain(
        sentence: Annotated[str, typer.Argument(metavar="SENTENCE")],
        language: Language,
    ) -> None:
        """Say what a sentence means: 0 if it can be law, 1 with a hint if not."""
        raise typer.Exit(explain_sentence(console, sentence, language))

    @app.command("examples", cls=LocalizedCommand)
    def _examples(language: Language) -> None:
        """List sentences that are understood."""
        check_language(language)
        show_examples(console)

    @app.command("check", cls=LocalizedCommand)
    def _check(
        file: Annotated[Path, typer.Argument(metavar="FILE")],
        language: Language,
    ) -> None:
        """Read a file of sentences as one law book: 0 if all can be law, 1 if one cannot."""
        raise typer.Exit(check_file(console, file, language))

    return app


def explain_sentence(console: Console, sentence: str, language: str) -> int:
    """The canonical wording and what it means; 1 with a hint if it cannot be law."""
    check_language(language)
    try:
        law = read(sentence)
    except LawError as refused:
        show_refusal(console, sentence, refused, language)
        return 1
    _say(console, display(render(law)), "bold")
    _say(console, explain(law, language))
    return 0


def show_refusal(console: Console, sentence: str, refused: LawError, language: str) -> None:
    """The sentence with a mark under the word, and the hint."""
    if "\n" not in sentence:
        _say(console, sentence)
        _say(console, " " * refused.at + "^" * max(1, len(refused.word)), "red")
    _say(console, refused.in_language(language))


def show_examples(console: Console) -> None:
    """Sentences of every class, each with its canonical wording."""
    for sentences in EXAMPLES.values():
        for sentence in sentences:
            _say(console, sentence)
            _say(console, f"  {display(render(read(sentence)))}", "dim")


def check_file(console: Console, path: Path, language: str) -> int:
    """Every sentence of a file with its wording or its hint, read as one book; 1 if one is refused."""
    check_language(language)
    book: list[Law] = []
    refused = 0
    for number, sentence in _sentences(path):
        try:
            book.append(read(sentence, book))
        except LawError as why:
            refused += 1
            _say(console, f"{number}: {common(language, 'mark-fail')} {sentence}: {why.in_language(language)}", "red")
        else:
            _say(console, f"{number}: {display(render(book[-1]))}")
    return 1 if refused else 0


def _sentences(path: Path) -> list[tuple[int, str]]:
    """The lines of a file with their numbers; empty lines and those that begin with # are none."""
    try:
        text = read_text(path, LARGEST)
    except FileError as wrong:
        raise HoldfastError("wrong_in_file", file=path, wrong=wrong) from None
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in numbered if line and not line.startswith("#")]


def _say(console: Console, line: str, style: str = "") -> None:
    console.print(Text(line, style), soft_wrap=True)
