"""Bots are fair by construction: a handle gives the same in worlds that its seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast.bots import Easy, Greedy, Medium
from holdfast.bots.bot import Bot
from holdfast.games import games
from holdfast.kernel import Chance, Game, Moves, Observation, SeatHandle, State, awaited, determinize

GAMES = [pytest.param(game, id=name) for name, game in games().items()]
SOME = 25


class Cheat:
    """Takes all that a handle gives, and all that can be found in it, for a sign of what it must not know."""

    def __init__(self, seat: SeatHandle) -> None:
        self.seat = seat

    def signs(self) -> dict[str, object]:
        observation, moves = Observation(), Moves()
        self.seat.observation(observation)
        self.seat.legal_moves(moves)
        return {
            "view": self.seat.view(),
            "observation": observation.to_list(),
            "moves": moves.to_list(),
            "words": self.seat.suggestions(Chance(3)),
            "spoken move": int(self.seat.spoken_move()),
            "determinized": self.determinized(),
        }

    def determinized(self) -> list[object]:
        """Determinized tables with all their cards by number, the luck to come, and what else lies about on them."""
        chance = Chance(6)
        world = self.seat.determinize(chance)
        found: list[object] = []
        for _ in range(3):
            found += [self.seat.game.position(world), world.chance.to_text(), world.journal, world.undo]
            found += [zone.to_list() for zone in world.zones]
            found += [[int(world.known[card]) for card in range(len(world.known))]]
            self.seat.determinize_again(chance, world)
        return found


def moments(game: Game, seats: int) -> list[tuple[State, int]]:
    """Tables in the middle of random games, each with somebody who is to move."""
    found: list[tuple[State, int]] = []
    chance = Chance(11)
    for seed in range(3):
        state = game.deal(seats, game.options.read({}), Chance(seed))
        for step in range(SOME):
            if state.over:
                break
            seat = awaited(state)[0]
            if step % 8 == 5:
                found.append((state.copy(), seat))
            legal = game.legal_moves(state, seat)
            state.apply(seat, legal[chance.below(len(legal))])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_cheat_finds_no_sign_of_what_its_seat_does_not_know(game: Game) -> None:
    for state, seat in moments(game, game.seats[0]):
        other = determinize(state, seat, Chance(99))
        assert Cheat(SeatHandle(game, state, seat)).signs() == Cheat(SeatHandle(game, other, seat)).signs()


def test_the_worlds_that_are_compared_differ() -> None:
    game = games()["upgrade"]
    pairs = [(state, determinize(state, seat, Chance(99))) for state, seat in moments(game, 2)]
    assert all(game.position(state)["deck"] != game.position(other)["deck"] for state, other in pairs)


@pytest.mark.parametrize("level", [Easy, Medium, Greedy])
@pytest.mark.parametrize("game", GAMES)
def test_no_bot_moves_by_what_its_seat_does_not_know(game: Game, level: Callable[[Chance], Bot]) -> None:
    state, seat = moments(game, game.seats[0])[0]
    worlds = (state, determinize(state, seat, Chance(98)))
    assert len({int(level(Chance(5)).choose(SeatHandle(game, world, seat))) for world in worlds}) == 1
