"""The conformance suite: laws that every game keeps at every step of every game.

    from holdfast.testing import conform
    conform(GAME, seats=3, options={"tokens": 1}, games=5)

A law that is broken is told with the entry that differs and the record that shows it.
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
    HoldfastError,
    Moves,
    Options,
    Plain,
    Record,
    State,
    Table,
    View,
    awaited,
    draw,
    flattened,
    imagine,
    replay,
    seat_name,
    see,
    things,
)
from holdfast.kernel.bits import NONE
from holdfast.kernel.playout import playout
from holdfast.testing.declared import check_declaration
from holdfast.testing.law import LawBroken, differing
from holdfast.testing.worlds import check_two_worlds

TURNS = 1000


def conform(
    game: Game, *, seats: int, options: Mapping[str, object] | None = None, games: int = 3, seed: int = 1
) -> None:
    """Check what a game declares, then play random games and check every law at every step."""
    chosen = game.options.read({"turn_limit": TURNS, **(options or {})})
    check_declaration(game, seats, chosen)
    for number in range(games):
        _Play(game, seats, chosen, seed + number).through()


def playout_speed(game: Game, *, seats: int, options: Mapping[str, object] | None = None, seconds: float = 0.5) -> str:
    """Random moves per second inside the engine, as a sentence."""
    chosen = game.options.read({"turn_limit": TURNS, **(options or {})})
    deal, chance, moves = game.dealer(seats, chosen), Chance(1), Moves()
    played = games = 0
    begun = perf_counter()
    while perf_counter() < begun + seconds:
        played += playout(deal(Chance(games)), chance, moves)
        games += 1
    per_second = played / (perf_counter() - begun)
    return f"{game.name}, {seats} seats: {per_second:,.0f} random moves per second, {played / games:.0f} moves per game"


class _Play:
    """One random game under watch."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.table = Table.new(game, ["random"] * seats, options, seed)
        self.state = self.table.state
        self.silent = game.deal(seats, options, Chance(seed))
        self.twin = game.empty_table(seats, options)
        self.chance = Chance(seed + 77)
        self.seats = range(seats)
        self.viewers = [*self.seats, int(SPECTATOR)]
        self.lengths: set[int] = set()

    def through(self) -> None:
        step = 0
        while not self.state.over:
            self.check_state(step)
            seat = awaited(self.state)[self.chance.below(len(awaited(self.state)))]
            legal = self.game.legal_moves(self.state, seat)
            move = legal[self.chance.below(len(legal))]
            self.check_copy(seat, move)
            self.told(lambda seat=seat, move=move: check_two_worlds(self.game, self.state, seat, move, self.chance))
            self.table.play(seat, move)
            self.silent.apply(seat, move)
            step += 1
        self.check_state(step)
        self.check_end()

    def law(self, holds: bool, what: str) -> None:
        if not holds:
            raise LawBroken(f"{what}\n\n{self.table.record.write()}")

    def told(self, check: object) -> None:
        """A law that was broken in a check of its own is told with the record too."""
        assert callable(check)
        try:
            check()
        except LawBroken as broken:
            self.law(False, str(broken))

    def same(self, one: object, other: object, what: str) -> None:
        if one != other:
            self.law(False, f"{what}: {differing(one, other)}")

    # At every step

    def check_state(self, step: int) -> None:
        before = self.game.position(self.state)
        self.check_cards(self.state)
        self.check_moves()
        self.check_sealed()
        for seat in self.viewers:
            self.check_view(seat, before)
        if step % 3 == 0:
            self.check_position(before)
        self.same(self.game.position(self.state), before, "looking at a state changed it")
        self.same(self.game.position(self.silent), before, "a game goes another way when somebody listens")

    def check_cards(self, state: State) -> None:
        found = sorted(card for zone in state.zones for card in zone.to_list())
        self.law(found == list(range(len(state.face))), "a card is missing, or in two places")
        for zone in state.zones:
            for card in zone.to_list():
                unseen = zone.sees & ~int(state.known[card])
                self.law(not unseen, f"somebody who sees into {zone.name} does not know a card there")
                fits = state.fits(state.face[card], zone.allows)
                self.law(fits, f"{self.game.faces[state.face[card]]} lies in {zone.name}, which does not allow it")

    def check_moves(self) -> None:
        waiting = awaited(self.state)
        self.law(self.state.over or bool(waiting), "the game is not over, but nobody is awaited")
        self.law(not (self.state.over and waiting), "the game is over, but somebody is awaited")
        for seat in waiting:
            legal = self.game.legal_moves(self.state, seat)
            self.law(bool(legal), f"{seat_name(seat)} is awaited but has no move")
            self.law(len(set(legal)) == len(legal), f"{seat_name(seat)} is offered a move twice")
            self.check_notation(legal)
            self.check_touch(seat)

    def check_notation(self, legal: list[int]) -> None:
        verbs = self.game.verbs
        names = self.game.names(self.state)
        numbers = verbs.actions(legal)
        self.law(len(set(numbers)) == len(numbers) or NONE in numbers, "two moves have the same action number")
        for move, action in zip(legal, numbers, strict=True):
            written = verbs.write(move, names=names)
            self.law(verbs.read(written, names) == (move, ""), f"“{written}” does not read back as the same move")
            own = action == NONE or verbs.of(move).ranked or verbs.move(action) == move
            self.law(bool(own), f"“{written}” has no action number of its own")

    def check_touch(self, seat: int) -> None:
        there = things(draw(self.game.view(self.state, seat)))
        for choice in self.table.choices(seat):
            for thing in choice.touch:
                self.law(thing in there, f"“{choice.notation}” is made by touching {thing}, which is not on the table")

    def check_sealed(self) -> None:
        """An answer does not show before all have answered."""
        waiting = awaited(self.state)
        if not self.state.asked or len(waiting) < 2:
            return
        kind = self.game.prompts.kinds[self.state.prompt().kind]
        self.law(kind.sealed, f"several are asked “{kind.name}”, which is not declared sealed")
        for seat in waiting:
            seen = [self._sights_after(seat, move) for move in self.game.legal_moves(self.state, seat)[:4]]
            for other in seen[1:]:
                self.same(other, seen[0], f"the sealed answer of {seat_name(seat)} shows")

    def _sights_after(self, seat: int, move: int) -> list[list[int]]:
        twin = self.state.copy()
        twin.apply(seat, move)
        return [see(twin, other) for other in self.viewers if other != seat]

    def check_view(self, seat: int, before: Mapping[str, Plain]) -> None:
        seen = self.game.view(self.state, seat)
        name = "the spectator" if seat == SPECTATOR else seat_name(seat)
        self.law("@" not in json.dumps(seen.entries), "a view tells who knows what")
        self.check_truth(seen, name)
        self.lengths.add(len(self.table.observation(seat)))
        self.law(len(self.lengths) == 1, "observations of one table have different lengths")
        twin = imagine(self.state, seat, self.chance)
        same = see(twin, seat) == see(self.state, seat)
        self.law(same, f"{name} could tell an imagined table from the true one")
        self.same(
            self.game.view(twin, seat).entries, seen.entries, f"{name} could tell an imagined state from the true one"
        )
        self.check_cards(twin)
        if seat in awaited(self.state):
            self.same(
                self.game.legal_moves(twin, seat),
                self.game.legal_moves(self.state, seat),
                f"the legal moves of {name} depend on what {name} does not know",
            )

    def check_truth(self, seen: View, name: str) -> None:
        """What a view shows is true: every card it shows lies where it shows it."""
        for zone, entry in zip(self.state.zones, seen.book.zones, strict=True):
            true = [self.game.faces[self.state.face[card]] for card in zone.to_list()]
            shown = seen.cards(entry.path)
            self.law(len(shown) == len(true), f"{name} sees another number of cards in {entry.path} than there are")
            if zone.bag:
                left = list(true)
                for face in shown:
                    self.law(face == UNSEEN or face in left, f"{name} sees {face} in {entry.path}, where it is not")
                    if face != UNSEEN:
                        left.remove(face)
            else:
                right = all(face in (UNSEEN, there) for face, there in zip(shown, true, strict=True))
                self.law(right, f"{name} sees {shown} in {entry.path}, where {true} lies")

    def check_position(self, before: Mapping[str, Plain]) -> None:
        try:
            again = self.game.restore(len(self.seats), self.options, json.loads(json.dumps(before)), Chance(0))
        except HoldfastError as wrong:
            self.law(False, f"a position cannot be read back: {wrong}")
        self.same(self.game.position(again), before, "a position does not read back as the same position")
        for seat in awaited(self.state):
            same = self.game.legal_moves(again, seat) == self.game.legal_moves(self.state, seat)
            self.law(same, "a position that was read back has other legal moves")
        for seat in self.viewers:
            self.law(see(again, seat) == see(self.state, seat), "a position that was read back is seen otherwise")

    def check_copy(self, seat: int, move: int) -> None:
        before = self.game.position(self.state)
        self.state.copy_to(self.twin)
        other = self.state.copy()
        self.same(self.game.position(self.twin), before, "a table copied onto differs from the original")
        self.same(self.game.position(other), before, "a copy differs from the original")
        self.twin.apply(seat, move)
        self.same(self.game.position(self.state), before, "a move on a copy changed the original")
        other.apply(seat, move)
        self.same(self.game.position(self.twin), self.game.position(other), "the same move on two copies went two ways")

    # At the end

    def check_end(self) -> None:
        ranked = sorted(seat for rank in self.state.ranking() for seat in rank)
        self.law(ranked == list(self.seats), "the ranking does not name every seat once")
        first = sum(1 << seat for seat in self.state.ranking()[0])
        self.law(first == self.state.winners(), "the winners are not the first of the ranking")
        record = Record.read(self.table.record.write())
        self.law(record == self.table.record, "a record does not read back as the same record")
        again = replay(self.game, record)
        self.same(
            flattened(self.game.position(again)),
            flattened(self.game.position(self.state)),
            "a record replays to another game",
        )
