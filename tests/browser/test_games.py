"""Every game to its end, by two people at two browsers and a bot: one by touch, one by keys, one by dragging."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

import holdfast
from holdfast.server.store import SeatRow
from tests.browser.conftest import Come
from tests.browser.hands import Drag, Hand, Keys, Touch, play_out
from tests.browser.server import ServerProcess, deal

BOT = SeatRow(bot="greedy", name="Mira", ready=True)
SHORT: dict[str, dict[str, object]] = {
    "cluster_royale": {"turn_limit": 8},
    "royal_family": {"turn_limit": 12, "castle_strength": 5},
    "shield": {"turn_limit": 24, "rounds_to_win": 2},
    "ship_it": {"turn_limit": 6, "social": True},
    "upgrade": {"turn_limit": 18, "tokens": 2},
}


def lay(server: ServerProcess, game: str, people: list[Hand], options: Mapping[str, object]) -> str:
    """A game that is just dealt to these people, and to a bot where the game seats three."""
    seats = [hand.person.seat for hand in people]
    if 3 in holdfast.game(game).seats:
        seats.append(BOT)
    return server.lay(deal(game, [seat.name for seat in seats], 1, options).record, seats)


def sit(server: ServerProcess, game: str, hands: list[Hand], **options: object) -> str:
    """Lay a game and let everybody look at it; the table's id."""
    table = lay(server, game, hands, {**SHORT[game], **options})
    for hand in hands:
        hand.person.open(f"/t/{table}")
    return table


def ends_alike(hands: list[Hand]) -> None:
    rankings = [hand.person.ranking for hand in hands]
    assert rankings[0]
    assert all(ranking == rankings[0] for ranking in rankings)
    assert [hand.person.refusals for hand in hands] == [[] for _ in hands]
    assert all(hand.person.said["move"] > 0 for hand in hands)


@pytest.mark.parametrize("game", SHORT)
def test_by_touch_and_by_keys(game: str, server: ServerProcess, person: Come) -> None:
    chance = random.Random(game)
    hands: list[Hand] = [
        Touch(person("Ada", size="phone"), chance, finger=True),
        Keys(person("Grace"), chance),
    ]
    sit(server, game, hands)
    play_out(hands)
    ends_alike(hands)


def test_by_dragging(server: ServerProcess, person: Come) -> None:
    chance = random.Random(3)
    drag = Drag(person("Ada"), chance)
    hands: list[Hand] = [drag, Touch(person("Grace", size="tablet"), chance)]
    sit(server, "upgrade", hands)
    play_out(hands)
    ends_alike(hands)
    assert drag.dropped


def test_with_everything_shown_as_it_moves(server: ServerProcess, person: Come) -> None:
    chance = random.Random(4)
    hands: list[Hand] = [Touch(person("Ada", motion=True), chance), Keys(person("Grace", motion=True), chance)]
    sit(server, "upgrade", hands, turn_limit=9)
    play_out(hands, hurry=False)
    ends_alike(hands)
