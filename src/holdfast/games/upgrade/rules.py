"""The rules of Upgrade: improve your rows, or gamble a token that your attack beats another's defence."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.upgrade import attack
from holdfast.games.upgrade.phrases import (
    ADD,
    ADDED,
    ATTACK,
    DISCARD,
    DISCARDED,
    DREW,
    IMPROVED_ATTACK,
    IMPROVED_DEFENCE,
    OPEN,
    OPENED,
    OPENING,
    PASS,
    PASSED,
    RESHUFFLED,
    UPGRADE_ATTACK,
    UPGRADE_DEFENCE,
)
from holdfast.games.upgrade.state import Player, UpgradeState
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.zones import Zone


class Upgrade(UpgradeState):
    # Set-up

    def deal(self) -> None:
        for player in self.players:
            self.fill_up(player.hand, self.defence_row + 1)
        self.ask(OPENING, self.everyone_in())

    def _open(self, seat: i64, face: i64) -> None:
        player = self.players[seat]
        player.picked.value = player.hand.cards[self.find(player.hand, face)]
        if self.prompt().answered(seat):
            self.drop_prompt()
            self.reveal_openings()

    def reveal_openings(self) -> None:
        for seat in range(self.seats):
            player = self.players[seat]
            if player.hand.size > 0:
                card = player.picked.value
                self.move_card(card, player.hand, player.attack)
                self.tell(OPENED, seat, card)
                self.move_all(player.hand, player.defence)
                player.picked.value = NONE
        self.begin_turn()

    # A turn

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        me = self.players[seat]
        if self.asked:
            for at in range(me.hand.size):
                moves.add(OPEN, self.face[me.hand.cards[at]])
            return
        if self.drawn.size > 0:
            self._add_upgrades(me, moves)
        if me.attack.size > 0:
            for other in range(self.seats):
                if other != seat and self.is_in(other):
                    moves.add(ATTACK, other)
        if moves.size == 0:
            moves.add(PASS)

    def _add_upgrades(self, me: Player, moves: Moves) -> None:
        for slot in range(me.attack.size):
            if self.attack_downgrade or self.value(self.drawn.top()) > self.value(me.attack.cards[slot]):
                moves.add(UPGRADE_ATTACK, slot)
        for slot in range(me.defence.size):
            moves.add(UPGRADE_DEFENCE, slot)
        if me.attack.size < self.attack_row:
            moves.add(ADD)
        if self.discarding:
            moves.add(DISCARD)

    def apply(self, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == OPEN:
            self._open(seat, arg(move))
            return
        me = self.players[seat]
        if what == ATTACK:
            attack.attack(self, seat, arg(move))
        elif what == UPGRADE_ATTACK:
            self._replace(seat, me.attack, arg(move), IMPROVED_ATTACK)
        elif what == UPGRADE_DEFENCE:
            self._put_aside(me, me.defence.cards[arg(move)])
            self._replace(seat, me.defence, arg(move), IMPROVED_DEFENCE)
        elif what == ADD:
            self._place_drawn(seat, ADDED, me.attack)
        elif what == DISCARD:
            self._put_aside(me, self.drawn.top())
            self._place_drawn(seat, DISCARDED, self.discard)
        else:
            self.tell(PASSED, seat)
        self._end_turn()

    def begin_turn(self) -> None:
        self.drawn.sees = bit(self.turn)
        card = self.draw(self.drawn)
        if card != NONE:
            self.tell(DREW, self.turn, card)

    def _end_turn(self) -> None:
        if self.over:
            return
        self.count_turn()
        if not self.over:
            self.turn = self.next_seat(self.turn)
            self.begin_turn()

    def _replace(self, seat: i64, row: Zone, slot: i64, event: i64) -> None:
        card = self.drawn.top()
        old = self.replace(self.drawn, 0, row, slot, self.discard)
        self.tell(event, seat, card, old)

    def _put_aside(self, player: Player, card: i64) -> None:
        """Everybody sees which card the player wants least, unless discards lie face down."""
        if self.open_discard:
            player.put_aside.value = max(player.put_aside.value, self.value(card))

    def _place_drawn(self, seat: i64, event: i64, zone: Zone) -> None:
        self.tell(event, seat, self.move_top(self.drawn, zone))

    def fill_up(self, row: Zone, most: i64) -> None:
        for _card in range(most):
            self.draw(row)

    def reshuffled(self) -> None:
        self.tell(RESHUFFLED)

    # Standing

    def standing(self, seat: i64) -> i64:
        return self.players[seat].tokens.value
