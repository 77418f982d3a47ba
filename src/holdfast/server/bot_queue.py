"""The queue of decisions on Redis, kept by taskiq: workers put questions there, machines for bots take them.

Nothing of a game crosses Redis in the clear. A question names a table, a ply and a seat; the machine reads the table
where it is kept, in the database. Questions and answers are encrypted with a key from the database: reading Redis
tells nothing, writing to it forges nothing, and an answer fits its own question only.
"""

from __future__ import annotations

import hmac
import logging
import secrets
from base64 import urlsafe_b64encode
from typing import TypeVar

import msgspec
from cryptography.fernet import Fernet, InvalidToken
from redis.exceptions import RedisError
from taskiq import AsyncBroker
from taskiq.exceptions import TaskiqError
from taskiq.kicker import AsyncKicker
from taskiq.serializers import JSONSerializer
from taskiq_redis import ListQueueBroker, RedisAsyncResultBackend

from holdfast.server.bot_machines import Unanswered
from holdfast.server.bot_pool import BotFailed, Decision
from holdfast.server.bot_process import BotAnswer
from holdfast.server.fair_queue import Requester

TASK = "decide"
ON_THE_WAY_SECONDS = 2.0
"""How much later than the bot's own time an answer may come."""
LOOKED_SECONDS = 0.02
"""Between two looks for an answer."""
KEPT_SECONDS = 60
"""An answer that nobody fetches is gone after this long."""
CONNECT_SECONDS = 2.0
FAULTS = (TaskiqError, RedisError, OSError, TimeoutError, InvalidToken, msgspec.MsgspecError)
T = TypeVar("T")


class QueuedDecision(msgspec.Struct, frozen=True):
    id: str
    """Drawn for this question: its answer has it, too."""
    table: str
    taken_back: int
    """How often moves were taken back before: another number is another game."""
    ply: int
    seat: int
    bot: str
    host: str
    """On whose account the bot thinks."""
    watched: bool


class QueuedAnswer(msgspec.Struct, frozen=True):
    id: str
    answer: BotAnswer | None = None
    failed: str = ""
    """What the bot did wrong."""
    put_off: str = ""
    """Why the machine could not ask the bot."""


class MessageCipher:
    """Encrypts what crosses Redis, with a key derived from one in the database."""

    def __init__(self, key: bytes) -> None:
        self._fernet = Fernet(urlsafe_b64encode(hmac.digest(key, b"decisions", "sha256")))

    def encrypt(self, message: QueuedDecision | QueuedAnswer) -> str:
        return self._fernet.encrypt(msgspec.json.encode(message)).decode()

    def decrypt(self, token: str, kind: type[T]) -> T:
        """A recent message, or `InvalidToken`."""
        return msgspec.json.decode(self._fernet.decrypt(token, KEPT_SECONDS), type=kind)


def broker_at(address: str, name: str, patience: float | None) -> AsyncBroker:
    """The queue of a fleet. Data from Redis is read as JSON, never unpickled. `patience` is the timeout of Redis."""
    for talkative in ("taskiq", "taskiq.receiver", "taskiq.receiver.receiver"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
    results: RedisAsyncResultBackend[str] = RedisAsyncResultBackend(
        address,
        keep_results=False,
        result_ex_time=KEPT_SECONDS,
        serializer=JSONSerializer(),
        prefix_str=f"holdfast:{name}:answers",
        socket_connect_timeout=CONNECT_SECONDS,
        socket_timeout=patience,
    )
    queue = ListQueueBroker(
        address,
        queue_name=f"holdfast:{name}:bots",
        socket_connect_timeout=CONNECT_SECONDS,
        socket_timeout=patience,
    )
    return queue.with_result_backend(results)


class RedisBotQueue:
    """The queue as workers see it."""

    def __init__(self, address: str, name: str, key: bytes, bot_seconds: float) -> None:
        self._cipher = MessageCipher(key)
        self._seconds = bot_seconds + ON_THE_WAY_SECONDS
        self._broker = broker_at(address, name, ON_THE_WAY_SECONDS)

    async def ask(self, decision: Decision, requester: Requester) -> BotAnswer:
        asked = QueuedDecision(
            secrets.token_hex(8),
            requester.table,
            decision.taken_back,
            decision.ply,
            decision.seat,
            decision.bot,
            requester.guest,
            requester.watched(),
        )
        try:
            answered = await self._answer(asked)
        except FAULTS as wrong:
            raise Unanswered(type(wrong).__name__) from wrong
        if answered.id != asked.id:
            raise Unanswered("it is another question's answer")
        if answered.failed:
            raise BotFailed(answered.failed)
        if answered.answer is None:
            raise Unanswered(answered.put_off)
        return answered.answer

    async def _answer(self, asked: QueuedDecision) -> QueuedAnswer:
        sent: AsyncKicker[[str], str] = AsyncKicker(TASK, self._broker, {})
        task = await sent.kiq(self._cipher.encrypt(asked))
        told = await task.wait_result(check_interval=LOOKED_SECONDS, timeout=self._seconds)
        return self._cipher.decrypt(str(told.return_value), QueuedAnswer)

    async def close(self) -> None:
        await self._broker.shutdown()
