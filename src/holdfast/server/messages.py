"""Every message of the socket. A message is one JSON object; `type` says which. docs/protocol.md shows each of them.

What a client says comes first, then what it is told. Numbers in updates are those of the table's schema. The page's
types are generated from these classes: after a change, run `make contract`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from holdfast.kernel.phrases import MOST_SEATS
from holdfast.server.store import CLOSED, DEALING, LOBBY, OVER, PLAYING

STATUSES = (LOBBY, DEALING, PLAYING, OVER, CLOSED)
GESTURES = ("bow", "thanks", "oops", "think")
"""What anybody may do at any time. A game may have more, for its own moments."""


def words(*names: str) -> Meta:
    """Of a text: there are these and no others."""
    return Meta(extra_json_schema={"enum": list(names)})


NUMBERS = {"type": "array", "items": {"type": "integer"}}
TEXTS = {"type": "array", "items": {"type": "string"}}
OPTION_VALUE = {"anyOf": [{"type": ["string", "integer", "boolean", "null"]}, TEXTS]}
LISTS = {"type": "array", "items": NUMBERS}
UPDATE_PARTS = {
    "prefixItems": [LISTS, LISTS, NUMBERS, TEXTS, {"type": "array", "items": TEXTS}],
    "minItems": 3,
    "maxItems": 5,
}

TableId = Annotated[str, Meta(max_length=32)]
OwnId = Annotated[str, Meta(max_length=40, pattern="^[0-9A-Za-z_-]*$")]
Hex16 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Ply = Annotated[int, Meta(ge=-1, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, lt=2**48)]
Words = Annotated[str, Meta(max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Status = Annotated[str, words(*STATUSES)]
OptionValue = Annotated[object, Meta(extra_json_schema=OPTION_VALUE)]
OptionValues = Mapping[str, OptionValue]
UpdateParts = Annotated[list[object], Meta(extra_json_schema=UPDATE_PARTS)]
"""Changes of the observation, lines of the journal, legal moves, then words and sentences where there are any."""


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What goes through the socket."""


# What a client says


class Watch(Message, frozen=True, tag="watch", forbid_unknown_fields=True):
    """Follow a table, from one's own seat or as a spectator. With the last ply that the client has."""

    table: TableId
    ply: Ply = -1
    spectator: bool = False
    """From outside, even if one has a seat: for a screen that everybody in the room sees."""


class Leave(Message, frozen=True, tag="leave"):
    """Follow no table."""


class Commit(Message, frozen=True, tag="commit"):
    """Commit to what one will add to the deal, once the table has committed itself."""

    hash: Hex32


class Contribute(Message, frozen=True, tag="contribute"):
    """Open what one has committed to, once all commitments are told."""

    bytes: Hex16
    nonce: Hex16


class Move(Message, frozen=True, tag="move"):
    """Make a move: as its number, or as people write it."""

    ply: Ply
    """The ply that the client sees: a move meant for another table than there is now is refused."""
    move: Number | None = None
    said: Words = ""
    text: Words = ""
    """Words that go with the move."""
    id: OwnId = ""
    """The client's own name for this move: sent again after an interruption it is not made twice."""


class Say(Message, frozen=True, tag="say"):
    """Talk to those at the table: players with players, spectators with spectators."""

    text: Words


class Gesture(Message, frozen=True, tag="gesture"):
    """Bow, thank, say oops, think."""

    gesture: Annotated[str, Meta(max_length=20)]


class Vote(Message, frozen=True, tag="vote"):
    """Propose something that all must agree to, agree to it, or refuse it."""

    what: Annotated[str, Meta(max_length=20)]
    agree: bool = True


class Resign(Message, frozen=True, tag="resign"):
    """Give up; a bot plays on if others are still playing."""


class Reclaim(Message, frozen=True, tag="reclaim"):
    """Take one's seat back from the bot that plays there."""


class StandIn(Message, frozen=True, tag="stand_in"):
    """The host lets a bot play for somebody who is gone."""

    seat: SeatNumber


class Hurry(Message, frozen=True, tag="hurry"):
    """Let bots play on without waiting, once every person is out."""


class Hint(Message, frozen=True, tag="hint"):
    """Ask a bot what it would do; the others see that one was taken."""


class Foresee(Message, frozen=True, tag="foresee"):
    """Ask what one's moves would change that all can see, as far as one knows enough to tell."""


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether the worker still runs. It answers at once, whatever the store and earlier messages wait for."""


ClientMessage = (
    Watch
    | Leave
    | Commit
    | Contribute
    | Move
    | Say
    | Gesture
    | Vote
    | Resign
    | Reclaim
    | StandIn
    | Hurry
    | Hint
    | Foresee
    | Ping
)


class MessageId(msgspec.Struct):
    """The client's own name in a message of which nothing else need be right."""

    id: OwnId = ""


# What a client is told


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody may know it."""

    name: str = ""
    avatar: str = ""
    guest: str = ""
    """Which guest sits here. It is a name, not a proof: it opens nothing."""
    bot: str = ""
    number: int = 0
    """Which of the bots' names and faces a bot has, counted from 1."""
    ready: bool = False
    commitment: str = ""
    """What this seat's client has committed itself to add to the deal."""
    contributed: bool = False
    """Whether it has opened it."""
    connected: bool = False
    stand_in: int | None = None
    """In how many seconds the host may let a bot play for this person; nothing while they are here."""
    resigned: bool = False
    junior: bool = False
    score: int = 0


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody may know it."""

    id: str
    code: str
    game: str
    rules: int
    status: Status
    seats: Sequence[Seat]
    options: OptionValues
    host: str
    hash: str
    """The hash of the server's secret, published before anybody sat down."""
    commitment: str = ""
    """Binds the secret to this table, its game, rules, options and seats, once it is `dealing`."""
    round: Annotated[str, words("", "commit", "open")] = ""
    """While it is `dealing`: `commit` or `open`."""
    lot: Sequence[str] = ()
    """The seats among which it is drawn from the deal who becomes p1."""
    listed: bool = False
    clock: str = "none"
    starts: str = "lot"
    hints: bool = False
    adjourned: bool = False
    spectators: int = 0
    result: str = ""
    ending: str = ""
    previous: str = ""
    following: str = ""
    schema: str = ""
    """The hash of the table's schema, once it is dealt."""
    muted: Sequence[str] = ()
    """Guests whom the host lets talk no more."""
    kept_out: Mapping[str, str] = {}
    """Guests whom the host has removed, and what they were called."""


class Welcome(Message, frozen=True, tag="welcome"):
    """All about a table, for a client that begins to follow it."""

    table: TableInfo
    seat: int | None = None
    """The client's own seat; None for a spectator."""
    guest: str = ""
    """Which guest this client is."""
    ply: int = -1
    """How many moves have been made; -1 before the deal."""
    observation: Sequence[int] = ()
    moves: Sequence[int] = ()
    lines: Sequence[Sequence[int]] = ()
    """What happened after the ply `since`."""
    since: int = -1
    """The ply that the client had; -1 where `lines` are all there are, and what it had heard before counts no more."""
    words: Sequence[str] = ()
    texts: Sequence[Sequence[str]] = ()
    """All sentences on the table."""
    talk: Sequence[Talk] = ()
    votes: Mapping[str, Sequence[int]] = {}
    deadlines: Mapping[str, float] = {}
    """Seconds that each awaited seat has left."""
    ranking: Sequence[Sequence[int]] = ()
    takeback: bool = False
    """Whether the seat may ask to take its last move back: nothing hidden was shown since, and luck was not asked."""
    pulse: float = 0.0
    """A client that has heard nothing for so many seconds may ask with a `ping`. 0 where there is one worker only: if
    that hangs there is no other to go to."""


class Update(Message, frozen=True, tag="update"):
    """A move was made, and is stored."""

    ply: int
    by: int
    """The seat that made it."""
    update: UpdateParts
    id: str = ""
    """To the seat that made the move: the client's own name for it."""
    deadlines: Mapping[str, float] = {}
    ranking: Sequence[Sequence[int]] = ()
    takeback: bool = False
    """As in `welcome`."""


class Accepted(Message, frozen=True, tag="accepted"):
    """A move that came again: it is stored already, as this ply."""

    id: str
    ply: int


class TableChanged(Message, frozen=True, tag="table"):
    """Something about the table is otherwise: seats, host, status."""

    table: TableInfo


class Talk(Message, frozen=True, tag="talk"):
    name: str
    text: str
    channel: str = "players"
    guest: str = ""
    seat: int | None = None


class Gestured(Message, frozen=True, tag="gestured"):
    gesture: str
    name: str = ""
    seat: int | None = None


class Votes(Message, frozen=True, tag="votes"):
    """Who agrees to what; an empty list says that it was refused, or is over."""

    what: str
    agreed: Sequence[int]
    needed: Sequence[int] = ()


class MoveEvaluation(msgspec.Struct, frozen=True):
    """A move as a bot weighed it."""

    move: int
    visits: int
    """How often it was tried."""
    expected: float
    """Its share of a win over all that the bot determinized, between 0 and 1."""


class Hinted(Message, frozen=True, tag="hinted"):
    """A hint was taken. Only the seat that asked is told the move, and why."""

    seat: int
    ply: int
    move: int | None = None
    weighed: Sequence[MoveEvaluation] = ()
    """The move and the best others, where there was something to weigh."""
    tries: int = 0
    """How many there were in all."""
    left: int | None = None
    """How many more hints the seat may take in this game; None where there is no limit."""


EntryChange = tuple[int, int | None, int | None]
"""An entry of the schema, its number now, and its number then: a number on the table, what a row with a total is worth,
or how many cards stand on a shelf. None is none, or one that cannot be told."""


class Foreseen(Message, frozen=True, tag="foreseen"):
    """What the moves of the seat that asked would change, at a ply. Other moves need luck, or hidden cards."""

    ply: int
    moves: Sequence[tuple[int, Sequence[EntryChange]]] = ()


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a `ping`."""


class Notice(Message, frozen=True, tag="notice"):
    """Something that those at the table should know: a bot took a seat, a player is back."""

    what: str
    seat: int | None = None
    bot: str = ""


class Refusal(Message, frozen=True, tag="refused"):
    """No, and why. Nothing was changed."""

    error: str
    """Its code, which stays the same however the sentence is reworded: Fluent files have its words as `error-CODE`."""
    sentence: str
    """The same in English."""
    values: Mapping[str, str] = {}
    told: Mapping[str, str] = {}
    """The sentence in other languages, where a client cannot have its words: what a game or a law refuses."""
    id: str = ""
    ply: int | None = None


class Bye(Message, frozen=True, tag="bye"):
    """The server ends this connection, and says why and when to come back."""

    reason: str
    seconds: float = 0.0


ServerMessage = (
    Welcome
    | Update
    | Accepted
    | TableChanged
    | Talk
    | Gestured
    | Votes
    | Hinted
    | Foreseen
    | Pong
    | Notice
    | Refusal
    | Bye
)

encode = msgspec.json.Encoder().encode
decode_client_message: Callable[[str | bytes], ClientMessage] = msgspec.json.Decoder(ClientMessage).decode
decode_server_message: Callable[[str | bytes], ServerMessage] = msgspec.json.Decoder(ServerMessage).decode
_decode_id: Callable[[str], MessageId] = msgspec.json.Decoder(MessageId).decode


def own_id(text: str | None) -> str:
    """The client's own name for what it said, even where that cannot be read: it waits for an answer by this name."""
    try:
        return "" if text is None else _decode_id(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
