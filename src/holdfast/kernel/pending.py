"""Open prompts as plain data: what is asked, of whom, and the sealed answers already given."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from holdfast.kernel.errors import PositionError
from holdfast.kernel.events import UNSEEN, Field, Kinds
from holdfast.kernel.phrases import seat_name, seat_names
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.zones import NONE

if TYPE_CHECKING:
    from holdfast.kernel.sheet import Plain, Sheet
    from holdfast.kernel.state import State

PATH = "pending"
PLACE = re.compile(r"[0-9]{1,4}")


def write_prompts(state: State, sheet: Sheet, prompts: Kinds) -> list[Plain]:
    """All prompts, oldest first, but for those that other entries of the position imply."""
    return [_write(state, sheet, prompts, prompt) for prompt in state.prompts if not prompts.kinds[prompt.kind].implied]


def read_prompts(state: State, sheet: Sheet, prompts: Kinds) -> None:
    given = sheet.entry(PATH, [])
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise PositionError(f"{PATH}: a list of prompts is needed here")
    for line in given:
        if not isinstance(line, Mapping):
            raise PositionError(f"{PATH}: «{line}» is not a prompt; each is a mapping with `prompt` and `seats`")
        state.prompts.append(_read(state, sheet, prompts, line))


def _write(state: State, sheet: Sheet, prompts: Kinds, prompt: Prompt) -> dict[str, Plain]:
    kind = prompts.kinds[prompt.kind]
    line: dict[str, Plain] = {"prompt": kind.name, "seats": list(seat_names(prompt.seats, state.seats))}
    values = (prompt.a, prompt.b, prompt.c, prompt.d)
    for field, value in zip(kind.fields, values, strict=False):
        line[field.name] = _written(state, sheet, prompts, field, value)
    if prompt.sealed:
        line["answers"] = {
            seat_name(seat): _place(state, sheet, seat, prompt.answers[seat])
            for seat in range(state.seats)
            if prompt.answers[seat] != NONE
        }
    return line


def _read(state: State, sheet: Sheet, prompts: Kinds, line: Mapping[str, Plain]) -> Prompt:
    number = prompts.numbered(str(line.get("prompt")))
    if number is None or prompts.kinds[number].implied:
        raise PositionError(f"{PATH}: no prompt «{line.get('prompt')}»; there are {_names(prompts)}")
    fields = [field.name for field in prompts.kinds[number].fields]
    for key in line:
        if key not in ("prompt", "seats", "answers", *fields):
            raise PositionError(
                f"{PATH}: no «{key}» in a prompt {line['prompt']}; it has seats, answers{_also(fields)}"
            )
    values = [0, 0, 0, 0]
    for at, field in enumerate(prompts.kinds[number].fields):
        values[at] = _valued(state, sheet, prompts, field, line.get(field.name))
    prompt = Prompt(number, _mask(sheet, line.get("seats", [])), *values)
    answers = line.get("answers")
    if answers is not None and not isinstance(answers, Mapping):
        raise PositionError(f"{PATH}: answers are written as a mapping, p1: p1.hand 2")
    if answers is not None:
        prompt.seal(state.seats)
        for seat, place in answers.items():
            prompt.answers[sheet.seat_named(PATH, seat)] = _card_at(state, sheet, place)
    return prompt


def _written(state: State, sheet: Sheet, prompts: Kinds, field: Field, value: int) -> Plain:
    if field.kind in prompts.words:
        return None if value == NONE else prompts.words[field.kind].words[value]
    if field.kind == "seat":
        return None if value == NONE else seat_name(value)
    if field.kind == "seats":
        return list(seat_names(value, state.seats))
    if field.kind == "face":
        return None if value == NONE else sheet.faces[value]
    if field.kind == "card":
        return None if value == NONE else _home(state, value)
    return int(value)


def _valued(state: State, sheet: Sheet, prompts: Kinds, field: Field, given: Plain) -> int:
    if given is None:
        return NONE
    if field.kind == "seat":
        return sheet.seat_named(PATH, given)
    if field.kind == "seats":
        return _mask(sheet, given)
    if field.kind == "card":
        return _card_at(state, sheet, given)
    listed = sheet.faces if field.kind == "face" else ()
    if field.kind in prompts.words:
        listed = prompts.words[field.kind].words
    if listed and given in listed:
        return list(listed).index(str(given))
    if listed or isinstance(given, bool) or not isinstance(given, int) or abs(given) > sheet.largest:
        raise PositionError(f"{PATH}: «{given}» cannot be the {field.name} of a prompt")
    return given


def _place(state: State, sheet: Sheet, seat: int, card: int) -> str:
    """A sealed answer, by the card's place; only who gave it sees it."""
    return _home(state, card) if sheet.sees_answers_of(seat) else UNSEEN


def _home(state: State, card: int) -> str:
    for zone in state.zones:
        at = zone.index(card)
        if at != NONE:
            owner = "" if zone.owner == NONE else seat_name(zone.owner) + "."
            return f"{owner}{zone.name} {at + 1}"
    return UNSEEN


def _card_at(state: State, sheet: Sheet, place: Plain) -> int:
    path, _, number = str(place).rpartition(" ")
    owner, dot, name = path.rpartition(".")
    seat = sheet.seat_named(PATH, owner) if dot else NONE
    for zone in state.zones:
        if zone.name == name and zone.owner == seat and PLACE.fullmatch(number) and 0 < int(number) <= zone.size:
            return zone.cards[int(number) - 1]
    raise PositionError(f"{PATH}: there is no card at «{place}»; write a place as p1.hand 2")


def _also(fields: Sequence[str]) -> str:
    return "".join(f", {name}" for name in fields)


def _mask(sheet: Sheet, given: Plain) -> int:
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise PositionError(f"{PATH}: «{given}» is not a list of seats")
    return sum({1 << sheet.seat_named(PATH, seat) for seat in given})


def _names(prompts: Kinds) -> str:
    return ", ".join(kind.name for kind in prompts.kinds if not kind.implied) or "none in this game"
