"""Was the deal fair?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from holdfast.games.upgrade import GAME
from holdfast.kernel import HoldfastError, commitment
from holdfast.terminal.files import open_table, read_record, save_apart, save_record
from holdfast.terminal.play import TerminalTable
from holdfast.terminal.verify import verify
from tests.terminal.screen import read, screen

SEED = "sealed:" + "0f" * 16


def verified(*given: str, language: str = "en") -> tuple[int, str]:
    console = screen(200)
    code = verify(console, given, language)
    return code, read(console)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A sealed game between bots, saved when it was over."""
    table, players = open_table(GAME, ["random", "random"], GAME.options.read({"turn_limit": 6}), None)
    TerminalTable(screen(), table, players, "en").run(tmp_path / "game.txt")
    return tmp_path / "game.txt"


def test_a_deal_from_a_secret_alone_was_fixed_but_may_have_been_chosen(played: Path) -> None:
    code, told = verified(str(played))
    assert code == 2
    assert "\nWhether the deal was fair cannot be told: the deal comes from the secret alone" in told
    assert "ok   the secret was committed to before the deal, for this game, these rules, options and seats" in told
    assert f"ok   the hash shown before the deal must have been {commitment(read_record(played).seed)}" in told
    moves = len(read_record(played).moves)
    assert f"ok   dealt again, all {moves} moves are possible as they were made" in told


def test_another_deal_than_was_promised(played: Path) -> None:
    record = read_record(played)
    save_record(played, replace(record, seed=SEED, moves=[]))
    code, told = verified(str(played))
    assert code == 1
    assert "FAIL the commitment is not that of this secret" in told


def test_moves_that_the_deal_does_not_allow(played: Path) -> None:
    save_record(played, replace(read_record(played), seed=SEED))
    code, told = verified(str(played))
    assert code == 1
    assert "FAIL the moves do not fit the deal: move " in told


def test_a_secret_that_is_still_kept(played: Path) -> None:
    save_apart(played, replace(read_record(played), result=""))
    Path(f"{played}.secret").unlink()
    code, told = verified(str(played))
    assert code == 2
    assert told.startswith("?    the secret is still sealed; it is opened when the game is closed\n")


def test_a_seed_and_the_hash_that_was_shown() -> None:
    assert verified(SEED, commitment(SEED))[0] == 0
    code, told = verified(SEED, "00")
    assert code == 1
    assert f"it would be {commitment(SEED)}" in told
    assert verified("42", "00")[0] == 1


def test_in_russian() -> None:
    assert verified(SEED, commitment(SEED), language="ru")[1].startswith("ок   хеш от этой печати")


def test_notes_belong_to_a_record(tmp_path: Path, played: Path) -> None:
    notes = tmp_path / "notes.json"
    notes.write_text("{}", encoding="utf-8")
    with pytest.raises(HoldfastError, match=r"notes\.json”: notes are one JSON object with a “table”"):
        verify(screen(200), [str(played)], "en", notes)
    with pytest.raises(HoldfastError, match="name a record, or a seed and the hash"):
        verify(screen(200), [SEED, commitment(SEED)], "en", notes)


@pytest.mark.parametrize("given", [[], ["a", "b", "c"]])
def test_what_can_be_verified_is_said(given: list[str]) -> None:
    with pytest.raises(HoldfastError, match="name a record, or a seed and the hash"):
        verified(*given)
