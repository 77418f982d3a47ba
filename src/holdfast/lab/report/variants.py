"""The names of variants and candidates in a reader's words: `tokens 5` is “Tokens: 5”."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from holdfast.lab.findings import Findings
from holdfast.lab.naming import called, is_sentence
from holdfast.lab.report.reader import Reader
from holdfast.lab.study import USUAL, Setting
from holdfast.lab.tune.tuned import Tuned


class Named(Protocol):
    """Something that is known by its options."""

    @property
    def name(self) -> str: ...
    @property
    def options(self) -> Mapping[str, Setting]: ...


def findings_in_words(findings: Findings, reader: Reader) -> Findings:
    """The same with every variant called as the reader would."""
    names = _names(findings.variants, reader)
    return replace(
        findings,
        variants=tuple(replace(each, name=names[each.name]) for each in findings.variants),
        differences=tuple(
            replace(each, variant=names.get(each.variant, each.variant)) for each in findings.differences
        ),
    )


def tuned_in_words(tuned: Tuned, reader: Reader) -> Tuned:
    """The same with every candidate called as the reader would."""
    names = _names(tuned.candidates, reader)
    return replace(tuned, candidates=tuple(replace(each, name=names[each.name]) for each in tuned.candidates))


def _names(all_of_them: Sequence[Named], reader: Reader) -> dict[str, str]:
    """A name in words for each name; as they were if two would then be called the same."""
    names = {each.name: _in_words(each, reader) for each in all_of_them}
    return names if len(set(names.values())) == len(names) else {name: name for name in names}


def _in_words(variant: Named, reader: Reader) -> str:
    if variant.name == USUAL:
        return reader.say("lab-page-usual")
    options = reader.game.options.read(dict(variant.options))
    values = {option: getattr(options, option) for option in reader.game.options.ranges()}
    words = {called(*each): reader.setting(*each) for each in values.items() if not is_sentence(each[1])}
    return ", ".join(words.get(part, part) for part in variant.name.split(", "))


def without(name: str, part: str) -> str:
    """A name without one of its options."""
    return ", ".join(each for each in name.split(", ") if each != part)
