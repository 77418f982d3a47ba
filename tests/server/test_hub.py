"""The hub between workers of two versions."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.server.hub import GuestChanged, HubMessage
from holdfast.server.metrics import Metrics
from holdfast.server.redis_hub import RedisHub

LATER = {"type": "Later", "worker": "newer", "words": "that nobody here knows"}
KNOWN = {"type": "GuestChanged", "worker": "newer", "guest": "ada"}


def test_who_cannot_read_one_message_reads_those_beside_it_and_knows() -> None:
    metrics, heard = Metrics(), list[HubMessage]()
    hub = RedisHub("redis://nowhere", metrics)
    hub.subscribe(heard.append)
    hub._read(msgspec.json.encode({"sender": "newer", "sent": 0.0, "messages": [LATER, KNOWN]}))
    assert heard == [GuestChanged("newer", "ada")]
    assert hub.unread
    assert (metrics.notices_received, metrics.notices_unreadable) == (1, 1)


@pytest.mark.parametrize(
    "published", [b"", b"\xff", b"[]", b'{"sender": "newer"}', b'{"sender": 1, "sent": "", "messages": 2}']
)
def test_what_is_no_envelope_ends_nothing(published: bytes) -> None:
    metrics, heard = Metrics(), list[HubMessage]()
    hub = RedisHub("redis://nowhere", metrics)
    hub.subscribe(heard.append)
    hub._read(published)
    hub._read(msgspec.json.encode({"sender": "newer", "sent": 0.0, "messages": [KNOWN]}))
    assert heard == [GuestChanged("newer", "ada")]
    assert metrics.notices_unreadable == 1
