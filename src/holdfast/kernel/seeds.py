"""Seeds: where a game's luck comes from.

A seed is written in one of three ways: as a whole number (`42`: everybody can know the deal); as `sealed:` and 32
hexadecimal digits, a table's own secret; or as `joint:SECRET:p1=…:p3=…`, that secret and what players added to it.

The hash of the secret is published before anybody sits down. When all are seated, `commitment` is published: it binds
the secret to the table. Then each player commits to 16 random bytes (`player_commitment`), and only when all these
commitments have been told to everybody the bytes are opened. Deal, lot and bots' luck come from the secret and all the
bytes together, each by a stream of its own. `proof` checks all of it afterwards; docs/fair-deal.md says what it proves.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from holdfast.kernel.chance import KEY_BYTES, Chance, SealedChance
from holdfast.kernel.errors import ChanceError

NUMBER = re.compile(r"-?[0-9]+")
MOST_DIGITS = 20
SECRET = re.compile(r"[0-9a-f]{32}")
HASH = re.compile(r"[0-9a-f]{64}")
CONTRIBUTION = re.compile(r"p([1-9]|1[0-2])=([0-9a-f]{32})")
SEALED, JOINT = "sealed:", "joint:"
DEAL, LOT = "deal", "lot"


@dataclass(frozen=True)
class Seed:
    """A seed that has been read: a number, or a secret with what players added to it, by their seats."""

    number: int | None = None
    secret: str = ""
    contributions: Mapping[str, str] = field(default_factory=dict)

    def write(self) -> str:
        if self.number is not None:
            return str(self.number)
        added = "".join(f":{seat}={self.contributions[seat]}" for seat in in_seat_order(self.contributions))
        return (JOINT if added else SEALED) + self.secret + added

    def stream(self, purpose: str, number: int = 0) -> Chance:
        """The luck for one purpose: `deal`, `lot`, `bots` (one stream for each seat), `seating`, or any other."""
        if self.number is not None:
            return Chance(self._numbered(purpose, number) & 0x7FFFFFFFFFFFFFFF)
        if purpose == DEAL and not self.contributions:
            return SealedChance(bytes.fromhex(self.secret))
        return SealedChance(_derived(combined(self.secret, self.contributions), purpose, number))

    def _numbered(self, purpose: str, number: int) -> int:
        assert self.number is not None
        if purpose == DEAL:
            return self.number
        return int.from_bytes(_derived(str(self.number).encode(), purpose, number)[:8], "big")


def read_seed(given: str | int) -> Seed:
    """A seed from its text."""
    text = _digits(given) if isinstance(given, int) else given.strip()
    if text.startswith(SEALED):
        return Seed(secret=_secret(text.removeprefix(SEALED)))
    if text.startswith(JOINT):
        secret, *added = text.removeprefix(JOINT).split(":")
        return Seed(secret=_secret(secret), contributions=_contributions(added))
    if not NUMBER.fullmatch(text):
        raise ChanceError("bad_seed", seed=text)
    if len(text.removeprefix("-")) > MOST_DIGITS:
        raise ChanceError("seed_too_long", most=MOST_DIGITS)
    return Seed(number=int(text))


def _digits(number: int) -> str:
    """A number as text; of one that is too long only as much as shows it."""
    return str(number) if abs(number) < 10**MOST_DIGITS else "9" * (MOST_DIGITS + 1)


def chance_from(seed: str | int) -> Chance:
    """The luck of the deal that a record's or a scenario's seed stands for."""
    return read_seed(seed).stream(DEAL)


# Secrets and contributions


def secret_seed() -> str:
    """A seed for a game among people: 128 bits from the operating system, as text."""
    return SEALED + secrets.token_hex(KEY_BYTES)


def contribute() -> str:
    """What one player adds to a joint seed, or hides it with: 16 random bytes, as hexadecimal digits."""
    return secrets.token_hex(KEY_BYTES)


def combined(secret: str, contributions: Mapping[str, str]) -> bytes:
    """The key that comes from the secret of the table and all players' contributions, in the order of their seats."""
    added = [[seat, contributions[seat]] for seat in in_seat_order(contributions)]
    return _hash({"secret": secret, "contributions": added})[:KEY_BYTES]


def in_seat_order(contributions: Mapping[str, str]) -> list[str]:
    return sorted(contributions, key=lambda seat: int(seat[1:]))


def commitment(seed: str, binding: Mapping[str, object] | None = None) -> str:
    """What is published before the deal: it proves the secret later and tells nothing now.

    With a binding (see `Record.binding`) it holds for that table, game, rules, options and seats only.
    """
    told = read_seed(seed)
    sealed = seed if told.number is not None else SEALED + told.secret
    if binding is None:
        return hashlib.sha256(sealed.encode()).hexdigest()
    return _hash({"binding": binding, "secret": sealed}).hex()


def player_commitment(table: str, commitment: str, place: str, contribution: str, nonce: str) -> str:
    """What a player publishes before anybody's contribution is known, for this deal and this place only."""
    told = {"table": table, "commitment": commitment, "seat": place, "contribution": contribution, "nonce": nonce}
    return _hash(told).hex()


def drawn_by_lot(seed: Seed, places: Sequence[str]) -> str:
    """The place whose player starts, out of those among whom the lot is drawn."""
    return places[int(seed.stream(LOT).below(len(places)))]


def _derived(key: bytes, purpose: str, number: int) -> bytes:
    return _hash({"key": key.hex(), "purpose": purpose, "number": number})[:KEY_BYTES]


def _hash(document: Mapping[str, object]) -> bytes:
    """SHA-256 of a document in the one way it can be written: keys in order, no spaces, letters as they are."""
    written = json.dumps(document, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).digest()


def _secret(text: str) -> str:
    if not SECRET.fullmatch(text):
        raise ChanceError("bad_sealed_seed", text=text)
    return text


def _contributions(added: list[str]) -> dict[str, str]:
    contributions: dict[str, str] = {}
    for text in added:
        found = CONTRIBUTION.fullmatch(text)
        if found is None:
            raise ChanceError("bad_joint_seed_part", text=text)
        seat = f"p{found[1]}"
        if seat in contributions:
            raise ChanceError("joint_seed_named_twice", seat=seat)
        contributions[seat] = found[2]
    if not contributions:
        raise ChanceError("joint_seed_of_nobody")
    return contributions
