"""The rules as a booklet, half the size of a sheet, with pictures of the cards that the text speaks of: to be printed
on both sides and folded.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from holdfast.drawing import SUITS, draw_face, draw_picture
from holdfast.drawing.palette import without_colour
from holdfast.drawing.suits import pip
from holdfast.drawing.svg import picture
from holdfast.printing.box import box_of, printed_game
from holdfast.printing.finishing import bind
from holdfast.printing.leaflets import credits_of
from holdfast.printing.page import Imprint
from holdfast.printing.press import Workshop
from holdfast.printing.sizes import SHEETS
from holdfast.printing.wish import PrintWish
from holdfast.words import Words

MOST_SHOWN: Final = 4
"""Pictures in one section."""
LEAST_TITLE: Final = 4
"""A shorter title could be any word."""
PLAYING_CARD: Final = re.compile(r"(?<!\w)(10|[2-9AJQK])([♠♥♦♣])")
SUIT_SIGN: Final = re.compile("([♠♥♦♣])")
PIP: Final = 24
SIGNS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
STYLES: Final = {"strong": "strong", "em": "emph", "s": "emph"}
SETTING: Final = """
#set page(width: {width}mm, height: {height}mm, margin: (x: 13mm, top: 13mm, bottom: 15mm), numbering: "1",
  number-align: center)
#set text(font: "Alegreya Sans", weight: 500, size: 9.2pt, fallback: false, hyphenate: true)
#set par(justify: true, leading: 0.52em, spacing: 0.75em)
#set list(marker: [•], indent: 0.3em)
#set table(stroke: (x, y) => if y > 0 {{ (top: 0.4pt + rgb("#b9ad93")) }}, inset: (x: 0.5em, y: 0.4em))
#show strong: set text(weight: 700)
#show emph: set text(font: "Alegreya", weight: 400, style: "italic")
#show heading: set text(font: "Alegreya", weight: 700, hyphenate: false)
#show heading.where(level: 1): set text(size: 26pt)
#show heading.where(level: 2): set text(size: 14.5pt)
#show heading.where(level: 3): set text(size: 11pt)
#show heading: set block(above: 1.25em, below: 0.6em, sticky: true)
#show figure: set block(above: 0.9em, below: 0.9em)
#let code(body) = text(weight: 700, body)
#let cards(..names) = block(above: 0.9em, below: 0.9em, breakable: false, align(center, grid(
  columns: names.pos().len(), gutter: 3mm, ..names.pos().map(name => image(name, width: 27mm)))))
#let gallery(..names) = grid(columns: (1fr,) * 4, gutter: 3mm, ..names.pos().map(name => image(name, width: 100%)))
#let quoted(body) = block(inset: (left: 0.8em), stroke: (left: 1.2pt + rgb("#d8a23f")), body)
"""


def rules_booklet(wish: PrintWish, imprint: Imprint) -> bytes:
    """Sheets with two pages on each side; folded together they are the booklet."""
    width, height = SHEETS[wish.sheet]
    pages, count = set_rules(wish, imprint, height / 2, width)
    return bind(pages, imprint, fold_order(count), (height, width))


def set_rules(wish: PrintWish, imprint: Imprint, width: float, height: float) -> tuple[bytes, int]:
    """The pages one after the other, and how many there are."""
    import pikepdf

    with Workshop() as workshop:
        body = "\n".join(Composition(wish, workshop).parts())
        setting = SETTING.format(width=width, height=height)
        pages = workshop.compile(setting + workshop.headed(imprint) + "\n" + body)
    with pikepdf.open(BytesIO(pages)) as document:
        return pages, len(document.pages)


def fold_order(pages: int) -> list[tuple[int | None, int | None]]:
    """Which two pages stand beside each other on each side of the sheets, counted from 0."""
    whole = -(-pages // 4) * 4
    order = []
    for at in range(whole // 2):
        low, high = at, whole - 1 - at
        order.append((high, low) if at % 2 == 0 else (low, high))
    return [(_there(left, pages), _there(right, pages)) for left, right in order]


def _there(page: int, pages: int) -> int | None:
    return page if page < pages else None


class Composition:
    """Turns the rules of a game into what Typst sets."""

    def __init__(self, wish: PrintWish, workshop: Workshop) -> None:
        self.wish = wish
        self.workshop = workshop
        self.words = Words(wish.spoken, printed_game(wish.game))
        self.shown: set[str] = set()

    def parts(self) -> Iterator[str]:
        """A cover with the game's picture, the chapters, and all cards that have words on them."""
        tree = SyntaxTreeNode(MarkdownIt("commonmark", {"html": False}).enable("table").parse(self.words.rules()))
        yield self._cover()
        for section in _sections(tree.children):
            yield from (self._block(node) for node in section[:2])
            yield self._pictures(" ".join(map(_plain, section)))
            yield from (self._block(node) for node in section[2:])
        if self.wish.game.vocabulary.box:
            yield self._gallery()
        yield f"#v(1fr)\n#text(size: 7pt, {self._text(credits_of(self.words))})"

    def _cover(self) -> str:
        scene = self._picture(draw_picture(self.words, "game", suits=self.wish.suits))
        return f"#image({scene}, width: 100%)"

    def _gallery(self) -> str:
        heading = f"#pagebreak(weak: true)\n#heading(level: 2, {self._text(self.words.say('cards-chapter'))})"
        faces = ", ".join(self._face(card.face) for card in box_of(self.wish.game))
        return f"{heading}\n#gallery({faces})"

    def _pictures(self, text: str) -> str:
        """The cards that a section is the first to speak of."""
        faces = [face for face in self._named(text) if face not in self.shown][:MOST_SHOWN]
        self.shown.update(faces)
        return f"#cards({', '.join(map(self._face, faces))})" if faces else ""

    def _named(self, text: str) -> list[str]:
        if not self.wish.game.vocabulary.box:
            named = [rank + SIGNS[suit] for rank, suit in PLAYING_CARD.findall(text)]
            return [face for face in dict.fromkeys(named) if face in self.words.game.vocabulary.faces]
        titles = {face: self.words.card_title(face) for face in self.words.game.vocabulary.faces}
        places = {
            face: found.start()
            for face, title in titles.items()
            if len(title) >= LEAST_TITLE and (found := re.search(rf"(?<!\w){re.escape(title)}(?!\w)", text))
        }
        return sorted(places, key=lambda face: places[face])

    def _face(self, face: str) -> str:
        return self._picture(draw_face(self.words, face, suits=self.wish.suits, light=self.wish.light))

    def _picture(self, svg: str) -> str:
        return f'"{self.workshop.add(without_colour(svg) if self.wish.grey else svg)}"'

    # Blocks and spans

    def _block(self, node: SyntaxTreeNode) -> str:
        match node.type:
            case "heading":
                return f"#heading(level: {node.tag[1:]})[{self._spans(node)}]"
            case "bullet_list" | "ordered_list":
                name = "enum" if node.type == "ordered_list" else "list"
                items = ", ".join(f"[{self._blocks(item)}]" for item in node.children)
                return f"#{name}({items})"
            case "table":
                return self._table(node)
            case "blockquote":
                return f"#quoted[{self._blocks(node)}]"
            case "fence" | "code_block":
                return f"#quoted[{self._line(node.content)}]"
            case "hr":
                return "#line(length: 100%, stroke: 0.4pt)"
            case _:
                return f"{self._spans(node)}\n\n"

    def _blocks(self, parent: SyntaxTreeNode) -> str:
        return "\n\n".join(map(self._block, parent.children))

    def _table(self, node: SyntaxTreeNode) -> str:
        rows = [row.children for part in node.children for row in part.children]
        cells = ", ".join(f"[{self._spans(cell)}]" for row in rows for cell in row)
        widths = ", ".join("auto" if at == 0 else "1fr" for at in range(len(rows[0])))
        return (
            f"#[#set par(justify: false)\n#show table.cell.where(y: 0): strong\n#table(columns: ({widths}), {cells})]"
        )

    def _spans(self, node: SyntaxTreeNode) -> str:
        return "".join(map(self._span, node.children))

    def _span(self, node: SyntaxTreeNode) -> str:
        match node.type:
            case "text":
                return self._line(node.content)
            case "code_inline":
                return f"#code[{self._line(node.content)}]"
            case "softbreak":
                return " "
            case "hardbreak":
                return "#linebreak()"
            case "strong" | "em":
                return f"#{STYLES[node.type]}[{self._spans(node)}]"
            case _:
                return self._spans(node)

    def _line(self, text: str) -> str:
        """Text in which suits are drawn: the fonts have no signs for them."""
        parts = [part for part in SUIT_SIGN.split(text) if part]
        return "".join(self._suit(part) if part in SIGNS else f"#text({self._text(part)})" for part in parts)

    def _suit(self, sign: str) -> str:
        suit = SIGNS[sign]
        drawn = picture(PIP, PIP, suit, pip(suit, PIP / 2, PIP / 2, PIP, SUITS[self.wish.suits][suit]))
        return f"#box(height: 0.72em, baseline: 6%, image({self._picture(drawn)}))"

    def _text(self, text: str) -> str:
        return self.workshop.quoted(text)


def _sections(blocks: Sequence[SyntaxTreeNode]) -> Iterator[list[SyntaxTreeNode]]:
    """Each heading with what follows it."""
    section: list[SyntaxTreeNode] = []
    for block in blocks:
        if block.type == "heading" and section:
            yield section
            section = []
        section.append(block)
    yield section


def _plain(node: SyntaxTreeNode) -> str:
    return node.content + " ".join(map(_plain, node.children)) if node.type != "inline" else node.content
