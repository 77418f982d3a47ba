"""What lies on a table of Shield, and what it is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.shield.cards import box, printed_value
from holdfast.games.shield.options import ShieldOptions
from holdfast.games.shield.phrases import PHASES, PROMPTS, SHIELD_CARDS, TURN
from holdfast.kernel.bits import EVERYONE, NOBODY, NONE
from holdfast.kernel.cells import ALWAYS, MOST, WHEN_SET
from holdfast.kernel.state import State
from holdfast.kernel.zones import Zone

# Figures: what a player would otherwise compute
LIFE_TOTAL: Final[i64] = 0
SHIELD_LEFT: Final[i64] = 1


class Player:
    """A seat's cards, its wounds, its wins."""

    def __init__(self, table: State, seat: i64) -> None:
        self.life = table.zone("life", seat, EVERYONE, shape="slot")
        self.shield = table.zone("shield", seat, EVERYONE, room=SHIELD_CARDS)
        self.charged = table.zone("charged", seat, NOBODY)
        self.life_total = table.figure("life_total", LIFE_TOTAL, seat)
        self.shield_left = table.figure("shield_left", SHIELD_LEFT, seat)
        self.rounds_won = table.number("rounds_won", seat, shown=ALWAYS)
        self.life_damage = table.number("life_damage", seat, least=-MOST)
        """Damage taken this round minus what was healed."""
        self.shield_damage = table.number("shield_damage", seat, shown=WHEN_SET)
        self.last_attacker = table.seat("last_attacker", seat)
        self.skip = table.flag("skip", seat, shown=WHEN_SET)
        """The next turn of this seat is skipped."""
        self.extra = table.flag("extra", seat, shown=WHEN_SET)
        """This seat has another turn after the one it is taking."""

    def refresh(self) -> None:
        """Nothing of the last round is left."""
        self.life_damage.value = 0
        self.shield_damage.value = 0
        self.last_attacker.value = NONE
        self.skip.value = False
        self.extra.value = False


class ShieldTable(State):
    king_value: i64
    rounds_to_win: i64

    def __init__(self, seats: i64, options: ShieldOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.king_value = options.king_value
        self.rounds_to_win = options.rounds_to_win
        self.winner_writes: bool = options.winner_writes
        self.swap_mends: bool = options.swap_mends
        self.phase = self.word("phase", PHASES, start=TURN)
        self.round = self.number("round", start=1, least=1, shown=ALWAYS)
        self.round_turn = self.number("round_turn")
        """Turns played in this round."""
        self.starter = self.seat("starter")
        self.players: list[Player] = [Player(self, seat) for seat in range(seats)]
        self.rules = self.texts("rules")
        self.fired = self.series("fired")
        """Event rules already set off this turn."""
        self.stock(box())

    # What cards are worth

    def life_total(self, player: Player) -> i64:
        return self.sum(player.life) - player.life_damage.value

    def shield_value(self, player: Player) -> i64:
        return self.sum(player.shield) - player.shield_damage.value

    def value(self, card: i64) -> i64:
        return printed_value(self.face[card], self.king_value)

    def sum(self, zone: Zone) -> i64:
        total: i64 = 0
        for at in range(zone.size):
            total += self.value(zone.cards[at])
        return total

    def figure_value(self, code: i64, seat: i64) -> i64:
        player = self.players[seat]
        return self.life_total(player) if code == LIFE_TOTAL else self.shield_value(player)
