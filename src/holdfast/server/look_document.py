"""How a table looks, as clients get it: shapes of what `holdfast.kernel.table_look` works out from a game's theme.

Zones, values and areas are named as in the layout. Boxes are x, y, width and height in a scene's own units.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

from holdfast.kernel.cloth import FROM_HORIZON, FROM_MOON, PATTERNS
from holdfast.kernel.moments import MOMENT_KINDS
from holdfast.kernel.scenery import BACKDROPS, EMBLEMS, GAUGE_KINDS, PLACE_KINDS
from holdfast.kernel.staging import TONES
from holdfast.kernel.theme import SEATINGS
from holdfast.server.messages import words

Box = tuple[int, int, int, int]
Size = tuple[int, int]


class LookPart(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a look. What is not said is nothing."""


class ClothColours(LookPart, frozen=True):
    base: str
    light: str
    """In the middle of the table."""
    deep: str
    """At its edge."""
    accent: str
    text: str
    """The accent where it is written with."""


class ClothLook(LookPart, frozen=True):
    pattern: Annotated[str, words(*PATTERNS)]
    dark: ClothColours
    light: ClothColours


class PaperColours(LookPart, frozen=True):
    shade: str
    colour: str
    light: str
    edge: str
    text: str
    """On the cloth, and in the dark theme on the shade."""


class PaperLook(LookPart, frozen=True):
    """What a side's scenes, flags and rims are cut from."""

    dark: PaperColours
    light: PaperColours
    sign: str = ""


class SkyLook(LookPart, frozen=True):
    """Four colours from the brightest place to the darkest."""

    source: Annotated[str, words(FROM_HORIZON, FROM_MOON)]
    dark: tuple[str, str, str, str]
    light: tuple[str, str, str, str]


class LightLook(LookPart, frozen=True):
    """The skies of a value that is a word."""

    value: str
    skies: Mapping[str, SkyLook]


class PlaceLook(LookPart, frozen=True):
    """Where the cards of a zone are in a scene."""

    zone: str
    kind: Annotated[str, words(*PLACE_KINDS)]
    wide: Sequence[Box]
    narrow: Sequence[Box]
    view: Sequence[int] = ()
    """The part of a large card that shows here; without it the whole card."""
    faces: Mapping[str, int] = {}
    """Which box a face goes into, where there are several."""
    ghosts: int = 0
    """How many cards were dealt here; those that are lost leave an outline."""
    mending: Sequence[str] = ()
    """Sets of words whose faces stand here as under repair."""


class GaugeLook(LookPart, frozen=True):
    """How a number is shown in a scene."""

    value: str
    kind: Annotated[str, words(*GAUGE_KINDS)]
    rows: int = 1
    wide: Box | None = None
    narrow: Box | None = None
    figures: Sequence[Box] = ()
    """Where the figure stands, if not beside it: wide and narrow."""


class Stand(LookPart, frozen=True):
    """Where a scene stands, and what its places and gauges are called there."""

    area: str
    paper: str
    zones: Mapping[str, str]
    values: Mapping[str, str]
    of: Mapping[str, str | int]
    """For gauges the most that the value can be: another value, a zone whose cards' worth it is, or a number."""
    built: bool = False
    """Its first place has a card from the start: without one the scene has fallen."""


class SceneLook(LookPart, frozen=True):
    name: str
    backdrop: Annotated[str, words(*BACKDROPS)]
    wide: Size
    narrow: Size
    places: Sequence[PlaceLook]
    gauges: Sequence[GaugeLook]
    stands: Sequence[Stand]


class SeatGauge(LookPart, frozen=True):
    """How a number is shown that stands in no scene."""

    value: str
    kind: Annotated[str, words(*GAUGE_KINDS)]
    of: str | int = ""


class EmblemLook(LookPart, frozen=True):
    """The sign that sums a seat up, and its values."""

    area: str
    shape: Annotated[str, words(*EMBLEMS)]
    level: str
    lost: str = ""
    heart: str = ""


class SubstituteLook(LookPart, frozen=True):
    """A face that counts as any of some, or as the one that a value names, unless another is set."""

    faces: Sequence[str] = ()
    value: str = ""
    unless: str = ""


class GoalLook(LookPart, frozen=True):
    """A seat's card that says which others must lie in its row."""

    area: str
    card: str
    have: str
    needs: Mapping[str, Sequence[str]]
    substitutes: Mapping[str, SubstituteLook]
    hand: str = ""


class TotalLook(LookPart, frozen=True):
    sign: str
    tone: Annotated[str, words(*TONES)]


class StageLook(LookPart, frozen=True):
    """An event that gets the middle of the table. Sides are `{seat}.attack` for a zone or `{card}` for a field."""

    begins: str
    left: str
    right: str
    ends: Sequence[str]
    joins: Sequence[str] = ()
    shows: Sequence[str] = ()
    stake: str = ""
    left_sum: str = ""
    right_sum: str = ""


class MomentLook(LookPart, frozen=True):
    """An event at which everybody should look up."""

    event: str
    kind: Annotated[str, words(*MOMENT_KINDS)]
    of: str
    """The field that names the seat, the area or the word of the light."""
    question: str = ""
    """What is asked while it lasts."""


class TallyLook(LookPart, frozen=True):
    """What is counted for each seat, and told at the end."""

    name: str
    events: Sequence[str]
    of: str
    amount: str = ""
    """The field whose numbers are added up; without it events are counted."""


class TableLook(LookPart, frozen=True):
    """How a table looks: what a game declares, with all names and colours resolved."""

    cloth: ClothLook
    seats: Annotated[str, words(*SEATINGS)]
    hero: str = ""
    """What gets the most room: a scene, a zone, the event of a stage, or `emblem`."""
    square: Sequence[str] = ()
    """Zones of the middle that belong together."""
    papers: Mapping[str, PaperLook] = {}
    """By the name of the side."""
    sky: LightLook | None = None
    scenes: Sequence[SceneLook] = ()
    gauges: Sequence[SeatGauge] = ()
    emblems: Sequence[EmblemLook] = ()
    goals: Sequence[GoalLook] = ()
    totals: Mapping[str, TotalLook] = {}
    """By the row's zone."""
    worth: Mapping[str, int] = {}
    """What each face counts in totals and on stages."""
    stages: Sequence[StageLook] = ()
    moments: Sequence[MomentLook] = ()
    tallies: Sequence[TallyLook] = ()
    signs: Mapping[str, str] = {}
    """For each verb that has one."""
    scrolls: Sequence[str] = ()
    slips: Sequence[str] = ()
    """Zones whose cards are shown as slips."""
    triumph: str = ""
    """The scene of the end, or `emblem`."""
