"""Random games under watch: at some of their moments every seat is shown two worlds that it cannot tell apart."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version

from holdfast import __version__
from holdfast.adapters.certify.certificate import Certificate, ChannelResult, Leak
from holdfast.adapters.certify.channels import Channel, channels, is_numbered, not_installed
from holdfast.adapters.certify.order import is_order_free
from holdfast.adapters.certify.replays import MoveHistory, SwappedReplays
from holdfast.adapters.setting import Setting
from holdfast.interpreted import engine
from holdfast.kernel import SPECTATOR, Chance, Game, State, determinize
from holdfast.kernel.bits import lowest_bit
from holdfast.kernel.information import Recalls
from holdfast.testing.law import LawBroken, differing, viewer
from holdfast.testing.worlds import check_two_worlds

PACKAGES = ("numpy", "pettingzoo", "gymnasium", "open_spiel")
STORY, REPLAY = "story", "replays"
TURNS = 1000
PLAYING, DEALING, CHOOSING = 1, 2, 3
"""What is added to a game's seed for the moves, the worlds, and the moments that are looked at."""


def certify(
    game: str | Game,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    games: int = 20,
    seed: int = 1,
    every: int = 4,
    forms: Sequence[Channel] | None = None,
) -> Certificate:
    """Play random games, and compare in each form, at one in `every` moments, what every seat is handed."""
    setting = Setting.of(game, seats, {"turn_limit": TURNS, **(options or {})})
    watched = channels(setting) if forms is None else list(forms)
    found = Certificate(
        game=setting.game.name,
        version=setting.game.rules.version,
        seats=setting.seats,
        options=setting.options.non_defaults(),
        layout=setting.layout.version,
        seed=seed,
        games=games,
        every=every,
        engine=engine(),
        packages=_packages(),
        results={name: ChannelResult() for name in [STORY, REPLAY, *(channel.name for channel in watched)]},
        not_installed=not_installed(),
    )
    for number in range(games):
        _GameExamination(setting, watched, found, seed * 1_000_003 + number * 10).run()
    found.order_free = is_order_free(setting, seed)
    return found


def _packages() -> dict[str, str]:
    known = {"holdfast": __version__, "python": platform.python_version()}
    for name in PACKAGES:
        try:
            known[name] = version(name)
        except PackageNotFoundError:
            continue
    return known


class _GameExamination:
    """One game."""

    def __init__(self, setting: Setting, watched: Sequence[Channel], found: Certificate, seed: int) -> None:
        self.setting, self.game = setting, setting.game
        self.watched = watched
        self.found = found
        self.seed = seed
        self.made: MoveHistory = []
        self.leaky: set[str] = set()
        self.playing, self.luck, self.choosing = (Chance(seed + what) for what in (PLAYING, DEALING, CHOOSING))
        self.state = setting.empty.copy()
        self.state.remembers = True
        self.state.journal = setting.new_journal()
        self.state.set_up(Chance(seed))
        self.past = Recalls(self.state)
        self.viewers = [*range(setting.seats), int(SPECTATOR)]

    def run(self) -> None:
        while not self.state.over:
            mover = int(lowest_bit(self.state.awaited()))
            legal = self.game.legal_moves(self.state, mover)
            move = legal[self.playing.below(len(legal))]
            if self.choosing.below(self.found.every) == 0:
                self._compare()
                self._compare_after(mover, move)
                self.found.moments += 1
            self.state.apply(mover, move)
            self.past.note(self.state, mover, move)
            self.made.append((mover, move))
        self._replay()

    def _replay(self) -> None:
        replays = SwappedReplays(self.setting, self.seed, self.made, self.luck)
        for seat in self.viewers:
            try:
                replays.check(seat)
            except LawBroken as broken:
                self._note(REPLAY, seat, str(broken))
        self.found.results[REPLAY].after += replays.compared

    # Worlds as they stand

    def _compare(self) -> None:
        for seat in self.viewers:
            other = self._world(self.state, seat)
            self.found.pairs += 1
            self.found.different += self.game.position(other) != self.game.position(self.state)
            for channel in self.watched:
                told = [self._told(channel, world, seat) for world in (self.state, other)]
                if any(each is not None for each in told):
                    self.found.results[channel.name].before += 1
                    self._check(channel.name, seat, *told)

    def _told(self, channel: Channel, world: State, seat: int) -> object:
        channel.place(world, seat, self.past)
        return channel.tell(seat)

    # The same move in both

    def _compare_after(self, mover: int, move: int) -> None:
        def alike(seat: int, other: State) -> None:
            for channel in self.watched:
                if channel.steps and is_numbered(self.setting, other, mover, move):
                    self._step(channel, seat, other, mover, move)

        self.found.results[STORY].after += len(self.viewers)
        try:
            check_two_worlds(self.game, self.state, mover, move, self._world, alike)
        except LawBroken as broken:
            self._note(STORY, SPECTATOR, str(broken))

    def _step(self, channel: Channel, seat: int, other: State, mover: int, move: int) -> None:
        told = []
        for world in (self.state, other):
            channel.place(world, seat, self.past)
            channel.step(mover, move)
            told.append(channel.tell(seat))
        if any(each is not None for each in told):
            self.found.results[channel.name].after += 1
            self._check(channel.name, seat, *told)

    def _world(self, state: State, seat: int) -> State:
        return determinize(state, seat, self.luck)

    # What is found

    def _check(self, channel: str, seat: int, mine: object, theirs: object) -> None:
        if mine != theirs:
            self._note(channel, seat, differing(mine, theirs))

    def _note(self, channel: str, seat: int, difference: str) -> None:
        result = self.found.results[channel]
        if channel not in self.leaky:
            self.leaky.add(channel)
            result.leaky_games += 1
        if result.first is None:
            result.first = Leak(channel, viewer(seat), difference, self.seed, len(self.made))
