"""What tells who will win a game of Royal Family: castles, their strength, royals, walls, prisoners, the next card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.royal_family.evaluation import hopes
from holdfast.games.royal_family.state import RoyalFamilyState
from holdfast.kernel.cards import JACK
from holdfast.kernel.features import Features

FEATURES: Final = Features()
CASTLES: Final[i64] = FEATURES.add("castles")
STRENGTH: Final[i64] = FEATURES.add("strength")
WEAKEST: Final[i64] = FEATURES.add("weakest")
LAST_WEAK: Final[i64] = FEATURES.add("last_castle_weak")
ROYALS: Final[i64] = FEATURES.add("royals")
FIRST_ROYALS: Final[i64] = FEATURES.add("castles_with_royals")
STATION: Final[i64] = FEATURES.add("station")
WALLS: Final[i64] = FEATURES.add("walls")
WALLED: Final[i64] = FEATURES.add("walled_castles")
PRISONERS: Final[i64] = FEATURES.add("prisoners")
ACE: Final[i64] = FEATURES.add("ace_held")
ON_TURN: Final[i64] = FEATURES.add("on_turn")
TURNS: Final[i64] = FEATURES.add("turns_left")
HOPES: Final[i64] = FEATURES.add("hopes")
HOLDING: Final[i64] = FEATURES.add("hopes_in_hand")

TROOP: Final = 10.0
POINTS: Final = 20.0
"""What a usual castle is worth, in points of the greedy player."""


def features(state: RoyalFamilyState, seat: i64, into: vec[float]) -> None:
    for at in range(i64(len(into))):
        into[at] = 0.0
    into[WEAKEST] = 1.0
    for castle in state.families[seat]:
        if castle.is_active():
            left = float(state.strength - castle.damage.value) / float(state.strength)
            into[CASTLES] += 1.0
            into[STRENGTH] += left
            into[WEAKEST] = min(into[WEAKEST], left)
            into[ROYALS] += float(castle.royals.size)
            into[FIRST_ROYALS] += 1.0 if castle.royals.size > 0 else 0.0
            for at in range(castle.royals.size):
                into[STATION] += float(state.value(castle.royals.cards[at]) - JACK)
            into[WALLS] += float(state.fort_left(castle)) / TROOP
            into[WALLED] += 1.0 if castle.fort.size > 0 else 0.0
            into[PRISONERS] += float(castle.dungeon.size)
    if into[CASTLES] < 1.5:
        into[LAST_WEAK] = 1.0 - into[WEAKEST]
    into[ACE] = float(state.held[seat].size)
    _turn(state, seat, into)


def _turn(state: RoyalFamilyState, seat: i64, into: vec[float]) -> None:
    """Who is on turn, and what can be made of the card in hand or of those that lie open."""
    left = state.turns_left.value
    into[TURNS] = float((left + 1) // 2 if state.twice.value == seat else left // 2)
    if state.turn == seat:
        into[ON_TURN] = 1.0
        into[HOPES] = hopes(state, seat) / POINTS
        into[HOLDING] = into[HOPES] if state.in_hand.size > 0 else 0.0
