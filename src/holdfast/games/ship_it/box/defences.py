"""Defences: answers from the hand and what is attached to components. `attack` has the lines of defence."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.ship_it import attack
from holdfast.games.ship_it.card import DefenceCard
from holdfast.games.ship_it.cards import ANSWERS, SHIELDS
from holdfast.games.ship_it.phrases import DEFEND_SUDO
from holdfast.games.ship_it.state import ShipItState
from holdfast.kernel.moves import verb


class Answer(DefenceCard):
    """An attack on you has no effect; if it is performed and nobody believes it, the attack goes on."""

    line = ANSWERS

    def believed(self, state: ShipItState, seat: i64, move: i64) -> None:
        attack.finish(state)

    def disbelieved(self, state: ShipItState, seat: i64, move: i64) -> None:
        attack.excuse_failed(state, verb(move) == DEFEND_SUDO)


class Excuse(Answer):
    """Answer to a bug on you: it has no effect."""

    slug = "excuse"
    copies = 3
    performed = True
    against = "bug"


class Patch(Answer):
    """Answer to a security issue on you: it has no effect."""

    slug = "patch"
    copies = 2
    against = "security"


class Ci(DefenceCard):
    """Attached to a component: a bug that hits it has no effect, and the CI is discarded."""

    slug = "ci"
    copies = 3
    line = SHIELDS
    against = "bug"


class Certificate(DefenceCard):
    """Attached to a component: a security issue that hits it has no effect, and the Certificate is discarded."""

    slug = "certificate"
    copies = 2
    line = SHIELDS
    against = "security"
