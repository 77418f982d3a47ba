"""Two worlds that differ only in what a seat does not know must look the same to that seat, also while they change."""

from __future__ import annotations

from itertools import zip_longest

from holdfast.kernel import SPECTATOR, Chance, Game, Journal, State, imagine, seat_name, see
from holdfast.kernel.journal import EVENT, SHUFFLED
from holdfast.testing.law import LawBroken, differing


def check_two_worlds(game: Game, state: State, mover: int, move: int, chance: Chance) -> None:
    """Make the same move in the true and in an imagined world, and compare what a seat is told of it."""
    for seat in [*range(state.seats), int(SPECTATOR)]:
        other = imagine(state, seat, chance)
        if move not in game.legal_moves(other, mover) or _said_so_far(other, mover) != _said_so_far(state, mover):
            continue
        other.chance = state.chance.copy()
        one = state.copy()
        lines = [_told(game, world, seat, mover, move) for world in (one, other)]
        name = "the spectator" if seat == SPECTATOR else seat_name(seat)
        _compare(
            game, len(state.backs), f"{name} could tell two worlds apart when “{game.write(move)}” was made", *lines
        )
        if lines[0] == lines[1] and see(one, seat) != see(other, seat):
            mine, theirs = (game.view(world, seat).entries for world in (one, other))
            raise LawBroken(f"{name} was told the same of “{game.write(move)}” but sees {differing(mine, theirs)}")


def _said_so_far(world: State, mover: int) -> list[int]:
    """How far the mover is with a sealed answer: the same move may be the last part of it in one world only."""
    return [int(series.size) for series in world.series_list if series.owner == mover]


def _told(game: Game, world: State, seat: int, mover: int, move: int) -> list[list[int]]:
    world.journal = Journal(game.events.card_fields())
    world.apply(mover, move)
    return world.journal.told_to(world, seat)


def _compare(game: Game, backs: int, what: str, one: list[list[int]], other: list[list[int]]) -> None:
    """The worlds are the same up to the first line that tells, in one of them, what was hidden."""
    for mine, theirs in zip_longest(one, other):
        if mine != theirs:
            if not any(line is not None and _tells(game, backs, line) for line in (mine, theirs)):
                raise LawBroken(f"{what}: {mine or 'nothing'} or {theirs or 'nothing'}")
            return


def _tells(game: Game, backs: int, line: list[int]) -> bool:
    """Whether a line shows a card, or is an event that discloses something by itself.

    Which card the rules show, from which place, and whether they show one at all, may depend on what was hidden:
    an event off the deck is laid open, a sealed answer is unsealed, all clusters of one provider are turned up.
    """
    if line[0] < SHUFFLED:
        return line[1] > backs
    if line[0] < EVENT:
        return False
    kind = game.events.kinds[line[0] - EVENT]
    fields = game.events.card_fields()[line[0] - EVENT]
    return kind.discloses or any(fields >> at & 1 and value >= 0 for at, value in enumerate(line[1:]))
