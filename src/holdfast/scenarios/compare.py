"""Comparing what a scenario expects with what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from holdfast.kernel import Plain
from holdfast.kernel.errors import Wording

FORMS = ("any_order", "count", "has", "lacks")


def difference(path: str, expected: Plain, actual: Mapping[str, Plain]) -> Wording | None:
    """What is different at a path, as a sentence; None if nothing is."""
    if isinstance(expected, Mapping) and expected and not expected.keys() <= set(FORMS):
        below = (difference(f"{path}.{key}", value, actual) for key, value in expected.items())
        return next((why for why in below if why is not None), None)
    above, _, last = path.rpartition(".")
    listed = actual.get(above)
    if isinstance(expected, bool) and isinstance(listed, list):
        return _in_list(above, last, wanted=expected, there=last in listed)
    if not _is_there(path, actual):
        return Wording("no_such_path", path=path)
    found = _found(path, actual)
    if isinstance(expected, Mapping) and expected:
        return _forms(path, expected, found)
    if _same(expected, found):
        return None
    return Wording("value_differs", path=path, found=_shown(found), expected=_shown(expected))


def _in_list(path: str, part: str, *, wanted: bool, there: bool) -> Wording | None:
    if wanted == there:
        return None
    if there:
        return Wording("has_part", path=path, part=part)
    return Wording("lacks_part", path=path, part=part)


def _is_there(path: str, actual: Mapping[str, Plain]) -> bool:
    return path in actual or any(key.startswith(path + ".") for key in actual)


def _found(path: str, actual: Mapping[str, Plain]) -> Plain:
    """The value at a path; a group reads as the list of what is set in it, flag or not."""
    if path in actual:
        return actual[path]
    below = {key.removeprefix(path + "."): value for key, value in actual.items() if key.startswith(path + ".")}
    return [key for key, value in below.items() if value not in (None, False, 0, [])]


def _forms(path: str, expected: Mapping[str, Plain], found: Plain) -> Wording | None:
    cards = _cards(found)
    if cards is None:
        return Wording("found_no_list", path=path, found=_shown(found))
    for form, value in expected.items():
        why = _form(form, value, cards)
        if why is not None:
            return Wording("value_does_not_fit", path=path, found=_shown(found), why=why)
    return None


def _cards(found: Plain) -> Sequence[Plain] | None:
    """The cards of a zone; a single place has one or none. A counter has no cards."""
    if found is None:
        return []
    if isinstance(found, str):
        return [found]
    return found if isinstance(found, list) else None


def _form(form: str, value: Plain, found: Sequence[Plain]) -> Wording | None:
    if form == "count":
        count = str(len(found))
        return None if len(found) == value else Wording("count_differs", count=count, wanted=_shown(value))
    wanted = _listed(value)
    have = Counter(str(_like(text, wanted)) for text in found)
    want = Counter(str(text) for text in wanted)
    if form == "any_order":
        return None if have == want else Wording("unordered_differs", wanted=_shown(list(wanted)))
    if form == "has":
        missing = _shown(sorted((want - have).elements()))
        return None if want <= have else Wording("list_lacks", cards=missing)
    surplus = _shown(sorted((want & have).elements()))
    return None if not want & have else Wording("list_has", cards=surplus)


def _same(expected: Plain, found: Plain) -> bool:
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(_same, expected, found))
    if expected in (None, "none", {}) or found is None:
        return found == expected or (not found and expected in (None, "none", {}, 0, []))
    if isinstance(expected, Mapping) or isinstance(found, Mapping):
        return found == expected
    if isinstance(expected, bool) and not isinstance(found, bool):
        return False
    return _unmarked(found, expected) == expected


def _like(found: Plain, wanted: Sequence[Plain]) -> Plain:
    return found if found in wanted else _unmarked(found, None)


def _unmarked(found: Plain, expected: Plain) -> Plain:
    """A card without the marks of who knows it, unless they are asked for."""
    if isinstance(found, str) and not (isinstance(expected, str) and "@" in expected):
        return found.partition("@")[0]
    return found


def _listed(value: Plain) -> Sequence[Plain]:
    return value if isinstance(value, list) else [value]


def _shown(value: Plain) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_shown(part) for part in value) + "]"
    if isinstance(value, str) and value.isdecimal():
        return f"'{value}'"
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
