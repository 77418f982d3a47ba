"""Invalid positions: each is refused with a sentence, or becomes a game that can be played.

from holdfast.testing import fuzz_positions
fuzz_positions(GAME, seats=3, count=200)
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from holdfast.kernel import (
    SPECTATOR,
    Chance,
    Game,
    HoldfastError,
    Options,
    State,
    awaited,
    determinize,
    flattened,
    lay_out,
    seat_name,
)
from holdfast.testing.law import LawBroken, differing, differing_observations, law, viewer

TURNS = 300
MOVES = 300
"""A position that is taken is played on for at most this many moves."""
SAMPLES = 12

Position = dict[str, Any]
JUNK: tuple[object, ...] = (
    *(None, True, False, 0, 1, -1, 7, 255, 256, 1_000_001, 2**31, 2**62, 2**63, 2**64, -(2**70), 10**30, 10**5000),
    *(0.5, float("nan"), float("inf"), datetime.date(2024, 2, 29)),
    *("", " ", "none", "??", "all", "rest", "@", "@p1", "+", "-", "²", "٣", "1e9", "0x10", "\x00", "{x}", "9" * 5000),
    *("p0", "p1", "p2", "p13", "p1p2", "P1", "p²", "p1.hand 1", "deck 0", "deck 999", "true", "turn"),
    *([], [[]], [None], [[], {}], {}, {"": ""}, {"p1": {"p1": {"p1": {}}}}, [["p1"], ["p2"]], [{"prompt": "turn"}]),
)


def fuzz_positions(
    game: Game, *, seats: int, options: Mapping[str, object] | None = None, count: int = 200, seed: int = 1
) -> int:
    """Spoil real positions in every way, and demand of each that it is refused or makes a table in play.

    Refused means a HoldfastError, usually a PositionError. On a table everybody can look and determinize, its position
    reads back as the same one, and random moves lead on. LawBroken shows the position that did neither. Returns how
    many of the spoiled positions were taken, so that a caller can see that some were.
    """
    chosen = game.options.read({"turn_limit": TURNS, **(options or {})})
    random = Random(seed)
    real = _real_positions(game, seats, chosen, random)
    return sum(_survives(game, seats, chosen, _Spoiler(game, seats, random).spoil(real), random) for _ in range(count))


def _real_positions(game: Game, seats: int, options: Options, random: Random) -> list[Position]:
    """Positions from all through some random games, without the luck to come."""
    found: list[Position] = []
    for number in range(3):
        state = game.deal(seats, options, Chance(random.randrange(1 << 30)))
        chance = Chance(number)
        while not state.over:
            if chance.below(4) == 0 or state.turns == 0:
                found.append(json.loads(json.dumps(flattened(game.position(state)))))
            _random_move(game, state, chance)
        found.append(json.loads(json.dumps(flattened(game.position(state)))))
    return random.sample(found, min(len(found), SAMPLES))


def _random_move(game: Game, state: State, chance: Chance) -> None:
    waiting = awaited(state)
    law(bool(waiting), "the game is not over, but nobody is awaited")
    seat = waiting[chance.below(len(waiting))]
    legal = game.legal_moves(state, seat)
    law(bool(legal), f"{seat_name(seat)} is awaited but has no move")
    state.apply(seat, legal[chance.below(len(legal))])


# What must come of a position


def _survives(game: Game, seats: int, options: Options, position: Position, random: Random) -> bool:
    """Whether a position was taken; LawBroken if it was neither taken nor refused as it should be."""
    chance = Chance(random.randrange(1 << 30))
    try:
        try:
            state = game.restore(seats, options, position, chance)
        except HoldfastError:
            return False
        _check_looks(game, state, chance)
        _check_round_trip(game, state, options)
        _check_play(game, state, chance)
    except Exception as fault:
        raise LawBroken(f"{type(fault).__name__}: {fault}\n\n{_shown(position)}") from fault
    return True


def _check_looks(game: Game, state: State, chance: Chance) -> None:
    for seat in [*range(state.seats), int(SPECTATOR)]:
        lay_out(game.view(state, seat))
        twin = determinize(state, seat, chance)
        differ = differing_observations(game, twin, state, seat)
        law(differ is None, f"{viewer(seat)} could tell a determinized table from the true one: {differ}")


def _check_round_trip(game: Game, state: State, options: Options) -> None:
    position = game.position(state)
    try:
        again = game.restore(int(state.seats), options, json.loads(json.dumps(position)), Chance(0))
    except HoldfastError as wrong:
        raise LawBroken(f"the position was taken, but it cannot be read back: {wrong}") from wrong
    after = game.position(again)
    law(after == position, f"the position reads back as another: {differing(position, after)}")


def _check_play(game: Game, state: State, chance: Chance) -> None:
    for _ in range(MOVES):
        if state.over:
            break
        _random_move(game, state, chance)
    if state.over:
        ranked = sorted(seat for rank in state.ranking() for seat in rank)
        law(ranked == list(range(state.seats)), "the ranking does not name every seat once")
    found = sorted(card for zone in state.zones for card in zone.to_list())
    law(found == list(range(len(state.face))), "a card is missing, or in two places")


def _shown(position: Position) -> str:
    """A position as it was given; what JSON cannot write is written as Python does, as far as it goes."""
    return "\n".join(f"{_line(path)}: {_line(value)}" for path, value in position.items())


def _line(value: object) -> str:
    try:
        return repr(value)[:200]
    except ValueError:  # thousands of digits
        return "a number with thousands of digits"


# How a position is spoiled


class _Spoiler:
    """Changes positions at random."""

    def __init__(self, game: Game, seats: int, random: Random) -> None:
        self.game = game
        self.seats = seats
        self.random = random

    def spoil(self, real: Sequence[Position]) -> Position:
        """One of these positions with one to three things changed."""
        position: Position = json.loads(json.dumps(self.random.choice(real)))
        if self.random.random() < 0.8:
            position.pop("chance", None)
        for _ in range(self.random.choice((1, 1, 1, 2, 2, 3))):
            self.random.choice(WAYS)(self, position)
        return position

    def path(self, position: Position) -> str:
        return self.random.choice(sorted(position, key=_line)) if position else "turn"

    def cards(self, position: Position) -> list[str]:
        """The paths of zones with cards, as far as they look like it."""
        faces = set(self.game.vocabulary.faces)
        return [path for path, value in position.items() if isinstance(value, list) and _named(value) & faces]

    def junk(self) -> object:
        face = self.random.choice(self.game.vocabulary.faces)
        kind = self.random.randrange(6)
        if kind == 0:
            return face
        if kind == 1:
            return self.random.choice((f"{face}@p1", f"{face}@all", f"+{face}", f"-{face}@p2", [face], [face] * 9))
        if kind == 2:
            return [self.random.choice(JUNK) for _ in range(self.random.randrange(1, 4))]
        return self.random.choice(JUNK)

    # Ways

    def drop(self, position: Position) -> None:
        position.pop(self.path(position), None)

    def drop_many(self, position: Position) -> None:
        for path in self.random.sample(sorted(position, key=_line), self.random.randint(0, len(position))):
            del position[path]

    def replace(self, position: Position) -> None:
        position[self.path(position)] = self.junk()

    def replace_within(self, position: Position) -> None:
        path = self.path(position)
        value = position.get(path)
        if isinstance(value, list) and value:
            value[self.random.randrange(len(value))] = self.junk()
        elif isinstance(value, int):
            position[path] = value + self.random.choice((-1, 1, 2, 100, 10**6, 10**13))

    def write_twice(self, position: Position) -> None:
        path = self.path(position)
        group, dot, name = _line(path).strip("'").partition(".")
        position[group if dot else f"{group}.x"] = {name or "x": position.get(path)}

    def swap(self, position: Position) -> None:
        one, other = self.path(position), self.path(position)
        if position:
            position[one], position[other] = position[other], position[one]

    def move_card(self, position: Position) -> None:
        paths = self.cards(position)
        if paths:
            cards = position[self.random.choice(paths)]
            target = position[self.random.choice(paths)]
            target.insert(self.random.randint(0, len(target)), cards.pop(self.random.randrange(len(cards))))

    def copy_card(self, position: Position) -> None:
        paths = self.cards(position)
        if paths:
            position[self.random.choice(paths)].append(self.random.choice(position[self.random.choice(paths)]))

    def other_card(self, position: Position) -> None:
        paths = self.cards(position)
        if paths:
            cards = position[self.random.choice(paths)]
            cards[self.random.randrange(len(cards))] = self.random.choice(self.game.vocabulary.faces)

    def empty_zone(self, position: Position) -> None:
        for path in self.cards(position)[: self.random.randrange(1, 4)]:
            position[path] = []

    def remove_rest(self, position: Position) -> None:
        position["removed"] = "rest"
        position.pop("deck", None)

    def other_seat(self, position: Position) -> None:
        path = self.path(position)
        group, dot, name = _line(path).strip("'").partition(".")
        if dot and group.startswith("p"):
            position[f"p{self.random.randrange(14)}.{name}"] = position.pop(path)

    def turn(self, position: Position) -> None:
        position["turn"] = seat_name(self.random.randrange(self.seats + 1))

    def out(self, position: Position) -> None:
        position[f"{seat_name(self.random.randrange(self.seats))}.out"] = self.random.choice((True, False, None, "yes"))

    def over(self, position: Position) -> None:
        position["over"] = self.random.choice((True, True, False, "yes", 1))

    def ask(self, position: Position) -> None:
        """Another question, or one more, with fields that may make no sense."""
        kind = self.random.choice(self.game.vocabulary.prompts.kinds)
        seats = [seat_name(seat) for seat in range(self.seats) if self.random.random() < 0.6]
        line: dict[str, object] = {"prompt": kind.name, "seats": seats}
        for field in kind.fields:
            face = self.random.choice(self.game.vocabulary.faces)
            line[field.name] = self.random.choice((None, 0, 1, "p1", "p2", face, 7))
        if self.random.random() < 0.3:
            line[self.random.choice(("answers", "x"))] = {"p1": self.junk()}
        pending = position.get("pending")
        keep = list(pending) if isinstance(pending, list) and self.random.random() < 0.4 else []
        position["pending"] = [*keep, line]

    def answer_otherwise(self, position: Position) -> None:
        """What is being asked has another field, or is asked of others."""
        pending = position.get("pending")
        if isinstance(pending, list) and pending and isinstance(pending[-1], dict):
            pending[-1][self.random.choice(sorted(pending[-1]))] = self.junk()

    def luck(self, position: Position) -> None:
        position["chance"] = self.random.choice(
            (
                "words 0 0 0 0",
                "words 1 2 3 4",
                "words",
                "sealed 00 0 0",
                f"sealed {'0' * 32} {2**64 - 1} 0",
                5,
                None,
                [],
            )
        )

    def unknown(self, position: Position) -> None:
        names: tuple[Any, ...] = ("fort", "p1.fort", "p1", "p1.hand.x", "", ".", "p1..hand", 5, None, 10**5000)
        position[self.random.choice(names)] = self.junk()


def _named(value: Sequence[object]) -> set[str]:
    return {str(part).partition("@")[0].lstrip("+-") for part in value if isinstance(part, str)}


WAYS: Sequence[Callable[[_Spoiler, Position], None]] = (
    *(_Spoiler.drop, _Spoiler.drop_many, _Spoiler.replace, _Spoiler.replace, _Spoiler.replace_within),
    *(_Spoiler.write_twice, _Spoiler.swap, _Spoiler.move_card, _Spoiler.move_card, _Spoiler.copy_card),
    *(_Spoiler.other_card, _Spoiler.empty_zone, _Spoiler.remove_rest, _Spoiler.other_seat, _Spoiler.turn),
    *(_Spoiler.out, _Spoiler.over, _Spoiler.ask, _Spoiler.ask, _Spoiler.answer_otherwise, _Spoiler.luck),
    _Spoiler.unknown,
)
