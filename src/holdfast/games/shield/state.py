"""What lies on a table of Shield, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.shield.blow import Blow
from holdfast.games.shield.books import law_book
from holdfast.games.shield.cards import box
from holdfast.games.shield.laws.law_book import FACES, LawBook
from holdfast.games.shield.laws.values import AS_LIFE
from holdfast.games.shield.options import ShieldOptions
from holdfast.games.shield.phrases import PHASES, PROMPTS, SHIELD_CARDS, SLOTS, TURN
from holdfast.kernel.bits import EVERYONE, NOBODY, NONE
from holdfast.kernel.cells import ALWAYS, MOST, NEVER, WHEN_SET
from holdfast.kernel.state import State

if TYPE_CHECKING:
    from holdfast.games.shield.laws.targeting import Targeting

# Derived values: what a player would otherwise compute
LIFE_TOTAL: Final[i64] = 0
SHIELD_LEFT: Final[i64] = 1

TURNS_WITH_SENTENCES: Final[i64] = 1000
"""The turn limit of a match with custom sentences that names none: whatever they say, it ends."""
LIFE_VALUES: Final[i64] = AS_LIFE * FACES


class Player:
    """A seat's cards, its wounds, its wins."""

    def __init__(self, state: State, seat: i64) -> None:
        self.life = state.declare.zone("life", seat, EVERYONE, shape="slot")
        self.shield = state.declare.zone("shield", seat, EVERYONE, room=SHIELD_CARDS)
        self.charged = state.declare.zone("charged", seat, NOBODY)
        self.life_total = state.declare.derived("life_total", LIFE_TOTAL, seat)
        self.shield_left = state.declare.derived("shield_left", SHIELD_LEFT, seat)
        self.rounds_won = state.declare.number("rounds_won", seat, shown=ALWAYS)
        self.life_damage = state.declare.number("life_damage", seat, least=-MOST)
        """Damage taken this round minus what was healed."""
        self.shield_damage = state.declare.number("shield_damage", seat, shown=WHEN_SET)
        self.swapped_in = state.declare.word_set("swapped_in", SLOTS, seat)
        """The shield cards that a swap or an action brought in."""
        self.last_attacker = state.declare.seat("last_attacker", seat)
        self.skip = state.declare.flag("skip", seat, shown=WHEN_SET)
        """The next turn of this seat is skipped."""
        self.extra = state.declare.flag("extra", seat, shown=WHEN_SET)
        """This seat has another turn after the one it is taking."""

    def refresh(self) -> None:
        """Nothing of the last round is left."""
        self.life_damage.value = 0
        self.shield_damage.value = 0
        self.swapped_in.value = 0
        self.last_attacker.value = NONE
        self.skip.value = False
        self.extra.value = False


class PendingAttack:
    """An attack whose card is drawn, while event rules act before it hits."""

    def __init__(self, state: State) -> None:
        self.attacker = state.declare.seat("attack.attacker")
        self.target = state.declare.seat("attack.target")
        state.progress["attack"] = self.attacker

    def begin(self, attacker: i64, target: i64) -> None:
        self.attacker.value = attacker
        self.target.value = target

    def is_on(self) -> bool:
        return self.attacker.value != NONE

    def end(self) -> None:
        self.attacker.value = NONE
        self.target.value = NONE


@final
class Strengths:
    """What each seat withstands and strikes with, noted once for the features of all."""

    def __init__(self, seats: i64) -> None:
        self.walls = vec[float]([0.0] * seats)
        self.lives = vec[float]([0.0] * seats)
        self.forces = vec[float]([0.0] * seats)


class ShieldState(State):
    king_value: i64
    rounds_to_win: i64
    law_book: LawBook
    """What the sentences in force mean; kept right by `rebuild_derived`."""
    targeting: Targeting | None
    """Room for the targets of custom actions."""

    def __init__(self, seats: i64, options: ShieldOptions) -> None:
        super().__init__(seats, options, PROMPTS)
        self.king_value = options.king_value
        self.rounds_to_win = options.rounds_to_win
        self.winner_writes: bool = options.winner_writes
        self.swap_mends: bool = options.swap_mends
        self.own_turn_limit: i64 = options.turn_limit or 0
        self.phase = self.declare.word("phase", PHASES, start=TURN)
        self.round = self.declare.number("round", start=1, least=1, shown=ALWAYS)
        self.round_turn = self.declare.number("round_turn")
        """Turns played in this round."""
        self.starter = self.declare.seat("starter")
        self.drawn = self.declare.zone("drawn", sees=EVERYONE, shape="slot", tucked=True)
        """The card of an attack that has not hit yet."""
        self.attack = PendingAttack(self)
        self.strengths = Strengths(seats)
        self.blow = Blow()
        """Room for adding up an attack."""
        self.targeting = None
        self.players: list[Player] = [Player(self, seat) for seat in range(seats)]
        self.rules = self.declare.texts("rules")
        self.actions = self.declare.texts("actions", shown=NEVER)
        """The names of the custom actions, in the order of their sentences."""
        self.acted = self.declare.flag("acted")
        """The player on turn has made their move; what follows from it is not over yet."""
        self.extra_turn = self.declare.flag("extra_turn")
        """This turn is an extra one: it never grants another."""
        self.fired = self.declare.series("fired")
        """Event rules that fired this turn, each with the player whom it affected."""
        self.effects = self.declare.series("deeds")
        """Effects of event rules that have not taken place yet, the next one last."""
        self.happened = self.declare.series("happened")
        """What happened and has not fired any rules yet."""
        self._use(law_book(options.custom_rules, options.king_value))
        self.stock(box())

    # Laws

    def rebuild_derived(self) -> None:
        """Have the book that belongs to the sentences on this table."""
        if self.law_book.lines is not self.rules.lines:
            self._use(law_book(tuple(self.rules.lines), int(self.king_value)))

    def _use(self, book: LawBook) -> None:
        self.law_book = book
        self.rules.lines = book.lines
        self.actions.lines = book.names
        if self.own_turn_limit == 0:
            self.turn_limit = TURNS_WITH_SENTENCES if book.lines else 0

    # What cards are worth

    def life_total(self, player: Player) -> i64:
        life = player.life
        if life.size == 0:
            return -player.life_damage.value
        return self.law_book.value_table[LIFE_VALUES + self.face[life.cards[0]]] - player.life_damage.value

    def shield_sum(self, player: Player) -> i64:
        """What the cards of a shield are worth, whatever its damage."""
        shield = player.shield
        values = self.law_book.value_table
        swapped = player.swapped_in.value
        total: i64 = 0
        for at in range(shield.size):
            total += values[FACES * (swapped >> at & 1) + self.face[shield.cards[at]]]
        return total

    def shield_value(self, player: Player) -> i64:
        return self.shield_sum(player) - player.shield_damage.value

    def can_draw(self) -> bool:
        return self.deck.size + self.discard.size > 0

    def derived_value(self, code: i64, seat: i64) -> i64:
        player = self.players[seat]
        return self.life_total(player) if code == LIFE_TOTAL else self.shield_value(player)
