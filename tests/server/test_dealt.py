"""The deal, taken apart: the same numbers drawn and the same cards moved give the same table."""

from __future__ import annotations

import json

import pytest

from holdfast.client import RequestRefused
from holdfast.games import games
from holdfast.kernel import Record, Table
from holdfast.kernel.records import begin
from holdfast.kernel.seeds import DEAL
from holdfast.server.tables.dealt import DRAWN, Deal, dealt
from tests.server.site import Site, play_out
from tests.server.test_perspectives import choose, finished

MOVED, SHUFFLED, EXCHANGED = 0, 3, 4


def secret_game(name: str, number: int) -> Record:
    game = games()[name]
    seats = [f"p{seat + 1}" for seat in range(game.seats[0])]
    return Record(
        name,
        game.version,
        {},
        [f"Guest {seat}" for seat in seats],
        seats,
        f"sealed:{number:032x}",
        contributions={"p1": f"{number + 7:032x}"},
    )


def replayed(deal: Deal, record: Record) -> list[list[int]]:
    """Do what a browser does: no rules, only numbers."""
    chance = record.whole_seed().stream(DEAL)
    zones = [list(faces) for faces in deal.box]
    numbers: list[int] = []
    for what, *said in deal.steps:
        if what == DRAWN:
            numbers.append(int(chance.below(said[0])))
            assert numbers[-1] == said[1]
        elif what == SHUFFLED:
            cards = zones[said[0]]
            drawn = numbers[len(numbers) - max(0, len(cards) - 1) :]
            for at, other in zip(range(len(cards) - 1, 0, -1), drawn, strict=True):
                cards[at], cards[other] = cards[other], cards[at]
        elif what == EXCHANGED:
            zones[said[0]], zones[said[1]] = zones[said[1]], zones[said[0]]
        else:
            face, source, source_at, target, target_at = said
            assert zones[source].pop(source_at) == face
            zones[target].insert(numbers[-1] if target_at < 0 else target_at, face)
    return zones


@pytest.mark.parametrize("name", sorted(games()))
def test_a_deal_is_made_again_without_any_rules(name: str) -> None:
    for number in range(12):
        record = secret_game(name, number)
        state = begin(games()[name], record)
        there = [[int(state.face[zone.cards[at]]) for at in range(zone.size)] for zone in state.zones]
        told = replayed(dealt(games()[name], record), record)
        assert told == there


async def test_the_deal_is_told_when_the_game_is_over(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests) as followers:
        await play_out(followers, choose, 6)
        with pytest.raises(RequestRefused, match="when the game is over"):
            await guests[0].ask("GET", f"/tables/{followers[0].table_id}/deal")
    over = await finished(site, guests)
    told = json.loads(await guests[0].ask("GET", f"/tables/{over[0].table_id}/deal"))
    record = Record.read(await guests[0].record(over[0].table_id))
    replayed(Deal(told["box"], told["steps"]), record)
    assert Table.resume(site.service.game("upgrade"), record).over
