"""A game played again with two cards exchanged that a seat has not seen.

Nothing is determinized here: both games are dealt and played by the rules, from one shuffle and with the same moves.
In the second one two cards bear each other's faces. As long as the seat has seen neither, it must be told the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.adapters.setting import Setting
from holdfast.kernel import SPECTATOR, Chance, State, bit, observe
from holdfast.testing.law import LawBroken, differing_observations, viewer
from holdfast.testing.worlds import tell_apart

MoveHistory = list[tuple[int, int]]
"""Who made which move."""
TRIES = 6


class SwappedReplays:
    """What is compared of one game."""

    def __init__(self, setting: Setting, seed: int, made: MoveHistory, luck: Chance) -> None:
        self.setting, self.game = setting, setting.game
        self.seed = seed
        self.made = made
        self.luck = luck
        self.compared = 0

    def check(self, seat: int) -> None:
        """Exchange some pairs of cards and play up to where the seat sees one of them; LawBroken names a leak."""
        seen = self._first_seen(seat)
        for _try in range(TRIES):
            one, other = (int(self.luck.below(len(seen))) for _ in range(2))
            if one != other and self._are_alike(one, other) and min(seen[one], seen[other]) >= 0:
                self._compare(seat, one, other, min(seen[one], seen[other]))

    def _are_alike(self, one: int, other: int) -> bool:
        """Cards of different sorts have other places and other backs."""
        table = self.setting.empty
        sorts = table.sorts
        same = not len(sorts) or sorts[table.face[one]] == sorts[table.face[other]]
        return bool(same) and table.face[one] != table.face[other]

    def _first_seen(self, seat: int) -> list[int]:
        """For each card after how many moves the seat knows it first, -1 for a card that it knows from the deal on."""
        cards = len(self.setting.empty.face)
        seen = [len(self.made) + 1] * cards
        for number, table in enumerate(self._played(())):
            for card in range(cards):
                if table.known[card] & bit(seat) and seen[card] > number:
                    seen[card] = number - 1
        return seen

    def _played(self, exchanged: tuple[int, ...]) -> Iterator[State]:
        """The table after the deal and after every move, as long as the moves are legal there."""
        table = self.setting.empty.empty_twin()
        self.setting.empty.copy_to(table)
        if exchanged:
            one, other = exchanged
            faces = table.face[:]
            faces[one], faces[other] = faces[other], faces[one]
            table.face = faces
        table.journal = self.setting.new_journal()
        table.set_up(Chance(self.seed))
        yield table
        for mover, move in self.made:
            if table.over or move not in self.game.legal_moves(table, mover):
                return
            table.apply(mover, move)
            yield table

    def _compare(self, seat: int, one: int, other: int, until: int) -> None:
        told = 0
        for number, (first, second) in enumerate(zip(self._played(()), self._played((one, other)), strict=False)):
            if number > until or first.over or second.over:
                return
            assert first.journal is not None and second.journal is not None
            lines = [table.journal.told_to(table, seat, told) for table in (first, second) if table.journal]
            if tell_apart(self.game, first, f"{viewer(seat)} was told of two cards it had not seen", *lines):
                return
            told = int(first.journal.size)
            self.compared += 1
            if observe(first, seat) != observe(second, seat):
                differ = differing_observations(self.game, first, second, seat)
                raise LawBroken(f"{viewer(seat)} had seen neither of two cards that were exchanged, but {differ}")
            if seat != SPECTATOR and first.awaited() & second.awaited() & bit(seat):
                mine, theirs = (self.game.legal_moves(table, seat) for table in (first, second))
                if mine != theirs:
                    raise LawBroken(f"the moves of {viewer(seat)} depend on a card that it has not seen")
