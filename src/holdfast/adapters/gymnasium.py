"""Every game as a Gymnasium environment: one seat is the learner's, bots hold the others.

    import gymnasium, holdfast.adapters.gymnasium
    env = gymnasium.make("Holdfast/Upgrade-v0", opponents=["hard"])

An observation is the tensor of the seat; its mask is in `info["action_mask"]`, where samplers of Gymnasium expect it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from holdfast.adapters.pettingzoo import LOSE, REFUSE, bounds
from holdfast.adapters.rendering import as_text
from holdfast.adapters.setting import MOST_SEED, Opponent, Setting
from holdfast.adapters.vector import packed_actions, views
from holdfast.games import games
from holdfast.kernel import Game, HoldfastError

VERSION = "v0"
SHOWN_AS_TEXT: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 2}
DEALT_ANEW: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}


def opponents_around(seats: int, seat: int, opponents: Sequence[Opponent]) -> list[Opponent | None]:
    """Who sits where: the opponents in seat order around the learner; a single one holds all other seats."""
    if not 0 <= seat < seats:
        raise HoldfastError("no_such_seat", seat=seat, seats=seats)
    held = list(opponents) * (seats - 1) if len(opponents) == 1 else list(opponents)
    if len(held) != seats - 1:
        raise HoldfastError("wrong_number_of_opponents", count=len(held), others=seats - 1)
    return [*held[:seat], None, *held[seat:]]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One table with one learner. An illegal action loses the game, or is refused with an error."""

    metadata = SHOWN_AS_TEXT

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int = 0,
        opponents: Sequence[Opponent] = ("random",),
        render_mode: str | None = None,
        illegal: str = LOSE,
        padded: bool = False,
        own: bool = False,
        **options: object,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise HoldfastError("no_such_render_mode", mode=render_mode, known=["ansi"])
        if illegal not in (LOSE, REFUSE):
            raise HoldfastError("no_such_answer_to_illegal", given=illegal, known=[LOSE, REFUSE])
        self.setting = Setting.of(game, seats, options, padded, own)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.batch = self.setting.batch(1, 0, 0, opponents_around(self.setting.seats, seat, opponents))
        self.arrays = views(self.batch, self.setting)
        low, high = bounds(self.setting)
        self.observation_space = Box(low, high, dtype=np.int32)
        self.action_space = Discrete(int(self.setting.space.size))
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reseed(int(self.np_random.integers(MOST_SEED)))
        self._over = False
        return self.arrays["observations"][0].copy(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise HoldfastError("not_reset")
        if self.illegal == LOSE and not self._is_legal(action):
            self._over = True
            return self.arrays["observations"][0].copy(), -1.0, True, False, self._info()
        self.batch.step(packed_actions(np.asarray(action).reshape(1)))
        over, limited = bool(self.arrays["ended"][0]), bool(self.arrays["truncated"][0])
        self._over = over
        seen = self.arrays["final_observations" if over else "observations"][0].copy()
        return seen, float(self.arrays["rewards"][0, self.seat]), over and not limited, limited, self._info()

    def _is_legal(self, action: Any) -> bool:
        number = int(action)
        return 0 <= number < int(self.setting.space.size) and bool(self.arrays["action_masks"][0, number])

    def render(self) -> str | None:
        """What the learner sees, as text."""
        if self.render_mode is None:
            return None
        return as_text(self.setting.game, self.batch.state_of(0), self.seat)

    def _info(self) -> dict[str, Any]:
        mask = self.arrays["action_masks"][0].astype(np.int8)
        return {"action_mask": mask * 0 if self._over else mask}


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Many such tables. When a game ends, the next one is dealt in the same step. An illegal action is an error."""

    metadata = DEALT_ANEW

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        seat: int = 0,
        opponents: Sequence[Opponent] = ("random",),
        padded: bool = False,
        own: bool = False,
        **options: object,
    ) -> None:
        self.setting = Setting.of(game, seats, options, padded, own)
        self.seat = seat
        self.num_envs = num_envs
        self.batch = self.setting.batch(num_envs, 0, 0, opponents_around(self.setting.seats, seat, opponents))
        self.arrays = views(self.batch, self.setting)
        low, high = bounds(self.setting)
        self.single_observation_space = Box(low, high, dtype=np.int32)
        self.single_action_space = Discrete(int(self.setting.space.size))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete(np.full(num_envs, int(self.setting.space.size)))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reseed(int(self.np_random.integers(MOST_SEED)))
        return self.arrays["observations"].copy(), {"action_mask": self.arrays["action_masks"].astype(np.int8)}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self.batch.step(packed_actions(actions))
        ended, truncated = self.arrays["ended"].copy(), self.arrays["truncated"].copy()
        infos: dict[str, Any] = {"action_mask": self.arrays["action_masks"].astype(np.int8)}
        if ended.any():
            infos |= {"final_obs": self.arrays["final_observations"].copy(), "_final_obs": ended.copy()}
        rewards = self.arrays["rewards"][:, self.seat].copy()
        return self.arrays["observations"].copy(), rewards, ended & ~truncated, truncated, infos


def identifier(name: str) -> str:
    """`ship_it` is registered as `Holdfast/ShipIt-v0`."""
    return f"Holdfast/{''.join(part.capitalize() for part in name.split('_'))}-{VERSION}"


def register_all() -> None:
    """Register every game that is installed."""
    for name in games():
        if identifier(name) not in gymnasium.registry:
            gymnasium.register(
                identifier(name),
                entry_point="holdfast.adapters.gymnasium:SeatEnv",
                vector_entry_point="holdfast.adapters.gymnasium:SeatVectorEnv",
                kwargs={"game": name},
                disable_env_checker=True,
            )


register_all()
