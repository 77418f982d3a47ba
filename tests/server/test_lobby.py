"""Before the start: seats, bots, readiness, and what the host may decide."""

from __future__ import annotations

import pytest

from holdfast.client import Client, RequestRefused
from holdfast.server.tables.clocks import NAMED
from tests.server.house import House


async def refusal(awaitable: object) -> tuple[int, str]:
    with pytest.raises(RequestRefused) as wrong:
        await awaitable  # type: ignore[misc]
    return wrong.value.status, wrong.value.refusal.sentence


async def test_a_table_is_found_by_link_code_and_lobby(house: House) -> None:
    ada, bob = await house.guests(2)
    private = await ada.make_table("upgrade")
    shown = await ada.make_table("shield", seats=4, listed=True)
    assert [table.id for table in await bob.tables()] == [shown.id]
    assert (await bob.find(private.code.lower())).id == private.id
    assert (await bob.look(private.id)).code == private.code
    assert await refusal(bob.find("NOPE22")) == (404, "there is no table with this code")
    assert await refusal(bob.look("nowhere")) == (404, "there is no such table")


async def test_a_code_that_is_taken_is_drawn_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await house.guest()
    taken = (await ada.make_table("upgrade")).code
    drawn = iter((taken, taken, "SPARE2"))
    for module in ("tables.lobby", "service"):
        monkeypatch.setattr(f"holdfast.server.{module}.new_code", lambda: next(drawn))
    assert (await ada.make_table("upgrade")).code == "SPARE2"


async def test_seats_are_taken_left_and_changed(house: House) -> None:
    ada, bob = await house.guests(2)
    table = await ada.make_table("upgrade", seats=3)
    assert (await bob.sit(table.id, 2)).seats[2].name == "Guest 2"
    assert await refusal(ada.sit(table.id, 2)) == (409, "p3 is taken")
    moved = await bob.sit(table.id, 1)
    assert [seat.name for seat in moved.seats] == ["Guest 1", "Guest 2", ""]
    left = await bob.get_up(table.id)
    assert [seat.guest for seat in left.seats] == [ada.guest, "", ""]


async def test_two_of_the_same_name_are_told_apart(house: House) -> None:
    one, two = await house.guest("Ada"), await house.guest("Ada")
    table = await one.make_table("upgrade")
    assert [seat.name for seat in (await two.sit(table.id)).seats] == ["Ada", "Ada 2"]


async def test_the_host_decides(house: House) -> None:
    ada, bob = await house.guests(2)
    table = await ada.make_table("upgrade", seats=3)
    await bob.sit(table.id)
    await bob.ready(table.id)
    decided = await ada.decide(table.id, options={"tokens": 5}, clock="fast", starts="p2", hints=True, listed=True)
    assert (decided.options, decided.clock, decided.starts) == ({"tokens": 5}, "fast", "p2")
    assert (await house.live(table.id)).clock == NAMED["fast"]
    assert not decided.seats[1].ready, "who was ready for other rules is asked again"
    seated = await ada.seat_bot(table.id, 2, "greedy")
    assert seated.seats[2].bot == "greedy"
    turned = await ada.reorder(table.id, [2, 0, 1])
    assert [seat.name for seat in turned.seats] == ["greedy 3", "Guest 1", "Guest 2"]
    assert (await ada.free_seat(table.id, 0)).seats[0].bot == ""
    assert (await ada.free_seat(table.id, 2)).seats[2].guest == ""
    assert len((await ada.resize(table.id, 2)).seats) == 2


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"options": {"tokens": 99}}, "option tokens is 99"),
        ({"options": {"colour": 1}}, "no option “colour”"),
        ({"clock": "sundial"}, "a clock is none"),
        ({"clock": "correspondence:99"}, "a clock is none"),
        ({"starts": "p9"}, "a table starts by lot"),
    ],
)
async def test_nonsense_is_refused(house: House, choices: dict[str, object], sentence: str) -> None:
    ada = await house.guest()
    table = await ada.make_table("upgrade")
    status, told = await refusal(ada.decide(table.id, **choices))
    assert status == 422
    assert told.startswith(sentence)


async def test_a_game_that_is_not_there(house: House) -> None:
    ada = await house.guest()
    assert (await refusal(ada.make_table("chess")))[0] == 404
    assert (await refusal(ada.make_table("upgrade", seats=1)))[0] == 422


async def test_others_may_not_do_what_the_host_may(house: House) -> None:
    ada, bob = await house.guests(2)
    table = await ada.make_table("upgrade", seats=3)
    await bob.sit(table.id)
    for attempt in (
        bob.decide(table.id, clock="fast"),
        bob.seat_bot(table.id, 2, "greedy"),
        bob.free_seat(table.id, 0),
        bob.reorder(table.id, [1, 0, 2]),
        bob.resize(table.id, 2),
        bob.hand_over(table.id, bob.guest),
        bob.start(table.id),
    ):
        assert await refusal(attempt) == (403, "only the host of the table may do this")


async def test_the_table_is_handed_over(house: House) -> None:
    ada, bob = await house.guests(2)
    table = await ada.make_table("upgrade", seats=3)
    await bob.sit(table.id)
    assert (await ada.hand_over(table.id, bob.guest)).host == bob.guest
    assert (await refusal(ada.start(table.id)))[0] == 403
    assert (await bob.get_up(table.id)).host == ada.guest, "a host who leaves hands the table over"


async def test_a_table_starts_when_all_are_there_and_ready(house: House) -> None:
    ada, bob = await house.guests(2)
    table = await ada.make_table("upgrade", seats=3)
    await bob.sit(table.id)
    assert await refusal(ada.start(table.id)) == (409, "Guest 2 is not ready yet")
    await bob.ready(table.id)
    assert await refusal(ada.start(table.id)) == (
        409,
        "p3 is free: seat a bot there, or make the table smaller",
    )
    await ada.seat_bot(table.id, 2, "random")
    started = await ada.start(table.id)
    assert started.status in ("dealing", "playing")
    assert started.commitment
    assert (await refusal(ada.start(table.id)))[0] == 409
    assert (await refusal(bob.get_up(table.id)))[0] == 409


@pytest.mark.parametrize("starts", ["p1", "p3", "question"])
async def test_who_starts_sits_as_p1(house: House, starts: str) -> None:
    guests = await house.guests(3)
    table = await house.seated(guests, starts=starts)
    if starts == "question":
        assert (await refusal(guests[0].start(table.id)))[0] == 409
    started = await guests[0].start(table.id, 1 if starts == "question" else None)
    first = {"p1": 0, "p3": 2, "question": 1}[starts]
    assert [seat.guest for seat in started.seats] == [guests[(first + at) % 3].guest for at in range(3)]


async def test_the_lot_was_fixed_before_anybody_sat(house: House) -> None:
    guests = await house.guests(3)
    table = await house.seated(guests)
    before = (await guests[0].look(table.id)).hash
    started = await guests[0].start(table.id)
    assert started.hash == before == table.hash
    live = await house.live(table.id)
    from holdfast.kernel.seeds import read_seed

    first = read_seed(live.row.secret).stream("seating").below(3)
    assert started.seats[0].guest == guests[first].guest


async def test_watchers_are_told_of_every_change(house: House) -> None:
    ada, bob = await house.guests(2)
    table = await ada.make_table("upgrade", seats=2)
    async with ada.follow(table.id) as watching, bob.follow(table.id) as sitting:
        assert sitting.seat is None
        await bob.sit(table.id)
        await watching.until(lambda: watching.table.seats[1].guest == bob.guest)  # type: ignore[union-attr]
        await sitting.until(lambda: sitting.seat == 1)
        await ada.free_seat(table.id, 1)
        await sitting.until(lambda: sitting.seat is None)


async def test_nobody_in_particular_cannot_sit(house: House) -> None:
    ada = await house.guest()
    table = await ada.make_table("upgrade")
    async with Client(house.address) as stranger:
        assert (await refusal(stranger.sit(table.id)))[0] == 401
        async with stranger.follow(table.id) as watching:
            assert watching.seat is None


async def test_tables_of_one_guest_are_limited(house: House) -> None:
    ada = await house.guest()
    for _ in range(20):
        await ada.make_table("upgrade")
    assert await refusal(ada.make_table("upgrade")) == (429, "you host 20 open tables already")
