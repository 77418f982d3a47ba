"""Looking on at games, move by move. Compiled like the engine: many thousands of games are watched."""

from holdfast.lab.watch.game import Moment, Watch, play_watched
from holdfast.lab.watch.uses import SUMS, Splits, Uses

__all__ = ["SUMS", "Moment", "Splits", "Uses", "Watch", "play_watched"]
