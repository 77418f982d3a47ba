"""The picture of the table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from holdfast.games import games
from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import (
    SPECTATOR,
    Area,
    Card,
    Chance,
    Counter,
    Game,
    Layout,
    Plain,
    Spread,
    TextRef,
    View,
    lay_out,
)
from holdfast.terminal.draw import draw_card, draw_table
from holdfast.terminal.start import company
from holdfast.words import LANGUAGES, Words
from tests.terminal.screen import read, screen

pytestmark = pytest.mark.quick

BOOK = UPGRADE.schema(3, UPGRADE.options())
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
THREE: dict[str, Plain] = {
    "turn": "p2",
    "drawn": "5D",
    "p1": {"attack": ["9S"], "defence": ["2C", "3C"]},
    "p2": {"attack": ["2S", "10H"], "defence": ["4D", "5H"]},
    "p3": {"tokens": 0},
}


def picture(game: Game, view: View, layout: Layout | None = None, width: int = 100, language: str = "en") -> list[str]:
    console = screen(width)
    words = Words(language, game, NAMES[: view.seats], view.seat if view.seat < view.seats else None)
    console.print(draw_table(layout or lay_out(view), view, words))
    return [line.rstrip() for line in read(console).splitlines()]


def seen(position: dict[str, Plain], seat: int, seats: int) -> View:
    state = UPGRADE.restore(seats, UPGRADE.options.read({}), position, Chance(1))
    return UPGRADE.view(state, seat)


def asked(awaited: Sequence[int], *, turn: str = "p1", seat: int = 0, seats: int = 3) -> View:
    """A view of a bare table where somebody asked something."""
    return View("upgrade", seat, seats, {"turn": turn}, tuple(awaited), "turn", False, (), {}, {}, BOOK)


def bare(seats: int) -> Layout:
    return Layout(Area("middle"), tuple(Area(f"p{seat + 1}") for seat in range(seats)))


def test_the_whole_picture() -> None:
    assert picture(UPGRADE, seen(THREE, 0, 3)) == [
        "╭─ ▶ Bo (p2) · to move ─╮ ╭─ Cy (p3) · out ─────╮",
        "│ Tokens 3              │ │ Tokens 0            │",
        "│ Attack [2♠] [10♥]     │ │ Attack –  Defence – │",
        "│ Defence [??] [??]     │ │                     │",
        "╰───────────────────────╯ ╰─────────────────────╯",
        "╭──────────────────────────────────────╮",
        "│ Deck ×32  Discard pile –  Drawn [??] │",
        "╰──────────────────────────────────────╯",
        "╭─ You (p1) ────────╮",
        "│ Tokens 3          │",
        "│ Attack [9♠]       │",
        "│ Defence (2♣) (3♣) │",
        "╰───────────────────╯",
    ]


def test_the_others_sit_in_turn_order_and_the_viewer_at_the_bottom() -> None:
    lines = picture(UPGRADE, asked([2], seat=1, seats=4), bare(4))
    assert [line for line in lines if "Cy" in line] == [lines[0]]
    assert lines[0].index("Cy") < lines[0].index("Di") < lines[0].index("Ann")
    assert "You (p2)" in lines[-2]


def test_a_spectator_sees_all_seats_in_seating_order() -> None:
    lines = picture(UPGRADE, asked([0], seat=int(SPECTATOR)), bare(3))
    assert lines[0].index("Ann") < lines[0].index("Bo") < lines[0].index("Cy")
    assert "You" not in "".join(lines)


@pytest.mark.parametrize(
    ("awaited", "titles"),
    [
        ([0], ["▶ You (p1) · to move", "─ Bo (p2) ─"]),
        ([1], ["▶ Bo (p2) · asked", "─ You (p1) · on turn ─", "─ Cy (p3) ─"]),
        ([0, 1, 2], ["▶ You (p1) · choosing", "▶ Bo (p2) · choosing", "▶ Cy (p3) · choosing"]),
        ([1, 2], ["─ You (p1) ─", "▶ Bo (p2) · choosing"]),
        ([], ["─ You (p1) ─", "─ Bo (p2) ─"]),
    ],
)
def test_who_is_asked_can_be_read_without_colour(awaited: list[int], titles: list[str]) -> None:
    text = "\n".join(picture(UPGRADE, asked(awaited), bare(3)))
    for title in titles:
        assert title in text


@pytest.mark.parametrize("width", [40, 60, 80, 100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_no_line_is_wider_than_the_screen(game: Game, language: str, width: int) -> None:
    most = len(company(game, game.options(), ["random"] * 8))
    state = game.deal(most, game.options.read({}), Chance(1))
    for seat in (0, most - 1, int(SPECTATOR)):
        lines = picture(game, game.view(state, seat), width=width, language=language)
        assert max(map(len, lines)) <= width
        assert all(line[0] + line[-1] in ("╭╮", "││", "╰╯") for line in lines), "a frame is broken"


# Cards


@pytest.mark.parametrize(
    ("card", "tile"),
    [
        (Card("5S"), "[5♠]"),
        (Card("10H", only_mine=True), "(10♥)"),
        (Card("??"), "[??]"),
        (Card("a_slug_of_long_words"), "[a_slug_of_long_words]"),
    ],
)
def test_a_card_is_a_tile(card: Card, tile: str) -> None:
    assert draw_card(card, Words("en", UPGRADE)).plain == tile


def middle_of(*spreads: Spread, counters: tuple[Counter, ...] = ()) -> str:
    area = Area("middle", spreads=spreads, counters=counters)
    return "\n".join(picture(UPGRADE, asked([0], seats=0, seat=int(SPECTATOR)), Layout(area, ()), width=60))


def test_a_pile_shows_how_many_and_the_card_on_top() -> None:
    assert "Discard pile ×2 [6♥]" in middle_of(Spread("pile", "discard", (Card("5S"), Card("6H"))))
    assert "Deck ×2 │" in middle_of(Spread("pile", "deck", (Card("??"), Card("??"))))
    assert "Deck – │" in middle_of(Spread("pile", "deck", ()))


def test_a_row_shows_every_card() -> None:
    cards = tuple(Card(f"{rank}S") for rank in range(2, 11)) * 3
    assert middle_of(Spread("row", "p1.attack", cards)).count("♠") == 27


def test_a_hand_of_many_unknown_cards_is_counted() -> None:
    assert "Hand [??] ×7" in middle_of(Spread("fan", "p1.hand", (Card("??"),) * 7))
    assert "Hand [??] [??] [??] │" in middle_of(Spread("fan", "p1.hand", (Card("??"),) * 3))
    assert "Attack [??] [??] [??] [??] [??] │" in middle_of(Spread("row", "p1.attack", (Card("??"),) * 5))


def test_long_titles_do_not_break_the_frame() -> None:
    titles = tuple(Card("a_very_long_title_of_a_card " * 3) for _ in range(4))
    lines = middle_of(Spread("row", "p1.attack", titles)).splitlines()
    assert {len(line) for line in lines} == {60}


def test_a_counter_may_say_how_far_it_goes() -> None:
    assert "Tokens 2/5  Bows made 1" in middle_of(counters=(Counter("tokens", 2, 5), Counter("bows_made", 1)))
    assert "Tokens ? " in middle_of(counters=(Counter("tokens", "??"),)), "a number that one may not know"
    assert "Drawn 5♠  Picked – " in middle_of(counters=(Counter("drawn", "5S"), Counter("picked", "–")))


def test_a_long_note_does_not_widen_a_seat() -> None:
    noted = tuple(Area(f"p{seat + 1}", notes=(TextRef("tagline"),)) for seat in range(3))
    lines = picture(UPGRADE, asked([0]), Layout(Area("middle"), noted))
    assert lines[0].index("Cy") < 60
    assert "│ A bluffing duel with open attacks and" in lines[1]
