"""The table: everything a game is written with. Standard library only; compiled where there is a compiler."""

from holdfast.kernel.chance import Chance, SealedChance
from holdfast.kernel.errors import HoldfastError, IllegalMove, OptionError, PositionError, RecordError
from holdfast.kernel.events import UNSEEN, Event, Heard, Kinds, Log
from holdfast.kernel.game import Game
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.imagine import imagine
from holdfast.kernel.moves import Moves, arg, arg2, arg3, arg4, pack, verb
from holdfast.kernel.options import Options, OptionValue, choice, flag, one_of, sentences, whole
from holdfast.kernel.phrases import SEATS, Verbs, Words, places, seat_name, seat_names, seat_number, words
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.records import Record, begin, replay
from holdfast.kernel.seeds import chance_from, commitment, secret_seed
from holdfast.kernel.sheet import Plain, Sheet
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.state import State
from holdfast.kernel.table import (
    Area,
    Card,
    Choice,
    Counter,
    Look,
    Message,
    Spread,
    Table,
    counter,
    deck,
    fan,
    pile,
    row,
    seat_areas,
    slot,
    stack,
)
from holdfast.kernel.view import View, awaited, flattened, nested
from holdfast.kernel.wire import for_client
from holdfast.kernel.zones import EVERYONE, NOBODY, NONE, SPECTATOR, Zone, bit, count_seats, first_seat

__all__ = [
    "EVERYONE",
    "NOBODY",
    "NONE",
    "SEATS",
    "SPECTATOR",
    "UNSEEN",
    "Area",
    "Card",
    "Chance",
    "Choice",
    "Counter",
    "Event",
    "Game",
    "Heard",
    "HoldfastError",
    "IllegalMove",
    "Kinds",
    "Log",
    "Look",
    "Message",
    "Moves",
    "OptionError",
    "OptionValue",
    "Options",
    "Plain",
    "PositionError",
    "Prompt",
    "Record",
    "RecordError",
    "SealedChance",
    "SeatHandle",
    "Sheet",
    "Sitting",
    "Spread",
    "State",
    "Table",
    "Verbs",
    "View",
    "Words",
    "Zone",
    "arg",
    "arg2",
    "arg3",
    "arg4",
    "awaited",
    "begin",
    "bit",
    "chance_from",
    "choice",
    "commitment",
    "count_seats",
    "counter",
    "deck",
    "fan",
    "first_seat",
    "flag",
    "flattened",
    "for_client",
    "imagine",
    "nested",
    "one_of",
    "pack",
    "pile",
    "places",
    "replay",
    "row",
    "seat_areas",
    "seat_name",
    "seat_names",
    "seat_number",
    "secret_seed",
    "sentences",
    "slot",
    "stack",
    "verb",
    "whole",
    "words",
]
