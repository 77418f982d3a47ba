"""The names of variants and candidates in a reader's words: `tokens 5` is “Tokens: 5”."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from holdfast.lab.findings import Findings
from holdfast.lab.option_labels import is_sentence, option_label
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.study import USUAL, Setting
from holdfast.lab.tune.result import TuningResult


class Named(Protocol):
    """Something that is known by its options."""

    @property
    def name(self) -> str: ...
    @property
    def options(self) -> Mapping[str, Setting]: ...


def findings_in_words(findings: Findings, localizer: Localizer) -> Findings:
    """The same with every variant called as the reader would."""
    names = _names(findings.variants, localizer)
    return replace(
        findings,
        variants=tuple(replace(each, name=names[each.name]) for each in findings.variants),
        differences=tuple(
            replace(each, variant=names.get(each.variant, each.variant)) for each in findings.differences
        ),
    )


def tuning_in_words(tuning: TuningResult, localizer: Localizer) -> TuningResult:
    """The same with every candidate called as the reader would."""
    names = _names(tuning.candidates, localizer)
    return replace(tuning, candidates=tuple(replace(each, name=names[each.name]) for each in tuning.candidates))


def _names(all_of_them: Sequence[Named], localizer: Localizer) -> dict[str, str]:
    """A name in words for each name; as they were if two would then be called the same."""
    names = {each.name: _in_words(each, localizer) for each in all_of_them}
    return names if len(set(names.values())) == len(names) else {name: name for name in names}


def _in_words(variant: Named, localizer: Localizer) -> str:
    if variant.name == USUAL:
        return localizer.say("lab-page-usual")
    options = localizer.game.options.read(dict(variant.options))
    values = {option: getattr(options, option) for option in localizer.game.options.ranges()}
    words = {option_label(*each): localizer.setting(*each) for each in values.items() if not is_sentence(each[1])}
    return ", ".join(words.get(part, part) for part in variant.name.split(", "))


def without(name: str, part: str) -> str:
    """A name without one of its options."""
    return ", ".join(each for each in name.split(", ") if each != part)
