"""The audience of a table: who watches from which seat, at this worker and at others, and what all of them are sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from holdfast.kernel import SPECTATOR, State, Watcher
from holdfast.server.hub import RelayedFrame
from holdfast.server.messages import Message, encode
from holdfast.server.server_clock import ServerClock
from holdfast.server.tables.elsewhere import WatchedElsewhere

WantsTalkOf = Callable[[str], bool]
"""Whether somebody wants to hear what a guest says."""


def everybody(guest: str) -> bool:
    """Wants the talk of everybody."""
    return True


class Subscriber(Protocol):
    """A client who watches."""

    guest: str

    def push(self, frame: bytes) -> None: ...

    def wants_talk_of(self, guest: str) -> bool:
        """Whether this client wants to hear what a guest says."""


class Subscription:
    """One seat's view of a game, sent to all who watch from that seat: a player's tabs, or all spectators."""

    __slots__ = ("seat", "subscribers", "watcher")

    def __init__(self, state: State | None, seat: int) -> None:
        self.seat = seat
        self.subscribers: list[Subscriber] = []
        """Mostly one: a set would take four times the room."""
        self.watcher = None if state is None else Watcher(state, seat)

    def push(self, message: Message) -> None:
        self.push_frame(encode(message))

    def push_frame(self, frame: bytes, guest: str = "") -> None:
        """To all who want to hear this guest, if it is one's."""
        for subscriber in tuple(self.subscribers):
            if not guest or subscriber.wants_talk_of(guest):
                subscriber.push(frame)


class Audience:
    """Everybody who watches one table. Here are their connections; of other workers' only the seats are known."""

    __slots__ = ("_clock", "_gone_since", "_loaded", "elsewhere", "subscriptions")

    def __init__(self, clock: ServerClock) -> None:
        self._clock = clock
        self._loaded = clock.now()
        self._gone_since: dict[int, float] = {}
        self.subscriptions: dict[int, Subscription] = {}
        self.elsewhere = WatchedElsewhere()

    # Who is there

    def __bool__(self) -> bool:
        """Whether anybody watches, here or elsewhere."""
        return bool(self.subscriptions or self.elsewhere.seats or self.elsewhere.spectators)

    @property
    def subscribers(self) -> Iterator[Subscriber]:
        for subscription in list(self.subscriptions.values()):
            yield from tuple(subscription.subscribers)

    @property
    def here(self) -> tuple[list[int], int]:
        """Whose people watch at this worker, and how many spectators."""
        spectators = self.subscriptions.get(int(SPECTATOR))
        seats = [seat for seat in self.subscriptions if seat != SPECTATOR]
        return seats, 0 if spectators is None else len(spectators.subscribers)

    @property
    def spectators(self) -> int:
        return self.here[1] + self.elsewhere.spectators

    def connected(self, seat: int) -> bool:
        return seat in self.subscriptions or seat in self.elsewhere.seats

    def gone_at(self, seat: int) -> float:
        """When a seat's person was last here; the time the table was loaded, for a person not seen since."""
        return self._gone_since.get(seat, self._loaded)

    # Coming and going

    def attach(self, subscriber: Subscriber, seat: int, state: State | None) -> None:
        subscription = self.subscriptions.get(seat)
        if subscription is None:
            subscription = self.subscriptions[seat] = Subscription(state, seat)
        if subscriber not in subscription.subscribers:
            subscription.subscribers.append(subscriber)
        self._gone_since.pop(seat, None)

    def detach(self, subscriber: Subscriber) -> None:
        for seat, subscription in list(self.subscriptions.items()):
            if subscriber in subscription.subscribers:
                subscription.subscribers.remove(subscriber)
            if not subscription.subscribers:
                del self.subscriptions[seat]
                self._gone_since[seat] = self._clock.now()

    def note_gone(self, seats: Iterable[int]) -> None:
        """Nobody watches from these seats where somebody did, unless they do elsewhere."""
        for seat in seats:
            if not self.connected(seat):
                self._gone_since[seat] = self._clock.now()

    def watches_from(self, subscriber: Subscriber, seat: int) -> bool:
        return seat in self.subscriptions and subscriber in self.subscriptions[seat].subscribers

    def follow(self, state: State | None) -> None:
        """From now on everybody watches this state."""
        for subscription in self.subscriptions.values():
            subscription.watcher = None if state is None else Watcher(state, subscription.seat)

    # What is sent

    def push(self, message: Message) -> None:
        """The same to everybody."""
        frame = encode(message)
        for subscriber in self.subscribers:
            subscriber.push(frame)

    def push_to_side(self, frame: bytes, side: str, guest: str) -> None:
        """Tell those of the same side who want to hear this guest. Players see what spectators do only among
        themselves."""
        for subscription in list(self.subscriptions.values()):
            if (subscription.seat == SPECTATOR) == (side == "spectators"):
                subscription.push_frame(frame, guest)

    def relay(self, relayed: RelayedFrame) -> None:
        """Show what is seen and forgotten."""
        frame = relayed.frame.encode()
        if relayed.side:
            self.push_to_side(frame, relayed.side, relayed.guest)
            return
        for subscription in list(self.subscriptions.values()):
            if subscription.seat != relayed.except_seat:
                subscription.push_frame(frame)
