"""Names that look alike, and letters that nobody sees."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.server.names import _prototypes, invisible_in, look_alike, skeleton


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Аnn"), ("Iris", "lris"), ("Arnold", "Amold"), ("АНТОН", "AHTOH"), ("é", "e\u0301"), ("❤", "❤\ufe0f")],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("Анна", "Anna"), ("Ann", "Anne"), ("Ann", "ann"), ("Оля", "Ола"), ("山", "川")]
)
def test_these_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_every_letter_looks_like_the_one_that_stands_for_it() -> None:
    apart = {letter: stands for letter, stands in _prototypes().items() if unicodedata.is_normalized("NFD", letter)}
    for letter, stands in apart.items():
        assert skeleton(stands) == skeleton(letter), letter


@given(st.text(max_size=24))
def test_a_skeleton_is_its_own(name: str) -> None:
    assert skeleton(skeleton(name)) == skeleton(name)


@given(st.text(st.characters(categories=["Lu", "Ll", "Nd", "So"], exclude_characters="\u2800"), max_size=24))
def test_what_can_be_seen_is_left_alone(name: str) -> None:
    assert invisible_in(name) == ""


@given(st.text(st.characters(categories=["Cf", "Cn", "Co", "Zl", "Zp"]), min_size=1, max_size=3))
def test_what_cannot_be_seen_is_named(unseen: str) -> None:
    assert invisible_in(f"Ann{unseen}") == f"U+{ord(unseen[0]):04X}", unicodedata.name(unseen[0], "")
