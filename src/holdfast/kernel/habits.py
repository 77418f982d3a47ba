"""Habits: how a searching bot looks ahead in a game. A game states its own; these are sensible for any."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Habits:
    """Measured for a game, not thought up: see the benchmarks."""

    moves_ahead: int = 6
    """Random moves after the tree ends, before the table is evaluated."""
    samples: int = 1
    """Of so many random moves the one that looks best to its mover is made."""
    explore: float = 0.7
    """How much more a move is tried that has been tried less."""
    squash: float = 3.0
    """How sharply evaluations tell players apart, with two."""
    squash_many: float = 6.0
    """The same with more."""
    bluffs: tuple[str, ...] = ()
    """Verbs that choose among what others do not see. Bots vary the choice, so that nobody learns from it what they
    hold."""
    offers: tuple[str, ...] = ()
    """Verbs that ask others for something and cost nothing. All but `hard` use them only where they promise clearly
    more than any other move: nobody likes to be asked in vain."""
    refusals: tuple[str, ...] = ()
    """Verbs that say no to what others ask. Nobody wavers there: an offer is taken only if it promises more."""
    long: int = 60
    """After so many rounds a game drags on, which makes bots restless: well beyond what their games take."""
    patience: float = 1.0
    """How many times the usual number of simulations `hard` makes with two: more where looking further helps."""
    patience_many: float = 1.0
    """The same with more."""
