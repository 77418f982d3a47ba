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
from functools import cache

import msgspec

from holdfast.kernel.letters import control_in
from holdfast.server.refusals import Malformed, Unproven
from holdfast.server.store import GuestRow, Store

COOKIE = "holdfast_guest"
TOKEN = re.compile(r"[0-9a-f]{16}\.[0-9A-Za-z_-]{43}")
LONGEST_NAME = 24
REMEMBERED = 20_000


class Guests:
    """Who is who."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self._known: OrderedDict[str, GuestRow] = OrderedDict()

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
        # Who has an avatar from before, which is no longer drawn, may keep it.
        kept = avatar if avatar == guest.avatar else await asyncio.to_thread(read_avatar, avatar)
        return await self._change(msgspec.structs.replace(guest, name=read_name(name), avatar=kept))

    async def block(self, guest: GuestRow, other: str, *, blocked: bool) -> GuestRow:
        """Hear another guest's talk no more, or again."""
        others = tuple(each for each in guest.blocked if each != other)[-99:]
        return await self._change(msgspec.structs.replace(guest, blocked=(*others, other) if blocked else others))

    async def _change(self, guest: GuestRow) -> GuestRow:
        await self._store.change_guest(guest)
        self._remember(guest)
        return guest

    # Proving

    async def by_token(self, token: str) -> GuestRow:
        """The guest whom a token proves, or Unproven."""
        if not TOKEN.fullmatch(token):
            raise Unproven("this is not a guest's token; POST /api/guests gives one")
        id, _, secret = token.partition(".")
        guest = self._known.get(id) or await self._store.guest(id)
        if guest is None or not hmac.compare_digest(guest.token_hash, _hashed(secret)):
            raise Unproven("this guest is not known here; POST /api/guests makes a new one")
        self._remember(guest)
        return guest

    async def by_cookie(self, cookie: str) -> GuestRow:
        token, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature, self._signature(token)):
            raise Unproven("this guest is not known here; POST /api/guests makes a new one")
        return await self.by_token(token)

    def cookie(self, token: str) -> str:
        return f"{token}.{self._signature(token)}"

    def _signature(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), hashlib.sha256).hexdigest()

    def _remember(self, guest: GuestRow) -> None:
        self._known[guest.id] = guest
        self._known.move_to_end(guest.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def known(self, id: str) -> GuestRow | None:
        """A guest who was here lately."""
        return self._known.get(id)


def read_name(name: str) -> str:
    """A nickname that can be shown."""
    read = " ".join(name.split())
    if control_in(read):
        raise Malformed("a name cannot have {character} in it", character=control_in(read))
    if not 1 <= len(read) <= LONGEST_NAME:
        raise Malformed("a name has 1 to {most} letters", most=LONGEST_NAME)
    return read


def read_avatar(avatar: str) -> str:
    """An avatar that there is."""
    if avatar not in avatars():
        raise Malformed("avatar: there is no “{name}”; there are {avatars}", name=avatar, avatars=avatars())
    return avatar


@cache
def avatars() -> tuple[str, ...]:
    """The avatars that a guest can choose from. Drawing is read in when somebody first asks: it takes a while."""
    from holdfast.drawing import AVATARS

    return tuple(AVATARS)


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
