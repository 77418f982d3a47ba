"""Every game as a PettingZoo environment.

    env = pettingzoo.env("ship_it", seats=4, turn_limit=500)   # AEC: one seat after the other
    env = pettingzoo.parallel_env("upgrade", seats=3)             # all seats at once, where several choose at once

An observation is a mapping of `observation`, the tensor of the seat, and `action_mask`; with `mask="info"` it is the
tensor alone, and the mask is in the info. A seat that is not asked has a mask without a one, and what is given for it
in `parallel_env` counts for nothing.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from librt.vecs import vec
from mypy_extensions import i32
from pettingzoo import AECEnv, ParallelEnv

from holdfast.adapters.following import FollowedPicture
from holdfast.adapters.rendering import as_picture, as_pixels, as_text
from holdfast.adapters.setting import Setting
from holdfast.kernel import Chance, Game, HoldfastError

VERSION = "v0"
REFUSE, LOSE, RANDOM = "refuse", "lose", "random"
"""What an illegal action does. It is an error and changes nothing; or it ends the game with -1 for the seat that took
it; or a legal one is taken at random in its place, for learners that know no masks."""
IN_OBSERVATION, IN_INFO = "observation", "info"
"""Where masks are."""
MODES = ["ansi", "human", "rgb_array"]
MOST_SEED = 1 << 62


class _Seats:
    """What both forms share: a table stepped by actions, and its seats by name."""

    render_mode: str | None
    table_seed: int

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = LOSE,
        mask: str = IN_OBSERVATION,
        padded: bool = False,
        own: bool = False,
        **options: object,
    ) -> None:
        """A table of a game with its options.

        `max_cycles` truncates it: after that many moves for each seat, or that many steps where all act at once.
        """
        super().__init__()
        if render_mode not in (None, *MODES):
            raise HoldfastError("no_such_render_mode", mode=render_mode, known=MODES)
        if illegal not in (LOSE, RANDOM, REFUSE):
            raise HoldfastError("no_such_answer_to_illegal", given=illegal, known=[LOSE, RANDOM, REFUSE])
        if mask not in (IN_OBSERVATION, IN_INFO):
            raise HoldfastError("no_such_place_for_masks", given=mask, known=[IN_INFO, IN_OBSERVATION])
        self.setting = setting = Setting.of(game, seats, options, padded, own)
        self.possible_agents = list(self.seat_names)
        self.agents: list[str] = []
        self._followed: FollowedPicture | None = None
        self.masks_in_info = mask == IN_INFO
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.illegal = illegal
        self.table = setting.stepper(0)
        self.chance = np.random.default_rng()
        self._seen = vec[i32]([i32(0)] * setting.layout.size)
        self._no_mask = np.zeros(int(setting.space.size), np.int8)
        self._own_mask = np.frombuffer(memoryview(self.table.mask), np.int8)
        self._own_observation = np.frombuffer(memoryview(self.table.observation), np.int32)
        self.metadata = {
            "name": f"holdfast_{setting.game.name}_{VERSION}",
            "render_modes": MODES,
            "render_fps": 2,
            "is_parallelizable": True,
        }

    @cached_property
    def seat_names(self) -> list[str]:
        """As PettingZoo counts them: `player_0` is p1."""
        return [f"player_{seat}" for seat in range(self.setting.seats)]

    @cached_property
    def _spaces(self) -> Dict | Box:
        """Bounds are those of the entries; prompts hold numbers of several kinds."""
        low, high = bounds(self.setting)
        seen = Box(low, high, dtype=np.int32)
        if self.masks_in_info:
            return seen
        return Dict({"observation": seen, "action_mask": Box(0, 1, (int(self.setting.space.size),), np.int8)})

    @cached_property
    def _actions(self) -> dict[str, Discrete[Any]]:
        return {name: Discrete(int(self.setting.space.size)) for name in self.seat_names}

    def observation_space(self, agent: str) -> Dict | Box:
        return self._spaces

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._actions[agent]

    @cached_property
    def state_space(self) -> Box:
        low, high = bounds(self.setting)
        return Box(np.tile(low, self.setting.seats), np.tile(high, self.setting.seats), dtype=np.int32)

    def state(self) -> Any:
        """The observations of all seats, one after the other: what they know together and no more."""
        return np.concatenate([self._look(seat) for seat in range(self.setting.seats)])

    def render(self) -> Any:
        """What somebody who only watches sees: as text, as pixels, or on a page that the browser opens."""
        game, state = self.setting.game, self.table.state
        if self.render_mode == "ansi":
            return as_text(game, state)
        if self.render_mode == "rgb_array":
            return as_pixels(game, state)
        if self.render_mode == "human":
            self._followed = self._followed or FollowedPicture()
            self._followed.show(as_picture(game, state))
        return None

    def close(self) -> None:
        """Let go of the page that the browser shows."""
        if self._followed is not None:
            self._followed.close()
            self._followed = None

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table_seed = int(self.chance.integers(MOST_SEED))
        self.table.deal(self.setting.empty, Chance(self.table_seed))

    def _look(self, seat: int) -> Any:
        self.table.observe(seat, self._seen)
        return np.array(memoryview(self._seen), np.int32)

    def _observed(self, seat: int) -> Any:
        seen = self._own_observation.copy() if seat == self.table.player else self._look(seat)
        return seen if self.masks_in_info else {"observation": seen, "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> Any:
        return self._own_mask.copy() if seat == self.table.player else self._no_mask.copy()

    def _info(self, seat: int) -> dict[str, Any]:
        return {"action_mask": self._mask(seat)} if self.masks_in_info else {}

    def _is_limited(self) -> bool:
        """Whether the game has ended by a limit of turns or moves, not by its rules."""
        state = self.table.state
        over_by_turns = state.over and bool(state.turn_limit) and int(state.turns) >= int(state.turn_limit)
        return over_by_turns or (not state.over and self._moves_are_over())

    def _moves_are_over(self) -> bool:
        return self.max_cycles is not None and int(self.table.moves_made) >= self.max_cycles * self.setting.seats

    def _is_legal(self, action: Any) -> bool:
        number = int(action)
        return 0 <= number < int(self.setting.space.size) and bool(self.table.mask[number])

    def _loses(self, action: Any) -> bool:
        return self.illegal == LOSE and not self._is_legal(action)

    def _taken(self, action: Any) -> int:
        """The action that is taken where this one was given."""
        if self.illegal == RANDOM and not self._is_legal(action):
            return int(self.chance.choice(self.table.legal_actions()))
        return int(action)


def bounds(setting: Setting) -> tuple[Any, Any]:
    """The least and the most that each number of an observation can be."""
    low, high = np.zeros(setting.layout.size, np.int32), np.zeros(setting.layout.size, np.int32)
    for entry in setting.layout.entries:
        low[entry.start : entry.start + entry.length] = entry.least
        high[entry.start : entry.start + entry.length] = entry.most
    return low, high


class HoldfastAECEnv(_Seats, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One seat after the other; of several who choose at once the lowest seat first."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(seat) for seat, agent in enumerate(self.agents)}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[int(self.table.player)]

    def observe(self, agent: str) -> Any:
        return self._observed(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self._loses(action):
            self._end({agent: -1.0}, limited=False)
            return
        self.table.step(self._taken(action))
        state = self.table.state
        if state.over or self._moves_are_over():
            returns = self.table.returns()
            self._end(dict(zip(self.possible_agents, returns, strict=True)), self._is_limited())
            return
        self._cumulative_rewards[agent] = 0.0
        self.agent_selection = self.possible_agents[int(self.table.player)]
        if self.masks_in_info:
            self.infos[agent] = self._info(self.possible_agents.index(agent))
            self.infos[self.agent_selection] = self._info(int(self.table.player))
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float], limited: bool) -> None:
        """The game is over for everybody; what it brought is told to each with its last observation."""
        for agent in self.agents:
            self.rewards[agent] = rewards.get(agent, 0.0)
            self._cumulative_rewards[agent] = self.rewards[agent]
            self.terminations[agent] = not limited
            self.truncations[agent] = limited
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()


class HoldfastParallelEnv(_Seats, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All seats give an action, and those that are asked take it."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._deal(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._looks()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        rewards = dict.fromkeys(self.agents, 0.0)
        lost = self._take(actions)
        self.cycles += 1
        over = self.table.state.over or bool(lost)
        limited = not lost and (self._is_limited() or (self.max_cycles is not None and self.cycles >= self.max_cycles))
        if lost:
            rewards.update(dict.fromkeys(lost, -1.0))
        elif self.table.state.over:
            rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        observations, infos = self._looks()
        terminations = dict.fromkeys(self.agents, over and not limited)
        truncations = dict.fromkeys(self.agents, limited)
        if over or limited:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _take(self, actions: dict[str, Any]) -> list[str]:
        """Let all who are asked make their moves; who took an illegal action, if that loses."""
        asked = [seat for seat in range(self.setting.seats) if int(self.table.state.awaited()) >> seat & 1]
        for seat in asked:
            if self.table.state.over or not int(self.table.state.awaited()) >> seat & 1:
                continue
            name = self.possible_agents[seat]
            if name not in actions:
                raise HoldfastError("action_missing", seat=name)
            self.table.choose(seat)
            if self._loses(actions[name]):
                return [name]
            self.table.step(self._taken(actions[name]))
        return []

    def _looks(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        observations, infos = {}, {}
        for seat, name in enumerate(self.possible_agents):
            if int(self.table.state.awaited()) >> seat & 1:
                self.table.choose(seat)
            observations[name], infos[name] = self._observed(seat), self._info(seat)
        return observations, infos

    def _moves_are_over(self) -> bool:
        return False


env = raw_env = HoldfastAECEnv
"""PettingZoo's names: seats act one after the other in an `env`, in a `parallel_env` all of them in each step."""
parallel_env = HoldfastParallelEnv
