"""What was checked before a move is checked again after it: votes, resigning and clocks against moves that are on their
way to the disk. A commit is held, everything else happens meanwhile, and then it is let go."""

from __future__ import annotations

import asyncio
import random

import pytest

from holdfast.client import Follower
from holdfast.kernel import Table
from holdfast.server.messages import Move, Notice, Refusal, Resign, StandIn, Vote, Votes
from holdfast.server.refusals import Refused
from holdfast.server.store import TableRow, Unavailable
from holdfast.server.tables import live as live_tables
from holdfast.server.tables.leavers import check_clocks
from holdfast.server.tables.live import Live
from holdfast.server.tables.play import MoveRequest, play
from holdfast.server.tables.takebacks import ply_before
from tests.server.house import House
from tests.server.interleaving import commits_held, commits_unheard, is_being_stored, waits_for_lock
from tests.server.process import PATIENCE
from tests.server.test_during import hears


async def all_see(followers: list[Follower], ply: int) -> None:
    for each in followers:
        await asyncio.wait_for(each.until(lambda each=each: each.ply >= ply), PATIENCE)  # type: ignore[misc]


def shows(table: Table, seat: int, move: int) -> bool:
    """Whether a move would show a card to somebody who does not know it, or ask chance."""
    trial = Table.resume(table.game, table.record)
    before = trial.state.copy()
    trial.play(seat, move)
    learned = any(now & ~then for then, now in zip(before.known, trial.state.known, strict=True))
    return learned or before.chance.to_text() != trial.state.chance.to_text()


def telling_move(live: Live) -> tuple[int, int, int] | None:
    """Who can ask for a takeback now, and who could make which move that shows something; None if nobody could."""
    assert live.table is not None
    for asks in range(live.table.seats):
        try:
            ply_before(live, asks)
        except Refused:
            continue
        for seat in live.table.awaited:
            found = next((move for move in live.table.legal_moves(seat) if shows(live.table, seat, move)), None)
            if found is not None:
                return asks, seat, found
    return None


async def play_until_telling(live: Live, followers: list[Follower], luck: random.Random) -> tuple[int, int, int]:
    while True:
        found = telling_move(live)
        if found is not None:
            return found
        mover = next(each for each in followers if each.moves)
        await all_see(followers, await mover.play(luck.choice(mover.moves)))


# Look, then take it back


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["upgrade", "shield", "royal_family"])
async def test_what_was_seen_is_not_taken_back(house: House, game: str, seed: int) -> None:
    """A takeback is proposed; a move that shows a card is made; all agree before that move is stored."""
    async with house.playing(await house.guests(2), game) as followers:
        followers.sort(key=lambda each: each.seat or 0)
        live = await house.live(followers[0].table_id)
        asks, seat, move = await play_until_telling(live, followers, random.Random(seed))
        ply = live.ply
        agrees = followers[1 - asks]
        await followers[asks].send(Vote("takeback"))
        await hears(agrees, Votes, what="takeback", agreed=[asks])
        async with agrees.client.follow(live.row.id) as second_tab:
            async with commits_held(house):
                await followers[seat].send(Move(ply, move, id="tells"))
                await is_being_stored(live)
                await second_tab.send(Vote("takeback"))
                await waits_for_lock(live)
            assert "over already" in (await hears(second_tab, Refusal)).sentence
        await all_see(followers, ply + 1)
        await hears(followers[asks], Votes, what="takeback", agreed=[])
        assert live.ply == ply + 1
        assert len(await house.service.store.moves_since(live.row.id, 0)) == ply + 1


async def test_what_was_seen_unknown_to_the_server_is_not_taken_back(house: House) -> None:
    """The move that shows a card is stored, but the server learns so only when the last one agrees."""
    async with house.playing(await house.guests(2)) as followers:
        followers.sort(key=lambda each: each.seat or 0)
        live = await house.live(followers[0].table_id)
        asks, seat, move = await play_until_telling(live, followers, random.Random(1))
        ply, agrees = live.ply, followers[1 - asks]
        await followers[asks].send(Vote("takeback"))
        await hears(agrees, Votes, what="takeback", agreed=[asks])
        async with commits_unheard(house):
            await followers[seat].send(Move(ply, move, id="tells"))
            assert "cannot store" in (await hears(followers[seat], Refusal, id="tells")).sentence
        await agrees.send(Vote("takeback"))
        assert "cannot be taken back" in (await hears(agrees, Refusal, id="")).sentence
        await hears(followers[asks], Votes, what="takeback", agreed=[])
        assert live.ply == ply + 1
        assert len(await house.service.store.moves_since(live.row.id, 0)) == ply + 1


async def test_a_move_ends_a_takeback_that_is_voted_on_and_all_are_told(house: House) -> None:
    async with house.playing(await house.guests(3)) as followers:
        first, second, third = followers
        await all_see(followers, await first.play(first.moves[0]))
        await first.send(Vote("takeback"))
        await hears(third, Votes, what="takeback", agreed=[first.seat])
        await all_see(followers, await second.play(second.moves[0]))
        for each in followers:
            await hears(each, Votes, what="takeback", agreed=[])
        assert (await house.live(first.table_id)).votes == {}


# Stopping and adjourning while somebody moves


async def agree_while_a_move_is_stored(house: House, followers: list[Follower], what: str, move: Move) -> Live:
    """One of two proposes; the other moves, and agrees by another tab before the move is stored."""
    mover = next(each for each in followers if each.moves)
    other = next(each for each in followers if each is not mover)
    live = await house.live(mover.table_id)
    await other.send(Vote(what))
    await hears(mover, Votes, what=what, agreed=[other.seat])
    async with mover.client.follow(mover.table_id) as second_tab:
        async with commits_held(house):
            await mover.send(move)
            await is_being_stored(live)
            await second_tab.send(Vote(what))
            await waits_for_lock(live)
        await all_see([mover, other, second_tab], move.ply + 1)
        async with live.lock:  # whoever waited for it before has had it
            return live


@pytest.mark.parametrize("what", ["stop", "adjourn"])
async def test_a_move_before_the_last_vote_counts(house: House, what: str) -> None:
    async with house.playing(await house.guests(2), options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        move = Move(mover.ply, mover.moves[0], id="m")
        live = await agree_while_a_move_is_stored(house, followers, what, move)
        assert live.ply == 1
        assert (live.row.ending, live.row.adjourned) == (("stopped", False) if what == "stop" else ("", True))


@pytest.mark.parametrize("what", ["stop", "adjourn"])
async def test_a_game_that_was_just_won_is_neither_stopped_nor_adjourned(house: House, what: str) -> None:
    """The last move is on its way to the disk when the last one agrees to stop: it was the end, and stays so."""
    async with house.playing(await house.guests(2), options={"turn_limit": 3}) as followers:
        live = await house.live(followers[0].table_id)
        last = await play_up_to_the_last_move(live, followers)
        await agree_while_a_move_is_stored(house, followers, what, last)
        for each in followers:
            await each.until(lambda each=each: each.table.status == "over")  # type: ignore[misc]
        assert live.row.ending == "played"
        assert live.row.result not in ("", "abandoned")
        assert not live.row.adjourned


async def play_up_to_the_last_move(live: Live, followers: list[Follower]) -> Move:
    """Play until somebody has a move that ends the game, and get that."""
    while True:
        mover = next(each for each in followers if each.moves)
        assert live.table is not None
        for move in mover.moves:
            trial = Table.resume(live.table.game, live.table.record)
            trial.play(mover.seat or 0, move)
            if trial.over:
                return Move(mover.ply, move, id="last")
        await all_see(followers, await mover.play(mover.moves[0]))


@pytest.mark.parametrize("what", ["stop", "adjourn"])
async def test_a_move_after_the_last_vote_is_refused(house: House, what: str) -> None:
    """The votes are being carried out when the move comes: it waits, and finds the table as it is then."""
    async with house.playing(await house.guests(2), options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        live = await house.live(mover.table_id)
        async with mover.client.follow(mover.table_id) as second_tab:
            async with live.lock:
                for count, each in enumerate(followers, start=1):
                    await each.send(Vote(what))
                    await waits_for_lock(live, count)
                await second_tab.send(Move(mover.ply, mover.moves[0], id="late"))
                await waits_for_lock(live, 3)
            refused = await hears(second_tab, Refusal, id="late")
        assert ("over" if what == "stop" else "adjourned") in refused.sentence
        assert live.ply == 0


async def test_both_want_to_stop_at_once(house: House) -> None:
    async with house.playing(await house.guests(2)) as followers:
        live = await house.live(followers[0].table_id)
        async with live.lock:
            for count, each in enumerate(followers, start=1):
                await each.send(Vote("stop"))
                await waits_for_lock(live, count)
        for each in followers:
            await each.until(lambda each=each: each.table.status == "over")  # type: ignore[misc]
        assert live.row.ending == "stopped"


async def test_a_vote_that_could_not_be_carried_out_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.playing(await house.guests(2)) as followers:
        first, second = followers
        await first.send(Vote("stop"))
        await hears(second, Votes, what="stop", agreed=[first.seat])
        with monkeypatch.context() as away:
            away.setattr(house.service.store, "change_table", unavailable)
            await second.send(Vote("stop"))
            assert "cannot store" in (await hears(second, Refusal)).sentence
        assert not first.over
        await second.send(Vote("stop"))
        await first.until(lambda: first.over)


async def unavailable(row: TableRow) -> TableRow:
    raise Unavailable("the disk is full")


async def test_who_comes_back_from_an_adjournment_has_the_whole_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.playing(await house.guests(2), clock="fast") as followers:
        live = await house.live(followers[0].table_id)
        for each in followers:
            await each.send(Vote("adjourn"))
        await followers[0].until(lambda: followers[0].table.adjourned)  # type: ignore[union-attr]
        live.asked = {seat: asked._replace(at=asked.at - 3600.0) for seat, asked in live.asked.items()}
        for each in followers:
            await each.send(Vote("resume"))
        await followers[0].until(lambda: not followers[0].table.adjourned)  # type: ignore[union-attr]
        assert all(left > 0 for left in live.welcome(0, "").deadlines.values())
        assert not any(seat.bot for seat in live.row.seats)


# Resigning


async def test_of_two_who_resign_at_once_the_first_has_resigned(house: House) -> None:
    async with house.playing(await house.guests(2)) as followers:
        live = await house.live(followers[0].table_id)
        async with live.lock:
            for count, each in enumerate(followers, start=1):
                await each.send(Resign())
                await waits_for_lock(live, count)
        first, second = followers
        for each in followers:
            await each.until(lambda each=each: each.table.status == "over")  # type: ignore[misc]
            await hears(each, Notice, what="resigned", seat=first.seat)
            assert each.table is not None
            assert (each.table.ending, each.table.result) == ("resigned", f"p{(second.seat or 0) + 1}")
            assert [seat.resigned for seat in each.table.seats].count(True) == 1
        refused = await hears(second, Refusal)
        assert refused.sentence == "the game is over: Guest 1 resigned first"


async def test_resigning_ends_the_game_in_one_change(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the server dies in the middle of it, one has resigned and lost, or nothing has happened."""
    async with house.playing(await house.guests(2)) as followers:
        live = await house.live(followers[0].table_id)
        version = live.row.version
        await followers[0].send(Resign())
        await followers[1].until(lambda: followers[1].over)
        assert live.row.version == version + 1


async def test_who_resigns_while_moving_has_moved(house: House) -> None:
    async with house.playing(await house.guests(3), options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        live = await house.live(mover.table_id)
        async with mover.client.follow(mover.table_id) as second_tab:
            async with commits_held(house):
                await mover.send(Move(mover.ply, mover.moves[0], id="m"))
                await is_being_stored(live)
                await second_tab.send(Resign())
                await waits_for_lock(live)
            await hears(second_tab, Notice, what="resigned", seat=mover.seat)
        await all_see(followers, 1)
        assert (await house.service.store.moves_since(live.row.id, 0))[0].id == "m"


async def test_who_has_resigned_moves_no_more(house: House) -> None:
    """The move comes while the resignation is being stored: a bot holds the seat by then."""
    async with house.playing(await house.guests(3), options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        live = await house.live(mover.table_id)
        async with mover.client.follow(mover.table_id) as second_tab:
            async with live.lock:
                await mover.send(Resign())
                await waits_for_lock(live)
                await second_tab.send(Move(mover.ply, mover.moves[0], id="late"))
                await waits_for_lock(live, 2)
            assert "a bot plays for you" in (await hears(second_tab, Refusal, id="late")).sentence
        assert all(row.id != "late" for row in await house.service.store.moves_since(live.row.id, 0))


async def test_who_resigns_after_the_last_move_has_played_to_the_end(house: House) -> None:
    async with house.playing(await house.guests(2), options={"turn_limit": 3}) as followers:
        live = await house.live(followers[0].table_id)
        last = await play_up_to_the_last_move(live, followers)
        mover = next(each for each in followers if each.moves)
        other = next(each for each in followers if each is not mover)
        async with commits_held(house):
            await mover.send(last)
            await is_being_stored(live)
            await other.send(Resign())
            await waits_for_lock(live)
        assert "nothing to resign" in (await hears(other, Refusal)).sentence
        await other.until(lambda: other.table.status == "over")  # type: ignore[union-attr]
        assert live.row.ending == "played"


# Seats that change hands


async def test_a_bot_that_was_thinking_does_not_move_for_who_is_back(house: House) -> None:
    async with house.playing(await house.guests(2), options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        live = await house.live(mover.table_id)
        wanted = MoveRequest(live.ply, mover.moves[0], by_bot=True)
        with pytest.raises(Refused, match="a person's again"):
            await play(house.service, live, mover.seat or 0, wanted)
        assert live.ply == 0


async def test_who_moves_in_the_last_moment_is_not_out_of_time(house: House) -> None:
    """The clock runs out while the move is on its way to the disk."""
    async with house.playing(await house.guests(2), clock="fast", options={"tokens": 9}) as followers:
        mover = next(each for each in followers if each.moves)
        live = await house.live(mover.table_id)
        async with commits_held(house):
            await mover.send(Move(mover.ply, mover.moves[0], id="m"))
            await is_being_stored(live)
            late = live.asked[mover.seat or 0].at + 31.0
            other = next(each for each in followers if each is not mover).seat or 0
            live.asked.pop(other, None)
            checking = asyncio.create_task(check_clocks(house.service, live, late))
            await waits_for_lock(live)
        await checking
        assert live.ply == 1
        assert not any(seat.bot for seat in live.row.seats)


async def test_nobody_is_out_of_time_at_a_table_that_was_just_adjourned(house: House) -> None:
    async with house.playing(await house.guests(2), clock="fast") as followers:
        live = await house.live(followers[0].table_id)
        async with live.lock:
            for count, each in enumerate(followers, start=1):
                await each.send(Vote("adjourn"))
                await waits_for_lock(live, count)
            late = max(asked.at for asked in live.asked.values()) + 31.0
            checking = asyncio.create_task(check_clocks(house.service, live, late))
            await waits_for_lock(live, 3)
        await checking
        assert live.row.adjourned
        assert not any(seat.bot for seat in live.row.seats)


async def test_the_host_lets_no_bot_in_for_somebody_who_has_just_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "GONE_SECONDS", 0.0)
    guests = await house.guests(2)
    table = await house.seated(guests)
    async with guests[0].follow(table.id) as host:
        async with guests[1].follow(table.id) as leaves:
            await guests[0].start(table.id)
            await leaves.until(lambda: leaves.ply >= 0)
            gone = leaves.seat or 0
        await host.until(lambda: not host.table.seats[gone].connected)  # type: ignore[union-attr]
        live = await house.live(table.id)
        back = guests[1].follow(table.id)
        async with live.lock:
            coming = asyncio.create_task(back.__aenter__())
            await waits_for_lock(live)
            await host.send(StandIn(gone))
            await waits_for_lock(live, 2)
        await coming
        assert "has not been gone" in (await hears(host, Refusal)).sentence
        assert not live.row.seats[gone].bot
        await back.__aexit__()
