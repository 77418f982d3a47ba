"""Records: a header and one move a line. Replay, bug report, test and download are the same text.

holdfast record 1
game: upgrade
rules: 1
options: {"tokens": 5}
players: ["you", "greedy"]
people: ["p1"]
seed: 42

p1: open 5S
p2: open 3H
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from holdfast.kernel.chance import chance_from
from holdfast.kernel.errors import HoldfastError, RecordError
from holdfast.kernel.game import Game
from holdfast.kernel.journal import Journal
from holdfast.kernel.options import OptionValue
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.state import State

FIRST_LINE = "holdfast record 1"
HEADINGS = ("game", "rules", "options", "players", "people", "seed")
LINE = re.compile(r"p([1-8]): (\S.*)")


@dataclass
class Record:
    """What was played: enough to play it again, move by move, anywhere."""

    game: str
    rules: int
    options: Mapping[str, OptionValue]
    players: list[str]
    people: list[str]
    """The seats held by people; bots sit on the others."""
    seed: str
    moves: list[tuple[int, str]] = field(default_factory=list)

    def write(self) -> str:
        options = {name: list(value) if isinstance(value, tuple) else value for name, value in self.options.items()}
        header = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"options: {json.dumps(options, ensure_ascii=False)}",
            f"players: {json.dumps(self.players, ensure_ascii=False)}",
            f"people: {json.dumps(self.people)}",
            f"seed: {self.seed}",
            "",
        ]
        return "\n".join(header + [f"{seat_name(seat)}: {said}" for seat, said in self.moves]) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        lines = [line.rstrip("\r") for line in text.split("\n")]
        if not lines or lines[0].strip() != FIRST_LINE:
            raise RecordError(f"line 1: a record begins with «{FIRST_LINE}»")
        headings = dict(_heading(number, line) for number, line in enumerate(lines[1:7], 2))
        for name in HEADINGS:
            if name not in headings:
                raise RecordError(f"the heading «{name}:» is missing; there must be {', '.join(HEADINGS)}")
        moves = [_move(number, line) for number, line in enumerate(lines[7:], 8) if line.strip()]
        players = _names(headings, "players")
        people = _names(headings, "people")
        for seat in people:
            if seat not in map(seat_name, range(len(players))):
                raise RecordError(f"people: there is no seat «{seat}» at a table of {len(players)}")
        if len(set(people)) != len(people):
            raise RecordError("people: a seat is named twice")
        options = _json(headings, "options", dict)
        return cls(headings["game"], _rules(headings["rules"]), options, players, people, headings["seed"], moves)

    def without_moves(self) -> Record:
        """The same game before its first move."""
        return replace(self, moves=[])


def begin(game: Game, record: Record, journal: Journal | None = None) -> State:
    """The state before the first move of a record, by the rules it was played with."""
    if record.game != game.name:
        raise RecordError(f"this is a record of {record.game}, not of {game.name}")
    if record.rules != game.version:
        raise RecordError(
            f"this record was played by version {record.rules} of the rules of {game.name}; "
            f"here is version {game.version}, and a game is never continued by other rules than it began with"
        )
    try:
        options = game.options.read(record.options)
        state = game.deal(len(record.players), options, chance_from(record.seed), journal)
    except RecordError:
        raise
    except HoldfastError as wrong:
        raise RecordError(f"the header does not fit: {wrong}") from None
    state.people = sum(1 << int(seat[1:]) - 1 for seat in record.people)
    return state


def replay(game: Game, record: Record) -> State:
    """The state after the last move of a record."""
    state = begin(game, record)
    for number, (seat, said) in enumerate(record.moves, 1):
        step(game, state, number, seat, said)
    return state


def step(game: Game, state: State, number: int, seat: int, said: str) -> str:
    """Make one move of a record, and get it in canonical notation."""
    if seat >= state.seats:
        raise RecordError(f"move {number}: there is no {seat_name(seat)} at this table")
    try:
        return game.submit(state, seat, said)
    except HoldfastError as wrong:
        raise RecordError(f"move {number}, {seat_name(seat)}: {said}: {wrong}") from None


def _heading(number: int, line: str) -> tuple[str, str]:
    name, colon, value = line.partition(":")
    if not colon:
        raise RecordError(f"line {number}: a heading is needed here, as «game: upgrade», not «{line}»")
    return name.strip(), value.strip()


def _rules(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise RecordError(f"rules: a version number is needed, not «{text[:40]}»")
    return int(text)


def _names(headings: Mapping[str, str], name: str) -> list[str]:
    names: list[str] = _json(headings, name, list)
    if not all(isinstance(each, str) for each in names):
        raise RecordError(f"{name}: a list of names is needed")
    return names


def _json(headings: Mapping[str, str], name: str, kind: type[Any]) -> Any:
    try:
        value = json.loads(headings[name])
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        right = '["you", "greedy"]' if kind is list else '{"tokens": 5}'
        raise RecordError(f"{name}: «{headings[name]}» cannot be read; it is written as {right}")
    return value


def _move(number: int, line: str) -> tuple[int, str]:
    found = LINE.fullmatch(line.strip())
    if found is None:
        raise RecordError(f"line {number}: a move is written «p1: attack p2», not «{line.strip()}»")
    return int(found[1]) - 1, found[2]
