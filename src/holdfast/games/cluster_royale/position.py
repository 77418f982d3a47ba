"""How the rule book writes a position, what a position may leave out, and what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.cluster_royale.card import HOOKS
from holdfast.games.cluster_royale.cards import CARDS, PERMANENT, SKIPPED_DRAW, USED_ATTACK, USED_DEFENCE
from holdfast.games.cluster_royale.clouds import holder
from holdfast.games.cluster_royale.phrases import CUTBACK, FACE, PASSING, PICKING, PUT_BACK, SEALED, TEAMS
from holdfast.games.cluster_royale.rows import next_of_team, row_of
from holdfast.games.cluster_royale.state import ACT, DEPLOY, START
from holdfast.games.cluster_royale.turns import expire_protection, go_on
from holdfast.kernel.bits import EVERYONE, NONE, bit, count_bits, lowest_bit, places_in
from holdfast.kernel.errors import PositionError
from holdfast.kernel.game_parts import Entries
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.plain_data import Plain
from holdfast.kernel.position_reader import PositionReader

if TYPE_CHECKING:
    from holdfast.games.cluster_royale.rules import ClusterRoyale

WITHIN_A_MOVE: Final = ("mixed", "looked_at")
"""Places where cards lie only in the middle of a move."""
NOTHING: Final[tuple[Plain, ...]] = (None, "none", 0, [])

# What the rule book writes otherwise


def write(entries: Entries) -> Entries:
    """Masks that the cloud implies are left out; shutdowns are told by the turns still to be finished."""
    for path in WITHIN_A_MOVE:
        entries.pop(path, None)
    if _losers_follow(entries):
        entries.pop("losers", None)
    for path in [path for path in entries if path.endswith(".powers")]:
        seat = path.removesuffix(".powers")
        del entries[path]
        entries[f"{seat}.shutdown_in"] = _turns_left(entries.get(f"{seat}.shutdowns"))
    return entries


def _losers_follow(entries: Entries) -> bool:
    """Whether nothing waits, or only one player has cards that say something about a destroyed cluster."""
    saying = {CARDS.permanents.words[at] for at in places_in(int(HOOKS.on_destroyed))}
    clouds = [cloud for path, cloud in entries.items() if path.endswith(".cloud")]
    holders = [cloud for cloud in clouds if isinstance(cloud, list) and saying.intersection(map(str, cloud))]
    return not entries.get("losers") or len(holders) == 1


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


# What a position leaves open, and what cannot be


def complete(state: ClusterRoyale, reader: PositionReader) -> None:
    for seat in range(state.seats):
        complete_player(state, seat, seat_name(seat))
    check_piles(state)
    check_used(state)
    complete_rotation(state)
    complete_step(state)
    check_prompt(state)
    check_answers(state)
    check_losses(state)
    left = state.everyone_in()
    state.over = state.over or left == 0 or left & ~state.team(lowest_bit(left)) == 0
    if state.asked == 0:
        go_on(state)


def complete_step(state: ClusterRoyale) -> None:
    if state.step.value == NONE or state.ending.value == NONE:
        raise PositionError("step_missing")
    acts = state.used_this_turn.count(USED_ATTACK) + state.used_this_turn.count(USED_DEFENCE)
    if state.step.value == DEPLOY and acts > 0:
        state.step.value = ACT
    if state.over or state.asked:
        return
    if not state.is_in(state.turn):
        raise PositionError("turn_of_seat_out", seat=seat_name(state.turn))
    if state.step.value == START:
        expire_protection(state, state.turn)


def complete_player(state: ClusterRoyale, seat: i64, name: str) -> None:
    player = state.players[seat]
    player.powers.value = 0
    for card in player.cloud.to_list():
        player.powers.value |= bit(state.face[card] - CARDS.first_permanent)
    belongings = player.hand.size + player.cloud.size + player.waiting.size
    if not state.is_in(seat) and belongings + player.clusters.size > 0:
        raise PositionError("seat_out_with_cards", seat=name)
    for at in range(player.shutdowns.size):
        turns = player.shutdowns.at(at)
        if turns == 0 or player.shutdowns.count(turns) > 1:
            raise PositionError("turns_not_1_to_4", path=f"{name}.shutdowns")


def check_piles(state: ClusterRoyale) -> None:
    for zone in (state.mixed, state.looked_at):
        if zone.size > 0:
            raise PositionError("only_during_a_move", zone=zone.name)
    for card in state.played.to_list():
        if CARDS.sorts[state.face[card]] == PERMANENT:
            raise PositionError("card_belongs_in_cloud", card=CARDS.faces[state.face[card]])
    if state.loris.value != NONE and holder(state, CARDS.power("loris_degioanni"), EVERYONE) == NONE:
        raise PositionError("loris_not_in_cloud")


def check_used(state: ClusterRoyale) -> None:
    used = state.used_this_turn
    for at in range(used.size):
        what = used.at(at)
        if what == NONE:
            raise PositionError("no_such_use")
        if used.count(what) > (2 if what in (USED_ATTACK, SKIPPED_DRAW) else 1):
            raise PositionError("used_too_often", use=CARDS.uses.words[what])


def complete_rotation(state: ClusterRoyale) -> None:
    for team in range(i64(len(state.rotation))):
        following = state.rotation[team]
        if following.value == NONE:
            following.value = next_of_team(state, team, state.turn)
        if following.value & 1 != team:
            raise PositionError(
                "rotation_other_team",
                team=TEAMS.words[team],
                seat=seat_name(following.value),
            )


# Questions, and answers that lie sealed


def check_prompt(state: ClusterRoyale) -> None:
    """There is one question at a time, and its card must be able to ask it."""
    if state.asked > 1:
        raise PositionError("one_question_at_a_time")
    if state.asked == 0:
        return
    prompt = state.prompt()
    face = prompt.get(FACE)
    name = state.questions.kinds[prompt.kind].name
    if face == NONE:
        raise PositionError("prompt_needs_face", prompt=name)
    if prompt.seats & state.out or (count_bits(prompt.seats) > 1 and SEALED >> prompt.kind & 1 == 0):
        raise PositionError("seats_cannot_be_asked", prompt=name)
    for seat in range(state.seats):
        if prompt.seats & bit(seat) and not CARDS.texts[face].may_ask(state, prompt, seat):
            raise PositionError(
                "card_cannot_ask",
                card=CARDS.faces[face],
                seat=seat_name(seat),
                prompt=name,
            )


def check_answers(state: ClusterRoyale) -> None:
    """An answer lies sealed only while its question is open."""
    kind = bit(state.prompt().kind) if state.asked else i64(0)
    for seat in range(state.seats):
        player = state.players[seat]
        owes = kind != 0 and state.prompt().seats & bit(seat) != 0
        if player.picked.size > (1 if kind & PICKING and not owes else 0):
            raise PositionError("nothing_picked_now", seat=seat_name(seat))
        if player.chosen.size > (1 if kind & bit(PASSING) else 3 if kind & bit(CUTBACK) else 0):
            raise PositionError("nothing_chosen_now", seat=seat_name(seat))


def check_losses(state: ClusterRoyale) -> None:
    """What follows comes for clusters that still lie where they fell, before anything else can happen to them."""
    if state.losses.size == 0 and state.losers.size == 0:
        return
    owner = holder(state, HOOKS.on_destroyed, state.everyone_in())
    if owner == NONE:
        owner = holder(state, HOOKS.after_destruction, state.everyone_in())
    if owner == NONE:
        raise PositionError("falco_not_in_cloud")
    if state.losers.size == 0:
        for _loss in range(state.losses.size):
            state.losers.add(row_of(state, owner))
    check_losers(state)
    if state.asked and state.prompt().kind != PUT_BACK:
        raise PositionError("losses_come_first")


def check_losers(state: ClusterRoyale) -> None:
    """Each of these clusters was in a row whose owners have something to say about it."""
    if state.losers.size != state.losses.size:
        raise PositionError("losers_match_losses")
    for at in range(state.losers.size):
        row = state.losers.at(at)
        if row >= len(state.rows) or holder(state, HOOKS.after_destruction, state.rows[row].members) == NONE:
            raise PositionError("nothing_follows_destruction", row=int(row))
