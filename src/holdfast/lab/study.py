"""A study: what the lab is to find out. A small YAML file, or what is said on the command line, into typed data.

    game: upgrade
    seats: [greedy, greedy]
    options: {tokens: 3}
    variants:
      usual: {}
      rush: {variant: rush}
    sweep: {turn_limit: 20..60 step 10}
    games: 2000
    seed: 1

Variants stand side by side; a sweep plays each of them with each value of a range. What is wrong is told with the place
where it stands and what would be right there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import product
from pathlib import Path

from holdfast.bots.external import bot_names, is_bot
from holdfast.games import find_game
from holdfast.kernel import Game, HoldfastError, OptionError, Options
from holdfast.kernel.printable import control_in
from holdfast.lab.measures import PROPORTION, SKILL, find_measure, measure_names
from holdfast.lab.option_labels import option_label, options_label, typed_value
from holdfast.lab.sweeps import swept
from holdfast.scenarios import read_documents

LIMIT = "turn_limit"
TURN_LIMIT = 1000
"""Games among bots end by themselves: this limit holds unless a study names another."""
USUAL_GAMES = 10_000
MOST_GAMES = 100_000_000
MOST_VARIANTS = 200
LARGEST_SEED = 10**15
WATCHED = 1_000
"""Games of each variant that are watched move by move, unless a study says otherwise."""
LONGEST_NAME = 60
USUAL = "usual"
"""What a variant is called that has nothing of its own."""

Setting = bool | int | str | None | tuple[str, ...]


class StudyError(HoldfastError):
    """A study that cannot be run: where it is wrong, and what would be right."""


@dataclass(frozen=True)
class Variant:
    """One way to play: the options that differ from the game's own."""

    name: str
    options: Mapping[str, Setting]
    own: str = field(default="", compare=False)
    """The part of the name that somebody chose, which no report rewrites; the rest is made from options."""


@dataclass(frozen=True)
class Study:
    """What to play, how often, and what to look at. Every field has been checked against the game."""

    name: str
    game: str
    seats: tuple[str, ...]
    """A bot for each seat."""
    variants: tuple[Variant, ...]
    """The first is what the others are compared with."""
    games: int = USUAL_GAMES
    """Games of each variant; with `until` the maximum."""
    until: Mapping[str, float] = field(default_factory=dict)
    """Stop when the intervals of these measures are that wide at most, in every variant."""
    seed: int = 1
    """The number of the first game; each further one counts up."""
    paired: bool = True
    """The same deals for all variants, so that fewer games tell them apart."""
    watch: int = WATCHED
    """Games of each variant that are watched move by move."""
    skill: str = ""
    """A stronger bot that takes a seat of the watched games in turn, to tell luck from skill."""
    moves: bool = False
    """Whether to write a row for each move of the watched games."""

    def found_game(self) -> Game:
        return find_game(self.game)

    def options_of(self, variant: Variant, game: Game | None = None) -> Options:
        return (game or self.found_game()).options.read(variant.options)

    def to_say(self, variant: Variant) -> dict[str, Setting]:
        """What must be said to get the options of a variant: the lab's own turn limit need not be, any other must, even
        where it is the game's."""
        limit = self.options_of(variant).turn_limit
        own = {name: value for name, value in variant.options.items() if name != LIMIT}
        return own if limit == TURN_LIMIT else {LIMIT: limit, **own}


# Reading


def read_study(path: Path, raw: Mapping[str, object] | None = None) -> Study:
    """The study of a YAML file; what is said besides goes before it. Its name is the file's unless it has another."""
    plain = read_plain(path)
    try:
        return make_study({**plain, **(raw or {})})
    except HoldfastError as wrong:
        raise StudyError("wrong_in_file", file=path, wrong=wrong) from None


def read_plain(path: Path) -> dict[str, object]:
    """What a YAML file of a study says, not yet checked; named after the file unless it has another name."""
    try:
        documents = read_documents(path)
    except HoldfastError as wrong:
        raise StudyError("wrong_in_file", file=path, wrong=wrong) from None
    if len(documents) > 1 or not isinstance(documents[0], dict):
        raise StudyError("study_not_a_list", file=path)
    return {"name": path.stem, **documents[0]}


def make_study(given: Mapping[str, object]) -> Study:
    """The study that plain data describes, whether it stood in a file or on a command line."""
    _check_names(given)
    game = _game(given)
    seats = _seats(given.get("seats"), game)
    variants = _variants(given, game, len(seats))
    skill = _skill(given.get("skill"), seats)
    until = _until(given.get("until"), len(seats), skill)
    games = _whole(given, "games", MOST_GAMES if until else USUAL_GAMES, 1, MOST_GAMES)
    return Study(
        name=_name(given.get("name", game.name)),
        game=game.name,
        seats=seats,
        variants=variants,
        games=games,
        until=until,
        seed=_whole(given, "seed", 1, 0, LARGEST_SEED),
        paired=_flag(given, "paired", True),
        watch=games if needs_watching(until) else _whole(given, "watch", WATCHED, 0, MOST_GAMES),
        skill=skill,
        moves=_flag(given, "moves", False),
    )


SEARCHED = ("search", "goals")
KNOWN = (*(each.name for each in fields(Study)), "options", "sweep")


def _check_names(given: Mapping[str, object]) -> None:
    for name in given:
        if name in SEARCHED:
            raise StudyError("study_has_tuning", name=name)
        if name not in KNOWN:
            raise StudyError("no_such_study_entry", name=name, names=sorted(KNOWN))


def _game(given: Mapping[str, object]) -> Game:
    named = given.get("game")
    if not isinstance(named, str):
        raise StudyError("study_needs_game")
    try:
        return find_game(named)
    except HoldfastError as wrong:
        raise StudyError("wrong_in_study", place="game", wrong=wrong) from None


def _name(raw: object) -> str:
    name = str(raw).strip()
    if not name or len(name) > LONGEST_NAME or control_in(name) or set(name) & set('/\\:*?"<>|') or name[0] == ".":
        raise StudyError(
            "bad_study_name",
            most=LONGEST_NAME,
            name=raw,
        )
    return name


def _seats(raw: object, game: Game) -> tuple[str, ...]:
    """A bot for each seat, as a list or separated by commas; by default random bots, two or as many as needed."""
    if raw is None:
        return ("random",) * min(game.seats, key=lambda seats: abs(seats - 2))
    listed = raw.split(",") if isinstance(raw, str) else raw
    if not isinstance(listed, list | tuple) or not all(isinstance(name, str) for name in listed):
        raise StudyError("study_needs_seats")
    names = tuple(name.strip() for name in listed)
    for at, name in enumerate(names, 1):
        check_bot(f"seats.{at}", name)
    return names


def check_bot(place: str, name: str) -> None:
    if not is_bot(name):
        raise StudyError("no_such_bot_at_place", place=place, name=name, bots=bot_names())


def _skill(raw: object, seats: Sequence[str]) -> str:
    """A stronger bot. One that sits at the table would take its own seat, and win nothing more there."""
    if raw is None or raw == "":
        return ""
    check_bot("skill", str(raw))
    if raw in seats:
        raise StudyError("skill_bot_already_seated", bot=str(raw))
    return str(raw)


def _whole(given: Mapping[str, object], name: str, usual: int, least: int, most: int) -> int:
    raw = given.get(name, usual)
    try:
        number = int(raw) if isinstance(raw, str) else raw
    except ValueError:
        number = None
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        raise StudyError(
            "study_number_out_of_range",
            name=name,
            least=least,
            most=most,
            said=raw,
        )
    return number


def _flag(given: Mapping[str, object], name: str, usual: bool) -> bool:
    raw = given.get(name, usual)
    if not isinstance(raw, bool):
        raise StudyError("study_yes_or_no", name=name, said=raw)
    return raw


def _until(raw: object, seats: int, skill: str) -> dict[str, float]:
    """Widths by measure; a number alone is for the win rate of every seat."""
    if raw is None:
        return {}
    if not isinstance(raw, Mapping):
        wins = [name for name in measure_names(seats) if name.startswith("wins.")]
        return {name: _width("until", name, raw) for name in wins}
    for name in raw:
        if find_measure(str(name)) is None or name not in measure_names(seats):
            raise StudyError("no_such_measure", name=name, names=measure_names(seats))
    if SKILL.name in raw and not skill:
        raise StudyError("skill_needs_bot")
    return {str(name): _width(f"until.{name}", str(name), width) for name, width in raw.items()}


def needs_watching(until: Mapping[str, float]) -> bool:
    """Whether a run ends by what is seen only in watched games: then all of them are."""
    measures = [find_measure(name) for name in until]
    return any(measure is not None and (measure.watched or measure == SKILL) for measure in measures)


def _width(place: str, name: str, raw: object) -> float:
    measure = find_measure(name)
    try:
        width = float(raw) if isinstance(raw, int | float | str) else 0.0
    except ValueError:
        width = 0.0
    if not 0 < width < float("inf"):
        raise StudyError("bad_interval_width", place=place, said=typed_value(raw))
    if measure is not None and measure.kind == PROPORTION and width >= 1:
        raise StudyError("interval_of_everything", place=place, said=typed_value(raw))
    return width


# Variants


def _variants(given: Mapping[str, object], game: Game, seats: int) -> tuple[Variant, ...]:
    """Every variant with every value of the sweeps, each checked against the game."""
    shared = _settings(given.get("options"), "options")
    listed = _listed(given.get("variants"))
    sweeps = {name: _swept(game, name, values) for name, values in _settings(given.get("sweep"), "sweep").items()}
    made = [
        _variant(game, seats, label, place, shared, own, dict(zip(sweeps, values, strict=True)))
        for label, place, own in listed
        for values in product(*sweeps.values())
    ]
    if len(made) > MOST_VARIANTS:
        raise StudyError("too_many_variants", most=MOST_VARIANTS, count=len(made))
    names = [variant.name for variant in made]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise StudyError("variant_stands_twice", name=twice)
    return tuple(made)


def _swept(game: Game, name: str, raw: object) -> list[object]:
    """The values of a sweep, each of which the option can have."""
    values = swept(f"sweep.{name}", raw)
    try:
        for value in values:
            game.options.read({name: value})
    except OptionError as wrong:
        raise StudyError("wrong_in_study", place=f"sweep.{name}", wrong=wrong) from None
    return values


def _listed(raw: object) -> list[tuple[str, str, dict[str, object]]]:
    """Variants by name, or a list of them that are named by what they change: name, if it has one, place, options."""
    if raw is None:
        return [("", "options", {})]
    if isinstance(raw, Mapping) and raw:
        named = [(str(name), f"variants.{name}", own) for name, own in raw.items()]
        return [(_own_name(name, _settings(own, place)), place, _settings(own, place)) for name, place, own in named]
    if isinstance(raw, list) and raw:
        numbered = [(f"variants.{at}", each) for at, each in enumerate(raw, 1)]
        return [("", place, _settings(own, place)) for place, own in numbered]
    raise StudyError("variants_need_options")


def _settings(raw: object, place: str) -> dict[str, object]:
    if raw is None:
        return {}
    if not isinstance(raw, Mapping) or not all(isinstance(name, str) for name in raw):
        raise StudyError("bad_variant_options", place=place, said=raw)
    return dict(raw)


def _own_name(name: str, options: Mapping[str, object]) -> str:
    """The name that somebody gave a variant; nothing if it is only what the variant changes."""
    changes = ", ".join(option_label(option, value) for option, value in options.items())
    return "" if name == changes else name


def _variant(
    game: Game,
    seats: int,
    label: str,
    place: str,
    shared: Mapping[str, object],
    own: Mapping[str, object],
    swept_now: Mapping[str, object],
) -> Variant:
    """A variant, called by its name or by what it changes, and by the values of the sweeps."""
    text = ", ".join(option_label(option, value) for option, value in swept_now.items())
    try:
        options = game.options.read({LIMIT: TURN_LIMIT, **shared, **own, **swept_now})
        game.check(seats, options)
    except OptionError as wrong:
        where = "seats" if seats not in game.seats else f"{place} ({text})" if text else place
        raise StudyError("wrong_in_study", place=where, wrong=wrong) from None
    changed = [*(() if label else own), *swept_now]
    parts = ("" if label == USUAL and swept_now else label, options_label(changed, options))
    return Variant(_name_of_variant(", ".join(filter(None, parts)) or USUAL), options.non_defaults(), parts[0])


def _name_of_variant(name: str) -> str:
    if len(name) > 4 * LONGEST_NAME or control_in(name):
        raise StudyError("variant_name_too_long", name=name)
    return name
