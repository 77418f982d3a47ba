"""What lies on a table of Upgrade."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.upgrade.cards import box
from holdfast.games.upgrade.options import UpgradeOptions
from holdfast.games.upgrade.phrases import PROMPTS
from holdfast.kernel.bits import EVERYONE, NOBODY, bit
from holdfast.kernel.cards import rank
from holdfast.kernel.cells import ALWAYS, WHEN_SET
from holdfast.kernel.state import State
from holdfast.kernel.zones import Zone


class Player:
    """A seat's rows and tokens."""

    def __init__(self, state: State, seat: i64, options: UpgradeOptions) -> None:
        self.hand = state.declare.hand(seat, room=options.defence_row + 1, tucked=True)
        self.attack = state.declare.zone("attack", seat, EVERYONE, room=options.attack_row)
        self.defence = state.declare.zone("defence", seat, bit(seat), room=options.defence_row)
        self.tokens = state.declare.number(
            "tokens", seat, start=options.tokens, most=options.tokens * state.seats, shown=ALWAYS
        )
        self.put_aside = state.declare.number("put_aside", seat, most=options.ranks)
        """The highest card discarded, from the defence or instead of joining it, since the defence was drawn."""
        self.picked = state.declare.card("picked", seat, within=self.hand, sees=bit(seat))
        """The attack card chosen at set-up while others still choose."""
        self.bows_made = state.declare.number("bows_made", seat, shown=WHEN_SET)
        self.bows_owed = state.declare.number("bows_owed", seat)
        self.bows_made.of = self.bows_owed


class UpgradeState(State):
    attack_row: i64
    defence_row: i64

    def __init__(self, seats: i64, options: UpgradeOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.attack_row = options.attack_row
        self.defence_row = options.defence_row
        self.discarding: bool = options.discarding
        self.attack_downgrade: bool = options.attack_downgrade
        self.open_discard: bool = options.open_discard
        self.drawn = self.declare.zone("drawn", shape="slot")
        self.players: list[Player] = [Player(self, seat, options) for seat in range(seats)]
        self.bowing = self.declare.seat_set("may_bow")
        """Those who may bow now."""
        if not options.open_discard:
            self.discard.sees = NOBODY
            self.discard.keeps = NOBODY
        self.stock(box(options.ranks))

    def value(self, card: i64) -> i64:
        return rank(self.face[card])

    def sum(self, row: Zone) -> i64:
        """What the cards of a row are worth together."""
        total: i64 = 0
        cards = row.cards
        face = self.face
        for at in range(row.size):
            total += rank(face[cards[at]])
        return total
