"""What tells who will win a game of Upgrade: tokens, rows, and who could strike whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.upgrade.state import UpgradeState
from holdfast.kernel.features import Features

FEATURES: Final = Features()
TOKENS: Final[i64] = FEATURES.add("tokens")
SHARE: Final[i64] = FEATURES.add("share_of_tokens")
LAST_TOKEN: Final[i64] = FEATURES.add("last_token")
ATTACK: Final[i64] = FEATURES.add("attack")
ATTACK_ROW: Final[i64] = FEATURES.add("attack_row")
DEFENCE: Final[i64] = FEATURES.add("defence")
DEFENCE_OF_LAST: Final[i64] = FEATURES.add("defence_of_last_token")
ON_TURN: Final[i64] = FEATURES.add("on_turn")
DRAWN: Final[i64] = FEATURES.add("drawn")
HITS: Final[i64] = FEATURES.add("hits")
HITS_NOW: Final[i64] = FEATURES.add("hits_now")
FINISHES: Final[i64] = FEATURES.add("finishes")
MARGIN: Final[i64] = FEATURES.add("margin")
FAILS: Final[i64] = FEATURES.add("fails")
EXPOSED: Final[i64] = FEATURES.add("exposed")
EXPOSED_LAST: Final[i64] = FEATURES.add("exposed_last_token")
EXPOSED_NEXT: Final[i64] = FEATURES.add("exposed_to_next")

CARD: Final = 10.0
"""The highest card of the usual deck."""


def features(state: UpgradeState, seat: i64, into: vec[float]) -> None:
    me = state.players[seat]
    attack = state.sum(me.attack)
    defence = state.sum(me.defence)
    mine = state.turn == seat
    last = me.tokens.value == 1
    total: i64 = 0
    for player in state.players:
        total += player.tokens.value
    into[TOKENS] = float(me.tokens.value)
    into[SHARE] = float(me.tokens.value) / float(total)
    into[LAST_TOKEN] = 1.0 if last else 0.0
    into[ATTACK] = float(attack) / (CARD * float(state.attack_row))
    into[ATTACK_ROW] = float(me.attack.size) / float(state.attack_row)
    into[DEFENCE] = float(defence) / (CARD * float(state.defence_row))
    into[DEFENCE_OF_LAST] = into[DEFENCE] if last else 0.0
    into[ON_TURN] = 1.0 if mine else 0.0
    into[DRAWN] = float(state.value(state.drawn.top())) / CARD if mine and state.drawn.size > 0 else 0.0
    _strikes(state, seat, attack, into)
    _dangers(state, seat, defence, into)


def _strikes(state: UpgradeState, seat: i64, attack: i64, into: vec[float]) -> None:
    """The best that an attack would bring."""
    hits = False
    finishes = False
    best: i64 = -100
    for other in range(state.seats):
        if other != seat and state.is_in(other):
            them = state.players[other]
            margin = attack - state.sum(them.defence)
            best = max(best, margin)
            if margin > 0:
                hits = True
                finishes = finishes or them.tokens.value == 1
    into[HITS] = 1.0 if hits else 0.0
    into[HITS_NOW] = 1.0 if hits and state.turn == seat else 0.0
    into[FINISHES] = 1.0 if finishes else 0.0
    into[MARGIN] = float(max(i64(-10), min(i64(10), best))) / CARD
    into[FAILS] = 1.0 if best < 0 else 0.0


def _dangers(state: UpgradeState, seat: i64, defence: i64, into: vec[float]) -> None:
    """Of the others, how many would break through."""
    through: i64 = 0
    others: i64 = 0
    for other in range(state.seats):
        if other != seat and state.is_in(other):
            others += 1
            if state.sum(state.players[other].attack) > defence:
                through += 1
    exposed = float(through) / float(max(i64(1), others))
    turn = state.players[state.turn]
    into[EXPOSED] = exposed
    into[EXPOSED_LAST] = exposed if state.players[seat].tokens.value == 1 else 0.0
    into[EXPOSED_NEXT] = 1.0 if state.turn != seat and state.sum(turn.attack) > defence else 0.0
