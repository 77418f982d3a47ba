"""How a searching bot looks ahead in a game. A game states its own configuration; the defaults suit any game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchConfig:
    """Values measured for a game, not guessed: see the benchmarks."""

    rollout_moves: int = 6
    """Random moves after the tree ends, before the table is evaluated."""
    rollout_samples: int = 1
    """Each rollout move is the best of this many random ones, as its mover sees it."""
    exploration: float = 0.7
    """The exploration constant of UCB: how much more a move is tried that has been tried less."""
    temperature: float = 1 / 3
    """Win probabilities are the softmax of evaluations divided by this, with two players. A low temperature tells
    players apart more sharply."""
    temperature_many: float = 1 / 6
    """The same with more players."""
    bluffs: tuple[str, ...] = ()
    """Verbs that choose among what others do not see. Bots vary the choice, so that nobody learns from it what they
    hold."""
    offers: tuple[str, ...] = ()
    """Verbs that ask others for something and cost nothing. All bots but `hard` use them only where they promise
    clearly more than any other move: nobody likes to be asked in vain."""
    refusals: tuple[str, ...] = ()
    """Verbs that refuse an offer. There is no random choice here: a bot accepts only what promises more."""
    long_game: int = 60
    """After this many rounds a game drags on, and bots make random moves now and then. Set it well above the usual
    length."""
    budget: float = 1.0
    """Simulations of `hard` with two players, as a multiple of the usual number: more where looking further helps."""
    budget_many: float = 1.0
    """The same with more players."""
