"""A notebook of a whole game: which cards can lie in which places, from what one seat was told and nothing else.

For games in which all cards are seen before they are shuffled, or all are gathered. Each place has a page, and a page
says which cards lie in its places.
"""

from __future__ import annotations

from collections import Counter

from holdfast.kernel import State
from holdfast.kernel.journal import EVENT, EXCHANGED, MOVED, SHUFFLED

KNOWN = -1
"""The page of places whose card the seat has seen."""


class Notebook:
    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.lines = 0
        self.shuffles = 0
        self.faces = [int(face) for face in state.face]
        self.deck, self.backs = int(state.deck.number), len(state.backs) + 1
        self.zones: list[list[tuple[int, int]]] = [[] for _ in state.zones]
        """For each place its page, and the face if it is known."""
        self.zones[self.deck] = [(KNOWN, face) for face in self.faces]
        self.pages: list[Counter[int]] = []

    def read(self, state: State) -> None:
        """Write down what the seat was told since."""
        assert state.journal is not None
        told = state.journal.told_to(state, self.seat, self.lines)
        self.lines += len(told)
        for line in told:
            if line[0] == SHUFFLED:
                self._shuffle(line[1])
            elif line[0] == EXCHANGED:
                one, other = line[1], line[2]
                self.zones[one], self.zones[other] = self.zones[other], self.zones[one]
            elif line[0] < EVENT:
                self._move(*line)

    def _shuffle(self, zone: int) -> None:
        self.shuffles += 1
        places = self.zones[zone]
        if len(places) == len(self.faces):
            self.pages = [Counter(self.faces)]
        else:
            assert all(page == KNOWN for page, _ in places), "a card was shuffled that the seat had not seen"
            self.pages.append(Counter(face for _, face in places))
        self.zones[zone] = [(len(self.pages) - 1, KNOWN) for _ in places]

    def _move(self, what: int, code: int, source: int, at: int, target: int, slot: int) -> None:
        """A card moved or was turned up; of a hand that the seat does not see into any place is as good as another."""
        page, face = self.zones[source].pop(at)
        if page != KNOWN and code >= self.backs:
            face = (code - self.backs) // 2
            self.pages[page][face] -= 1
            page = KNOWN
        assert what == MOVED or (source, at) == (target, slot)
        self.zones[target].insert(len(self.zones[target]) if slot < 0 else slot, (page, face))

    def agrees(self, determinized: State) -> bool:
        """Whether on a determinized table every place has a card of its page, and each card lies there once."""
        there = [Counter[int]() for _ in self.pages]
        for zone, noted in zip(determinized.zones, self.zones, strict=True):
            for card, (page, face) in zip(zone.to_list(), noted, strict=True):
                if page == KNOWN:
                    if determinized.face[card] != face:
                        return False
                else:
                    there[page][int(determinized.face[card])] += 1
        return there == [+page for page in self.pages]
