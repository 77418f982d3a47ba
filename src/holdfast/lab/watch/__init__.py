"""Watching games, move by move. Compiled like the engine: many thousands of games are watched."""

from holdfast.lab.watch.metrics import DecisionRecord, GameMetrics, play_watched
from holdfast.lab.watch.use_tracker import SUMS, UseTracker, WinSplits

__all__ = ["SUMS", "DecisionRecord", "WinSplits", "UseTracker", "GameMetrics", "play_watched"]
