"""The names of variants and candidates in a reader's words: `tokens 5` is “Tokens: 5”."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from holdfast.lab.findings import Findings
from holdfast.lab.option_labels import is_sentence, option_label
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.study import LIMIT, USUAL, Setting
from holdfast.lab.tune.result import TuningResult


class Named(Protocol):
    """Something that is known by its options."""

    @property
    def name(self) -> str: ...
    @property
    def options(self) -> Mapping[str, Setting]: ...


def findings_in_words(findings: Findings, localizer: Localizer) -> Findings:
    """The same with every variant called as the reader would."""
    own = {variant.name: variant.own for variant in findings.study.variants}
    names = _names(findings.variants, localizer, own)
    return replace(
        findings,
        variants=tuple(replace(each, name=names[each.name]) for each in findings.variants),
        differences=tuple(
            replace(each, variant=names.get(each.variant, each.variant)) for each in findings.differences
        ),
    )


def tuning_in_words(tuning: TuningResult, localizer: Localizer) -> TuningResult:
    """The same with every candidate called as the reader would."""
    names = _names(tuning.candidates, localizer, {})
    return replace(tuning, candidates=tuple(replace(each, name=names[each.name]) for each in tuning.candidates))


def _names(all_of_them: Sequence[Named], localizer: Localizer, own: Mapping[str, str]) -> dict[str, str]:
    """A name in words for each name; as they were if two would then be called the same."""
    names = {each.name: _in_words(each, localizer, own.get(each.name, "")) for each in all_of_them}
    return names if len(set(names.values())) == len(names) else {name: name for name in names}


def _in_words(variant: Named, localizer: Localizer, own: str) -> str:
    """What is made from options in the reader's words; the part that somebody chose stays as it is."""
    if variant.name == USUAL and not set(variant.options) - {LIMIT}:
        return localizer.say("lab-page-usual")
    if own and (variant.name == own or variant.name.startswith(f"{own}, ")):
        rest = variant.name.removeprefix(own).removeprefix(", ")
        return ", ".join(filter(None, (own, _options_in_words(variant, rest, localizer))))
    return _options_in_words(variant, variant.name, localizer)


def _options_in_words(variant: Named, name: str, localizer: Localizer) -> str:
    options = localizer.game.options.read(dict(variant.options))
    values = {option: getattr(options, option) for option in localizer.game.options.ranges()}
    words = {option_label(*each): localizer.setting(*each) for each in values.items() if not is_sentence(each[1])}
    return ", ".join(words.get(part, part) for part in name.split(", "))


def without(name: str, part: str) -> str:
    """A name without one of its options."""
    return ", ".join(each for each in name.split(", ") if each != part)
