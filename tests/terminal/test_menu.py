"""The list of moves."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.upgrade import GAME
from holdfast.kernel import Area, Layout, MoveChoice, Table, TextRef
from holdfast.terminal.menu import MoveGroup, Offer, draw_offers, offers
from holdfast.words import Words
from tests.terminal.screen import read, screen

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
NOTHING = Layout(Area("middle"), ())


def choice(notation: str, label: TextRef, touch: tuple[str, ...] = (), *, speech: bool = False) -> MoveChoice:
    move, _ = GAME.vocabulary.verbs.read(notation)
    return MoveChoice(
        move, notation, label, touch or tuple(GAME.vocabulary.verbs.touch_path(move, 0, {})), 0, speech=speech
    )


def attacks(count: int) -> list[MoveChoice]:
    return [
        choice(f"attack p{number}", TextRef("move-attack", {"seat": f"p{number}"})) for number in range(1, count + 1)
    ]


def openings(ranks: Sequence[int]) -> list[MoveChoice]:
    return [choice(f"open {rank}S", TextRef("move-open", {"card": f"{rank}S"})) for rank in ranks]


PASS = choice("pass", TextRef("move-pass"))


def listed(offered: Sequence[Offer], width: int = 100) -> list[str]:
    console = screen(width)
    console.print(draw_offers(offered, NOTHING, Words("en", GAME, NAMES)))
    return [line.rstrip() for line in read(console).splitlines()]


def test_few_moves_stand_below_each_other() -> None:
    assert listed(attacks(2)) == ["  1 Attack Ann [attack p1]", "  2 Attack Bo [attack p2]"]


def test_many_moves_stand_in_columns_read_downwards() -> None:
    lines = listed(attacks(8), width=70)
    assert len(lines) == 4
    assert lines[0].startswith("  1 Attack Ann")
    assert lines[1].startswith("  2 Attack Bo")
    assert "5 Attack Ed" in lines[0]


def test_a_move_that_goes_with_words_says_so() -> None:
    assert listed([choice("pass", TextRef("move-pass"), speech=True)]) == ['  1 Pass [pass "…"]']


def test_a_short_list_is_offered_as_it_is() -> None:
    assert offers(attacks(8)) == attacks(8)


def test_a_long_list_is_offered_in_two_steps() -> None:
    offered = offers([PASS, *openings(range(2, 11)), *attacks(8)])
    assert [type(offer) for offer in offered] == [MoveChoice, MoveGroup, MoveGroup]
    assert listed(offered) == ["  1 Pass [pass]", "  2 Open with … [open …]", "  3 Attack … [attack …]"]
    second = offered[2]
    assert isinstance(second, MoveGroup)
    assert list(second.choices) == attacks(8)


def test_what_is_few_stands_there_by_itself() -> None:
    offered = offers([PASS, *openings([2, 3]), *attacks(12)])
    assert listed(offered) == [
        "  1 Pass [pass]",
        "  2 Open with 2♠ [open 2S]",
        "  3 Open with 3♠ [open 3S]",
        "  4 Attack … [attack …]",
    ]


def test_a_long_list_of_one_verb_is_folded() -> None:
    cards = openings(range(2, 11)) * 2
    assert offers(cards) == cards
    lines = listed(cards)
    assert lines[0] == "  1 Open with 2♠ [open 2S]"
    assert "18 10♠" in lines[-1]
    assert len(lines) < 4


def test_a_folded_list_fits_a_narrow_screen() -> None:
    lines = listed(openings(range(2, 11)) * 3, width=40)
    assert max(map(len, lines)) <= 40
    assert len(lines) < 12
    assert " 27 10♠" in lines[-1]


def test_a_long_move_goes_on_below_its_words() -> None:
    long = choice("attack p1", TextRef("move-attack", {"seat": "the one whose name is long"}))
    assert listed([long], width=30) == ["  1 Attack the one whose name", "    is long [attack p1]"]


# What a move touches


def test_moves_name_the_cards_they_touch() -> None:
    table = Table.new(GAME, 2, GAME.options(), 3)
    for seat in (0, 1):
        table.play(seat, table.choices(seat)[0].notation)
    console = screen(100)
    console.print(draw_offers(table.choices(0), table.layout(0), Words("en", GAME, NAMES)))
    mine = table.view(0)
    (attack,) = mine.cards("p1.attack")
    words = Words("en", GAME)
    assert f"1 Replace {words.card(attack)} in your attack [upgrade a1]" in read(console)
    for place, card in enumerate(mine.cards("p1.defence"), 1):
        assert f"Replace {words.card(card)} in your defence [upgrade d{place}]" in read(console)
