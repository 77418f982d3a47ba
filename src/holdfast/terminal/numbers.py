"""Numbers that people type after an option of the command."""

from __future__ import annotations

import re

from holdfast.kernel import HoldfastError

LONGEST = 40


def whole(name: str, said: str) -> int:
    if not re.fullmatch(rf"[+-]?[0-9]{{1,{LONGEST}}}", said.strip()):
        raise HoldfastError("{name}: a whole number is needed, not “{said}”", name=name, said=said)
    return int(said)


def fraction(name: str, said: str) -> float:
    try:
        return float(said)
    except ValueError:
        raise HoldfastError("{name}: a number is needed, not “{said}”", name=name, said=said) from None
