"""Bots. They hold a seat handle, never a state."""

from holdfast.bots.greedy import Greedy
from holdfast.bots.random import Random
from holdfast.bots.seat import Bot

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}

__all__ = ["BOTS", "Bot", "Greedy", "Random"]
