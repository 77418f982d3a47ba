"""Was the deal fair? A record, or a seed and the hash that was shown before the game, is held against its proof."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from holdfast.games import find_game
from holdfast.kernel import SPECTATOR, HoldfastError, Record, Table, observe
from holdfast.kernel.notes import MOST_CHARACTERS, Notes
from holdfast.kernel.proof import CANNOT_TELL, FAIR, NO, NOT_FAIR, UNSURE, YES, Finding, Proved, Refuted, Unclear
from holdfast.kernel.proof import verdict as verdict_on
from holdfast.kernel.proof import verify as proofs
from holdfast.kernel.seeds import commitment, read_seed
from holdfast.kernel.text_files import read_text
from holdfast.terminal.files import naming, read_record
from holdfast.words import common, tell

MARKS = {YES: "mark-ok", NO: "mark-fail", UNSURE: "mark-unsure"}
STYLES = {YES: "", NO: "red", UNSURE: "yellow"}
CODES = {FAIR: 0, NOT_FAIR: 1, CANNOT_TELL: 2}
REASONS = {NOT_FAIR: NO, CANNOT_TELL: UNSURE}


def verify(console: Console, given: Sequence[str], language: str, notes: Path | None = None) -> int:
    """Print what is proved, and the verdict: 0 if the deal was fair, 1 if it was not, 2 if that cannot be told."""
    if len(given) == 1:
        findings = verify_file(Path(given[0]), notes)
        _print_findings(console, findings, language)
        _print_verdict(console, findings, language)
    elif len(given) == 2 and notes is None:
        findings = verify_seed(*given)
        _print_findings(console, findings, language)
    else:
        raise HoldfastError("record_or_seed_needed")
    return CODES[verdict_on(findings)]


def _print_findings(console: Console, findings: Sequence[Finding], language: str) -> None:
    for finding in findings:
        mark = common(language, MARKS[finding.holds])
        console.print(Text(f"{mark:4} {tell(finding, language)}", STYLES[finding.holds]), soft_wrap=True)


def _print_verdict(console: Console, findings: Sequence[Finding], language: str) -> None:
    verdict = verdict_on(findings)
    why = "; ".join(tell(each, language) for each in findings if each.holds == REASONS.get(verdict))
    told = common(language, f"verify-{verdict.replace(' ', '-')}", why=why)
    console.print(Text(told, f"bold {STYLES[REASONS.get(verdict, YES)]}".strip()), soft_wrap=True)


def verify_file(path: Path, notes: Path | None = None) -> list[Finding]:
    """Deal the record's game again, play its moves, and hold its seed against its proof."""
    record = read_record(path)
    noted = None if notes is None else _read_notes(notes)
    findings = proofs(record, noted)
    if record.sealed_away:
        return findings
    if read_seed(record.seed).number is None:
        hash = commitment(record.seed)
        findings.append(Proved("hash_must_have_been", hash=hash))
    with naming(path):
        dealt = Table(find_game(record.game), record.without_moves())
    if noted is not None and record.rounds is not None:
        findings.append(_seen(dealt, record, noted))
    return [*findings, _played_again(record)]


def _read_notes(path: Path) -> Notes:
    with naming(path):
        return Notes.read(read_text(path, MOST_CHARACTERS))


def _seen(dealt: Table, record: Record, notes: Notes) -> Finding:
    """Whether the record deals what the client was shown."""
    assert record.rounds is not None
    seat = record.rounds.seat_at(int(notes.place[1:]) - 1, dealt.seats) if notes.place else int(SPECTATOR)
    if not notes.seen:
        return Unclear("deal_not_seen")
    if observe(dealt.state, seat) != list(notes.seen):
        return Refuted("deal_differs")
    return Proved("deal_as_seen")


def _played_again(record: Record) -> Finding:
    try:
        table = Table.resume(find_game(record.game), record)
    except HoldfastError as wrong:
        return Refuted("moves_do_not_fit", wrong=wrong)
    return Proved("moves_replayed", moves=len(table.record.moves))


def verify_seed(seed: str, hash: str) -> list[Finding]:
    """Whether a seed is the one that a hash promised."""
    if read_seed(seed).number is not None:
        return [Refuted("proof_plain_seed", seed=seed)]
    if commitment(seed) == hash.strip().lower():
        return [Proved("hash_matches")]
    return [Refuted("hash_mismatch", hash=commitment(seed))]
