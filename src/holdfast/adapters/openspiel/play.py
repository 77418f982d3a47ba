"""A table on its way through a game, as OpenSpiel's algorithms go through it: step by step, and copied at will."""

from __future__ import annotations

import json
from dataclasses import dataclass

from holdfast.adapters.openspiel.luck import Act, Luck, after
from holdfast.adapters.setting import Setting
from holdfast.kernel import Chance, HoldfastError, Journal, State, determinize
from holdfast.kernel.bits import NONE, lowest_bit
from holdfast.kernel.information import Recalls
from holdfast.kernel.ranking import returns

EXPLICIT, SAMPLED = "explicit", "sampled"
"""Every card that is drawn is a chance node, or all luck of a game follows from its deal, which is one."""
DEAL = 0
"""The only outcome where the deal is sampled."""


@dataclass(frozen=True)
class Course:
    """What all plays of a game have in common."""

    setting: Setting
    chance: str
    most_moves: int
    order: int = 0
    """How a deck lies before its cards are chosen, where chance is explicit: it must not matter."""

    @property
    def faces(self) -> int:
        return len(self.setting.game.vocabulary.faces)


class Play:
    """One play. The table is never changed, only replaced, so that copies can share it."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.table: State | None = None
        self.recalls: Recalls | None = None
        self.path: list[int] | None = []
        """The outcomes and actions so far, or the seed of the deal and the actions; None for a world that a seat has
        determinized, which has no past."""
        self.moves_made = 0
        self._journal = Journal(course.setting.game.vocabulary.events.card_fields())
        self._mover, self._move = NONE, NONE
        """The move that is being made; NONE for the deal."""
        self._decided: tuple[int, ...] = ()
        self.luck: Luck | None = None
        """What chance may bring, where it is chance's turn."""
        if course.chance == EXPLICIT:
            self._go_on()
        else:
            self.luck = Luck(((DEAL, 1.0),))

    # Where the play stands

    @property
    def player(self) -> int:
        """Whose turn it is, the lowest seat of several; NONE at the end and where chance is to move."""
        if self.table is None or self.luck is not None or self.is_over():
            return int(NONE)
        return int(lowest_bit(self.table.awaited()))

    def is_over(self) -> bool:
        if self.table is None or self.luck is not None:
            return False
        return self.table.over or self.moves_made >= self.course.most_moves

    def returns(self) -> list[float]:
        """From 1 for the only winner to -1 for the last; zeros for a play that was cut off."""
        if self.table is None or not self.is_over():
            return [0.0] * self.course.setting.seats
        return returns(self.table)

    def legal_actions(self) -> list[int]:
        """In ascending order."""
        if self.table is None or self.player == NONE:
            return []
        legal = self.course.setting.game.legal_moves(self.table, self.player)
        return sorted(action for action in self.course.setting.space.actions(legal) if action != NONE)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, numbered from 0: the faces, then the seats."""
        if self.luck is None:
            return []
        return [(self._numbered(outcome), probability) for outcome, probability in self.luck.outcomes]

    def _numbered(self, outcome: int) -> int:
        return outcome if outcome >= 0 else self.course.faces - 1 - outcome

    def name(self, outcome: int) -> str:
        """What chance has brought, in a word."""
        if self.course.chance == SAMPLED:
            return "deal"
        if outcome >= self.course.faces:
            return f"p{outcome - self.course.faces + 1}"
        return self.course.setting.game.vocabulary.faces[outcome]

    def written(self, action: int) -> str:
        """An action of the player as people write it."""
        assert self.table is not None
        game, space = self.course.setting.game, self.course.setting.space
        legal = game.legal_moves(self.table, self.player) if self.player != NONE else []
        return game.write(space.move_of(action, legal), state=self.table)

    def written_out(self) -> str:
        """Everything on the table, and the luck that is decided: for people who look for mistakes."""
        if self.table is None:
            return json.dumps({"dealt": list(self._decided)})
        position = self.course.setting.game.position(self.table)
        return json.dumps({"position": position, "move": int(self._move), "decided": list(self._decided)})

    # Going on

    def deal(self, seed: int) -> None:
        """Deal by a seed, where chance is sampled: all luck to come is that of this seed."""
        if self.luck is None or self.course.chance != SAMPLED:
            raise HoldfastError("deal_not_asked")
        self._note(seed)
        self.luck = None
        self._adopt(_made(self.course.setting.empty, lambda table: table.set_up(Chance(seed)), self._journal))

    def bring(self, outcome: int) -> None:
        """Chance brings one of its outcomes."""
        if outcome not in dict(self.outcomes()):
            raise HoldfastError("outcome_not_possible", outcome=outcome)
        self._note(outcome)
        self._decided += (outcome if outcome < self.course.faces else self.course.faces - 1 - outcome,)
        self._go_on()

    def act(self, action: int) -> None:
        """The player makes a move; IllegalMove changes nothing."""
        seat, table = self.player, self.table
        if table is None or seat == NONE:
            raise HoldfastError("nobody_to_move")
        legal = self.course.setting.game.legal_moves(table, seat)
        move = self.course.setting.space.move_of(action, legal)
        self._note(action)
        self._mover, self._move = seat, move
        self.moves_made += 1
        if self.course.chance == EXPLICIT:
            self._go_on()
        else:
            self._adopt(_made(table, self._act(), self._journal))

    def _go_on(self) -> None:
        """Make the move with all luck that is decided, if that is enough."""
        start = self.course.setting.empty if self.table is None else self.table
        journal = self._journal.copy()
        found = after(start, lambda table: self._tell(table, journal), self._decided)
        if isinstance(found, Luck):
            self.luck = found
            return
        self.luck = None
        self._decided = ()
        self._adopt(found)

    def _tell(self, table: State, journal: Journal) -> None:
        """One more try, with the story as it was before."""
        table.journal = journal.copy()
        self._act()(table)

    def _act(self) -> Act:
        seat, move = self._mover, self._move
        if move == NONE:
            return lambda table: table.set_up(Chance(self.course.order))
        return lambda table: table.apply(seat, move)

    def _adopt(self, table: State) -> None:
        """The table after a move; every seat remembers what it was told."""
        journal = table.journal
        assert journal is not None
        if self.table is None or self.recalls is None:
            self.recalls = Recalls(table)
        else:
            self.recalls = self.recalls.copy(self.table)
            self.recalls.note(table, int(self._mover), int(self._move))
        table.journal = None
        self.table, self._journal = table, journal

    def _note(self, step: int) -> None:
        if self.path is not None:
            self.path = [*self.path, step]

    # What a seat knows

    def determinized(self, seat: int, chance: Chance) -> Play:
        """A play that this seat could be in, for all that it knows: with its own past, and none of the others'.

        What the others have seen and heard begins anew in it, because nobody can tell them apart from what they hold.
        """
        if self.table is None or self.luck is not None:
            raise HoldfastError("nothing_to_determinize")
        return self.standing(determinize(self.table, seat, chance), seat)

    def standing(self, table: State, seat: int) -> Play:
        """A play at another table, which looks the same to this seat."""
        assert self.recalls is not None
        twin = self.twin()
        twin.path = None
        twin.table = table
        twin.table.journal = None
        twin.recalls = Recalls(twin.table)
        twin.recalls.seats[seat] = self.recalls.of(seat).copy(twin.table)
        twin.recalls.seats[seat].told = 0
        twin._journal = Journal(self._journal.card_fields)
        return twin

    def twin(self) -> Play:
        """The same play, to go on from here another way."""
        twin = object.__new__(Play)
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        return self.twin()

    def __reduce__(self) -> tuple[object, ...]:
        if self.path is None:
            raise HoldfastError("determinized_not_stored")
        return _replayed, (self.course, tuple(self.path))


def _made(table: State, act: Act, journal: Journal) -> State:
    twin = table.copy()
    twin.journal = journal.copy()
    act(twin)
    return twin


def _replayed(course: Course, path: tuple[int, ...]) -> Play:
    play = Play(course)
    for step in path:
        if play.luck is None:
            play.act(step)
        elif course.chance == SAMPLED:
            play.deal(step)
        else:
            play.bring(step)
    return play
