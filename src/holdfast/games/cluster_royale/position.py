"""The table of Cluster Royale as data: every entry of a position, and positions that cannot be."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from holdfast.games.cluster_royale.board import ACT, DEPLOY, DID_ATTACK, DID_DEFENCE, SKIPS_DRAW, START, Board
from holdfast.games.cluster_royale.cards import (
    ATTACK,
    CELEBRITY,
    CLUSTER,
    EVENT,
    FACES,
    FIRST_EVENT,
    FIRST_PERMANENT,
    LORIS,
    PERMANENTS,
    PROVIDERS,
    TECH,
    TYPE,
    mark,
)
from holdfast.games.cluster_royale.phrases import TEAMS
from holdfast.games.cluster_royale.player import Player
from holdfast.kernel.errors import PositionError
from holdfast.kernel.events import UNSEEN
from holdfast.kernel.phrases import Words, seat_name, words
from holdfast.kernel.sheet import Plain, Sheet
from holdfast.kernel.zones import EVERYONE, NONE, Zone, bit, first_seat

STEPS: Final = words("start", "deploy", "act", "draw")
DONE: Final = words("tech", "celebrity", "attack", "defence", "terraform", "postgresql", "skip_draw")
PROTECTIONS: Final = words("audit", "forensics")
CHAIN: Final = Words(FACES[FIRST_EVENT:])


def lay_out_board(board: Board, sheet: Sheet) -> None:
    board.step = sheet.word("step", board.step, STEPS)
    board.closing = sheet.number("closing", int(board.closing), 0, 2)
    _lay_out_done(board, sheet)
    _lay_out_ban(board, sheet)
    board.extra_turns = sheet.number("extra_turns", int(board.extra_turns))
    board.loris = sheet.word("loris", int(board.loris), PROVIDERS)
    sheet.zone("cluster_discard", board.cluster_discard)
    sheet.zone("played", board.played, 1)
    board.started = sheet.words("started", int(board.started), PERMANENTS)
    board.chain = sheet.words("chain", int(board.chain), CHAIN)
    board.debt_left = sheet.number("debt_left", int(board.debt_left), 0, 2)
    for seat in range(board.seats):
        _lay_out_player(board, sheet, seat_name(seat), seat)
    for row in range(i64(len(board.rows))):
        _lay_out_row(board, sheet, board.row_path(row), board.rows[row].clusters)
    if board.teams:
        _lay_out_rotation(board, sheet)
    _lay_out_losses(board, sheet)


def _lay_out_player(board: Board, sheet: Sheet, name: str, seat: i64) -> None:
    player = board.players[seat]
    sheet.zone(f"{name}.hand", player.hand)
    sheet.zone(f"{name}.cloud", player.cloud)
    sheet.zone(f"{name}.waiting", player.waiting)
    player.protected = sheet.word(f"{name}.protected", int(player.protected), PROTECTIONS)
    player.immune_to = sheet.seats(f"{name}.immune_to", int(player.immune_to))
    player.skip = sheet.flag(f"{name}.skip", player.skip)
    player.destroyed_since = sheet.number(f"{name}.destroyed_since", int(player.destroyed_since))
    player.debt = sheet.flag(f"{name}.sundar_debt", player.debt)
    _lay_out_shutdown(sheet, name, player)
    _lay_out_marked(sheet, name, seat, player)


def _lay_out_done(board: Board, sheet: Sheet) -> None:
    """What was used this turn, oldest first; a mapping says for each whether, or how often."""
    listed: list[str] = []
    left = board.done
    while left:
        listed.insert(0, DONE.words[(left & 7) - 1])
        left >>= 3
    counted = [text for text in sheet.group("done") for _ in range(_times_done(sheet, f"done.{text}"))]
    given = counted if counted or sheet.entry("done", listed) == {} else sheet.listed("done", listed)
    board.done = 0
    for text in given:
        if text not in DONE.numbers:
            raise PositionError(f"done: «{text}» is none of {', '.join(DONE.words)}")
        what = DONE.numbers[text] + 1
        board.note(what)
        if sheet.reading and board.times(what) > (2 if what in (DID_ATTACK, SKIPS_DRAW) else 1):
            raise PositionError(f"done: «{text}» cannot happen so often in one turn")


def _times_done(sheet: Sheet, path: str) -> int:
    given = sheet.entry(path, 0)
    return int(given) if isinstance(given, bool) else sheet.number(path, 0, 0, 2)


def _lay_out_ban(board: Board, sheet: Sheet) -> None:
    """`no_attacks` speaks of this turn, unless it is said in whose turn the next one lost its attacks."""
    banned = sheet.flag("no_attacks", board.no_attacks or board.crashed_in != NONE)
    board.crashed_in = sheet.seat("no_attacks_after", int(board.crashed_in))
    now = banned and board.crashed_in == NONE if sheet.reading else board.no_attacks
    board.no_attacks = sheet.flag("no_attacks_now", now)


def _lay_out_rotation(board: Board, sheet: Sheet) -> None:
    for team in range(i64(2)):
        given = sheet.seat(f"rotation.{TEAMS.words[team]}", int(board.rotation[team]))
        if given != NONE and given & 1 != team:
            raise PositionError(f"rotation.{TEAMS.words[team]}: {seat_name(given)} is of the other team")
        board.rotation[team] = given


def _lay_out_shutdown(sheet: Sheet, name: str, player: Player) -> None:
    """Own turns still to be finished; a shutdown that was drawn in one's own turn does not count this one."""
    left: list[Plain] = [min(turns, 3) for turns in range(1, 5) if player.shutdowns >> turns & 1]
    given = sheet.entry(f"{name}.shutdown_in", left[0] if len(left) == 1 else left or None)
    fresh = sheet.flag(f"{name}.shutdown_drawn", bool(player.shutdowns >> 4 & 1))
    player.shutdowns = 0
    listed: list[Plain] = [given]
    if given in (None, "none", 0) or isinstance(given, list):
        listed = given if isinstance(given, list) else []
    for turns in listed[::-1]:
        if isinstance(turns, bool) or not isinstance(turns, int) or not 1 <= turns <= 3:
            raise PositionError(f"{name}.shutdown_in: «{turns}» is not a number of turns from 1 to 3")
        player.shutdowns |= bit(4 if fresh and turns == 3 else turns)
        fresh = fresh and turns != 3


def _lay_out_marked(sheet: Sheet, name: str, seat: i64, player: Player) -> None:
    """The places in the hand that a seat has chosen already; nobody else sees them."""
    places = [str(at + 1) for at in range(int(player.hand.size)) if player.marked >> at & 1]
    given = sheet.listed(f"{name}.chosen", places if sheet.sees_answers_of(int(seat)) else [])
    if sheet.reading:
        for text in given:
            if not text.isdigit() or not 1 <= int(text) <= player.hand.size:
                raise PositionError(f"{name}.chosen: there is no card at place «{text}» of the hand")
            player.marked |= mark(int(text) - 1)


def _lay_out_losses(board: Board, sheet: Sheet) -> None:
    """Clusters that Falco has still to draw for, by their places in the cluster discard pile."""
    places = [str(board.cluster_discard.index(board.losses[at]) + 1) for at in range(len(board.losses))]
    given = sheet.listed("losses", places)
    if sheet.reading:
        for text in given:
            if not text.isdigit() or not 1 <= int(text) <= board.cluster_discard.size:
                raise PositionError(f"losses: there is no cluster at place «{text}» of the cluster discard pile")
            board.losses = append(board.losses, board.cluster_discard.cards[int(text) - 1])


# Rows: -AWS lies face down, +AWS face up


def _lay_out_row(board: Board, sheet: Sheet, path: str, clusters: Zone) -> None:
    if not sheet.reading:
        sheet.entry(path, [_written(board, sheet, card, clusters) for card in clusters.listed()])
        return
    for text in sheet.listed(path, []):
        if text[:1] not in ("-", "+"):
            raise PositionError(f"{path}: «{text}» lies neither face down nor face up; write -{text} or +{text}")
        card, known = sheet.claim(path, text[1:])
        board.put(card, clusters)
        board.show(card, EVERYONE if text[0] == "+" else known)


def _written(board: Board, sheet: Sheet, card: i64, clusters: Zone) -> str:
    name = sheet.name(int(card), int(clusters.sees))
    if name == UNSEEN:
        return name
    return "+" + name.partition("@")[0] if board.lies_open(card) else "-" + name


# What a position leaves open, and what cannot be


def settle_board(board: Board) -> None:
    for seat in range(board.seats):
        _settle_player(board, seat, seat_name(seat))
    for row in range(i64(len(board.rows))):
        _check(board, board.row_path(row), board.rows[row].clusters, CLUSTER, CLUSTER, "is no cluster")
    _check(board, "cluster_discard", board.cluster_discard, CLUSTER, CLUSTER, "is no cluster")
    _check(board, "deck", board.deck, 0, EVENT, "belongs in a row or in cluster_discard")
    _check(board, "discard", board.discard, 0, EVENT, "belongs in a row or in cluster_discard")
    if not board.is_in(board.turn) and not board.prompts:
        raise PositionError(f"turn: {seat_name(board.turn)} is out")
    if board.holder(bit(LORIS - FIRST_PERMANENT), EVERYONE) == NONE and board.loris != NONE:
        raise PositionError("loris: Loris Degioanni is in nobody's cloud")
    for team in range(i64(2)):
        if board.teams and board.rotation[team] == NONE:
            board.rotation[team] = board.next_of_team(team, board.turn)
    if board.step == DEPLOY and board.times(DID_ATTACK) + board.times(DID_DEFENCE) > 0:
        board.step = ACT
    if board.step == START and not board.prompts:
        board.expire(board.turn)
    left = board.everyone_in()
    board.over = left == 0 or left & ~board.team(first_seat(left)) == 0


def _settle_player(board: Board, seat: i64, name: str) -> None:
    player = board.players[seat]
    _check(board, f"{name}.hand", player.hand, ATTACK, CELEBRITY, "is never in a hand")
    _check(board, f"{name}.cloud", player.cloud, TECH, CELEBRITY, "is neither tech nor celebrity")
    _check(board, f"{name}.waiting", player.waiting, EVENT, EVENT, "is no event")
    player.powers = 0
    for card in player.cloud.listed():
        player.powers |= bit(board.face[card] - FIRST_PERMANENT)
    belongings = player.hand.size + player.cloud.size + player.waiting.size
    if not board.is_in(seat) and belongings + (0 if board.teams else board.clusters_of(seat).size) > 0:
        raise PositionError(f"{name}: is out, but has cards")


def _check(board: Board, path: str, zone: Zone, first: i64, last: i64, wrong: str) -> None:
    """All cards of a zone must be of these types."""
    for card in zone.listed():
        face = int(board.face[card])
        if not first <= TYPE[face] <= last:
            raise PositionError(f"{path}: {FACES[face]} {wrong}")
