"""What environments hand out, each form of it a channel: a table is put there, a move made, and a seat told."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, u8

from holdfast.adapters.rendering import as_text
from holdfast.adapters.setting import Setting
from holdfast.kernel import NONE, SPECTATOR, Chance, SeatHandle, State, bit, observe
from holdfast.kernel.information import Recall, Recalls

LUCK = 7


class Channel:
    """One form. What `tell` returns is compared between two worlds; None is not."""

    name: str
    """Its message is `channel-NAME`."""
    needs: str = ""
    """The library without which there is no such form."""
    steps = True
    """Whether a move can be made in it, so that what is told after it can be compared too."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.world: State = setting.empty

    def place(self, world: State, seat: int, past: Recalls) -> None:
        """Let it stand as this world does, of which a seat has this past."""
        self.world = world.copy()

    def step(self, mover: int, move: int) -> None:
        """Make a move."""
        self.world.apply(mover, move)

    def tell(self, seat: int) -> object:
        """All that a seat is handed now."""
        raise NotImplementedError

    def action(self, mover: int, move: int, world: State) -> int:
        """The number of a legal move."""
        legal = self.setting.game.legal_moves(world, mover)
        return dict(zip(legal, self.setting.space.actions(legal), strict=True))[move]


class Views(Channel):
    name = "view"

    def tell(self, seat: int) -> object:
        view = self.setting.game.view(self.world, seat)
        return [view.entries, view.awaited, view.question, view.over]


class Observations(Channel):
    name = "observation"

    def tell(self, seat: int) -> object:
        return observe(self.world, seat)


class LegalMoves(Channel):
    name = "moves"

    def tell(self, seat: int) -> object:
        if seat == SPECTATOR or not self.world.awaited() & bit(seat):
            return None
        legal = self.setting.game.legal_moves(self.world, seat)
        return [legal, self.setting.space.actions(legal), [self.setting.game.write(m, state=self.world) for m in legal]]


class Tensors(Channel):
    name = "tensors"

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        padded = Setting.of(setting.game, setting.seats, setting.options.non_defaults(), padded=True, own=True)
        self.settings = (setting, padded)

    def tell(self, seat: int) -> object:
        told: list[Any] = []
        for setting in self.settings:
            numbers = vec[i32]([i32(0)] * setting.layout.size)
            bits = vec[u8]([u8(0)] * setting.planes.size)
            setting.encoder().write(self.world, seat, numbers, 0)
            setting.planes.write(numbers, 0, bits, 0)
            told += [memoryview(numbers).tolist(), bytes(memoryview(bits))]
        return told


class InformationStates(Channel):
    """Recalls with the same past, to which a move has been added in both worlds."""

    name = "information"

    def place(self, world: State, seat: int, past: Recalls) -> None:
        super().place(world, seat, past)
        self.recall: Recall = past.of(seat).copy(self.world)
        self.recall.told = 0
        self.recall.now.look(self.world, seat)

    def step(self, mover: int, move: int) -> None:
        self.world.journal = self.setting.new_journal()
        self.world.apply(mover, move)
        self.recall.note(self.world, mover, move, "")

    def tell(self, seat: int) -> object:
        return [self.recall.key(), self.recall.to_list()]


class Determinizations(Channel):
    """The tables that a seat's handle deals anew with the same luck: what bots and `resample_from_infostate` get."""

    name = "resampling"

    def tell(self, seat: int) -> object:
        if seat == SPECTATOR:
            return None
        luck = Chance(LUCK)
        handle = SeatHandle(self.setting.game, self.world, seat)
        worlds = [handle.determinize(luck) for _ in range(2)]
        return [self.setting.game.position(world) for world in worlds]


class Renderings(Channel):
    name = "text"

    def tell(self, seat: int) -> object:
        return as_text(self.setting.game, self.world, seat)


class PettingZooAEC(Channel):
    name = "pettingzoo"
    needs = "pettingzoo"

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        from holdfast.adapters.pettingzoo import HoldfastAECEnv

        self.env = HoldfastAECEnv(
            setting.game, seats=setting.seats, render_mode="ansi", illegal="refuse", mask="info", **given(setting)
        )

    def place(self, world: State, seat: int, past: Recalls) -> None:
        self.env.reset(seed=0)
        self.env.table.place(world)
        self.env.agent_selection = self.env.possible_agents[int(self.env.table.player)]

    def step(self, mover: int, move: int) -> None:
        self.env.table.choose(mover)
        self.env.step(self.action(mover, move, self.env.table.state))

    def tell(self, seat: int) -> object:
        if seat == SPECTATOR:
            return self.env.render()
        name = self.env.possible_agents[seat]
        mask = self.env.table.mask if self.env.table.player == seat else b""
        return [self.env.observe(name).tolist(), bytes(memoryview(mask)), repr(self.env.infos.get(name))]


class PettingZooParallel(Channel):
    """What a step of the parallel environment returns."""

    name = "pettingzoo-parallel"
    needs = "pettingzoo"

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        from holdfast.adapters.pettingzoo import HoldfastParallelEnv

        self.env = HoldfastParallelEnv(
            setting.game, seats=setting.seats, render_mode="ansi", illegal="refuse", **given(setting)
        )

    def place(self, world: State, seat: int, past: Recalls) -> None:
        self.env.reset(seed=0)
        self.env.table.place(world)
        self.came: tuple[dict[str, Any], ...] | None = None

    def step(self, mover: int, move: int) -> None:
        if self.env.table.state.awaited() == bit(mover):
            action = self.action(mover, move, self.env.table.state)
            self.came = self.env.step({self.env.possible_agents[mover]: action})

    def tell(self, seat: int) -> object:
        if self.came is None or seat == SPECTATOR:
            return None
        name = self.env.possible_agents[seat]
        return [
            {key: part.tolist() for key, part in self.came[0][name].items()},
            *(part[name] for part in self.came[1:]),
        ]


class GymnasiumSeats(Channel):
    """One seat's environment; what its opponents do depends on their hands, so no move is made in it here."""

    name = "gymnasium"
    needs = "gymnasium"
    steps = False

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        from holdfast.adapters.gymnasium import SeatEnv

        self.envs = [
            SeatEnv(setting.game, setting.seats, seat, render_mode="ansi", **given(setting))
            for seat in range(setting.seats)
        ]

    def place(self, world: State, seat: int, past: Recalls) -> None:
        self.world = world
        self.asked = not world.over and seat != SPECTATOR and world.awaited() & -world.awaited() == bit(seat)
        if self.asked:
            self.envs[seat].reset(seed=0)
            self.envs[seat].batch.place(0, world)

    def tell(self, seat: int) -> object:
        if not self.asked:
            return None
        env = self.envs[seat]
        return [env.arrays["observations"].tolist(), env.arrays["action_masks"].tolist(), env.render()]


class Vectors(Channel):
    name = "vector"
    needs = "numpy"

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        from holdfast.adapters.vector import LocalTables

        self.tables = LocalTables(setting, 1, 0, [None] * setting.seats)

    def place(self, world: State, seat: int, past: Recalls) -> None:
        self.tables.batch.place(0, world)

    def step(self, mover: int, move: int) -> None:
        state = self.tables.batch.state_of(0)
        if self.tables.players[0] == mover:
            import numpy as np

            self.tables.step(np.array([self.action(mover, move, state)]))

    def tell(self, seat: int) -> object:
        if self.tables.players[0] != seat:
            return None
        tables = self.tables
        return [tables.observations.tolist(), tables.action_masks.tolist(), tables.rewards.tolist(), tables.ended[0]]


class OpenSpielStates(Channel):
    name = "openspiel"
    needs = "pyspiel"

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        from holdfast.adapters.openspiel import game_of

        self.spiel = game_of(setting)

    def place(self, world: State, seat: int, past: Recalls) -> None:
        self.state = self.spiel.new_initial_state()
        self.state.apply_action(0)
        viewer = seat if seat != SPECTATOR else 0
        self.state.play.recalls = past
        self.state.play = self.state.play.standing(world.copy(), viewer)

    def step(self, mover: int, move: int) -> None:
        play = self.state.play
        if play.player == mover and play.table is not None:
            self.state.apply_action(self.action(mover, move, play.table))

    def tell(self, seat: int) -> object:
        if seat == SPECTATOR or self.state.is_terminal():
            return None
        world = self.state.resample_from_infostate(seat, lambda: 0.5)
        seats = range(self.setting.seats)
        return [
            self.state.current_player(),
            self.state.legal_actions() if self.state.current_player() == seat else None,
            self.state.information_state_string(seat),
            self.state.information_state_tensor(seat),
            self.state.observation_string(seat),
            self.state.observation_tensor(seat),
            str(world),
            world.history(),
            [world.information_state_string(other) for other in seats],
            [world.observation_tensor(other) for other in seats],
        ]


FORMS: tuple[type[Channel], ...] = (
    Views,
    Observations,
    LegalMoves,
    Tensors,
    InformationStates,
    Determinizations,
    Renderings,
    Vectors,
    PettingZooAEC,
    PettingZooParallel,
    GymnasiumSeats,
    OpenSpielStates,
)


def given(setting: Setting) -> dict[str, Any]:
    """How an environment is told what kind of table it is."""
    return {**setting.options.non_defaults(), "padded": setting.padded, "own": setting.own}


def channels(setting: Setting) -> list[Channel]:
    """Every form whose library is installed."""
    return [form(setting) for form in FORMS if not form.needs or find_spec(form.needs) is not None]


def not_installed() -> list[str]:
    """The forms that cannot be checked here."""
    return [form.name for form in FORMS if form.needs and find_spec(form.needs) is None]


def is_numbered(setting: Setting, world: State, mover: int, move: int) -> bool:
    """Whether a move has an action number, so that environments can make it."""
    legal = setting.game.legal_moves(world, mover)
    return move in legal and setting.space.actions(legal)[legal.index(move)] != NONE
