"""What a player may do with a turn, and what is done: cards played and used, questions answered."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.cluster_royale.aim import Aim
from holdfast.games.cluster_royale.card import HOOKS
from holdfast.games.cluster_royale.cards import (
    ATTACK,
    CARDS,
    CELEBRITY,
    TECH,
    USED_ATTACK,
    USED_CELEBRITY,
    USED_DEFENCE,
    USED_TECH,
)
from holdfast.games.cluster_royale.clouds import acts_per_turn, enter_cloud
from holdfast.games.cluster_royale.phrases import AIMED, AIMED_AT_CARD, AIMED_AT_CLUSTER, FACE, PLAYED, SEALED, USED
from holdfast.games.cluster_royale.rows import row_said
from holdfast.games.cluster_royale.state import ACT, DEPLOY, ClusterRoyaleState
from holdfast.kernel.bits import NONE
from holdfast.kernel.moves import Moves, arg2


def playable_faces(state: ClusterRoyaleState, seat: i64) -> i64:
    """The mask of faces that may be played now."""
    used = state.used_this_turn
    faces: i64 = 0
    if state.step.value == DEPLOY:
        if used.count(USED_TECH) == 0:
            faces |= CARDS.techs
        if used.count(USED_CELEBRITY) == 0:
            faces |= CARDS.celebrities
    defences = used.count(USED_DEFENCE)
    if used.count(USED_ATTACK) + defences < acts_per_turn(state, seat):
        if not state.no_attacks_now.value:
            faces |= CARDS.attacks
        if defences == 0:
            faces |= CARDS.defences
    return faces


def offer_uses(state: ClusterRoyaleState, seat: i64, moves: Moves) -> None:
    player = state.players[seat]
    if player.powers.value & HOOKS.used:
        for at in range(player.cloud.size):
            face = state.face[player.cloud.cards[at]]
            use = CARDS.use_of[face]
            if use != NONE and state.used_this_turn.count(use) == 0:
                CARDS.texts[face].offer_uses(state, seat, moves)


def take_answer(state: ClusterRoyaleState, seat: i64, move: i64) -> None:
    prompt = state.prompt()
    effect = CARDS.texts[prompt.get(FACE)]
    if SEALED >> prompt.kind & 1 == 0:
        state.drop_prompt()
        effect.answer(state, prompt, seat, move)
    elif effect.seal(state, seat, move) and prompt.answered(seat):
        state.drop_prompt()
        effect.unseal(state)


def use_card(state: ClusterRoyaleState, seat: i64, move: i64) -> None:
    face = CARDS.played(move)
    state.tell(USED, seat, face)
    state.used_this_turn.add(CARDS.use_of[face])
    state.aim.clear()
    state.aim.paid = arg2(move)
    CARDS.texts[face].use(state, seat)


def play_card(state: ClusterRoyaleState, seat: i64, move: i64) -> None:
    face = CARDS.played(move)
    card = CARDS.texts[face]
    state.aim.clear()
    card.read(state, move, state.aim)
    tell_aim(state, seat, face, state.aim)
    lay_down(state, seat, face, CARDS.type_of[face])
    card.play(state, seat)


def tell_aim(state: ClusterRoyaleState, seat: i64, face: i64, aim: Aim) -> None:
    """What is played, and what it is aimed at."""
    if aim.permanent != NONE:
        state.tell(AIMED_AT_CARD, seat, face, aim.seat, aim.permanent)
    elif aim.seat != NONE:
        state.tell(AIMED, seat, face, aim.seat)
    elif aim.row != NONE:
        state.tell(AIMED_AT_CLUSTER, seat, face, row_said(state, aim.row), aim.place + 1)
    else:
        state.tell(PLAYED, seat, face)


def lay_down(state: ClusterRoyaleState, seat: i64, face: i64, type: i64) -> None:
    if type == TECH or type == CELEBRITY:
        state.used_this_turn.add(USED_TECH if type == TECH else USED_CELEBRITY)
        enter_cloud(state, seat, face)
    else:
        state.used_this_turn.add(USED_ATTACK if type == ATTACK else USED_DEFENCE)
        state.step.value = ACT
        state.move_face(state.players[seat].hand, face, state.played)
