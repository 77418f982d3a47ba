"""The rules of Shield: break the others' shields, be the last one standing, win enough rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.shield.laws import effects
from holdfast.games.shield.phrases import (
    DECLINE,
    DECLINED,
    PICK_CHARGED,
    PICK_SHIELD,
    RESHUFFLED,
    RULE,
    WRITING,
    WRITING_A_RULE,
    WROTE,
)
from holdfast.games.shield.rounds import deal_round, next_round
from holdfast.games.shield.state import ShieldState
from holdfast.games.shield.turn_moves import add_moves_of_a_turn, add_picks
from holdfast.games.shield.turns import act, carry_on
from holdfast.kernel.bits import bit
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.ranking import ranked_by_standing, top_rank
from holdfast.kernel.state import TURN as TURN_QUESTION

ROUND: Final[i64] = 1_000_000_000
"""A round won is worth more than any life in the standings."""


class Shield(ShieldState):
    """What the table asks of the rules: rounds.py, turns.py and the modules beside them do it."""

    def deal(self) -> None:
        self.starter.value = self.pick_seat(self.everyone_in())
        deal_round(self)
        carry_on(self)

    def question(self) -> i64:
        return WRITING_A_RULE if self.phase.value == WRITING else TURN_QUESTION

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        if self.asked:
            add_picks(self, seat, moves)
        elif self.phase.value == WRITING:
            moves.add(DECLINE)
        else:
            add_moves_of_a_turn(self, seat, moves)

    def apply(self, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == DECLINE or what == RULE:
            self._write(seat, what)
        elif what == PICK_SHIELD or what == PICK_CHARGED:
            effects.answered(self, seat, arg(move))
        else:
            act(self, seat, what, move)
        carry_on(self)

    def _write(self, seat: i64, what: i64) -> None:
        if what == RULE:
            self.rules.add(self.said)
            self.rebuild_derived()
            self.tell(WROTE, seat)
        else:
            self.tell(DECLINED, seat)
        next_round(self, (seat + 1) % self.seats)

    def reshuffled(self) -> None:
        self.tell(RESHUFFLED)

    # Standing

    def winners(self) -> i64:
        return top_rank(self)

    def ranking(self) -> list[list[int]]:
        """Rounds won come first; then life, and those out of the round behind those in it, last out first."""
        return ranked_by_standing(self, bit(self.seats) - 1)

    def standing(self, seat: i64) -> i64:
        player = self.players[seat]
        if self.is_in(seat):
            return player.rounds_won.value * ROUND + 100 + self.life_total(player)
        for at in range(self.out_order.size):
            if self.out_order.at(at) >> seat & 1:
                return player.rounds_won.value * ROUND + at
        return player.rounds_won.value * ROUND
