"""What somebody wants printed, read from what they typed or sent: PrintError names what cannot be."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from holdfast.drawing import SUITS, Trim
from holdfast.kernel import Game
from holdfast.printing.box import BoxCard, box_of, chosen
from holdfast.printing.errors import PrintError
from holdfast.printing.sizes import MOST_GUTTER, SHEETS, read_offset, read_trim
from holdfast.words import LANGUAGES

FLAT, DUPLEX, FOLD = "flat", "duplex", "fold"
LAYOUTS: Final = (FLAT, DUPLEX, FOLD)
BOTH: Final = "both"
CARDS, COUNTERS, RULES, TEST = "cards", "counters", "rules", "test"
PARTS: Final = (CARDS, COUNTERS, RULES, TEST)
"""What goes onto sheets of its own: cards with those for reference, punch-out counters, the booklet, the test page."""

PIXELS: Final = 744
"""300 to the inch on a card of 63 mm."""
LEAST_PIXELS, MOST_PIXELS = 16, 4096

MOST_PLAYERS: Final = 4
"""For how many a box is made if nobody says so."""


@dataclass(frozen=True)
class PrintWish:
    """How a game is to be printed; every field has been checked."""

    game: Game
    language: str
    """One of the languages, or `both` on each card."""
    sheet: str = "a4"
    layout: str = FLAT
    trim: Trim = field(default_factory=Trim)
    offset: tuple[float, float] = (0, 0)
    gutter: float = 0
    suits: str = "two"
    light: bool = False
    grey: bool = False
    players: int = MOST_PLAYERS
    only: tuple[BoxCard, ...] | None = None
    """Some cards of the box; all of them where nothing is said."""
    pixels: int = PIXELS
    """How wide a card is as a picture."""

    @property
    def cards(self) -> list[BoxCard]:
        return box_of(self.game) if self.only is None else list(self.only)

    @property
    def spoken(self) -> str:
        """The language of whatever is not on a card."""
        return LANGUAGES[0] if self.language == BOTH else self.language


def read_wish(
    game: Game,
    language: str,
    *,
    sheet: str = "a4",
    layout: str = FLAT,
    trim: str = "63x88",
    offset: str = "0,0",
    gutter: float = 0,
    suits: str = "two",
    light: bool = False,
    grey: bool = False,
    players: int = 0,
    cards: str = "",
    pixels: int = PIXELS,
) -> PrintWish:
    """A wish in the words of people. `players` 0 is for as many as usually play."""
    _among("language", language, (*LANGUAGES, BOTH))
    _among("sheet", sheet, tuple(SHEETS))
    _among("layout", layout, LAYOUTS)
    _among("suits", suits, tuple(SUITS))
    if not 0 <= gutter <= MOST_GUTTER:
        raise PrintError("no_such_gutter", gutter=f"{gutter:g}", most=f"{MOST_GUTTER:g}")
    if players and players not in game.seats:
        raise PrintError("no_such_players", players=players, least=game.seats[0], most=game.seats[-1])
    check_pixels(pixels)
    named = [name for name in cards.split(",") if name.strip()]
    return PrintWish(
        game,
        language,
        sheet,
        layout,
        read_trim(trim),
        read_offset(offset),
        gutter,
        suits,
        light,
        grey,
        players or usual_players(game),
        tuple(chosen(game, box_of(game), named)) if named else None,
        pixels,
    )


def check_pixels(pixels: int) -> None:
    if not LEAST_PIXELS <= pixels <= MOST_PIXELS:
        raise PrintError("no_such_picture_size", pixels=pixels, least=LEAST_PIXELS, most=MOST_PIXELS)


def usual_players(game: Game) -> int:
    """Four, or as many as can play."""
    return max(game.seats[0], min(MOST_PLAYERS, game.seats[-1]))


def _among(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise PrintError("print_choice", name=name, value=value, known=known)
