"""The rules of Upgrade: be the last player with tokens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.upgrade.options import UpgradeOptions
from holdfast.kernel.cards import PLAYING_CARDS, rank
from holdfast.kernel.errors import PositionError
from holdfast.kernel.events import Kinds
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.phrases import Verbs, Words, places, seat_name
from holdfast.kernel.sheet import Sheet
from holdfast.kernel.state import State
from holdfast.kernel.zones import EVERYONE, NOBODY, NONE, Zone, bit, count_seats

VERBS: Final = Verbs(card=Words(PLAYING_CARDS), slot=places(4))
OPEN: Final[i64] = VERBS.add("open {card}", touch="{me}.hand:{card}")
UPGRADE_ATTACK: Final[i64] = VERBS.add("upgrade a{slot}", touch="drawn {me}.attack.{slot}", name="upgrade-attack")
UPGRADE_DEFENCE: Final[i64] = VERBS.add("upgrade d{slot}", touch="drawn {me}.defence.{slot}", name="upgrade-defence")
ADD: Final[i64] = VERBS.add("upgrade +", touch="drawn {me}.attack", name="upgrade-add")
DISCARD: Final[i64] = VERBS.add("discard", touch="drawn discard")
ATTACK: Final[i64] = VERBS.add("attack {seat}", touch="drawn {seat}")
PASS: Final[i64] = VERBS.add("pass")

PROMPTS: Final = Kinds()
OPENING: Final[i64] = PROMPTS.add("opening", implied=True)

EVENTS: Final = Kinds()
OPENED: Final[i64] = EVENTS.add("opened {seat} {card}")
DREW: Final[i64] = EVENTS.add("drew {seat} {card}")
IMPROVED_ATTACK: Final[i64] = EVENTS.add("improved_attack {seat} {card} {old:card}")
IMPROVED_DEFENCE: Final[i64] = EVENTS.add("improved_defence {seat} {card} {old:card}")
ADDED: Final[i64] = EVENTS.add("added {seat} {card}")
DISCARDED: Final[i64] = EVENTS.add("discarded {seat} {card}")
REVEALED: Final[i64] = EVENTS.add("revealed {seat} {card}")
WON: Final[i64] = EVENTS.add("won {seat} {target:seat} {force} {wall}")
LOST: Final[i64] = EVENTS.add("lost {seat} {target:seat} {force} {wall}")
TIED: Final[i64] = EVENTS.add("tied {seat} {target:seat} {force}")
PASSED: Final[i64] = EVENTS.add("passed {seat}")
ELIMINATED: Final[i64] = EVENTS.add("eliminated {seat}")
BOWED: Final[i64] = EVENTS.add("bowed {seat}")
RESHUFFLED: Final[i64] = EVENTS.add("reshuffled")


class Player:
    """A seat's rows and tokens."""

    tokens: i64
    picked: i64
    """The attack card chosen at set-up while others still choose."""
    bows_owed: i64
    bows_made: i64

    def __init__(self, tokens: i64, attack: Zone, defence: Zone, hand: Zone) -> None:
        self.tokens = tokens
        self.attack = attack
        self.defence = defence
        self.hand = hand
        self.picked = NONE
        self.bows_owed = 0
        self.bows_made = 0

    def copy_to(self, twin: Player) -> None:
        twin.tokens = self.tokens
        twin.picked = self.picked
        twin.bows_owed = self.bows_owed
        twin.bows_made = self.bows_made


class Upgrade(State):
    attack_row: i64
    defence_row: i64
    bowing: i64
    """The mask of those who may bow now."""

    def __init__(self, seats: i64, options: UpgradeOptions) -> None:
        super().__init__(seats, options.turn_limit or 0)
        self.options = options
        self.attack_row = options.attack_row
        self.defence_row = options.defence_row
        self.discarding: bool = options.discarding
        self.attack_downgrade: bool = options.attack_downgrade
        self.bowing = NOBODY
        self.drawn = self.zone("drawn", NONE, NOBODY)
        if not options.open_discard:
            self.discard.sees = NOBODY
            self.discard.keeps = NOBODY
        self.players: list[Player] = [self._sit_down(seat, options.tokens) for seat in range(seats)]

    def _sit_down(self, seat: i64, tokens: i64) -> Player:
        attack = self.zone("attack", seat, EVERYONE)
        defence = self.zone("defence", seat, bit(seat))
        hand = self.zone("hand", seat, bit(seat))
        return Player(tokens, attack, defence, hand)

    # Set-up

    def deal(self) -> None:
        for player in self.players:
            self._fill_up(player.hand, self.defence_row + 1)
        self.ask_sealed(OPENING, bit(self.seats) - 1)

    def _open(self, seat: i64, face: i64) -> None:
        player = self.players[seat]
        player.picked = player.hand.cards[self.find(player.hand, face)]
        if self.prompts[-1].answer(seat, player.picked):
            self.prompts.pop()
            self._reveal_openings()

    def _reveal_openings(self) -> None:
        for seat in range(self.seats):
            player = self.players[seat]
            if player.hand.size > 0:
                self.put(player.hand.take(player.hand.index(player.picked)), player.attack)
                self.tell(OPENED, seat, player.picked)
                self.put_all(player.hand, player.defence)
                player.picked = NONE
        self._begin_turn()

    # A turn

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        me = self.players[seat]
        if self.prompts:
            for at in range(me.hand.size):
                moves.add(OPEN, self.face[me.hand.cards[at]])
            return
        if self.drawn.size > 0:
            self._upgrades(me, moves)
        if me.attack.size > 0:
            for other in range(self.seats):
                if other != seat and self.is_in(other):
                    moves.add(ATTACK, other)
        if moves.size == 0:
            moves.add(PASS)

    def _upgrades(self, me: Player, moves: Moves) -> None:
        for slot in range(me.attack.size):
            if self.attack_downgrade or self._value(self.drawn.top()) > self._value(me.attack.cards[slot]):
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
            self._attack(seat, arg(move))
        elif what == UPGRADE_ATTACK:
            self._replace(seat, me.attack, arg(move), IMPROVED_ATTACK)
        elif what == UPGRADE_DEFENCE:
            self._replace(seat, me.defence, arg(move), IMPROVED_DEFENCE)
        elif what == ADD:
            self._place_drawn(seat, ADDED, me.attack)
        elif what == DISCARD:
            self._place_drawn(seat, DISCARDED, self.discard)
        else:
            self.tell(PASSED, seat)
        self._end_turn()

    def _begin_turn(self) -> None:
        card = self.draw()
        if card != NONE:
            self.drawn.sees = bit(self.turn)
            self.put(card, self.drawn)
            self.tell(DREW, self.turn, card)

    def _end_turn(self) -> None:
        if self.over:
            return
        self.count_turn()
        if not self.over:
            self.turn = self.next_seat(self.turn)
            self._begin_turn()

    def _replace(self, seat: i64, row: Zone, slot: i64, event: i64) -> None:
        card = self.drawn.pop()
        old = self.replace(row, slot, card)
        self.put(old, self.discard)
        self.tell(event, seat, card, old)

    def _place_drawn(self, seat: i64, event: i64, zone: Zone) -> None:
        card = self.drawn.pop()
        self.put(card, zone)
        self.tell(event, seat, card)

    # Attack

    def _attack(self, seat: i64, target: i64) -> None:
        me = self.players[seat]
        them = self.players[target]
        self.bowing = NOBODY
        self._reveal(target, them.defence)
        self._settle_tokens(seat, target, self._sum(me.attack), self._sum(them.defence))
        self.put_all(me.attack, self.discard)
        self.put_all(them.defence, self.discard)
        if them.tokens == 0:
            self._eliminate(target)
        if me.tokens == 0:
            self._eliminate(seat)
        if self.over:
            return
        if me.tokens > 0 and self.drawn.size > 0:
            self.put(self.drawn.pop(), me.attack)
        if them.tokens > 0:
            self._fill_up(them.defence, self.defence_row)

    def _reveal(self, seat: i64, row: Zone) -> None:
        for at in range(row.size):
            self.show(row.cards[at], EVERYONE)
            self.tell(REVEALED, seat, row.cards[at])

    def _settle_tokens(self, seat: i64, target: i64, force: i64, wall: i64) -> None:
        me = self.players[seat]
        them = self.players[target]
        if force > wall:
            me.tokens += 1
            them.tokens -= 1
            self.tell(WON, seat, target, force, wall)
        elif force < wall:
            me.tokens -= 1
            self.tell(LOST, seat, target, force, wall)
        else:
            me.bows_owed += 1
            them.bows_owed += 1
            self.bowing = bit(seat) | bit(target)
            self.tell(TIED, seat, target, force)

    def _eliminate(self, seat: i64) -> None:
        player = self.players[seat]
        self.put_all(player.attack, self.discard)
        self.put_all(player.defence, self.discard)
        if seat == self.turn:
            self.put_all(self.drawn, self.discard)
        self.tell(ELIMINATED, seat)
        self.eliminate(bit(seat))

    def _fill_up(self, row: Zone, most: i64) -> None:
        for _ in range(most):
            card = self.draw()
            if card != NONE:
                self.put(card, row)

    def renewed(self) -> None:
        self.tell(RESHUFFLED)

    def _value(self, card: i64) -> i64:
        return rank(self.face[card])

    def _sum(self, row: Zone) -> i64:
        total: i64 = 0
        for at in range(row.size):
            total += rank(self.face[row.cards[at]])
        return total

    # Etiquette

    def _owing(self) -> i64:
        """Those who have bowed less often than they owe."""
        owing: i64 = NOBODY
        for seat in range(self.seats):
            if self.players[seat].bows_made < self.players[seat].bows_owed:
                owing |= bit(seat)
        return owing

    def gestures(self, seat: i64) -> list[str]:
        return ["bow"] if self.bowing & bit(seat) else []

    def gesture(self, seat: i64, word: str) -> None:
        self.players[seat].bows_made += 1
        self.bowing &= ~bit(seat)
        self.tell(BOWED, seat)

    # Standing

    def standing(self, seat: i64) -> i64:
        return self.players[seat].tokens

    def evaluate(self, seat: i64) -> float:
        """Tokens first; then a strong attack and, more so when tokens are low, a strong defence."""
        me = self.players[seat]
        rivals: i64 = 0
        for player in self.players:
            rivals += player.tokens
        rivals -= me.tokens
        tokens = float(me.tokens) / float(me.tokens + rivals)
        attack = float(self._sum(me.attack)) / float(10 * self.attack_row)
        defence = float(self._sum(me.defence)) / float(10 * self.defence_row)
        return 1.6 * tokens - 0.9 + 0.08 * attack + 0.12 * defence / float(me.tokens + 1)

    # The table as data

    def copy(self) -> Upgrade:
        twin = Upgrade(self.seats, self.options)
        self.copy_to(twin)
        twin.bowing = self.bowing
        for seat in range(self.seats):
            self.players[seat].copy_to(twin.players[seat])
        return twin

    def renumbered(self, anew: vec[i64]) -> None:
        for player in self.players:
            if player.picked != NONE:
                player.picked = anew[player.picked]

    def lay_out(self, sheet: Sheet) -> None:
        if sheet.reading:
            self.drawn.sees = bit(self.turn)
        sheet.place("drawn", self.drawn)
        for seat in range(self.seats):
            self._lay_out_player(sheet, seat_name(seat), self.players[seat])
        self.bowing = sheet.seats("may_bow", self._owing() if sheet.reading else self.bowing)

    def _lay_out_player(self, sheet: Sheet, name: str, player: Player) -> None:
        player.tokens = sheet.number(f"{name}.tokens", player.tokens)
        sheet.zone(f"{name}.attack", player.attack, self.attack_row)
        sheet.zone(f"{name}.defence", player.defence, self.defence_row)
        sheet.zone(f"{name}.hand", player.hand, self.defence_row + 1)
        player.picked = sheet.card_in(f"{name}.picked", player.hand, player.picked)
        player.bows_owed = sheet.number(f"{name}.bows_owed", player.bows_owed)
        player.bows_made = sheet.number(f"{name}.bows_made", player.bows_made)

    def settle(self) -> None:
        self._settle_out()
        if not self.is_in(self.turn):
            raise PositionError(f"turn: {seat_name(self.turn)} is out")
        if self.over:
            return
        if self._is_set_up():
            self._settle_set_up()
        elif self.drawn.size == 0:
            self._begin_turn()

    def _is_set_up(self) -> bool:
        """Whether somebody still holds the cards dealt, or nobody has any card yet."""
        rows = self.drawn.size
        for player in self.players:
            if player.hand.size > 0:
                return True
            rows += player.attack.size + player.defence.size
        return rows == 0

    def _settle_out(self) -> None:
        for seat in range(self.seats):
            player = self.players[seat]
            if not self.is_in(seat):
                player.tokens = 0
            elif player.tokens == 0:
                self.eliminate(bit(seat))
            if player.tokens == 0 and player.attack.size + player.defence.size + player.hand.size > 0:
                raise PositionError(f"{seat_name(seat)}: has no tokens and is out, but has cards")
        if count_seats(self.out) >= self.seats - 1:
            self.over = True

    def _settle_set_up(self) -> None:
        """Who has no cards is dealt some, who has not picked is asked."""
        if self.drawn.size > 0:
            raise PositionError("drawn: nobody has drawn a card during set-up")
        choosing: i64 = NOBODY
        for seat in range(self.seats):
            player = self.players[seat]
            rows = player.attack.size + player.defence.size
            if player.hand.size > 0 and rows > 0:
                raise PositionError(f"{seat_name(seat)}.hand: during set-up the rows are empty")
            if player.hand.size + rows == 0 and self.is_in(seat):
                self._fill_up(player.hand, self.defence_row + 1)
            if player.hand.size > 0 and player.picked == NONE:
                choosing |= bit(seat)
        if choosing == NOBODY:
            self._reveal_openings()
            return
        prompt = self.ask_sealed(OPENING, choosing)
        for seat in range(self.seats):
            prompt.answers[seat] = self.players[seat].picked


def bare(seats: int, options: UpgradeOptions) -> Upgrade:
    """A table with the cards in the box."""
    table = Upgrade(seats, options)
    ranks: i64 = options.ranks
    table.stock(vec[i64]([suit * 13 + at for suit in range(i64(4)) for at in range(ranks)]))
    return table
