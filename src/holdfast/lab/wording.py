"""A study as it would be typed: the command that finds the same again."""

from __future__ import annotations

import shlex

from holdfast.lab.naming import said
from holdfast.lab.study import MOST_GAMES, WATCHED, Study, Variant


def command_of(study: Study) -> str:
    """One line for a shell, with nothing in it that is usual."""
    words = ["holdfast", "lab", "run", study.game, "--seats", ",".join(study.seats)]
    for variant in study.variants:
        words += ["--variant", variant_words(variant)]
    if study.games != MOST_GAMES:
        words += ["--games", str(study.games)]
    for name, width in study.until.items():
        words += ["--until", f"{name}={width:g}"]
    words += ["--seed", str(study.seed)]
    words += [] if study.paired else ["--unpaired"]
    words += ["--watch", str(study.watch)] if study.watch != WATCHED else []
    words += ["--skill", study.skill] if study.skill else []
    words += ["--moves"] if study.moves else []
    words += ["--name", study.name] if study.name != study.game else []
    return shlex.join(words)


def variant_words(variant: Variant) -> str:
    """A variant as `--variant` takes it: `rush: variant=rush, tokens=5`."""
    return f"{variant.name}: " + ", ".join(f"{name}={said(value)}" for name, value in variant.options.items())
