"""Laws about how a game says its table looks: it names only what there is, and everything on it can be read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from holdfast.kernel import Entry, Game, Scene, Stage, TableSchema, Theme
from holdfast.kernel.cells import SEAT, WORD
from holdfast.kernel.cloth import GROUNDS, LEAST, PATTERNS, QUIET, TEXT
from holdfast.kernel.colours import contrast
from holdfast.kernel.kinds import Kind
from holdfast.kernel.moments import LIGHT, LOSS, MOMENT_KINDS, OUT, ROUND, Moment, Tally
from holdfast.kernel.scenery import BACKDROPS, EMBLEMS, GAUGE_KINDS, PLACE_KINDS, Gauge, Place
from holdfast.kernel.staging import TONES
from holdfast.kernel.table_look import EMBLEM, areas_of, last_part, most_of, within
from holdfast.kernel.theme import SEATINGS
from holdfast.testing.law import law

COLOUR = re.compile(r"#[0-9a-f]{6}")
BLANK = re.compile(r"\{(\w+)\}")
ACCENT_ON_CLOTH = 4.5
ABOUT = {
    LOSS: {SEAT: "seat", WORD: "word"},
    OUT: {SEAT: "seat"},
    LIGHT: {WORD: "word"},
    ROUND: {SEAT: "seat"},
}
"""The kinds of the field that says what a moment is about."""


def check_looks(game: Game, schema: TableSchema) -> None:
    """What a theme declares fits the table."""
    theme = game.presentation.theme
    if theme is None:
        return
    _one_of("the seats are arranged", theme.seats, SEATINGS)
    _check_colours(theme)
    _check_light(theme, schema)
    for scene in theme.scenes:
        _check_scene(scene, schema)
    _check_rows(theme, schema)
    _check_emblem(theme, schema)
    _check_goal(theme, schema)
    for event, stage in theme.stages.items():
        _check_stage(game, schema, event, stage)
    for event, moment in theme.moments.items():
        _check_moment(game, theme, event, moment)
    for name, tally in theme.tallies.items():
        _check_tally(game, name, tally)
    _check_heroes(theme, schema)
    _check_signs(game, theme)


def _one_of(what: str, said: str, known: Iterable[str]) -> None:
    law(said in known, f"{what} “{said}”; there is {', '.join(filter(None, known))}")


def _names(schema: TableSchema, form: str) -> Mapping[str, Entry]:
    """What a theme may speak of, by the last part of its name."""
    return {last_part(entry.path): entry for entry in schema.entries if entry.form == form}


def _there(what: str, names: Iterable[str], known: Iterable[str], thing: str) -> None:
    for name in filter(None, names):
        law(
            name in known,
            f"{what} speaks of {name}, which is no {thing}; there is {', '.join(sorted(known)) or 'none'}",
        )


# Colours


def _check_colours(theme: Theme) -> None:
    cloth = theme.cloth
    _one_of("the cloth has the pattern", cloth.pattern, PATTERNS)
    named = {"accent": theme.accent, "cloth.base": cloth.base, "cloth.light": cloth.light, "cloth.deep": cloth.deep}
    named |= {"cloth.accent": cloth.accent, "cloth.text": cloth.text}
    named |= {f"papers.{side}": paper.colour for side, paper in theme.papers.items()}
    for name, colour in named.items():
        law(not colour or COLOUR.fullmatch(colour) is not None, f"{name} is “{colour}”, which is no colour as #rrggbb")
    for ground in GROUNDS:
        colours = cloth.colours(theme.accent, ground)
        words = ((TEXT[ground], LEAST), (QUIET[ground], LEAST), (colours["text"], ACCENT_ON_CLOTH))
        for colour, least in words:
            found = contrast(colour, colours["light"])
            law(found >= least, f"{colour} has only {found:.1f}:1 on the cloth ({ground}), not {least}:1")


def _check_light(theme: Theme, schema: TableSchema) -> None:
    light = theme.light
    entry = None if light is None else schema.by_path.get(light.value)
    if light is not None and entry is not None:
        law(bool(entry.words), f"the light hangs on {light.value}, which is no word")
        unknown = sorted(set(light.skies) - set(entry.words))
        law(not unknown, f"the light has a sky for {', '.join(unknown)}, which {light.value} never is")


# Scenes


def _check_scene(scene: Scene, schema: TableSchema) -> None:
    what = f"scene “{scene.name}”"
    _one_of(f"{what} is painted on", scene.backdrop, BACKDROPS)
    areas = areas_of(schema, scene)
    law(bool(areas), f"{what} stands nowhere: there is no zone {next(iter(scene.places), '')}")
    kinds = {place.kind for place in scene.places.values()}
    for kind in BACKDROPS[scene.backdrop]:
        law(kind in kinds, f"{what} is a {scene.backdrop}, which needs a place of the kind {kind}")
    for name, place in scene.places.items():
        _check_place(f"{what}, place {name}", scene, place)
        for area in areas:
            _there(what, (within(area, name),), (entry.path for entry in schema.zones), "zone")
    for name, gauge in scene.gauges.items():
        _check_boxes_of(f"{what}, gauge {name}", scene, gauge)
        for area in areas:
            _check_gauge(f"{what}, gauge {name}", schema, within(area, name), gauge)


def _check_place(what: str, scene: Scene, place: Place) -> None:
    _one_of(f"{what} is a", place.kind, PLACE_KINDS)
    for boxes, size in ((place.wide, scene.wide), (place.narrow, scene.narrow)):
        needed = len(place.ranks) or 1
        law(len(boxes) == needed, f"{what} has {len(boxes)} boxes where {needed} are needed")
        _check_boxes(what, boxes, size)


def _check_boxes_of(what: str, scene: Scene, gauge: Gauge) -> None:
    for box, size in ((gauge.wide, scene.wide), (gauge.narrow, scene.narrow)):
        law(box is not None, f"{what} has no box for wide seats, or none for narrow ones")
        _check_boxes(what, [box] if box else [], size)


def _check_boxes(what: str, boxes: Sequence[tuple[int, int, int, int]], size: tuple[int, int]) -> None:
    for x, y, width, height in boxes:
        inside = x >= 0 and y >= 0 and x + width <= size[0] and y + height <= size[1]
        law(inside and width > 0 and height > 0, f"{what} has the box {(x, y, width, height)}, which is not in {size}")


def _check_gauge(what: str, schema: TableSchema, path: str, gauge: Gauge) -> None:
    _one_of(f"{what} is a", gauge.kind, GAUGE_KINDS)
    entry = schema.by_path.get(path)
    law(entry is not None and entry.form == "number", f"{what} speaks of {path}, which is no number")
    if gauge.of:
        law(most_of(schema, path, gauge) != "", f"{what} is full at {gauge.of}, which is no value, option or zone")


# Rows and numbers, by the last parts of their names


def _check_rows(theme: Theme, schema: TableSchema) -> None:
    zones, numbers = _names(schema, "cards"), _names(schema, "number")
    _there("the theme", (*theme.square, *theme.totals, *theme.slips), zones, "zone")
    _there("the theme", theme.scrolls, _names(schema, "texts"), "list of texts")
    for name, total in theme.totals.items():
        law(theme.worth is not None, f"{name} has a total, but the theme does not say what a card is worth")
        _one_of(f"the total of {name} has the tone", total.tone, TONES)
    _there("the theme", theme.gauges, numbers, "number")
    for name, gauge in theme.gauges.items():
        _check_gauge(f"gauge {name}", schema, numbers[name].path, gauge)


def _check_emblem(theme: Theme, schema: TableSchema) -> None:
    emblem = theme.emblem
    if emblem is not None:
        _one_of("the emblem is a", emblem.shape, EMBLEMS)
        _there("the emblem", (emblem.level, emblem.lost, emblem.heart), _names(schema, "number"), "number")


def _check_goal(theme: Theme, schema: TableSchema) -> None:
    goal = theme.goal
    if goal is None:
        return
    _there("the goal", (goal.card, goal.have, goal.from_hand), _names(schema, "cards"), "zone")
    substitutes = goal.substitutes
    faces = {*goal.needs, *substitutes, *(face for each in goal.needs.values() for face in each)}
    faces |= {face for each in substitutes.values() for face in each.faces}
    _there("the goal", sorted(faces), schema.game.vocabulary.faces, "face")
    for face, each in substitutes.items():
        law(bool(each.faces) != bool(each.value), f"{face} counts either as some faces or as what a value names")
        _there("the goal", (each.value, each.unless), _names(schema, "number"), "number")
        law(not each.option or hasattr(schema.options, each.option), f"the goal speaks of no option: {each.option}")


def _check_heroes(theme: Theme, schema: TableSchema) -> None:
    pictures = {scene.name for scene in theme.scenes} | ({EMBLEM} if theme.emblem is not None else set())
    _there("the triumph", (theme.triumph,), pictures, "scene or emblem")
    known = pictures | set(theme.stages) | set(_names(schema, "cards"))
    _there("the hero", (theme.hero,), known, "scene, emblem, stage or zone")


# Events and verbs


def _check_stage(game: Game, schema: TableSchema, event: str, stage: Stage) -> None:
    what = f"stage “{event}”"
    events = {kind.name: kind for kind in game.vocabulary.events.kinds}
    _there(what, (event, *stage.ends, *stage.joins, *stage.shows), events, "event")
    law(bool(stage.ends), f"{what} has no event that ends it")
    for side in (stage.left, stage.right):
        _check_side(what, schema, events[event], side)
    said = {field for name in (event, *stage.ends) for field in _fields(events[name])}
    _there(what, (stage.left_sum, stage.right_sum), said, "field of the events that begin and end it")
    for name in (*stage.joins, *stage.shows):
        law("card" in _fields(events[name]), f"{what} has a card by {name}, which has no field {{card}}")
    _there(what, (stage.stake,), _names(schema, "number"), "number")


def _check_side(what: str, schema: TableSchema, kind: Kind, side: str) -> None:
    """A side is a field of the event, or a zone of a seat that a field names."""
    named = BLANK.findall(side)
    law(len(named) == 1, f"{what} has the side “{side}”, which should name one field")
    _there(what, named, _fields(kind), "field of the event")
    _there(what, (side.partition("}.")[2],), _names(schema, "cards"), "zone")


def _check_moment(game: Game, theme: Theme, event: str, moment: Moment) -> None:
    what = f"the moment “{event}”"
    _one_of(f"{what} is a", moment.kind, MOMENT_KINDS)
    kind = _event(what, game, event)
    _there(what, (moment.of,), _fields(kind), "field of the event")
    of = next(field for field in kind.fields if field.name == moment.of)
    allowed = ABOUT[moment.kind]
    law(of.kind in allowed, f"{what} is about {{{moment.of}}}, which is no {' or '.join(allowed.values())}")
    law(moment.kind != LIGHT or theme.light is not None, f"{what} changes the light, but the theme has none")
    _there(what, (moment.question,), {kind.name for kind in game.vocabulary.prompts.kinds}, "question")
    law(not moment.question or moment.kind == ROUND, f"{what} lasts while something is asked, but is no round")


def _check_tally(game: Game, name: str, tally: Tally) -> None:
    what = f"the tally “{name}”"
    law(bool(tally.events), f"{what} counts no event")
    for event in tally.events:
        kinds = {field.name: field.kind for field in _event(what, game, event).fields}
        _there(what, (tally.of, tally.amount), kinds, "field of the event")
        law(kinds[tally.of] == SEAT, f"{what} is about {{{tally.of}}}, which is no seat")


def _event(what: str, game: Game, event: str) -> Kind:
    events = {kind.name: kind for kind in game.vocabulary.events.kinds}
    _there(what, (event,), events, "event")
    return events[event]


def _fields(kind: Kind) -> set[str]:
    return {field.name for field in kind.fields}


def _check_signs(game: Game, theme: Theme) -> None:
    verbs = game.vocabulary.verbs.verbs
    known = {verb.name for verb in verbs} | {verb.phrase.split()[0] for verb in verbs}
    _there("the theme", theme.signs, known, "verb")
