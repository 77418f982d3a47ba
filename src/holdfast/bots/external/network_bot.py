"""A trained network at a table: `net:FILE` is its name wherever bots are named."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, u8

from holdfast.bots.bot import Bot
from holdfast.bots.external.networks import Network
from holdfast.bots.greedy import Greedy
from holdfast.kernel import Chance, Moves, SeatHandle
from holdfast.kernel.learning import Encoding, action_space
from holdfast.kernel.plane_layout import planes_for


class NetworkBot(Bot):
    """Takes the legal action that its network prefers, and in a long game sometimes any, as our other bots do.

    It gets what its seat sees, and nothing else.
    """

    def __init__(self, name: str, network: Network, chance: Chance) -> None:
        super().__init__(chance)
        self.name = name
        self.network = network
        self.encoding: Encoding | None = None
        self.moves = Moves()
        self._restless = Greedy(chance)

    def choose(self, seat: SeatHandle) -> int:
        encoding = self._encoding_at(seat)
        seat.legal_moves(self.moves)
        legal = self.moves.to_list()
        actions = encoding.space.actions(legal)
        preferred = self.network.preferences(self._seen(seat, encoding))
        numbered = [at for at, action in enumerate(actions) if action >= 0]
        best = max(numbered, key=lambda at: preferred[actions[at]]) if numbered else 0
        return int(self._restless.or_random_move(seat, legal[best], self.moves))

    def _encoding_at(self, seat: SeatHandle) -> Encoding:
        if self.encoding is None:
            options = seat.game.options.read(seat.options())
            layout = self.network.check(self.name, seat.game, int(seat.seats()), options)
            self.encoding = Encoding(layout, action_space(seat.game, int(seat.seats())))
            self.numbers = vec[i32](np.zeros(layout.size, np.int32).data)
            self.planes = vec[u8](np.zeros(int(planes_for(layout).size), np.uint8).data)
        return self.encoding

    def _seen(self, seat: SeatHandle, encoding: Encoding) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
        seat.encode(encoding.encoder, self.numbers)
        planes_for(encoding.layout).write(self.numbers, 0, self.planes, 0)
        return np.frombuffer(memoryview(self.planes), np.uint8)
