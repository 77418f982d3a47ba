"""Chance is owned: a game draws all its luck from a generator that it carries with it.

`Chance` is small and fast: simulations and scenarios use it. `SealedChance` is a cryptographic stream for games among
people. Its key is 128 secret bits; the key's hash is published before the deal, and the key itself at the end. So
anybody can deal again and compare. What seeds look like and what they prove is in `seeds`.
"""

import hashlib
import re

from mypy_extensions import i64, mypyc_attr

from holdfast.kernel.errors import ChanceError

KEY_BYTES = 16
MOST_BLOCKS = 1 << 60
"""No game draws as much, and beyond 64 bits a counter would not fit into its block."""
WORDS_WRITTEN = re.compile(r"words" + r" ([0-9a-f]{1,8})" * 4)
SEALED_WRITTEN = re.compile(r"sealed ([0-9a-f]{32}) ([0-9]{1,19}) ([0-7])")


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
        self.x = 0
        self.y = 0
        self.z = 0
        self.w = 1
        self.begin(seed)

    def begin(self, seed: i64) -> None:
        """Begin anew, as a generator with this seed does."""
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

    def copy(self) -> "Chance":
        twin = Chance(0)
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "Chance") -> bool:
        """Let a twin go on as this one does, with nothing new made; False if it is of another kind."""
        if isinstance(twin, SealedChance):
            return False
        twin.x = self.x
        twin.y = self.y
        twin.z = self.z
        twin.w = self.w
        return True

    def to_text(self) -> str:
        """The state of the generator as text, for positions."""
        return "words " + " ".join(f"{int(word):08x}" for word in (self.x, self.y, self.z, self.w))


class SealedChance(Chance):
    """SHA-256 in counter mode over a secret key."""

    key: bytes
    block: int
    """The number of the next block."""
    digest: bytes
    """The block that words are taken from now."""
    spare: i64
    """How many words of it are left."""

    def __init__(self, key: bytes) -> None:
        super().__init__(0)
        self.key = key
        self.block = 0
        self.digest = b""
        self.spare = 0

    def word(self) -> i64:
        if self.spare == 0:
            self.digest = hashlib.sha256(self.key + self.block.to_bytes(8, "big")).digest()
            self.block += 1
            self.spare = 8
        at = 32 - 4 * self.spare
        self.spare -= 1
        return int.from_bytes(self.digest[at : at + 4], "big")

    def below(self, count: i64) -> i64:
        """Even for every count: words in the last, incomplete stretch are drawn again."""
        if count < 1 or count > 0x100000000:
            raise ChanceError("nothing_to_draw_below", count=int(count))
        whole = 0x100000000 // count * count
        word = self.word()
        while word >= whole:
            word = self.word()
        return word % count

    def copy(self) -> "SealedChance":
        twin = SealedChance(self.key)
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Chance) -> bool:
        if not isinstance(twin, SealedChance):
            return False
        twin.key = self.key
        twin.block = self.block
        twin.digest = self.digest
        twin.spare = self.spare
        return True

    def to_text(self) -> str:
        return f"sealed {self.key.hex()} {self.block} {int(self.spare)}"


def read_chance(text: str) -> Chance:
    """The generator that `to_text` wrote."""
    found = WORDS_WRITTEN.fullmatch(text)
    if found is not None:
        return _words_at([int(word, 16) for word in found.groups()])
    found = SEALED_WRITTEN.fullmatch(text)
    if found is not None:
        return _sealed_at(bytes.fromhex(found[1]), int(found[2]), int(found[3]))
    raise ChanceError("bad_generator_state", text=text)


def _words_at(words: list[int]) -> Chance:
    if not any(words):
        raise ChanceError("generator_all_zero")
    chance = Chance(0)
    chance.x, chance.y, chance.z, chance.w = words
    return chance


def _sealed_at(key: bytes, block: int, spare: int) -> SealedChance:
    if block > MOST_BLOCKS or (spare and not block):
        raise ChanceError("bad_generator_block", block=block, spare=spare)
    chance = SealedChance(key)
    chance.block = block
    if spare:
        chance.block = block - 1
        chance.word()
        chance.spare = spare
    return chance
