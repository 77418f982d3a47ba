"""The list of moves."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.upgrade import GAME
from holdfast.kernel import Choice, Message
from holdfast.terminal.menu import draw_choices
from holdfast.words import Words
from tests.terminal.screen import read, screen

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def choices(count: int) -> list[Choice]:
    return [
        Choice(0, f"attack p{number}", Message("move-attack", {"seat": f"p{number}"}), (), number)
        for number in range(1, count + 1)
    ]


def listed(offered: Sequence[Choice], width: int = 100) -> list[str]:
    console = screen(width)
    console.print(draw_choices(offered, Words("en", GAME, NAMES)))
    return [line.rstrip() for line in read(console).splitlines()]


def test_few_moves_stand_below_each_other() -> None:
    assert listed(choices(2)) == ["  1 Attack Ann [attack p1]", "  2 Attack Bo [attack p2]"]


def test_many_moves_stand_in_columns_read_downwards() -> None:
    lines = listed(choices(8), width=70)
    assert len(lines) == 4
    assert lines[0].startswith("  1 Attack Ann")
    assert lines[1].startswith("  2 Attack Bo")
    assert "5 Attack Ed" in lines[0]


def test_a_move_that_goes_with_words_says_so() -> None:
    assert listed([Choice(0, "pass", Message("move-pass"), (), 0, speech=True)]) == ['  1 Pass [pass "…"]']


def test_a_long_list_is_folded() -> None:
    cards = [Choice(0, f"open {rank}S", Message("move-open", {"card": f"{rank}S"}), (), 0) for rank in range(2, 11)]
    passing = Choice(0, "pass", Message("move-pass"), (), 0)
    assert listed([passing, *cards, *choices(3), passing, *choices(4)[1:], *choices(4)]) == [
        "  1 Pass [pass]",
        "  2 Open with 2♠ [open 2S]",
        "    3 3♠   4 4♠   5 5♠   6 6♠   7 7♠   8 8♠   9 9♠   10 10♠",
        " 11 Attack Ann [attack p1]",
        " 12 Attack Bo [attack p2]",
        " 13 Attack Cy [attack p3]",
        " 14 Pass [pass]",
        " 15 Attack Bo [attack p2]",
        "    16 Cy   17 Di   18 Ann   19 Bo   20 Cy   21 Di",
    ]


def test_a_folded_list_fits_a_narrow_screen() -> None:
    cards = [Choice(0, f"open {rank}S", Message("move-open", {"card": f"{rank}S"}), (), 0) for rank in range(2, 11)] * 3
    lines = listed(cards, width=40)
    assert max(map(len, lines)) <= 40
    assert len(lines) < 12
    assert " 27 10♠" in lines[-1]


def test_a_long_move_goes_on_below_its_words() -> None:
    long = Choice(0, "attack somebody_with_a_long_name", Message("move-attack", {"seat": "the tall one"}), (), 0)
    assert listed([long], width=30) == ["  1 Attack the tall one", "    [attack", "    somebody_with_a_long_name]"]
