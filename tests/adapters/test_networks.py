"""Networks that were trained sit down as bots."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import holdfast
from holdfast.adapters.networks import save_network
from holdfast.adapters.setting import Setting
from holdfast.bots.external import is_bot, make_bot
from holdfast.bots.external.networks import Layer, load_network
from holdfast.kernel import Chance, HoldfastError
from holdfast.kernel.learning import encoding_for
from holdfast.lab.simulate import check_bots
from holdfast.terminal.people import _player

SETTING = Setting.of("upgrade", 2, own=True)


def layers(seed: int = 1) -> list[Layer]:
    luck = np.random.default_rng(seed)
    sizes = [int(SETTING.planes.size), 8, 4]
    shapes = [*zip(sizes[1:], sizes, strict=False), (int(SETTING.space.size), 4), (1, 4)]
    return [
        (luck.normal(size=shape).astype(np.float32), luck.normal(size=shape[0]).astype(np.float32)) for shape in shapes
    ]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    save_network(tmp_path / "trained.npz", SETTING, layers())
    return tmp_path / "trained.npz"


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


def test_it_can_be_named_wherever_bots_are(file: Path) -> None:
    assert is_bot(f"net:{file}")
    check_bots(["greedy", f"net:{file}"])
    player = _player(f"net:{file}", "1", 1)
    assert player.name == "trained"
    assert player.bot is not None


def test_it_plays_no_other_table(file: Path) -> None:
    bot = make_bot(f"net:{file}", Chance(1))
    for game, seats in (("shield", 2), ("upgrade", 3)):
        with pytest.raises(HoldfastError, match="plays upgrade with 2, by the options it was trained with"):
            bot.choose(holdfast.game(game).new(seats=seats, seed=1).handle(0))


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match=r"nothing\.npz cannot be read"):
        make_bot(f"net:{tmp_path}/nothing.npz", Chance(1))
    for name, contents in (("text.npz", b"hello"), ("empty.npz", b"")):
        (tmp_path / name).write_bytes(contents)
        with pytest.raises(HoldfastError, match="is no network that Holdfast has saved"):
            make_bot(f"net:{tmp_path}/{name}", Chance(1))
    np.savez(tmp_path / "other.npz", weights=np.zeros(3))
    with pytest.raises(HoldfastError, match="is no network that Holdfast has saved"):
        make_bot(f"net:{tmp_path}/other.npz", Chance(1))
