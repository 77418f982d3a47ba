"""The certificate finds what leaks, wherever it does, and nothing in our games."""

from __future__ import annotations

import json
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from scipy import stats
from typer.testing import CliRunner

from holdfast import cli
from holdfast.adapters.certify import Channel, certify, channels
from holdfast.adapters.certify.channels import FORMS, PettingZooAEC, PettingZooParallel, Views
from holdfast.adapters.certify.report import show_certificate
from holdfast.adapters.openspiel.games import ENUMERABLE, HoldfastState
from holdfast.adapters.pettingzoo import HoldfastAECEnv
from holdfast.adapters.setting import Setting
from holdfast.games import games
from holdfast.kernel import Game
from holdfast.words import Words
from tests.adapters import kuhn
from tests.adapters.tables import roomy
from tests.examples import load

CUTTLE = load("cuttle")
ALL = {**games(), "cuttle": CUTTLE}
SLOW = [
    pytest.param(game, seats, marks=pytest.mark.slow, id=f"{name}-{seats}")
    for name, game in sorted(ALL.items())
    for seats in game.seats
]


def leaky(leak: str, **given: Any) -> set[str]:
    found = certify(kuhn.GAME, options={"leak": leak}, games=4, every=1, **given)
    return {each.channel for each in found.leaks}


@pytest.mark.parametrize("name", sorted(ALL))
def test_our_games_and_those_of_others_do_not_leak(name: str) -> None:
    found = certify(ALL[name], games=1, every=12, options={"turn_limit": 30})
    assert not found.leaks
    assert found.different > 0
    compared = {channel for channel, result in found.results.items() if result.before + result.after > 0}
    assert compared >= set(found.results) - {PettingZooParallel.name}
    assert found.order_free == (name in {*ENUMERABLE, "cuttle"})


@pytest.mark.parametrize(("game", "seats"), SLOW)
def test_no_number_of_seats_leaks(game: Game, seats: int) -> None:
    assert not certify(game, seats=seats, options=roomy(game, seats), games=4).leaks


def test_an_honest_game_does_not_leak() -> None:
    assert not leaky(kuhn.HONEST)


@pytest.mark.parametrize(
    ("leak", "channels"),
    [
        (kuhn.SEEN, {"replays"}),
        (kuhn.OFFERED, {"replays", "moves", "vector", "pettingzoo", "gymnasium", "openspiel"}),
        (kuhn.SAID, {"replays", "story"}),
    ],
)
def test_a_game_that_leaks_is_found(leak: str, channels: set[str]) -> None:
    assert channels <= leaky(leak)


def test_an_environment_that_leaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = HoldfastAECEnv.observe

    def observe(env: HoldfastAECEnv, agent: str) -> Any:
        seen = honest(env, agent)
        seen[-1] = env.table.state.hands[1].cards[0]  # type: ignore[attr-defined]
        return seen

    monkeypatch.setattr(HoldfastAECEnv, "observe", observe)
    assert leaky(kuhn.HONEST) == {"pettingzoo"}


def test_an_information_state_that_leaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As OpenSpiel's gin rummy did, which showed the other's hand."""
    monkeypatch.setattr(HoldfastState, "information_state_string", lambda state, player: str(state))
    assert leaky(kuhn.HONEST) == {"openspiel"}


def test_resampling_that_keeps_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HoldfastState, "resample_from_infostate", lambda state, player, sampler: state.clone())
    assert leaky(kuhn.HONEST) == {"openspiel"}


def test_a_form_of_ones_own_is_checked() -> None:
    class Peeking(Views):
        name = "peeking"

        def tell(self, seat: int) -> object:
            return self.setting.game.position(self.world)

    setting = Setting.of(kuhn.GAME)
    assert leaky(kuhn.HONEST, forms=[Views(setting), Peeking(setting)]) == {"peeking"}


def test_a_leak_is_told_with_its_place() -> None:
    found = certify(kuhn.GAME, options={"leak": kuhn.OFFERED}, games=2, every=1)
    leak = next(each for each in found.leaks if each.channel == "moves")
    assert (leak.viewer, leak.difference) == ("p1", "[0] has 2 or 1 parts") or leak.viewer == "p2"
    assert found.results["moves"].leaky_games >= 1


def test_the_same_seed_gives_the_same_certificate() -> None:
    first, again, other = (certify(kuhn.GAME, games=2, every=2, seed=seed).to_plain() for seed in (3, 3, 4))
    assert first == again
    assert {**first, "seed": 4} != other


@pytest.mark.parametrize("games", [1, 5, 59])
def test_the_bound_is_that_of_clopper_and_pearson(games: int) -> None:
    found = certify(kuhn.GAME, games=games, every=1000)
    exact = stats.binomtest(0, games, alternative="less").proportion_ci(0.95, method="exact")
    assert found.bound == pytest.approx(exact.high)


def test_every_form_that_is_installed_is_among_the_channels() -> None:
    made: list[Channel] = channels(Setting.of(kuhn.GAME))
    assert [type(channel) for channel in made] == list(FORMS)
    assert PettingZooAEC in FORMS


def run(*given: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli.app, ["certify", *given], env={"COLUMNS": "200"})
    return done.exit_code, done.output


@pytest.mark.parametrize(("language", "none"), [("en", "No leak in 1 games"), ("ru", "Утечек нет")])
def test_the_command_tells_what_was_checked(language: str, none: str) -> None:
    code, said = run("upgrade", "-n", "1", "--every", "20", "-o", "tokens=1", "--language", language)
    assert code == 0
    assert none in said
    assert "channel-" not in said
    assert "PettingZoo AEC" in said


def test_the_command_fails_with_the_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "find_game", lambda name: kuhn.GAME)
    code, said = run("kuhn", "-o", "leak=offered", "-n", "3", "--every", "1")
    assert code == 1
    assert "LEAK in legal moves and their numbers" in said
    code, said = run("kuhn", "-o", "leak=offered", "-n", "3", "--every", "1", "--json")
    assert code == 1
    assert json.loads(said)["channels"]["moves"]["first"]["viewer"] in ("p1", "p2")


def test_a_leak_of_a_whole_position_is_shown_in_short() -> None:
    found = certify(kuhn.GAME, options={"leak": kuhn.SEEN}, games=4, every=1)
    result = found.results["replays"]
    assert result.first is not None
    result.first = replace(result.first, difference="cards " * 2000)
    shown = StringIO()
    show_certificate(Console(file=shown, width=100), Words("en", kuhn.GAME), found)
    assert "LEAK in" in shown.getvalue()
    assert len(shown.getvalue()) < 4000
