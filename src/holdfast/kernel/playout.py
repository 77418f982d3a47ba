"""Whole games inside the engine: random moves to the end, many times over, and what came of them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import bit, lowest_bit
from holdfast.kernel.chance import Chance
from holdfast.kernel.moves import Moves
from holdfast.kernel.state import State, no_legal_move

SIDES_AT: Final[i64] = 16
LIMITED_AT: Final[i64] = 24


@final
class Dealer:
    """Deals one game after the other at the same table: each deal clears away what was there."""

    people: i64

    def __init__(self, table: State, people: i64) -> None:
        self.people = people
        self.empty = table
        self.table = table.empty_twin()

    def __call__(self, chance: Chance, remembers: bool = True) -> State:
        """A new game. Where nobody is going to determinize nothing need be remembered."""
        self.empty.copy_to(self.table)
        self.table.remembers = remembers
        self.table.people = self.people
        self.table.set_up(chance)
        return self.table


@final
class PlayoutTotals:
    """What came of many games. It grows with the variety of lengths, never with the number of games."""

    games: i64
    moves: i64
    limited: i64
    """Games that ended by the turn limit."""

    def __init__(self, seats: i64) -> None:
        self.games = 0
        self.moves = 0
        self.limited = 0
        self.wins = [0.0] * int(seats)
        """Games won by each seat; a win shared by three counts a third, a team's win is one for each of the team."""
        self.turns: dict[int, int] = {}
        """How many games took how many turns."""

    def count(self, state: State, played: i64) -> None:
        self.games += 1
        self.moves += played
        self.turns[int(state.turns)] = self.turns.get(int(state.turns), 0) + 1
        if state.turn_limit and state.turns >= state.turn_limit:
            self.limited += 1
        winners = state.winners()
        share = 1.0 / float(sides(state, winners))
        for seat in range(state.seats):
            if winners & bit(seat):
                self.wins[seat] += share


@final
class GameLog:
    """One line per game, to compare games one by one: turns, moves, and the outcome as one number."""

    size: i64

    def __init__(self) -> None:
        self.size = 0
        self.turns = vec[i64]()
        self.moves = vec[i64]()
        self.outcomes = vec[i64]()

    def note(self, state: State, played: i64) -> None:
        if self.size == len(self.turns):
            self.turns = append(self.turns, i64(0))
            self.moves = append(self.moves, i64(0))
            self.outcomes = append(self.outcomes, i64(0))
        self.turns[self.size] = state.turns
        self.moves[self.size] = played
        self.outcomes[self.size] = outcome(state)
        self.size += 1

    def lines(self) -> tuple[list[int], list[int], list[int]]:
        """Turns, moves and outcomes, game by game; then the game_log is empty again."""
        games = range(self.size)
        turns = [int(self.turns[at]) for at in games]
        moves = [int(self.moves[at]) for at in games]
        outcomes = [int(self.outcomes[at]) for at in games]
        self.size = 0
        return turns, moves, outcomes


def outcome(state: State) -> i64:
    """How a game ended: the mask of the winners, how many sides they are, and whether the turn limit ended it."""
    winners = state.winners()
    found = winners | sides(state, winners) << SIDES_AT
    if state.turn_limit and state.turns >= state.turn_limit:
        found |= bit(LIMITED_AT)
    return found


def sides(state: State, seats: i64) -> i64:
    """How many sides these seats are on: who wins and loses together is one."""
    count: i64 = 0
    left = seats
    while left:
        left &= ~(state.team(lowest_bit(left)) | bit(lowest_bit(left)))
        count += 1
    return count


def playout(state: State, chance: Chance, moves: Moves) -> i64:
    """Play random moves until the game is over; how many there were."""
    played: i64 = 0
    while not state.over:
        seat = lowest_bit(state.awaited())
        moves.size = 0
        state.legal_moves(seat, moves)
        if moves.size == 0:
            raise no_legal_move(state, seat)
        state.apply(seat, moves.buffer[chance.below(moves.size)])
        played += 1
    return played


def random_games(
    deal: Dealer, first: i64, games: i64, totals: PlayoutTotals | None, game_log: GameLog | None = None
) -> i64:
    """Deal and play out games, and count the moves. The number of a game is its seed: each can be dealt again."""
    moves = Moves()
    total: i64 = 0
    for number in range(first, first + games):
        state = deal(Chance(number), False)
        played = playout(state, Chance(-1 - number), moves)
        total += played
        if totals is not None:
            totals.count(state, played)
        if game_log is not None:
            game_log.note(state, played)
    return total


@final
class Drive:
    """A game driven move by move from outside the engine, as research code does."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves = Moves()

    def seat(self) -> int:
        """Whose move it is; of several who are awaited, the lowest."""
        return int(lowest_bit(self.state.awaited()))

    def legal(self) -> list[int]:
        """What that seat may do."""
        self.moves.size = 0
        self.state.legal_moves(lowest_bit(self.state.awaited()), self.moves)
        return self.moves.to_list()

    def step(self, move: int) -> bool:
        """Make that seat's move; whether the game goes on."""
        self.state.apply(lowest_bit(self.state.awaited()), move)
        return not self.state.over
