"""One game, played by bots while somebody looks on who sees everything and disturbs nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.bots.bot import Bot
from holdfast.kernel.bits import NONE, bit, count_bits, lowest_bit
from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.journal import Journal
from holdfast.kernel.moves import Moves, verb
from holdfast.kernel.playout import sides
from holdfast.kernel.state import State
from holdfast.lab.watch.lead_tracker import LeadTracker
from holdfast.lab.watch.move_spread import MoveSpread
from holdfast.lab.watch.use_tracker import UseTracker

if TYPE_CHECKING:
    from holdfast.kernel.game import Game

WEIGHED: Final[i64] = 16
"""One in this many decisions with a choice is evaluated, which takes as long as many moves."""
MATTERS: Final = 0.1
"""A choice matters if the best move looks better than the worst by this, on a scale from -1 to 1: a twentieth of a
win."""
NOTHING: Final = float("nan")
"""What is not measured in a game because it does not occur in it."""


@final
class DecisionRecord:
    """One decision: a row of the moves dataset."""

    def __init__(self, turn: int, seat: int, move: int, choices: int, spread: float, outlook: float) -> None:
        self.turn = turn
        self.seat = seat
        self.move = move
        self.choices = choices
        self.spread = spread
        """NOTHING where it was not weighed."""
        self.outlook = outlook
        """How well the mover stood, by the game's evaluation."""


@final
class GameMetrics:
    """Looks on at one game after the other at the same table, and keeps what it saw of the last one."""

    decisions: i64
    choices: i64
    open: i64
    weighed: i64
    mattered: i64
    spread: float
    turns: i64
    out: i64
    were_out: i64
    waited: i64
    looks: i64

    def __init__(self, game: Game, table: State, keep_records: bool, groups: list[list[int]] | None = None) -> None:
        seats = table.seats
        self.game = game
        self.journal = Journal(game.vocabulary.events.card_fields())
        self.uses = UseTracker(len(game.vocabulary.faces), len(game.vocabulary.verbs.verbs), seats, groups)
        self.lead = LeadTracker(game.search.heuristics)
        self.weighing = MoveSpread(table)
        self.keep_records = keep_records
        self.records: list[DecisionRecord] = []
        self.left: list[i64] = []
        """In which turn each of those who were ever out had to leave for the first time, in their order."""
        self.hidden = vec[i64]([i64(0)] * seats)
        self.secrets = vec[i64]([i64(0)] * seats)
        self.begin(0)

    def begin(self, number: i64) -> None:
        """A new game: forget the last one."""
        self.decisions = 0
        self.choices = 0
        self.open = number % WEIGHED
        self.weighed = 0
        self.mattered = 0
        self.spread = 0.0
        self.turns = 0
        self.left.clear()
        self.out = 0
        self.were_out = 0
        self.waited = 0
        self.looks = 0
        for seat in range(i64(len(self.hidden))):
            self.hidden[seat] = 0
            self.secrets[seat] = 0
        self.lead.begin()
        self.weighing.begin(number)
        self.records.clear()
        self.journal.forget_after(0)

    # During a game

    def before(self, state: State, handle: SeatHandle, moves: Moves) -> float:
        """A seat may choose among these moves; how much it matters, where that is weighed."""
        self.choices += moves.size
        self.decisions += 1
        if moves.size < 2:
            return NOTHING
        self.open += 1
        if self.open % WEIGHED:
            return NOTHING
        spread = self.weighing.spread(handle, moves)
        self.weighed += 1
        self.spread += spread
        if spread >= MATTERS:
            self.mattered += 1
        return spread

    def after(self, state: State, seat: i64, move: i64) -> None:
        """The seat has made its move."""
        self.uses.say(seat, verb(move))
        self.uses.hear(state, self.journal, seat)
        self.waited += count_bits(self.out) * (state.turns - self.turns)
        if state.over:
            return  # who leaves with the last move waits for nothing
        self.out = state.out
        for _ in range(count_bits(self.out & ~self.were_out)):
            self.left.append(state.turns)
        self.were_out |= self.out
        if state.turns != self.turns:
            self.turns = state.turns
            self._look(state)

    def _look(self, state: State) -> None:
        """A turn is over: who stands best, and who knows what."""
        self.lead.look(state)
        self.looks += 1
        known = state.known
        for seat in range(state.seats):
            mine = bit(seat)
            unknown: i64 = 0
            for card in range(i64(len(known))):
                if known[card] & mine == 0:
                    unknown += 1
            self.hidden[seat] += unknown
        everybody = state.everyone_in()
        for zone in state.zones:
            if zone.owner != NONE:
                for at in range(zone.size):
                    if known[zone.cards[at]] & everybody != everybody:
                        self.secrets[zone.owner] += 1

    # After it

    def facts(self, state: State, number: i64) -> list[float]:
        """What was measured in this game, in the order of the watched measures."""
        opened = self.open - number % WEIGHED
        turns = float(max(i64(1), state.turns))
        found = [
            float(self.choices) / float(max(i64(1), self.decisions)),
            float(opened) / turns,
            self.spread / float(self.weighed) if self.weighed else NOTHING,
            float(self.mattered) / float(self.weighed) if self.weighed else NOTHING,
            float(self.lead.changes),
            self._comeback(state),
        ]
        for order in range(state.seats):
            found.append(float(self.left[order]) / turns if order < len(self.left) else NOTHING)
        found.append(float(self.waited) / float(count_bits(self.were_out)) if self.were_out else NOTHING)
        cards = float(max(1, len(state.known)))
        for seat in range(state.seats):
            found.append(float(self.hidden[seat]) / float(self.looks) / cards if self.looks else NOTHING)
        for seat in range(state.seats):
            found.append(float(self.secrets[seat]) / float(self.looks) if self.looks else NOTHING)
        return found

    def _comeback(self, state: State) -> float:
        """Whether a side won alone that did not lead at half time."""
        led: i64 = self.lead.half_time()
        winners = state.winners()
        if led == NONE or sides(state, winners) != 1:
            return NOTHING
        return 0.0 if winners & (state.team(led) | bit(led)) else 1.0

    def settle(self, state: State) -> None:
        """Count who of those who held and played what has won."""
        winners = state.winners()
        share = 1.0 / float(sides(state, winners))
        wins = vec[float]([share if winners & bit(seat) else 0.0 for seat in range(state.seats)])
        self.uses.end(wins)


def play_watched(state: State, bots: list[Bot], luck: Chance | None, watch: GameMetrics) -> None:
    """Play a game that was just dealt to its end. With `luck` all seats move at random, as a playout does."""
    handles = [SeatHandle(watch.game, state, seat) for seat in range(int(state.seats))]
    moves = Moves()
    watch.uses.hear(state, watch.journal, NONE)
    while not state.over:
        seat = lowest_bit(state.awaited())
        moves.size = 0
        state.legal_moves(seat, moves)
        spread = watch.before(state, handles[seat], moves)
        turn = state.turns
        stands = watch.game.search.heuristics.evaluate(state, seat) if watch.keep_records else 0.0
        words = bots[seat].speak(handles[seat]) if luck is None else ""
        if words:
            move = handles[seat].spoken_move()
            state.submit(seat, move, words)
        else:
            move = bots[seat].choose(handles[seat]) if luck is None else moves.buffer[luck.below(moves.size)]
            state.apply(seat, move)
        if watch.keep_records:
            watch.records.append(DecisionRecord(int(turn), int(seat), int(move), int(moves.size), spread, stands))
        watch.after(state, seat, move)
    watch.settle(state)
