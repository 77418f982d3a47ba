"""Guests: a nickname and an avatar, remembered by a signed cookie in browsers, by a bearer token in programs.

A token is `ID.SECRET`; the database holds only the secret's hash. A cookie is a token with a signature, so that one
that was made up is refused without asking the database, and neither stands in for the other.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import cache

import msgspec

from holdfast.server.names import read_name
from holdfast.server.refusals import Malformed, Unauthenticated
from holdfast.server.store import GuestRow, Store

COOKIE = "holdfast_guest"
ID_LETTERS = 16
TOKEN = re.compile(r"[0-9a-f]{16}\.[0-9A-Za-z_-]{43}")
COOKIE_SENT = re.compile(rb"(?:^|; ?)holdfast_guest=([0-9a-f]{16}\.[0-9A-Za-z_-]{43})\.([0-9a-f]{64})(?:$|;)")
BEARER_SENT = re.compile(rb"(?i:bearer) +([0-9a-f]{16})\.([0-9A-Za-z_-]{43}) *")
REMEMBERED = 20_000


class Guests:
    """Who is who."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self._known: OrderedDict[str, GuestRow] = OrderedDict()
        self.when_changed: Callable[[str], None] = lambda guest: None
        """Told of a guest who is called otherwise now, or wants to hear others."""

    async def open(self) -> None:
        self._key = await self._store.signing_key()

    async def welcome(self, name: str, avatar: str) -> tuple[GuestRow, str]:
        """A new guest, and the token that proves who it is: the only time that anybody sees it."""
        secret = secrets.token_urlsafe(32)
        picture = await asyncio.to_thread(read_avatar, avatar)
        guest = GuestRow(secrets.token_hex(8), read_name(name), picture, _hashed(secret), time.time())
        await self._store.add_guest(guest)
        self._remember(guest)
        return guest, f"{guest.id}.{secret}"

    async def rename(self, guest: GuestRow, name: str, avatar: str) -> GuestRow:
        # An old avatar that is no longer drawn may be kept.
        kept = avatar if avatar == guest.avatar else await asyncio.to_thread(read_avatar, avatar)
        return await self._change(msgspec.structs.replace(guest, name=read_name(name), avatar=kept))

    async def block(self, guest: GuestRow, other: str, *, blocked: bool) -> GuestRow:
        """Hear another guest's talk no more, or again."""
        others = tuple(each for each in guest.blocked if each != other)[-99:]
        return await self._change(msgspec.structs.replace(guest, blocked=(*others, other) if blocked else others))

    async def _change(self, guest: GuestRow) -> GuestRow:
        await self._store.change_guest(guest)
        self._remember(guest)
        self.when_changed(guest.id)
        return guest

    async def read_again(self, guests: Iterable[str]) -> None:
        """What is remembered of these guests may be out of date."""
        for id in guests:
            if id in self._known:
                guest = await self._store.guest(id)
                if guest is not None:
                    self._known[id] = guest

    def recognised(self, headers: Mapping[bytes, bytes]) -> str:
        """Which guest asks, where that can be told without the store; otherwise "". Only limits go by it."""
        found = COOKIE_SENT.search(headers.get(b"cookie", b""))
        if found is not None:
            token, signature = found[1].decode(), found[2].decode()
            return token[:ID_LETTERS] if hmac.compare_digest(signature, self._signature(token)) else ""
        bearer = BEARER_SENT.fullmatch(headers.get(b"authorization", b""))
        guest = None if bearer is None else self._known.get(bearer[1].decode())
        proven = bearer is not None and guest is not None and guest.token_hash == _hashed(bearer[2].decode())
        return guest.id if guest is not None and proven else ""

    # Proving

    async def by_token(self, token: str) -> GuestRow:
        """The guest whom a token proves, or `Unauthenticated`."""
        if not TOKEN.fullmatch(token):
            raise Unauthenticated("bad_token")
        id, _, secret = token.partition(".")
        guest = self._known.get(id) or await self._store.guest(id)
        if guest is None or not hmac.compare_digest(guest.token_hash, _hashed(secret)):
            raise Unauthenticated("guest_unknown")
        self._remember(guest)
        return guest

    async def by_cookie(self, cookie: str) -> GuestRow:
        token, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(token).encode()):
            raise Unauthenticated("guest_unknown")
        return await self.by_token(token)

    def cookie(self, token: str) -> str:
        return f"{token}.{self._signature(token)}"

    def _signature(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), hashlib.sha256).hexdigest()

    def alias(self, name: str) -> str:
        """A name that all workers give to something, and that says nothing to anybody else."""
        return hmac.new(self._key, f"alias {name}".encode(), hashlib.sha256).hexdigest()[:ID_LETTERS]

    def _remember(self, guest: GuestRow) -> None:
        self._known[guest.id] = guest
        self._known.move_to_end(guest.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def known(self, id: str) -> GuestRow | None:
        """A guest who was here lately."""
        return self._known.get(id)


def read_avatar(avatar: str) -> str:
    """Check that this avatar exists."""
    if avatar not in avatars():
        raise Malformed("avatar_unknown", name=avatar, avatars=avatars())
    return avatar


@cache
def avatars() -> tuple[str, ...]:
    """The avatars that a guest can choose from. Drawing is read in when somebody first asks: it takes a while."""
    from holdfast.drawing import AVATARS

    return tuple(AVATARS)


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
