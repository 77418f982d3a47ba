"""The words of Shield: sentences that become law."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.shield import round_length, writing
from holdfast.games.shield.phrases import RULE, WRITING
from holdfast.games.shield.state import ShieldState
from holdfast.kernel.chance import Chance
from holdfast.kernel.moves import verb
from holdfast.kernel.speech import Speech


class ShieldSpeech(Speech[ShieldState]):
    def may_speak(self, state: ShieldState, seat: i64, move: i64) -> bool:
        return state.phase.value == WRITING and verb(move) == RULE and writing.is_allowed(state)

    def check(self, state: ShieldState, seat: i64, move: i64, text: str) -> None:
        if verb(move) != RULE:
            super().check(state, seat, move, text)
        else:
            writing.check(state, text)

    def wording(self, state: ShieldState, seat: i64, move: i64, text: str) -> str:
        return writing.wording(state, text) if verb(move) == RULE else text

    def suggestions(self, state: ShieldState, seat: i64, chance: Chance) -> list[str]:
        return writing.suggestions(state, chance) if state.phase.value == WRITING else []

    def prolongs(self, state: ShieldState, text: str) -> bool:
        return state.phase.value == WRITING and round_length.is_much_longer(state, text)
