"""Networks that were trained sit down as bots, by their files or by names that they are given."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import holdfast
from holdfast.adapters.gymnasium import SeatEnv
from holdfast.adapters.networks import save_network
from holdfast.bots.external import bot_names, is_bot, make_bot, offer_networks, whole_name
from holdfast.bots.external.networks import load_network
from holdfast.games.upgrade.phrases import ATTACK
from holdfast.kernel import Chance, HoldfastError
from holdfast.kernel.learning import encoding_for
from holdfast.lab.simulate import check_bots
from holdfast.terminal.files import open_table
from tests.bots.networks import SETTING, layers

GAME = SETTING.game
USUAL = SETTING.options
MOST_MOVES = 5000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    save_network(tmp_path / "trained.npz", SETTING, layers())
    return tmp_path / "trained.npz"


@pytest.fixture
def nothing_offered() -> Iterator[None]:
    yield
    offer_networks({})


def test_a_network_is_read_back_as_it_was_saved(file: Path) -> None:
    network = load_network(file)
    assert (network.game, network.seats, network.layout) == ("upgrade", 2, SETTING.layout.version)
    planes = np.random.default_rng(2).integers(0, 2, int(SETTING.planes.size)).astype(np.uint8)
    hidden = planes.astype(np.float32)
    *body, policy, value = layers()
    for weights, biases in body:
        hidden = np.maximum(weights @ hidden + biases, 0)
    assert np.allclose(network.preferences(planes), policy[0] @ hidden + policy[1], atol=1e-3)
    assert network.expected(planes) == pytest.approx(float((value[0] @ hidden + value[1])[0]), abs=1e-3)


def test_it_takes_the_legal_action_that_it_prefers(file: Path) -> None:
    table = holdfast.game("upgrade").new(seats=2, seed=3)
    bots = [make_bot(f"net:{file}", Chance(1)), make_bot("random", Chance(2))]
    handles = [table.handle(0), table.handle(1)]
    network, encoding = load_network(file), encoding_for(table.game, table.state, own=True)
    while not table.over:
        seat = table.awaited[0]
        move = int(bots[seat].choose(handles[seat]))
        if seat == 0:
            preferred = network.preferences(np.array(encoding.planes(table.state, 0), np.uint8))
            assert table.action_space.actions([move])[0] == max(table.legal_actions(0), key=lambda at: preferred[at])
        table.play(seat, move)


def test_a_game_of_networks_comes_to_an_end(file: Path) -> None:
    """What both prefer may repeat for ever: here neither would ever attack."""
    *body, (weights, biases), value = layers()
    attacks = [at for at in range(int(SETTING.space.size)) if SETTING.space.factors(at)[0] == ATTACK]
    save_network(
        file.with_name("shy.npz"),
        SETTING,
        [*body, (weights, biases - 1e6 * np.isin(np.arange(len(biases)), attacks)), value],
    )
    table = GAME.new(seats=2, seed=3)
    bots = [make_bot(f"net:{file.with_name('shy.npz')}", Chance(seat)) for seat in (1, 2)]
    handles = [table.handle(0), table.handle(1)]
    for _ in range(MOST_MOVES):
        if table.over:
            break
        seat = table.awaited[0]
        table.play(seat, int(bots[seat].choose(handles[seat])))
    assert table.over


def test_it_can_be_named_wherever_bots_are(file: Path) -> None:
    bot = f"net:{file}"
    assert is_bot(bot)
    check_bots(["greedy", bot], GAME, 2, USUAL)
    _, (_, player) = open_table(GAME, ["you", bot], USUAL, 1)
    assert player.name == "trained"
    assert player.bot is not None


def test_it_plays_no_other_table(file: Path) -> None:
    bot = f"net:{file}"
    others = [("shield", 2, {}), ("upgrade", 3, {}), ("upgrade", 2, {"top_rank": "K"})]
    for name, seats, said in others:
        game = holdfast.game(name)
        options = game.options.read(said)
        with pytest.raises(HoldfastError, match=r"net:.* plays upgrade with 2, by the options it was trained with"):
            check_bots([bot], game, seats, options)
        with pytest.raises(HoldfastError, match="plays upgrade with 2"):
            open_table(game, [bot, *["random"] * (seats - 1)], options, 1)
        with pytest.raises(HoldfastError, match="plays upgrade with 2"):
            make_bot(bot, Chance(1)).choose(game.new(seats=seats, seed=1, **said).handle(0))


def test_environments_seat_it_as_an_opponent(file: Path) -> None:
    bot = f"net:{file}"
    tables = holdfast.vector("upgrade", tables=3, seats=2, seed=4, opponents={1: bot})
    for _ in range(60):
        tables.step(tables.random_actions())
        assert (tables.players == 0).all()
    seat = SeatEnv("upgrade", seats=2, opponents=[bot])
    seat.reset(seed=1)
    with pytest.raises(HoldfastError, match="plays upgrade with 2"):
        holdfast.vector("upgrade", tables=1, seats=3, opponents={1: bot})


@pytest.mark.usefixtures("nothing_offered")
def test_it_is_listed_by_a_name_of_its_own(file: Path) -> None:
    offer_networks({"neo": file})
    assert bot_names()[-1] == "neo"
    assert whole_name("neo") == f"net:{file}"
    table = GAME.new(seats=2, seed=3)
    assert make_bot("neo", Chance(1)).choose(table.handle(0)) in table.legal_moves(0)
    offer_networks({})
    assert not is_bot("neo")


@pytest.mark.usefixtures("nothing_offered")
@pytest.mark.parametrize("name", ["hard", "you", "p2", "Neo!"])
def test_a_name_that_cannot_be_given_offers_nothing(file: Path, name: str) -> None:
    offer_networks({"neo": file})
    for given in ({name: file}, {"trinity": file.with_name("gone.npz")}):
        with pytest.raises(HoldfastError):
            offer_networks(given)
    assert bot_names()[-1] == "neo"


def test_without_numpy_it_says_what_to_install(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "holdfast.bots.external.networks", None)
    with pytest.raises(HoldfastError, match="pip install numpy"):
        make_bot(f"net:{file}", Chance(1))


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match=r"nothing\.npz cannot be read"):
        make_bot(f"net:{tmp_path}/nothing.npz", Chance(1))
    for name, contents in (("text.npz", b"hello"), ("empty.npz", b"")):
        (tmp_path / name).write_bytes(contents)
        with pytest.raises(HoldfastError, match="is no network that Holdfast has saved"):
            make_bot(f"net:{tmp_path}/{name}", Chance(1))
    np.savez(tmp_path / "other.npz", weights=np.zeros(3))
    save_network(tmp_path / "torn.npz", SETTING, [*layers()[:2], *layers()[1:3]])
    for name in ("other.npz", "torn.npz"):
        with pytest.raises(HoldfastError, match="is no network that Holdfast has saved"):
            make_bot(f"net:{tmp_path}/{name}", Chance(1))
