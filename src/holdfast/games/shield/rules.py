"""The rules of Shield: break the others' shields, be the last one standing, win enough rounds."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.shield.brawl import Brawl
from holdfast.games.shield.options import MOST_SENTENCES, UNDERSTOOD, ShieldOptions, not_understood
from holdfast.games.shield.player import Player
from holdfast.games.shield.words import (
    ABSORBED,
    ATTACK,
    ATTACKED,
    ATTACKED_WITHOUT,
    BROKE,
    CHARGE,
    CHARGED,
    DEALT,
    DECLINE,
    DECLINED,
    DREW_SHIELD,
    FILLED,
    KNOCKED_OUT,
    LOST_CHARGE,
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
    UNLEASHED,
    WOUNDED,
    WRITING,
    WROTE,
)
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.moves import Moves, arg, arg2, verb
from holdfast.kernel.zones import NOBODY, NONE, Zone, bit, count_seats, first_seat


class Shield(Brawl):
    """Rounds, turns, attacks, and who wins."""

    # A round

    def deal(self) -> None:
        self.starter = self.pick_seat(bit(self.seats) - 1)
        self._deal_round()

    def _deal_round(self) -> None:
        """Everyone is back in; the deck is shuffled and holds every card."""
        self.phase = TURN
        self.round_turn = 0
        self.turn = self.starter
        self.out = NOBODY
        self.out_order = []
        self.tell(ROUND_BEGAN, self.round, self.starter)
        for seat in range(self.seats):
            self._deal_to(seat)

    def _deal_to(self, seat: i64) -> None:
        player = self.players[seat]
        player.refresh()
        life = self._draw_to(player.life)
        first = self._draw_to(player.shield)
        second = self._draw_to(player.shield)
        player.life_damage = min(0, self.life_total(player) - 1)
        self.tell(DEALT, seat, life, first, second)

    def _draw_to(self, zone: Zone) -> i64:
        card = self.draw()
        if card != NONE:
            self.put(card, zone)
        return card

    def _next_round(self, starter: i64) -> None:
        self.round += 1
        self.starter = starter
        self._gather()
        self._deal_round()

    def _gather(self) -> None:
        for player in self.players:
            self.put_all(player.life, self.deck)
            self.put_all(player.shield, self.deck)
            self.put_all(player.charged, self.deck)
        self.put_all(self.discard, self.deck)
        self.shuffle(self.deck)

    def _end_round(self, left: i64) -> None:
        if left == NOBODY:
            self._replay_round()
            return
        winner = first_seat(left)
        self.players[winner].rounds_won += 1
        self.tell(ROUND_WON, winner, self.round)
        if self.players[winner].rounds_won == self.rounds_to_win:
            self.over = True
        if self.over:
            return
        if self.winner_writes:
            self.phase = WRITING
            self.turn = winner
        else:
            self._next_round((winner + 1) % self.seats)

    def _replay_round(self) -> None:
        """All fell at once: the same round, with the same starter, from a new deal."""
        self.tell(ROUND_DRAWN, self.round)
        if not self.over:
            self._gather()
            self._deal_round()

    # A turn

    def question(self) -> str:
        return "writing" if self.phase == WRITING else "turn"

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        if self.phase == WRITING:
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
            self._attack(seat, arg(move))
        elif what == CHARGE:
            self._charge(seat)
        elif what == SWAP:
            self._swap(seat, arg(move), arg2(move))
        elif what == PASS:
            self.tell(PASSED, seat)
        self._end_turn()

    def _end_turn(self) -> None:
        self._remove_fallen()
        self.round_turn += 1
        self.count_turn()
        left = (bit(self.seats) - 1) & ~self.out
        if count_seats(left) < 2:
            self._end_round(left)
        elif not self.over:
            self._pass_turn()

    def _pass_turn(self) -> None:
        me = self.players[self.turn]
        if me.extra and self.is_in(self.turn):
            me.extra = False
            return
        self.turn = self.next_seat(self.turn)
        while self.players[self.turn].skip:
            self.players[self.turn].skip = False
            self.tell(SKIPPED, self.turn)
            self.turn = self.next_seat(self.turn)

    def _charge(self, seat: i64) -> None:
        card = self._draw_to(self.players[seat].charged)
        self.tell(CHARGED, seat, card)

    def _swap(self, seat: i64, target: i64, slot: i64) -> None:
        them = self.players[target]
        if slot >= them.shield.size:
            card = self._draw_to(them.shield)
            self.tell(FILLED, target, card)
            return
        card = self.draw()
        old = self.replace(them.shield, slot, card)
        self.put(old, self.discard)
        them.shield_damage = min(them.shield_damage, self.sum(them.shield))
        if seat == target:
            self.tell(SWAPPED_OWN, seat, card, old)
        else:
            self.tell(SWAPPED, seat, target, card, old)

    # Attack

    def _attack(self, seat: i64, target: i64) -> None:
        them = self.players[target]
        them.last_attacker = seat
        force = self._strike(seat, target)
        wall = self.shield_value(them)
        if force > wall:
            self.tell(WOUNDED, seat, target, force, force - wall)
            self._wound(target, force - wall)
            return
        them.shield_damage += force
        if force == wall:
            self.tell(BROKE, seat, target, force)
        else:
            self.tell(ABSORBED, seat, target, force, wall - force)

    def _strike(self, seat: i64, target: i64) -> i64:
        """Turn up the attack card and all charged cards, discard them, and get what they are worth together."""
        me = self.players[seat]
        force = self.sum(me.charged)
        card = self._draw_to(self.discard)
        if card == NONE:
            self.tell(ATTACKED_WITHOUT, seat, target)
        else:
            force += self.value(card)
            self.tell(ATTACKED, seat, target, card)
        self._discard_charged(seat, UNLEASHED)
        return force

    def _wound(self, target: i64, damage: i64) -> None:
        them = self.players[target]
        them.life_damage += damage
        self._discard_charged(target, LOST_CHARGE)
        if self.life_total(them) > 0:
            self.put_all(them.shield, self.discard)
            self._draw_shield(target)

    def _draw_shield(self, seat: i64) -> None:
        player = self.players[seat]
        player.shield_damage = 0
        for _ in range(SHIELD_CARDS):
            card = self._draw_to(player.shield)
            if card != NONE:
                self.tell(DREW_SHIELD, seat, card)

    def _discard_charged(self, seat: i64, event: i64) -> None:
        charged = self.players[seat].charged
        for at in range(charged.size):
            self.put(charged.cards[at], self.discard)
            self.tell(event, seat, charged.cards[at])
        charged.size = 0

    def _remove_fallen(self) -> None:
        fallen: i64 = NOBODY
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            if self.is_in(seat) and self.life_total(self.players[seat]) <= 0:
                fallen |= bit(seat)
                self._clear(seat)
        if fallen:
            self.out |= fallen
            self.out_order.append(int(fallen))

    def _clear(self, seat: i64) -> None:
        player = self.players[seat]
        self.put_all(player.life, self.discard)
        self.put_all(player.shield, self.discard)
        self.put_all(player.charged, self.discard)
        player.refresh()
        self.tell(KNOCKED_OUT, seat)

    def renewed(self) -> None:
        self.tell(RESHUFFLED)

    # Writing

    def may_speak(self, seat: i64, move: i64) -> bool:
        return self.phase == WRITING and verb(move) == RULE and len(self.rules) < MOST_SENTENCES

    def hear(self, seat: i64, move: i64, text: str) -> None:
        if verb(move) != RULE:
            super().hear(seat, move, text)
        elif text not in UNDERSTOOD:
            raise IllegalMove(not_understood(text))

    def _write(self, seat: i64, what: i64) -> None:
        if what == RULE:
            self.rules.append(UNDERSTOOD[self.said])
            self.tell(WROTE, seat)
        else:
            self.tell(DECLINED, seat)
        self._next_round((seat + 1) % self.seats)

    # Standing

    def winners(self) -> i64:
        return self.top_rank()

    def ranking(self) -> list[list[int]]:
        """Rounds won come first; then life, and those out of the round behind those in it, last out first."""
        standings = [int(self.standing(seat)) for seat in range(self.seats)]
        ranks = sorted(set(standings), reverse=True)
        return [[seat for seat, standing in enumerate(standings) if standing == rank] for rank in ranks]

    def standing(self, seat: i64) -> i64:
        player = self.players[seat]
        if self.is_in(seat):
            return player.rounds_won * 10_000 + 100 + self.life_total(player)
        for at in range(len(self.out_order)):
            if self.out_order[at] >> seat & 1:
                return player.rounds_won * 10_000 + at
        return player.rounds_won * 10_000

    def evaluate(self, seat: i64) -> float:
        """Rounds won first; then one's share of all the strength left in this round."""
        mine = 0.0
        total = 0.001
        for other in range(self.seats):
            if self.is_in(other):
                strength = self._strength(self.players[other])
                total += strength
                if other == seat:
                    mine = strength
        rounds = float(self.players[seat].rounds_won) / float(self.rounds_to_win)
        return 0.5 * rounds + 0.9 * mine / total - 0.4

    def _strength(self, player: Player) -> float:
        """Life weighs most; a charged card promises about half an attack, if it is not lost first."""
        life = float(self.life_total(player))
        wall = float(self.shield_value(player))
        return 4.0 + 2.0 * life + 0.8 * wall + 3.0 * float(player.charged.size)

    # What a position leaves open

    def settle(self) -> None:
        if self.starter == NONE:
            self.starter = self.turn
        if self.phase == TURN:
            self._deal_missing()
        super().settle()

    def _deal_missing(self) -> None:
        """A round without any cards is dealt; a seat without a life card gets one from below the cards listed."""
        if self._nobody_has_cards():
            self._deal_round()
            return
        for seat in range(self.seats):
            player = self.players[seat]
            if self.is_in(seat) and player.life.size == 0 and player.life_damage == 0:
                self._deal_from_below(player)

    def _nobody_has_cards(self) -> bool:
        held: i64 = 0
        for player in self.players:
            held += player.life.size + player.shield.size + player.charged.size
        return held == 0 and self.out == NOBODY

    def _deal_from_below(self, player: Player) -> None:
        cards = SHIELD_CARDS if player.shield.size + player.charged.size == 0 else 0
        if self.deck.size > cards:
            self.put(self.deck.take(0), player.life)
            for _ in range(cards):
                self.put(self.deck.take(0), player.shield)

    def copy(self) -> Shield:
        twin = Shield(self.seats, self.options)
        self.copy_brawl_to(twin)
        return twin


def bare(seats: int, options: ShieldOptions) -> Shield:
    """A table with the cards in the box."""
    table = Shield(seats, options)
    table.stock(vec[i64]([i64(face) for face in range(52)]))
    return table
