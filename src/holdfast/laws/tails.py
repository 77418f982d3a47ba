"""How sentences go on: the ends of sentences that are understood, for finishing one that breaks off."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Final

from holdfast.laws.examples import EXAMPLES
from holdfast.laws.parser import Road
from holdfast.laws.reader import law_in, take_apart
from holdfast.laws.wording import canonical
from holdfast.laws.words import Word

Tail = tuple[Word, ...]

LONGEST, WIDEST = 10, 60
"""How many words an end has, and how many beginnings of one are followed at a time."""

MORE_ENDS: Final = (
    "Hearts are worth double",
    "Double the value of hearts as attack cards",
    "The value of hearts as charged cards is increased by 2",
    "Half the value of cards of value 5",
    "Red cards of the color hearts count as double their normal value anywhere",
    "Hearts deal 2 damage less to a player's life",
    "Hearts deal no damage to another player's shield",
    "Hearts are reduced by 2 when they are drawn for an attack",
    "Hearts count double in defence but for shield damage they lose 2",
    "When an attack exactly equals a shield, they heal 2",
    "A player who absorbs an attack draws a new card for the lower card of their shield",
    "When a player's shield is broken exactly, they replace their shield",
    "When a player's shield absorbs an attack, they are healed by 2",
    "Whenever the attack card is a heart, they go again",
    "When a player attacks with a heart, they replace their lower shield card",
    "When someone draws a heart to attack, they heal 2",
    "When a turn starts, everyone heals 1",
    "Everyone heals 1 at the start of each turn",
    "A player may only attack with charged cards",
    "A player may attack only if they have a charged card",
    "A player needs a charged card to attack",
    "Nobody may attack whoever attacked them last",
    "Nobody may attack their last attacker",
    "Nobody may hold more than 2 charged cards",
    "Nobody may attack if they have no charged cards",
    "Attacking without charged cards is forbidden",
    "Attacks are forbidden in the first turn",
    "No attacks in the first two turns of every round",
    "Two players swap a shield card",
    "Swap any two shield cards between you and another player",
    "Swap lower shield cards of two players",
    "Swap a shield card with another player",
    "Players with a heart as their life card may heal yourself by 2",
    "A player who has a charged card may heal 2 by discarding a charged card in another player's shield",
    "Deal 2 life damage to another player",
    "Deal 2 life damage to yourself",
    "Draw a card for a shield card of a different player",
    "Replace a shield card of yours with a new card",
    "Swap it with a different player's shield card",
)
"""More sentences, for ends that the examples do not have."""


class Branch:
    """Ends of known sentences as a tree: words that lead on, and whether a sentence is over here."""

    def __init__(self) -> None:
        self.ends = False
        self.words: dict[str, Word] = {}
        self.branches: dict[str, Branch] = {}

    def grow(self, tail: Tail) -> None:
        branch = self
        for word in tail:
            branch.words.setdefault(word.terminal, word)
            branch = branch.branches.setdefault(word.terminal, Branch())
        branch.ends = True


@cache
def known_ends() -> Branch:
    root = Branch()
    for words in _sentences():
        for start in range(len(words)):
            root.grow(words[start:])
    return root


def _sentences() -> Iterator[Tail]:
    for listed in EXAMPLES.values():
        for sentence in listed:
            spoken = take_apart(sentence)
            yield spoken.words
            yield take_apart(canonical(law_in(spoken, ()))).words
    for sentence in MORE_ENDS:
        yield take_apart(sentence).words


def ends_from(road: Road) -> Iterator[Tail]:
    """How a sentence can be ended that has come this far, the shortest ends first."""
    if road.ends:
        yield ()
    layer: list[tuple[Road, Branch, Tail]] = [(road, known_ends(), ())]
    for _ in range(LONGEST):
        layer = list(islice((further for each in layer for further in _further(*each)), WIDEST))
        for ahead, branch, tail in layer:
            if branch.ends and ahead.ends:
                yield tail


def _further(road: Road, branch: Branch, tail: Tail) -> Iterator[tuple[Road, Branch, Tail]]:
    for terminal, word in branch.words.items():
        ahead = road.after(terminal)
        if ahead is not None:
            yield ahead, branch.branches[terminal], (*tail, word)
