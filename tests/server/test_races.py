"""What was checked before a move is checked again after it: votes, resigning and clocks against moves that are on their
way to the disk. A commit is held, everything else happens meanwhile, and then it is let go."""

from __future__ import annotations

import asyncio
import random

import pytest

from holdfast.client import TableClient
from holdfast.kernel import Table
from holdfast.server.messages import (
    Move,
    Notice,
    Refusal,
    Resign,
    StandIn,
    Vote,
    Votes,
    Welcome,
    decode_server_message,
)
from holdfast.server.refusals import Refused
from holdfast.server.store import TableRow, Unavailable
from holdfast.server.tables import session as live_tables
from holdfast.server.tables.leavers import check_clocks
from holdfast.server.tables.play import MoveRequest, play
from holdfast.server.tables.session import TableSession
from holdfast.server.tables.takebacks import ply_before
from tests.server.interleaving import commits_held, commits_unheard, is_being_stored, waits_for_lock
from tests.server.process import PATIENCE
from tests.server.site import Site
from tests.server.test_during import hears


async def all_see(followers: list[TableClient], ply: int) -> None:
    for each in followers:
        await asyncio.wait_for(each.until(lambda each=each: each.ply >= ply), PATIENCE)  # type: ignore[misc]


def shows(table: Table, seat: int, move: int) -> bool:
    """Whether a move would show a card to somebody who does not know it, or ask chance."""
    trial = Table.resume(table.game, table.record)
    before = trial.state.copy()
    trial.play(seat, move)
    learned = any(now & ~then for then, now in zip(before.known, trial.state.known, strict=True))
    return learned or before.chance.to_text() != trial.state.chance.to_text()


def telling_move(session: TableSession) -> tuple[int, int, int] | None:
    """Who can ask for a takeback now, and who could make which move that shows something; None if nobody could."""
    assert session.table is not None
    for asks in range(session.table.seats):
        try:
            ply_before(session, asks)
        except Refused:
            continue
        for seat in session.table.awaited:
            found = next((move for move in session.table.legal_moves(seat) if shows(session.table, seat, move)), None)
            if found is not None:
                return asks, seat, found
    return None


async def play_until_telling(
    session: TableSession, followers: list[TableClient], luck: random.Random
) -> tuple[int, int, int]:
    while True:
        found = telling_move(session)
        if found is not None:
            return found
        mover = next(each for each in followers if each.moves)
        await all_see(followers, await mover.play(luck.choice(mover.moves)))


# Look, then take it back


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["upgrade", "shield", "royal_family"])
async def test_what_was_seen_is_not_taken_back(site: Site, game: str, seed: int) -> None:
    """A takeback is proposed; a move that shows a card is made; all agree before that move is stored."""
    async with site.playing(await site.guests(2), game) as followers:
        followers.sort(key=lambda each: each.seat or 0)
        session = await site.session(followers[0].table_id)
        asks, seat, move = await play_until_telling(session, followers, random.Random(seed))
        ply = session.ply
        agrees = followers[1 - asks]
        await followers[asks].send(Vote("takeback"))
        await hears(agrees, Votes, what="takeback", agreed=[asks])
        async with agrees.client.follow(session.row.id) as second_tab:
            async with commits_held(site):
                await followers[seat].send(Move(ply, move, id="tells"))
                await is_being_stored(session)
                await second_tab.send(Vote("takeback"))
                await waits_for_lock(session)
            assert "over already" in (await hears(second_tab, Refusal)).sentence
        await all_see(followers, ply + 1)
        await hears(followers[asks], Votes, what="takeback", agreed=[])
        assert session.ply == ply + 1
        assert len(await site.service.store.moves_since(session.row.id, 0)) == ply + 1


async def test_what_was_seen_unknown_to_the_server_is_not_taken_back(site: Site) -> None:
    """The move that shows a card is stored, but the server learns so only when the last one agrees."""
    async with site.playing(await site.guests(2)) as followers:
        followers.sort(key=lambda each: each.seat or 0)
        session = await site.session(followers[0].table_id)
        asks, seat, move = await play_until_telling(session, followers, random.Random(1))
        ply, agrees = session.ply, followers[1 - asks]
        await followers[asks].send(Vote("takeback"))
        await hears(agrees, Votes, what="takeback", agreed=[asks])
        async with commits_unheard(site):
            await followers[seat].send(Move(ply, move, id="tells"))
            assert "cannot store" in (await hears(followers[seat], Refusal, id="tells")).sentence
        frames: list[str] = []
        followers[asks].on_frame = frames.append
        await agrees.send(Vote("takeback"))
        assert "over already" in (await hears(agrees, Refusal, id="")).sentence
        await followers[asks].until(lambda: followers[asks].ply == ply + 1)
        welcomes = [told for frame in frames if isinstance(told := decode_server_message(frame), Welcome)]
        assert [told.votes for told in welcomes] == [{}]
        assert session.ply == ply + 1
        assert len(await site.service.store.moves_since(session.row.id, 0)) == ply + 1


async def test_a_move_ends_a_takeback_that_is_voted_on_and_all_are_told(site: Site) -> None:
    async with site.playing(await site.guests(3)) as followers:
        first, second, third = followers
        await all_see(followers, await first.play(first.moves[0]))
        await first.send(Vote("takeback"))
        await hears(third, Votes, what="takeback", agreed=[first.seat])
        await all_see(followers, await second.play(second.moves[0]))
        for each in followers:
            await hears(each, Votes, what="takeback", agreed=[])
        assert (await site.session(first.table_id)).votes == {}


# Stopping and adjourning while somebody moves


async def agree_while_a_move_is_stored(site: Site, followers: list[TableClient], what: str, move: Move) -> TableSession:
    """One of two proposes; the other moves, and agrees by another tab before the move is stored."""
    mover = next(each for each in followers if each.moves)
    other = next(each for each in followers if each is not mover)
    session = await site.session(mover.table_id)
    await other.send(Vote(what))
    await hears(mover, Votes, what=what, agreed=[other.seat])
    async with mover.client.follow(mover.table_id) as second_tab:
        async with commits_held(site):
            await mover.send(move)
            await is_being_stored(session)
            await second_tab.send(Vote(what))
            await waits_for_lock(session)
        await all_see([mover, other, second_tab], move.ply + 1)
        async with session.lock:  # all who waited for it before have had it
            return session


@pytest.mark.parametrize("what", ["stop", "adjourn"])
async def test_a_move_before_the_last_vote_counts(site: Site, what: str) -> None:
    async with site.playing(await site.guests(2), options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        move = Move(mover.ply, mover.moves[0], id="m")
        session = await agree_while_a_move_is_stored(site, followers, what, move)
        assert session.ply == 1
        assert (session.row.ending, session.row.adjourned) == (("stopped", False) if what == "stop" else ("", True))


@pytest.mark.parametrize("what", ["stop", "adjourn"])
async def test_a_game_that_was_just_won_is_neither_stopped_nor_adjourned(site: Site, what: str) -> None:
    """The last move is on its way to the disk when the last one agrees to stop: it was the end, and stays so."""
    async with site.playing(await site.guests(2), options={"turn_limit": 3}) as followers:
        session = await site.session(followers[0].table_id)
        last = await play_up_to_the_last_move(session, followers)
        await agree_while_a_move_is_stored(site, followers, what, last)
        for each in followers:
            await each.until(lambda each=each: each.table.status == "over")  # type: ignore[misc]
        assert session.row.ending == "played"
        assert session.row.result not in ("", "abandoned")
        assert not session.row.adjourned


async def play_up_to_the_last_move(session: TableSession, followers: list[TableClient]) -> Move:
    """Play until somebody has a move that ends the game, and get that."""
    while True:
        mover = next(each for each in followers if each.moves)
        assert session.table is not None
        for move in mover.moves:
            trial = Table.resume(session.table.game, session.table.record)
            trial.play(mover.seat or 0, move)
            if trial.over:
                return Move(mover.ply, move, id="last")
        await all_see(followers, await mover.play(mover.moves[0]))


@pytest.mark.parametrize("what", ["stop", "adjourn"])
async def test_a_move_after_the_last_vote_is_refused(site: Site, what: str) -> None:
    """The votes are being carried out when the move comes: it waits, and finds the table as it is then."""
    async with site.playing(await site.guests(2), options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        session = await site.session(mover.table_id)
        async with mover.client.follow(mover.table_id) as second_tab:
            async with session.lock:
                for count, each in enumerate(followers, start=1):
                    await each.send(Vote(what))
                    await waits_for_lock(session, count)
                await second_tab.send(Move(mover.ply, mover.moves[0], id="late"))
                await waits_for_lock(session, 3)
            refused = await hears(second_tab, Refusal, id="late")
        assert ("over" if what == "stop" else "adjourned") in refused.sentence
        assert session.ply == 0


async def test_both_want_to_stop_at_once(site: Site) -> None:
    async with site.playing(await site.guests(2)) as followers:
        session = await site.session(followers[0].table_id)
        async with session.lock:
            for count, each in enumerate(followers, start=1):
                await each.send(Vote("stop"))
                await waits_for_lock(session, count)
        for each in followers:
            await each.until(lambda each=each: each.table.status == "over")  # type: ignore[misc]
        assert session.row.ending == "stopped"


async def test_a_vote_that_could_not_be_carried_out_is_tried_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site.playing(await site.guests(2)) as followers:
        first, second = followers
        await first.send(Vote("stop"))
        await hears(second, Votes, what="stop", agreed=[first.seat])
        with monkeypatch.context() as away:
            away.setattr(site.service.store, "change_table", unavailable)
            await second.send(Vote("stop"))
            assert "cannot store" in (await hears(second, Refusal)).sentence
        assert not first.over
        await second.send(Vote("stop"))
        await first.until(lambda: first.over)


async def unavailable(row: TableRow, epoch: int | None = None) -> TableRow:
    raise Unavailable("the disk is full")


async def test_who_comes_back_from_an_adjournment_has_the_whole_time(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site.playing(await site.guests(2), clock="fast") as followers:
        session = await site.session(followers[0].table_id)
        for each in followers:
            await each.send(Vote("adjourn"))
        await followers[0].until(lambda: followers[0].table.adjourned)  # type: ignore[union-attr]
        session.asked = {seat: asked._replace(at=asked.at - 3600.0) for seat, asked in session.asked.items()}
        for each in followers:
            await each.send(Vote("resume"))
        await followers[0].until(lambda: not followers[0].table.adjourned)  # type: ignore[union-attr]
        assert all(left > 0 for left in session.welcome(0, "").deadlines.values())
        assert not any(seat.bot for seat in session.row.seats)


# Resigning


async def test_of_two_who_resign_at_once_the_first_has_resigned(site: Site) -> None:
    async with site.playing(await site.guests(2)) as followers:
        session = await site.session(followers[0].table_id)
        async with session.lock:
            for count, each in enumerate(followers, start=1):
                await each.send(Resign())
                await waits_for_lock(session, count)
        first, second = followers
        for each in followers:
            await each.until(lambda each=each: each.table.status == "over")  # type: ignore[misc]
            await hears(each, Notice, what="resigned", seat=first.seat)
            assert each.table is not None
            assert (each.table.ending, each.table.result) == ("resigned", f"p{(second.seat or 0) + 1}")
            assert [seat.resigned for seat in each.table.seats].count(True) == 1
        refused = await hears(second, Refusal)
        assert refused.sentence == "the game is over: Guest 1 resigned first"


async def test_resigning_ends_the_game_in_one_change(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the server dies in the middle of it, one has resigned and lost, or nothing has happened."""
    async with site.playing(await site.guests(2)) as followers:
        session = await site.session(followers[0].table_id)
        version = session.row.version
        await followers[0].send(Resign())
        await followers[1].until(lambda: followers[1].over)
        assert session.row.version == version + 1


async def test_who_resigns_while_moving_has_moved(site: Site) -> None:
    async with site.playing(await site.guests(3), options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        session = await site.session(mover.table_id)
        async with mover.client.follow(mover.table_id) as second_tab:
            async with commits_held(site):
                await mover.send(Move(mover.ply, mover.moves[0], id="m"))
                await is_being_stored(session)
                await second_tab.send(Resign())
                await waits_for_lock(session)
            await hears(second_tab, Notice, what="resigned", seat=mover.seat)
        await all_see(followers, 1)
        assert (await site.service.store.moves_since(session.row.id, 0))[0].id == "m"


async def test_who_has_resigned_moves_no_more(site: Site) -> None:
    """The move comes while the resignation is being stored: a bot holds the seat by then."""
    async with site.playing(await site.guests(3), options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        session = await site.session(mover.table_id)
        async with mover.client.follow(mover.table_id) as second_tab:
            async with session.lock:
                await mover.send(Resign())
                await waits_for_lock(session)
                await second_tab.send(Move(mover.ply, mover.moves[0], id="late"))
                await waits_for_lock(session, 2)
            assert "a bot plays for you" in (await hears(second_tab, Refusal, id="late")).sentence
        assert all(row.id != "late" for row in await site.service.store.moves_since(session.row.id, 0))


async def test_who_resigns_after_the_last_move_has_played_to_the_end(site: Site) -> None:
    async with site.playing(await site.guests(2), options={"turn_limit": 3}) as followers:
        session = await site.session(followers[0].table_id)
        last = await play_up_to_the_last_move(session, followers)
        mover = next(each for each in followers if each.moves)
        other = next(each for each in followers if each is not mover)
        async with commits_held(site):
            await mover.send(last)
            await is_being_stored(session)
            await other.send(Resign())
            await waits_for_lock(session)
        assert "nothing to resign" in (await hears(other, Refusal)).sentence
        await other.until(lambda: other.table.status == "over")  # type: ignore[union-attr]
        assert session.row.ending == "played"


# Seats that change hands


async def test_a_bot_that_was_thinking_does_not_move_for_who_is_back(site: Site) -> None:
    async with site.playing(await site.guests(2), options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        session = await site.session(mover.table_id)
        wanted = MoveRequest(session.ply, mover.moves[0], by_bot=True)
        with pytest.raises(Refused, match="a person's again"):
            await play(site.service, session, mover.seat or 0, wanted)
        assert session.ply == 0


async def test_who_moves_in_the_last_moment_is_not_out_of_time(site: Site) -> None:
    """The clock runs out while the move is on its way to the disk."""
    async with site.playing(await site.guests(2), clock="fast", options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        session = await site.session(mover.table_id)
        async with commits_held(site):
            await mover.send(Move(mover.ply, mover.moves[0], id="m"))
            await is_being_stored(session)
            late = session.asked[mover.seat or 0].at + 31.0
            other = next(each for each in followers if each is not mover).seat or 0
            session.asked.pop(other, None)
            checking = asyncio.create_task(check_clocks(site.service, session, late))
            await waits_for_lock(session)
        await checking
        assert session.ply == 1
        assert not any(seat.bot for seat in session.row.seats)


async def test_nobody_is_out_of_time_at_a_table_that_was_just_adjourned(site: Site) -> None:
    async with site.playing(await site.guests(2), clock="fast") as followers:
        session = await site.session(followers[0].table_id)
        async with session.lock:
            for count, each in enumerate(followers, start=1):
                await each.send(Vote("adjourn"))
                await waits_for_lock(session, count)
            late = max(asked.at for asked in session.asked.values()) + 31.0
            checking = asyncio.create_task(check_clocks(site.service, session, late))
            await waits_for_lock(session, 3)
        await checking
        assert session.row.adjourned
        assert not any(seat.bot for seat in session.row.seats)


async def test_the_host_lets_no_bot_in_for_somebody_who_has_just_come_back(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "GONE_SECONDS", 0.0)
    guests = await site.guests(2)
    table = await site.seated(guests)
    async with guests[0].follow(table.id) as host:
        async with guests[1].follow(table.id) as leaves:
            await guests[0].start(table.id)
            await leaves.until(lambda: leaves.ply >= 0)
            gone = leaves.seat or 0
        await host.until(lambda: not host.table.seats[gone].connected)  # type: ignore[union-attr]
        session = await site.session(table.id)
        back = guests[1].follow(table.id)
        async with session.lock:
            coming = asyncio.create_task(back.__aenter__())
            await waits_for_lock(session)
            await host.send(StandIn(gone))
            await waits_for_lock(session, 2)
        await coming
        assert "has not been gone" in (await hears(host, Refusal)).sentence
        assert not session.row.seats[gone].bot
        await back.__aexit__()
