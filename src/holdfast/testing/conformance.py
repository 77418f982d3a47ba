"""The conformance suite: laws that every game keeps at every step of every game.

    from holdfast.testing import conform
    conform(GAME, seats=3, options={"tokens": 1}, games=5)

A broken law is reported with the entry that differs and the record that shows it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from time import perf_counter

from holdfast.bots.search import Search
from holdfast.kernel import (
    SPECTATOR,
    Chance,
    Determinizer,
    Game,
    HoldfastError,
    Moves,
    Options,
    Plain,
    Record,
    SeatHandle,
    State,
    Table,
    awaited,
    flattened,
    lay_out,
    replay,
    seat_name,
    things,
)
from holdfast.kernel.bits import NONE
from holdfast.kernel.playout import playout
from holdfast.kernel.sorts import fits
from holdfast.testing.copies import copies_exchanged
from holdfast.testing.declared import check_declaration
from holdfast.testing.foresight import check_foreseen_alike, check_foresight
from holdfast.testing.law import LawBroken, differing, differing_observations, law, viewer
from holdfast.testing.memory import Memory, check_recalled, memory
from holdfast.testing.observations import Followers, check_truth
from holdfast.testing.reads import READS
from holdfast.testing.wording import check_words
from holdfast.testing.worlds import check_two_worlds

TURNS = 1000
ADVISED, TRIED = 16, 24
"""A bot is asked for advice once in this many moves, with this budget."""
AHEAD = 30
"""How many moves are played on a determinized table."""
MOVING = 77
DETERMINIZING = 78
"""What is added to the seed of a deal for the moves that are made, and for all that the laws draw by lot."""


def conform(
    game: Game, *, seats: int, options: Mapping[str, object] | None = None, games: int = 3, seed: int = 1
) -> None:
    """Check what a game declares and says, then play random games and check every law at every step."""
    chosen = game.options.read({"turn_limit": TURNS, **(options or {})})
    check_declaration(game, seats, chosen)
    check_words(game, seats, chosen)
    for number in range(games):
        _Play(game, seats, chosen, seed + number).through()


def playout_speed(game: Game, *, seats: int, options: Mapping[str, object] | None = None, seconds: float = 0.5) -> str:
    """Random moves per second inside the engine, as a sentence."""
    chosen = game.options.read({"turn_limit": TURNS, **(options or {})})
    deal, chance, moves = game.dealer(seats, chosen), Chance(1), Moves()
    played = games = 0
    begun = perf_counter()
    while perf_counter() < begun + seconds:
        played += playout(deal(Chance(games), False), chance, moves)
        games += 1
    per_second = played / (perf_counter() - begun)
    return f"{game.name}, {seats} seats: {per_second:,.0f} random moves per second, {played / games:.0f} moves per game"


def random_choice(game: Game, state: State, chance: Chance) -> tuple[int, int, str]:
    """Somebody who is awaited, and one of the moves that they may make.

    Where words can be said that the game suggests, every other time it is a move with those.
    """
    waiting = awaited(state)
    seat = waiting[chance.below(len(waiting))]
    spoken = game.spoken_moves(state, seat)
    words = game.extensions.speech.suggestions(state, seat, chance.copy()) if spoken else []
    if words and chance.below(2):
        return seat, spoken[0], words[chance.below(len(words))]
    legal = game.legal_moves(state, seat)
    return seat, legal[chance.below(len(legal))], ""


class _Play:
    """One random game under watch."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.table = Table.new(game, ["random"] * seats, options, seed)
        self.state = self.table.state
        self.silent = game.deal(seats, options, Chance(seed))
        self.twin = game.empty_table(seats, options)
        self.chance = Chance(seed + MOVING)
        """Draws the moves and nothing else: with a new law the games of a seed stay the same."""
        self.luck = Chance(seed + DETERMINIZING)
        self.seats = range(seats)
        self.viewers = [*self.seats, int(SPECTATOR)]
        self.length = len(self.table.observation_tensor(0))
        self.determinizer = Determinizer()

    def through(self) -> None:
        """Play to the end; a broken law, or a fault of the game's own, is reported with the record."""
        try:
            self._play()
        except LawBroken as broken:
            raise LawBroken(f"{broken}\n\n{self.table.record.write()}") from None
        except Exception as fault:
            fault.add_note(f"The game up to there:\n\n{self.table.record.write()}")
            raise

    def _play(self) -> None:
        followers = Followers(self.table, self.viewers)
        step = 0
        while not self.state.over:
            self.check_state(step)
            self.check_copied_reads(step)
            self._move(*random_choice(self.game, self.state, self.chance))
            followers.check()
            step += 1
        self.check_state(step)
        self.check_end()

    def _move(self, seat: int, move: int, words: str) -> None:
        if not words:
            self.check_copy(seat, move)
            check_two_worlds(self.game, self.state, seat, move, self.determinized)
            check_foresight(self.game, self.state, seat, move)
        self.table.play(seat, move, words)
        self.silent.submit(seat, move, words)

    def determinized(self, state: State, seat: int, chance: Chance | None = None) -> State:
        """What a table could be for all that a seat knows, determinized in the same room again and again."""
        return self.determinizer.determinize(state, seat, chance or self.luck)

    def same(self, one: object, other: object, what: str) -> None:
        if one != other:
            raise LawBroken(f"{what}: {differing(one, other)}")

    def same_observation(self, one: State, other: State, seat: int, what: str) -> None:
        differ = differing_observations(self.game, one, other, seat)
        law(differ is None, f"{what}: {differ}")

    def memories(self, state: State) -> list[Memory]:
        """What everybody remembers."""
        return [memory(self.game, state, seat) for seat in self.viewers]

    # At every step

    def check_state(self, step: int) -> None:
        before = self.game.position(self.state)
        self.check_cards(self.state)
        self.check_moves()
        self.check_sealed()
        for seat in self.viewers:
            self.check_seat(seat)
        if step % 3 == 0:
            self.check_position(before)
        if step % 3 == 1:
            self.check_determinization(self.viewers[step // 3 % len(self.viewers)])
        if step % 3 == 2:
            self.check_copies(self.viewers[step // 3 % len(self.viewers)])
        if step % ADVISED == ADVISED - 1 and not self.state.over:
            self.check_advice(awaited(self.state)[0])
        self.same(self.game.position(self.state), before, "looking at a state changed it")
        self.same(self.game.position(self.silent), before, "a game goes another way when somebody listens")

    def check_cards(self, state: State) -> None:
        found = sorted(card for zone in state.zones for card in zone.to_list())
        law(found == list(range(len(state.face))), "a card is missing, or in two places")
        for zone in state.zones:
            for card in zone.to_list():
                unseen = zone.sees & ~int(state.known[card])
                law(not unseen, f"somebody who sees into {zone.name} does not know a card there")
                face = self.game.vocabulary.faces[state.face[card]]
                allowed = fits(state, state.face[card], zone.allows)
                law(allowed, f"{face} lies in {zone.name}, which does not allow it")

    def check_moves(self) -> None:
        waiting = awaited(self.state)
        law(self.state.over or bool(waiting), "the game is not over, but nobody is awaited")
        law(not (self.state.over and waiting), "the game is over, but somebody is awaited")
        for seat in waiting:
            legal = self.game.legal_moves(self.state, seat)
            law(bool(legal), f"{seat_name(seat)} is awaited but has no move")
            law(len(set(legal)) == len(legal), f"{seat_name(seat)} is offered a move twice")
            self.check_notation(legal)
            self.check_touch(seat)

    def check_notation(self, legal: list[int]) -> None:
        verbs = self.game.vocabulary.verbs
        names = self.game.names(self.state)
        numbers = verbs.actions(legal)
        law(len(set(numbers)) == len(numbers) or NONE in numbers, "two moves have the same action number")
        self.check_actions(legal)
        for move, action in zip(legal, numbers, strict=True):
            written = verbs.write(move, names=names)
            law(verbs.read(written, names) == (move, ""), f"“{written}” does not read back as the same move")
            own = action == NONE or bool(verbs.of(move).ranked) or verbs.move(action) == move
            law(own, f"“{written}” has no action number of its own")

    def check_actions(self, legal: list[int]) -> None:
        """Every move has a number in the action space of its table, and stands for nothing else there."""
        space, verbs = self.table.action_space, self.game.vocabulary.verbs
        for move, action in zip(legal, space.actions(legal), strict=True):
            if action == NONE:
                law(bool(verbs.of(move).ranked), f"“{verbs.write(move)}” has no action number at this table")
                continue
            law(space.move_of(action, legal) == move, f"“{verbs.write(move)}” is not what its action number says")
            law(space.from_factors(space.factors(action)) == action, f"“{verbs.write(move)}” has wrong factors")

    def check_touch(self, seat: int) -> None:
        there = things(lay_out(self.game.view(self.state, seat)))
        for choice in self.table.choices(seat):
            for thing in choice.touch:
                law(thing in there, f"“{choice.notation}” is made by touching {thing}, which is not on the table")

    def check_sealed(self) -> None:
        """An answer does not show before all have answered."""
        waiting = awaited(self.state)
        if len(waiting) < 2:
            return
        kind = self.game.vocabulary.prompts.kinds[self.state.prompt().kind] if self.state.asked else None
        law(kind is not None and kind.sealed, f"several are asked “{kind and kind.name}”, which is not declared sealed")
        for seat in waiting:
            first, *others = [self._after(seat, move) for move in self.game.legal_moves(self.state, seat)[:4]]
            for other in others:
                for onlooker in self.viewers:
                    if onlooker != seat:
                        self.same_observation(first, other, onlooker, f"the sealed answer of {seat_name(seat)} shows")

    def _after(self, seat: int, move: int) -> State:
        twin = self.state.copy()
        twin.apply(seat, move)
        return twin

    def check_seat(self, seat: int) -> None:
        """What one seat sees is true, and it is all that the seat could know."""
        seen = self.game.view(self.state, seat)
        check_truth(self.game, self.state, seen, viewer(seat))
        law(len(self.table.observation_tensor(seat)) == self.length, "observations of one table have different lengths")
        twin = self.determinized(self.state, seat)
        self.same_observation(
            twin, self.state, seat, f"{viewer(seat)} could tell a determinized table from the true one"
        )
        self.check_cards(twin)
        self.same(
            self.game.legal_moves(twin, seat),
            self.game.legal_moves(self.state, seat),
            f"the legal moves of {viewer(seat)} depend on what {viewer(seat)} does not know",
        )

    def _determinized_twice(self, state: State, seat: int, luck: int) -> tuple[State, State]:
        """What a seat determinizes, and what it determinizes next without looking again."""
        chance = Chance(luck)
        first, again = self.determinized(state, seat, chance), state.empty_twin()
        self.determinizer.determinize_again(state, seat, chance, again)
        return first, again

    def check_determinization(self, seat: int) -> None:
        """What is determinized depends on nothing that the seat does not know, and can be played."""
        other = self.determinized(self.state, seat)
        luck = self.luck.below(1_000_000)
        mine, again = self._determinized_twice(self.state, seat, luck)
        self.same(
            [self.game.position(twin) for twin in (mine, again)],
            [self.game.position(twin) for twin in self._determinized_twice(other, seat, luck)],
            f"what {viewer(seat)} determinizes depends on what {viewer(seat)} does not know",
        )
        if seat in self.seats:
            check_foreseen_alike(self.game, self.state, other, seat)
        self.same_observation(
            again, self.state, seat, f"what {viewer(seat)} determinizes again does not look like the table"
        )
        check_recalled(self.game, self.state, mine, seat)
        for _ in range(AHEAD):
            if not mine.over:
                self._random_move(mine, seat)

    def check_copies(self, seat: int) -> None:
        """Nothing that is determinized depends on which of two copies of a card lies where."""
        other = copies_exchanged(self.state, self.luck)
        if other is None:
            return
        self.same(self.game.position(other), self.game.position(self.state), "two copies of a card are not the same")
        luck = self.luck.below(1_000_000)
        mine, theirs = (self._determinized_twice(world, seat, luck) for world in (self.state, other))
        self.same(
            [self.game.position(twin) for twin in mine],
            [self.game.position(twin) for twin in theirs],
            f"what {viewer(seat)} determinizes depends on which copy of a card lies where",
        )

    def check_advice(self, seat: int) -> None:
        """The same luck gives the same hint in all worlds that a seat cannot tell apart."""
        luck = self.luck.below(1_000_000)
        worlds = [self.state, self.determinized(self.state, seat), copies_exchanged(self.state, self.luck)]
        mine, *theirs = (self._advice(world, seat, luck) for world in worlds if world is not None)
        for other in theirs:
            self.same(mine, other, f"a hint for {viewer(seat)} depends on what {viewer(seat)} does not know")

    def _advice(self, world: State, seat: int, luck: int) -> list[tuple[str, int, float]]:
        """What a bot found about each move; it has no clock, so that it always gets as far."""
        bot = Search(Chance(luck), TRIED)
        found = bot.evaluate_moves(SeatHandle(self.game, world, seat))
        return [(self.game.write(each.move, state=world), each.visits, each.expected) for each in found]

    def _random_move(self, state: State, determinizer: int) -> None:
        law(bool(awaited(state)), f"on a table that {viewer(determinizer)} determinized nobody is awaited")
        seat = awaited(state)[0]
        legal = self.game.legal_moves(state, seat)
        law(bool(legal), f"on a table that {viewer(determinizer)} determinized {seat_name(seat)} has no move")
        state.apply(seat, legal[self.luck.below(len(legal))])

    def check_position(self, before: Mapping[str, Plain]) -> None:
        try:
            again = self.game.restore(len(self.seats), self.options, json.loads(json.dumps(before)), Chance(0))
        except HoldfastError as wrong:
            raise LawBroken(f"a position cannot be read back: {wrong}") from None
        self.same(self.game.position(again), before, "a position does not read back as the same position")
        for seat in awaited(self.state):
            same = self.game.legal_moves(again, seat) == self.game.legal_moves(self.state, seat)
            law(same, "a position that was read back has other legal moves")
        for seat in self.viewers:
            self.same_observation(again, self.state, seat, "a position that was read back is seen otherwise")

    def check_copy(self, seat: int, move: int) -> None:
        """Copies are like the original and apart from it, and the game goes on alike with memory and without."""
        before = self.game.position(self.state)
        self.state.copy_to(self.twin)
        other = self.state.copy()
        self.same(self.game.position(self.twin), before, "a table copied onto differs from the original")
        self.same(self.game.position(other), before, "a copy differs from the original")
        self.same(self.memories(other), self.memories(self.state), "a copy remembers otherwise")
        self.twin.forget()
        self.twin.apply(seat, move)
        self.same(self.game.position(self.state), before, "a move on a copy changed the original")
        other.apply(seat, move)
        self.same(self.game.position(self.twin), self.game.position(other), "the same move on two copies went two ways")

    def check_copied_reads(self, step: int) -> None:
        """What can be asked of a table a copy answers alike, and at once: before anything else was asked of it."""
        name, read = READS[step % len(READS)]
        for seat in self.seats:
            copied = read(self.game, self.state.copy(), seat)
            self.same(copied, read(self.game, self.state, seat), f"{name} of {seat_name(seat)} on a copy")

    # At the end

    def check_end(self) -> None:
        ranked = sorted(seat for rank in self.state.ranking() for seat in rank)
        law(ranked == list(self.seats), "the ranking does not name every seat once")
        first = sum(1 << seat for seat in self.state.ranking()[0])
        law(first == self.state.winners(), "the winners are not the first of the ranking")
        record = Record.read(self.table.record.write())
        law(record == self.table.record, "a record does not read back as the same record")
        again = replay(self.game, record)
        self.same(
            flattened(self.game.position(again)),
            flattened(self.game.position(self.state)),
            "a record replays to another game",
        )
