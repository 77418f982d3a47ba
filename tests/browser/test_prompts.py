"""Every question of every game: it is put in words, and it can be answered."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import cast

import pytest
from msgspec.structs import replace as struct_replace

import holdfast
from holdfast.kernel import Record, Table, seat_name
from holdfast.terminal.story import prompt_fields
from holdfast.words import Words
from tests.browser.conftest import Come
from tests.browser.hands import Touch
from tests.browser.server import ServerProcess, absent, deal

NAMES = ("Ada", "Grace", "Linus")
OPTIONS: Mapping[str, Mapping[str, object]] = {
    "ship_it": {"social": True},
    "shield": {
        "custom_rules": (
            "When an attack is absorbed, the defender draws a new shield card for the lower one",
            "When a player swaps a shield, every other player discards a charged card",
            "When a player charges, every other player reveals a charged card",
        )
    },
}
SOMETIMES = {"turn"}
"""The question that every schema has, also of games that ask something more exact at every turn."""
LONG = 600


@dataclass(frozen=True)
class Moment:
    """Somebody is asked something."""

    record: Record
    seat: int
    asked: Mapping[str, str]
    """The question in every language."""


def moments(name: str) -> dict[str, Moment]:
    """For every question of a game a moment at which it is asked, out of random games."""
    names = NAMES[: min(3, holdfast.game(name).seats[-1])]
    found: dict[str, Moment] = {}
    for seed in itertools.count():
        table = deal(name, names, seed, OPTIONS.get(name, {}))
        wanted = {prompt["name"] for prompt in cast(list[dict[str, str]], table.schema.document["prompts"])} - SOMETIMES
        chance = random.Random(seed)
        for _ in range(LONG):
            if table.over or wanted <= set(found):
                break
            seat = table.awaited[0]
            if table.view(seat).question not in found:
                found[table.view(seat).question] = moment(table, seat)
            table.play(seat, chance.choice(table.legal_moves(seat)))
        if wanted <= set(found):
            return found
    raise AssertionError


def moment(table: Table, seat: int) -> Moment:
    view = table.view(seat)
    fields = {**prompt_fields(view), "seat": seat_name(seat)}
    asked = {
        language: Words(language, table.game, table.record.players, seat).sentence(f"prompt-{view.question}", **fields)
        for language in ("en", "ru")
    }
    return Moment(replace(table.record, moves=list(table.record.moves)), seat, asked)


@pytest.mark.parametrize("game", sorted(holdfast.all_games()))
def test_every_question_is_asked_and_answered(game: str, server: ServerProcess, person: Come) -> None:
    people = [person("Ada", size="phone"), person("Ada", language="ru")]
    for number, (question, there) in enumerate(moments(game).items()):
        ada, language = people[number % 2], ("en", "ru")[number % 2]
        seats = absent(there.record.players)
        seats[there.seat] = struct_replace(ada.seat, name=there.record.players[there.seat])
        ada.open(f"/t/{server.lay(there.record, seats)}")
        ada.waits_for_turn()
        assert ada.question == there.asked[language], question
        before = ada.heard["update"]
        Touch(ada, random.Random(game + question), finger=number % 2 == 0).move()
        ada.until(lambda ada=ada, before=before: ada.heard["update"] > before)  # type: ignore[misc]
        assert not ada.refusals, question
