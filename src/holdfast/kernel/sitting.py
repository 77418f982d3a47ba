"""A sitting: one game in progress, with its record and its story."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.kernel import records
from holdfast.kernel.events import Heard, Log
from holdfast.kernel.game import Game
from holdfast.kernel.options import Options
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.records import Record
from holdfast.kernel.state import State
from holdfast.kernel.table import Choice, Message
from holdfast.kernel.view import View, awaited


class Sitting:
    """Whoever runs a table holds one of these. Clients get what `view`, `choices` and `heard` return, nothing else."""

    def __init__(self, game: Game, record: Record) -> None:
        """Begin the game of a record that has no moves yet."""
        self.game = game
        self.record = record
        self.log = Log(game.events, game.faces)
        self.state: State = records.begin(game, record, self.log)

    @classmethod
    def new(
        cls, game: Game, players: Sequence[str], options: Options, seed: str, people: Sequence[int] | None = None
    ) -> Sitting:
        """A new game. All seats are held by people, unless it is said which are."""
        seats = range(len(players)) if people is None else people
        record = Record(game.name, game.version, options.named(), list(players), list(map(seat_name, seats)), seed)
        game.check(len(players), options)
        return cls(game, record)

    @classmethod
    def resume(cls, game: Game, record: Record) -> Sitting:
        """Play a record again to its last move, and go on from there."""
        played = record.without_moves()
        sitting = cls(game, played)
        for number, (seat, said) in enumerate(record.moves, 1):
            records.step(game, sitting.state, number, seat, said)
            played.moves.append((seat, said))
        return sitting

    def say(self, seat: int, notation: str) -> None:
        """Make a move or a gesture; IllegalMove changes nothing."""
        said = " ".join(notation.split())
        self.game.submit(self.state, seat, said)
        self.record.moves.append((seat, said))

    def make(self, seat: int, move: int) -> None:
        """Make a move given as a number, as bots do."""
        self.state.submit(seat, move)
        self.record.moves.append((seat, self.game.write(move)))

    def awaited(self) -> list[int]:
        return awaited(self.state)

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def heard(self, seat: int, since: int = 0) -> list[Heard]:
        """The story as a seat may hear it."""
        return [event.redacted(seat) for event in self.log.events[since:]]

    def choices(self, seat: int) -> list[Choice]:
        """What a seat may do now, with everything a client needs to offer it; last the moves that only need words."""
        moves = self.game.legal_moves(self.state, seat)
        return [self._choice(seat, move) for move in moves + self._spoken(seat)]

    def _spoken(self, seat: int) -> list[int]:
        """Moves that are in no list because they need words: those in which the words are all that is open."""
        verbs = [verb.number for verb in self.game.verbs.verbs if verb.needs_words and not verb.blanks]
        return [verb for verb in verbs if seat in self.awaited() and self.state.may_speak(seat, verb)]

    def _choice(self, seat: int, move: int) -> Choice:
        verbs = self.game.verbs
        verb = verbs.of(move)
        return Choice(
            notation=verbs.write(move),
            label=Message(f"move-{verb.name}", verbs.blanks(move)),
            touch=tuple(verbs.touch_path(move, seat)),
            action=verbs.action(move),
            speech=verb.speech,
            needs_words=verb.needs_words,
        )
