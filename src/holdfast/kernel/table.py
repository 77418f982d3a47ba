"""The table: one game in progress, with its record and its story. The front door for programs.

table = holdfast.game("upgrade").new(seats=4, seed=1, tokens=5)
while not table.over:
    seat = table.awaited[0]
    table.play(seat, random.choice(table.legal_moves(seat)))
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from holdfast.kernel import records
from holdfast.kernel.game import one_line
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.information import Recalls
from holdfast.kernel.journal import Journal
from holdfast.kernel.layout import Layout, TextRef, lay_out, things
from holdfast.kernel.learning import SIMULTANEOUS, TERMINAL, Encoding, InformationState, encoding_for
from holdfast.kernel.phrases import Names, seat_name
from holdfast.kernel.ranking import is_draw, returns
from holdfast.kernel.records import Record
from holdfast.kernel.seeds import read_seed, secret_seed
from holdfast.kernel.state import State, submit_legal
from holdfast.kernel.update import ObservationUpdate, Watcher
from holdfast.kernel.view import View, awaited, observe

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from holdfast.kernel.action_space import ActionSpace
    from holdfast.kernel.game import Game
    from holdfast.kernel.options import Options
    from holdfast.kernel.story import SeatEvent
    from holdfast.kernel.table_schema import TableSchema
    from holdfast.kernel.tensor_layout import TensorLayout


@dataclass(frozen=True)
class MoveChoice:
    """A move that can be made now: how it is written, what it is called, what to touch for it."""

    move: int
    notation: str
    label: TextRef
    touch: tuple[str, ...]
    action: int
    """Its action number; NONE for a move of a ranked verb beyond those kept."""
    speech: bool = False
    """Words may go with it."""
    needs_words: bool = False
    """It cannot be made without words."""


class Table:
    """Held by the program that runs a game. Players get what `view`, `choices`, `events` and `update` return."""

    def __init__(self, game: Game, record: Record) -> None:
        """Begin the game of a record that has no moves yet."""
        self.game = game
        self.record = record
        self.journal = Journal(game.vocabulary.events.card_fields())
        self.state: State = records.begin(game, record, self.journal)
        self._recalls: Recalls | None = None

    @classmethod
    def new(
        cls,
        game: Game,
        players: int | Sequence[str],
        options: Options,
        seed: int | str | None = None,
        people: Sequence[int] | None = None,
    ) -> Table:
        """A new game for this many seats, or for these names. Without a seed the deal is secret.

        All seats are held by people, unless it is said which are.
        """
        names = list(map(seat_name, range(players))) if isinstance(players, int) else list(players)
        game.check(len(names), options)
        seats = range(len(names)) if people is None else people
        dealt = secret_seed() if seed is None else read_seed(seed).write()
        record = Record(game.name, game.version, options.non_defaults(), names, list(map(seat_name, seats)), dealt)
        record.others = records.edition_of(game)
        return cls(game, record)

    @classmethod
    def resume(cls, game: Game, record: Record) -> Table:
        """Play a record again to its last move, and go on from there."""
        played = record.without_moves()
        table = cls(game, played)
        for number, (seat, said) in enumerate(record.moves, 1):
            played.moves.append((seat, records.step(game, table.state, number, seat, said)))
        return table

    # Whose move it is

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.state.seats)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def awaited(self) -> list[int]:
        """The seats that owe a decision now, lowest first; none if the game is over."""
        return awaited(self.state)

    @property
    def ranking(self) -> list[list[int]]:
        """Seats from the winner down, of a game that is over; those who share a rank stand together."""
        return self.state.ranking() if self.over else []

    @property
    def drawn(self) -> bool:
        """Whether the game is over and several sides share the first rank: nobody has won."""
        return self.over and is_draw(self.state)

    def returns(self) -> list[float]:
        """For each seat between -1 for the last and 1 for the only winner; zeros while the game goes on."""
        return returns(self.state)

    # Moving

    def legal_moves(self, seat: int) -> list[int]:
        """What a seat may do now, as numbers; nothing if it is not asked."""
        return self.game.legal_moves(self.state, self._seat(seat))

    def play(self, seat: int, move: int | str, text: str = "") -> None:
        """Make a move, given as a number or as people write it; IllegalMove changes nothing."""
        words = one_line(text) if text else ""
        if isinstance(move, str):
            said = self.game.submit(self.state, seat, _with_words(move, words))
        else:
            words = self.state.submit(seat, move, words)
            said = self.game.write(move, words, self.state)
        self._note(seat, said)

    def _note(self, seat: int, said: str) -> None:
        """A move has been made: it belongs to the record, and to what seats remember."""
        self.record.moves.append((seat, said))
        if self._recalls is not None:
            self._recalls.note(self.state, seat, said=said)

    def check_words(self, seat: int, move: int | str, text: str = "") -> None:
        """Raise IllegalMove if words cannot come with a move that needs them. With them it is made at once then."""
        words = one_line(text)
        if isinstance(move, str):
            self.game.check_notation(self.state, seat, _with_words(move, words))
        else:
            self.game.check_words(self.state, seat, move, words)

    def take_back(self) -> None:
        """Undo the newest move: once, and only the newest. For a move that was made and then could not be kept."""
        self.state.take_back()
        self.record.moves.pop()
        self._recalls = None

    def choices(self, seat: int) -> list[MoveChoice]:
        """What a seat may do now, with everything needed to offer it; last the moves that only need words."""
        moves = self.legal_moves(seat) + self.game.spoken_moves(self.state, seat)
        names = self.game.names(self.state)
        numbers = self.action_space.actions(moves)
        there = things(self.layout(seat)) if any(map(self._has_alternatives, moves)) else ()
        return [self._choice(seat, move, action, names, there) for move, action in zip(moves, numbers, strict=True)]

    def gestures(self, seat: int) -> list[str]:
        """What a seat may do now that is not a move; `play` makes one of these too."""
        return self.game.gestures(self.state, self._seat(seat))

    def _has_alternatives(self, move: int) -> bool:
        return self.game.vocabulary.verbs.of(move).has_alternatives

    def _choice(self, seat: int, move: int, action: int, names: Names, there: Container[str]) -> MoveChoice:
        verbs = self.game.vocabulary.verbs
        verb = verbs.of(move)
        return MoveChoice(
            move=move,
            notation=verbs.write(move, names=names),
            label=TextRef(f"move-{verb.name}", verbs.blanks(move, names)),
            touch=tuple(verbs.touch_path(move, seat, self.schema.aliases, there)),
            action=action,
            speech=verb.speech,
            needs_words=verb.needs_words,
        )

    # Looking

    @property
    def schema(self) -> TableSchema:
        """All about this table that does not change during the game."""
        return self.game.schema_of(self.state)

    def view(self, seat: int) -> View:
        """What a seat sees, in the rule book's names."""
        return self.game.view(self.state, self._seat(seat))

    def observation(self, seat: int) -> list[int]:
        """What a seat sees, as numbers in schema order."""
        return observe(self.state, self._seat(seat))

    def layout(self, seat: int) -> Layout:
        """What lies where, as a seat sees it."""
        return lay_out(self.view(seat))

    def events(self, seat: int, since: int = 0) -> list[SeatEvent]:
        """The story from line `since` of the journal on, as a seat may hear it."""
        return self.game.events(self.state, self._seat(seat), since)

    def handle(self, seat: int) -> SeatHandle:
        """All that a bot on a seat ever holds: what the seat sees, hears, may do and can determinize."""
        return SeatHandle(self.game, self.state, self._seat(seat))

    def watch(self, seat: int) -> Watcher:
        """Follows the table from a seat, and gets what changes."""
        return Watcher(self.state, self._seat(seat))

    def update(self, watcher: Watcher) -> ObservationUpdate:
        """What has changed for a watcher since it was last told."""
        return watcher.update()

    # Numbers for learning

    @property
    def current_player(self) -> int:
        """The seat that is to move, SIMULTANEOUS if several choose at once, or TERMINAL at the end."""
        waiting = self.awaited
        if not waiting:
            return TERMINAL
        return waiting[0] if len(waiting) == 1 else SIMULTANEOUS

    @property
    def action_space(self) -> ActionSpace:
        """The numbers of all moves that can ever be made at this table."""
        return self._encoding.space

    def legal_actions(self, seat: int) -> list[int]:
        """What a seat may do now, as action numbers, lowest first."""
        return self._encoding.actions(self.state, self._seat(seat))

    def act(self, seat: int, action: int) -> None:
        """Make the move with an action number; IllegalMove changes nothing."""
        move = self._encoding.move(self.state, self._seat(seat), action)
        words = submit_legal(self.state, seat, move)
        self._note(seat, self.game.write(move, words, self.state))

    def observation_tensor(self, seat: int, out: Buffer | None = None) -> list[int]:
        """What a seat sees at fixed places, the same for every state of this table; in `out` (int32) if it is given."""
        return self._encoding.observation(self.state, self._seat(seat), out)

    def observation_planes(self, seat: int, out: Buffer | None = None) -> list[int]:
        """The same as zeros and ones, in `out` (uint8) if it is given."""
        return self._encoding.planes(self.state, self._seat(seat), out)

    def action_mask(self, seat: int, out: Buffer | None = None) -> list[int]:
        """A 1 for each action that a seat may take now, a 0 for the others; in `out` (uint8) if it is given."""
        return self._encoding.mask(self.state, self._seat(seat), out)

    def information_state(self, seat: int) -> InformationState:
        """All that a seat has seen, heard and done since the deal: with perfect recall, this is what it knows."""
        self._seat(seat)
        if self._recalls is None:
            self._recalls = _recalled(self.game, self.record)
        recall = self._recalls.of(seat)
        return InformationState(recall.key(), tuple(recall.to_list()))

    @property
    def tensor_layout(self) -> TensorLayout:
        """What stands where in an observation tensor."""
        return self._encoding.layout

    @cached_property
    def _encoding(self) -> Encoding:
        return encoding_for(self.game, self.state)

    # Branching

    def copy(self) -> Table:
        """The same table once more, with its record and its story: what happens at one does not change the other."""
        twin = object.__new__(type(self))
        twin.game = self.game
        twin.record = replace(self.record, moves=list(self.record.moves))
        twin.journal = self.journal.copy()
        twin.state = self.state.copy()
        twin.state.journal = twin.journal
        twin._recalls = None if self._recalls is None else self._recalls.copy(twin.state)
        return twin

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[Game, str], Table], tuple[Game, str]]:
        """Pickled is the record: it is played again where it is read."""
        return _resumed, (self.game, self.record.write())

    def _seat(self, seat: int) -> int:
        self.state.check_seat(seat)
        return seat

    def __repr__(self) -> str:
        asked = ", ".join(map(seat_name, self.awaited)) or "nobody"
        first = ", ".join(map(seat_name, self.ranking[0])) if self.over else ""
        ending = "drawn between" if self.drawn else "won by"
        state = f"over, {ending} {first}" if self.over else f"{asked} to move"
        return f"<{self.game.name} for {self.seats}, turn {int(self.state.turns) + 1}, {state}>"


def _with_words(notation: str, words: str) -> str:
    return f'{notation} "{words}"' if words else notation


def _resumed(game: Game, record: str) -> Table:
    return Table.resume(game, Record.read(record))


def _recalled(game: Game, record: Record) -> Recalls:
    """What seats have seen and heard of a game so far, found by playing it again."""
    again = Table(game, record.without_moves())
    recalls = Recalls(again.state)
    for number, (seat, said) in enumerate(record.moves, 1):
        recalls.note(again.state, seat, said=records.step(game, again.state, number, seat, said))
    return recalls
