"""The deal over real sockets: two rounds, missing players are named, and a house that cheats is found out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from holdfast.client import Client, TableClient
from holdfast.client.deal import DealTranscript
from holdfast.kernel import Record, commitment
from holdfast.kernel.notes import CONFIRMED, Notes
from holdfast.kernel.proof import CANNOT_TELL, FAIR, NO, NOT_FAIR, UNSURE, verdict, verify
from holdfast.kernel.seeds import contribute, player_commitment
from holdfast.server.messages import Commit, Contribute, Refusal, Resign, TableInfo, Vote
from holdfast.server.store import DEALING, PLAYING, RoundsRow, SeatRow, TableRow
from holdfast.server.tables.dealing import dealt as dealt_row
from holdfast.server.tables.row_record import record_of
from holdfast.terminal import verify as terminal
from tests.server.cheats import CHEATS, OTHER_CARDS, let_cheat
from tests.server.site import Site
from tests.terminal.screen import read, screen


async def stopped(followers: list[TableClient]) -> tuple[Record, list[Notes]]:
    """The record of a game that all agreed to stop, and what each client wrote down."""
    for follower in followers:
        await follower.send(Vote("stop"))
    await followers[0].until(lambda: followers[0].table.status == "over")  # type: ignore[union-attr]
    record = Record.read(await followers[0].client.record(followers[0].table_id))
    return record, [follower.deal.notes for follower in followers]


async def dealt(site: Site, *names: str, **choices: object) -> tuple[Record, list[Notes]]:
    guests = [await site.guest(name) for name in names]
    async with site.playing(guests, **choices) as followers:  # type: ignore[arg-type]
        return await stopped(followers)


def reasons(record: Record, notes: Notes | None) -> list[str]:
    findings = verify(record, notes)
    return [str(finding) for finding in findings if finding.holds == (NO if verdict(findings) == NOT_FAIR else UNSURE)]


# Honest houses


@pytest.mark.parametrize("starts", ["lot", "p2"])
async def test_a_deal_is_fair_to_everybody(site: Site, starts: str) -> None:
    record, notes = await dealt(site, "Ada", "Bo", bots=["greedy"], starts=starts)
    for each in notes:
        assert verdict(verify(record, each)) == FAIR, reasons(record, each)
        assert (each.committed, each.opened) == (CONFIRMED, CONFIRMED)
    assert verdict(verify(record)) == CANNOT_TELL
    assert record.rounds is not None
    assert record.rounds.lot == (("p1", "p2", "p3") if starts == "lot" else ())
    assert len(record.contributions) == 2


async def test_one_person_among_bots(site: Site) -> None:
    record, notes = await dealt(site, "Ada", bots=["random"])
    assert verdict(verify(record, notes[0])) == FAIR


async def test_the_terminal_says_so_in_every_language(site: Site, tmp_path: Path) -> None:
    record, notes = await dealt(site, "Ada", "Bo")
    assert judged(tmp_path, record, notes[0]) == (0, "The deal was fair.")
    assert judged(tmp_path, record, notes[1], "ru") == (0, "Раздача была честной.")
    assert judged(tmp_path, record, None)[0] == 2


def test_a_deal_whose_commit_nobody_heard_of_is_not_made_again() -> None:
    """Seats are turned by the lot once: turned twice, the moves that are stored would be other players'."""
    row = TableRow(
        id="t", code="", game="upgrade", rules=2, options={}, host="a", secret="sealed:" + "ab" * 16, status=DEALING,
        seats=(SeatRow(guest="a", name="Ada"), SeatRow(bot="random", name="Bot")),
        rounds=RoundsRow(opening=True, lot=(1,)),
    )  # fmt: skip
    once = dealt_row(row, 5.0, 0.0)
    assert [seat.name for seat in once.seats] == ["Bot", "Ada"]
    assert dealt_row(once, 9.0, 0.0) is once


async def test_everybody_can_win_the_lot(site: Site) -> None:
    guests = await site.guests(2)
    first = set()
    for _ in range(30):
        async with site.playing(guests) as followers:
            assert followers[0].table is not None
            first.add(followers[0].table.seats[0].guest)
            assert [follower.seat for follower in followers] == [
                [seat.guest for seat in followers[0].table.seats].index(guest.guest) for guest in guests
            ]
        if len(first) == 2:
            return
    raise AssertionError("the lot always names the same")


# Who is not there


@asynccontextmanager
async def by_hand(site: Site, other: Client, me: Client) -> AsyncIterator[tuple[TableClient, TableClient]]:
    """Two followers in a deal; the second answers only when it is told to."""
    table = await site.seated([other, me], starts="p1")
    async with other.follow(table.id) as follower, me.follow(table.id) as silent:
        silent.deal = Silent(table.id)
        await other.start(table.id)
        await silent.until(lambda: silent.table.status == DEALING)  # type: ignore[union-attr]
        yield follower, silent


class Silent(DealTranscript):
    def answer(self, table: TableInfo, seat: int | None) -> None:
        self._write_down(table)


async def test_who_sends_no_commitment_is_named_and_the_deal_goes_on(site: Site) -> None:
    async with by_hand(site, *await site.guests(2)) as (follower, silent):
        await follower.until(lambda: follower.ply == 0)
        record, _ = await stopped([follower, silent])
    assert record.rounds is not None
    assert record.rounds.absent == {"p2": "commitment"}
    assert reasons(record, follower.deal.notes) == [
        "Guest 2 (p2) sent no commitment in time and added nothing to the deal"
    ]
    assert verdict(verify(record, follower.deal.notes)) == CANNOT_TELL


async def test_who_goes_between_commitment_and_opening_is_named(site: Site) -> None:
    async with by_hand(site, *await site.guests(2)) as (follower, silent):
        await silent.send(Commit("ab" * 32))
        await follower.until(lambda: follower.ply == 0)
        record, _ = await stopped([follower, silent])
    assert record.rounds is not None
    assert record.rounds.absent == {"p2": "opening"}
    assert verdict(verify(record, follower.deal.notes)) == CANNOT_TELL
    assert "did not open in time" in reasons(record, follower.deal.notes)[0]


async def test_nobody_opens_before_all_commitments_are_told(site: Site) -> None:
    async with by_hand(site, *await site.guests(2)) as (follower, silent):
        await follower.until(lambda: bool(follower.table.seats[0].commitment))  # type: ignore[union-attr]
        assert follower.table is not None
        assert follower.table.round == "commit"
        assert follower.deal.notes.opened == ""
        await follower.send(Contribute(follower.deal.notes.contribution, follower.deal.notes.nonce))
        await follower.until(lambda: bool(follower.messages))
        assert "is not waiting for anything to be added" in str(follower.messages[0])
        await silent.send(Commit("ab" * 32))
        await follower.until(lambda: follower.table.round == "open")  # type: ignore[union-attr]
        assert follower.deal.notes.commitments["p2"] == "ab" * 32


async def test_what_was_not_committed_to_is_not_opened(site: Site) -> None:
    async with by_hand(site, *await site.guests(2)) as (follower, silent):
        notes = silent.deal.notes
        added, nonce = contribute(), contribute()
        hash = player_commitment(notes.table, notes.commitment, "p2", added, nonce)
        await silent.send(Commit(hash))
        await silent.send(Commit("cd" * 32))
        await silent.until(lambda: len(silent.messages) == 1)
        await silent.until(lambda: silent.table.round == "open")  # type: ignore[union-attr]
        await silent.send(Contribute(contribute(), nonce))
        await silent.until(lambda: len(silent.messages) == 2)
        await silent.send(Commit(hash))
        await silent.send(Contribute(added, nonce))
        await follower.until(lambda: follower.ply == 0)
        record, _ = await stopped([follower, silent])
    again, other = [each.sentence for each in silent.messages if isinstance(each, Refusal)]
    # Whether the round was over by then depends on who was first.
    assert again in ("this seat has committed itself already", "this table is not waiting for commitments to its deal")
    assert other == "this is not what the seat has committed itself to"
    assert record.contributions["p2"] == added
    assert verdict(verify(record, follower.deal.notes)) == FAIR


async def test_interruptions_in_both_rounds(site: Site) -> None:
    async with by_hand(site, *await site.guests(2)) as (follower, silent):
        await follower.until(lambda: bool(follower.table.seats[0].commitment))  # type: ignore[union-attr]
        follower.interrupt()
        await silent.send(Commit("ab" * 32))
        await follower.until(lambda: follower.table.seats[0].contributed)  # type: ignore[union-attr]
        follower.interrupt()
        await follower.until(lambda: follower.ply == 0)
        record, _ = await stopped([follower, silent])
    assert follower.deal.notes.opened == CONFIRMED
    assert record.contributions["p1"] == follower.deal.notes.contribution


async def test_a_deal_that_was_begun_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    async with Site(database, deal_seconds=600.0) as before:
        guests = await before.guests(2)
        async with by_hand(before, *guests) as (follower, _):
            await follower.until(lambda: bool(follower.table.seats[0].commitment))  # type: ignore[union-attr]
            notes = follower.deal
    async with Site(database) as after:
        again = await after.guest(token=guests[0].token)
        coming_back = again.follow(follower.table_id)
        coming_back.deal = notes
        async with coming_back:
            await coming_back.until(lambda: coming_back.ply == 0)
            await coming_back.send(Resign())
            record, _ = await stopped([coming_back])
    assert reasons(record, notes.notes) == ["Guest 2 (p2) sent no commitment in time and added nothing to the deal"]


async def test_a_table_that_was_being_dealt_by_the_older_protocol(tmp_path: Path) -> None:
    """An older server stopped in the middle of its only round."""
    database = f"sqlite:///{tmp_path}/tables.db"
    async with Site(database, deal_seconds=600.0) as before:
        guests = await before.guests(2)
        table = await before.seated(guests, starts="p1")
        await guests[0].start(table.id)
        session = await before.session(table.id)
        seats = (replace(session.row.seats[0], contribution="ab" * 16), session.row.seats[1])
        older = replace(session.row, rounds=None, seats=seats)
        older = replace(older, commitment=commitment(older.secret, record_of(older).binding()))
        await before.service.change(session, lambda row: replace(older, version=row.version))
    async with Site(database) as after:
        again = await after.guest(token=guests[0].token)
        async with again.follow(table.id) as follower:
            await follower.until(lambda: follower.ply == 0)
            await follower.send(Resign())
            record, _ = await stopped([follower])
    assert record.rounds is None
    assert record.contributions == {"p1": "ab" * 16}
    assert verdict(verify(record)) == CANNOT_TELL


async def test_two_who_were_last_are_parted_by_the_lot_of_the_next_deal(site: Site) -> None:
    """Nothing of the next seating comes from the secret of a house alone."""
    guests = await site.guests(3)
    async with site.playing(guests, "ship_it") as followers:
        await stopped(followers)
    session = await site.session(followers[0].table_id)
    tied = replace((await site.service.find((await guests[0].rematch(session.row.id)).id)).row, tied=(1, 2))
    following = await site.session(tied.id)
    await site.service.change(following, lambda row: replace(tied, version=row.version))
    for guest in guests[1:]:
        await guest.ready(tied.id)
    async with (
        guests[0].follow(tied.id) as one,
        guests[1].follow(tied.id) as two,
        guests[2].follow(tied.id) as three,
    ):
        host = next(each for each in (one, two, three) if each.client.guest == tied.host)
        for each in (one, two, three):
            await each.client.ready(tied.id)
        await host.client.start(tied.id)
        for each in (one, two, three):
            await each.until(lambda each=each: each.ply == 0)  # type: ignore[misc]
        row = (await site.session(tied.id)).row
        assert row.status == PLAYING
        assert row.rounds is not None
        assert row.rounds.first in (1, 2)
        assert row.junior == 0
        assert row.seats[0].guest == tied.seats[row.rounds.first].guest
        record, notes = await stopped([one, two, three])
    assert record.rounds is not None
    assert record.rounds.lot == ("p2", "p3")
    assert [verdict(verify(record, each)) for each in notes] == [FAIR] * 3


# Houses that cheat

FOUND_OUT = {
    "alone": "nobody at the table added to the deal: it comes from the secret of the house alone",
    "one round": "this client was told of a deal in two rounds, and the record knows of none",
    "drops": "the record says that p2 did not open, but this client did, in time",
    "forgets": "the record says that p2 sent no commitment, but this client did, in time",
    "makes up": "what this client sent for p2 is not in the record as it was sent",
    "grinds": "what this client sent for p2 is not in the record as it was sent",
    "rigs": "the lot names",
    "reseats": "the commitment is another than this client was told before the deal",
    "another secret": "the secret is another than the one whose hash this client was told before the deal",
    OTHER_CARDS: "the record deals other cards than this client saw",
}
IN_RUSSIAN = {
    "alone": "за столом никто ничего не добавил к раздаче",
    "one round": "этой программе было сказано о раздаче в два круга",
    "drops": "не раскрыл своё число, но эта программа раскрыла его вовремя",
    "forgets": "не прислал обещания, но эта программа прислала его вовремя",
    "makes up": "того, что эта программа прислала за p2, в таком виде в записи нет",
    "grinds": "того, что эта программа прислала за p2, в таком виде в записи нет",
    "rigs": "жребий указывает на",
    "reseats": "обещание дома не то, которое этой программе назвали",
    "another secret": "печать не та, чей хеш этой программе назвали",
    OTHER_CARDS: "по записи выходят не те карты, которые видела эта программа",
}


def judged(folder: Path, record: Record, notes: Notes | None, language: str = "en") -> tuple[int, str]:
    """What `holdfast verify` ends with."""
    file, beside = folder / "game.txt", folder / "notes.json"
    file.write_text(record.write(), encoding="utf-8")
    if notes is not None:
        beside.write_text(notes.write(), encoding="utf-8")
    console = screen(2000)
    code = terminal.verify(console, [str(file)], language, None if notes is None else beside)
    return code, read(console).splitlines()[-1]


@pytest.fixture
def cheating() -> Iterator[None]:
    stop = let_cheat()
    yield
    stop()


@pytest.mark.usefixtures("cheating")
@pytest.mark.parametrize("trick", FOUND_OUT)
async def test_a_house_that_cheats_is_found_out(site: Site, tmp_path: Path, trick: str) -> None:
    record, (_, notes) = await dealt(site, trick, "Bo", bots=["greedy"])
    assert (notes.committed, notes.opened) == (CONFIRMED, CONFIRMED), "everybody was told that they had contributed"
    code, told = judged(tmp_path, record, notes)
    assert code == 1
    assert told.startswith("The deal was not fair: ")
    assert FOUND_OUT[trick] in told
    code, told = judged(tmp_path, record, notes, "ru")
    assert code == 1
    assert told.startswith("Раздача была нечестной: ")
    assert IN_RUSSIAN[trick] in told
    assert judged(tmp_path, record, None)[0] != 0, "a record alone is never called fair"


def test_every_trick_is_tried() -> None:
    assert set(FOUND_OUT) == set(IN_RUSSIAN) == {*CHEATS, OTHER_CARDS}


@pytest.mark.usefixtures("cheating")
async def test_others_see_who_is_said_to_be_missing(site: Site, tmp_path: Path) -> None:
    """To whom nothing was done the deal is still not called fair."""
    for trick, why in (
        ("drops", "Bo (p2) committed and did not open in time"),
        ("forgets", "the commitments of the players are others"),
    ):
        record, (host, _) = await dealt(site, trick, "Bo", bots=["greedy"])
        code, told = judged(tmp_path, record, host)
        assert code != 0
        assert why in told


async def test_a_house_that_never_says_it_has_what_was_sent(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps quiet and lets time run out; the connection held all the while."""
    from holdfast.server.tables import dealing

    async def deaf(*_: object) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(dealing, "contribute", deaf)
    record, (notes, other) = await dealt(site, "Ada", "Bo")
    assert notes.opened == "sent"
    for each in (notes, other):
        assert verdict(verify(record, each)) == NOT_FAIR
        assert any("did not open, but this client did, in time" in reason for reason in reasons(record, each))
