"""How the rule book writes a position, what a position may leave out, and what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.cards import (
    FACES,
    FIRST_PERMANENT,
    PERMANENT,
    SORTS,
    power,
)
from holdfast.games.cluster_royale.phrases import CUTBACK, FACE, PASSING, PICKING, PUT_BACK, SEALED, TEAMS
from holdfast.games.cluster_royale.table import (
    ACT,
    DEPLOY,
    SKIPPED_DRAW,
    START,
    USED_ATTACK,
    USED_DEFENCE,
    USES,
)
from holdfast.kernel.bits import EVERYONE, NONE, bit, count_bits, lowest_bit
from holdfast.kernel.errors import PositionError
from holdfast.kernel.game import Dialect, Entries
from holdfast.kernel.given import Given
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.plain import Plain

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.rules import ClusterRoyale

LORIS: Final[i64] = power("loris_degioanni")
WITHIN_A_MOVE: Final = ("mixed", "looked_at")
"""Places where cards lie only in the middle of a move."""
NOTHING: Final[tuple[Plain, ...]] = (None, "none", 0, [])

# What the rule book writes otherwise


def write(entries: Entries) -> Entries:
    """Masks that the cloud implies are left out; shutdowns are told by the turns still to be finished."""
    for path in WITHIN_A_MOVE:
        entries.pop(path, None)
    for path in [path for path in entries if path.endswith(".powers")]:
        seat = path.removesuffix(".powers")
        del entries[path]
        entries[f"{seat}.shutdown_in"] = _turns_left(entries.get(f"{seat}.shutdowns"))
    return entries


def _turns_left(shutdowns: Plain) -> Plain:
    """The turn in which one was drawn does not count: nobody has more than three turns left."""
    listed = shutdowns if isinstance(shutdowns, list) else []
    left = sorted(min(3, turns) for turns in listed if isinstance(turns, int))
    return left[0] if len(left) == 1 else left or None


def read(entries: Entries, seats: int) -> Entries:
    _read_done(entries)
    if entries.get("no_attacks") is True and not entries.keys() & {"no_attacks_now", "no_attacks_after"}:
        entries["no_attacks_now"] = True
    for seat in range(seats):
        _read_shutdown(entries, seat_name(seat))
    return entries


def _read_done(entries: Entries) -> None:
    """What was used may be written as a mapping that says for each whether, or how often."""
    counted = [path for path in entries if path.startswith("done.")]
    if entries.get("done", {}) != {} or not (counted or "done" in entries):
        return
    used: list[Plain] = []
    for path in counted:
        used += [path.removeprefix("done.")] * _times(path, entries.pop(path))
    entries["done"] = used


def _times(path: str, given: Plain) -> int:
    if not isinstance(given, int) or not 0 <= given <= 2:
        raise PositionError("bad_use_count", path=path, given=given)
    return int(given)


def _read_shutdown(entries: Entries, seat: str) -> None:
    path = f"{seat}.shutdown_in"
    given = entries.pop(path, None)
    if f"{seat}.shutdowns" in entries or given in NOTHING:
        return
    listed = given if isinstance(given, list) else [given]
    entries[f"{seat}.shutdowns"] = sorted({_turns(path, turns) for turns in listed})


def _turns(path: str, given: Plain) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not 1 <= given <= 3:
        raise PositionError("turns_not_1_to_3", path=path, given=given)
    return given


DIALECT: Final = Dialect(write, read)

# What a position leaves open, and what cannot be


def complete(table: ClusterRoyale, given: Given) -> None:
    for seat in range(table.seats):
        complete_player(table, seat, seat_name(seat))
    check_piles(table)
    check_used(table)
    complete_rotation(table)
    complete_step(table)
    check_prompt(table)
    check_answers(table)
    check_losses(table)
    left = table.everyone_in()
    table.over = table.over or left == 0 or left & ~table.team(lowest_bit(left)) == 0
    if table.asked == 0:
        table.go_on()


def complete_step(table: ClusterRoyale) -> None:
    if table.step.value == NONE or table.ending.value == NONE:
        raise PositionError("step_missing")
    acts = table.used_this_turn.count(USED_ATTACK) + table.used_this_turn.count(USED_DEFENCE)
    if table.step.value == DEPLOY and acts > 0:
        table.step.value = ACT
    if table.over or table.asked:
        return
    if not table.is_in(table.turn):
        raise PositionError("turn_of_seat_out", seat=seat_name(table.turn))
    if table.step.value == START:
        table.expire_protection(table.turn)


def complete_player(table: ClusterRoyale, seat: i64, name: str) -> None:
    player = table.players[seat]
    player.powers.value = 0
    for card in player.cloud.to_list():
        player.powers.value |= bit(table.face[card] - FIRST_PERMANENT)
    belongings = player.hand.size + player.cloud.size + player.waiting.size
    if not table.is_in(seat) and belongings + player.clusters.size > 0:
        raise PositionError("seat_out_with_cards", seat=name)
    for at in range(player.shutdowns.size):
        turns = player.shutdowns.at(at)
        if turns == 0 or player.shutdowns.count(turns) > 1:
            raise PositionError("turns_not_1_to_4", path=f"{name}.shutdowns")


def check_piles(table: ClusterRoyale) -> None:
    for zone in (table.mixed, table.looked_at):
        if zone.size > 0:
            raise PositionError("only_during_a_move", zone=zone.name)
    for card in table.played.to_list():
        if SORTS[table.face[card]] == PERMANENT:
            raise PositionError("card_belongs_in_cloud", card=FACES[table.face[card]])
    if table.loris.value != NONE and table.holder(LORIS, EVERYONE) == NONE:
        raise PositionError("loris_not_in_cloud")


def check_used(table: ClusterRoyale) -> None:
    used = table.used_this_turn
    for at in range(used.size):
        what = used.at(at)
        if what == NONE:
            raise PositionError("no_such_use")
        if used.count(what) > (2 if what in (USED_ATTACK, SKIPPED_DRAW) else 1):
            raise PositionError("used_too_often", use=USES.words[what])


def complete_rotation(table: ClusterRoyale) -> None:
    for team in range(i64(len(table.rotation))):
        following = table.rotation[team]
        if following.value == NONE:
            following.value = table.next_of_team(team, table.turn)
        if following.value & 1 != team:
            raise PositionError(
                "rotation_other_team",
                team=TEAMS.words[team],
                seat=seat_name(following.value),
            )


# Questions, and answers that lie sealed


def check_prompt(table: ClusterRoyale) -> None:
    """There is one question at a time, and its card must be able to ask it."""
    if table.asked > 1:
        raise PositionError("one_question_at_a_time")
    if table.asked == 0:
        return
    prompt = table.prompt()
    face = prompt.get(FACE)
    name = table.questions.kinds[prompt.kind].name
    if face == NONE:
        raise PositionError("prompt_needs_face", prompt=name)
    if prompt.seats & table.out or (count_bits(prompt.seats) > 1 and SEALED >> prompt.kind & 1 == 0):
        raise PositionError("seats_cannot_be_asked", prompt=name)
    for seat in range(table.seats):
        if prompt.seats & bit(seat) and not table.effects[face].may_ask(table, prompt, seat):
            raise PositionError("card_cannot_ask", card=FACES[face], seat=seat_name(seat), prompt=name)


def check_answers(table: ClusterRoyale) -> None:
    """An answer lies sealed only while its question is open."""
    kind = bit(table.prompt().kind) if table.asked else i64(0)
    for seat in range(table.seats):
        player = table.players[seat]
        owes = kind != 0 and table.prompt().seats & bit(seat) != 0
        if player.picked.size > (1 if kind & PICKING and not owes else 0):
            raise PositionError("nothing_picked_now", seat=seat_name(seat))
        if player.chosen.size > (1 if kind & bit(PASSING) else 3 if kind & bit(CUTBACK) else 0):
            raise PositionError("nothing_chosen_now", seat=seat_name(seat))


def check_losses(table: ClusterRoyale) -> None:
    """Falco draws for clusters that still lie where they fell, before anything else can happen to them."""
    if table.losses.size == 0:
        return
    if table.holder(table.hooks.on_destroyed, table.everyone_in()) == NONE:
        raise PositionError("falco_not_in_cloud")
    if table.asked and table.prompt().kind != PUT_BACK:
        raise PositionError("losses_come_first")
