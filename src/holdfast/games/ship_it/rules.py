"""The rules of Ship IT!: the deal, a turn, the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.ship_it import attack, effects, events, layout, legal, outlook, playing, settling, social, trade
from holdfast.games.ship_it.cards import (
    ARCHITECTURE,
    EVENT,
    FIRST_ARCHITECTURE,
    HANDED,
    SORTS,
    in_the_box,
    is_event,
)
from holdfast.games.ship_it.desk import Desk, Player
from holdfast.games.ship_it.options import ShipItOptions
from holdfast.games.ship_it.phrases import (
    CHOICE,
    DREW,
    DREW_EVENT,
    EVENTS_STEP,
    JUDGING,
    LAYING,
    LEFT_OVER,
    NEXT,
    PERFORM,
    RECEIVING,
    RESHUFFLED,
    THIS,
    TRADE,
    TRADE_ALL,
    WON,
)
from holdfast.kernel.errors import IllegalMove
from holdfast.kernel.moves import Moves, verb
from holdfast.kernel.sheet import Sheet
from holdfast.kernel.zones import EVERYONE, NONE, Zone, bit


class ShipIt(Desk):
    """A game in progress."""

    # Set-up

    def home(self, card: i64) -> Zone:
        return self.aside if self.face[card] >= FIRST_ARCHITECTURE else self.deck

    def deal(self) -> None:
        self.shuffle(self.aside)
        each: i64 = 6 if self.seats == 2 else 7
        for player in self.players:
            self.put(self.aside.pop(), player.architecture)
            for _ in range(each):
                self.put(self._draw_no_event(), player.hand)
        self.begin_turn()
        self.go_on()

    def _draw_no_event(self) -> i64:
        """Deal a card; an event goes back to a random place in the deck."""
        card = self.draw()
        while is_event(self.face[card]):
            self.put_at(card, self.deck, self.chance.below(self.deck.size + 1))
            card = self.draw()
        return card

    # A turn

    def begin_turn(self) -> None:
        """What waited for this turn holds in it; a card is drawn."""
        player = self.players[self.turn]
        if player.no_deploy == NEXT:
            player.no_deploy = THIS
        player.repair |= player.repair_next
        player.repair_next = 0
        self.clear_turn()
        self.step = EVENTS_STEP
        self.draw_card(self.turn)

    def draw_card(self, seat: i64) -> None:
        """Draw into the hand; an event waits on the table until the card that drew it is over."""
        card = self.draw()
        if card != NONE:
            self.receive(seat, card)

    def receive(self, seat: i64, card: i64) -> None:
        """A card from the deck: an event is laid open, anything else goes to the hand."""
        if is_event(self.face[card]):
            self.put(card, self.events)
            self.tell(DREW_EVENT, seat, card)
        else:
            self.put(card, self.players[seat].hand)
            self.tell(DREW, seat, card)

    def go_on(self) -> None:
        """What happens by itself, until somebody is asked: waiting events, then the next step or the next turn."""
        while not self.prompts and not self.over:
            if self.events.size > 0:
                events.resolve(self)
            elif self.step != EVENTS_STEP:
                return
            elif self.drew:
                self.end_turn()
            else:
                self.step = CHOICE

    def draw_and_end(self) -> None:
        self.drew = True
        self.step = EVENTS_STEP
        self.draw_card(self.turn)

    def end_turn(self) -> None:
        player = self.players[self.turn]
        player.repair = 0
        if player.no_deploy == THIS:
            player.no_deploy = NONE
        if self.needed(self.turn) == 3:
            self._win(self.turn)
        self.count_turn()
        if self.over:
            self.final = [int(self.needed(other)) for other in range(self.seats)]
        else:
            self.turn = self.next_seat(self.turn)
            self.begin_turn()

    def _win(self, seat: i64) -> None:
        player = self.players[seat]
        architecture = player.architecture.top()
        self.show(architecture, EVERYONE)
        self.tell(WON, seat, architecture)
        if self.play_on:
            self._leave(seat, player)
        else:
            self.winner = seat
            self.over = True

    def _leave(self, seat: i64, player: Player) -> None:
        self.put_all(player.hand, self.discard)
        self.put_all(player.production, self.discard)
        player.repair_next = 0
        self.forget_cache()
        self.eliminate(bit(seat))
        if self.over:
            self.tell(LEFT_OVER, self.next_seat(seat))

    def renewed(self) -> None:
        self.tell(RESHUFFLED)

    # Moves

    def legal_moves(self, seat: i64, moves: Moves) -> None:
        if self.prompts:
            legal.answers(self, seat, self.prompts[-1].kind, moves)
        else:
            legal.actions(self, seat, moves)

    def apply(self, seat: i64, move: i64) -> None:
        if self.prompts:
            self._reply(seat, move, self.prompts[-1].kind)
        else:
            playing.act(self, seat, move)
        self.go_on()

    def _reply(self, seat: i64, move: i64, kind: i64) -> None:
        """An answer belongs to an attack, a trade, a performance or a card, as the prompt says."""
        if kind <= RECEIVING:
            attack.reply(self, seat, move)
        elif kind <= LAYING:
            trade.reply(self, seat, move)
        elif kind <= JUDGING:
            social.reply(self, seat, move)
        else:
            effects.reply(self, seat, move)

    def after_performance(self, believed: bool) -> None:
        playing.after_performance(self, believed)

    def hear(self, seat: i64, move: i64, text: str) -> None:
        said = verb(move)
        if text and said != PERFORM and said != TRADE and said != TRADE_ALL:
            raise IllegalMove("words go only with a trade or a performance")

    def question(self) -> str:
        return "choice" if self.step == CHOICE else "acting"

    # Standing

    def standing(self, seat: i64) -> i64:
        return self.final[seat] if self.final else self.needed(seat)

    def ranking(self) -> list[list[int]]:
        """Those who are done in the order of being done, then the others by needed components."""
        ranks = [[seat for seat in range(int(self.seats)) if mask >> seat & 1] for mask in self.out_order]
        if self.winner != NONE:
            ranks.append([int(self.winner)])
        left = [seat for seat in range(int(self.seats)) if self.is_in(seat) and seat != self.winner]
        for standing in sorted({int(self.standing(seat)) for seat in left}, reverse=True):
            ranks.append([seat for seat in left if self.standing(seat) == standing])
        return ranks

    def winners(self) -> i64:
        return self.top_rank()

    def evaluate(self, seat: i64) -> float:
        return outlook.outlook(self, seat)

    # The table as data

    def copy(self) -> ShipIt:
        twin = ShipIt(self.seats, self.options)
        self.copy_to(twin)
        self.copy_progress(twin)
        return twin

    def lay_out(self, sheet: Sheet) -> None:
        layout.lay_out(self, sheet)

    def settle(self) -> None:
        settling.settle(self)


def bare(seats: int, options: ShipItOptions) -> ShipIt:
    """A table with the cards in the box."""
    table = ShipIt(seats, options)
    table.stock(vec[i64]([i64(face) for face in in_the_box(options.extra_cards)]))
    table.sorts = vec[i64]([i64(sort) for sort in SORTS])
    table.backs = [int(HANDED | EVENT), int(ARCHITECTURE)]
    return table
