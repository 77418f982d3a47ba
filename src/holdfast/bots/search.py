"""Information-set Monte Carlo tree search: moves are tried on determinized tables.

Each simulation determinizes the hidden cards anew, so that no plan relies on cards the bot cannot know. The tree
distinguishes positions only by the moves that the mover could have observed. Budgets are counts, so that the same seed
gives the same move. Tables that fit what the others have done weigh more (see `opponent_model`).
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.bots.greedy import Greedy
from holdfast.bots.opponent_model import OpponentModel
from holdfast.bots.search_tree import WHOLE, SearchTree, combine
from holdfast.bots.value_function import SEATS, ValueFunction
from holdfast.kernel.bits import bit, lowest_bit
from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.moves import Moves, verb
from holdfast.kernel.state import State

START: Final[i64] = 0x1234567
CLOSE: Final = 0.01
"""Moves whose win probability is within this of the best count as equally good."""
STEPS: Final[i64] = 64
"""Simulations between two looks at the clock."""


@final
class MoveStats:
    """What the search found about one move."""

    move: int
    visits: int
    expected: float
    """The expected win probability, from 0 to 1, over the determinized tables."""

    def __init__(self, move: int, visits: int, expected: float) -> None:
        self.move = move
        self.visits = visits
        self.expected = expected


class Search(Greedy):
    """Searches until its budget is spent. Texts it writes are chosen as `Greedy` chooses them."""

    simulations: i64
    rollout_moves: i64
    samples: i64
    models_opponents: bool
    """Whether tables are weighted by how well they fit what the others have done, if the game has such weights."""
    stopped: bool
    """Set from outside to end the search with what it has found."""
    world: State
    """The determinized table; set by `prepare`."""
    trial: State
    spare: State
    """Buffers for two more tables, to compare moves."""

    def __init__(self, chance: Chance, simulations: i64, seconds: float = 0.0) -> None:
        super().__init__(chance)
        self.simulations = simulations
        self.seconds = seconds
        """A limit in processor time on top of the budget; 0 for none. With one the same seed may give another move."""
        self.rollout_moves = 6
        self.samples = 1
        self.models_opponents = True
        self.stopped = False
        self.progress: Callable[[int, int], None] | None = None
        self.tree = SearchTree(simulations)
        self.root = Moves()
        self.sealed = vec[i64]([i64(0)] * SEATS)
        self.value_function = ValueFunction()
        self.opponent_model = OpponentModel()
        self.rewards = vec[i64]([i64(0)] * SEATS)
        self.handle: SeatHandle | None = None
        self.drawn = vec[i64]()
        self.secret_verbs = vec[i64]([i64(0)] * 256)
        self.bluffs = vec[i64]([i64(0)] * 256)

    # One decision

    def choose(self, seat: SeatHandle) -> i64:
        seat.sensible_moves(self.root)
        if self.root.size == 1:
            return self.root.at(0)
        self.prepare(seat)
        bluffs = self._may_bluff()
        self._search(seat, not bluffs)
        found = self.move_stats(seat)
        best = self._one_of_the_close(found) if bluffs else found[0].move
        return self.or_random_move(seat, best, self.root)

    def evaluate_moves(self, seat: SeatHandle) -> list[MoveStats]:
        """Search, and return what was found about each legal move, the most visited first."""
        seat.sensible_moves(self.root)
        self.prepare(seat)
        if self.root.size > 1:
            self._search(seat, False)
        return self.move_stats(seat)

    def move_stats(self, seat: SeatHandle) -> list[MoveStats]:
        """What the last search found about each move: the reasons behind `choose`."""
        found = [self._stats_of(seat.seat, self.root.at(at)) for at in range(self.root.size)]
        found.sort(key=lambda stats: (-stats.visits, -stats.expected))
        return found

    def set_budget(self, simulations: i64) -> None:
        """Use this many simulations from now on."""
        self.simulations = simulations
        if not self.tree.has_room(simulations):
            self.tree = SearchTree(simulations)

    def prepare(self, seat: SeatHandle) -> None:
        """Get ready for one decision."""
        self.tree.clear()
        self.stopped = False
        self._lay_tables(seat)
        self.value_function.prepare(seat.game, int(self.world.seats), True)
        self.opponent_model.prepare(seat.game, int(self.world.seats), self.models_opponents)
        config = seat.game.search.config
        self.rollout_moves = config.rollout_moves
        self.samples = config.rollout_samples
        self.drawn = vec[i64]([i64(0)] * config.rollout_samples)
        self.tree.exploration = config.exploration
        for kind in seat.game.vocabulary.verbs.verbs:
            self.secret_verbs[kind.number] = 1 if kind.secret else 0
            self.bluffs[kind.number] = 1 if kind.name in config.bluffs else 0

    def _lay_tables(self, seat: SeatHandle) -> None:
        """Make the tables to determinize on, or reuse those of the same seat."""
        if seat is self.handle:
            seat.determinize_into(self.chance, self.world)
            seat.determinize_again(self.chance, self.trial)
            return
        self.handle = seat
        self.world = seat.determinize(self.chance)
        self.trial = seat.determinize(self.chance)
        self.spare = self.world.empty_twin() if seat.game.search.config.rollout_samples > 1 else self.trial

    def _search(self, seat: SeatHandle, may_end: bool) -> None:
        """Simulate until the budget is spent, or, if `may_end`, until the best move is certain."""
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
        """By how many visits the most visited move leads."""
        key = self._key(START, me)
        most: i64 = 0
        second: i64 = 0
        for at in range(self.root.size):
            visits = self.tree.visits(combine(key, self.root.at(at) + 1))
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second

    def _may_bluff(self) -> bool:
        """Whether a predictable choice would tell the others something."""
        return self.bluffs[verb(self.root.at(0))] != 0

    def _one_of_the_close(self, found: list[MoveStats]) -> int:
        """One of the moves that are about as good as the most visited one."""
        return self.sample_by_visits([each for each in found if each.expected >= found[0].expected - CLOSE])

    def sample_by_visits(self, moves: list[MoveStats]) -> int:
        """One of some moves at random, weighted by the square of its visits."""
        left: int = self.chance.below(sum(each.visits * each.visits for each in moves))
        for each in moves:
            left -= each.visits * each.visits
            if left < 0:
                return each.move
        return moves[0].move

    def _stats_of(self, me: i64, move: i64) -> MoveStats:
        key = combine(self._key(START, me), move + 1)
        visits = self.tree.visits(key)
        if visits == 0:
            return MoveStats(int(move), 0, 0.0)
        return MoveStats(int(move), int(visits), (self.tree.mean(key) + 1.0) / 2.0)

    def _key(self, story: i64, mover: i64) -> i64:
        return combine(story, mover + 1)

    # One simulation

    def _simulate(self, seat: SeatHandle) -> None:
        seat.determinize_again(self.chance, self.world)
        weight = WHOLE * self.opponent_model.likelihood(self.world, seat.seat)
        self._descend(self.world, seat.seat)
        if self.samples > 1:
            self._play_on()
        else:
            self._roll_out(self.world)
        shares = self.value_function.win_probabilities(self.world)
        for each in range(self.world.seats):
            self.rewards[each] = i64(int((2.0 * shares[each] - 1.0) * weight))
        self.tree.back_up(self.rewards, i64(int(weight)))

    def _descend(self, world: State, me: i64) -> None:
        """Follow the tree until a new move is reached."""
        story = START
        waiting = False
        moves = self.moves
        while not world.over and not self.tree.reached_new_edge():
            awaited = world.awaited()
            mover = me if awaited & bit(me) else lowest_bit(awaited)
            sealed = self._is_sealed(world)
            if waiting and not sealed:
                story = self._unsealed(story)
                waiting = False
            moves.size = 0
            world.legal_moves(mover, moves)
            self.value_function.heuristics.leave_sensible(world, mover, moves)
            at: i64 = 0
            if moves.size > 1:
                key = self._key(story, mover)
                if self.sealed[mover] != 0:
                    key = combine(key, self.sealed[mover])
                at = self.tree.select(key, mover, moves, self.chance.word())
            move = moves.buffer[at]
            if sealed:
                waiting = True
                self.sealed[mover] = combine(self.sealed[mover], move + 1)
            else:
                story = combine(story, self._heard(move, mover, me) << 4 | mover)
            world.apply(mover, move)
        if waiting:
            self._unsealed(story)

    def _is_sealed(self, world: State) -> bool:
        return world.asked > 0 and world.questions.kinds[world.prompts[world.asked - 1].kind].sealed

    def _heard(self, move: i64, mover: i64, me: i64) -> i64:
        """A move as the bot observes it: of another's secret move only the verb."""
        return verb(move) if mover != me and self.secret_verbs[verb(move)] else move

    def _unsealed(self, story: i64) -> i64:
        """Sealed answers become part of the observed history once all are in."""
        for seat in range(SEATS):
            story = combine(story, self.sealed[seat])
            self.sealed[seat] = 0
        return story

    # Beyond the tree

    def _roll_out(self, world: State) -> None:
        """A rollout of random moves."""
        moves = self.moves
        left = self.rollout_moves
        while left > 0 and not world.over:
            left -= 1
            mover = lowest_bit(world.awaited())
            moves.size = 0
            world.legal_moves(mover, moves)
            self.value_function.heuristics.leave_sensible(world, mover, moves)
            world.apply(mover, moves.buffer[self.chance.below(moves.size)])

    def _play_on(self) -> None:
        """A rollout in which each move is the best of a few random ones."""
        moves = self.moves
        left = self.rollout_moves
        while left > 0 and not self.world.over:
            left -= 1
            world = self.world
            mover = lowest_bit(world.awaited())
            moves.size = 0
            world.legal_moves(mover, moves)
            self.value_function.heuristics.leave_sensible(world, mover, moves)
            if moves.size > 1:
                self._make_best_sample(world, mover)
            else:
                world.apply(mover, moves.buffer[0])

    def _make_best_sample(self, world: State, mover: i64) -> None:
        """Make the best of a few random moves, as its mover values the table after it.

        Each is tried on a copy, the last on the table itself; play continues on the table of the best one.
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
            share = self.value_function.win_probabilities(spare)[mover]
            if share > most:
                most = share
                best, spare = spare, best
        self.world = best
        self.trial = world
        self.spare = spare

    def _was_drawn(self, move: i64, before: i64) -> bool:
        """Whether a move was sampled before: it would give the same result again."""
        for sample in range(before):
            if self.drawn[sample] == move:
                return True
        return False
