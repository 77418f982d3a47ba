"""The conformance suite: laws that every game keeps at every step of every game.

    from holdfast.testing import conform
    conform(GAME, seats=3, options={"tokens": 1}, games=5)

A law that is broken is told with the record that shows it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from time import perf_counter

from holdfast.kernel import (
    SPECTATOR,
    UNSEEN,
    Chance,
    Game,
    Moves,
    Options,
    Plain,
    Record,
    Sitting,
    State,
    Table,
    View,
    awaited,
    for_client,
    imagine,
    replay,
    seat_name,
)
from holdfast.kernel.playout import playout
from holdfast.kernel.table import Area

TURNS = 1000


class LawBroken(AssertionError):
    """A game broke a law of the table."""


def conform(
    game: Game, *, seats: int, options: Mapping[str, object] | None = None, games: int = 3, seed: int = 1
) -> None:
    """Play random games and check every law at every step."""
    chosen = game.options.read({"turn_limit": TURNS, **(options or {})})
    for number in range(games):
        _Play(game, seats, chosen, str(seed + number)).through()


def playout_speed(game: Game, *, seats: int, options: Mapping[str, object] | None = None, seconds: float = 0.5) -> str:
    """Random moves a second inside the engine, as a sentence."""
    chosen = game.options.read({"turn_limit": TURNS, **(options or {})})
    deal, chance, moves = game.dealer(seats, chosen), Chance(1), Moves()
    played = games = 0
    begun = perf_counter()
    while perf_counter() < begun + seconds:
        played += playout(deal(Chance(games)), chance, moves)
        games += 1
    per_second = played / (perf_counter() - begun)
    return f"{game.name}, {seats} seats: {per_second:,.0f} random moves a second, {played / games:.0f} moves a game"


class _Play:
    """One random game under watch."""

    def __init__(self, game: Game, seats: int, options: Options, seed: str) -> None:
        self.game = game
        self.options = options
        self.sitting = Sitting.new(game, ["random"] * seats, options, seed)
        self.state = self.sitting.state
        self.silent = game.deal(seats, options, Chance(int(seed)))
        self.chance = Chance(int(seed) + 77)
        self.seats = range(seats)

    def through(self) -> None:
        while not self.state.over:
            self.check_state()
            seat = awaited(self.state)[0]
            legal = self.game.legal_moves(self.state, seat)
            move = legal[self.chance.below(len(legal))]
            self.check_copy(seat, move)
            self.sitting.make(seat, move)
            self.silent.apply(seat, move)
        self.check_state()
        self.check_end()

    def law(self, holds: bool, what: str) -> None:
        if not holds:
            raise LawBroken(f"{what}\n\n{self.sitting.record.write()}")

    # At every step

    def check_state(self) -> None:
        before = self.game.position(self.state)
        self.check_cards(self.state)
        self.check_moves()
        self.check_sealed()
        for seat in [*self.seats, int(SPECTATOR)]:
            self.check_view(seat)
        self.check_position(before)
        self.law(self.game.position(self.state) == before, "looking at a state changed it")
        self.law(self.game.position(self.silent) == before, "a game goes another way when somebody listens")

    def check_cards(self, state: State) -> None:
        found = sorted(card for zone in state.zones for card in zone.listed())
        self.law(found == list(range(len(state.face))), "a card is missing, or in two places")
        for zone in state.zones:
            for card in zone.listed():
                unseen = zone.sees & ~int(state.known[card])
                self.law(not unseen, f"somebody who sees into {zone.name} does not know a card there")

    def check_moves(self) -> None:
        waiting = awaited(self.state)
        self.law(self.state.over or bool(waiting), "the game is not over, but nobody is awaited")
        self.law(not (self.state.over and waiting), "the game is over, but somebody is awaited")
        for seat in waiting:
            legal = self.game.legal_moves(self.state, seat)
            self.law(bool(legal), f"{seat_name(seat)} is awaited but has no move")
            self.law(len(set(legal)) == len(legal), f"{seat_name(seat)} is offered a move twice")
            for move in legal:
                self.check_notation(move)
            self.check_touch(seat)

    def check_notation(self, move: int) -> None:
        verbs = self.game.verbs
        written = verbs.write(move)
        self.law(verbs.read(written) == (move, ""), f"«{written}» does not read back as the same move")
        action = verbs.action(move)
        self.law(verbs.move(action) == move, f"«{written}» has no action number of its own")

    def check_touch(self, seat: int) -> None:
        view = self.game.view(self.state, seat)
        things = _things(self.game.lay(view))
        for choice in self.sitting.choices(seat):
            for thing in choice.touch:
                self.law(thing in things, f"«{choice.notation}» is made by touching {thing}, which is not on the table")

    def check_sealed(self) -> None:
        """An answer does not show before all have answered."""
        waiting = awaited(self.state)
        if not self.state.prompts or not self.state.prompts[-1].sealed or len(waiting) < 2:
            return
        for seat in waiting:
            views = [self._views_after(seat, move) for move in self.game.legal_moves(self.state, seat)[:4]]
            self.law(all(view == views[0] for view in views), f"the sealed answer of {seat_name(seat)} shows")

    def _views_after(self, seat: int, move: int) -> list[View]:
        twin = self.state.copy()
        twin.apply(seat, move)
        return [self.game.view(twin, other) for other in [*self.seats, int(SPECTATOR)] if other != seat]

    def check_view(self, seat: int) -> None:
        seen = self.game.view(self.state, seat)
        text = json.dumps(for_client(seen))
        self.law("@" not in text, "a view tells who knows what")
        twin = imagine(self.state, seat, self.chance)
        name = "the spectator" if seat == SPECTATOR else seat_name(seat)
        self.law(self.game.view(twin, seat) == seen, f"{name} could tell an imagined state from the true one")
        self.check_cards(twin)
        if seat in awaited(self.state):
            same = self.game.legal_moves(twin, seat) == self.game.legal_moves(self.state, seat)
            self.law(same, f"the legal moves of {name} depend on what {name} does not know")

    def check_position(self, before: Mapping[str, Plain]) -> None:
        again = self.game.restore(len(self.seats), self.options, json.loads(json.dumps(before)), Chance(0))
        self.law(self.game.position(again) == before, "a position does not read back as the same position")
        for seat in awaited(self.state):
            same = self.game.legal_moves(again, seat) == self.game.legal_moves(self.state, seat)
            self.law(same, "a position that was read back has other legal moves")

    def check_copy(self, seat: int, move: int) -> None:
        before = self.game.position(self.state)
        twin, other = self.state.copy(), self.state.copy()
        self.law(self.game.position(twin) == before, "a copy differs from the original")
        twin.apply(seat, move)
        self.law(self.game.position(self.state) == before, "a move on a copy changed the original")
        other.apply(seat, move)
        self.law(self.game.position(twin) == self.game.position(other), "the same move on two copies went two ways")

    # At the end

    def check_end(self) -> None:
        ranked = sorted(seat for rank in self.state.ranking() for seat in rank)
        self.law(ranked == list(self.seats), "the ranking does not name every seat once")
        first = sum(1 << seat for seat in self.state.ranking()[0])
        self.law(first == self.state.winners(), "the winners are not the first of the ranking")
        record = Record.read(self.sitting.record.write())
        self.law(record == self.sitting.record, "a record does not read back as the same record")
        again = replay(self.game, record)
        self.law(self.game.position(again) == self.game.position(self.state), "a record replays to another game")


def _things(table: Table) -> set[str]:
    """Everything on a table that can be touched: areas, spreads, cards by place and by face."""
    things: set[str] = set()
    for area in _areas([table.middle, *table.seats]):
        things.add(area.path)
        for spread in area.spreads:
            things.add(spread.path)
            for at, card in enumerate(spread.cards, 1):
                things.add(f"{spread.path}.{at}")
                if card.face != UNSEEN:
                    things.add(f"{spread.path}:{card.face}")
    return things


def _areas(areas: list[Area]) -> list[Area]:
    return [below for area in areas for below in [area, *_areas(list(area.parts))]]
