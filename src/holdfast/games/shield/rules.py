"""The rules of Shield: break the others' shields, be the last one standing, win enough rounds."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.shield import attack, position
from holdfast.games.shield.evaluation import evaluation
from holdfast.games.shield.options import MOST_SENTENCES, UNDERSTOOD
from holdfast.games.shield.phrases import (
    ATTACK,
    CHARGE,
    CHARGED,
    DEALT,
    DECLINE,
    DECLINED,
    FILLED,
    KNOCKED_OUT,
    PASS,
    PASSED,
    RESHUFFLED,
    ROUND_BEGAN,
    ROUND_DRAWN,
    ROUND_WON,
    RULE,
    SHIELD_CARDS,
    SKIPPED,
    SWAP,
    SWAPPED,
    SWAPPED_OWN,
    TURN,
    WRITING,
    WRITING_A_RULE,
    WROTE,
)
from holdfast.games.shield.table import Player, ShieldTable
from holdfast.kernel.bits import NOBODY, bit, count_bits, lowest_bit
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.given import Given
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.state import TURN as TURN_QUESTION


class Shield(ShieldTable):
    """Rounds, turns, and who wins."""

    # A round

    def deal(self) -> None:
        self.starter.value = self.pick_seat(self.everyone_in())
        self.deal_round()

    def deal_round(self) -> None:
        """Everyone is back in; the deck is shuffled and holds every card."""
        self.phase.value = TURN
        self.round_turn.value = 0
        self.turn = self.starter.value
        self.out = NOBODY
        self.out_order.clear()
        self.tell(ROUND_BEGAN, self.round.value, self.starter.value)
        for seat in range(self.seats):
            self._deal_to(seat)

    def _deal_to(self, seat: i64) -> None:
        player = self.players[seat]
        player.refresh()
        life = self.draw(player.life)
        first = self.draw(player.shield)
        second = self.draw(player.shield)
        player.life_damage.value = min(0, self.life_total(player) - 1)
        self.tell(DEALT, seat, life, first, second)

    def _next_round(self, starter: i64) -> None:
        self.round.value += 1
        self.starter.value = starter
        self._gather()
        self.deal_round()

    def _gather(self) -> None:
        for player in self.players:
            self.move_all(player.life, self.deck)
            self.move_all(player.shield, self.deck)
            self.move_all(player.charged, self.deck)
        self.move_all(self.discard, self.deck)
        self.shuffle(self.deck)

    def _end_round(self, left: i64) -> None:
        if left == NOBODY:
            self._replay_round()
            return
        winner = lowest_bit(left)
        self.players[winner].rounds_won.value += 1
        self.tell(ROUND_WON, winner, self.round.value)
        if self.players[winner].rounds_won.value == self.rounds_to_win:
            self.over = True
        if self.over:
            return
        if self.winner_writes:
            self.phase.value = WRITING
            self.turn = winner
        else:
            self._next_round((winner + 1) % self.seats)

    def _replay_round(self) -> None:
        """All fell at once: the same round, with the same starter, from a new deal."""
        self.tell(ROUND_DRAWN, self.round.value)
        if not self.over:
            self._gather()
            self.deal_round()

    # A turn

    def question(self) -> i64:
        return WRITING_A_RULE if self.phase.value == WRITING else TURN_QUESTION

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        if self.phase.value == WRITING:
            moves.add(DECLINE)
            return
        can_draw = self.deck.size + self.discard.size > 0
        if can_draw or self.players[seat].charged.size > 0:
            for other in range(self.seats):
                if other != seat and self.is_in(other):
                    moves.add(ATTACK, other)
        if can_draw:
            moves.add(CHARGE)
            self._swaps(moves)
        if moves.size == 0:
            moves.add(PASS)

    def _swaps(self, moves: Moves) -> None:
        for other in range(self.seats):
            if self.is_in(other):
                for slot in range(SHIELD_CARDS):
                    moves.add(SWAP, other, slot)

    def apply(self, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == DECLINE or what == RULE:
            self._write(seat, what)
            return
        if what == ATTACK:
            attack.attack(self, seat, arg(move))
        elif what == CHARGE:
            self._charge(seat)
        elif what == SWAP:
            self._swap(seat, arg(move), arg2(move))
        elif what == PASS:
            self.tell(PASSED, seat)
        self._end_turn()

    def _end_turn(self) -> None:
        self._remove_fallen()
        self.round_turn.value += 1
        self.count_turn()
        left = self.everyone_in()
        if count_bits(left) < 2:
            self._end_round(left)
        elif not self.over:
            self._pass_turn()

    def _pass_turn(self) -> None:
        me = self.players[self.turn]
        if me.extra.value and self.is_in(self.turn):
            me.extra.value = False
            return
        self.turn = self.next_seat(self.turn)
        while self.players[self.turn].skip.value:
            self.players[self.turn].skip.value = False
            self.tell(SKIPPED, self.turn)
            self.turn = self.next_seat(self.turn)

    def _charge(self, seat: i64) -> None:
        self.tell(CHARGED, seat, self.draw(self.players[seat].charged))

    def _swap(self, seat: i64, target: i64, slot: i64) -> None:
        them = self.players[target]
        if slot >= them.shield.size:
            self.tell(FILLED, target, self.draw(them.shield))
            self._mend(them)
            return
        card = self.next_card()
        old = self.replace(self.deck, self.deck.size - 1, them.shield, slot, self.discard)
        self._mend(them)
        if seat == target:
            self.tell(SWAPPED_OWN, seat, card, old)
        else:
            self.tell(SWAPPED, seat, target, card, old)

    def _mend(self, player: Player) -> None:
        """Cards of this shield have changed."""
        damage: i64 = 0 if self.swap_mends else min(player.shield_damage.value, self.sum(player.shield))
        player.shield_damage.value = damage

    def _remove_fallen(self) -> None:
        fallen: i64 = NOBODY
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            if self.is_in(seat) and self.life_total(self.players[seat]) <= 0:
                fallen |= bit(seat)
                self._clear(seat)
        if fallen:
            self.out |= fallen
            self.out_order.add(fallen)

    def _clear(self, seat: i64) -> None:
        player = self.players[seat]
        self.move_all(player.life, self.discard)
        self.move_all(player.shield, self.discard)
        self.move_all(player.charged, self.discard)
        player.refresh()
        self.tell(KNOCKED_OUT, seat)

    def reshuffled(self) -> None:
        self.tell(RESHUFFLED)

    # Writing

    def may_speak(self, seat: i64, move: i64) -> bool:
        return self.phase.value == WRITING and verb(move) == RULE and len(self.rules.lines) < MOST_SENTENCES

    def check_speech(self, seat: i64, move: i64, text: str) -> None:
        if verb(move) != RULE:
            super().check_speech(seat, move, text)
        elif text not in UNDERSTOOD:
            raise IllegalMove("“{sentence}” is not understood yet", sentence=text)

    def _write(self, seat: i64, what: i64) -> None:
        if what == RULE:
            self.rules.add(UNDERSTOOD[self.said])
            self.tell(WROTE, seat)
        else:
            self.tell(DECLINED, seat)
        self._next_round((seat + 1) % self.seats)

    # Standing

    def winners(self) -> i64:
        return self.top_rank()

    def ranking(self) -> list[list[int]]:
        """Rounds won come first; then life, and those out of the round behind those in it, last out first."""
        return self.ranked_by_standing(bit(self.seats) - 1)

    def standing(self, seat: i64) -> i64:
        player = self.players[seat]
        if self.is_in(seat):
            return player.rounds_won.value * 10_000 + 100 + self.life_total(player)
        for at in range(self.out_order.size):
            if self.out_order.at(at) >> seat & 1:
                return player.rounds_won.value * 10_000 + at
        return player.rounds_won.value * 10_000

    def evaluate(self, seat: i64) -> float:
        return evaluation(self, seat)

    def complete_position(self, given: Given) -> None:
        position.complete(self, given)
