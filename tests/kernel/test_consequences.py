"""What moves would change, told beforehand from what a seat knows."""

from __future__ import annotations

from holdfast.games import find_game
from holdfast.kernel import Chance, Game, Options, State
from holdfast.kernel.consequences import Consequence, Foresight
from tests.changed import changed

Told = dict[str, dict[str, tuple[int | None, int | None]]]


def dealt(name: str, seats: int = 2, seed: int = 1, **options: object) -> tuple[Game, State, Options]:
    game = find_game(name)
    chosen = game.options.read(options)
    return game, game.deal(seats, chosen, Chance(seed)), chosen


def told(game: Game, state: State, seat: int) -> Told:
    """The consequences of a seat's moves, in the words of the rule book."""
    entries = game.schema_of(state).entries

    def worded(changes: list[Consequence]) -> dict[str, tuple[int | None, int | None]]:
        return {entries[each.entry].path: (each.before, each.after) for each in changes}

    found = Foresight(game, state, seat).foresee(game.legal_moves(state, seat))
    return {game.write(move, state=state): worded(changes) for move, changes in found.items()}


def test_an_attack_on_a_castle_without_a_wall_takes_strength() -> None:
    game, state, _ = dealt("royal_family", seed=3)
    told_once: Told = {}
    chance = Chance(5)
    while not told_once and not state.over:
        seat = next(at for at in range(2) if state.awaited() >> at & 1)
        found = told(game, state, seat)
        told_once = {move: changes for move, changes in found.items() if move.startswith("attack")}
        legal = game.legal_moves(state, seat)
        if not told_once:
            state.apply(seat, legal[chance.below(len(legal))])
    move, changes = next(iter(told_once.items()))
    ((path, (before, after)),) = changes.items()
    assert path.endswith(("strength_left", "fort_left")), move
    assert before is not None and (after is None or after < before)


def test_a_row_with_a_total_tells_what_it_would_be_worth() -> None:
    game, state, _ = dealt("upgrade")
    while not (found := told(game, state, 0)):
        seat = next(at for at in range(2) if state.awaited() >> at & 1)
        state.apply(seat, game.legal_moves(state, seat)[0])
    assert all(set(changes) <= {"p1.attack", "p1.defence"} for changes in found.values())
    assert not any(move.startswith("attack") for move in found), "an attack shows what the other side has laid"


def test_a_move_that_draws_tells_nothing() -> None:
    game, state, _ = dealt("shield", seats=3)
    seat = next(at for at in range(3) if state.awaited() >> at & 1)
    assert told(game, state, seat) == {}


def test_the_same_is_told_again() -> None:
    game, state, _ = dealt("cluster_royale", seats=3)
    assert told(game, state, 0) == told(game, state, 0)


def test_looking_ahead_changes_nothing() -> None:
    game, state, _ = dealt("royal_family")
    before = game.position(state)
    for seat in range(2):
        told(game, state, seat)
    assert game.position(state) == before


def test_a_game_without_numbers_on_the_table_tries_nothing() -> None:
    game, state, _ = dealt("ship_it")
    assert Foresight(changed(game, theme=None), state, 0).foresee(game.legal_moves(state, 0)) == {}
