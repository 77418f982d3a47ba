"""Every form in which a scenario can expect something."""

from __future__ import annotations

import pytest

from holdfast.kernel import Plain
from holdfast.scenarios.compare import difference

pytestmark = pytest.mark.quick

TABLE: dict[str, Plain] = {
    "turn": "p1",
    "discard": ["4H", "6H@p1", "6H"],
    "deck": [],
    "drawn": None,
    "fort": "5D@p2",
    "p1.tokens": 3,
    "p1.out": False,
    "used.attack": True,
    "used.draw": False,
    "used.trade": True,
    "rank": "10",
    "pending": [{"prompt": "ransom", "seats": ["p1"]}],
}


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("turn", "p1"),
        ("discard", ["4H", "6H", "6H"]),
        ("discard", ["4H", "6H@p1", "6H"]),
        ("discard", {"any_order": ["6H", "4H", "6H"]}),
        ("discard", {"any_order": ["6H", "4H", "6H@p1"]}),
        ("discard", {"count": 3}),
        ("discard", {"has": ["6H"]}),
        ("discard", {"has": "4H"}),
        ("discard", {"has": ["6H", "6H"]}),
        ("discard", {"lacks": ["5H", "7H"]}),
        ("discard", {"count": 3, "has": ["4H"], "lacks": "5H"}),
        ("deck", []),
        ("deck", None),
        ("deck", {"count": 0}),
        ("deck", {"any_order": []}),
        ("drawn", None),
        ("drawn", "none"),
        ("drawn", {"count": 0}),
        ("drawn", {"lacks": ["5D"]}),
        ("fort", "5D"),
        ("fort", "5D@p2"),
        ("fort", {"has": ["5D"]}),
        ("p1", {"tokens": 3, "out": False}),
        ("p1.tokens", 3),
        ("p1.out", False),
        ("used", ["attack", "trade"]),
        ("used", {"any_order": ["trade", "attack"]}),
        ("used", {"lacks": ["draw"]}),
        ("rank", "10"),
        ("pending", [{"prompt": "ransom", "seats": ["p1"]}]),
        ("pending", {"count": 1}),
    ],
    ids=str,
)
def test_what_is_so(path: str, expected: Plain) -> None:
    assert difference(path, expected, TABLE) is None


@pytest.mark.parametrize(
    ("path", "expected", "told"),
    [
        ("turn", "p2", "turn is p1, not p2"),
        ("discard", ["6H", "4H", "6H"], "discard is [4H, 6H@p1, 6H], not [6H, 4H, 6H]"),
        ("discard", ["4H", "6H"], "discard is [4H, 6H@p1, 6H], not [4H, 6H]"),
        ("discard", ["4H", "6H@p2", "6H"], "discard is [4H, 6H@p1, 6H], not [4H, 6H@p2, 6H]"),
        ("discard", {"any_order": ["4H", "6H"]}, "discard is [4H, 6H@p1, 6H]: in any order it should be [4H, 6H]"),
        ("discard", {"count": 2}, "discard is [4H, 6H@p1, 6H]: that is 3, not 2"),
        ("discard", {"has": ["6H", "6H", "6H"]}, "discard is [4H, 6H@p1, 6H]: it lacks [6H]"),
        ("discard", {"lacks": ["4H", "5H"]}, "discard is [4H, 6H@p1, 6H]: it has [4H]"),
        ("discard", {"count": 3, "lacks": "4H"}, "discard is [4H, 6H@p1, 6H]: it has [4H]"),
        ("discard", None, "discard is [4H, 6H@p1, 6H], not null"),
        ("drawn", "5D", "drawn is null, not 5D"),
        ("drawn", {"count": 1}, "drawn is null: that is 0, not 1"),
        ("p1", {"tokens": 2}, "p1.tokens is 3, not 2"),
        ("p1.tokens", None, "p1.tokens is 3, not null"),
        ("p1.tokens", True, "p1.tokens is 3, not true"),
        ("p1.tokens", {"count": 3}, "p1.tokens is 3, not a list"),
        ("p1.out", 1, "p1.out is false, not 1"),
        ("p1.gold", 1, "there is no p1.gold on this table"),
        ("p1", {"gold": 1}, "there is no p1.gold on this table"),
        ("p3", {"tokens": 1}, "there is no p3.tokens on this table"),
        ("used", ["attack"], "used is [attack, trade], not [attack]"),
        ("rank", 10, "rank is '10', not 10"),
        ("discard", {"has": ["4H"], "had": ["4H"]}, "there is no discard.has on this table"),
    ],
    ids=str,
)
def test_what_is_not_so_is_told(path: str, expected: Plain, told: str) -> None:
    assert str(difference(path, expected, TABLE)) == told


def test_an_open_prompt_is_compared_as_a_whole() -> None:
    assert difference("pending", [{"prompt": "other"}], TABLE) is not None
    assert difference("pending", [{}], TABLE) is not None
    assert difference("pending", [], TABLE) is not None


@pytest.mark.parametrize("nothing", [None, "none", 0, False, [], {}], ids=str)
def test_there_are_many_ways_to_write_that_nothing_is_there(nothing: Plain) -> None:
    assert difference("p1.held", nothing, {"p1.held": None}) is None
    assert difference("p1.held", nothing, {"p1.held": "S"}) is not None


def test_a_list_reads_as_a_group_of_flags() -> None:
    table: dict[str, Plain] = {"done": ["tech", "attack"]}
    assert difference("done", {"tech": True, "defence": False}, table) is None
    assert str(difference("done.tech", False, table)) == "done has tech"
