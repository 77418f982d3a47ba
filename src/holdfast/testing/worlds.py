"""Two worlds that differ only in what a seat does not know must look the same to that seat, also while they change."""

from __future__ import annotations

from holdfast.kernel import SPECTATOR, Chance, Game, Journal, State, imagine, seat_name, see
from holdfast.kernel.journal import EVENT, MOVED, SHUFFLED
from holdfast.testing.law import LawBroken, differing


def check_two_worlds(game: Game, state: State, mover: int, move: int, chance: Chance) -> None:
    """Make the same move in the true and in an imagined world, and compare what a seat is told of it."""
    for seat in [*range(state.seats), int(SPECTATOR)]:
        other = imagine(state, seat, chance)
        if move not in game.legal_moves(other, mover):
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


def _told(game: Game, world: State, seat: int, mover: int, move: int) -> list[list[int]]:
    world.journal = Journal(game.events.card_fields())
    world.apply(mover, move)
    return world.journal.told_to(world, seat)


def _compare(game: Game, backs: int, what: str, one: list[list[int]], other: list[list[int]]) -> None:
    """Up to the first card that is shown, the worlds are the same; from there on they may part."""
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            if not _shows_card(game, backs, mine, theirs):
                raise LawBroken(f"{what}: {mine} or {theirs}")
            return
    if len(one) != len(other):
        longer = (one if len(one) > len(other) else other)[min(len(one), len(other))]
        raise LawBroken(f"{what}: {longer} or nothing")


def _shows_card(game: Game, backs: int, one: list[int], other: list[int]) -> bool:
    """Whether two lines differ only in which card both of them show.

    Of a card off the deck one world may show more than the other: some sorts are shown, or laid aside, at once.
    """
    if one[0] != other[0] or len(one) != len(other):
        return False
    differ = [at for at in range(len(one)) if one[at] != other[at]]
    if one[0] < SHUFFLED:
        shown = [line[1] > backs for line in (one, other)]
        return (differ == [1] and all(shown)) or (any(shown) and _leaves_deck(one) and _leaves_deck(other))
    if one[0] < EVENT:
        return False
    fields = game.events.card_fields()[one[0] - EVENT]
    return all(fields >> at - 1 & 1 and one[at] >= 0 and other[at] >= 0 for at in differ)


def _leaves_deck(line: list[int]) -> bool:
    """Whether a line tells that a card left the deck, the first zone of every table."""
    return line[0] == MOVED and line[2] == 0
