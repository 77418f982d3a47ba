"""The action space of a table: its moves numbered densely from 0, for learning.

A verb has as many numbers as there are ways to fill its blanks at this table. Left out is what can never be said there:
seats beyond those of the table, words that a verb's `only` rules out, and moves that need words.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from holdfast.kernel.bits import NONE
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.moves import Moves

if TYPE_CHECKING:
    from holdfast.kernel.phrases import BlankWords, Verb, Verbs

SEAT_WORD = re.compile(r"p([0-9]+)(?:\..*)?")
ARGUMENTS: Final[i64] = 6
WORDS: Final[i64] = 256
"""An argument of a move is a byte."""


def words_at(blank: str, words: BlankWords, verb: Verb, seats: int) -> list[int]:
    """Which of a blank's words can ever stand in it at a table of this many seats, by their places in the list."""
    allowed = verb.only.get(blank)
    return [
        at
        for at, word in enumerate(words.words)
        if (allowed is None or word in allowed) and not _names_no_seat(word, seats)
    ]


def _names_no_seat(word: str, seats: int) -> bool:
    found = SEAT_WORD.fullmatch(word)
    return found is not None and int(found[1]) > seats


@final
class ActionSpace:
    """The numbers of all moves that a table with this number of seats can know."""

    size: i64
    ranked_verbs: i64
    """How many verbs number their moves by rank."""
    first: vec[i64]
    ranked: vec[i64]
    count: vec[i64]
    """How many blanks each verb has."""
    sizes: vec[i64]
    """For each blank how many words it can hold."""
    terms: vec[i64]
    """For each blank and word what it adds to a move's number, or NONE."""
    words: vec[i64]
    """For each blank and place among those the blank can hold the word."""
    verb_of: vec[i64]
    ranks: vec[i64]

    def __init__(self, verbs: Verbs, seats: int) -> None:
        self.seats = seats
        self.verbs = verbs
        self.size = 0
        self.ranked_verbs = 0
        self.first = vec[i64]()
        self.ranked = vec[i64]()
        self.count = vec[i64]()
        self.sizes = vec[i64]([i64(1)] * (len(verbs.verbs) * 6))
        self.terms = vec[i64]([NONE] * (len(verbs.verbs) * 6 * 256))
        self.words = vec[i64]([NONE] * (len(verbs.verbs) * 6 * 256))
        self.verb_of = vec[i64]()
        self.ranks = vec[i64]([i64(0)] * len(verbs.verbs))
        for verb in verbs.verbs:
            self._add(verb)

    def _add(self, verb: Verb) -> None:
        number: i64 = verb.number
        actions: i64 = 1
        slot = number * ARGUMENTS + len(verb.blanks)
        for blank, fill in reversed(list(zip(verb.blanks, verb.fills, strict=True))):
            kept = words_at(blank, fill, verb, self.seats)
            slot -= 1
            self.sizes[slot] = len(kept)
            for at, word in enumerate(kept):
                self.terms[slot * WORDS + word] = at * actions
                self.words[slot * WORDS + at] = word
            actions *= len(kept)
        if verb.ranked:
            actions = verb.ranked
            self.ranked_verbs += 1
        if verb.needs_words:
            actions = 0
        self.first = append(self.first, self.size)
        self.ranked = append(self.ranked, i64(verb.ranked))
        self.count = append(self.count, i64(len(verb.blanks)))
        for _action in range(actions):
            self.verb_of = append(self.verb_of, number)
        self.size += actions

    def number(self, move: i64) -> i64:
        """The action number of a move of a verb that is not ranked; NONE if it has none here."""
        verb = move & 255
        number = self.first[verb]
        left = self.count[verb]
        slot = verb * ARGUMENTS * WORDS
        rest = move >> 8
        while left > 0:
            term = self.terms[slot + (rest & 255)]
            if term < 0:
                return NONE
            number += term
            slot += WORDS
            rest >>= 8
            left -= 1
        return number

    def numbers(self, moves: Moves, into: vec[i32]) -> vec[i32]:
        """The numbers of all legal moves, in their order; the list that holds them, a longer one where it had to grow.

        A ranked verb's move is numbered by its place among the legal ones; beyond those kept it has none.
        """
        while len(into) < moves.size:
            into = append(into, i32(0))
        if self.ranked_verbs > 0:
            for verb in range(i64(len(self.ranks))):
                self.ranks[verb] = 0
        buffer = moves.buffer
        ranked = self.ranked
        for at in range(moves.size):
            move = buffer[at]
            into[at] = i32(self.number(move) if ranked[move & 255] == 0 else self._next_rank(move & 255))
        return into

    def _next_rank(self, verb: i64) -> i64:
        """The action number of the next legal move of a ranked verb; NONE beyond those kept."""
        rank = self.ranks[verb]
        self.ranks[verb] = rank + 1
        return self.first[verb] + rank if rank < self.ranked[verb] else NONE

    def is_ranked(self, action: i64) -> bool:
        """Whether it depends on what else is legal which move this action is."""
        return self.ranked_verbs > 0 and self.ranked[self.verb_of[action]] > 0

    def move(self, action: i64, legal: Moves) -> i64:
        """The move with this number; NONE for a ranked verb that has no such legal move, and beyond the last number."""
        if action < 0 or action >= self.size:
            return NONE
        verb = self.verb_of[action]
        rest = action - self.first[verb]
        if self.ranked[verb] > 0:
            return _ranked(verb, rest, legal)
        slot = verb * ARGUMENTS
        move = verb
        place = self.count[verb] - 1
        while place >= 0:
            size = self.sizes[slot + place]
            at = rest % size
            rest //= size
            move |= self.words[(slot + place) * WORDS + at] << 8 * (place + 1)
            place -= 1
        return move

    # For code that is in no hurry

    def actions(self, legal: list[int]) -> list[int]:
        """The numbers of legal moves, in their order; NONE for a move without one."""
        found = self.numbers(packed_list(legal), vec[i32]())
        return [int(found[at]) for at in range(i64(len(legal)))]

    def move_of(self, action: int, legal: list[int]) -> int:
        """The legal move with this number, or IllegalMove."""
        move = int(self.move(action, packed_list(legal)))
        if move not in legal:
            raise IllegalMove("action_not_possible", action=action)
        return move

    # Factored: a verb, then what stands in its blanks

    def factors(self, action: int) -> tuple[int, ...]:
        """An action as a verb and the place of a word for each of its blanks; a ranked verb's as its rank."""
        verb = self.verb_of[action]
        rest = action - self.first[verb]
        if self.ranked[verb] > 0:
            return (int(verb), int(rest))
        found: list[int] = []
        place = self.count[verb] - 1
        while place >= 0:
            size = self.sizes[verb * ARGUMENTS + place]
            found.append(int(rest % size))
            rest //= size
            place -= 1
        found.append(int(verb))
        found.reverse()
        return tuple(found)

    def from_factors(self, factors: tuple[int, ...]) -> int:
        """The action that is made of these factors; numbers behind those the verb needs count for nothing."""
        verb: i64 = factors[0]
        if self.ranked[verb] > 0:
            return int(self.first[verb]) + factors[1]
        number: i64 = 0
        for place in range(self.count[verb]):
            number = number * self.sizes[verb * ARGUMENTS + place] + factors[int(place) + 1]
        return int(self.first[verb] + number)

    def factor_sizes(self) -> tuple[int, ...]:
        """How large each factor can be: how many verbs there are, then the most words of any first blank, second, …"""
        verbs = range(i64(len(self.ranks)))
        depth = max([1] + [int(self.count[verb]) for verb in verbs if self.ranked[verb] == 0])
        most = [1] * depth
        for verb in verbs:
            if self.ranked[verb] > 0:
                most[0] = max(most[0], int(self.ranked[verb]))
                continue
            for place in range(self.count[verb]):
                most[place] = max(most[place], int(self.sizes[verb * ARGUMENTS + place]))
        return (len(self.ranks), *most)


def packed_list(listed: list[int]) -> Moves:
    """Moves of a plain list."""
    moves = Moves()
    for move in listed:
        moves.add_packed(move)
    return moves


def _ranked(verb: i64, rank: i64, legal: Moves) -> i64:
    for at in range(legal.size):
        move = legal.buffer[at]
        if move & 255 == verb:
            if rank == 0:
                return move
            rank -= 1
    return NONE
