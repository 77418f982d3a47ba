"""The rules of a game as plain data: blocks and spans, from which a page is made without trusting any markup."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from holdfast.kernel import Game
from holdfast.server.descriptions import Block, Rulebook, Span
from holdfast.words import Words

STYLES = {"strong": "strong", "em": "emphasis", "code_inline": "code"}
NOT_IN_NAMES = re.compile(r"[^\w]+")


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    """The rules for players in a language; in English where it has none."""
    markdown = Words(language, game).rules()
    return Rulebook(game.name, language, markdown, read_blocks(markdown))


def read_blocks(markdown: str) -> list[Block]:
    """Markdown as blocks. What looks like HTML is text."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    return _blocks(SyntaxTreeNode(parser.parse(markdown)))


def _blocks(parent: SyntaxTreeNode) -> list[Block]:
    return [_block(node) for node in parent.children]


def _block(node: SyntaxTreeNode) -> Block:
    match node.type:
        case "heading":
            spans = _spans(node)
            return Block("heading", spans, level=int(node.tag[1:]), anchor=_anchor(spans))
        case "bullet_list" | "ordered_list":
            items = [_blocks(item) for item in node.children]
            return Block("list", ordered=node.type == "ordered_list", items=items)
        case "table":
            rows = [[_spans(cell) for cell in row.children] for part in node.children for row in part.children]
            return Block("table", rows=rows)
        case "blockquote":
            return Block("quote", items=[_blocks(node)])
        case "fence" | "code_block":
            return Block("code", [Span(node.content)])
        case "hr":
            return Block("line")
        case _:
            return Block("paragraph", _spans(node))


def _anchor(spans: Sequence[Span]) -> str:
    return NOT_IN_NAMES.sub("-", "".join(span.text for span in spans).lower()).strip("-")


def _spans(node: SyntaxTreeNode, styles: tuple[str, ...] = ()) -> list[Span]:
    """The text under a node; a link is its text."""
    spans: list[Span] = []
    for child in node.children:
        if child.type in ("text", "code_inline"):
            own = (*styles, STYLES[child.type]) if child.type in STYLES else styles
            spans.append(Span(child.content, own))
        elif child.type in ("softbreak", "hardbreak"):
            spans.append(Span(" " if child.type == "softbreak" else "\n", styles))
        else:
            spans += _spans(child, (*styles, STYLES[child.type]) if child.type in STYLES else styles)
    return _joined(spans)


def _joined(spans: Sequence[Span]) -> list[Span]:
    """Neighbours in the same style as one, without empty ones."""
    joined: list[Span] = []
    for span in spans:
        if joined and joined[-1].styles == span.styles:
            joined[-1] = Span(joined[-1].text + span.text, span.styles)
        elif span.text:
            joined.append(span)
    return joined
