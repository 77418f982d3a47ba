"""The table: one game in progress, with its record and its story. The front door for programs.

table = holdfast.game("upgrade").new(seats=4, seed=1, tokens=5)
while not table.over:
    seat = table.awaited[0]
    table.play(seat, random.choice(table.legal_moves(seat)))
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdfast.kernel import records
from holdfast.kernel.bits import NONE
from holdfast.kernel.game import one_line
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.journal import Journal
from holdfast.kernel.layout import Layout, TextRef, lay_out, things
from holdfast.kernel.phrases import Names, seat_name
from holdfast.kernel.ranking import is_draw
from holdfast.kernel.records import Record
from holdfast.kernel.seeds import read_seed, secret_seed
from holdfast.kernel.state import State
from holdfast.kernel.update import ObservationUpdate, Watcher
from holdfast.kernel.view import View, awaited, observe

if TYPE_CHECKING:
    from holdfast.kernel.game import Game
    from holdfast.kernel.options import Options
    from holdfast.kernel.story import SeatEvent
    from holdfast.kernel.table_schema import TableSchema


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
    """Held by the program that runs a game. Players get what `view`, `choices`, `heard` and `update` return."""

    def __init__(self, game: Game, record: Record) -> None:
        """Begin the game of a record that has no moves yet."""
        self.game = game
        self.record = record
        self.journal = Journal(game.vocabulary.events.card_fields())
        self.state: State = records.begin(game, record, self.journal)

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
        if not self.over:
            return [0.0] * self.seats
        shares = [0.0] * self.seats
        below = self.seats
        for rank in self.ranking:
            below -= len(rank)
            ahead = self.seats - below - len(rank)
            for seat in rank:
                shares[seat] = (below - ahead) / max(1, self.seats - 1)
        return shares

    # Moving

    def legal_moves(self, seat: int) -> list[int]:
        """What a seat may do now, as numbers; nothing if it is not asked."""
        return self.game.legal_moves(self.state, self._seat(seat))

    def play(self, seat: int, move: int | str, text: str = "") -> None:
        """Make a move, given as a number or as people write it; IllegalMove changes nothing."""
        words = one_line(text)
        if isinstance(move, str):
            said = self.game.submit(self.state, seat, _with_words(move, words))
        else:
            words = self.state.submit(seat, move, words)
            said = self.game.write(move, words, self.state)
        self.record.moves.append((seat, said))

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

    def choices(self, seat: int) -> list[MoveChoice]:
        """What a seat may do now, with everything needed to offer it; last the moves that only need words."""
        moves = self.legal_moves(seat) + self.game.spoken_moves(self.state, seat)
        names = self.game.names(self.state)
        numbers = self.game.vocabulary.verbs.actions(moves)
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

    def heard(self, seat: int, since: int = 0) -> list[SeatEvent]:
        """The story from line `since` of the journal on, as a seat may hear it."""
        return self.game.heard(self.state, self._seat(seat), since)

    def handle(self, seat: int) -> SeatHandle:
        """All that a bot on a seat ever holds: what the seat sees, hears, may do and can determinize."""
        return SeatHandle(self.game, self.state, self._seat(seat))

    def watch(self, seat: int) -> Watcher:
        """Follows the table from a seat, and gets what changes."""
        return Watcher(self.state, self._seat(seat))

    def update(self, watcher: Watcher) -> ObservationUpdate:
        """What has changed for a watcher since it was last told."""
        return watcher.update()

    def observation_tensor(self, seat: int) -> list[int]:
        """The observation of a seat filled up to one length, the same for every state of this table."""
        return observation_tensor(self.schema, self.observation(seat))

    def action_mask(self, seat: int) -> list[int]:
        """A 1 for each action number that a seat may play now, a 0 for the others."""
        mask = [0] * self.game.vocabulary.verbs.action_count
        for action in self.game.vocabulary.verbs.actions(self.legal_moves(seat)):
            if action != NONE:
                mask[action] = 1
        return mask

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


def observation_tensor(schema: TableSchema, observation: Sequence[int]) -> list[int]:
    """Every entry at a place of its own: lists are filled up with zeros to the most they can hold."""
    filled: list[int] = []
    at = 0
    for entry in schema.entries:
        if entry.form in ("number", "texts"):
            filled.append(observation[at])
            at += 1
            continue
        size = len(observation) - at - 1 if entry.form == "prompts" else observation[at]
        room = entry.room + 1
        filled += (list(observation[at : at + 1 + size]) + [0] * room)[:room]
        at += size + 1
    return filled
