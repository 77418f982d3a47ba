"""A race that can be worked out by hand: whose side has gone furthest when the turns are over has won.

Everybody holds one card, that of their seat. In a turn a player steps (one ahead), rests, plays the card (three ahead)
or gives up. Players are as good as they are far, in tenths. Four players can be two teams: p1 and p3, p2 and p4.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from holdfast.bots import Bot
from holdfast.kernel import (
    ALWAYS,
    EVERYONE,
    Chance,
    Game,
    Heuristics,
    Moves,
    Options,
    Rules,
    SearchSpec,
    SeatHandle,
    State,
    Verbs,
    Vocabulary,
    Zone,
    bit,
    events,
    flag,
    prompts,
    verb,
)
from holdfast.lab.watch import GameMetrics, play_watched

FACES = ("ant", "bee", "cat", "dog")
VERBS = Verbs()
STEP = VERBS.add("step")
REST = VERBS.add("rest")
PLAY = VERBS.add("play")
GIVE_UP = VERBS.add("give up")
PROMPTS = prompts()
EVENTS = events()


@dataclass(frozen=True)
class RaceOptions(Options):
    teams: bool = flag(False)


class Race(State):
    options: RaceOptions

    def __init__(self, seats: i64, options: RaceOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.hands: list[Zone] = [self.declare.hand(seat) for seat in range(seats)]
        self.points = [self.declare.number("points", seat, shown=ALWAYS) for seat in range(seats)]
        self.unpack(list(range(int(seats))))
        self.discard.sees = EVERYONE

    def deal(self) -> None:
        for seat in range(self.seats):
            self.move_face(self.deck, seat, self.hands[seat])

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        moves.add(STEP)
        if self.turns:
            moves.add(REST)
            moves.add(GIVE_UP)
        if self.hands[seat].size and self.turns:
            moves.add(PLAY)

    def apply(self, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == STEP:
            self.points[seat].value += 1
        elif what == PLAY:
            self.points[seat].value += 3
            self.move_top(self.hands[seat], self.discard)
        elif what == GIVE_UP:
            self.eliminate(bit(seat))
        self.turn = self.next_seat(seat)
        self.count_turn()

    def standing(self, seat: i64) -> i64:
        return sum(int(self.points[other].value) for other in range(self.seats) if self.team(seat) & bit(other))

    def team(self, seat: i64) -> i64:
        return (0b0101 << seat % 2) if self.options.teams else bit(seat)


class RaceHeuristics(Heuristics[Race]):
    def evaluate(self, state: Race, seat: i64) -> float:
        return float(state.points[seat].value) / 10.0


RACE = Game(
    Rules("race", range(1, 5), Race),
    Vocabulary(VERBS, EVENTS, PROMPTS, FACES),
    RaceOptions,
    search=SearchSpec(heuristics=RaceHeuristics()),
)


class Scripted(Bot):
    """Plays what it is told."""

    def __init__(self, moves: Sequence[int]) -> None:
        super().__init__(Chance(1))
        self.left = list(moves)

    def choose(self, seat: SeatHandle) -> i64:
        return self.left.pop(0)


def watched(*scripts: Sequence[int], teams: bool = False, keep_records: bool = False) -> tuple[GameMetrics, Race]:
    """A race in which each player plays a script, and who looked on; it is over when all have played theirs."""
    turns = sum(map(len, scripts))
    dealer = RACE.dealer(len(scripts), RACE.options.read({"turn_limit": turns, "teams": teams}))
    watch = GameMetrics(RACE, dealer.table, keep_records)
    dealer.table.journal = watch.journal
    watch.begin(0)
    state = dealer(Chance(1))
    assert isinstance(state, Race)
    play_watched(state, [Scripted(script) for script in scripts], None, watch)
    return watch, state
