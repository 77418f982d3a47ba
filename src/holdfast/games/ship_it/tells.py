"""What tells another's architecture and hand in Ship IT!: nobody deploys for fun, or keeps what helps at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.ship_it.evaluation import useful_in_hand
from holdfast.games.ship_it.features import ATTACK_FACES, DEFENCE_FACES, DRAW_FACES
from holdfast.games.ship_it.production import needed
from holdfast.kernel.bits import bit
from holdfast.kernel.features import Features

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt

TELLS: Final = Features()
NEEDED: Final[i64] = TELLS.add("needed")
NEEDED_TWO: Final[i64] = TELLS.add("needed_two")
NEEDED_ALL: Final[i64] = TELLS.add("needed_all")
WAITING: Final[i64] = TELLS.add("waiting")
ATTACKS: Final[i64] = TELLS.add("attacks")
DEFENCES: Final[i64] = TELLS.add("defences")
DRAW_CARDS: Final[i64] = TELLS.add("draw_cards")


def tells(table: ShipIt, seat: i64, into: vec[float]) -> None:
    have = needed(table, seat)
    into[NEEDED] = float(have)
    into[NEEDED_TWO] = 1.0 if have >= 2 else 0.0
    into[NEEDED_ALL] = 1.0 if have == 3 else 0.0
    into[WAITING] = float(useful_in_hand(table, seat, 3 - have))
    _count_hand(table, seat, into)


def _count_hand(table: ShipIt, seat: i64, into: vec[float]) -> None:
    attacks: i64 = 0
    defences: i64 = 0
    draws: i64 = 0
    hand = table.players[seat].hand
    for at in range(hand.size):
        face = bit(table.face[hand.cards[at]])
        if face & ATTACK_FACES:
            attacks += 1
        elif face & DEFENCE_FACES:
            defences += 1
        elif face & DRAW_FACES:
            draws += 1
    into[ATTACKS] = float(attacks)
    into[DEFENCES] = float(defences)
    into[DRAW_CARDS] = float(draws)
