"""Holdfast's games and states as OpenSpiel calls them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from holdfast.adapters.openspiel import parameters
from holdfast.adapters.openspiel.observer import Observer
from holdfast.adapters.openspiel.play import EXPLICIT, SAMPLED, Course, Play
from holdfast.adapters.setting import Setting
from holdfast.games import find_game, games
from holdfast.kernel import Chance, Game, HoldfastError

PREFIX = "holdfast_"
ENUMERABLE = frozenset({"upgrade", "shield", "royal_family"})
"""Games in which luck is only which card comes from a deck that nobody has looked into, and which seat is picked."""
MOST_SEED = 1 << 62
NO_SEED = -1
SETTINGS: Mapping[str, parameters.Parameter] = {
    "seats": 2,
    "chance": EXPLICIT,
    "max_moves": 2000,
    "planes": True,
    "recalled": 512,
    "rng_seed": NO_SEED,
}
"""What is chosen in addition to the options of the game. A play is cut off after `max_moves` and then counts as drawn;
`recalled` is how many numbers of what a seat has seen and heard are in the tensor of an information state."""


class HoldfastGame(pyspiel.Game):  # type: ignore[misc]
    """One kind of table. `register` makes a subclass for each game, because OpenSpiel must not hold the last reference
    to what makes its games: it would let go of it after Python has ended."""

    rules: Game

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        game = self.rules
        chosen = {**default_parameters(game), **(given or {})}
        options = parameters.options(game, chosen)
        self.setting = Setting.of(game, int(chosen["seats"]), options)
        if chosen["chance"] not in (EXPLICIT, SAMPLED):
            raise HoldfastError("no_such_chance", given=chosen["chance"], known=[EXPLICIT, SAMPLED])
        self.course = Course(self.setting, chosen["chance"], int(chosen["max_moves"]))
        self.beginning = Play(self.course)
        self.planes, self.recalled = bool(chosen["planes"]), int(chosen["recalled"])
        self.rng = np.random.default_rng(None if chosen["rng_seed"] == NO_SEED else int(chosen["rng_seed"]))
        normal = {**chosen, **parameters.defaults(game), **parameters.parameters(game, options)}
        super().__init__(game_type(game, self.course.chance), self._info(), normal)

    def _info(self) -> Any:
        explicit = self.course.chance == EXPLICIT
        return pyspiel.GameInfo(
            num_distinct_actions=int(self.setting.space.size),
            max_chance_outcomes=self.course.faces + self.setting.seats if explicit else 1,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.course.most_moves,
        )

    def max_chance_nodes_in_history(self) -> int:
        """A move draws no more cards than there are."""
        cards = len(self.setting.empty.face)
        return 1 if self.course.chance == SAMPLED else (cards + 1) * (self.course.most_moves + 1)

    def new_initial_state(self) -> HoldfastState:
        return HoldfastState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise HoldfastError("observer_has_no_parameters", given=sorted(params))
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.setting, self.planes, self.recalled if recalls else None)


class HoldfastState(pyspiel.State):  # type: ignore[misc]
    """One play of it. Where several choose at once the lowest seat is asked first, and nobody sees what it chose."""

    def __init__(self, game: HoldfastGame) -> None:
        super().__init__(game)
        self.play = game.beginning.twin()

    def current_player(self) -> int:
        if self.play.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.play.luck is not None else self.play.player

    def is_terminal(self) -> bool:
        return self.play.is_over()

    def returns(self) -> list[float]:
        return self.play.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal_actions()

    def _apply_action(self, action: int) -> None:
        if self.play.luck is None:
            self.play.act(action)
        elif self.play.course.chance == EXPLICIT:
            self.play.bring(action)
        else:
            self.play.deal(int(self.get_game().rng.integers(MOST_SEED)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.play.name(action)
        return self.play.written(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HoldfastState:
        """A state that this player cannot tell from this one: what it does not know is dealt anew, and nobody else has
        a past there. The history is empty, because the true one tells what was dealt."""
        state: HoldfastState = self.get_game().new_initial_state()
        state.play = self.play.determinized(player, Chance(int(sampler() * MOST_SEED)))
        return state

    def __str__(self) -> str:
        return self.play.written_out()


def default_parameters(game: Game) -> dict[str, parameters.Parameter]:
    chance = EXPLICIT if game.name in ENUMERABLE else SAMPLED
    options = parameters.defaults(game)
    if clash := sorted(SETTINGS.keys() & options.keys()):
        raise HoldfastError("option_named_as_setting", names=clash)
    return {**SETTINGS, "seats": game.seats[0], "chance": chance, **options}


def game_type(game: Game, chance: str) -> Any:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Holdfast: {game.name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if chance == EXPLICIT else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(game),
    )


def register(game: Game) -> None:
    """Let OpenSpiel know a game, ours or anybody's."""
    default = default_parameters(game)["chance"]
    pyspiel.register_game(game_type(game, str(default)), _class_of(game))


def game_of(setting: Setting) -> HoldfastGame:
    """A kind of table as a game with sampled chance, whether OpenSpiel knows it or not."""
    options = parameters.parameters(setting.game, setting.options.non_defaults())
    return _class_of(setting.game)({**options, "seats": setting.seats, "chance": SAMPLED, "planes": False})


def _class_of(game: Game) -> type[HoldfastGame]:
    metaclass: Any = type(HoldfastGame)
    made: type[HoldfastGame] = metaclass(game.name, (HoldfastGame,), {"rules": game})
    return made


def register_all() -> None:
    """Register every game that is installed."""
    known = set(pyspiel.registered_names())
    for name, game in games().items():
        if PREFIX + name not in known:
            register(game)


def load_game(name: str, **given: object) -> HoldfastGame:
    """A game by its name, with options as they are given elsewhere in Holdfast."""
    game = find_game(name)
    beside = {key: value for key, value in given.items() if key in SETTINGS}
    options = {key: value for key, value in given.items() if key not in SETTINGS}
    loaded: HoldfastGame = pyspiel.load_game(PREFIX + name, {**beside, **parameters.parameters(game, options)})
    return loaded
