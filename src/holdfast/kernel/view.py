"""Views and positions: the state in the rule book's own zone names, for one seat or in full."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdfast.kernel.chance import Chance, chance_written
from holdfast.kernel.errors import PositionError
from holdfast.kernel.events import UNSEEN
from holdfast.kernel.moves import Moves
from holdfast.kernel.options import Options
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.sheet import Given, Plain, Seen, Written, lay_out_table
from holdfast.kernel.zones import SPECTATOR

if TYPE_CHECKING:
    from holdfast.kernel.game import Game
    from holdfast.kernel.state import State

DEEPEST = 6


@dataclass(frozen=True)
class View:
    """Everything that one seat may see, as plain data. `SPECTATOR` is a seat here too."""

    game: str
    seat: int
    seats: int
    entries: Mapping[str, Plain]
    open: Mapping[str, Plain]
    """The same entries as everyone sees them."""
    awaited: tuple[int, ...]
    question: str
    over: bool
    ranking: tuple[tuple[int, ...], ...]

    def cards(self, path: str) -> list[str]:
        """The cards of a zone; a single place is a zone of one card or none."""
        entry = self.entries.get(path)
        if isinstance(entry, str):
            return [entry]
        return [str(card) for card in entry] if isinstance(entry, Sequence) else []

    def only_mine(self, path: str) -> list[bool]:
        """For each card of a zone whether this seat sees it and not everyone does."""
        shown = self.open.get(path)
        listed = [shown] if isinstance(shown, str) else list(shown) if isinstance(shown, Sequence) else []
        return [mine != UNSEEN and other != mine for mine, other in zip(self.cards(path), listed, strict=False)]

    def number(self, path: str) -> int:
        entry = self.entries.get(path, 0)
        return entry if isinstance(entry, int) else 0

    def has(self, path: str) -> bool:
        """Whether a flag is set, or anything is written at a path."""
        return bool(self.entries.get(path))


def view(game: Game, state: State, seat: int) -> View:
    """What a seat, or a spectator, may see."""
    mine = _seen(game, state, seat)
    return View(
        game=game.name,
        seat=seat,
        seats=int(state.seats),
        entries=mine,
        open=mine if seat == SPECTATOR else _seen(game, state, int(SPECTATOR)),
        awaited=tuple(awaited(state)),
        question=question(game, state),
        over=state.over,
        ranking=tuple(tuple(rank) for rank in state.ranking()) if state.over else (),
    )


def awaited(state: State) -> list[int]:
    """The seats that owe a decision now."""
    mask = state.awaited()
    return [seat for seat in range(state.seats) if mask >> seat & 1]


def question(game: Game, state: State) -> str:
    """What the awaited seats are asked: the name of the newest prompt, or what the game says."""
    if state.prompts:
        return game.prompts.kinds[state.prompts[-1].kind].name
    return state.question()


def entries(game: Game, state: State) -> dict[str, Plain]:
    """The whole state as a flat mapping of dotted paths, without the luck to come."""
    sheet = Written(state, game.faces)
    lay_out_table(state, sheet, game.prompts)
    return sheet.entries


def position(game: Game, state: State) -> dict[str, Plain]:
    """The whole state, enough to restore the game exactly. It never leaves the server."""
    whole: dict[str, Plain] = {**entries(game, state), "chance": state.chance.written()}
    if state.over:
        whole["over"] = True
    return nested(whole)


def restore(game: Game, seats: int, options: Options, given: Mapping[str, Plain], chance: Chance) -> State:
    """The state that a position describes, or PositionError. What it leaves open is drawn from `chance`."""
    game.check(seats, options)
    flat = flattened(given)
    state = game.bare(seats, options)
    written = flat.pop("chance", None)
    state.chance = chance if written is None else chance_written(str(written))
    over = flat.pop("over", False)
    if not isinstance(over, bool):
        raise PositionError(f"over: «{over}» is neither true nor false")
    sheet = Given(state, game.faces, flat)
    lay_out_table(state, sheet, game.prompts)
    _refuse_unread(sheet)
    _put_home(state, sheet.unclaimed())
    if flat.keys() <= {"deck"} and not over:
        state.deal()
        return state
    state.over = over
    if not state.over:
        _refuse_late(state)
        state.settle()
        _refuse_stalled(state)
    return state


def _refuse_late(state: State) -> None:
    if state.turn_limit and state.turns >= state.turn_limit:
        raise PositionError(f"turns: after {state.turns} turns the game is over, its turn_limit is {state.turn_limit}")


def _seen(game: Game, state: State, seat: int) -> dict[str, Plain]:
    sheet = Seen(state, game.faces, seat)
    lay_out_table(state, sheet, game.prompts)
    return sheet.entries


def _refuse_unread(sheet: Given) -> None:
    unread = sheet.unread()
    if unread:
        known = ", ".join(sorted({path.rpartition(".")[2] for path in sheet.read}))
        raise PositionError(f"{unread[0]}: there is no such zone or counter; this game has {known}")


def _put_home(state: State, cards: Sequence[int]) -> None:
    """Cards named nowhere go where they belong; those of the deck are shuffled below the ones that are named."""
    named = state.deck.listed()
    state.deck.size = 0
    for card in cards:
        state.put(card, state.home(card))
    state.shuffle(state.deck)
    for card in named:
        state.deck.push(card)


def _refuse_stalled(state: State) -> None:
    if state.over:
        return
    waiting = awaited(state)
    if not waiting:
        raise PositionError("pending: nobody is asked anything, but the game is not over")
    for seat in waiting:
        moves = Moves()
        state.legal_moves(seat, moves)
        if moves.size == 0:
            raise PositionError(f"{seat_name(seat)}: it is their move, but there is none they could make")


def flattened(given: Mapping[str, Plain], path: str = "") -> dict[str, Plain]:
    """Dotted paths from nested or dotted keys."""
    if path.count(".") > DEEPEST:
        raise PositionError(f"{path[:-1]}: nested too deeply")
    flat: dict[str, Plain] = {}
    for key, value in given.items():
        name = f"{path}{key}"
        below = flattened(value, f"{name}.") if isinstance(value, Mapping) and value else {name: value}
        for found in below.keys() & flat.keys():
            raise PositionError(f"{found}: written twice, dotted and nested")
        flat.update(below)
    return flat


def nested(flat: Mapping[str, Plain]) -> dict[str, Plain]:
    """Nested keys from dotted paths, as people like to read them."""
    tree: dict[str, Plain] = {}
    for path, value in flat.items():
        *above, last = path.split(".")
        branch: dict[str, Plain] = tree
        for name in above:
            below = branch.setdefault(name, {})
            assert isinstance(below, dict), f"{path} is both a value and a group"
            branch = below
        branch[last] = value
    return tree
