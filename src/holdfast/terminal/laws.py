"""Custom rules from the command line: what a sentence means, sentences to go by, a file of sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from holdfast.kernel import HoldfastError
from holdfast.laws import EXAMPLES, Law, LawError, canonical, explain, read
from holdfast.words import check_language

Language = Annotated[str, typer.Option("--language", "-l", help="en or ru.", envvar="HOLDFAST_LANGUAGE")]


def laws_app(console: Console, default_language: str) -> typer.Typer:
    """The commands of `holdfast laws`."""
    app = typer.Typer(help="Custom rules of Shield, in plain English.", no_args_is_help=True)

    @app.command("explain")
    def _explain(
        sentence: Annotated[str, typer.Argument(help="A sentence, in quotation marks.")],
        language: Language = default_language,
    ) -> None:
        """Say what a sentence means: 0 if it can be law, 1 with a hint if not."""
        raise typer.Exit(explain_sentence(console, sentence, language))

    @app.command("examples")
    def _examples() -> None:
        """List sentences that are understood."""
        show_examples(console)

    @app.command("check")
    def _check(
        file: Annotated[Path, typer.Argument(help="A file with one sentence a line.")],
        language: Language = default_language,
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
    _say(console, canonical(law), "bold")
    _say(console, explain(law, language))
    return 0


def show_refusal(console: Console, sentence: str, refused: LawError, language: str) -> None:
    """The sentence with a mark under the word, and the hint."""
    if "\n" not in sentence:
        _say(console, sentence)
        _say(console, " " * refused.at + "^" * max(1, len(refused.word)), "red")
    _say(console, refused.told(language))


def show_examples(console: Console) -> None:
    """Sentences of every class, each with its canonical wording."""
    for sentences in EXAMPLES.values():
        for sentence in sentences:
            _say(console, sentence)
            _say(console, f"  {canonical(read(sentence))}", "dim")


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
            _say(console, f"{number}: FAIL {sentence}: {why.told(language)}", "red")
        else:
            _say(console, f"{number}: {canonical(book[-1])}")
    return 1 if refused else 0


def _sentences(path: Path) -> list[tuple[int, str]]:
    """The lines of a file with their numbers; empty lines and those that begin with # are none."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as wrong:
        raise HoldfastError(f"{path} cannot be read: {wrong}") from None
    numbered = [(number, line.strip()) for number, line in enumerate(lines, 1)]
    return [(number, line) for number, line in numbered if line and not line.startswith("#")]


def _say(console: Console, line: str, style: str = "") -> None:
    console.print(Text(line, style), soft_wrap=True)
