"""Seeds: where a game's luck comes from, and the proof that nobody chose it.

A seed is written as a whole number (`42`: everybody can know the deal), as `sealed:` and 32 hexadecimal digits (a
secret of whoever runs the table), or as `joint:` with that secret and what players added to it:
`joint:SECRET:p1=…:p3=…`.

The proof has three steps. The hash of the secret is published before anybody sits down. When all are seated,
`commitment` is published: it binds the secret to the game, its rules, options and seats. Only then each player adds 16
random bytes, and the deal comes from all of them together: whoever runs the table could not choose it, for the
secret was fixed before the contributions came; and the players could not, for they did not know the secret. Bots' luck
and the next seating come from the same material, each by a stream of its own.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from holdfast.kernel.chance import KEY_BYTES, Chance, SealedChance
from holdfast.kernel.errors import ChanceError, Wording

if TYPE_CHECKING:
    from holdfast.kernel.records import Record

NUMBER = re.compile(r"-?[0-9]+")
MOST_DIGITS = 20
SECRET = re.compile(r"[0-9a-f]{32}")
CONTRIBUTION = re.compile(r"p([1-9]|1[0-2])=([0-9a-f]{32})")
SEALED, JOINT = "sealed:", "joint:"
DEAL = "deal"


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
        """The luck for one purpose: `deal`, `bots` (one stream for each seat), `seating`, or any other."""
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
        raise ChanceError("seed “{seed}” is neither a whole number nor “sealed:” and 32 hexadecimal digits", seed=text)
    if len(text.removeprefix("-")) > MOST_DIGITS:
        raise ChanceError("a seed that is a number has at most {most} digits", most=MOST_DIGITS)
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
    """What one player adds to a joint seed: 16 random bytes, as hexadecimal digits."""
    return secrets.token_hex(KEY_BYTES)


def combined(secret: str, contributions: Mapping[str, str]) -> bytes:
    """The key that comes from the secret of the table and all players' contributions, in the order of their seats."""
    added = [[seat, contributions[seat]] for seat in in_seat_order(contributions)]
    return _hash({"secret": secret, "contributions": added})[:KEY_BYTES]


def in_seat_order(contributions: Mapping[str, str]) -> list[str]:
    return sorted(contributions, key=lambda seat: int(seat[1:]))


def commitment(seed: str, binding: Mapping[str, object] | None = None) -> str:
    """What is published before the deal: it proves the secret later and tells nothing now.

    With a binding (see `Record.binding`) it holds for that game, those rules, options and seats only.
    """
    told = read_seed(seed)
    sealed = seed if told.number is not None else SEALED + told.secret
    if binding is None:
        return hashlib.sha256(sealed.encode()).hexdigest()
    return _hash({"binding": binding, "secret": sealed}).hex()


def _derived(key: bytes, purpose: str, number: int) -> bytes:
    return _hash({"key": key.hex(), "purpose": purpose, "number": number})[:KEY_BYTES]


def _hash(document: Mapping[str, object]) -> bytes:
    """SHA-256 of a document in the one way it can be written: keys in order, no spaces, letters as they are."""
    written = json.dumps(document, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).digest()


def _secret(text: str) -> str:
    if not SECRET.fullmatch(text):
        raise ChanceError("a sealed seed has 32 hexadecimal digits, not “{text}”", text=text)
    return text


def _contributions(added: list[str]) -> dict[str, str]:
    contributions: dict[str, str] = {}
    for text in added:
        found = CONTRIBUTION.fullmatch(text)
        if found is None:
            raise ChanceError(
                "a part of a joint seed is written p1= and 32 hexadecimal digits, not “{text}”", text=text
            )
        seat = f"p{found[1]}"
        if seat in contributions:
            raise ChanceError("{seat} contributes to the joint seed twice", seat=seat)
        contributions[seat] = found[2]
    if not contributions:
        raise ChanceError("nobody contributes to this joint seed; write it as “sealed:”")
    return contributions


# The proof


@dataclass(frozen=True)
class Finding:
    """One sentence about a record's deal, and whether what it should prove is proved."""

    holds: bool
    wording: Wording

    def __str__(self) -> str:
        return str(self.wording)


def verify(record: Record) -> list[Finding]:
    """What a record proves about its deal."""
    if record.sealed_away:
        return [Finding(False, Wording("the secret is still sealed; it is opened when the game is closed"))]
    if read_seed(record.seed).number is not None:
        plain = Wording("the seed {seed} is a plain number: everybody could know the deal", seed=record.seed)
        return [Finding(False, plain)]
    return [_committed(record), *_contributed(record)]


def _committed(record: Record) -> Finding:
    alone = commitment(record.seed)
    if not record.commitment:
        unknown = Wording("the record names no commitment; the hash of its secret is {hash}", hash=alone)
        return Finding(False, unknown)
    if record.commitment == commitment(record.seed, record.binding()):
        bound = Wording("the secret was committed to before the deal, for this game, these rules, options and seats")
        return Finding(True, bound)
    if record.commitment == alone:
        loose = Wording("the secret was committed to before the deal, but not which game and seats it was for")
        return Finding(True, loose)
    return Finding(False, Wording("the commitment is not that of this secret with this game, rules, options and seats"))


def _contributed(record: Record) -> list[Finding]:
    if not record.contributions:
        return [Finding(True, Wording("the deal comes from the secret alone, no player added to it"))]
    seats = in_seat_order(record.contributions)
    findings = [Finding(True, Wording("the deal comes from the secret and from what {seats} added to it", seats=seats))]
    silent = [seat for seat in record.people if seat not in record.contributions]
    if silent:
        findings.append(Finding(False, Wording("nothing was added to the deal by {seats}", seats=silent)))
    return findings
