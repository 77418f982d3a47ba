"""What a verdict rests on, and what it says nothing about: the bots that played, and what they never tried."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from holdfast.lab.findings import Findings, UseFindings, VariantFindings
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.study_command import other_bot

LEAST_WATCHED = 20
"""In fewer games it is no wonder that something did not happen."""
MOST_NAMED = 8


def cautions(findings: Findings, localizer: Localizer) -> list[str]:
    """Every caution that applies, the most general first."""
    said = [
        _bots(findings, localizer),
        _unexercised(findings, localizer),
        _unused(findings, "verbs", localizer),
        _unused(findings, "cards", localizer),
    ]
    return [each for each in said if each]


def _bots(findings: Findings, localizer: Localizer) -> str:
    seats = findings.study.seats
    others = list(dict.fromkeys(other_bot(each) for each in seats))
    named = ", ".join(map(localizer.bot, others))
    return localizer.say("lab-caution-bots", seats=localizer.bots(seats), others=named)


def _unexercised(findings: Findings, localizer: Localizer) -> str:
    """Variants in which every game went as in the first: what they change never came up."""
    same = [variant.name for variant in findings.variants[1:] if is_unexercised(findings, variant)]
    if not same:
        return ""
    return localizer.say(
        "lab-caution-identical",
        count=len(same),
        names=_listed([localizer.say("lab-page-quoted", name=name) for name in same], localizer),
        first=findings.first.name,
        games=localizer.number(findings.first.games),
    )


def is_unexercised(findings: Findings, variant: VariantFindings) -> bool:
    """Whether no game differs from the first variant's in anything that is measured deal by deal."""
    compared = [each for each in findings.differences_of(variant.name) if each.paired]
    return bool(compared) and all(each.value.value == 0.0 == each.value.width for each in compared)


def _unused(findings: Findings, kind: str, localizer: Localizer) -> str:
    """Kinds of moves that no bot made in any variant, or cards that bots held and never played."""
    watched = [variant for variant in findings.variants if variant.watched >= LEAST_WATCHED]
    if not watched:
        return ""
    never = unused_verbs(watched, localizer) if kind == "verbs" else unused_cards(watched)
    name = localizer.verb if kind == "verbs" else localizer.card
    names = list(dict.fromkeys(map(name, never)))
    return localizer.say(f"lab-caution-{kind}", names=_listed(names, localizer)) if names else ""


def unused_verbs(variants: Sequence[VariantFindings], localizer: Localizer) -> list[str]:
    used = _done(use for variant in variants for use in variant.verbs)
    return [verb.name for verb in localizer.game.vocabulary.verbs.verbs if used and verb.name not in used]


def unused_cards(variants: Sequence[VariantFindings]) -> list[str]:
    """Cards that somebody held. A card that never reaches a hand is no matter of bots."""
    cards = [use for variant in variants for use in variant.cards]
    played = _done(cards)
    return list(dict.fromkeys(use.name for use in cards if use.held is not None and use.name not in played))


def _done(uses: Iterable[UseFindings]) -> set[str]:
    return {use.name for use in uses if use.per_game.value > 0}


def _listed(names: Sequence[str], localizer: Localizer) -> str:
    listed = ", ".join(names[:MOST_NAMED])
    more = len(names) - MOST_NAMED
    return listed if more <= 0 else localizer.say("lab-page-and-more", named=listed, count=more)
