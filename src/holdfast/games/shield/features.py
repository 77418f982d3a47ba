"""What tells who will win a match of Shield: rounds, life, shields, and blows in preparation."""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.shield.state import Player, ShieldState
from holdfast.kernel.bits import count_bits
from holdfast.kernel.features import Features

FEATURES: Final = Features()
ROUNDS: Final[i64] = FEATURES.add("rounds_won")
LAST_ROUND: Final[i64] = FEATURES.add("needs_one_round")
STANDING: Final[i64] = FEATURES.add("standing")
LIFE: Final[i64] = FEATURES.add("life")
LOW_LIFE: Final[i64] = FEATURES.add("low_life")
SHIELD: Final[i64] = FEATURES.add("shield")
TOUGHNESS: Final[i64] = FEATURES.add("share_of_toughness")
CHARGED: Final[i64] = FEATURES.add("charged")
CHARGED_MORE: Final[i64] = FEATURES.add("charged_more")
ON_TURN: Final[i64] = FEATURES.add("on_turn")
CHARGED_ON_TURN: Final[i64] = FEATURES.add("charged_on_turn")
NEXT: Final[i64] = FEATURES.add("next_on_turn")
PIERCED: Final[i64] = FEATURES.add("pierced")
MORTAL: Final[i64] = FEATURES.add("mortal")
PIERCES: Final[i64] = FEATURES.add("pierces")
KILLS: Final[i64] = FEATURES.add("kills")
KILLS_NOW: Final[i64] = FEATURES.add("kills_now")
HEALTH: Final[i64] = FEATURES.add("health")
ONE_OF_TWO: Final[i64] = FEATURES.add("one_of_two")
ONE_OF_THREE: Final[i64] = FEATURES.add("one_of_three")
# A round that ends the match is worth more than another one
LIFE_TO_WIN: Final[i64] = FEATURES.add("life_to_win_the_match")
TWO_TO_WIN: Final[i64] = FEATURES.add("one_of_two_to_win_the_match")
THREE_TO_WIN: Final[i64] = FEATURES.add("one_of_three_to_win_the_match")
OTHERS_MAY_WIN: Final[i64] = FEATURES.add("out_while_others_may_win_the_match")

AVERAGE: Final = 6.7
"""What a card is worth on average."""
SPREAD: Final = 3.7
"""How far a card is from that, as a rule."""
HIGHEST: Final = 12.0
MOST_LIFE: Final[i64] = 200
HEALTHS: Final = vec[float]([log(1.0 + float(life)) for life in range(MOST_LIFE + 1)])
"""What a life total is worth where laws heal without end: each doubling as much as the one before."""

NEVER: Final = -1000.0
"""A margin with which no blow is enough."""


def survey(state: ShieldState) -> None:
    """Note what each seat withstands and strikes with."""
    strengths = state.strengths
    walls = strengths.walls
    lives = strengths.lives
    forces = strengths.forces
    worth = state.law_book.charge_worth
    for seat in range(state.seats):
        if state.is_in(seat):
            player = state.players[seat]
            walls[seat] = float(state.shield_value(player))
            lives[seat] = float(state.life_total(player))
            forces[seat] = AVERAGE * (1.0 + worth * float(player.charged.size))


def features(state: ShieldState, seat: i64, into: vec[float]) -> None:
    for at in range(i64(len(into))):
        into[at] = 0.0
    me = state.players[seat]
    into[ROUNDS] = float(me.rounds_won.value) / float(state.rounds_to_win)
    into[LAST_ROUND] = 1.0 if _may_win(state, me) else 0.0
    if state.is_in(seat):
        _body(state, seat, me, into)
        _blows(state, seat, into)
        _company(state, into)
    else:
        into[OTHERS_MAY_WIN] = _others_may_win(state)


def _may_win(state: ShieldState, player: Player) -> bool:
    """Whether this round would be somebody's last one to win."""
    return player.rounds_won.value == state.rounds_to_win - 1


def _others_may_win(state: ShieldState) -> float:
    """How much of the life that is left belongs to players for whom this round ends the match."""
    lives = state.strengths.lives
    total = 0.0
    threat = 0.0
    for seat in range(state.seats):
        if state.is_in(seat):
            total += lives[seat]
            if _may_win(state, state.players[seat]):
                threat += lives[seat]
    return threat / max(1.0, total)


def _company(state: ShieldState, into: vec[float]) -> None:
    """How many are left, and what that means to whom the round would bring the match."""
    left = count_bits(state.everyone_in())
    into[ONE_OF_TWO] = 1.0 if left == 2 else 0.0
    into[ONE_OF_THREE] = 1.0 if left == 3 else 0.0
    if into[LAST_ROUND] > 0.0:
        into[LIFE_TO_WIN] = into[LIFE]
        into[TWO_TO_WIN] = into[ONE_OF_TWO]
        into[THREE_TO_WIN] = into[ONE_OF_THREE]


def _body(state: ShieldState, seat: i64, me: Player, into: vec[float]) -> None:
    strengths = state.strengths
    life = strengths.lives[seat]
    mine = state.turn == seat
    into[STANDING] = 1.0
    into[LIFE] = life / HIGHEST
    into[HEALTH] = HEALTHS[max(i64(0), min(i64(life), MOST_LIFE))]
    into[LOW_LIFE] = 1.0 if life <= 3.0 else 0.0
    into[SHIELD] = strengths.walls[seat] / HIGHEST
    charged = state.law_book.charge_worth * float(me.charged.size)
    into[CHARGED] = min(1.0, charged)
    into[CHARGED_MORE] = max(0.0, charged - 1.0)
    into[ON_TURN] = 1.0 if mine else 0.0
    into[CHARGED_ON_TURN] = charged if mine else 0.0
    into[NEXT] = 1.0 if not mine and state.next_seat(state.turn) == seat else 0.0


def _blows(state: ShieldState, seat: i64, into: vec[float]) -> None:
    """How likely the others' blows go through, and one's own."""
    strengths = state.strengths
    walls = strengths.walls
    lives = strengths.lives
    forces = strengths.forces
    wall = walls[seat]
    life = lives[seat]
    own = forces[seat]
    total = wall + life
    pierced = 0.0
    mortal = NEVER
    pierces = NEVER
    kills = NEVER
    others: i64 = 0
    for other in range(state.seats):
        if other != seat and state.is_in(other):
            others += 1
            total += walls[other] + lives[other]
            margin = forces[other] - wall
            pierced += _over(margin)
            mortal = max(mortal, margin - life)
            margin = own - walls[other]
            pierces = max(pierces, margin)
            kills = max(kills, margin - lives[other])
    into[TOUGHNESS] = (wall + life) / max(1.0, total)
    into[PIERCED] = pierced / float(max(i64(1), others))
    into[MORTAL] = _over(mortal)
    into[PIERCES] = _over(pierces)
    into[KILLS] = _over(kills)
    into[KILLS_NOW] = into[KILLS] if state.turn == seat else 0.0


def _over(margin: float) -> float:
    """About how likely a blow is enough that is larger by so much on average."""
    return max(0.0, min(1.0, 0.5 + margin / (3.0 * SPREAD)))
