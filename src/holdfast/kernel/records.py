"""Records: headings, an empty line, and one move per line. Replay, bug report, test and download are the same text.

holdfast record 3
game: upgrade
rules: 1
options: {"tokens": 5}
players: ["you", "greedy"]
people: ["p1"]
seed: sealed:000102030405060708090a0b0c0d0e0f
contributions: {"p1": "101112131415161718191a1b1c1d1e1f"}
commitment: 7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069
rounds: {"table": "zkAz4PmFIhJKD4aR4MRc4g", "bots": {"p2": "greedy"}, "lot": ["p1", "p2"], "first": "p1", …}
result: p2

p1: open 5S
p2: open 3H

The last four headings are there where they say something. Headings that this version does not know are kept.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from holdfast.kernel.errors import HoldfastError, RecordError
from holdfast.kernel.game import Game
from holdfast.kernel.journal import Journal
from holdfast.kernel.options import OptionValue
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.printable import control_in
from holdfast.kernel.ranking import is_draw
from holdfast.kernel.record_headings import (
    ABANDONED,
    DRAWN,
    LATER,
    MOVE,
    NEEDED,
    SEALED_AWAY,
    read_commitment,
    read_contributions,
    read_headings,
    read_names,
    read_options,
    read_players,
    read_result,
    read_rounds,
    read_rules,
    read_seats,
    read_seed_text,
)
from holdfast.kernel.rounds import Rounds
from holdfast.kernel.seeds import DEAL, JOINT, Seed, in_seat_order, read_seed
from holdfast.kernel.state import State

FIRST_LINES = ("holdfast record 1", "holdfast record 2", "holdfast record 3")
"""The second edition added headings, the third the two rounds of a deal. A record is written in the first that fits."""
CONTINUES = "continues"
"""The heading of a game that goes on from a moment of another, alone with bots: that table, and how many moves."""
MOST_CHARACTERS = 4 * 1024 * 1024
MOST_LINES = 1_000_000


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
    contributions: Mapping[str, str] = field(default_factory=dict)
    """What players added to the seed, by the place they had before the lot."""
    commitment: str = ""
    """What was published before the deal."""
    rounds: Rounds | None = None
    """How players committed and opened; nothing for a deal without players, or by an older protocol."""
    result: str = ""
    """The seats that won, as `p1 p3`, or those between whom it is `drawn`, or `abandoned`; empty while it goes on."""
    others: Mapping[str, str] = field(default_factory=dict)
    """Headings that this version does not know."""

    def __post_init__(self) -> None:
        """A joint seed given as one text is split into its secret and its contributions."""
        if self.seed.startswith(JOINT):
            joint = read_seed(self.seed)
            self.seed, self.contributions = Seed(secret=joint.secret).write(), joint.contributions

    @property
    def sealed_away(self) -> bool:
        return self.seed == SEALED_AWAY

    @property
    def abandoned(self) -> bool:
        return self.result == ABANDONED

    @property
    def winners(self) -> list[int]:
        return winners_in(self.result)

    def binding(self) -> dict[str, object]:
        """What a commitment binds its secret to. Players stand as they sat before the lot was drawn."""
        bound: dict[str, object] = {
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "players": self.players,
            "people": self.people,
        }
        if self.rounds is None:
            return bound
        bound["players"] = [self.players[self.rounds.seat_at(at, len(self.players))] for at in range(len(self.players))]
        return {**bound, "people": self.places_of_people(), **self.rounds.binding()}

    def places_of_people(self) -> list[str]:
        """Where people sat before the lot was drawn."""
        first = 0 if self.rounds is None else int(self.rounds.first[1:]) - 1
        places = [(first + int(seat[1:]) - 1) % len(self.players) for seat in self.people]
        return [seat_name(place) for place in sorted(places)]

    def whole_seed(self) -> Seed:
        """The seed with all that was added to it."""
        if self.sealed_away:
            raise RecordError("seed_still_sealed")
        return replace(read_seed(self.seed), contributions=self.contributions)

    def close(self, state: State) -> None:
        """Write down how the game ended; one that is not over is abandoned. From now on its seed is no secret."""
        self.result = result_of(state) if state.over else ABANDONED

    def without_moves(self) -> Record:
        """The same game before its first move."""
        return replace(self, moves=[], result="")

    def write(self) -> str:
        later = self._later_headings()
        headings = {
            "game": self.game,
            "rules": str(self.rules),
            "options": _written(self.options),
            "players": _written(self.players),
            "people": _written(self.people),
            "seed": self.seed,
            **later,
        }
        first_line = FIRST_LINES[2 if self.rounds else bool(later)]
        lines = [first_line, *(f"{name}: {value}".rstrip() for name, value in headings.items()), ""]
        return "\n".join(lines + [f"{seat_name(seat)}: {said}" for seat, said in self.moves]) + "\n"

    def _later_headings(self) -> dict[str, str]:
        contributions = {seat: self.contributions[seat] for seat in in_seat_order(self.contributions)}
        later = {
            "contributions": _written(contributions) if contributions else "",
            "commitment": self.commitment,
            "rounds": _written(self.rounds.to_plain()) if self.rounds else "",
            "result": self.result,
            **self.others,
        }
        return {name: value for name, value in later.items() if value or name in self.others}

    @classmethod
    def read(cls, text: str) -> Record:
        """A record from its text; RecordError says in which line it is wrong."""
        if len(text) > MOST_CHARACTERS:
            raise RecordError("record_too_long", most=MOST_CHARACTERS)
        lines = text.split("\n")
        if len(lines) > MOST_LINES:
            raise RecordError("record_too_many_lines", most=MOST_LINES)
        return _read([line.strip() for line in lines])


def edition_of(game: Game) -> dict[str, str]:
    """The heading that says by which edition of its original a game is played, where there are several."""
    return {"edition": game.rules.edition} if game.rules.edition else {}


def result_of(state: State) -> str:
    """How a game ended that is over: `p1 p3` have won, or it is `drawn p1 p2` between these."""
    first = [seat_name(seat) for seat in sorted(state.ranking()[0])]
    return " ".join([DRAWN, *first] if is_draw(state) else first)


def winners_in(result: str) -> list[int]:
    """The seats that a result names as winners; nobody wins a game that is drawn or abandoned."""
    named = result.split()
    return [] if named[:1] in ([DRAWN], [ABANDONED]) else [int(seat[1:]) - 1 for seat in named]


def begin(game: Game, record: Record, journal: Journal | None = None) -> State:
    """The state before the first move of a record, by the rules it was played with."""
    if record.game != game.name:
        raise RecordError("record_of_other_game", recorded=record.game, game=game.name)
    check_names(record.players)
    if record.rules != game.version:
        raise RecordError(
            "record_of_other_rules",
            recorded=record.rules,
            game=game.name,
            version=game.version,
        )
    try:
        options = game.options.read(record.options)
        state = game.deal(len(record.players), options, record.whole_seed().stream(DEAL), journal)
    except RecordError:
        raise
    except HoldfastError as wrong:
        raise RecordError("header_does_not_fit", wrong=wrong) from None
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
        raise RecordError("no_such_seat_at_move", number=number, seat=seat_name(seat))
    try:
        return game.submit(state, seat, said)
    except HoldfastError as wrong:
        raise RecordError(
            "recorded_move_refused", number=number, seat=seat_name(seat), said=said, wrong=wrong
        ) from None


def check_names(players: Sequence[str]) -> None:
    """Refuse names that cannot be shown or written down."""
    for name in players:
        if control_in(name):
            raise RecordError("character_not_allowed_in_name", name=name, character=control_in(name))


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# Reading


def _read(lines: Sequence[str]) -> Record:
    if lines[0] not in FIRST_LINES:
        raise RecordError("not_a_record", line=FIRST_LINES[-1])
    _check_letters(lines)
    end = lines.index("") if "" in lines else len(lines)
    headings = read_headings(lines[1:end])
    players = read_players(headings["players"])
    return Record(
        game=headings["game"].text,
        rules=read_rules(headings["rules"]),
        options=read_options(headings["options"]),
        players=players,
        people=read_seats(headings["people"], read_names(headings["people"]), len(players)),
        seed=read_seed_text(headings["seed"]),
        moves=[_move(number, line) for number, line in enumerate(lines[end:], end + 1) if line],
        contributions=read_contributions(headings, len(players)),
        commitment=read_commitment(headings),
        rounds=read_rounds(headings, len(players)),
        result=read_result(headings, len(players)),
        others={name: heading.text for name, heading in headings.items() if name not in NEEDED + LATER},
    )


def _check_letters(lines: Sequence[str]) -> None:
    for number, line in enumerate(lines, 1):
        if control_in(line):
            raise RecordError("character_not_allowed_in_line", line=number, character=control_in(line))


def _move(number: int, line: str) -> tuple[int, str]:
    found = MOVE.fullmatch(line)
    if found is None:
        raise RecordError("bad_move_line", line=number, text=line)
    return int(found[1]) - 1, found[2]
