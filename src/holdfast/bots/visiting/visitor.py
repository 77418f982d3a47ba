"""A visiting bot at a table: it is told what its seat may know, and replaced for the rest of the game when it fails."""

from __future__ import annotations

import atexit
from itertools import count
from typing import Any
from weakref import finalize

from holdfast.bots.bot import Bot
from holdfast.bots.greedy import Greedy
from holdfast.bots.visiting.process import BotFault, Room, no_move
from holdfast.kernel import Chance, Moves, SeatHandle, Sight

SECONDS = 2.0
"""How long a visiting bot may think about one move."""
MOST_IDLE = 8
GAMES = count(1)


class Rooms:
    """Processes that are not in use, the oldest first."""

    def __init__(self) -> None:
        self.idle: list[Room] = []

    def take(self, bot: str, target: str, kept_for: str) -> Room:
        """A process for a seat. Two seats of a game never share one: they could tell each other what they see."""
        for room in [room for room in self.idle if (room.bot, room.kept_for) == (bot, kept_for)]:
            self.idle.remove(room)
            if room.quiet:
                return room
            room.end()
        return Room(bot, target, kept_for)

    def give_back(self, room: Room) -> None:
        self.idle.append(room)
        while len(self.idle) > MOST_IDLE:
            self.idle.pop(0).end()

    def close(self) -> None:
        while self.idle:
            self.idle.pop().end()


ROOMS = Rooms()
atexit.register(ROOMS.close)


class Visitor(Bot):
    """Plays a seat with a bot of somebody else's. `fault` says what went wrong, and that `Greedy` plays on."""

    def __init__(self, name: str, target: str, chance: Chance, kept_for: str = "") -> None:
        """Who asks about the same seat again with another visitor says which seat of which game in `kept_for`."""
        super().__init__(chance)
        self.name = name
        self.target = target
        self.seconds = SECONDS
        self.fault: BotFault | None = None
        self._kept_for = kept_for
        self._playing = kept_for or f"game {next(GAMES)}"
        self._room: Room | None = None
        self._leaving: finalize[..., Any] | None = None
        self._substitute = Greedy(chance)

    def choose(self, seat: SeatHandle) -> int:
        moves = Moves()
        seat.legal_moves(moves)
        legal = moves.to_list()
        if len(legal) == 1:
            return legal[0]
        if self.fault is None:
            try:
                return self._asked(seat, legal)
            except BotFault as fault:
                self.fault = fault
                self._leave()
        return int(self._substitute.choose(seat))

    def _asked(self, seat: SeatHandle, legal: list[int]) -> int:
        notations = [seat.write(move) for move in legal]
        answer = self.answer(seat, list(zip(legal, notations, strict=True)))
        if isinstance(answer, str) and " ".join(answer.split()) in notations:
            return legal[notations.index(" ".join(answer.split()))]
        if answer in legal:
            return int(answer)
        raise no_move(self.name, answer)

    def answer(self, seat: SeatHandle, moves: list[tuple[int, str]]) -> int | str:
        """What the bot says to these moves, whether it makes sense or not."""
        room = self._enter()
        question, book = self._question(seat, moves), seat.view().book
        question |= {"anew": room.playing != self._playing, "book_name": book.hash}
        room.playing = self._playing
        if book.hash not in room.books:
            question["book"] = book.document
            room.books.add(book.hash)
        return room.ask(question, self.seconds)

    def _question(self, seat: SeatHandle, moves: list[tuple[int, str]]) -> dict[str, Any]:
        """All that the bot is told, from the handle of its seat alone."""
        view, sight = seat.view(), Sight()
        seat.sight(sight)
        return {
            "seconds": self.seconds,
            "seen": {
                "game": view.game,
                "options": seat.options(),
                "seats": view.seats,
                "seat": view.seat,
                "question": view.question,
                "view": dict(view.entries),
                "sight": sight.to_list(),
                "seed": int(self.chance.word()) & 0xFFFF_FFFF,
            },
            "heard": [(event.name, dict(event.fields), event.said) for event in seat.heard()],
            "moves": moves,
        }

    def _enter(self) -> Room:
        if self._room is None:
            self._room = ROOMS.take(self.name, self.target, self._kept_for)
            self._leaving = finalize(self, ROOMS.give_back, self._room)
        return self._room

    def _leave(self) -> None:
        """End a process that cannot be trusted any more."""
        if self._leaving is not None:
            self._leaving.detach()
        if self._room is not None:
            self._room.end()
        self._room = None
