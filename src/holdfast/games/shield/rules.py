"""The rules of Shield: break the others' shields, be the last one standing, win enough rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.shield import attack, shields
from holdfast.games.shield.charged import discard_charged
from holdfast.games.shield.healing import grows_weary
from holdfast.games.shield.laws import effects
from holdfast.games.shield.laws.events import TriggerKind
from holdfast.games.shield.laws.run_action import run_action
from holdfast.games.shield.laws.targeting import Targeting, offer_actions
from holdfast.games.shield.options import ShieldOptions
from holdfast.games.shield.phrases import (
    ATTACK,
    CHARGE,
    CHARGED,
    DEALT,
    DECLINE,
    DECLINED,
    DO,
    GREW_WEARY,
    KNOCKED_OUT,
    LOST_CHARGE,
    LOWER_CARD,
    PASS,
    PASSED,
    PICK_CHARGED,
    PICK_SHIELD,
    RESHUFFLED,
    ROUND_BEGAN,
    ROUND_DRAWN,
    ROUND_WON,
    RULE,
    RULE_FIELD,
    SHIELD_CARDS,
    SKIPPED,
    SWAP,
    TURN,
    WRITING,
    WRITING_A_RULE,
    WROTE,
)
from holdfast.games.shield.state import ShieldState
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits, lowest_bit
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.ranking import ranked_by_standing, top_rank
from holdfast.kernel.state import TURN as TURN_QUESTION

ROUND: Final[i64] = 1_000_000_000
"""A round won is worth more than any life in the standings."""


class Shield(ShieldState):
    """Rounds, turns, and who wins."""

    targeting: Targeting | None
    """Room for the targets of custom actions."""
    blow: attack.Blow
    """Room for adding up an attack."""

    def __init__(self, seats: i64, options: ShieldOptions) -> None:
        super().__init__(seats, options)
        self.targeting = None
        self.blow = attack.Blow()

    # A round

    def deal(self) -> None:
        self.starter.value = self.pick_seat(self.everyone_in())
        self.deal_round()
        self.carry_on()

    def deal_round(self) -> None:
        """Everyone is back in; the deck is shuffled and holds every card."""
        self.phase.value = TURN
        self.round_turn.value = 0
        self.acted.value = False
        self.extra_turn.value = False
        self.turn = self.starter.value
        self.out = NOBODY
        self.out_order.clear()
        self.tell(ROUND_BEGAN, self.round.value, self.starter.value)
        for seat in range(self.seats):
            self._deal_to(seat)
        self._begin_turn()

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
        self.move_all(self.drawn, self.deck)
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
        if self.asked:
            self._picks(seat, moves)
        elif self.phase.value == WRITING:
            moves.add(DECLINE)
        else:
            self._moves_of_a_turn(seat, moves)

    def _moves_of_a_turn(self, seat: i64, moves: Moves) -> None:
        book = self.law_book
        charged = self.players[seat].charged.size
        can_draw = self.can_draw()
        if charged > 0 or (can_draw and not book.armed):
            self._attacks(seat, moves)
        if can_draw:
            if charged < book.hold:
                moves.add(CHARGE)
            self._swaps(seat, moves)
        if book.actions:
            offer_actions(self, seat, moves)
        if moves.size == 0:
            moves.add(PASS)

    def _attacks(self, seat: i64, moves: Moves) -> None:
        book = self.law_book
        if self.round_turn.value < book.truce:
            return
        spared = NONE
        if book.no_revenge and count_bits(self.everyone_in()) > 2:
            spared = self.players[seat].last_attacker.value
        targets = self.others_in(seat)
        if spared != NONE:
            targets &= ~bit(spared)
        moves.add_each(ATTACK, targets, 1)

    def _swaps(self, seat: i64, moves: Moves) -> None:
        owners = self.others_in(seat) if self.law_book.own_shield else self.everyone_in()
        moves.add_each(SWAP, owners, SHIELD_CARDS)

    def _picks(self, seat: i64, moves: Moves) -> None:
        """The cards that an effect may be about."""
        prompt = self.prompt()
        rule = self.law_book.rules[prompt.get(RULE_FIELD) - 1]
        if rule is None:
            return
        pick = PICK_SHIELD if prompt.kind == LOWER_CARD else PICK_CHARGED
        places = effects.choices(self, rule.effect, seat)
        while places:
            moves.add(pick, lowest_bit(places))
            places &= places - 1

    def apply(self, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == DECLINE or what == RULE:
            self._write(seat, what)
        elif what == PICK_SHIELD or what == PICK_CHARGED:
            effects.answered(self, seat, arg(move))
        else:
            self._act(seat, what, move)
        self.carry_on()

    def _act(self, seat: i64, what: i64, move: i64) -> None:
        """Spend the turn on something."""
        self.acted.value = True
        if what == ATTACK:
            attack.begin(self, seat, arg(move))
            return
        if what == CHARGE:
            self.tell(CHARGED, seat, self.draw(self.players[seat].charged))
            effects.enqueue(self, TriggerKind.CHARGES, seat)
        elif what == SWAP:
            shields.swap_slot(self, seat, arg(move), arg2(move), True)
            effects.enqueue(self, TriggerKind.SWAPS, seat)
        elif what == DO:
            run_action(self, seat, move)
        else:
            self.tell(PASSED, seat)

    def carry_on(self) -> None:
        """Do what is left of a turn, and what begins the next one, until somebody has to decide something."""
        while self.asked == 0 and not self.over and self.phase.value == TURN:
            if self.effects.size > 0:
                effects.run_next(self)
            elif self.attack.is_on():
                attack.hit(self)
                self.remove_fallen()
            elif self.happened.size > 0:
                effects.fire(self)
            elif self.acted.value or not self.is_in(self.turn):
                self._end_turn()
            else:
                return

    def _end_turn(self) -> None:
        self.acted.value = False
        self.round_turn.value += 1
        self.count_turn()
        left = self.everyone_in()
        if count_bits(left) < 2:
            self._end_round(left)
        elif not self.over:
            self._pass_turn()

    def _pass_turn(self) -> None:
        if grows_weary(self):
            self.tell(GREW_WEARY)
        me = self.players[self.turn]
        self.extra_turn.value = me.extra.value
        if me.extra.value:
            me.extra.value = False
        else:
            self.turn = self.next_seat(self.turn)
            while self.players[self.turn].skip.value:
                self.players[self.turn].skip.value = False
                self.tell(SKIPPED, self.turn)
                self.turn = self.next_seat(self.turn)
        self._begin_turn()

    def _begin_turn(self) -> None:
        if self.law_book.triggers:
            self.fired.clear()
            effects.enqueue(self, TriggerKind.STARTS_TURN, self.turn)

    def remove_fallen(self) -> None:
        """Whose life is gone leaves the round. If that ends it, nothing else is done in it."""
        fallen: i64 = NOBODY
        seat = self.turn
        for _step in range(self.seats):
            if self.is_in(seat) and self.life_total(self.players[seat]) <= 0:
                fallen |= bit(seat)
                effects.enqueue(self, TriggerKind.KNOCKED_OUT, seat, effects.who_dealt_damage(self, seat), seat)
                self._clear(seat)
            seat = seat + 1 if seat + 1 < self.seats else i64(0)
        if fallen:
            self.out |= fallen
            self.out_order.add(fallen)
            if count_bits(self.everyone_in()) < 2:
                self._drop_everything()

    def _drop_everything(self) -> None:
        self.acted.value = True
        self.effects.clear()
        self.happened.clear()
        self.attack.end()
        self.move_all(self.drawn, self.discard)

    def _clear(self, seat: i64) -> None:
        player = self.players[seat]
        self.tell(KNOCKED_OUT, seat)
        self.move_all(player.life, self.discard)
        self.move_all(player.shield, self.discard)
        discard_charged(self, seat, LOST_CHARGE)
        player.refresh()

    def reshuffled(self) -> None:
        self.tell(RESHUFFLED)

    # Writing

    def _write(self, seat: i64, what: i64) -> None:
        if what == RULE:
            self.rules.add(self.said)
            self.rebuild_derived()
            self.tell(WROTE, seat)
        else:
            self.tell(DECLINED, seat)
        self._next_round((seat + 1) % self.seats)

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
