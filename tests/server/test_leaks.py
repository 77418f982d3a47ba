"""Every frame that every client gets is read by somebody who knows what each seat may know.

The games are played through the table service, frame by frame as sockets get them; only the sockets are left out.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from holdfast.client import FollowedObservation
from holdfast.games import games
from holdfast.kernel import EVERYONE, SPECTATOR, Chance, Game, OptionError, State, Table, bit, determinize, state
from holdfast.kernel.journal import EVENT, SHUFFLED
from holdfast.kernel.seeds import contribute
from holdfast.kernel.state import showed_something
from holdfast.server.hub import LocalHub
from holdfast.server.messages import Update, decode_server_message, encode
from holdfast.server.metrics import Metrics
from holdfast.server.service import TableService
from holdfast.server.settings import Settings
from holdfast.server.store import PLAYING, GuestRow, MoveRow, SeatRow, StoredTable
from holdfast.server.tables import lobby
from holdfast.server.tables.play import MoveRequest, play
from holdfast.server.tables.session import TableSession
from holdfast.testing.memory import memory
from tests.server.memory import MemoryStore

COMPILED = not state.__file__.endswith(".py")
GAMES = range(40) if COMPILED else range(8)
"""The interpreted engine, which plays by the same source, reads fewer games in the same time."""
MORE_GAMES = range(40, 140)
WORLDS = 20 if COMPILED else 4
MOST_PLIES = 150
TURN_LIMIT = 60


class Ear:
    """A client that keeps every frame, and the observation that it can make of them."""

    def __init__(self, guest: str, schema: Mapping[str, Any]) -> None:
        self.guest = guest
        self.schema = schema
        self.frames: list[bytes] = []
        self.observation: FollowedObservation | None = None

    def wants_talk_of(self, guest: str) -> bool:
        return True

    def push(self, frame: bytes) -> None:
        self.frames.append(frame)


def new_service() -> TableService:
    return TableService(Settings(), MemoryStore(), LocalHub(), games(), Metrics())


async def dealt(service: TableService, game: Game, seats: int) -> TableSession:
    """A table of this many people, with the cards dealt."""
    host = GuestRow("g0", "Guest 0", "fox", "", 0.0)
    row = lobby.new_table(game, host, seats, {"turn_limit": TURN_LIMIT})
    people = tuple(SeatRow(f"g{at}", f"Guest {at}", ready=True, contribution=contribute()) for at in range(seats))
    row = lobby.start(replace(row, seats=people), game, "g0", None)
    await service.store.add_table(replace(row, status=PLAYING))
    return await service.find(row.id)


async def random_move(service: TableService, session: TableSession, luck: random.Random) -> int:
    table = session.table
    assert table is not None
    seat = luck.choice(table.awaited)
    await play(service, session, seat, MoveRequest(session.ply, luck.choice(table.legal_moves(seat))))
    return seat


def seats_for(game: Game, luck: random.Random) -> int:
    possible = []
    for seats in game.seats:
        try:
            game.check(seats, game.options.read({"turn_limit": TURN_LIMIT}))
        except OptionError:
            continue
        possible.append(seats)
    return luck.choice(possible[:4])


# What a seat may know


class Truth:
    """What each seat knew before a move and knows after it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.known: list[int] = []
        self.look()

    def look(self) -> None:
        self.before, self.known = self.known or list(self.state.known), list(self.state.known)

    def faces_known(self, seat: int) -> set[int]:
        """The faces of cards that a seat knows, or knew before the move."""
        me = bit(seat)
        cards = zip(self.state.face, self.before, self.known, strict=True)
        return {int(face) for face, then, now in cards if (then | now) & me}

    def check_observation(self, seat: int, observation: FollowedObservation) -> None:
        """Each card that an observation shows is one that the seat knows, in the zone where it is shown."""
        backs = observation.schema["backs"]
        zones = [entry["path"] for entry in observation.schema["entries"] if entry["form"] == "cards"]
        for zone, path in zip(self.state.zones, zones, strict=True):
            cards = [zone.cards[at] for at in range(zone.size)]
            allowed = Counter(int(self.state.face[card]) for card in cards if self.known[card] & bit(seat))
            shown = Counter((code - backs - 1) // 2 for code in observation.entry(path) if code > backs)
            assert not shown - allowed, f"seat {seat} sees {shown - allowed} in {path}"
            assert sum(shown.values()) == sum(allowed.values())

    def check_lines(self, game: Game, seat: int, backs: int, lines: Sequence[Sequence[int]]) -> None:
        """Each card that a line names is one that the seat knows, unless a shuffle has made it forget since."""
        if any(line[0] == SHUFFLED for line in lines):
            return
        named = {face for line in lines for face in faces_named(game, backs, line)}
        assert named <= self.faces_known(seat), f"seat {seat} was told of {named - self.faces_known(seat)}"


def faces_named(game: Game, backs: int, line: Sequence[int]) -> list[int]:
    if line[0] < SHUFFLED:
        return [(line[1] - backs - 1) // 2] if line[1] > backs else []
    if line[0] < EVENT:
        return []
    cards = game.vocabulary.events.card_fields()[line[0] - EVENT]
    return [number for at, number in enumerate(line[1:]) if cards >> at & 1 and number >= 0]


# The tests


@pytest.mark.parametrize("numbers", [GAMES, pytest.param(MORE_GAMES, marks=pytest.mark.slow)], ids=["some", "more"])
@pytest.mark.parametrize("name", list(games()))
async def test_no_frame_tells_what_its_reader_may_not_know(name: str, numbers: range) -> None:
    game = games()[name]
    for number in numbers:
        luck = random.Random(number)
        service = new_service()
        session = await dealt(service, game, seats_for(game, luck))
        await check_game(service, game, session, luck)


async def check_game(service: TableService, game: Game, session: TableSession, luck: random.Random) -> None:
    table = session.table
    assert table is not None
    truth = Truth(table.state)
    ears = {seat: watch(service, session, seat) for seat in [*range(table.seats), int(SPECTATOR)]}
    while session.ply < MOST_PLIES and not table.over:
        for ear in ears.values():
            ear.frames.clear()
        await random_move(service, session, luck)
        truth.look()
        for seat, ear in ears.items():
            check_frames(game, session, truth, seat, ear)


def watch(service: TableService, session: TableSession, seat: int) -> Ear:
    bound = service.schemas.find(session.schema)
    assert bound is not None
    schema = msgspec.json.decode(bound.document)
    own = None if seat == SPECTATOR else seat
    ear = Ear("" if own is None else session.row.seats[own].guest, schema)
    session.attach(ear, own)
    ear.observation = FollowedObservation(schema, session.welcome(own, ear.guest).observation)
    return ear


def check_frames(game: Game, session: TableSession, truth: Truth, seat: int, ear: Ear) -> None:
    assert ear.observation is not None
    assert len(ear.frames) == 1
    check_secrets(session, ear.frames[0].decode())
    told = decode_server_message(ear.frames[0])
    assert isinstance(told, Update)
    changes, lines, moves, *_ = told.update
    ear.observation.change(changes)  # type: ignore[arg-type]
    truth.check_observation(seat, ear.observation)
    truth.check_lines(game, seat, ear.schema["backs"], lines)  # type: ignore[arg-type]
    own = None if seat == SPECTATOR else seat
    welcome = session.welcome(own, ear.guest, session.ply)
    assert ear.observation.numbers == list(welcome.observation), (
        "changes lead to another observation than a welcome tells"
    )
    assert moves == list(welcome.moves)
    check_secrets(session, encode(welcome).decode())


def check_secrets(session: TableSession, frame: str) -> None:
    assert session.row.secret.partition(":")[2] not in frame
    assert not any(seat.contribution in frame for seat in session.row.seats if seat.contribution)


@pytest.mark.parametrize("name", list(games()))
async def test_two_worlds_send_the_same_bytes(name: str) -> None:
    """Two tables that differ only in what a seat does not know: it is welcomed and told of a move alike."""
    game = games()[name]
    compared = told_alike = 0
    for number in range(WORLDS):
        luck = random.Random(number)
        service = new_service()
        session = await dealt(service, game, seats_for(game, luck))
        assert session.table is not None
        while session.ply < 60 and not session.table.over:
            told_alike += compare_worlds(
                game, session, luck.choice([*range(session.table.seats), int(SPECTATOR)]), luck
            )
            compared += 1
            await random_move(service, session, luck)
    assert told_alike > compared // 12


def compare_worlds(game: Game, session: TableSession, seat: int, luck: random.Random) -> bool:
    """Welcome a seat in both worlds, then make the same move in both; whether it was told the same lines of it."""
    table = session.table
    assert table is not None
    other = determinize(table.state, seat, Chance(luck.getrandbits(60)))
    other.chance = table.state.chance.copy()
    worlds = [in_world(game, session, table.state.copy()), in_world(game, session, other)]
    ears = [Ear("", {}) for _ in worlds]
    own = None if seat == SPECTATOR else seat
    for world, ear in zip(worlds, ears, strict=True):
        world.attach(ear, own)
        ear.push(encode(world.welcome(own, "", session.ply)))
    assert ears[0].frames == ears[1].frames
    mover = luck.choice(table.awaited)
    move = luck.choice(table.legal_moves(mover))
    if any(world.table is None or move not in world.table.legal_moves(mover) for world in worlds):
        return False
    for world in worlds:
        assert world.table is not None
        world.table.play(mover, move)
        world.note(MoveRow(session.row.id, session.ply, mover, "", 0.0))
        world.tell_move(mover, "")
    lines = [decode_server_message(ear.frames[-1]).update[1] for ear in ears]  # type: ignore[union-attr]
    observations = [world.table.observation(seat) for world in worlds if world.table is not None]
    if lines[0] != lines[1] or observations[0] != observations[1]:
        return False
    assert ears[0].frames == ears[1].frames
    return True


def in_world(game: Game, session: TableSession, state: State) -> TableSession:
    """A table like another one, on which the cards lie so."""
    twin = TableSession(game, StoredTable(session.row), session.server_clock)
    assert session.table is not None
    twin.table = Table(game, session.table.record.without_moves())
    twin.table.state = state
    state.journal = twin.table.journal
    twin.marks = [twin.journal_size] * (session.ply + 1)
    twin.asked, twin.moved_at, twin.shown_at = dict(session.asked), dict(session.moved_at), session.shown_at
    return twin


@pytest.mark.parametrize("name", list(games()))
def test_who_learns_a_card_was_shown_one(name: str) -> None:
    """A move that can be taken back has taught nobody a card, and has not asked chance."""
    unshown = sum(moves_without_showing(games()[name], seed) for seed in range(20))
    assert unshown, "no move can ever be taken back"


def moves_without_showing(game: Game, seed: int) -> int:
    """How many moves of a random game showed nothing. After each of them every seat knows what it knew before."""
    luck, unshown = random.Random(seed), 0
    table = game.new(seats=luck.choice(game.seats[:3]), seed=seed)
    while not table.over and len(table.record.moves) < 60:
        seat, before, size = luck.choice(table.awaited), table.state.copy(), int(table.journal.size)
        table.play(seat, luck.choice(table.legal_moves(seat)))
        if not showed_something(table.state, size):
            assert not any(now & ~then for then, now in zip(before.known, table.state.known, strict=True))
            assert before.chance.to_text() == table.state.chance.to_text()
            unshown += 1
    return unshown


def test_the_leak_test_finds_a_leak() -> None:
    """An observation that shows one card too many is noticed."""
    game = games()["upgrade"]
    table = game.new(seats=2, seed=1)
    document = table.schema.document
    truth = Truth(table.state)
    truth.check_observation(0, FollowedObservation(document, table.observation(0)))
    hidden = next(card for card in range(len(table.state.known)) if not table.state.known[card])
    table.state.known[hidden] = EVERYONE
    with pytest.raises(AssertionError, match=r"sees|=="):
        truth.check_observation(0, FollowedObservation(document, table.observation(0)))


async def check_stored(service: TableService, session: TableSession) -> None:
    """A table read again from the store is the table in memory."""
    stored = await service.store.load(session.row.id)
    assert stored is not None
    again = TableSession(session.game, stored, session.server_clock)
    assert again.ply == session.ply
    assert session.table is not None
    assert again.table is not None
    assert again.table.state.remembers
    for seat in range(session.table.seats):
        assert memory(session.game, again.table.state, seat) == memory(session.game, session.table.state, seat)
    assert again.welcome(0, "").observation == session.welcome(0, "").observation
