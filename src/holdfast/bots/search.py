"""Search: information-set Monte Carlo tree search. It tries moves on tables that it imagines.

Each simulation imagines the table anew, so that nothing is planned for cards that nobody knows. The tree tells
positions apart only by the story as the mover could have heard it. Budgets are counts, so that the same seed gives the
same move.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.bots.greedy import Greedy, outlook
from holdfast.bots.tree import Tree, mixed
from holdfast.kernel.bits import bit, count_bits, lowest_bit
from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.moves import Moves, verb
from holdfast.kernel.state import State

START: Final[i64] = 0x1234567
SEATS: Final[i64] = 16
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
    explore: float
    squash: float
    squash_many: float
    stopped: bool
    """Set it from outside, and the search ends with what it has."""

    def __init__(self, chance: Chance, simulations: i64, seconds: float = 0.0) -> None:
        super().__init__(chance)
        self.simulations = simulations
        self.seconds = seconds
        """A cap in time on top of the budget; 0 for none. With a cap the same seed may give another move."""
        self.moves_ahead = 6
        self.samples = 1
        self.explore = 0.7
        self.squash = 3.0
        self.squash_many = 6.0
        self.stopped = False
        self.progress: Callable[[int, int], None] | None = None
        self.tree = Tree(simulations)
        self.root = Moves()
        self.sealed = vec[i64]([i64(0) for _ in range(SEATS)])
        self.rewards = vec[float]([0.0 for _ in range(SEATS)])
        self.world: State | None = None
        self.trial: State | None = None
        self.secret_verbs = vec[i64]([i64(0) for _ in range(i64(256))])

    # One decision

    def choose(self, seat: SeatHandle) -> i64:
        seat.legal_moves(self.root)
        if self.root.size == 1:
            return self.root.at(0)
        self._prepare(seat)
        self._search(seat)
        return self._most_tried(seat.seat)

    def consider(self, seat: SeatHandle) -> list[Considered]:
        """Search, and tell what became of each legal move, the most tried first."""
        seat.legal_moves(self.root)
        self._prepare(seat)
        self._search(seat)
        return self.considered(seat)

    def considered(self, seat: SeatHandle) -> list[Considered]:
        """What became of each move in the search before, for who has `choose` done and wants to know why."""
        found = [self._considered(seat.seat, self.root.at(at)) for at in range(self.root.size)]
        found.sort(key=lambda considered: (-considered.visits, -considered.expected))
        return found

    def _prepare(self, seat: SeatHandle) -> None:
        self.tree.clear()
        self.stopped = False
        habits = seat.game.habits
        self.moves_ahead = habits.moves_ahead
        self.samples = habits.samples
        self.explore = habits.explore
        self.squash = habits.squash
        self.squash_many = habits.squash_many
        for kind in seat.game.verbs.verbs:
            self.secret_verbs[kind.number] = 1 if kind.secret else 0
        self.world = seat.imagine(self.chance)
        self.trial = seat.imagine(self.chance)

    def _search(self, seat: SeatHandle) -> None:
        begun = perf_counter()
        done: i64 = 0
        while done < self.simulations and not self.stopped:
            for _ in range(min(STEPS, self.simulations - done)):
                self._simulate(seat)
            done += STEPS
            if self.progress is not None:
                self.progress(int(min(done, self.simulations)), int(self.simulations))
            if self.seconds > 0.0 and perf_counter() - begun > self.seconds:
                return

    def _most_tried(self, me: i64) -> i64:
        best: i64 = 0
        most = -1.0
        for at in range(self.root.size):
            slot = self.tree.find(mixed(self._key(START, me), self.root.at(at) + 1))
            if slot >= 0 and self.tree.visits[slot] > 0:
                tried = float(self.tree.visits[slot])
                score = tried + self.tree.values[slot] / tried / 4.0
                if score > most:
                    most = score
                    best = at
        return self.root.at(best)

    def _considered(self, me: i64, move: i64) -> Considered:
        slot = self.tree.find(mixed(self._key(START, me), move + 1))
        if slot < 0 or self.tree.visits[slot] == 0:
            return Considered(int(move), 0, 0.0)
        visits = self.tree.visits[slot]
        return Considered(int(move), int(visits), (self.tree.values[slot] / float(visits) + 1.0) / 2.0)

    def _key(self, story: i64, mover: i64) -> i64:
        return mixed(story, mover + 1)

    # One simulation

    def _simulate(self, seat: SeatHandle) -> None:
        world = self.world
        if world is None:
            return
        seat.imagine_into(self.chance, world)
        self._descend(world, seat.seat)
        self._roll_out(world)
        if world.over:
            self._count(world)
        else:
            self._estimate(world)
        self.tree.back_up(self.rewards)

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
            at: i64 = 0
            if moves.size > 1:
                key = self._key(story, mover)
                if sealed and self.sealed[mover]:
                    key = mixed(key, self.sealed[mover])
                at = self.tree.select(key, mover, moves, self.explore, self.chance.word())
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
        moves = self.moves
        for _ in range(self.moves_ahead):
            if world.over:
                return
            mover = lowest_bit(world.awaited())
            moves.size = 0
            world.legal_moves(mover, moves)
            if self.samples > 1 and moves.size > 1:
                world.apply(mover, self._best_sample(world, mover))
            else:
                world.apply(mover, moves.buffer[self.chance.below(moves.size)])

    def _best_sample(self, world: State, mover: i64) -> i64:
        """Of a few random moves the one after which its mover stands best."""
        trial = self.trial
        best = self.moves.buffer[self.chance.below(self.moves.size)]
        if trial is None:
            return best
        most = -1e30
        for _ in range(min(self.samples, self.moves.size)):
            move = self.moves.buffer[self.chance.below(self.moves.size)]
            world.copy_to(trial)
            trial.apply(mover, move)
            promise = outlook(trial, mover)
            if promise > most:
                most = promise
                best = move
        return best

    def _count(self, world: State) -> None:
        """The game is over: the winners share 1, the others have -1."""
        winners = world.winners()
        sides = self._sides(world, winners)
        for seat in range(world.seats):
            self.rewards[seat] = 2.0 / float(sides) - 1.0 if winners & bit(seat) else -1.0

    def _sides(self, world: State, winners: i64) -> i64:
        """How many sides share the win: a team is one."""
        return count_bits(winners) // max(i64(1), count_bits(winners & world.team(lowest_bit(winners))))

    def _estimate(self, world: State) -> None:
        """Each side's chance to win, from how well all of them are doing."""
        squash = self.squash if world.seats == 2 else self.squash_many
        total = 0.0
        for seat in range(world.seats):
            share = exp(squash * world.evaluate(seat)) if world.is_in(seat) else 0.0
            self.rewards[seat] = share
            total += share
        for seat in range(world.seats):
            self.rewards[seat] /= total
        self._share_in_teams(world)
        for seat in range(world.seats):
            self.rewards[seat] = 2.0 * self.rewards[seat] - 1.0

    def _share_in_teams(self, world: State) -> None:
        """Who wins together hopes together."""
        for seat in range(world.seats):
            team = world.team(seat)
            if team != bit(seat) and lowest_bit(team) == seat:
                together = 0.0
                for other in range(world.seats):
                    if team & bit(other):
                        together += self.rewards[other]
                for other in range(world.seats):
                    if team & bit(other):
                        self.rewards[other] = together
