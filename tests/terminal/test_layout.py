"""Pieces that never break, and things side by side."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from holdfast.terminal.layout import Flow, PanelRows
from tests.terminal.screen import read, screen


def drawn(thing: Flow | PanelRows | Panel, width: int) -> list[str]:
    console = screen(width)
    console.print(thing)
    return [line.rstrip() for line in read(console).splitlines()]


def tiles(*titles: str) -> list[Text]:
    return [Text(f"[{title}]") for title in titles]


def test_a_flow_goes_on_below_without_breaking_a_piece() -> None:
    assert drawn(Flow(tiles("one two", "three", "four five")), 20) == ["[one two] [three]", "  [four five]"]


def test_a_flow_keeps_to_its_own_width() -> None:
    assert drawn(Flow(tiles("a", "b", "c"), most=8), 80) == ["[a] [b]", "  [c]"]


def test_a_piece_wider_than_the_screen_is_cut() -> None:
    assert drawn(Flow(tiles("a very long title of a card")), 12) == ["[a very lon…"]


def test_an_empty_flow_is_nothing() -> None:
    assert drawn(Flow([]), 20) == []


def test_a_panel_is_as_wide_as_its_flow() -> None:
    assert drawn(Panel(Flow(tiles("a", "b"), gap=2), expand=False), 40) == [
        "╭──────────╮",
        "│ [a]  [b] │",
        "╰──────────╯",
    ]


def test_a_shelf_fills_a_row_and_goes_on_with_the_next() -> None:
    shelf = PanelRows([Text("aaaa"), Text("bbbb"), Text("cccc")], gap=2)
    assert drawn(shelf, 12) == ["aaaa  bbbb", "cccc"]
    assert drawn(shelf, 40) == ["aaaa  bbbb  cccc"]
    assert drawn(shelf, 5) == ["aaaa", "bbbb", "cccc"]


def test_panels_on_a_shelf_are_equally_high() -> None:
    shelf = PanelRows([Panel(Text("a\nb"), expand=False), Panel(Text("c"), expand=False)])
    assert drawn(shelf, 20) == ["╭───╮ ╭───╮", "│ a │ │ c │", "│ b │ │   │", "╰───╯ ╰───╯"]


def test_a_shelf_inside_a_panel_takes_no_more_room_than_it_needs() -> None:
    inside = Panel(PanelRows([Text("a"), Text("b")]), expand=False)
    assert drawn(inside, 40) == ["╭─────╮", "│ a b │", "╰─────╯"]
