"""OpenSpiel's own tests and algorithms on our games, and what they do not look at."""

from __future__ import annotations

import pickle
import random
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    mmd_dilated,
    random_agent,
    tabular_qlearner,
)

from holdfast.adapters import openspiel
from holdfast.adapters.openspiel import parameters
from holdfast.adapters.openspiel.games import ENUMERABLE, PREFIX
from holdfast.adapters.openspiel.play import EXPLICIT, SAMPLED, Course, Play
from holdfast.adapters.setting import Setting
from holdfast.games import games
from holdfast.kernel import Chance, HoldfastError, OptionError, observe
from tests.adapters import kuhn

SHORT = 16
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "upgrade": [{"tokens": 1, "top_rank": "6"}, {"open_discard": False}, {"variant": "rush"}],
    "shield": [{"custom_rules": ["Heal 3", "Swap one Shield card between two players"]}, {"rounds_to_win": 1}],
    "royal_family": [{}],
    "cluster_royale": [{}],
    "ship_it": [{}],
}
QUICK = [pytest.param(name, game.seats[0], {}, id=name) for name, game in sorted(games().items())]
SLOW = [
    pytest.param(name, seats, options, marks=pytest.mark.slow)
    for name, game in sorted(games().items())
    for options in [{}, *OPTIONS[name]]
    for seats in game.seats
    if (seats, options) != (game.seats[0], {})
]
SERIALIZED = re.compile(r"^SerializeState\(\) = .*$", re.MULTILINE)
"""A pickle, which names our classes: it changes with them, and with Python."""
PLAYTHROUGHS = sorted((Path(__file__).parent / "openspiel_playthroughs").glob("*.txt"))

if PREFIX + "kuhn" not in pyspiel.registered_names():
    openspiel.register(kuhn.GAME)


def kuhn_game() -> Any:
    return pyspiel.load_game("holdfast_kuhn(chance=explicit)")


def played(game: Any, moves: int, seed: int) -> Any:
    """A state in which somebody is to move, after some random moves."""
    luck = np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node() or (moves > 0 and not state.is_terminal()):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=weights)))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
            moves -= 1
    return state


# OpenSpiel's own tests


@pytest.mark.parametrize(("name", "seats", "options"), [*QUICK, *SLOW])
def test_openspiel_finds_nothing_wrong(name: str, seats: int, options: dict[str, Any]) -> None:
    try:
        games()[name].check(seats, games()[name].options.read(options))
    except OptionError:
        with pytest.raises(OptionError):
            openspiel.load_game(name, seats=seats, **options)
        return
    game = openspiel.load_game(name, seats=seats, max_moves=SHORT, planes=False, recalled=8, **options)
    # A game with sampled chance is stored with its generator, which OpenSpiel asks of games in C++ alone.
    stores = game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(game, 1, stores, False)


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_playthrough_is_what_it_was(file: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    expected, actual = (SERIALIZED.sub("", text) for text in generate_playthrough.replay(str(file)))
    assert actual == expected


def test_every_game_has_a_playthrough() -> None:
    kept = {file.stem.partition("-")[0] for file in PLAYTHROUGHS}
    assert kept == set(games())


# Chance


@pytest.mark.parametrize("name", [*sorted(ENUMERABLE), "kuhn"])
def test_the_order_of_a_deck_does_not_matter_where_chance_is_explicit(name: str) -> None:
    game = kuhn.GAME if name == "kuhn" else games()[name]
    setting = Setting.of(game)
    one, other = (Play(Course(setting, EXPLICIT, 60, order)) for order in (1, 2))
    luck = random.Random(3)
    while not one.is_over():
        assert one.outcomes() == other.outcomes()
        assert one.legal_actions() == other.legal_actions()
        if one.luck is not None:
            outcome = luck.choice(one.outcomes())[0]
            for play in (one, other):
                play.bring(outcome)
            continue
        assert one.table is not None and other.table is not None
        assert [observe(one.table, seat) for seat in range(setting.seats)] == [
            observe(other.table, seat) for seat in range(setting.seats)
        ]
        action = luck.choice(one.legal_actions())
        for play in (one, other):
            play.act(action)


def test_explicit_and_sampled_chance_deal_alike() -> None:
    """Both ways p1's defence is worth the same on average, whatever attack it kept."""
    worth = {}
    for chance in (EXPLICIT, SAMPLED):
        game = openspiel.load_game("upgrade", chance=chance, rng_seed=5, top_rank="6")
        seen: Counter[str] = Counter()
        for deal in range(150):
            state = played(game, 0, deal)
            hand = state.play.table.players[0].hand
            seen.update(str(int(state.play.table.value(card))) for card in hand.to_list())
        worth[chance] = [seen[str(rank)] / 450 for rank in range(1, 7)]
    # Each share has a standard error below 0.018.
    assert np.allclose(worth[EXPLICIT], worth[SAMPLED], atol=0.1)


def test_outcomes_are_the_cards_that_are_left() -> None:
    state = kuhn_game().new_initial_state()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "king"
    state.apply_action(2)
    assert state.chance_outcomes() == [(0, 1 / 2), (1, 1 / 2)]


def test_a_sampled_deal_follows_from_the_seed() -> None:
    first, again, other = (str(played(openspiel.load_game("ship_it", rng_seed=seed), 3, 1)) for seed in (7, 7, 8))
    assert first == again != other


# Options


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("holdfast_upgrade(seats=3,tokens=1,top_rank='6',open_discard=False)")
    options = game.setting.options
    assert (game.num_players(), options.tokens, options.top_rank, options.open_discard) == (3, 1, "6", False)
    assert str(pyspiel.load_game(str(game))) == str(game)
    laws, shield = {"custom_rules": ("Heal 3", "Sap: deal 2 damage to another player's shield")}, games()["shield"]
    assert parameters.options(shield, {**parameters.defaults(shield), **parameters.parameters(shield, laws)}) == {
        "custom_rules": "|".join(laws["custom_rules"])
    }


def test_what_brings_other_options_along_is_a_parameter_too() -> None:
    game = openspiel.load_game("upgrade", variant="rush")
    assert vars(game.setting.options)["attack_row"] == 1
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize("text", ["seats=13", "tokens=0", "chance=loaded"])
def test_a_wrong_parameter_is_refused(text: str) -> None:
    with pytest.raises(HoldfastError):
        pyspiel.load_game(f"holdfast_upgrade({text})")


# Information states and worlds


@pytest.mark.parametrize("name", sorted(games()))
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(name: str) -> None:
    game = openspiel.load_game(name, planes=False)
    state = played(game, 7, 1)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(4)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
    assert len({str(world) for world in [state, *worlds]}) > 1
    world = worlds[0].clone()
    while not world.is_terminal() and world.move_number() < SHORT:
        actions = [each for each, _ in world.chance_outcomes()] if world.is_chance_node() else world.legal_actions()
        world.apply_action(actions[0])


def test_a_resampled_state_is_not_stored() -> None:
    state = played(openspiel.load_game("upgrade"), 3, 1)
    assert pickle.loads(pickle.dumps(state.play)).written_out() == state.play.written_out()
    with pytest.raises(HoldfastError, match="determinized"):
        pickle.dumps(state.play.determinized(0, Chance(1)))


def test_an_information_state_remembers_what_an_observation_has_forgotten() -> None:
    game = openspiel.load_game("upgrade")
    states = [played(game, moves, 3) for moves in range(2, 8)]
    for one, other in pairwise(states):
        assert one.information_state_string(0) != other.information_state_string(0)
        assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_a_play_that_is_cut_off_is_drawn() -> None:
    state = played(openspiel.load_game("upgrade", max_moves=4), 9, 1)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


# Algorithms


def test_cfr_finds_the_equilibrium() -> None:
    game = kuhn_game()
    solver = cfr.CFRPlusSolver(game)
    assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) == pytest.approx(0.375)
    for _iteration in range(12):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert exploitability.exploitability(game, average) < 0.01
    # Nobody folds where only winning counts, so that the better card wins, and both seats are worth nothing.
    value = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)
    assert value == pytest.approx([0, 0], abs=0.02)


def test_monte_carlo_cfr_runs_on_a_small_upgrade() -> None:
    game = openspiel.load_game("upgrade", tokens=1, top_rank="6", variant="rush", turn_limit=2, planes=False)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _iteration in range(5):
        solver.iteration()
    state = played(game, 0, 1)
    for _iteration in range(40):
        np.random.seed(_iteration)
        solver.iteration()
    chosen = solver.average_policy().action_probabilities(state)
    assert sum(chosen.values()) == pytest.approx(1)


def test_mirror_descent_approaches_the_equilibrium() -> None:
    game = kuhn_game()
    descent = mmd_dilated.MMDDilatedEnt(game, alpha=0.05)
    before = descent.get_gap()
    for _update in range(20):
        descent.update_sequences()
    assert descent.get_gap() < before / 2


def test_a_q_learner_learns() -> None:
    environment = rl_environment.Environment(kuhn_game())
    learner = tabular_qlearner.QLearner(0, environment.action_spec()["num_actions"])
    opponent = tabular_qlearner.QLearner(1, environment.action_spec()["num_actions"])
    np.random.seed(1)
    for _episode in range(40):
        time = environment.reset()
        while not time.last():
            agent = learner if time.observations["current_player"] == 0 else opponent
            time = environment.step([agent.step(time).action])
        learner.step(time), opponent.step(time)
    assert learner.loss is not None


@pytest.mark.slow
def test_a_policy_gradient_learner_learns() -> None:
    """OpenSpiel's own, in PyTorch: it comes to win more against chance than chance would."""
    import torch
    from open_spiel.python.pytorch import policy_gradient

    torch.manual_seed(1)
    np.random.seed(1)
    environment = rl_environment.Environment(kuhn_game())
    size, actions = environment.observation_spec()["info_state"][0], environment.action_spec()["num_actions"]
    learner = policy_gradient.PolicyGradient(
        0,
        size,
        actions,
        hidden_layers_sizes=(32,),
        batch_size=32,
        num_critic_before_pi=2,
        pi_learning_rate=0.01,
        critic_learning_rate=0.05,
        optimizer_str="adam",
    )
    chance = random_agent.RandomAgent(1, actions)
    won = [_episode(environment, [learner, chance]) for _ in range(2100)]
    # The mean of so many games has a standard error of 0.033, and chance wins nothing.
    assert np.mean(won[-900:]) > 0.15


def _episode(environment: Any, agents: list[Any]) -> float:
    """What the first agent has won when both have played a game and been told its end."""
    time = environment.reset()
    while not time.last():
        time = environment.step([agents[time.observations["current_player"]].step(time).action])
    for agent in agents:
        agent.step(time)
    return float(time.rewards[0])


def test_is_mcts_beats_chance() -> None:
    """A player that looks ahead from resampled states wins more than one that guesses."""
    game = kuhn_game()
    luck = np.random.RandomState(4)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=1.0, max_simulations=25, max_world_samples=-1, random_state=luck
    )
    total = 0.0
    for deal in range(24):
        state = played(game, 0, deal)
        while not state.is_terminal():
            mine = state.current_player() == deal % 2
            state.apply_action(bot.step(state) if mine else int(luck.choice(state.legal_actions())))
        total += state.returns()[deal % 2]
    assert total > 0


@pytest.mark.parametrize("name", sorted(games()))
def test_is_mcts_runs_on_every_game(name: str) -> None:
    game = openspiel.load_game(name, planes=False, recalled=8, max_moves=12)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=1.0,
        max_simulations=4,
        max_world_samples=-1,
        random_state=luck,
    )
    state = played(game, 2, 1)
    assert bot.step(state) in state.legal_actions()


if __name__ == "__main__":
    flags.FLAGS.mark_as_parsed()
    generate_playthrough.update_path(str(PLAYTHROUGHS[0].parent))
