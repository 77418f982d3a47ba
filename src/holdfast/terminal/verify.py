"""Was the deal fair? A record, or a seed and the hash that was shown before the game, is held against its proof."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from holdfast.games import find_game
from holdfast.kernel import HoldfastError, Table
from holdfast.kernel.errors import Wording
from holdfast.kernel.seeds import Finding, commitment, read_seed
from holdfast.kernel.seeds import verify as proofs
from holdfast.terminal.files import naming, read_record
from holdfast.words import common, tell


def verify(console: Console, given: Sequence[str], language: str) -> int:
    """Print what is proved; 0 if everything that should be proved is, 1 if not."""
    if len(given) == 1:
        findings = verify_file(Path(given[0]))
    elif len(given) == 2:
        findings = verify_seed(*given)
    else:
        raise HoldfastError("name a record, or a seed and the hash that was shown before the game")
    for finding in findings:
        mark = common(language, "mark-ok" if finding.holds else "mark-fail")
        console.print(
            Text(f"{mark:4} {tell(finding.wording, language)}", "" if finding.holds else "red"), soft_wrap=True
        )
    return 0 if all(finding.holds for finding in findings) else 1


def verify_file(path: Path) -> list[Finding]:
    """Deal the record's game again, play its moves, and hold its seed against its proof."""
    record = read_record(path)
    findings = proofs(record)
    if record.sealed_away:
        return findings
    with naming(path):
        table = Table.resume(find_game(record.game), record)
    played = len(table.record.moves)
    again = Wording("dealt again, all {moves} moves are possible as they were made", moves=played)
    if read_seed(record.seed).number is None:
        shown = Wording("the hash shown before the deal must have been {hash}", hash=commitment(record.seed))
        findings.append(Finding(True, shown))
    return [*findings, Finding(True, again)]


def verify_seed(seed: str, hash: str) -> list[Finding]:
    """Whether a seed is the one that a hash promised."""
    if read_seed(seed).number is not None:
        return [Finding(False, Wording("the seed {seed} is a plain number: everybody could know the deal", seed=seed))]
    if commitment(seed) == hash.strip().lower():
        return [Finding(True, Wording("the hash is that of this seed: the deal was fixed before the game"))]
    return [Finding(False, Wording("the hash is not that of this seed; it would be {hash}", hash=commitment(seed)))]
