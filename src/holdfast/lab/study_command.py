"""A study as it would be typed: the command that finds the same again."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import replace

from holdfast.lab.option_labels import typed_value
from holdfast.lab.study import LONGEST_NAME, MOST_GAMES, USUAL, WATCHED, Setting, Study, Variant, needs_watching


def study_command(study: Study) -> str:
    """One line for a shell, with nothing in it that is usual."""
    words = ["holdfast", "lab", "run", study.game, "--seats", ",".join(study.seats)]
    for typed in _variants(study):
        words += ["--variant", typed]
    if study.games != MOST_GAMES:
        words += ["--games", str(study.games)]
    for name, width in study.until.items():
        words += ["--until", f"{name}={width:g}"]
    words += ["--seed", str(study.seed)]
    words += [] if study.paired else ["--unpaired"]
    words += ["--watch", str(study.watch)] if study.watch != WATCHED and not needs_watching(study.until) else []
    words += ["--skill", study.skill] if study.skill else []
    words += ["--moves"] if study.moves else []
    words += ["--name", study.name] if study.name != study.game else []
    return shlex.join(words)


OTHER_BOTS = {"random": "greedy", "greedy": "medium", "easy": "medium", "medium": "easy", "hard": "medium"}
"""Another of our bots for each: a stronger one that does not take hours, or a weaker one."""
FEW_GAMES = 400
"""Searching bots are slow, and this many games show a large difference."""


def other_bot(bot: str) -> str:
    return OTHER_BOTS.get(bot, "greedy")


def check_command(study: Study) -> str:
    """The same study with other bots, under a name of its own: whether the verdict depends on who plays."""
    seats = tuple(map(other_bot, study.seats))
    games = study.games if set(seats) == {"greedy"} else min(study.games, FEW_GAMES)
    name = f"{study.name[: LONGEST_NAME - len(seats[0]) - 1]} {seats[0]}"
    skill = "" if study.skill in seats else study.skill
    changed = replace(study, seats=seats, games=games, watch=min(study.watch, games), skill=skill, name=name)
    return study_command(changed)


def _variants(study: Study) -> list[str]:
    """Every variant as it is typed; none for a game that is played as it usually is."""
    typed = [_words(variant, study.to_say(variant)) for variant in study.variants]
    return [] if typed == [f"{USUAL}:"] else typed


def _words(variant: Variant, options: Mapping[str, Setting]) -> str:
    """A variant as `--variant` takes it: `rush: variant=rush, tokens=5`."""
    return " ".join(
        [f"{variant.name}:", ", ".join(f"{name}={typed_value(value)}" for name, value in options.items())]
    ).strip()
