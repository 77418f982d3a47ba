"""Before the start: seats, bots, readiness, and what the host may decide."""

from __future__ import annotations

import pytest

from holdfast.client import Client, RequestRefused
from holdfast.server.tables.clocks import NAMED
from tests.server.site import Site


async def refusal(awaitable: object) -> tuple[int, str]:
    with pytest.raises(RequestRefused) as wrong:
        await awaitable  # type: ignore[misc]
    return wrong.value.status, wrong.value.refusal.sentence


async def test_a_table_is_found_by_link_code_and_lobby(site: Site) -> None:
    ada, bob = await site.guests(2)
    private = await ada.make_table("upgrade")
    shown = await ada.make_table("shield", seats=4, listed=True)
    assert [table.id for table in await bob.tables()] == [shown.id]
    assert (await bob.find(private.code.lower())).id == private.id
    assert (await bob.look(private.id)).code == private.code
    assert await refusal(bob.find("NOPE22")) == (404, "there is no table with this code")
    assert await refusal(bob.look("nowhere")) == (404, "there is no such table")


async def test_a_code_that_is_taken_is_drawn_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await site.guest()
    taken = (await ada.make_table("upgrade")).code
    drawn = iter((taken, taken, "SPARE2"))
    for module in ("tables.lobby", "service"):
        monkeypatch.setattr(f"holdfast.server.{module}.new_code", lambda: next(drawn))
    assert (await ada.make_table("upgrade")).code == "SPARE2"


async def test_seats_are_taken_left_and_changed(site: Site) -> None:
    ada, bob = await site.guests(2)
    table = await ada.make_table("upgrade", seats=3)
    assert (await bob.sit(table.id, 2)).seats[2].name == "Guest 2"
    assert await refusal(ada.sit(table.id, 2)) == (409, "p3 is taken")
    moved = await bob.sit(table.id, 1)
    assert [seat.name for seat in moved.seats] == ["Guest 1", "Guest 2", ""]
    left = await bob.get_up(table.id)
    assert [seat.guest for seat in left.seats] == [ada.guest, "", ""]


async def test_two_of_the_same_name_are_told_apart(site: Site) -> None:
    one, two = await site.guest("Ada"), await site.guest("Ada")
    table = await one.make_table("upgrade")
    assert [seat.name for seat in (await two.sit(table.id)).seats] == ["Ada", "Ada 2"]


async def test_no_two_at_a_table_have_the_same_avatar(site: Site) -> None:
    """As large as a table can be there are as many avatars as seats."""
    guests = await site.guests(12)
    table = await guests[0].make_table("upgrade", seats=12, options={"top_rank": "K"})
    for guest in guests[1:]:
        await guest.sit(table.id)
    seats = (await guests[0].look(table.id)).seats
    assert seats[0].avatar == "fox", "who sat there before keeps what they came with"
    assert len({seat.avatar for seat in seats}) == 12


async def test_an_avatar_that_nobody_at_the_table_has_is_kept(site: Site) -> None:
    fox, owl, other = await site.guest("Ada"), await site.guest("Bob"), await site.guest("Cleo")
    await owl.ask("PUT", "/guests/me", {"name": "Bob", "avatar": "owl"})
    table = await fox.make_table("upgrade", seats=4)
    await owl.sit(table.id)
    assert [seat.avatar for seat in (await other.sit(table.id)).seats] == ["fox", "owl", "bear", ""]
    await fox.get_up(table.id)
    assert (await other.sit(table.id, 3)).seats[3].avatar == "fox", "it is free now"
    assert (await other.sit(table.id, 0)).seats[0].avatar == "fox", "nobody is in their own way"


@pytest.mark.parametrize("name", ["Аnn", "Αnn", "Ａnn", "Anո"])
async def test_a_name_that_looks_like_anothers_is_refused(site: Site, name: str) -> None:
    ann, other = await site.guest("Ann"), await site.guest(name)
    table = await ann.make_table("upgrade", seats=3)
    status, told = await refusal(other.sit(table.id))
    assert (status, told) == (409, f"“{name}” looks like “Ann”, who sits at this table; please choose another name")
    await other.ask("PUT", "/guests/me", {"name": "Bo"})
    assert (await other.sit(table.id)).seats[1].name == "Bo"
    await other.ask("PUT", "/guests/me", {"name": name})
    assert (await other.look(table.id)).seats[1].name == "Bo", "at the table the old name stays"
    assert (await refusal(other.sit(table.id, 2)))[0] == 409, "who changes seats comes with the new one"


async def test_names_of_other_scripts_are_names_like_any_other(site: Site) -> None:
    names = ["Анна", "Anna", "АННА", "Søren", "北京", "Ёж", "Ann ❤️"]
    guests = [await site.guest(name) for name in names]
    table = await guests[0].make_table("upgrade", seats=len(names))
    for guest in guests[1:]:
        await guest.sit(table.id)
    assert [seat.name for seat in (await guests[0].look(table.id)).seats] == names


async def test_bots_have_names_that_nobody_at_the_table_has(site: Site) -> None:
    """The first of the easy bots is called Mira, or Мира."""
    mira = await site.guest("Мира")
    taken = await mira.make_table("upgrade", seats=2, bots=["easy"])
    assert taken.seats[1].number not in (0, 1)
    host = await site.guest("Ann")
    table = await host.make_table("upgrade", seats=4, bots=["easy", "easy"])
    assert [seat.number for seat in table.seats] == [0, 0, 1, 7]
    assert (await mira.sit(table.id)).seats[1].name == "Мира 2", "a bot has this name in some language"
    double = await site.guest("Міrа")
    await mira.get_up(table.id)
    assert (await refusal(double.sit(table.id)))[1].startswith("“Міrа” looks like “Mira”")


async def test_who_was_removed_stays_away_until_the_host_says_otherwise(site: Site) -> None:
    ada, bob = await site.guests(2)
    table = await ada.make_table("upgrade", seats=3)
    await bob.sit(table.id)
    removed = await ada.free_seat(table.id, 1)
    assert dict(removed.kept_out) == {bob.guest: "Guest 2"}
    status, told = await refusal(bob.sit(table.id))
    assert (status, told[:48]) == (403, "the host has asked you to leave this table; you ")
    async with bob.follow(table.id) as watching:
        assert watching.seat is None, "watching is free"
    assert (await refusal(bob.let_back_in(table.id, bob.guest)))[0] == 403
    assert dict((await ada.let_back_in(table.id, bob.guest)).kept_out) == {}
    assert (await bob.sit(table.id)).seats[1].guest == bob.guest


async def test_a_host_who_gets_up_by_freeing_the_seat_may_come_back(site: Site) -> None:
    ada = await site.guest()
    table = await ada.make_table("upgrade", seats=2)
    assert dict((await ada.free_seat(table.id, 0)).kept_out) == {}
    assert (await ada.sit(table.id)).seats[0].guest == ada.guest


async def test_the_host_decides(site: Site) -> None:
    ada, bob = await site.guests(2)
    table = await ada.make_table("upgrade", seats=3)
    await bob.sit(table.id)
    await bob.ready(table.id)
    decided = await ada.decide(table.id, options={"tokens": 5}, clock="fast", starts="p2", hints=True, listed=True)
    assert (decided.options, decided.clock, decided.starts) == ({"tokens": 5}, "fast", "p2")
    assert (await site.session(table.id)).clock == NAMED["fast"]
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
async def test_nonsense_is_refused(site: Site, choices: dict[str, object], sentence: str) -> None:
    ada = await site.guest()
    table = await ada.make_table("upgrade")
    status, told = await refusal(ada.decide(table.id, **choices))
    assert status == 422
    assert told.startswith(sentence)


async def test_a_game_that_is_not_there(site: Site) -> None:
    ada = await site.guest()
    assert (await refusal(ada.make_table("chess")))[0] == 404
    assert (await refusal(ada.make_table("upgrade", seats=1)))[0] == 422


async def test_others_may_not_do_what_the_host_may(site: Site) -> None:
    ada, bob = await site.guests(2)
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


async def test_the_table_is_handed_over(site: Site) -> None:
    ada, bob = await site.guests(2)
    table = await ada.make_table("upgrade", seats=3)
    await bob.sit(table.id)
    assert (await ada.hand_over(table.id, bob.guest)).host == bob.guest
    assert (await refusal(ada.start(table.id)))[0] == 403
    assert (await bob.get_up(table.id)).host == ada.guest, "a host who leaves hands the table over"


async def test_a_table_starts_when_all_are_there_and_ready(site: Site) -> None:
    ada, bob = await site.guests(2)
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
async def test_who_starts_sits_as_p1(site: Site, starts: str) -> None:
    guests = await site.guests(3)
    table = await site.seated(guests, starts=starts)
    if starts == "question":
        assert (await refusal(guests[0].start(table.id)))[0] == 409
    started = await guests[0].start(table.id, 1 if starts == "question" else None)
    first = {"p1": 0, "p3": 2, "question": 1}[starts]
    assert [seat.guest for seat in started.seats] == [guests[(first + at) % 3].guest for at in range(3)]


@pytest.mark.parametrize("starts", ["lot", "p2"])
async def test_who_starts_at_the_table_starts_in_the_game(site: Site, starts: str) -> None:
    """Cluster Royale has an option for it, which would draw a lot of its own."""
    async with site.playing(await site.guests(3), "cluster_royale", starts=starts) as followers:
        session = await site.session(followers[0].table_id)
        assert session.table is not None
        assert session.table.state.turn == 0
        assert session.row.options["first"] == "p1"
        if starts == "p2":
            assert session.row.seats[0].name == "Guest 2"


async def test_an_option_that_names_who_starts_holds(site: Site) -> None:
    async with site.playing(await site.guests(3), "cluster_royale", options={"first": "p2"}) as followers:
        session = await site.session(followers[0].table_id)
        assert session.table is not None
        assert session.table.state.turn == 1


async def test_watchers_are_told_of_every_change(site: Site) -> None:
    ada, bob = await site.guests(2)
    table = await ada.make_table("upgrade", seats=2)
    async with ada.follow(table.id) as watching, bob.follow(table.id) as sitting:
        assert sitting.seat is None
        await bob.sit(table.id)
        await watching.until(lambda: watching.table.seats[1].guest == bob.guest)  # type: ignore[union-attr]
        await sitting.until(lambda: sitting.seat == 1)
        await ada.free_seat(table.id, 1)
        await sitting.until(lambda: sitting.seat is None)


async def test_nobody_in_particular_cannot_sit(site: Site) -> None:
    ada = await site.guest()
    table = await ada.make_table("upgrade")
    async with Client(site.address) as stranger:
        assert (await refusal(stranger.sit(table.id)))[0] == 401
        async with stranger.follow(table.id) as watching:
            assert watching.seat is None


async def test_tables_of_one_guest_are_limited(site: Site) -> None:
    ada = await site.guest()
    for _ in range(20):
        await ada.make_table("upgrade")
    assert await refusal(ada.make_table("upgrade")) == (429, "you host 20 open tables already; close one of them first")
