"""Options: typed, within ranges, with plain messages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, dataclass
from typing import ClassVar

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import OptionError, Options, OptionValue, choice, flag, one_of, sentences, whole


@dataclass(frozen=True)
class Sample(Options):
    tokens: int = whole(3, 1, 9)
    limit: int | None = whole(None, 5, 6)
    king: int = one_of(10, 13)
    pace: str = choice("slow", "fast", "7")
    loud: bool = flag(False)
    rules: tuple[str, ...] = sentences(2)
    style: str = choice("plain", "wild")

    _implied: ClassVar[Mapping[str, Mapping[str, Mapping[str, OptionValue]]]] = {
        "style": {"wild": {"loud": True, "tokens": 1}}
    }


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("tokens", 1, 1),
        ("tokens", 9, 9),
        ("tokens", "4", 4),
        ("limit", None, None),
        ("limit", "none", None),
        ("limit", 5, 5),
        ("king", 13, 13),
        ("king", "13", 13),
        ("pace", "fast", "fast"),
        ("pace", 7, "7"),
        ("loud", True, True),
        ("loud", "yes", True),
        ("loud", "False", False),
        ("rules", ["a", "b"], ("a", "b")),
        ("rules", " a | b ", ("a", "b")),
        ("rules", "", ()),
        ("turn_limit", 100, 100),
    ],
)
def test_a_value_in_its_range_is_taken(name: str, given: object, value: OptionValue) -> None:
    assert getattr(Sample.read({name: given}), name) == value


@pytest.mark.parametrize(
    ("name", "given", "right"),
    [
        ("tokens", 0, "a whole number from 1 to 9"),
        ("tokens", 10, "a whole number from 1 to 9"),
        ("tokens", 2.0, "a whole number from 1 to 9"),
        ("tokens", True, "a whole number from 1 to 9"),
        ("tokens", None, "a whole number from 1 to 9"),
        ("tokens", "none", "a whole number from 1 to 9"),
        ("tokens", "x", "a whole number from 1 to 9"),
        ("tokens", "9" * 5000, "a whole number from 1 to 9"),
        ("tokens", [3], "a whole number from 1 to 9"),
        ("limit", 4, "a whole number from 5 to 6 or none"),
        ("king", 11, "one of 10, 13"),
        ("king", None, "one of 10, 13"),
        ("pace", "Fast", "one of slow, fast, 7"),
        ("pace", ["slow"], "one of slow, fast, 7"),
        ("loud", "maybe", "true or false"),
        ("loud", 1, "true or false"),
        ("rules", ["a", 2], "a list of at most 2 sentences"),
        ("rules", ["a\x1b[2J"], "a list of at most 2 sentences"),
        ("rules", "a|b|c", "a list of at most 2 sentences"),
        ("rules", {"a": "b"}, "a list of at most 2 sentences"),
        ("turn_limit", 0, "a whole number from 1 to 1000000 or none"),
    ],
)
def test_a_value_out_of_its_range_is_refused_with_what_would_be_right(name: str, given: object, right: str) -> None:
    with pytest.raises(OptionError) as wrong:
        Sample.read({name: given})
    assert f"option {name} is " in str(wrong.value)
    assert str(wrong.value).endswith(f"must be {right}")


@pytest.mark.parametrize("name", ["tokens", "limit", "king", "pace", "rules"])
def test_a_number_that_python_does_not_write_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(OptionError, match=f"^option {name} is 0x[0-9a-f]+…, but must be "):
        Sample.read({name: 16**5000})


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="no option “token”; there are king, limit, loud, pace"):
        Sample.read({"token": 3})


def test_a_choice_brings_others_along() -> None:
    wild = Sample.read({"style": "wild"})
    assert (wild.loud, wild.tokens) == (True, 1)
    assert wild.non_defaults() == {"style": "wild"}


@pytest.mark.parametrize("other", [{"loud": True}, {"tokens": 2}])
def test_naming_what_a_choice_brings_along_is_refused(other: dict[str, object]) -> None:
    with pytest.raises(OptionError, match=f"style wild sets {next(iter(other))} to .*: leave {next(iter(other))} out"):
        Sample.read({"style": "wild", **other})


@pytest.mark.parametrize(
    "given",
    [{}, {"tokens": 5}, {"style": "wild"}, {"rules": ["a"], "loud": True, "turn_limit": 9}, {"tokens": 3}],
    ids=str,
)
def test_the_options_that_were_named_read_back_as_the_same(given: dict[str, object]) -> None:
    options = Sample.read(given)
    assert Sample.read(options.non_defaults()) == options
    assert Sample.read(json.loads(json.dumps(options.non_defaults()))) == options


def test_options_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Sample.read({}).tokens = 4  # type: ignore[misc]


def test_every_option_tells_its_range() -> None:
    assert set(Sample.ranges()) == {"turn_limit", "tokens", "limit", "king", "pace", "loud", "rules", "style"}
    assert all(each.right() for each in Sample.ranges().values())


def test_options_that_clash_with_the_table_are_refused_with_what_would_help() -> None:
    options = UPGRADE.options.read({"attack_row": 4, "defence_row": 4})
    with pytest.raises(OptionError, match="make a row smaller or top_rank higher"):
        UPGRADE.check(8, options)


@pytest.mark.parametrize("seats", [-1, 0, 1, 13, 100])
def test_a_table_of_the_wrong_size_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=f"upgrade is for 2 to 12 players, not {seats}"):
        UPGRADE.check(seats, UPGRADE.options.read({}))
