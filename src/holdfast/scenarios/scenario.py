"""Scenarios: a position, moves and expectations in one file. They are the executable rule book."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from holdfast.kernel import (
    SPECTATOR,
    Chance,
    Game,
    HoldfastError,
    IllegalMove,
    Journal,
    Plain,
    SeatEvent,
    State,
    awaited,
    seat_name,
    seat_number,
)
from holdfast.kernel.errors import Wording
from holdfast.kernel.ranking import is_draw
from holdfast.kernel.table_schema import path_of
from holdfast.scenarios.compare import difference
from holdfast.scenarios.yaml_files import ScenarioError, read_documents

FindGame = Callable[[str], Game]
HEADINGS = ("title", "game", "players", "options", "seed", "position", "play")
NOTHING = Wording("nothing")


class Failed(HoldfastError):
    """An expectation that did not hold."""


@dataclass(frozen=True)
class Scenario:
    """One scenario, read and set up."""

    title: str
    game: Game
    state: State
    steps: list[dict[str, Plain]]

    def run(self) -> None:
        """Play it through; Failed says at which step and why."""
        for number, line in enumerate(self.steps, 1):
            for what, value in line.items():
                try:
                    take_step(self.game, self.state, str(what), value)
                except Failed as why:
                    raise Failed("step_failed", number=number, what=what, value=_short(value), why=why) from None


def read_scenarios(path: Path, find_game: FindGame) -> list[Scenario]:
    """The scenarios of a file, one per document."""
    return [read_scenario(document, find_game) for document in read_documents(path)]


def read_scenario(document: object, find_game: FindGame) -> Scenario:
    """A scenario from plain data."""
    if not isinstance(document, dict):
        raise ScenarioError("not_a_scenario")
    for key in document:
        if key not in HEADINGS:
            raise ScenarioError("no_such_heading", heading=key, headings=HEADINGS)
    if not isinstance(document.get("game"), str):
        raise ScenarioError("study_needs_game")
    game = find_game(document["game"])
    steps = _steps(document)
    return Scenario(str(document.get("title", "untitled")), game, _set_up(document, game), steps)


def _set_up(document: Mapping[str, object], game: Game) -> State:
    """The table at the start: the position given, or a fresh deal."""
    seats = _whole(document, "players", game.seats[0])
    chance = Chance(_whole(document, "seed", 1) & 0x7FFFFFFFFFFFFFFF)
    options = game.options.read(_mapping(document, "options"))
    position = cast(Mapping[str, Plain], _mapping(document, "position"))
    return game.restore(seats, options, position, chance) if position else game.deal(seats, options, chance)


def _whole(document: Mapping[str, object], name: str, default: int) -> int:
    value = document.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ScenarioError("whole_number_needed", name=name, said=value)
    return value


def _mapping(document: Mapping[str, object], name: str) -> Mapping[str, object]:
    value = document.get(name)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise ScenarioError("mapping_needed", name=name, value=value)
    return value


def _steps(document: Mapping[str, object]) -> list[dict[str, Plain]]:
    steps = [] if document.get("play") is None else document["play"]
    if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
        raise ScenarioError("steps_needed")
    for number, step in enumerate(steps, 1):
        for what in step:
            if seat_number(what) is None and what not in CHECKS:
                raise ScenarioError(
                    "no_such_step",
                    number=number,
                    step=what,
                    steps=list(CHECKS),
                )
    return steps


# The steps


def take_step(game: Game, state: State, what: str, value: Plain) -> None:
    """Make a move, or hold what is there against what is expected; Failed says what is wrong."""
    seat = seat_number(what)
    if seat is not None:
        _move(game, state, seat, str(value))
    else:
        CHECKS[what](game, state, value)


def _move(game: Game, state: State, seat: int, said: str) -> None:
    if seat >= state.seats:
        raise Failed("seat_not_at_table", seat=seat_name(seat))
    state.journal = Journal(game.vocabulary.events.card_fields())
    try:
        game.submit(state, seat, said)
    except HoldfastError as wrong:
        raise Failed("verbatim", said=wrong) from None


def _expect(game: Game, state: State, value: Plain) -> None:
    entries = game.entries(state)
    for path in _pairs(value):
        if path in CHECKS and path not in entries:
            raise Failed("step_within_expect", path=path)
    _compare(_pairs(value), entries)


def _sees(game: Game, state: State, value: Plain) -> None:
    for who, expected in _pairs(value).items():
        seat = int(SPECTATOR) if who == "spectator" else _seat(state, who)
        try:
            told = _as_told(game, _bags(state, seat), _pairs(expected))
            _compare(told, game.view(state, seat).entries)
        except Failed as why:
            raise Failed("wrong_for_seat", who=who, why=why) from None


def _hears(game: Game, state: State, value: Plain) -> None:
    """The story of the last move as seats hear it: event by event, each with its name and its fields."""
    for who, expected in _pairs(value).items():
        seat = int(SPECTATOR) if who == "spectator" else _seat(state, who)
        heard = [_written(event) for event in game.events(state, seat)]
        wanted = [str(line) for line in _list(expected)]
        if heard != wanted:
            raise Failed("seat_hears", who=who, heard=" · ".join(heard) or NOTHING)


def _written(event: SeatEvent) -> str:
    """An event on one line: `won p1 p2 9 4`."""
    values = [" ".join(value) if isinstance(value, list) else value for value in event.fields.values()]
    return " ".join([event.name, *("none" if value is None else str(value) for value in values)])


def _bags(state: State, seat: int) -> set[str]:
    """The hands that a seat does not see into."""
    return {path_of(zone.name, zone.owner) for zone in state.zones if zone.bag and not zone.sees >> seat & 1}


def _as_told(game: Game, bags: Collection[str], expected: Mapping[str, Plain], above: str = "") -> dict[str, Plain]:
    """The cards of such a hand, which a scenario may list as they lie there, in the one order in which they are told.

    Everything else is compared in the order that the scenario gives.
    """
    told: dict[str, Plain] = {}
    for name, value in expected.items():
        path = f"{above}{name}"
        if isinstance(value, Mapping):
            told[name] = _as_told(game, bags, value, f"{path}.")
        elif isinstance(value, list) and path in bags:
            faces = game.vocabulary.faces
            told[name] = sorted(value, key=lambda face: faces.index(face) if face in faces else len(faces))
        else:
            told[name] = value
    return told


def _compare(expected: Mapping[str, Plain], actual: Mapping[str, Plain]) -> None:
    for path, value in expected.items():
        why = difference(path, value, actual)
        if why is not None:
            raise Failed("verbatim", said=why)


def _legal(game: Game, state: State, value: Plain) -> None:
    for who, listed in _pairs(value).items():
        seat = _seat(state, who)
        for said in _list(listed):
            if not _possible(game, state, seat, str(said)):
                possible = _listed(game.vocabulary.verbs.nearest("", game.legal_moves(state, seat), game.names(state)))
                raise Failed("seat_cannot_say", who=who, said=said, possible=possible)


def _only(game: Game, state: State, value: Plain) -> None:
    for who, listed in _pairs(value).items():
        seat = _seat(state, who)
        legal = {game.write(move, state=state) for move in game.legal_moves(state, seat)}
        expected = {_normal(game, state, str(said)) for said in _list(listed)}
        missing, surplus = sorted(expected - legal), sorted(legal - expected)
        if missing:
            raise Failed("not_legal", who=who, moves=missing)
        if surplus:
            raise Failed("legal_as_well", who=who, moves=surplus)


def _refuse(game: Game, state: State, value: Plain) -> None:
    for who, listed in _pairs(value).items():
        seat = _seat(state, who)
        for said in _list(listed):
            before = game.position(state)
            try:
                game.submit(state, seat, str(said))
            except IllegalMove:
                if game.position(state) != before:
                    raise Failed("refused_but_changed", who=who, said=said) from None
            else:
                raise Failed("not_refused", who=who, said=said)


def _awaited(game: Game, state: State, value: Plain) -> None:
    actual = [seat_name(seat) for seat in awaited(state)]
    if _sorted(value) != sorted(actual):
        raise Failed("awaited_seats", seats=_listed(actual))


def _chance(game: Game, state: State, value: Plain) -> None:
    for said in _list(value):
        seat = seat_number(said)
        if seat is not None:
            state.forced.append(-1 - seat)
        elif said in game.vocabulary.faces:
            state.forced.append(game.vocabulary.faces.index(str(said)))
        else:
            raise Failed("neither_card_nor_seat", said=said, game=game.name)


def _over(game: Game, state: State, value: Plain) -> None:
    if not isinstance(value, bool):
        raise Failed("true_or_false_needed", value=value)
    if state.over != value:
        raise Failed("game_is_over") if state.over else Failed("game_not_over")


def _winner(game: Game, state: State, value: Plain) -> None:
    if not state.over:
        raise Failed("game_not_over")
    winners = sorted(seat_name(seat) for seat in state.ranking()[0])
    if _sorted(value) != winners:
        raise Failed("winner_is", winners=winners)


def _drawn(game: Game, state: State, value: Plain) -> None:
    if not state.over:
        raise Failed("game_not_over")
    first = sorted(seat_name(seat) for seat in state.ranking()[0])
    if value is False:
        if is_draw(state):
            raise Failed("game_drawn_between", seats=first)
    elif not is_draw(state):
        raise Failed("winner_is", winners=first)
    elif _sorted(value) != first:
        raise Failed("game_drawn_between", seats=first)


def _ranking(game: Game, state: State, value: Plain) -> None:
    if not state.over:
        raise Failed("game_not_over")
    actual = [sorted(seat_name(seat) for seat in rank) for rank in state.ranking()]
    if [_sorted(rank) for rank in _list(value)] != actual:
        raise Failed("ranking_is", ranking=" > ".join(" = ".join(rank) for rank in actual))


CHECKS: Mapping[str, Callable[[Game, State, Plain], None]] = {
    "expect": _expect,
    "legal": _legal,
    "only": _only,
    "refuse": _refuse,
    "sees": _sees,
    "hears": _hears,
    "awaited": _awaited,
    "chance": _chance,
    "over": _over,
    "winner": _winner,
    "drawn": _drawn,
    "ranking": _ranking,
}


def _possible(game: Game, state: State, seat: int, said: str) -> bool:
    try:
        move, _ = game.vocabulary.verbs.read(said, game.names(state))
        if not game.vocabulary.verbs.of(move).needs_words:
            return move in game.legal_moves(state, seat)
        game.submit(state.copy(), seat, said)
    except IllegalMove:
        return False
    return True


def _normal(game: Game, state: State, said: str) -> str:
    try:
        return game.write(game.vocabulary.verbs.read(said, game.names(state))[0], state=state)
    except IllegalMove:
        return said


def _seat(state: State, who: str) -> int:
    seat = seat_number(who)
    if seat is None or seat >= state.seats:
        raise Failed("unknown_seat_at_table", who=who)
    return seat


def _pairs(value: Plain) -> Mapping[str, Plain]:
    if not isinstance(value, Mapping):
        raise Failed("mapping_needed_here", value=value)
    return {str(key): below for key, below in value.items()}


def _list(value: Plain) -> Sequence[Plain]:
    return value if isinstance(value, list) else [value]


def _sorted(value: Plain) -> list[str]:
    return sorted(str(who) for who in _list(value))


def _listed(texts: Sequence[str]) -> Sequence[str] | Wording:
    return texts or NOTHING


def _short(value: Plain) -> str:
    text = str(value)
    return text if len(text) <= 60 else text[:59] + "…"
