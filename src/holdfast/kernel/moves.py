"""Moves as small integers: a verb in the low byte, up to six arguments in the bytes above it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOM: Final = vec[i64]([i64(0)] * 64)
"""The storage that a list of moves begins with."""


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return verb | a << 8 | b << 16 | c << 24 | d << 32


def verb(move: i64) -> i64:
    return move & 255


def arg(move: i64) -> i64:
    """The first argument."""
    return move >> 8 & 255


def arg2(move: i64) -> i64:
    return move >> 16 & 255


def arg3(move: i64) -> i64:
    return move >> 24 & 255


def arg4(move: i64) -> i64:
    return move >> 32 & 255


@final
class Moves:
    """A list of moves that is filled again and again without new storage."""

    size: i64
    buffer: vec[i64]

    def __init__(self) -> None:
        self.size = 0
        self.buffer = ROOM[:]

    def add(self, verb: i64, a: i64 = 0, b: i64 = 0) -> None:
        if self.size == len(self.buffer):
            self.buffer = append(self.buffer, i64(0))
        self.buffer[self.size] = verb | a << 8 | b << 16
        self.size += 1

    def add_each(self, verb: i64, places: i64, count: i64) -> None:
        """Add the moves that name a place of a mask and, as a second argument, each number below a count."""
        at: i64 = 0
        while places > 0:
            if places & 1:
                self.reserve(count)
                buffer = self.buffer
                size = self.size
                for second in range(count):
                    buffer[size + second] = verb | at << 8 | second << 16
                self.size = size + count
            places >>= 1
            at += 1

    def add_packed(self, move: i64) -> None:
        """Add a move with more arguments, made by `pack`."""
        if self.size == len(self.buffer):
            self.buffer = append(self.buffer, i64(0))
        self.buffer[self.size] = move
        self.size += 1

    def reserve(self, count: i64) -> None:
        """Reserve room for this many more moves, for code that writes them into the buffer itself."""
        while len(self.buffer) < self.size + count:
            self.buffer = append(self.buffer, i64(0))

    def clear(self) -> None:
        self.size = 0

    def at(self, index: i64) -> i64:
        return self.buffer[index]

    def has(self, move: i64) -> bool:
        for at in range(self.size):
            if self.buffer[at] == move:
                return True
        return False

    def to_list(self) -> list[int]:
        return [int(self.buffer[at]) for at in range(self.size)]
