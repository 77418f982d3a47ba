"""Search: information-set Monte Carlo tree search. It tries moves on tables that it imagines.

Each simulation imagines the table anew, so that nothing is planned for cards that nobody knows. The tree tells
positions apart only by the story as the mover could have heard it. Budgets are counts, so that the same seed gives the
same move. A table that fits what the others have done counts for more than one that does not (see `reading`).
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.bots.greedy import Greedy
from holdfast.bots.judge import SEATS, Judge
from holdfast.bots.reading import Reading
from holdfast.bots.tree import WHOLE, Tree, mixed
from holdfast.kernel.bits import bit, lowest_bit
from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.moves import Moves, verb
from holdfast.kernel.state import State

START: Final[i64] = 0x1234567
CLOSE: Final = 0.01
"""By so much of a win a move may be expected to bring less, and still be about as good."""
STEPS: Final[i64] = 64
"""So many simulations are made between two looks at the clock."""


@final
class Considered:
    """What became of one move in the bot's head."""

    move: int
    visits: int
    expected: float
    """Its share of a win, between 0 and 1, over the tables that were imagined."""

    def __init__(self, move: int, visits: int, expected: float) -> None:
        self.move = move
        self.visits = visits
        self.expected = expected


class Search(Greedy):
    """Looks ahead as far as its budget goes. What it writes and says it weighs as `Greedy` does."""

    simulations: i64
    moves_ahead: i64
    samples: i64
    reads: bool
    """Whether it takes tables for likelier that fit what the others have done, where there are weights for that."""
    stopped: bool
    """Set it from outside, and the search ends with what it has."""
    world: State
    """The table that is imagined, from `prepare` on."""
    trial: State
    spare: State
    """Room for two more, to compare moves."""

    def __init__(self, chance: Chance, simulations: i64, seconds: float = 0.0) -> None:
        super().__init__(chance)
        self.simulations = simulations
        self.seconds = seconds
        """A cap in processor time on top of the budget; 0 for none. With a cap the same seed may give another move."""
        self.moves_ahead = 6
        self.samples = 1
        self.reads = True
        self.stopped = False
        self.progress: Callable[[int, int], None] | None = None
        self.tree = Tree(simulations)
        self.root = Moves()
        self.sealed = vec[i64]([i64(0) for _ in range(SEATS)])
        self.judge = Judge()
        self.reading = Reading()
        self.rewards = vec[i64]([i64(0) for _ in range(SEATS)])
        self.handle: SeatHandle | None = None
        self.drawn = vec[i64]()
        self.secret_verbs = vec[i64]([i64(0) for _ in range(i64(256))])
        self.bluffs = vec[i64]([i64(0) for _ in range(i64(256))])

    # One decision

    def choose(self, seat: SeatHandle) -> i64:
        seat.sensible_moves(self.root)
        if self.root.size == 1:
            return self.root.at(0)
        self.prepare(seat)
        bluffs = self._may_bluff()
        self._search(seat, not bluffs)
        found = self.considered(seat)
        best = self._one_of_the_close(found) if bluffs else found[0].move
        return self.or_any(seat, best, self.root)

    def consider(self, seat: SeatHandle) -> list[Considered]:
        """Search, and tell what became of each legal move, the most tried first."""
        seat.sensible_moves(self.root)
        self.prepare(seat)
        if self.root.size > 1:
            self._search(seat, False)
        return self.considered(seat)

    def considered(self, seat: SeatHandle) -> list[Considered]:
        """What became of each move in the search before, for who has `choose` done and wants to know why."""
        found = [self._considered(seat.seat, self.root.at(at)) for at in range(self.root.size)]
        found.sort(key=lambda considered: (-considered.visits, -considered.expected))
        return found

    def afford(self, simulations: i64) -> None:
        """Have another budget from now on."""
        self.simulations = simulations
        if not self.tree.has_room(simulations):
            self.tree = Tree(simulations)

    def prepare(self, seat: SeatHandle) -> None:
        """Get ready for one decision."""
        self.tree.clear()
        self.stopped = False
        self._lay_tables(seat)
        self.judge.prepare(seat.game, int(self.world.seats), True)
        self.reading.prepare(seat.game, int(self.world.seats), self.reads)
        habits = seat.game.search.config
        self.moves_ahead = habits.moves_ahead
        self.samples = habits.samples
        self.drawn = vec[i64]([i64(0) for _ in range(habits.samples)])
        self.tree.explore = habits.explore
        for kind in seat.game.vocabulary.verbs.verbs:
            self.secret_verbs[kind.number] = 1 if kind.secret else 0
            self.bluffs[kind.number] = 1 if kind.name in habits.bluffs else 0

    def _lay_tables(self, seat: SeatHandle) -> None:
        """Have tables to imagine on; those of the same seat are used again."""
        if seat is self.handle:
            seat.imagine_into(self.chance, self.world)
            seat.imagine_again(self.chance, self.trial)
            return
        self.handle = seat
        self.world = seat.imagine(self.chance)
        self.trial = seat.imagine(self.chance)
        self.spare = self.world.empty_twin() if seat.game.search.config.samples > 1 else self.trial

    def _search(self, seat: SeatHandle, may_end: bool) -> None:
        """Simulate until the budget is spent; or, where only the best move is asked for, until it is certain."""
        begun = thread_time()
        done: i64 = 0
        while done < self.simulations and not self.stopped:
            for _ in range(min(STEPS, self.simulations - done)):
                self._simulate(seat)
            done += STEPS
            if self.progress is not None:
                self.progress(int(min(done, self.simulations)), int(self.simulations))
            if self.seconds > 0.0 and thread_time() - begun > self.seconds:
                return
            if may_end and self._lead(seat.seat) > self.simulations - done:
                return

    def _lead(self, me: i64) -> i64:
        """How much oftener the most tried move was tried than the next."""
        key = self._key(START, me)
        most: i64 = 0
        second: i64 = 0
        for at in range(self.root.size):
            visits = self.tree.visits(mixed(key, self.root.at(at) + 1))
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second

    def _may_bluff(self) -> bool:
        """Whether others would learn from a choice that is always the same."""
        return self.bluffs[verb(self.root.at(0))] != 0

    def _one_of_the_close(self, found: list[Considered]) -> int:
        """One of the moves that are about as good as the most tried one."""
        return self.one_of([each for each in found if each.expected >= found[0].expected - CLOSE])

    def one_of(self, moves: list[Considered]) -> int:
        """One of some moves by chance: one that was tried twice as often is four times as likely."""
        left: int = self.chance.below(sum(each.visits * each.visits for each in moves))
        for each in moves:
            left -= each.visits * each.visits
            if left < 0:
                return each.move
        return moves[0].move

    def _considered(self, me: i64, move: i64) -> Considered:
        key = mixed(self._key(START, me), move + 1)
        visits = self.tree.visits(key)
        if visits == 0:
            return Considered(int(move), 0, 0.0)
        return Considered(int(move), int(visits), (self.tree.mean(key) + 1.0) / 2.0)

    def _key(self, story: i64, mover: i64) -> i64:
        return mixed(story, mover + 1)

    # One simulation

    def _simulate(self, seat: SeatHandle) -> None:
        seat.imagine_again(self.chance, self.world)
        weight = WHOLE * self.reading.likelihood(self.world, seat.seat)
        self._descend(self.world, seat.seat)
        if self.samples > 1:
            self._play_on()
        else:
            self._roll_out(self.world)
        shares = self.judge.shares_at(self.world)
        for each in range(self.world.seats):
            self.rewards[each] = i64(int((2.0 * shares[each] - 1.0) * weight))
        self.tree.back_up(self.rewards, i64(int(weight)))

    def _descend(self, world: State, me: i64) -> None:
        """Make the moves of the tree until one of them is new."""
        story = START
        waiting = False
        moves = self.moves
        while not world.over and not self.tree.ends_new():
            awaited = world.awaited()
            mover = me if awaited & bit(me) else lowest_bit(awaited)
            sealed = self._is_sealed(world)
            if waiting and not sealed:
                story = self._unsealed(story)
                waiting = False
            moves.size = 0
            world.legal_moves(mover, moves)
            self.judge.heuristics.leave_sensible(world, mover, moves)
            at: i64 = 0
            if moves.size > 1:
                key = self._key(story, mover)
                if self.sealed[mover] != 0:
                    key = mixed(key, self.sealed[mover])
                at = self.tree.select(key, mover, moves, self.chance.word())
            move = moves.buffer[at]
            if sealed:
                waiting = True
                self.sealed[mover] = mixed(self.sealed[mover], move + 1)
            else:
                story = mixed(story, self._heard(move, mover, me) << 4 | mover)
            world.apply(mover, move)
        if waiting:
            self._unsealed(story)

    def _is_sealed(self, world: State) -> bool:
        return world.asked > 0 and world.questions.kinds[world.prompts[world.asked - 1].kind].sealed

    def _heard(self, move: i64, mover: i64, me: i64) -> i64:
        """A move as it enters the story: of another's secret one only the verb."""
        return verb(move) if mover != me and self.secret_verbs[verb(move)] else move

    def _unsealed(self, story: i64) -> i64:
        """Sealed answers are part of the story once all are in."""
        for seat in range(SEATS):
            story = mixed(story, self.sealed[seat])
            self.sealed[seat] = 0
        return story

    # Beyond the tree

    def _roll_out(self, world: State) -> None:
        """Make some random moves."""
        moves = self.moves
        left = self.moves_ahead
        while left > 0 and not world.over:
            left -= 1
            mover = lowest_bit(world.awaited())
            moves.size = 0
            world.legal_moves(mover, moves)
            self.judge.heuristics.leave_sensible(world, mover, moves)
            world.apply(mover, moves.buffer[self.chance.below(moves.size)])

    def _play_on(self) -> None:
        """Make some moves, each the best of a few random ones."""
        moves = self.moves
        left = self.moves_ahead
        while left > 0 and not self.world.over:
            left -= 1
            world = self.world
            mover = lowest_bit(world.awaited())
            moves.size = 0
            world.legal_moves(mover, moves)
            self.judge.heuristics.leave_sensible(world, mover, moves)
            if moves.size > 1:
                self._make_best_sample(world, mover)
            else:
                world.apply(mover, moves.buffer[0])

    def _make_best_sample(self, world: State, mover: i64) -> None:
        """Of a few random moves make the one after which its mover stands best.

        Each is tried on a table of its own, the last on the one where it is made; where the best one was tried, the
        game goes on.
        """
        moves = self.moves
        best = self.trial
        spare = self.spare
        most = -1.0
        last = min(self.samples, moves.size) - 1
        for sample in range(last + 1):
            move = moves.buffer[self.chance.below(moves.size)]
            self.drawn[sample] = move
            if self._was_drawn(move, sample):
                continue
            if sample < last:
                world.copy_to(spare)
            else:
                world, spare = spare, world
            spare.apply(mover, move)
            share = self.judge.shares_at(spare)[mover]
            if share > most:
                most = share
                best, spare = spare, best
        self.world = best
        self.trial = world
        self.spare = spare

    def _was_drawn(self, move: i64, before: i64) -> bool:
        """Whether a move is among the samples before this one: it would bring the same once more."""
        for sample in range(before):
            if self.drawn[sample] == move:
                return True
        return False
