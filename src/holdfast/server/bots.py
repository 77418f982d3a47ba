"""Bots at tables. They think in processes of their own.

A process that dies or is slow is restarted, and the same bot thinks again. Only a bot that fails again and again at
one decision is replaced by a simpler one.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from holdfast.kernel import IllegalMove, RuleFault
from holdfast.kernel.state import no_legal_move
from holdfast.server.bot_pool import BotFailed
from holdfast.server.damage import Damaged
from holdfast.server.messages import Notice
from holdfast.server.refusals import Refused, ServiceUnavailable
from holdfast.server.tables.leavers import STAND_IN, goes_fast, with_bot
from holdfast.server.tables.play import MoveRequest, play
from holdfast.server.tables.session import TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService

LOG = logging.getLogger("holdfast.bots")
SIMPLEST = "random"
TRIES = 3
"""So often in a row a bot may fail at a decision."""
PATIENCE = 1.0
"""Seconds until a bot tries again when the store is away."""


def wake_bots(service: TableService, session: TableSession) -> None:
    """Let every bot that owes a move, or a bow, get to it."""
    for seat, each in enumerate(session.row.seats):
        if each.bot and seat not in session.busy_bots and _owes(service, session, seat):
            session.busy_bots.append(seat)
            service.spawn(_attend(service, session, seat))


def _owes(service: TableService, session: TableSession, seat: int) -> bool:
    if not service.leads(session) or not session.in_play or session.row.adjourned:
        return False
    assert session.table is not None
    return bool(session.row.seats[seat].bot) and (seat in session.asked or bool(session.table.gestures(seat)))


async def _attend(service: TableService, session: TableSession, seat: int) -> None:
    """One bot makes its moves until it owes none."""
    failures = 0
    try:
        while _owes(service, session, seat) and not service.stopping:
            await asyncio.sleep(0.0 if goes_fast(session) else service.settings.bot_pace)
            try:
                await _move(service, session, seat)
                failures = 0
            except BotFailed as wrong:
                failures += 1
                await _failed(service, session, seat, failures, wrong)
    except Damaged as told:
        LOG.info("bot on seat %d gets up: %s", seat + 1, told)
    finally:
        session.busy_bots.remove(seat)


async def _failed(service: TableService, session: TableSession, seat: int, failures: int, wrong: BotFailed) -> None:
    """The bot thinks again in a fresh process, unless it has failed too often."""
    if failures < TRIES:
        LOG.warning("bot on seat %d failed and thinks again: %s", seat + 1, wrong)
    else:
        LOG.warning("bot on seat %d is replaced, it failed %d times in a row: %s", seat + 1, failures, wrong)
        await _replace(service, session, seat, SIMPLEST)


async def _move(service: TableService, session: TableSession, seat: int) -> None:
    try:
        wanted = await _choose(service, session, seat)
        if wanted is not None and _owes(service, session, seat):
            await play(service, session, seat, wanted)
    except ServiceUnavailable:
        await asyncio.sleep(PATIENCE)
    except (Refused, IllegalMove) as wrong:
        LOG.info("bot on seat %d thinks again: %s", seat + 1, wrong)
    except RuleFault as wrong:
        raise BotFailed(str(wrong)) from wrong


async def _choose(service: TableService, session: TableSession, seat: int) -> MoveRequest | None:
    async with session.lock:
        if session.table is None or not _owes(service, session, seat):
            return None
        gestures = session.table.gestures(seat)
        if gestures:
            return MoveRequest(session.ply, said=gestures[0], by_bot=True)
        decision = session.decision(seat, session.row.seats[seat].bot)
    answer = await service.bots.decide(decision, session.requester)
    if answer.fault:
        LOG.warning("bot on seat %d is replaced: %s", seat + 1, answer.fault)
        await _replace(service, session, seat, STAND_IN)
    return MoveRequest(answer.ply, answer.move, text=answer.words, by_bot=True)


async def _replace(service: TableService, session: TableSession, seat: int, by: str) -> None:
    """A simpler bot takes over; the simplest does what it must without thinking."""
    if session.row.seats[seat].bot != by:
        service.metrics.bots_replaced += 1
        await service.change(session, lambda row: with_bot(row, seat, by), once=True)
        service.announce(session, Notice("bot_replaced", seat, by))
    elif session.table is not None and seat in session.asked:
        await _move_somehow(service, session, seat)


async def _move_somehow(service: TableService, session: TableSession, seat: int) -> None:
    """The first move at which the rules do not fail. If they fail at all of them, the table cannot go on."""
    assert session.table is not None
    with service.damage.rules_contained(session):
        moves, fault = session.table.legal_moves(seat), no_legal_move(session.table.state, seat)
    for move in moves:
        try:
            await play(service, session, seat, MoveRequest(session.ply, move, by_bot=True))
        except RuleFault as wrong:
            fault = wrong
        else:
            return
    with service.damage.rules_contained(session):
        raise fault
