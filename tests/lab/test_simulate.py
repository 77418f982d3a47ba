"""Many games between bots, and what came of them."""

from __future__ import annotations

import json

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import HoldfastError, State
from holdfast.kernel.playout import PlayoutTotals, sides
from holdfast.lab.simulate import BATCH, SimulationResult, simulate
from holdfast.lab.statistics import wilson_interval
from holdfast.terminal.reports import plain, run_simulation, show_report
from tests.terminal.screen import read, screen

OPTIONS = UPGRADE.options.read({"turn_limit": 1000})


def simulated(seats: list[str], games: int = 30, seed: int = 1) -> SimulationResult:
    return simulate(UPGRADE, seats, OPTIONS, games, seed, lambda played: None)


def test_every_game_is_counted() -> None:
    report = simulated(["random"] * 3, games=BATCH + 7)
    assert report.totals.games == BATCH + 7
    assert sum(report.totals.wins) == pytest.approx(BATCH + 7)
    assert sum(report.totals.turns.values()) == BATCH + 7
    assert report.moves_per_second > 0


def test_the_same_seed_gives_the_same_games() -> None:
    for seats in (["random", "random"], ["greedy", "random"]):
        one, same, other = simulated(seats), simulated(seats), simulated(seats, seed=1000)
        assert (one.totals.wins, one.totals.turns) == (same.totals.wins, same.totals.turns)
        assert one.totals.turns != other.totals.turns


def test_greedy_beats_random() -> None:
    assert simulated(["greedy", "random"], games=40).wins()[0].low > 0.5


@pytest.mark.parametrize(("seats", "told"), [(["random"] * 2, [BATCH, BATCH, 1]), (["greedy", "random"], [1] * 5)])
def test_progress_is_told(seats: list[str], told: list[int]) -> None:
    heard: list[int] = []
    options = UPGRADE.options.read({"turn_limit": 4})
    simulate(UPGRADE, seats, options, sum(told), 1, heard.append)
    assert heard == told


def test_lengths() -> None:
    length = simulated(["random", "random"], games=200).length()
    assert length["least"] <= length["median"] <= length["most_of_90_percent"] <= length["most"]
    assert length["least"] <= length["mean"] <= length["most"]


def test_a_turn_limit_is_counted() -> None:
    report = simulate(UPGRADE, ["random"] * 2, UPGRADE.options.read({"turn_limit": 1}), 5, 1, lambda played: None)
    assert report.totals.limited == 5
    assert report.length() == {"mean": 1, "least": 1, "median": 1, "most_of_90_percent": 1, "most": 1}
    assert report.totals.wins == [2.5, 2.5], "a shared win counts half"


def test_an_interrupt_keeps_the_games_that_were_played() -> None:
    def interrupt(played: int) -> None:
        raise KeyboardInterrupt

    options = UPGRADE.options.read({"turn_limit": 4})
    report = simulate(UPGRADE, ["greedy", "random"], options, 100, 1, interrupt)
    assert report.stopped
    assert report.totals.games == 1
    console = screen()
    show_report(console, report)
    assert "stopped early: only these games were played" in read(console)


class Teams(State):
    """Two teams: p1 and p3 against p2 and p4. The first has won."""

    def team(self, seat: int) -> int:
        return 0b0101 if seat % 2 == 0 else 0b1010

    def winners(self) -> int:
        return 0b0101


def test_a_teams_win_is_one_win() -> None:
    state = Teams(4, UPGRADE.options(), UPGRADE.vocabulary.prompts)
    totals = PlayoutTotals(4)
    totals.count(state, 1)
    assert totals.wins == [1.0, 0.0, 1.0, 0.0]
    assert sides(state, 0b1111) == 2
    assert sides(UPGRADE.empty_table(4, UPGRADE.options()), 0b0111) == 3


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596)],
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found = wilson_interval(wins, games)
    assert found.value == wins / games
    assert found.low == pytest.approx(low, abs=0.001)
    assert found.high == pytest.approx(high, abs=0.001)


@pytest.mark.parametrize(
    ("seats", "games", "why"),
    [
        (["random", "random"], 0, "at least one game is needed, not 0"),
        (["random"], 1, "upgrade is for 2 to 12 players, not 1"),
        (["random", "clever"], 1, "there is no bot “clever”; there are easy, medium, hard, greedy, random"),
        (["random", "you"], 1, "there is no bot “you”"),
    ],
)
def test_what_cannot_be_simulated(seats: list[str], games: int, why: str) -> None:
    with pytest.raises(HoldfastError, match=why):
        simulated(seats, games)


# Reports


def test_a_report_as_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    run_simulation(screen(), UPGRADE, ["random", "random"], OPTIONS, 20, 1, as_json=True)
    found = json.loads(capsys.readouterr().out)
    assert {"games", "moves", "seconds", "moves_per_second", "wins", "length"} <= found.keys()
    assert found["games"] == 20
    assert [each["seat"] for each in found["wins"]] == ["p1", "p2"]
    assert found["length"]["at_turn_limit"] == 0


def test_a_report_is_plain_data() -> None:
    report = simulated(["random", "random"])
    assert json.loads(json.dumps(plain(report))) == plain(report)


@pytest.mark.parametrize("width", [60, 100])
def test_a_report_as_a_table(width: int) -> None:
    console = screen(width)
    options = UPGRADE.options.read({"turn_limit": 3})
    run_simulation(console, UPGRADE, ["random", "greedy"], options, 5, 1, as_json=False)
    told = read(console)
    assert max(map(len, told.splitlines())) <= width
    for part in (
        "Upgrade: 5 games",
        "95 % interval",
        "│ p2   │ greedy │",
        "turns per game: 3.0",
        "turn limit: 5",
        "per second",
    ):
        assert part in told


def test_a_progress_bar_where_there_is_a_screen() -> None:
    console = screen(terminal=True)
    run_simulation(console, UPGRADE, ["random", "random"], OPTIONS, BATCH, 1, as_json=False)
    assert f"{BATCH}/{BATCH}" in read(console)
