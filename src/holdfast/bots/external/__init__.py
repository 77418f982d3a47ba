"""External bots: found by entry point, each in a process of its own that gets only what its seat may know.

`docs/add-a-bot.md` shows how one is written.
"""

from holdfast.bots.external.external_bot import ExternalBot
from holdfast.bots.external.interface import BotEvent, BotInterface, BotObservation, LegalMove
from holdfast.bots.external.process import BotFault
from holdfast.bots.external.roster import (
    GROUP,
    UnusableBot,
    bot_names,
    check_bot,
    check_table,
    is_bot,
    left_out,
    make_bot,
    name_numbers,
    network_of,
    offer_networks,
    package_of,
    whole_name,
)
from holdfast.bots.external.world import World

__all__ = [
    "GROUP",
    "BotFault",
    "BotEvent",
    "LegalMove",
    "BotObservation",
    "UnusableBot",
    "BotInterface",
    "ExternalBot",
    "World",
    "bot_names",
    "check_bot",
    "check_table",
    "is_bot",
    "left_out",
    "make_bot",
    "name_numbers",
    "network_of",
    "offer_networks",
    "package_of",
    "whole_name",
]
