"""Every world that could be, with its chance: for a seat that has seen how the game went on from a small position.

Nothing is sampled. All deals of what the seat did not know at first, and all that chance could bring afterwards, are
played through; those of which the seat would have been told something else drop out. What a seat determinizes is
listed in the same way, by all that chance could say to it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import TypeVar

from mypy_extensions import i64

from holdfast.games import find_game
from holdfast.kernel import Chance, Determinizer, Game, Journal, Plain, State, determinize, observe

Result = TypeVar("Result")
World = tuple[tuple[str, ...], ...]
"""The faces in each zone, those of a hand in no order."""
Odds = dict[World, Fraction]
Told = list[list[int]]
Line = Sequence[tuple[int, str]]
"""Who makes which move."""


def determinize_again(state: State, seat: int, chance: Chance) -> State:
    """What a seat determinizes after it has determinized something else."""
    determinizer, twin = Determinizer(), state.empty_twin()
    determinizer.determinize_into(state, seat, Chance(1), twin)
    determinizer.determinize_again(state, seat, chance, twin)
    return twin


class Script(Chance):
    """Chance that brings what is written, and beyond that always the first possibility."""

    def __init__(self, written: Sequence[int]) -> None:
        super().__init__(0)
        self.written = list(written)
        self.counts: list[int] = []

    def below(self, count: i64) -> i64:
        at = len(self.counts)
        self.counts.append(int(count))
        if at == len(self.written):
            self.written.append(0)
        return self.written[at]


def outcomes(run: Callable[[Chance], Result]) -> Iterator[tuple[Result, Fraction]]:
    """Everything that a run can come to, each with how likely it is."""
    written: list[int] = []
    while True:
        script = Script(written)
        result = run(script)
        odds = Fraction(1)
        for count in script.counts:
            odds /= count
        yield result, odds
        written = script.written
        while written and written[-1] + 1 == script.counts[len(written) - 1]:
            written.pop()
        if not written:
            return
        written[-1] += 1


def world(game: Game, state: State) -> World:
    listed = [[game.vocabulary.faces[state.face[card]] for card in zone.to_list()] for zone in state.zones]
    return tuple(tuple(sorted(faces) if zone.bag else faces) for zone, faces in zip(state.zones, listed, strict=True))


def play(game: Game, state: State, line: Line, seat: int, chance: Chance) -> Told | None:
    """Make these moves; what a seat is told of them and then sees, or None if they cannot be made."""
    state.chance = chance
    state.journal = Journal(game.vocabulary.events.card_fields())
    for mover, written in line:
        move, _ = game.vocabulary.verbs.read(written, game.names(state))
        if move not in game.legal_moves(state, mover):
            return None
        state.apply(mover, move)
    return [*state.journal.told_to(state, seat), observe(state, seat)]


class Story:
    """A small position and what happened then."""

    def __init__(self, name: str, seats: int, position: Mapping[str, Plain], line: Line, **options: object) -> None:
        self.game = find_game(name)
        self.seats = seats
        self.position: dict[str, Plain] = {"removed": "rest", **position}
        self.line = line
        self.options = options

    @cached_property
    def start(self) -> State:
        return self.game.restore(self.seats, self.game.options.read(self.options), self.position, Chance(1))

    def truth(self, seat: int) -> tuple[State, Told]:
        """How the game stands, and what a seat was told."""
        state = self.start.copy()
        told = play(self.game, state, self.line, seat, Chance(3))
        assert told is not None, "the moves cannot be made"
        return state, told

    def possible(self, seat: int) -> Odds:
        """How likely each world is for who has seen all of it."""
        _, heard = self.truth(seat)
        found: Odds = defaultdict(Fraction)
        for state, odds in self._stories(seat, heard):
            found[world(self.game, state)] += odds
        total = sum(found.values())
        return {each: odds / total for each, odds in found.items()}

    def _stories(self, seat: int, heard: Told) -> Iterator[tuple[State, Fraction]]:
        for begun, odds in outcomes(lambda chance: determinize(self.start, seat, chance)):
            for (state, told), more in outcomes(lambda chance, begun=begun: self._told(begun, seat, chance)):  # type: ignore[misc]
                if told == heard:
                    yield state, odds * more

    def _told(self, begun: State, seat: int, chance: Chance) -> tuple[State, Told | None]:
        state = begun.copy()
        return state, play(self.game, state, self.line, seat, chance)

    def determinized(self, seat: int) -> Odds:
        """How likely a seat is to determinize each world."""
        state, _ = self.truth(seat)
        return self._odds(lambda chance: determinize(state, seat, chance))

    def determinized_again(self, seat: int) -> Odds:
        """How likely it is to determinize each world after another one, without looking again."""
        state, _ = self.truth(seat)
        return self._odds(lambda chance: determinize_again(state, seat, chance))

    def _odds(self, determinized: Callable[[Chance], State]) -> Odds:
        found: Odds = defaultdict(Fraction)
        for twin, odds in outcomes(determinized):
            found[world(self.game, twin)] += odds
        return dict(found)
