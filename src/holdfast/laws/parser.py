"""The grammar at work: trees from words, and the road that words take through the grammar."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from lark import Lark, Token, Tree
from lark.lexer import Lexer, LexerState
from lark.parsers.lalr_analysis import Shift

from holdfast.laws.patience import Patience
from holdfast.laws.vocabulary import SENSES, WORDS
from holdfast.laws.words import UNKNOWN, Word

NUMBERS: Final = ("ONE", "TWO", "NUMBER", "RANGE")
TERMINALS: Final = (*SENSES, *NUMBERS, *WORDS)
END: Final = "$END"


class _Words(Lexer):
    """The words are parted already: Lark only has to take them."""

    def __init__(self, conf: object) -> None:
        pass

    def lex(self, state: LexerState, parser_state: Any) -> Iterator[Token]:
        return iter(())


@cache
def grammar() -> Lark:
    """Built once, when the first sentence is read."""
    rules = (files("holdfast.laws") / "grammar.lark").read_text(encoding="utf-8")
    return Lark(f"{rules}\n%declare {' '.join(TERMINALS)}\n", parser="lalr", lexer=_Words, maybe_placeholders=False)


class Road:
    """How far words lead through the grammar: what may come next, and whether a sentence may end here.

    Holds nothing but the parser's stack, so that trying a word costs next to nothing; and all roads from one beginning
    share the patience with which they are tried. When it is gone, no road leads on.
    """

    def __init__(self, stack: tuple[int, ...], patience: Patience) -> None:
        self.stack = stack
        self.patience = patience

    def after(self, terminal: str) -> Road | None:
        """The road with one word more; None if it cannot come here."""
        if not self.patience.for_a_step():
            return None
        table, end = _table()
        depth = len(self.stack)
        top: list[int] = []
        state = self.stack[-1]
        while not (terminal == END and state == end):
            step = table[state].get(terminal)
            if step is None:
                return None
            shift, arrival, length, origin = step
            if shift:
                return Road((*self.stack[:depth], *top, arrival), self.patience)
            taken = min(length, len(top))
            del top[len(top) - taken :]
            depth -= length - taken
            top.append(table[top[-1] if top else self.stack[depth - 1]][origin][1])
            state = top[-1]
        return self

    @property
    def ends(self) -> bool:
        """Whether these words are a whole sentence."""
        return self.after(END) is not None

    def open(self) -> list[str]:
        """What may come next, in the order of the vocabulary."""
        known = _table()[0][self.stack[-1]]
        return [terminal for terminal in TERMINALS if terminal in known and self.after(terminal)]


Step = tuple[bool, int, int, str]
"""Whether a word is taken, and the state then; else how many states a phrase takes back, and its name."""


@cache
def _table() -> tuple[dict[int, dict[str, Step]], int]:
    """What each word does in each state, and the state in which a sentence is whole."""
    conf = _conf()
    states = conf.parse_table.states
    table = {state: {str(name): _step(*move) for name, move in moves.items()} for state, moves in states.items()}
    return table, conf.end_state


def _conf() -> Any:
    return grammar().parse_interactive("").parser_state.parse_conf


def _step(action: object, argument: Any) -> Step:
    if action is Shift:
        return True, argument, 0, ""
    return False, 0, len(argument.expansion), str(argument.origin.name)


@cache
def _start() -> int:
    start: int = _conf().start_state
    return start


def beginning(patience: Patience | None = None) -> Road:
    """Before the first word."""
    return Road((_start(),), patience or Patience())


def follow(words: Iterable[Word], patience: Patience | None = None) -> tuple[Road, int]:
    """As far as these words lead: the road, and how many of them were taken."""
    road, taken = beginning(patience), 0
    for word in words:
        further = None if word.terminal == UNKNOWN else road.after(word.terminal)
        if further is None:
            break
        road, taken = further, taken + 1
    return road, taken


def tree_of(words: Iterable[Word]) -> Tree[Token]:
    """The tree of words that lead to the end of a sentence."""
    parser = grammar().parse_interactive("")
    for word in words:
        parser.feed_token(Token(word.terminal, word.sense, start_pos=word.at))
    tree: Tree[Token] = parser.feed_token(Token(END, ""))
    return tree
