"""The grammar at work: trees from tokens, and what may come next after some of them.

Lark reads the grammar and parses; everything here goes through its interactive parser.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import lark
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer, LexerState

from holdfast.language.budget import StepBudget
from holdfast.language.tokens import UNKNOWN, Token

END: Final = "$END"
MOST_NODES: Final = 10_000
"""How many states are remembered; then all are forgotten."""

Tree = lark.Tree[lark.Token]


class _Tokens(Lexer):
    """The sentence is tokenized already: Lark only has to take the tokens."""

    def __init__(self, conf: object) -> None:
        pass

    def lex(self, state: LexerState, parser_state: Any) -> Iterator[lark.Token]:
        return iter(())


class Grammar:
    """A grammar of Lark's, LALR(1), whose terminals are those of a lexicon."""

    def __init__(self, rules: str, terminals: Sequence[str]) -> None:
        self.rules = rules
        self.terminals = terminals
        self._nodes: dict[tuple[int, ...], _Node] = {}

    @cached_property
    def lark(self) -> lark.Lark:
        """Built once, when the first sentence is parsed."""
        declared = f"{self.rules}\n%declare {' '.join(self.terminals)}\n"
        return lark.Lark(declared, parser="lalr", lexer=_Tokens, maybe_placeholders=False)

    def parse(self, tokens: Sequence[Token]) -> Tree | None:
        """The tree of a whole sentence; None if it is none."""
        parser: Any = self.lark.parse_interactive()
        try:
            for token in tokens:
                parser.feed_token(lark.Token(token.terminal, token.value, start_pos=token.start))
            tree: Tree = parser.feed_eof()
        except UnexpectedToken:
            return None
        return tree

    def start(self, budget: StepBudget | None = None) -> ParserState:
        """Before the first token."""
        if len(self._nodes) > MOST_NODES:
            self._nodes.clear()
        return ParserState(self, self._node(self.lark.parse_interactive()), budget or StepBudget())

    def advance(self, tokens: Iterable[Token], budget: StepBudget | None = None) -> tuple[ParserState, int]:
        """As far as these tokens lead: the state there, and how many of them were taken."""
        state, taken = self.start(budget), 0
        for token in tokens:
            further = None if token.terminal == UNKNOWN else state.after(token.terminal)
            if further is None:
                break
            state, taken = further, taken + 1
        return state, taken

    def shift(self, node: _Node, terminal: str) -> _Node | None:
        """The node with one terminal more; each is found once and remembered."""
        if terminal not in node.following:
            node.following[terminal] = self._shifted(node, terminal)
        return node.following[terminal]

    def _shifted(self, node: _Node, terminal: str) -> _Node | None:
        if terminal not in node.choices:
            return None
        ahead = node.parser.copy(deepcopy_values=False)  # only the parser's states are looked at, never its trees
        try:
            ahead.feed_token(lark.Token(terminal, ""))
        except UnexpectedToken:
            return None
        return node if terminal == END else self._node(ahead)

    def _node(self, parser: Any) -> _Node:
        """The node of a parser. Words that leave the same states on its stack can be followed by the same words.

        The stack is the one thing here that Lark's pages do not describe. Without it a node would be found by its words
        alone, and the completions of all beginnings of 100 accepted sentences would take 27 seconds instead of 8.
        """
        states = tuple(parser.parser_state.state_stack)
        node = self._nodes.get(states)
        if node is None:
            node = self._nodes[states] = _Node(parser)
        return node


class _Node:
    """Lark's interactive parser after some terminals, and where others lead from there."""

    def __init__(self, parser: Any) -> None:
        self.parser = parser
        self.choices: Mapping[str, object] = parser.choices()
        self.following: dict[str, _Node | None] = {}


class ParserState:
    """How far tokens lead through the grammar: what may come next, and whether a sentence may end here.

    All states from one start share a budget. When it is spent, nothing may come next.
    """

    def __init__(self, grammar: Grammar, node: _Node, budget: StepBudget) -> None:
        self.grammar = grammar
        self.node = node
        self.budget = budget

    def after(self, terminal: str) -> ParserState | None:
        """The state with one token more; None if it cannot come here."""
        if not self.budget.take_step():
            return None
        node = self.grammar.shift(self.node, terminal)
        return None if node is None else ParserState(self.grammar, node, self.budget)

    @property
    def can_end(self) -> bool:
        """Whether these tokens are a whole sentence."""
        return self.after(END) is not None

    def expected(self) -> list[str]:
        """What may come next, in the order of the lexicon."""
        return [name for name in self.grammar.terminals if name in self.node.choices and self.after(name)]
