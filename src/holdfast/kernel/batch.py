"""Many tables of one game, stepped together: observations, masks, rewards and whose turn it is in long arrays.

The arrays are made once and read in place, from NumPy or anything else that reads buffers. Every table has luck of its
own, by its number and the seed: which games are played depends on nothing else, not even on how many tables there are.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from holdfast.kernel.action_space import ActionSpace
from holdfast.kernel.bits import lowest_bit
from holdfast.kernel.chance import Chance
from holdfast.kernel.encoder import Encoder
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.moves import Moves
from holdfast.kernel.ranking import returns
from holdfast.kernel.state import State, no_legal_move

GAMES: Final[i64] = 1 << 20
"""Games of one table that have seeds of their own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Plays seats at all tables of a batch: it is asked for one of the legal moves, and must not look at the state.

    `begin` is told of each new game; `choose` gets the chance of that table, so that games stay the same.
    """

    remembers: bool = False
    """Whether it determinizes: then tables keep what seats remember."""

    def begin(self, table: i64, state: State, seat: i64, seed: i64) -> None:
        """A new game at a table."""

    def choose(self, table: i64, seat: i64, moves: Moves, chance: Chance) -> i64:
        """One of the legal moves."""
        raise NotImplementedError


@final
class RandomPolicy(Policy):
    """Any legal move."""

    def choose(self, table: i64, seat: i64, moves: Moves, chance: Chance) -> i64:
        return moves.buffer[chance.below(moves.size)]


@final
class BatchTable:
    """One of the tables."""

    games: i64
    actions: vec[i32]
    listed: i64
    """How many actions are set in the mask."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.chance = Chance(0)
        self.luck = Chance(0)
        self.actions = vec[i32]()
        self.listed = 0
        self.games = 0


@final
class TableBatch:
    """Tables from number `first` on. Seats without a policy are played by the caller."""

    count: i64
    seats: i64
    first: i64
    seed: i64
    width: i64
    """How many numbers an observation has."""
    actions: i64
    steps: i64
    """Moves made so far, those of policies included."""
    remembers: bool
    observations: vec[i32]
    masks: vec[u8]
    players: vec[i32]
    """Whose turn it is at each table."""
    rewards: vec[float]
    """For each table and seat what the game that has just ended brought; otherwise 0."""
    ended: vec[u8]
    """Whether a game has just ended at a table; the next one is dealt already."""
    truncated: vec[u8]
    """Whether the turn limit ended it."""
    seen: vec[i64]
    """For each table and zone for whom its cards stand in the observation."""
    final: vec[i32]
    """Of games that have just ended what the seat that moved last saw."""

    def __init__(
        self,
        empty: State,
        encoder: Encoder,
        space: ActionSpace,
        count: i64,
        first: i64,
        seed: i64,
        policies: list[Policy | None],
    ) -> None:
        self.empty = empty
        self.encoder = encoder
        self.space = space
        self.count = count
        self.seats = empty.seats
        self.first = first
        self.seed = seed
        self.steps = 0
        self.policies = policies
        self.moves = Moves()
        self.remembers = False
        for policy in policies:
            if policy is not None and policy.remembers:
                self.remembers = True
        self.width = encoder.size
        self.actions = space.size
        self.zones: i64 = len(empty.zones)
        self.seen = vec[i64]([i64(0)] * (count * self.zones))
        self.observations = vec[i32]([i32(0)] * (count * self.width))
        self.masks = vec[u8]([u8(0)] * (count * self.actions))
        self.players = vec[i32]([i32(0)] * count)
        self.rewards = vec[float]([0.0] * (count * self.seats))
        self.ended = vec[u8]([u8(0)] * count)
        self.truncated = vec[u8]([u8(0)] * count)
        self.final = vec[i32]([i32(0)] * (count * self.width))
        self.tables: list[BatchTable] = [BatchTable(empty.empty_twin()) for _ in range(count)]

    def reset(self) -> None:
        """Deal the first game at every table."""
        self.steps = 0
        for at in range(self.count):
            self.tables[at].games = 0
            self._forget(at)
            self._deal(at)
            self._run(at)

    def reseed(self, seed: i64) -> None:
        """Begin anew with another seed."""
        self.seed = seed
        self.reset()

    def step(self, actions: vec[i32]) -> None:
        """Make a move at every table, by action number; IllegalMove names the first that is not possible."""
        self._check(actions)
        for at in range(self.count):
            self._forget(at)
            state = self.tables[at].state
            seat = i64(self.players[at])
            state.apply(seat, self._move(state, seat, i64(actions[at])))
            self._run(at)
        self.steps += self.count

    def _move(self, state: State, seat: i64, action: i64) -> i64:
        """The move with this number. Only ranked ones are told by what else is legal, and need it listed once more."""
        moves = self.moves
        moves.size = 0
        if self.space.is_ranked(action):
            state.legal_moves(seat, moves)
        return self.space.move(action, moves)

    def _check(self, actions: vec[i32]) -> None:
        if i64(len(actions)) != self.count:
            raise IllegalMove("wrong_number_of_actions", count=len(actions), tables=int(self.count))
        size = self.actions
        for at in range(self.count):
            action = i64(actions[at])
            if action < 0 or action >= size or self.masks[at * size + action] == 0:
                raise IllegalMove("action_not_possible_at_table", action=int(action), table=int(at))

    def random_actions(self, chance: Chance, into: vec[i32]) -> None:
        """Any legal action for each table."""
        for at in range(self.count):
            table = self.tables[at]
            action = i64(table.actions[chance.below(table.listed)])
            while action < 0:
                action = i64(table.actions[chance.below(table.listed)])
            into[at] = i32(action)

    def random_steps(self, steps: i64, chance: Chance) -> None:
        """Make that many steps of random actions, for benchmarks and for putting games out of step."""
        chosen = vec[i32]([i32(0)] * self.count)
        for _step in range(steps):
            self.random_actions(chance, chosen)
            self.step(chosen)

    def place(self, at: i64, state: State) -> None:
        """Let a table stand as another one does; policies then move, if it is their turn."""
        self._forget(at)
        state.copy_to(self.tables[at].state)
        self._run(at)

    def _forget(self, at: i64) -> None:
        """What the last step said of the end of a game holds no longer."""
        if self.ended[at]:
            self.ended[at] = 0
            self.truncated[at] = 0
            for seat in range(at * self.seats, (at + 1) * self.seats):
                self.rewards[seat] = 0.0

    def _deal(self, at: i64) -> None:
        table = self.tables[at]
        state = table.state
        number = self.first + at
        game = self.seed * GAMES * GAMES + number * GAMES + table.games
        table.games += 1
        self.empty.copy_to(state)
        state.remembers = self.remembers
        state.people = 0
        table.chance.begin(game)
        state.set_up(table.chance)
        table.luck.begin(-1 - game)
        for seat in range(self.seats):
            policy = self.policies[seat]
            if policy is not None:
                policy.begin(at, state, seat, table.luck.word())

    def _run(self, at: i64) -> None:
        """Let policies move until it is the turn of a seat without one; then write down how the table stands."""
        table = self.tables[at]
        state = table.state
        while True:
            if state.over:
                self._end(at)
                continue
            seat = lowest_bit(state.awaited())
            moves = self.moves
            moves.size = 0
            state.legal_moves(seat, moves)
            if moves.size == 0:
                raise no_legal_move(state, seat)
            policy = self.policies[seat]
            if policy is None:
                break
            state.apply(seat, policy.choose(at, seat, moves, table.luck))
            self.steps += 1
        self.players[at] = i32(seat)
        self.encoder.follow(state, seat, self.observations, at * self.width, self.seen, at * self.zones)
        self._mask(table, at * self.actions)

    def _mask(self, table: BatchTable, base: i64) -> None:
        masks = self.masks
        actions = table.actions
        for index in range(table.listed):
            action = i64(actions[index])
            if action >= 0:
                masks[base + action] = 0
        actions = self.space.numbers(self.moves, actions)
        table.actions = actions
        table.listed = self.moves.size
        for index in range(table.listed):
            action = i64(actions[index])
            if action >= 0:
                masks[base + action] = 1

    def _end(self, at: i64) -> None:
        state = self.tables[at].state
        self.ended[at] = 1
        self.truncated[at] = 1 if state.turn_limit and state.turns >= state.turn_limit else 0
        shares = returns(state)
        for seat in range(self.seats):
            self.rewards[at * self.seats + seat] = shares[seat]
        self.encoder.write(state, self._asked_last(at), self.final, at * self.width)
        self._deal(at)

    def _asked_last(self, at: i64) -> i64:
        """The seat without a policy that was asked last at a table."""
        return i64(self.players[at])

    def state_of(self, at: int) -> State:
        """The state of a table, for tests and for anybody who is not a player."""
        return self.tables[at].state
