"""Kuhn's poker for two, of which only winning counts: small enough to be solved, and to be made to leak."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel import (
    ALWAYS,
    Game,
    Move,
    Moves,
    Number,
    Options,
    Rules,
    Seat,
    State,
    Verbs,
    Vocabulary,
    Zone,
    bit,
    choice,
    events,
    prompts,
    verb,
)

FACES = ("jack", "queen", "king")
VERBS = Verbs()
PASS = VERBS.add("pass")
BET = VERBS.add("bet")
PROMPTS = prompts()
EVENTS = events()
TOLD = EVENTS.add("told {seat}")
HONEST, SEEN, OFFERED, SAID = "honest", "seen", "offered", "said"
"""Where the other's card shows: nowhere, on the table, in the moves one may make, in the story."""


@dataclass(frozen=True)
class KuhnOptions(Options):
    leak: str = choice(HONEST, SEEN, OFFERED, SAID)


class Kuhn(State):
    def __init__(self, seats: Number, options: KuhnOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.leak = options.leak
        self.hands: list[Zone] = [self.declare.hand(seat) for seat in range(seats)]
        self.bets = [self.declare.flag("bet", seat, shown=ALWAYS) for seat in range(seats)]
        self.last = self.declare.number("last", most=2, shown=ALWAYS)
        self.said_pass = self.declare.flag("passed", shown=ALWAYS)
        self.won = self.declare.seat("won")
        self.unpack([0, 1, 2])

    def deal(self) -> None:
        for hand in self.hands:
            self.draw(hand)
        if self.leak == SEEN:
            self.last.value = self.face[self.hands[1].cards[0]]

    def legal_moves(self, seat: Seat, moves: Moves) -> None:
        moves.add(PASS)
        if self.leak != OFFERED or self.face[self.hands[1 - seat].cards[0]] != 2:
            moves.add(BET)

    def apply(self, seat: Seat, move: Move) -> None:
        other: Seat = 1 - seat
        if verb(move) == BET:
            self.bets[seat].value = 1
        if self.leak == SAID and self.face[self.hands[other].cards[0]] == 2:
            self.tell(TOLD, seat)
        if self.bets[other].value and not self.bets[seat].value:
            self._end(other)
        elif self.bets[other].value or (self.said_pass.value and not self.bets[seat].value):
            self._end(int(self.face[self.hands[1].cards[0]] > self.face[self.hands[0].cards[0]]))
        else:
            self.said_pass.value = int(not self.bets[seat].value)
            self.turn = other

    def _end(self, winner: Seat) -> None:
        self.won.value = winner
        self.over = True

    def winners(self) -> Number:
        return bit(self.won.value)

    def ranking(self) -> list[list[int]]:
        return [[int(self.won.value)], [1 - int(self.won.value)]]

    def standing(self, seat: Seat) -> Number:
        return Number(self.won.value == seat)


GAME = Game(
    rules=Rules(name="kuhn", seats=range(2, 3), state=Kuhn, package="tests.adapters.kuhn"),
    options=KuhnOptions,
    vocabulary=Vocabulary(VERBS, EVENTS, PROMPTS, faces=FACES),
)
