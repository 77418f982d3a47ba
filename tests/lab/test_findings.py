"""Findings are plain data: what is written is read again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from holdfast.kernel import HoldfastError
from holdfast.lab.findings import (
    FORMAT,
    Difference,
    Estimate,
    Findings,
    LengthCounts,
    SeatFindings,
    SkillFindings,
    UseFindings,
    VariantFindings,
    Verdict,
    WinRateComparison,
    from_json,
    load_findings,
    save_findings,
    to_json,
)
from holdfast.lab.study import make_study

HALF = Estimate(0.5, 0.4, 0.6, 100)
SURE = Verdict(0.001, 0.004)
EFFECT = WinRateComparison(HALF, HALF, Estimate(0.0, -0.1, 0.1, 200), Verdict(1.0, 1.0))


def some_findings() -> Findings:
    """One of everything."""
    study = make_study({"game": "upgrade", "seats": "greedy,random", "variants": {"usual": {}, "long": {"tokens": 5}}})
    found = VariantFindings(
        name="usual",
        options={"turn_limit": 1000},
        games=100,
        watched=10,
        measures={"wins.p1": HALF, "limited": Estimate(0.0, 0.0, 0.1, 100), "turns": Estimate(20.0, 18.0, 22.0, 100)},
        seats=(SeatFindings("p1", "greedy", HALF, 0.5, SURE), SeatFindings("p2", "random", HALF, 0.5, SURE)),
        turns=LengthCounts({10: 40, 20: 50, 60: 10}),
        decisions=LengthCounts({12: 100}),
        cards=(UseFindings("AS", HALF, EFFECT, None),),
        verbs=(UseFindings("attack", HALF, None, EFFECT),),
        skill=SkillFindings("hard", HALF, HALF, HALF, HALF, SURE),
    )
    differences = (Difference("long", "turns", Estimate(4.0, 2.0, 6.0, 100), True, SURE),)
    return Findings(
        study, "holdfast lab run", "1.0", 3, 200, 4000, 2.0, False, (found, replace(found, name="long")), differences
    )


def test_findings_are_read_as_they_were_written(tmp_path: Path) -> None:
    found = some_findings()
    assert from_json(to_json(found)) == found
    save_findings(found, tmp_path / "findings.json")
    assert load_findings(tmp_path / "findings.json") == found


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{}", "no findings of the lab"),
        ("no", "no findings of the lab"),
        (f'"format": {FORMAT}|"format": 9', "format 9"),
    ],
)
def test_what_is_not_findings_is_refused(text: str, why: str, tmp_path: Path) -> None:
    old, _, new = text.partition("|")
    written = to_json(some_findings()).replace(old, new) if new else old
    (tmp_path / "findings.json").write_text(written)
    with pytest.raises(HoldfastError, match=f"findings.json.*{why}"):
        load_findings(tmp_path / "findings.json")


def test_lengths_tell_shares() -> None:
    turns = some_findings().first.turns
    assert (turns.games, turns.least, turns.most) == (100, 10, 60)
    assert [turns.quantile(share) for share in (0.4, 0.5, 0.9, 1.0)] == [10, 20, 20, 60]
    assert [turns.share_within(length) for length in (9, 10, 20, 59, 60)] == [0.0, 0.4, 0.9, 0.9, 1.0]


def test_a_verdict_is_beyond_chance_below_one_in_twenty() -> None:
    assert Verdict(0.01, 0.049).significant
    assert not Verdict(0.01, 0.05).significant
