"""The table: everything a game is written with. Standard library only; compiled where there is a compiler."""

from holdfast.kernel import signs
from holdfast.kernel.bits import (
    EVERYONE,
    NOBODY,
    NONE,
    SPECTATOR,
    bit,
    count_bits,
    lowest_bit,
    places_in,
)
from holdfast.kernel.box import (
    INK,
    PARCHMENT,
    CardDef,
    CardFrame,
    CardStyle,
    CardStyles,
    CardTones,
    copies_of,
    faces_of,
    first_of,
)
from holdfast.kernel.cells import (
    ALWAYS,
    AS_NOTE,
    CARD,
    FACE,
    FLAG,
    MOVE,
    NEVER,
    NUMBER,
    SEAT,
    SEATS,
    WHEN_SET,
    WORD,
    WORD_SET,
    Cell,
    Series,
    Texts,
)
from holdfast.kernel.chance import Chance, SealedChance
from holdfast.kernel.cloth import Cloth, Light, Paper, Sky
from holdfast.kernel.declaration import Declaration
from holdfast.kernel.determinization import Determinizer, determinize
from holdfast.kernel.errors import (
    ChanceError,
    FileError,
    GameFault,
    HoldfastError,
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
    RuleFault,
    SeatError,
)
from holdfast.kernel.features import Features
from holdfast.kernel.following import Follower, ObservationParts
from holdfast.kernel.game import Game
from holdfast.kernel.game_parts import (
    Entries,
    Exchange,
    Extensions,
    Laws,
    Positions,
    Presentation,
    Rules,
    SearchSpec,
    Vocabulary,
)
from holdfast.kernel.gestures import Gestures
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.heuristics import Heuristics
from holdfast.kernel.journal import Journal
from holdfast.kernel.kinds import Kinds, events, prompts
from holdfast.kernel.layout import Area, Card, Counter, Layout, Spread, TextRef, lay_out, things
from holdfast.kernel.moments import Moment, Tally
from holdfast.kernel.moves import Moves, arg, arg2, arg3, arg4, pack, verb
from holdfast.kernel.numbers import Move, Number, Seat
from holdfast.kernel.observation import Observation
from holdfast.kernel.options import Options, OptionValue, choice, flag, one_of, sentences, whole
from holdfast.kernel.phrases import SEATS as SEAT_WORDS
from holdfast.kernel.phrases import BlankWords, Verbs, places, seat_name, seat_names, seat_number, words
from holdfast.kernel.plain_data import Plain, flattened, nested
from holdfast.kernel.position_reader import PositionReader
from holdfast.kernel.prompts import Prompt
from holdfast.kernel.ranking import is_draw, ranked_by_standing, top_rank
from holdfast.kernel.records import Record, begin, replay, result_of, winners_in
from holdfast.kernel.scenery import Emblem, Gauge, Place, Scene
from holdfast.kernel.search_config import SearchConfig
from holdfast.kernel.seeds import chance_from, commitment, secret_seed
from holdfast.kernel.sorts import sort_cards
from holdfast.kernel.speech import Speech
from holdfast.kernel.staging import CardGoal, Stage, Substitute, Total
from holdfast.kernel.state import State
from holdfast.kernel.story import SeatEvent
from holdfast.kernel.table import MoveChoice, Table
from holdfast.kernel.table_schema import UNSEEN, Entry, TableSchema
from holdfast.kernel.theme import Theme
from holdfast.kernel.update import ObservationUpdate, Watcher
from holdfast.kernel.view import View, awaited, decode, observe
from holdfast.kernel.zones import ANY_SORT, Zone

__all__ = [
    "ALWAYS",
    "ANY_SORT",
    "AS_NOTE",
    "CARD",
    "EVERYONE",
    "FACE",
    "FLAG",
    "INK",
    "MOVE",
    "NEVER",
    "NOBODY",
    "NONE",
    "NUMBER",
    "PARCHMENT",
    "SEAT",
    "SEATS",
    "SEAT_WORDS",
    "SPECTATOR",
    "UNSEEN",
    "WHEN_SET",
    "WORD",
    "WORD_SET",
    "Area",
    "TableSchema",
    "Card",
    "Cell",
    "Chance",
    "ChanceError",
    "MoveChoice",
    "Counter",
    "Declaration",
    "Layout",
    "Entries",
    "Entry",
    "Exchange",
    "Extensions",
    "Features",
    "FileError",
    "Follower",
    "Game",
    "SearchConfig",
    "GameFault",
    "Gestures",
    "PositionReader",
    "Heuristics",
    "HoldfastError",
    "IllegalMove",
    "Determinizer",
    "Journal",
    "Laws",
    "Theme",
    "CardFrame",
    "Cloth",
    "Paper",
    "Light",
    "Sky",
    "Scene",
    "Place",
    "Gauge",
    "Emblem",
    "CardGoal",
    "Substitute",
    "Stage",
    "Moment",
    "Tally",
    "Total",
    "CardStyle",
    "CardStyles",
    "CardTones",
    "TextRef",
    "Move",
    "Moves",
    "Number",
    "OptionError",
    "OptionValue",
    "Options",
    "Plain",
    "PositionError",
    "Positions",
    "Presentation",
    "CardDef",
    "Prompt",
    "Record",
    "RecordError",
    "RuleFault",
    "Rules",
    "Kinds",
    "SealedChance",
    "SearchSpec",
    "Seat",
    "SeatError",
    "SeatEvent",
    "SeatHandle",
    "Series",
    "Observation",
    "ObservationParts",
    "Speech",
    "Spread",
    "State",
    "Table",
    "Texts",
    "ObservationUpdate",
    "Verbs",
    "View",
    "Vocabulary",
    "Watcher",
    "BlankWords",
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
    "copies_of",
    "count_bits",
    "decode",
    "lay_out",
    "events",
    "faces_of",
    "first_of",
    "flag",
    "flattened",
    "determinize",
    "is_draw",
    "lowest_bit",
    "nested",
    "one_of",
    "pack",
    "places",
    "places_in",
    "prompts",
    "ranked_by_standing",
    "replay",
    "result_of",
    "seat_name",
    "signs",
    "seat_names",
    "seat_number",
    "secret_seed",
    "observe",
    "sentences",
    "sort_cards",
    "things",
    "top_rank",
    "verb",
    "whole",
    "winners_in",
    "words",
]
