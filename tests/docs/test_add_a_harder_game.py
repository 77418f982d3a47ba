"""docs/add-a-harder-game.md is true: its files are a game that keeps the laws."""

from __future__ import annotations

import importlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.games import games
from holdfast.kernel import SPECTATOR, Game, OptionError
from holdfast.lab.simulate import simulate
from holdfast.testing import conform, read_scenarios
from holdfast.words import Words
from tests.docs import pages
from tests.server.site import Site, play_out

PAGE = "add-a-harder-game.md"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, as a package."""
    root = tmp_path_factory.mktemp("auction")
    for name, text in pages.files(PAGE).items():
        target = root / "auction" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return root / "auction"


@pytest.fixture
def auction(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.syspath_prepend(folder.parent)
    yield importlib.import_module("auction").GAME
    for name in [name for name in sys.modules if name.partition(".")[0] == "auction"]:
        del sys.modules[name]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_keeps_the_laws(auction: Game, seats: int) -> None:
    conform(auction, seats=seats, games=2)


def test_teams_keep_the_laws_and_win_together(auction: Game) -> None:
    conform(auction, seats=4, games=2, options={"teams": True})
    report = simulate(auction, ["random"] * 4, auction.options.read({"teams": True}), 30, 1, lambda played: None)
    assert report.totals.wins[0] == report.totals.wins[2]
    with pytest.raises(OptionError, match="teams are for 4 players, not 3"):
        auction.new(seats=3, teams=True)


def test_the_scenario_holds(auction: Game, folder: Path) -> None:
    for path in (folder / "scenarios").glob("*.yaml"):
        for scenario in read_scenarios(path, lambda name: auction):
            scenario.run()


def test_nobody_counts_anothers_purse(auction: Game) -> None:
    table = auction.new(seats=3, seed=1)
    assert isinstance(table.view(0).entries["p1.purse"], int)
    assert table.view(1).entries["p1.purse"] == "??"
    assert table.view(int(SPECTATOR)).entries["p2.purse"] == "??"


def test_it_is_told_in_words(auction: Game) -> None:
    table = auction.new(seats=2, seed=1)
    words = Words("en", auction, ["Ann", "Bo"])
    while not table.over:
        seat = table.awaited[0]
        table.play(seat, table.legal_moves(seat)[-1])
    story = [words.event(event) for event in table.events(0)]
    assert story[0].endswith("comes under the hammer.")
    assert any(line.startswith("Ann bade ") for line in story)


async def test_it_is_played_at_a_server_though_it_speaks_english_only(
    auction: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), auction.name, auction)
    async with Site(f"sqlite:///{tmp_path}/tables.db") as site:
        guests = await site.guests(2)
        async with site.playing(guests, auction.name) as followers:
            await play_out(followers, random.Random(1).choice)
            await followers[0].until(lambda: followers[0].table.status == "over")  # type: ignore[union-attr]
            schema = json.loads(await guests[0].ask("GET", f"/schemas/{followers[0].table.schema}"))  # type: ignore[union-attr]
        assert [len(schema["texts"][language]) for language in ("en", "ru")] == [2, 1]
        assert json.loads(await guests[0].ask("GET", f"/games/{auction.name}/rules", language="ru"))["blocks"]
