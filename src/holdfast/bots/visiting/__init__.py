"""Visiting bots: found by entry point, each in a process of its own that gets only what its seat may know.

`docs/add-a-bot.md` shows how one is written.
"""

from holdfast.bots.visiting.process import BotFault
from holdfast.bots.visiting.roster import GROUP, UnusableBot, bot_names, left_out, make_bot, name_numbers, package_of
from holdfast.bots.visiting.seen import Event, Move, Seen, VisitingBot
from holdfast.bots.visiting.visitor import Visitor

__all__ = [
    "GROUP",
    "BotFault",
    "Event",
    "Move",
    "Seen",
    "UnusableBot",
    "VisitingBot",
    "Visitor",
    "bot_names",
    "left_out",
    "make_bot",
    "name_numbers",
    "package_of",
]
