"""Bots. They hold a seat handle, never a state."""

from holdfast.bots.bot import Bot
from holdfast.bots.greedy import Greedy
from holdfast.bots.levels import Easy, Hard, Medium
from holdfast.bots.random import Random
from holdfast.bots.search import MoveStats, Search

BOTS: dict[str, type[Bot]] = {"easy": Easy, "medium": Medium, "hard": Hard, "greedy": Greedy, "random": Random}
"""Every bot by the name under which a seat is given to it."""

__all__ = ["BOTS", "Bot", "MoveStats", "Easy", "Greedy", "Hard", "Medium", "Random", "Search"]
