"""A study as it would be typed: the command that finds the same again."""

from __future__ import annotations

import shlex
from collections.abc import Mapping

from holdfast.lab.option_labels import typed_value
from holdfast.lab.study import MOST_GAMES, USUAL, WATCHED, Setting, Study, Variant, needs_watching


def study_command(study: Study) -> str:
    """One line for a shell, with nothing in it that is usual."""
    words = ["holdfast", "lab", "run", study.game, "--seats", ",".join(study.seats)]
    for told in _variants(study):
        words += ["--variant", told]
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


def _variants(study: Study) -> list[str]:
    """Every variant as it is typed; none for a game that is played as it usually is."""
    told = [_words(variant, study.to_say(variant)) for variant in study.variants]
    return [] if told == [f"{USUAL}:"] else told


def _words(variant: Variant, options: Mapping[str, Setting]) -> str:
    """A variant as `--variant` takes it: `rush: variant=rush, tokens=5`."""
    return " ".join(
        [f"{variant.name}:", ", ".join(f"{name}={typed_value(value)}" for name, value in options.items())]
    ).strip()
