"""Records in files: reading, saving whole or not at all, keeping secrets apart, games that were left."""

from __future__ import annotations

import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from holdfast.games.upgrade import GAME
from holdfast.kernel import HoldfastError, Record, RecordError, commitment
from holdfast.kernel.proof import UNSURE, YES, verify
from holdfast.kernel.records import MOST_CHARACTERS
from holdfast.kernel.text_files import state_folder
from holdfast.terminal.files import (
    KEPT,
    autosave,
    clear_autosave,
    last_autosave,
    load_table,
    open_again,
    open_table,
    read_record,
    save_apart,
    save_record,
)
from tests.terminal.screen import table

pytestmark = pytest.mark.quick

HEADER = f"""\
holdfast record 1
game: upgrade
rules: {GAME.version}
options: {{"tokens": 5}}
players: ["you", "greedy"]
people: ["p1"]
seed: 42
"""


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a game between bots."""
    file = tmp_path / "finished.txt"
    table(GAME, ("greedy", "random:Zoe"), turn_limit=12).run(file)
    return file


def written(folder: Path, text: str | bytes) -> Path:
    file = folder / "record.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: a record begins with “holdfast record 3”"),
        ("nonsense\n", "line 1: a record begins with"),
        (b"\x80\x81", "is not a text file"),
        ("holdfast record 1\n", "the heading “game:” is missing; there must be game, rules"),
        (HEADER.replace("seed: 42", "luck: 42"), "the heading “seed:” is missing"),
        ("holdfast record 1\nnonsense\n", "line 2: a heading is needed here"),
        (HEADER.replace("upgrade", "chess"), "there is no game “chess”"),
        (HEADER.replace(f"rules: {GAME.version}", "rules: 999"), "version 999 of the rules"),
        (HEADER.replace(f"rules: {GAME.version}", "rules: one"), "rules: a version number is needed"),
        (HEADER.replace('{"tokens": 5}', "[5]"), "line 4: options: “[5]” cannot be read"),
        (HEADER.replace('{"tokens": 5}', '{"gold": 5}'), "no option “gold”"),
        (HEADER.replace('"greedy"]', "]"), "players: "),
        (HEADER.replace('"greedy"]', "5]"), "players: a list of names is needed"),
        (HEADER.replace('"greedy"', '"clever"'), "nobody called “clever” can sit down"),
        (HEADER.replace('["p1"]', '["p7"]'), "there is no seat “p7”"),
        (HEADER.replace("42", "lucky"), "line 7: seed “lucky” is neither"),
        (HEADER + "\nattack\n", "line 9: a move is written “p1: attack p2”"),
        (HEADER + "\np1: dance\n", "move 1, p1: dance: no such move"),
        (HEADER + "\np5: pass\n", "move 1: there is no p5 at this table"),
    ],
    ids=range(19),
)
def test_a_broken_record_says_in_one_sentence_what_is_wrong(tmp_path: Path, text: str | bytes, why: str) -> None:
    with pytest.raises(HoldfastError) as refused:
        load_table(written(tmp_path, text))
    assert why in str(refused.value)
    assert "record.txt" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_record_comes_back_as_it_was(tmp_path: Path) -> None:
    record = Record.read(HEADER)
    save_record(tmp_path / "x", record)
    assert read_record(tmp_path / "x") == record


@pytest.mark.parametrize("name", ["~nobody-of-this-name/x", "/dev/zero", "/dev/null", "a\ud800"], ids=ascii)
def test_what_is_no_file_is_neither_read_nor_written(name: str) -> None:
    with pytest.raises(RecordError, match=r"“.*”: (cannot be read|is a device)"):
        read_record(Path(name))
    with pytest.raises(RecordError, match=r"“.*”: (cannot be written|is a device)"):
        save_record(Path(name), Record.read(HEADER))


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(RecordError, match="is a device or a pipe, not a file"):
        read_record(tmp_path / "pipe")


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = written(tmp_path, HEADER)
    os.truncate(file, MOST_CHARACTERS + 1)
    with pytest.raises(RecordError, match="is too large: at most 4194304 bytes are read"):
        read_record(file)


def test_a_mark_of_byte_order_is_read_over(tmp_path: Path) -> None:
    assert read_record(written(tmp_path, b"\xef\xbb\xbf" + HEADER.encode())) == Record.read(HEADER)


# Saving


def test_a_save_that_fails_leaves_the_old_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path, HEADER)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError, match=r"record.txt”: cannot be written: No space left on device"):
        save_record(file, Record.read(HEADER.replace("42", "43")))
    assert file.read_text(encoding="utf-8") == HEADER
    assert list(tmp_path.iterdir()) == [file]


def test_a_save_that_is_broken_off_leaves_the_old_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, HEADER)

    def interrupted(draft: Path, target: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        save_record(file, Record.read(HEADER.replace("42", "43")))
    assert file.read_text(encoding="utf-8") == HEADER
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_is_on_the_disk_before_it_takes_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    sync, rename = os.fsync, os.replace

    def synced(handle: int) -> None:
        done.append("sync")
        sync(handle)

    def renamed(draft: Path, target: Path) -> None:
        done.append("rename")
        rename(draft, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", renamed)
    save_record(tmp_path / "new.txt", Record.read(HEADER))
    assert done == ["sync", "rename", "sync"]


def test_who_may_read_a_file_stays_as_it_was(tmp_path: Path) -> None:
    file = written(tmp_path, HEADER)
    file.chmod(0o640)
    save_record(file, Record.read(HEADER))
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_link_goes_on_leading_to_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, HEADER)
    (tmp_path / "link").symlink_to(file)
    save_record(tmp_path / "link", Record.read(HEADER.replace("42", "43")))
    assert (tmp_path / "link").is_symlink()
    assert read_record(file).seed == "43"


@pytest.mark.parametrize("name", ["you:\udcff", "you:\x1b[2J"], ids=ascii)
def test_a_name_that_cannot_be_written_down_is_refused_at_the_start(name: str) -> None:
    with pytest.raises(RecordError, match=r"the name “you:\ufffd.*” has U\+[0-9A-F]{4} in it"):
        open_table(GAME, [name, "greedy"], GAME.options.read({}), None)


# The secret in a file of its own

SEALED = HEADER.replace("seed: 42", "seed: sealed:" + "0f" * 16)


def apart(folder: Path, text: str = SEALED) -> Path:
    file = folder / "game.txt"
    save_apart(file, Record.read(text))
    return file


def test_a_record_kept_apart_comes_back_whole(tmp_path: Path) -> None:
    record = Record.read(SEALED)
    again = read_record(apart(tmp_path))
    assert again == replace(record, commitment=commitment(record.seed, record.binding()))
    assert load_table(tmp_path / "game.txt")[0].record.seed == record.seed


def test_the_public_part_tells_nothing_of_the_secret(tmp_path: Path) -> None:
    file = apart(tmp_path)
    assert "0f0f" not in file.read_text(encoding="utf-8")
    assert "0f0f" in (tmp_path / "game.txt.secret").read_text(encoding="utf-8")
    assert stat.S_IMODE((tmp_path / "game.txt.secret").stat().st_mode) == 0o600


def test_without_its_secret_a_game_is_read_but_not_played(tmp_path: Path) -> None:
    file = apart(tmp_path)
    (tmp_path / "game.txt.secret").unlink()
    assert read_record(file).sealed_away
    with pytest.raises(RecordError, match=r"game.txt”: the seed of this game is kept apart until the game is closed"):
        load_table(file)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("commitment: ", "commitment: 0", "this is the secret of another game"),
        ("holdfast secret 1", "holdfast record 1", "this is not the secret of a game"),
        ("seed: ", "luck: ", "this is not the secret of a game"),
        ("0f0f", "x0f0f", "a sealed seed has 32 hexadecimal digits"),
        ("holdfast", " " * 2000, "is too large"),
    ],
)
def test_a_secret_that_does_not_fit_is_refused(tmp_path: Path, old: str, new: str, why: str) -> None:
    file = apart(tmp_path)
    secret = tmp_path / "game.txt.secret"
    secret.write_text(secret.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(RecordError, match=rf"game.txt.secret”: {why}"):
        read_record(file)


def test_a_game_that_is_closed_is_unsealed(tmp_path: Path) -> None:
    file = apart(tmp_path)
    begun, _ = load_table(file)
    begun.record.close(begun.state)
    save_record(file, begun.record)
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    closed = read_record(file)
    assert closed.abandoned
    assert [finding.holds for finding in verify(closed)] == [YES, UNSURE]
    with pytest.raises(RecordError, match="this game was abandoned and is closed"):
        load_table(file)


def test_neither_part_overwrites_something_else(tmp_path: Path) -> None:
    for name in ("game.txt", "game.txt.secret"):
        (tmp_path / name).write_text("Dear Mira", encoding="utf-8")
        with pytest.raises(RecordError, match="holds something else than a game"):
            apart(tmp_path)
        (tmp_path / name).unlink()
    assert list(tmp_path.iterdir()) == []


def test_another_file_beside_a_record_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "game.txt.secret").write_text("Dear Mira", encoding="utf-8")
    save_record(tmp_path / "game.txt", Record.read(SEALED))
    assert (tmp_path / "game.txt.secret").read_text(encoding="utf-8") == "Dear Mira"


# Games that were left


@pytest.fixture
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "holdfast"


def test_games_are_kept_where_the_system_keeps_such_things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for unusable in ("", "not/absolute"):
        monkeypatch.setenv("XDG_STATE_HOME", unusable)
        assert state_folder() == tmp_path / ".local" / "state" / "holdfast"
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "elsewhere"))
    assert state_folder() == tmp_path / "elsewhere" / "holdfast"


def test_a_game_that_was_left_is_found_again(state_home: Path) -> None:
    assert last_autosave() is None
    record = Record.read(SEALED + "\np1: bow\n")
    kept = autosave(record)
    assert last_autosave() == kept
    assert read_record(kept) == record
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(state_home.stat().st_mode) == 0o700
    clear_autosave(record)
    assert last_autosave() is None
    clear_autosave(record)


def test_each_game_is_kept_in_a_file_of_its_own(state_home: Path) -> None:
    one, other = Record.read(SEALED), Record.read(HEADER)
    first = autosave(one)
    os.utime(first, (1, 1))
    second = autosave(other)
    assert (first != second, last_autosave()) == (True, second)
    one.moves.append((0, "bow"))
    one.commitment = "c2" * 32
    assert autosave(one) == last_autosave() == first


def test_only_so_many_games_are_kept(state_home: Path) -> None:
    for seed in range(KEPT + 3):
        os.utime(autosave(Record.read(HEADER.replace("42", str(seed)))), (seed + 1, seed + 1))
    autosave(Record.read(HEADER))
    kept = [read_record(path).seed for path in state_home.iterdir()]
    assert len(kept) == KEPT
    assert "42" in kept
    assert "0" not in kept


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    with pytest.raises(RecordError, match="cannot be written: Not a directory"):
        autosave(Record.read(HEADER))


def test_a_name_with_a_hole_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written"):
        save_record(tmp_path / "a\0b", Record.read(HEADER))
    with pytest.raises(RecordError, match="cannot be read"):
        read_record(tmp_path / "a\0b")


# Playing again


@pytest.mark.parametrize(
    ("seed", "following"),
    [(42, "43"), ("42", "43"), ("9" * 20, "0"), (None, "sealed:"), ("sealed:" + "0f" * 16, "sealed:")],
)
def test_a_table_that_plays_again_has_a_seed_of_its_own(seed: str | int | None, following: str) -> None:
    begun, players = open_table(GAME, ["greedy", "random"], GAME.options.read({"turn_limit": 1}), seed)
    again, seated = open_again(begun, players)
    assert again.record.seed.startswith(following)
    assert again.record.seed != begun.record.seed
    assert sorted(player.name for player in seated) == sorted(player.name for player in players)


def test_the_luck_of_bots_and_seats_comes_from_the_seed() -> None:
    seeds = ["sealed:" + "0f" * 16, f"joint:{'0f' * 16}:p1={'a0' * 16}"]
    for seed in seeds:
        tables = [open_table(GAME, ["random", "random"], GAME.options.read({}), seed) for _ in range(2)]
        drawn = [[bot.chance.word() for player in players if (bot := player.bot)] for _, players in tables]
        assert drawn[0] == drawn[1]
        assert drawn[0][0] != drawn[0][1]
        assert [player.name for player in open_again(*tables[0])[1]] == [
            player.name for player in open_again(*tables[1])[1]
        ]
