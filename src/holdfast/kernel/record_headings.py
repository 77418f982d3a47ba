"""The headings of a record: which there are, and what each may say. An error names the line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from holdfast.kernel.errors import ChanceError, RecordError
from holdfast.kernel.options import OptionValue
from holdfast.kernel.phrases import MOST_SEATS, seat_name
from holdfast.kernel.printable import control_in
from holdfast.kernel.rounds import ABSENCES, Rounds
from holdfast.kernel.seeds import HASH, SECRET, read_seed

NEEDED = ("game", "rules", "options", "players", "people", "seed")
LATER = ("contributions", "commitment", "rounds", "result")
HEADING = re.compile(r"([a-z][a-z_-]*) *:(.*)")
MOVE = re.compile(r"p([1-9]|1[0-2]): (\S.*)")
SEALED_AWAY = "sealed"
"""What stands for a seed that is kept in another file until the game is closed."""
ABANDONED = "abandoned"
DRAWN = "drawn"


@dataclass(frozen=True)
class Heading:
    """One heading, and the line it stands in."""

    line: int
    name: str
    text: str


def read_headings(lines: Sequence[str]) -> dict[str, Heading]:
    headings: dict[str, Heading] = {}
    for heading in (_heading(number, line) for number, line in enumerate(lines, 2)):
        if heading.name in headings:
            raise RecordError("heading_stands_twice", line=heading.line, name=heading.name)
        headings[heading.name] = heading
    for name in NEEDED:
        if name not in headings:
            raise RecordError("heading_missing", name=name, needed=NEEDED)
    return headings


def _heading(number: int, line: str) -> Heading:
    if MOVE.fullmatch(line):
        raise RecordError("empty_line_needed", line=number)
    found = HEADING.fullmatch(line)
    if found is None:
        raise RecordError("heading_needed", line=number, text=line)
    return Heading(number, found[1], found[2].strip())


def read_rules(heading: Heading) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", heading.text):
        raise RecordError("rules_version_needed", line=heading.line, text=heading.text)
    return int(heading.text)


def read_players(heading: Heading) -> list[str]:
    players = read_names(heading)
    if len(players) > MOST_SEATS:
        raise RecordError(
            "too_many_players_recorded",
            line=heading.line,
            most=MOST_SEATS,
            count=len(players),
        )
    return players


def read_names(heading: Heading) -> list[str]:
    names: list[str] = _json(heading, list, '["you", "greedy"]')
    if not all(isinstance(each, str) for each in names):
        raise RecordError("list_of_names_needed", line=heading.line, name=heading.name)
    for name in names:
        _check_hidden(heading, name)
    return names


def _check_hidden(heading: Heading, text: str) -> None:
    """What JSON writes in other letters is read only if these may be shown."""
    if control_in(text):
        raise RecordError(
            "character_not_allowed_in_heading",
            line=heading.line,
            name=heading.name,
            character=control_in(text),
            text=text,
        )


def read_seats(heading: Heading, listed: Sequence[str], count: int) -> list[str]:
    """Seats of the table, each named once."""
    seats = [seat_name(seat) for seat in range(count)]
    for seat in listed:
        if seat not in seats:
            raise RecordError(
                "no_such_seat_in_heading",
                line=heading.line,
                name=heading.name,
                seat=seat,
                count=count,
            )
    if len(set(listed)) != len(listed):
        raise RecordError("seat_named_twice", line=heading.line, name=heading.name)
    return list(listed)


def read_options(heading: Heading) -> dict[str, OptionValue]:
    options = _json(heading, dict, '{"tokens": 5}')
    for name in options:
        _check_hidden(heading, name)
    return {name: _option(heading, value) for name, value in options.items()}


def _option(heading: Heading, value: Any) -> OptionValue:
    """One option; lists become tuples, as options have them. Whether it is in its range is for the game to say."""
    parts = value if isinstance(value, list) else [value]
    if any(isinstance(part, list | dict) for part in parts):
        raise _unreadable(heading, '{"tokens": 5}')
    for part in parts:
        _check_hidden(heading, str(part))
    return tuple(value) if isinstance(value, list) else value


def read_seed_text(heading: Heading) -> str:
    if heading.text != SEALED_AWAY:
        try:
            read_seed(heading.text)
        except ChanceError as wrong:
            raise RecordError("wrong_in_line", line=heading.line, wrong=wrong) from None
    return heading.text


def read_contributions(headings: Mapping[str, Heading], count: int) -> dict[str, str]:
    heading = headings.get("contributions")
    if heading is None:
        return {}
    contributions = _json(heading, dict, '{"p1": "…"}')
    if not all(isinstance(each, str) and SECRET.fullmatch(each) for each in contributions.values()):
        raise RecordError("bad_contribution", line=heading.line)
    if not headings["seed"].text.startswith(SEALED_AWAY):
        raise RecordError("contributions_need_sealed_seed", line=heading.line)
    return {seat: contributions[seat] for seat in read_seats(heading, list(contributions), count)}


def read_commitment(headings: Mapping[str, Heading]) -> str:
    heading = headings.get("commitment")
    if heading is None:
        return ""
    if not HASH.fullmatch(heading.text):
        raise RecordError("bad_commitment", line=heading.line)
    return heading.text


def read_rounds(headings: Mapping[str, Heading], count: int) -> Rounds | None:
    heading = headings.get("rounds")
    if heading is None:
        return None
    told = _json(heading, dict, '{"table": "…", "commitments": {"p1": "…"}}')
    table, bots, first, lot = told.get("table"), told.get("bots", {}), told.get("first"), told.get("lot", [])
    if not isinstance(table, str) or not table or not isinstance(lot, list) or not isinstance(bots, dict):
        raise _unreadable(heading, '{"table": "…", "bots": {}, "lot": ["p1"], "first": "p1"}')
    for text in (table, *map(str, bots.values())):
        _check_hidden(heading, text)
    return Rounds(
        table=table,
        bots={seat: str(bots[seat]) for seat in read_seats(heading, list(bots), count)},
        lot=tuple(read_seats(heading, lot, count)),
        first=read_seats(heading, [first], count)[0],
        commitments=_by_place(heading, told, "commitments", HASH, count),
        nonces=_by_place(heading, told, "nonces", SECRET, count),
        absent=_by_place(heading, told, "absent", ABSENCES, count),
    )


def _by_place(
    heading: Heading, told: Mapping[str, Any], name: str, form: re.Pattern[str], count: int
) -> dict[str, str]:
    listed = told.get(name, {})
    if not isinstance(listed, dict) or not all(
        isinstance(each, str) and form.fullmatch(each) for each in listed.values()
    ):
        raise RecordError(
            "bad_rounds",
            line=heading.line,
            name=name,
            form=form.pattern,
        )
    return {place: listed[place] for place in read_seats(heading, list(listed), count)}


def read_result(headings: Mapping[str, Heading], count: int) -> str:
    heading = headings.get("result")
    if heading is None or heading.text == ABANDONED:
        return heading.text if heading else ""
    drawn = heading.text.split()[:1] == [DRAWN]
    seats = heading.text.split()[drawn:]
    if not seats:
        raise RecordError("bad_result", line=heading.line)
    return " ".join([DRAWN] * drawn + read_seats(heading, seats, count))


def _json(heading: Heading, kind: type[Any], right: str) -> Any:
    try:
        value = json.loads(heading.text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        raise _unreadable(heading, right)
    return value


def _unreadable(heading: Heading, right: str) -> RecordError:
    return RecordError(
        "heading_unreadable",
        line=heading.line,
        name=heading.name,
        text=heading.text,
        right=right,
    )
