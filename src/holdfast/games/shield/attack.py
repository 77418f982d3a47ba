"""An attack: the card is drawn, all charged cards strike with it, the shield takes the blow first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from holdfast.games.shield import shields
from holdfast.games.shield.charged import discard_charged
from holdfast.games.shield.laws import effects
from holdfast.games.shield.laws.events import TriggerKind
from holdfast.games.shield.laws.law_book import FACES
from holdfast.games.shield.laws.values import CHARGED_AT_LIFE, CHARGED_AT_SHIELD, DRAWN_AT_LIFE, DRAWN_AT_SHIELD
from holdfast.games.shield.phrases import (
    ABSORBED,
    ATTACKED,
    ATTACKED_WITHOUT,
    BROKE,
    BROKE_DOWN,
    LOST_CHARGE,
    MISSED,
    UNLEASHED,
    WOUNDED,
)
from holdfast.kernel.bits import NONE, bit

if TYPE_CHECKING:
    from holdfast.games.shield.rules import Shield

DRAWN_WALL: Final[i64] = DRAWN_AT_SHIELD * FACES
DRAWN_LIFE: Final[i64] = DRAWN_AT_LIFE * FACES
CHARGED_WALL: Final[i64] = CHARGED_AT_SHIELD * FACES
CHARGED_LIFE: Final[i64] = CHARGED_AT_LIFE * FACES


def begin(table: Shield, seat: i64, target: i64) -> None:
    """Draw the attack card. Rules that such a card sets off act before it hits."""
    table.players[target].last_attacker.value = seat
    table.attack.begin(seat, target)
    card = table.draw(table.drawn)
    if card == NONE:
        table.tell(ATTACKED_WITHOUT, seat, target)
        return
    table.tell(ATTACKED, seat, target, card)
    if table.law_book.triggers & bit(TriggerKind.DRAWN):
        effects.fire_on_card(table, seat, target, table.face[card])


def hit(table: Shield) -> None:
    """All cards of the attack hit, the drawn one first, then the charged ones, oldest first."""
    seat = table.attack.attacker.value
    target = table.attack.target.value
    table.attack.end()
    if not table.is_in(seat) or not table.is_in(target):
        table.move_all(table.drawn, table.discard)
        table.tell(MISSED, seat, target, target if table.is_in(seat) else seat)
        return
    them = table.players[target]
    wall = table.shield_value(them)
    blow = table.blow
    blow.begin(wall)
    gather_blow(table, seat, blow)
    spend_cards(table, seat)
    if blow.damage > 0:
        table.tell(WOUNDED, seat, target, blow.force, blow.damage)
        wound(table, seat, target, blow.damage)
        return
    them.shield_damage.value += min(blow.force, wall)
    if blow.force < wall:
        table.tell(ABSORBED, seat, target, blow.force, wall - blow.force)
        effects.enqueue(table, TriggerKind.ABSORBED, seat, seat, target)
    elif blow.force == wall:
        table.tell(BROKE, seat, target, blow.force)
        effects.enqueue(table, TriggerKind.BREAKS_EXACTLY, seat, seat, target)
    else:
        table.tell(BROKE_DOWN, seat, target, blow.force)


@final
class Blow:
    """What cards do one after the other: each spends its value against shields on what is left of this one."""

    left: i64
    """Of the shield."""
    force: i64
    """What all cards together are worth against shields."""
    damage: i64
    """What gets through to the life."""

    def __init__(self) -> None:
        self.left = 0
        self.force = 0
        self.damage = 0

    def begin(self, wall: i64) -> None:
        """Nothing has hit a shield of this value yet."""
        self.left = wall
        self.force = 0
        self.damage = 0

    def add(self, wall_value: i64, life_value: i64) -> None:
        """Of the card that breaks through, the unspent share counts as damage, in proportion and rounded down."""
        self.force += wall_value
        if self.left == 0:
            self.damage += life_value
        elif wall_value <= self.left:
            self.left -= wall_value
        else:
            self.damage += life_value * (wall_value - self.left) // wall_value
            self.left = 0


def gather_blow(table: Shield, seat: i64, blow: Blow) -> None:
    values = table.law_book.value_table
    face = table.face
    if table.drawn.size > 0:
        drawn = face[table.drawn.cards[0]]
        blow.add(values[DRAWN_WALL + drawn], values[DRAWN_LIFE + drawn])
    charged = table.players[seat].charged
    for at in range(charged.size):
        struck = face[charged.cards[at]]
        blow.add(values[CHARGED_WALL + struck], values[CHARGED_LIFE + struck])


def spend_cards(table: Shield, seat: i64) -> None:
    """The attack card and all charged cards are turned up and discarded."""
    if table.drawn.size > 0:
        table.move(table.drawn, 0, table.discard)
    discard_charged(table, seat, UNLEASHED)


def wound(table: Shield, seat: i64, target: i64, damage: i64) -> None:
    """Who takes damage loses the charged cards and, if still alive, draws a fresh shield."""
    them = table.players[target]
    them.life_damage.value += damage
    discard_charged(table, target, LOST_CHARGE)
    if table.life_total(them) > 0:
        shields.renew(table, target)
    effects.enqueue(table, TriggerKind.TAKES_DAMAGE, target, seat, target)
