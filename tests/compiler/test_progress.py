"""What a person sees while the engine is compiled."""

from __future__ import annotations

from io import StringIO

from holdfast.compiler.progress import Lines


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def shown(stream: StringIO) -> str:
    lines = Lines(stream)
    for done in range(5):
        lines("compiling", done, 4)
    lines.say("the engine is not compiled")
    return stream.getvalue()


def test_a_log_has_one_line_for_each_stage() -> None:
    assert shown(StringIO()) == "holdfast: compiling: done after 0 s\nholdfast: the engine is not compiled\n"


def test_a_terminal_shows_how_far_it_is() -> None:
    told = shown(Terminal())
    assert [f"{share} %" in told for share in (0, 25, 50, 75)] == [True] * 4
    assert told.count("\n") == 2
