"""What the command line itself refuses, in our own words: one line, and in the user's language."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from holdfast.kernel import HoldfastError
from holdfast.terminal.help import metavar
from holdfast.terminal.languages import spoken
from holdfast.words import common


@contextmanager
def misuse() -> Iterator[None]:
    """Turn the framework's errors into ours; who says nothing at all is shown the help."""
    try:
        yield
    except typer.Abort:
        raise KeyboardInterrupt from None
    except typer.TyperException as wrong:
        if type(wrong).__name__ == "NoArgsIsHelpError":
            print(wrong.format_message())
            sys.exit(2)
        raise _complaint(wrong) from None


def _complaint(wrong: typer.TyperException) -> HoldfastError:
    """The framework's classes are its own business; they are known by their names."""
    context = getattr(wrong, "ctx", None)
    command = context.command_path if context is not None else "holdfast"
    kind = type(wrong).__name__
    if kind == "NoSuchOption":
        option = getattr(wrong, "option_name", "")
        return HoldfastError("unknown_flag", option=option, command=command)
    if kind == "MissingParameter":
        missing = metavar(getattr(wrong, "param", None), spoken(sys.argv))
        return HoldfastError("argument_missing", what=missing, command=command)
    if kind == "BadParameter":
        option = "/".join(getattr(getattr(wrong, "param", None), "opts", []))
        return HoldfastError("bad_flag_value", option=option, command=command)
    if kind == "BadOptionUsage":
        return HoldfastError("flag_needs_value", option=getattr(wrong, "option_name", ""))
    return _other(" ".join(wrong.format_message().split()).rstrip("."), command)


def _other(message: str, command: str) -> HoldfastError:
    if message.startswith("No such command"):
        said = message.partition("'")[2].partition("'")[0]
        return HoldfastError("no_such_command", said=said)
    if message.startswith("Missing command"):
        what = common(spoken(sys.argv), "metavar-command")
        return HoldfastError("argument_missing", what=what, command=command)
    if message.startswith("Got unexpected extra argument"):
        surplus = message.rpartition("(")[2].rstrip(")")
        return HoldfastError("surplus_argument", surplus=surplus, command=command)
    return HoldfastError("verbatim", said=message)
