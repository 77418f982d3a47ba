"""An external bot at a table. It gets what its seat may know; if it fails, another bot plays on for it."""

from __future__ import annotations

import atexit
from itertools import count
from typing import Any
from weakref import finalize

from holdfast.bots.bot import Bot
from holdfast.bots.external.process import BotFault, BotProcess, no_move
from holdfast.bots.greedy import Greedy
from holdfast.kernel import Chance, Moves, Observation, SeatHandle

SECONDS = 2.0
"""How long an external bot may think about one move."""
MOST_IDLE = 8
GAMES = count(1)


class IdleProcesses:
    """Processes that are not in use, the oldest first."""

    def __init__(self) -> None:
        self.idle: list[BotProcess] = []

    def take(self, bot: str, target: str, reserved_for: str) -> BotProcess:
        """A process for a seat. Two seats of a game never share one: they could tell each other what they see."""
        for process in [each for each in self.idle if (each.bot, each.reserved_for) == (bot, reserved_for)]:
            self.idle.remove(process)
            if process.quiet:
                return process
            process.end()
        return BotProcess(bot, target, reserved_for)

    def give_back(self, process: BotProcess) -> None:
        self.idle.append(process)
        while len(self.idle) > MOST_IDLE:
            self.idle.pop(0).end()

    def close(self) -> None:
        while self.idle:
            self.idle.pop().end()


PROCESSES = IdleProcesses()
atexit.register(PROCESSES.close)


class ExternalBot(Bot):
    """Plays a seat with a bot from another package. When it fails, `fault` says why, and `Greedy` plays on."""

    def __init__(self, name: str, target: str, chance: Chance, reserved_for: str = "") -> None:
        """`reserved_for` names a seat of a game: a later bot with the same name gets the same process."""
        super().__init__(chance)
        self.name = name
        self.target = target
        self.seconds = SECONDS
        self.fault: BotFault | None = None
        self._reserved_for = reserved_for
        self._playing = reserved_for or f"game {next(GAMES)}"
        self._process: BotProcess | None = None
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
        process, lines = self._enter(), int(seat.lines())
        anew = process.playing != self._playing
        since = 0 if anew or process.lines > lines else process.lines
        question, schema = self._question(seat, moves, since), seat.view().schema
        question |= {"anew": anew, "goes_on": since > 0, "schema_name": schema.hash, "package": seat.game.package}
        process.playing, process.lines = self._playing, lines
        if schema.hash not in process.schemas:
            question["schema"] = schema.document
            process.schemas.add(schema.hash)
        luck = Chance(question["seen"]["seed"])
        return process.ask(question, self.seconds, lambda count: [_world(seat, luck) for _ in range(count)])

    def _question(self, seat: SeatHandle, moves: list[tuple[int, str]], since: int = 0) -> dict[str, Any]:
        """All that the bot is sent, from the handle of its seat alone: of the story what it does not have yet."""
        view, observation = seat.view(), Observation()
        seat.observation(observation)
        return {
            "seconds": self.seconds,
            "seen": {
                "game": view.game,
                "options": seat.options(),
                "seats": view.seats,
                "seat": view.seat,
                "question": view.question,
                "view": dict(view.entries),
                "observation": observation.to_list(),
                "seed": int(self.chance.word()) & 0xFFFF_FFFF,
            },
            "events": [(event.name, dict(event.fields), event.said) for event in seat.events(since)],
            "moves": moves,
        }

    def _enter(self) -> BotProcess:
        if self._process is None:
            self._process = PROCESSES.take(self.name, self.target, self._reserved_for)
            self._leaving = finalize(self, PROCESSES.give_back, self._process)
        return self._process

    def _leave(self) -> None:
        """End a process that cannot be trusted any more."""
        if self._leaving is not None:
            self._leaving.detach()
        if self._process is not None:
            self._process.end()
        self._process = None


def _world(seat: SeatHandle, luck: Chance) -> dict[str, Any]:
    """A table that the seat could be sitting at, as the bot's process reads it."""
    return dict(seat.game.position(seat.determinize(luck)))
