"""Chance is owned: a game draws all its luck from a generator that it carries with it.

`Chance` is small and fast: simulations and scenarios use it. `SealedChance` is a cryptographic stream for games among
people: its key is 128 secret bits, the key's hash is published before the deal and the key itself at the end, so that
anybody can deal again and compare.
"""

import hashlib
import secrets

from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.errors import HoldfastError

WORD = 0xFFFFFFFF


class ChanceError(HoldfastError):
    """A seed that cannot be read."""


def _mixed(seed: i64) -> i64:
    """One 32-bit word from a seed; neighbouring seeds give unlike words."""
    z = seed & 0xFFFFFFFF
    z = ((z ^ (z >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    z = ((z ^ (z >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return z ^ (z >> 16)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Marsaglia's xorshift with four 32-bit words: the same seed gives the same game everywhere."""

    x: i64
    y: i64
    z: i64
    w: i64

    def __init__(self, seed: i64) -> None:
        low = seed & 0xFFFFFFFF
        high = (seed >> 32) & 0x7FFFFFFF
        self.x = _mixed(low + _mixed(high + 0x9E3779B9))
        self.y = _mixed(self.x + high + 0x3C6EF372)
        self.z = _mixed(self.y + 0x1715609D)
        self.w = _mixed(self.z + (high << 1) + 0x78DDE6E4) | 1

    def word(self) -> i64:
        """The next 32 random bits."""
        t = self.x ^ (self.x << 11) & 0xFFFFFFFF
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w = self.w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return w

    def below(self, count: i64) -> i64:
        """A number from 0 to count - 1. `word` stands here once more: no call is cheaper than one."""
        t = self.x ^ (self.x << 11) & 0xFFFFFFFF
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w = self.w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return w * count >> 32

    def copy_to(self, twin: "Chance") -> bool:
        """Copy the state of this generator onto another; false if that one is of another kind."""
        if type(twin) is not Chance:
            return False
        twin.x = self.x
        twin.y = self.y
        twin.z = self.z
        twin.w = self.w
        return True

    def copy(self) -> "Chance":
        twin = Chance(0)
        twin.x = self.x
        twin.y = self.y
        twin.z = self.z
        twin.w = self.w
        return twin

    def written(self) -> str:
        """The state of the generator as text, for positions."""
        return "words " + " ".join(f"{int(word):08x}" for word in (self.x, self.y, self.z, self.w))


class SealedChance(Chance):
    """SHA-256 in counter mode over a secret key."""

    key: bytes
    block: int
    spare: list[int]

    def __init__(self, key: bytes) -> None:
        super().__init__(0)
        self.key = key
        self.block = 0
        self.spare = []

    def word(self) -> i64:
        if not self.spare:
            digest = hashlib.sha256(self.key + self.block.to_bytes(8, "big")).digest()
            self.block += 1
            self.spare = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
        return self.spare.pop()

    def below(self, count: i64) -> i64:
        """Even for every count: words in the last, incomplete stretch are drawn again."""
        whole = 0x100000000 // count * count
        word = self.word()
        while word >= whole:
            word = self.word()
        return word % count

    def copy_to(self, twin: Chance) -> bool:
        if not isinstance(twin, SealedChance):
            return False
        twin.key = self.key
        twin.block = self.block
        twin.spare = list(self.spare)
        return True

    def copy(self) -> "SealedChance":
        twin = SealedChance(self.key)
        twin.block = self.block
        twin.spare = list(self.spare)
        return twin

    def written(self) -> str:
        return f"sealed {self.key.hex()} {self.block} {len(self.spare)}"


def secret_seed() -> str:
    """A seed for a game among people: 128 bits from the operating system, as text."""
    return "sealed:" + secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published at the start of a game: it proves the seed later and tells nothing now."""
    return hashlib.sha256(seed.encode()).hexdigest()


def chance_from(seed: str | int) -> Chance:
    """The generator that a record's or a scenario's seed stands for."""
    text = str(seed)
    if text.startswith("sealed:"):
        return SealedChance(_key(text.removeprefix("sealed:")))
    try:
        return Chance(int(text) & 0x7FFFFFFFFFFFFFFF)
    except ValueError:
        raise ChanceError(f"seed «{text}» is neither a whole number nor «sealed:» and 32 hexadecimal digits") from None


def chance_written(text: str) -> Chance:
    """The generator that `written` put down."""
    parts = text.split()
    try:
        if parts[0] == "words" and len(parts) == 5:
            return _words_at([int(part, 16) for part in parts[1:]])
        if parts[0] == "sealed" and len(parts) == 4:
            return _sealed_at(_key(parts[1]), int(parts[2]), int(parts[3]))
    except (IndexError, ValueError):
        pass
    raise ChanceError(f"chance «{text[:80]}» is not the state of a generator")


def _words_at(words: list[int]) -> Chance:
    if not any(words) or not all(0 <= word <= WORD for word in words):
        raise ChanceError("chance: four words of 32 bits are needed, not all of them 0")
    chance = Chance(0)
    chance.x, chance.y, chance.z, chance.w = words
    return chance


def _key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 16:
        raise ChanceError(f"a sealed seed has 32 hexadecimal digits, not «{text}»")
    return key


def _sealed_at(key: bytes, block: int, spare: int) -> SealedChance:
    if not (0 <= block < 1 << 64 and 0 <= spare < 8 and (block or not spare)):
        raise ChanceError(f"chance: there is no block {block} with {spare} spare words in a sealed stream")
    chance = SealedChance(key)
    if spare:
        chance.block = block - 1
        while len(chance.spare) != spare:
            chance.word()
    chance.block = block
    return chance
