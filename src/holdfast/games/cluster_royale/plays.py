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
from holdfast.games.cluster_royale.table import ACT, DEPLOY, ClusterTable
from holdfast.kernel.bits import NONE
from holdfast.kernel.moves import Moves, arg2


def playable_faces(table: ClusterTable, seat: i64) -> i64:
    """The mask of faces that may be played now."""
    used = table.used_this_turn
    faces: i64 = 0
    if table.step.value == DEPLOY:
        if used.count(USED_TECH) == 0:
            faces |= CARDS.techs
        if used.count(USED_CELEBRITY) == 0:
            faces |= CARDS.celebrities
    defences = used.count(USED_DEFENCE)
    if used.count(USED_ATTACK) + defences < acts_per_turn(table, seat):
        if not table.no_attacks_now.value:
            faces |= CARDS.attacks
        if defences == 0:
            faces |= CARDS.defences
    return faces


def offer_uses(table: ClusterTable, seat: i64, moves: Moves) -> None:
    player = table.players[seat]
    if player.powers.value & HOOKS.used:
        for at in range(player.cloud.size):
            face = table.face[player.cloud.cards[at]]
            use = CARDS.use_of[face]
            if use != NONE and table.used_this_turn.count(use) == 0:
                CARDS.texts[face].offer_uses(table, seat, moves)


def take_answer(table: ClusterTable, seat: i64, move: i64) -> None:
    prompt = table.prompt()
    effect = CARDS.texts[prompt.get(FACE)]
    if SEALED >> prompt.kind & 1 == 0:
        table.drop_prompt()
        effect.answer(table, prompt, seat, move)
    elif effect.seal(table, seat, move) and prompt.answered(seat):
        table.drop_prompt()
        effect.unseal(table)


def use_card(table: ClusterTable, seat: i64, move: i64) -> None:
    face = CARDS.played(move)
    table.tell(USED, seat, face)
    table.used_this_turn.add(CARDS.use_of[face])
    table.aim.clear()
    table.aim.paid = arg2(move)
    CARDS.texts[face].use(table, seat)


def play_card(table: ClusterTable, seat: i64, move: i64) -> None:
    face = CARDS.played(move)
    card = CARDS.texts[face]
    table.aim.clear()
    card.read(table, move, table.aim)
    tell_aim(table, seat, face, table.aim)
    lay_down(table, seat, face, CARDS.type_of[face])
    card.play(table, seat)


def tell_aim(table: ClusterTable, seat: i64, face: i64, aim: Aim) -> None:
    """What is played, and what it is aimed at."""
    if aim.permanent != NONE:
        table.tell(AIMED_AT_CARD, seat, face, aim.seat, aim.permanent)
    elif aim.seat != NONE:
        table.tell(AIMED, seat, face, aim.seat)
    elif aim.row != NONE:
        table.tell(AIMED_AT_CLUSTER, seat, face, row_said(table, aim.row), aim.place + 1)
    else:
        table.tell(PLAYED, seat, face)


def lay_down(table: ClusterTable, seat: i64, face: i64, type: i64) -> None:
    if type == TECH or type == CELEBRITY:
        table.used_this_turn.add(USED_TECH if type == TECH else USED_CELEBRITY)
        enter_cloud(table, seat, face)
    else:
        table.used_this_turn.add(USED_ATTACK if type == ATTACK else USED_DEFENCE)
        table.step.value = ACT
        table.move_face(table.players[seat].hand, face, table.played)
