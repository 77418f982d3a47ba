"""The deal of a game that is over, taken apart: the cards before it, each number of chance, each card that moved.

Anyone who has the secret draws the same numbers, shuffles by them and moves the same cards. The rules are not needed
for that, so a browser can do it before the player's eyes.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from holdfast.kernel import Chance, Game, Journal, Record
from holdfast.kernel.journal import EVENT, SHUFFLED, WIDTH
from holdfast.kernel.seeds import DEAL

DRAWN = 5
"""Beside the lines of a journal: chance gave a number."""


class Deal(msgspec.Struct, frozen=True):
    """What a deal began with, and what happened in it. Zones are those of the schema, faces its faces."""

    box: Sequence[Sequence[int]]
    """For each zone the faces that lay there before the first shuffle, lowest first."""
    steps: Sequence[Sequence[int]]
    """`[5, below, number]` chance gave a number; `[0, face, from, place, to, place]` a card moved, to place -1 if the
    last number says where; `[3, zone, zone]` a zone was shuffled by the last numbers; `[4, one, other]` two zones were
    exchanged."""


class RecordingChance(Chance):
    """Luck that notes each number it gives, and when in the story it gave it."""

    def __init__(self, chance: Chance, journal: Journal) -> None:
        super().__init__(0)
        self._chance = chance
        self._journal = journal
        self.given: list[tuple[int, list[int]]] = []
        """For each number how many lines the story had, and the number as a step."""

    def word(self) -> int:
        """32 random bits are a number below all that they can be."""
        return self.below(1 << 32)

    def below(self, count: int) -> int:
        number = self._chance.below(count)
        self.given.append((int(self._journal.size), [DRAWN, int(count), int(number)]))
        return number

    def copy(self) -> RecordingChance:
        """A table that takes this for its luck takes this one, not another like it."""
        return self

    def copy_to(self, twin: Chance) -> bool:
        return False


def dealt(game: Game, record: Record) -> Deal:
    """Deal a record's game again, and listen."""
    options = game.options.read(record.options)
    seats = len(record.players)
    journal = Journal(game.vocabulary.events.card_fields())
    chance = RecordingChance(record.whole_seed().stream(DEAL), journal)
    game.deal(seats, options, chance, journal)
    return Deal(_box(game, seats, record), _merged(journal, chance))


def _box(game: Game, seats: int, record: Record) -> list[list[int]]:
    """The faces in each zone when all cards are in their homes and nothing has happened yet."""
    table = game.empty_table(seats, game.options.read(record.options))
    box: list[list[int]] = [[] for _ in table.zones]
    for card in range(len(table.face)):
        box[table.home(card).number].append(int(table.face[card]))
    return box


def _merged(journal: Journal, chance: RecordingChance) -> list[list[int]]:
    """The numbers of chance in between the lines of the story; of these only what cards and zones did."""
    steps: list[list[int]] = []
    given = iter([*chance.given, (int(journal.size) + 1, [])])
    when, number = next(given)
    for index in range(int(journal.size)):
        while when <= index:
            steps.append(number)
            when, number = next(given)
        steps += _step(journal, index)
    return steps


def _step(journal: Journal, index: int) -> list[list[int]]:
    line = [int(journal.lines[at]) for at in range(index * WIDTH, (index + 1) * WIDTH)]
    what, face, source, source_at, target, target_at = line[0], line[3], line[5], line[6], line[8], line[9]
    if what >= EVENT:
        return []
    if what >= SHUFFLED:
        return [[what, source, target]]
    return [[what, face, source, source_at, target, target_at]] if what == 0 else []
