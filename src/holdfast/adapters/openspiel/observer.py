"""What a seat sees, and what it has seen so far, as text and as numbers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, u8

from holdfast.adapters.openspiel.play import Play
from holdfast.adapters.setting import Setting
from holdfast.kernel import seat_name

if TYPE_CHECKING:
    from holdfast.adapters.openspiel.games import HoldfastState

KEY_BITS = 128


class Observer:
    """Observes for any seat. `tensor` and its parts in `dict` are those of the seat observed for last."""

    def __init__(self, setting: Setting, planes: bool, recalled: int | None) -> None:
        """With perfect recall, of which this many numbers are told, if a number is given."""
        self.setting = setting
        self.planes = planes
        self.recalled = recalled
        self._encoder = setting.encoder()
        self._numbers = vec[i32]([i32(0)] * setting.layout.size)
        self._bits = vec[u8]([u8(0)] * setting.planes.size)
        self._lay_out()

    def _lay_out(self) -> None:
        parts = {"player": self.setting.seats, "observation": self._width()}
        if self.recalled is not None:
            parts |= {"length": 1, "recalled": self.recalled, "key": KEY_BITS}
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, length in parts.items():
            self.dict[name] = self.tensor[start : start + length]
            start += length

    def _width(self) -> int:
        return int(self.setting.planes.size) if self.planes else self.setting.layout.size

    def set_from(self, state: HoldfastState, player: int) -> None:
        """Look at a table with the eyes of a player; before the deal there is nothing to see."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        play = state.play
        if play.table is None:
            return
        self._encoder.write(play.table, player, self._numbers, 0)
        if self.planes:
            self.setting.planes.write(self._numbers, 0, self._bits, 0)
            self.dict["observation"][:] = np.frombuffer(memoryview(self._bits), np.uint8)
        else:
            self.dict["observation"][:] = np.frombuffer(memoryview(self._numbers), np.int32)
        if self.recalled is not None and play.recalls is not None:
            self._recall(play, player)

    def _recall(self, play: Play, player: int) -> None:
        """The newest of what was seen and heard, how much there is, and the key that tells all of it apart."""
        assert play.recalls is not None
        recall = play.recalls.of(player)
        numbers = np.frombuffer(memoryview(recall.numbers), np.int64)[: recall.size]
        newest = numbers[max(0, len(numbers) - len(self.dict["recalled"])) :]
        self.dict["length"][0] = len(numbers)
        self.dict["recalled"][: len(newest)] = newest
        self.dict["key"][:] = np.unpackbits(np.frombuffer(bytes.fromhex(recall.key()), np.uint8))

    def string_from(self, state: HoldfastState, player: int) -> str:
        """With perfect recall the key of the information state; without, what lies on the table for this player."""
        play = state.play
        if play.table is None or play.recalls is None:
            return f"{seat_name(player)}: before the deal"
        if self.recalled is not None:
            return f"{seat_name(player)}: {play.recalls.of(player).key()}"
        view = self.setting.game.view(play.table, player)
        seen = {"asked": [seat_name(seat) for seat in view.awaited], "question": view.question, **view.entries}
        return f"{seat_name(player)}: {json.dumps(seen, ensure_ascii=False, separators=(',', ':'))}"
