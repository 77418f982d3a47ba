"""The conformance suite finds what a game says of itself for clients to show as one thing, and does not have."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from holdfast.kernel import Exchange, Laws
from holdfast.testing import conform
from tests.changed import changed
from tests.kernel.tiny import TINY, Tiny
from tests.testing.broken import broken

SWAP = Exchange(
    offers=("give",),
    by="dare.by",
    to="dare.target",
    gives="dare.at",
    takes="winks",
    laid="den",
    laying="picking",
    received="drew",
)
BOOK_OF_SHOUTS = Laws(texts="shouts", prompt="dared", verb="shout", wrote="shouted")


def test_an_exchange_and_laws_that_are_there_are_sound() -> None:
    conform(changed(TINY, exchange=SWAP, laws=BOOK_OF_SHOUTS), seats=2, games=1)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"offers": ("give", "sell")}, "the exchange speaks of the verb “sell”, which there is not"),
        ({"by": "dare.at"}, "the exchange speaks of dare.at, which is no cell of that kind"),
        ({"gives": "nowhere"}, "the exchange speaks of nowhere, which is no cell of that kind"),
        ({"laid": "points"}, "cards to exchange should lie in p1.points, which is no zone"),
        ({"laying": "sleeping"}, "the exchange speaks of the prompt “sleeping”, which there is not"),
        ({"received": "dreamt"}, "the exchange speaks of the event “dreamt”, which there is not"),
        ({"received": "shouted"}, "event “shouted” does not tell who got which card"),
    ],
)
def test_an_exchange_of_what_there_is_not(wrong: dict[str, Any], told: str) -> None:
    assert told in broken(Tiny, exchange=replace(SWAP, **wrong))


def test_laws_that_are_kept_nowhere() -> None:
    assert "laws are kept in p1.points, which holds no texts" in broken(
        Tiny, laws=replace(BOOK_OF_SHOUTS, texts="p1.points")
    )


@pytest.mark.parametrize("named", ["bluffs", "offers", "refusals"])
def test_a_search_config_names_verbs_that_exist(named: str) -> None:
    wrong: dict[str, Any] = {named: ("sell",)}
    told = "the search config speaks of the verb “sell”, which there is not"
    assert told in broken(Tiny, config=replace(TINY.search.config, **wrong))
