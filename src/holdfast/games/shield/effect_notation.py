"""How positions write the effects of event rules that took place or are still to come: `1 p2` is rule 1 for p2."""

from __future__ import annotations

from holdfast.games.shield.laws.events import TriggerKind
from holdfast.games.shield.laws.law import word
from holdfast.games.shield.laws.triggers import NOT_THERE, SEATS
from holdfast.kernel.errors import PositionError
from holdfast.kernel.phrases import seat_name, seat_number
from holdfast.kernel.plain_data import Plain

NOBODY = "-"
TRIGGERS = tuple(word(trigger).replace(" ", "_") for trigger in TriggerKind)


def write(entries: dict[str, Plain]) -> dict[str, Plain]:
    """Effects with the next one first."""
    entries["fired"] = [write_effect(effect) for effect in _numbers(entries["fired"])]
    entries["deeds"] = [write_effect(effect) for effect in reversed(_numbers(entries["deeds"]))]
    entries["happened"] = [_write_event(event) for event in _numbers(entries["happened"])]
    return entries


def read(entries: dict[str, Plain], seats: int) -> dict[str, Plain]:
    for path in ("fired", "deeds"):
        if isinstance(entries.get(path), list):
            entries[path] = [_read_effect(path, effect) for effect in _listed(entries[path])]
    if isinstance(entries.get("deeds"), list):
        entries["deeds"] = list(reversed(_listed(entries["deeds"])))
    if isinstance(entries.get("happened"), list):
        entries["happened"] = [_read_event(event) for event in _listed(entries["happened"])]
    return entries


def _listed(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else []


def _numbers(value: Plain) -> list[int]:
    return [number for number in _listed(value) if isinstance(number, int)]


def write_effect(effect: int) -> str:
    return f"{effect // SEATS + 1} {seat_name(effect % SEATS)}"


def _read_effect(path: str, said: Plain) -> int:
    rule, _, name = str(said).partition(" ")
    seat = seat_number(name)
    if seat is None or not rule.isdecimal() or not 1 <= int(rule) <= SEATS:
        raise PositionError("bad_deed_notation", path=path, said=str(said))
    return (int(rule) - 1) * SEATS + seat


def _write_event(event: int) -> str:
    seats = [event >> shift & NOT_THERE for shift in (4, 8, 12)]
    return " ".join(
        [TRIGGERS[event & NOT_THERE], *(NOBODY if seat == NOT_THERE else seat_name(seat) for seat in seats)]
    )


def _read_event(said: Plain) -> int:
    words = str(said).split()
    seats = [int(NOT_THERE) if said == NOBODY else seat_number(said) for said in words[1:]]
    if len(seats) != 3 or None in seats or words[0] not in TRIGGERS:
        raise PositionError("bad_happening_notation", said=str(said))
    event = TRIGGERS.index(words[0])
    for shift, seat in zip((4, 8, 12), seats, strict=True):
        event |= (seat or 0) << shift
    return event
