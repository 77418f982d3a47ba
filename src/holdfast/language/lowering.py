"""From the tree of a sentence to data, bottom up: each rule of the grammar has a function for what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import lark

from holdfast.language.errors import Rejected
from holdfast.language.grammar import Tree
from holdfast.language.lexicon import NUMBER, ONE, TWO

Part = TypeVar("Part")
Children = list[Any]
"""What the parts of a rule say, in order: tokens, and what functions made of other rules."""
Lowering = Mapping[str, Callable[[Children], Any]]
"""The function of each rule, by its name in the grammar."""


def lower(tree: Tree, rules: Lowering) -> Any:
    children = [lower(child, rules) if isinstance(child, lark.Tree) else child for child in tree.children]
    return rules[tree.data](children)


def tokens_of(children: Iterable[object], *terminals: str) -> list[lark.Token]:
    """The tokens among these that are any of the terminals."""
    return [child for child in children if isinstance(child, lark.Token) and child.type in terminals]


def parts_of(children: Iterable[object], kind: type[Part]) -> list[Part]:
    return [child for child in children if isinstance(child, kind)]


def number_in(children: Iterable[object], least: int, most: int) -> int:
    """The number among these, within its range."""
    token = tokens_of(children, NUMBER, ONE, TWO)[0]
    if not least <= int(token) <= most:
        raise Rejected("number-range", token.start_pos, least=least, most=most)
    return int(token)


def start_of(child: object) -> int:
    """Where a part of a sentence begins, as far as it is known."""
    found = child.start_pos if isinstance(child, lark.Token) else getattr(child, "start", None)
    return found or 0


def only_child(children: Children) -> Any:
    return children[0]
