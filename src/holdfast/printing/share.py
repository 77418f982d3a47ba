"""Pictures of cards and games for link previews and for single cards: PNG at any size.

A picture of a table shows its game and nothing that lies there.
"""

from __future__ import annotations

from typing import Final

from holdfast.drawing import draw_face, draw_picture
from holdfast.drawing.card import HEIGHT, WIDTH
from holdfast.drawing.faces import accent
from holdfast.drawing.lettering import line, lines
from holdfast.drawing.mark import mark
from holdfast.drawing.palette import BRASS, CRIMSON, NIGHT, mix_colours
from holdfast.drawing.svg import box, group, picture
from holdfast.drawing.text_layout import keep_together, sizes, squeeze
from holdfast.kernel import PARCHMENT
from holdfast.printing.box import box_of, printed_game
from holdfast.printing.leaflets import inset
from holdfast.printing.page import Page, Placed
from holdfast.printing.press import set_pngs
from holdfast.printing.wish import check_pixels
from holdfast.words import Words

ACROSS, DOWN = 1200, 630
"""As places that show links like them."""
SCENE_X, SCENE_Y, SCENE_WIDE = 500, 98, 636
CARD_HIGH: Final = 528.0
ROOM: Final = 400
LEFT: Final = 64
COLUMNS: Final = 12
GAP: Final = 12
SCENE: Final = "game"
UNITS: Final = 4


def card_png(words: Words, face: str, pixels: int, suits: str = "two") -> bytes:
    """A card with rounded corners on a transparent ground, of the given width in pixels."""
    check_pixels(pixels)
    return _png(draw_face(words, face, suits=suits), WIDTH, HEIGHT, pixels)


def contact_sheet(words: Words, pixels: int, suits: str = "two") -> bytes:
    """Every card of the box once, on one picture."""
    check_pixels(pixels)
    own = Words(words.language, printed_game(words.game))
    drawn = [draw_face(own, card.face, suits=suits) for card in box_of(words.game)]
    columns = min(COLUMNS, len(drawn))
    rows = -(-len(drawn) // columns)
    step_x, step_y = WIDTH + GAP, HEIGHT + GAP
    placed = [
        Placed(svg, (GAP + at % columns * step_x) / UNITS, (GAP + at // columns * step_y) / UNITS, *_card_size())
        for at, svg in enumerate(drawn)
    ]
    page = Page((columns * step_x + GAP) / UNITS, (rows * step_y + GAP) / UNITS, placed, ground=NIGHT)
    return set_pngs([page], pixels)[0]


def share_picture(words: Words, about: str = SCENE) -> str:
    """A link's picture: a game with its title, or one of its cards beside it."""
    colour = accent(words.game)
    deep = mix_colours(colour, NIGHT, 0.62)
    title = squeeze(words.say("title"), "title", sizes(84, 40), ROOM, 2)
    tagline = squeeze(keep_together(words.say("tagline")), "flavour", sizes(36, 20), ROOM, 4)
    y = 250.0
    said = lines(title, LEFT, y, PARCHMENT, title.size, ROOM, anchor="start")
    y += title.size * (len(title.lines) - 1) + 66
    said += lines(tagline, LEFT, y, mix_colours(PARCHMENT, deep, 0.2), tagline.size * 1.2, ROOM, anchor="start")
    name = mark(LEFT + 24, 92, 56, PARCHMENT, CRIMSON) + line(
        "Holdfast", "title", 40, LEFT + 66, 106, PARCHMENT, anchor="start"
    )
    foot = box(0, DOWN - 10, ACROSS, 10, fill=BRASS)
    shown = _scene(words) if about == SCENE else _card(words, about)
    ground = box(0, 0, ACROSS, DOWN, fill=deep)
    return picture(ACROSS, DOWN, words.say("title"), ground, shown, name, said, foot)


def share_png(words: Words, about: str = SCENE) -> bytes:
    """The same as PNG."""
    return _png(share_picture(words, about), ACROSS, DOWN, ACROSS)


def _scene(words: Words) -> str:
    """The game's picture, 3 to 2, in a brass rim."""
    rim = box(SCENE_X - 5, SCENE_Y - 5, SCENE_WIDE + 10, SCENE_WIDE / 1.5 + 10, fill=BRASS)
    return rim + inset(draw_picture(words, "game"), SCENE_X, SCENE_Y, SCENE_WIDE, SCENE_WIDE / 1.5)


def _card(words: Words, face: str) -> str:
    drawn = inset(draw_face(words, face), 0, 0, CARD_HIGH * WIDTH / HEIGHT, CARD_HIGH)
    return group(drawn, transform="translate(690 36)rotate(4)")


def _card_size() -> tuple[float, float]:
    return WIDTH / UNITS, HEIGHT / UNITS


def _png(svg: str, wide: float, high: float, pixels: int) -> bytes:
    return set_pngs([Page(wide, high, [Placed(svg, 0, 0, wide, high)])], pixels)[0]
