"""How positions write what event rules have done and have still to do: `1 p2` is rule 1 for p2."""

from __future__ import annotations

from holdfast.games.shield.law import Happening
from holdfast.kernel.errors import PositionError
from holdfast.kernel.phrases import seat_name, seat_number
from holdfast.kernel.plain import Plain

SEATS = 16
"""A deed is kept as 16 × rule + seat, what happened with four bits for each seat."""
NOBODY = "-"
HAPPENINGS = tuple(happening.value.replace(" ", "_") for happening in Happening)


def write(entries: dict[str, Plain]) -> dict[str, Plain]:
    """Deeds with the next one first."""
    entries["fired"] = [deed_written(deed) for deed in _numbers(entries["fired"])]
    entries["deeds"] = [deed_written(deed) for deed in reversed(_numbers(entries["deeds"]))]
    entries["happened"] = [_note_written(note) for note in _numbers(entries["happened"])]
    return entries


def read(entries: dict[str, Plain], seats: int) -> dict[str, Plain]:
    for path in ("fired", "deeds"):
        if isinstance(entries.get(path), list):
            entries[path] = [_deed_read(path, deed) for deed in _listed(entries[path])]
    if isinstance(entries.get("deeds"), list):
        entries["deeds"] = list(reversed(_listed(entries["deeds"])))
    if isinstance(entries.get("happened"), list):
        entries["happened"] = [_note_read(note) for note in _listed(entries["happened"])]
    return entries


def _listed(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else []


def _numbers(value: Plain) -> list[int]:
    return [number for number in _listed(value) if isinstance(number, int)]


def deed_written(deed: int) -> str:
    return f"{deed // SEATS + 1} {seat_name(deed % SEATS)}"


def _deed_read(path: str, said: Plain) -> int:
    rule, _, name = str(said).partition(" ")
    seat = seat_number(name)
    if seat is None or not rule.isdecimal() or not 1 <= int(rule) <= SEATS:
        raise PositionError("bad_deed_notation", path=path, said=str(said))
    return (int(rule) - 1) * SEATS + seat


def _note_written(note: int) -> str:
    seats = [note >> shift & 15 for shift in (4, 8, 12)]
    return " ".join([HAPPENINGS[note & 15], *(NOBODY if seat == 15 else seat_name(seat) for seat in seats)])


def _note_read(said: Plain) -> int:
    words = str(said).split()
    seats = [15 if word == NOBODY else seat_number(word) for word in words[1:]]
    if len(seats) != 3 or None in seats or words[0] not in HAPPENINGS:
        raise PositionError("bad_happening_notation", said=str(said))
    note = HAPPENINGS.index(words[0])
    for shift, seat in zip((4, 8, 12), seats, strict=True):
        note |= (seat or 0) << shift
    return note
