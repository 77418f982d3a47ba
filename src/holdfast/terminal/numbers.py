"""Numbers that people type after an option of the command."""

from __future__ import annotations

import re
from math import inf
from typing import TypeVar

from holdfast.kernel import HoldfastError

LONGEST = 40
Number = TypeVar("Number", int, float)


def whole(name: str, said: str) -> int:
    if not re.fullmatch(rf"[+-]?[0-9]{{1,{LONGEST}}}", said.strip()):
        raise HoldfastError("whole_number_needed", name=name, said=said)
    return int(said)


def fraction(name: str, said: str) -> float:
    try:
        return float(said)
    except ValueError:
        raise HoldfastError("number_needed", name=name, said=said) from None


def not_negative(name: str, number: Number) -> Number:
    if not 0 <= number < inf:
        raise HoldfastError("number_from_0_needed", name=name, said=str(number))
    return number
