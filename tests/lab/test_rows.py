"""Rows for further analysis: PyArrow writes them, DuckDB and Polars read them as they are."""

from __future__ import annotations

from pathlib import Path

import duckdb
import polars
import pyarrow.dataset
import pytest

from holdfast.games import find_game
from holdfast.kernel import HoldfastError
from holdfast.lab import parquet_writer, study_run
from holdfast.lab.findings import Findings
from holdfast.lab.study import Study, make_study
from holdfast.lab.study_run import run_study
from holdfast.lab.worker_pool import IN_PROCESS, WorkerPool
from tests.lab.interrupting import Interrupting


def study(**given: object) -> Study:
    return make_study(
        {
            "game": "upgrade",
            "options": {"turn_limit": 15},
            "variants": {"usual": {}, "rich": {"tokens": 5}},
            "games": 40,
            "watch": 25,
            "moves": True,
            **given,
        }
    )


@pytest.fixture
def run(tmp_path: Path) -> tuple[Path, Findings]:
    return tmp_path, run_study(study(), tmp_path, IN_PROCESS, rows=True)


def asked(question: str, folder: Path) -> list[tuple[object, ...]]:
    """What DuckDB answers; `games` and `moves` in a question are the rows."""
    for name in ("games", "moves"):
        question = question.replace(f"from {name}", f"from '{folder}/{name}/*.parquet'")
    return list(duckdb.connect().execute(question).fetchall())


def test_one_row_a_game_agrees_with_what_was_found(run: tuple[Path, Findings]) -> None:
    folder, found = run
    columns = "variant, count(*), avg(turns), avg(wins_p1), avg(lead_changes), count(choices)"
    rows = asked(f"select {columns} from games group by 1", folder)
    for variant, games, turns, wins, changes, watched in rows:
        measures = found.variant(str(variant)).measures
        assert (games, watched) == (40, 25)
        assert turns == pytest.approx(measures["turns"].value)
        assert wins == pytest.approx(measures["wins.p1"].value)
        assert changes == pytest.approx(measures["lead-changes"].value)


def test_everyone_who_left_has_their_time_in_the_row_of_the_game(tmp_path: Path) -> None:
    three = make_study({"game": "shield", "seats": "random,random,random", "games": 6, "watch": 5})
    found = run_study(three, tmp_path, IN_PROCESS, rows=True).first
    rows = asked("select count(out_1), avg(out_1), avg(out_2), bool_and(out_1 <= out_2) from games", tmp_path)
    left, first, second, in_order = rows[0]
    assert left == found.measures["out.1"].games == 5
    assert (first, second) == (found.measures["out.1"].value, found.measures["out.2"].value)
    assert in_order


@pytest.mark.parametrize("name", ["games", "moves"])
def test_duckdb_and_polars_read_the_same(run: tuple[Path, Findings], name: str) -> None:
    folder, _ = run
    read = polars.read_parquet(folder / name / "*.parquet")
    assert [row[0] for row in asked(f"describe select * from {name}", folder)] == read.columns
    assert read["variant"].dtype == polars.String, "a word is a word"
    assert asked(f"select * from {name} order by all", folder) == sorted(read.rows(), key=_nulls_last)


def _nulls_last(row: tuple[object, ...]) -> list[tuple[bool, object]]:
    return [(value is None, value) for value in row]


def test_polars_finds_what_the_lab_found(run: tuple[Path, Findings]) -> None:
    folder, found = run
    games = polars.scan_parquet(folder / "games" / "*.parquet")
    means = games.group_by("variant").agg(polars.col("turns", "wins_p1", "lead_changes").mean()).collect()
    for variant, turns, wins, changes in means.rows():
        measures = found.variant(variant).measures
        told = [measures[name].value for name in ("turns", "wins.p1", "lead-changes")]
        assert [turns, wins, changes] == pytest.approx(told)


def test_rows_of_the_same_deal_have_the_same_number(run: tuple[Path, Findings]) -> None:
    folder, found = run
    (difference,) = asked(
        "select avg(b.turns - a.turns), count(*) from games a join "
        f"'{folder}/games/*.parquet' b using (game) where a.variant = 'usual' and b.variant = 'rich'",
        folder,
    )
    told = next(each for each in found.differences if each.measure == "turns")
    assert difference == (pytest.approx(told.value.value), 40)


def test_winners_are_named(run: tuple[Path, Findings]) -> None:
    folder, _ = run
    names = {row[0] for row in asked("select winners from games", folder)}
    assert names <= {"p1", "p2", "p1 p2"}
    assert asked("select count(*) from games where tie != (winners = 'p1 p2')", folder) == [(0,)]
    assert asked("select count(*) from games where limited != (turns >= 15)", folder) == [(0,)]


def test_one_row_a_move_of_every_watched_game(run: tuple[Path, Findings]) -> None:
    folder, found = run
    assert asked("select count(distinct game), min(choices) from moves where variant = 'rich'", folder)[0][0] == 25
    counted = asked("select sum(decisions) from games where choices is not null", folder)
    assert asked("select count(*) from moves", folder) == counted
    verbs = {verb.name for verb in find_game("upgrade").vocabulary.verbs.verbs}
    assert {row[0] for row in asked("select distinct verb from moves", folder)} <= verbs
    attacks = next(use for use in found.first.verbs if use.name == "attack")
    told = asked("select count(*) from moves where verb = 'attack' and variant = 'usual'", folder)
    assert told == [(round(attacks.per_game.value * 25),)]


def test_rows_do_not_depend_on_who_played_nor_on_interrupts(run: tuple[Path, Findings], tmp_path: Path) -> None:
    folder, _ = run
    others = tmp_path / "others"
    run_study(study(), others, WorkerPool(workers=2, spawn_after=0), Interrupting(0), rows=True)
    run_study(study(), others, IN_PROCESS, rows=True, resume=True)
    for name in ("games", "moves"):
        order = [("variant", "ascending"), ("game", "ascending")] + ([("ply", "ascending")] if name == "moves" else [])
        one, other = (pyarrow.dataset.dataset(path / name).to_table().sort_by(order) for path in (folder, others))
        assert one.equals(other)


def test_rows_are_written_piece_by_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet_writer, "MOST_ROWS", 10)
    pieces: list[int] = []

    def look(played: int, expected_games: int) -> None:
        pieces.append(len(list((tmp_path / "games").glob("*.parquet"))))

    run_study(study(moves=False), tmp_path, IN_PROCESS, look, rows=True)
    assert pieces == [1, 2, 3], "memory holds no more than a piece"
    assert not (tmp_path / "moves").exists()


def test_rows_of_games_that_did_not_count_when_a_run_was_killed_are_not_there_twice(tmp_path: Path) -> None:
    """Killed after a piece of rows was written and before the sums were: those games are played again."""
    run_study(study(), tmp_path, IN_PROCESS, Interrupting(40), rows=True)
    for folder in ("games", "moves"):
        piece = next((tmp_path / folder).glob("*.parquet"))
        piece.with_name("000000023.parquet").write_bytes(piece.read_bytes())
    run_study(study(), tmp_path, IN_PROCESS, rows=True, resume=True)
    assert asked("select count(*), count(distinct (variant, game)) from games", tmp_path) == [(80, 80)]
    assert asked("select count(*) - count(distinct (variant, game, ply)) from moves", tmp_path) == [(0,)]


def test_rows_of_a_former_run_do_not_stay(tmp_path: Path) -> None:
    run_study(study(), tmp_path, IN_PROCESS, rows=True)
    run_study(study(games=5, watch=0, moves=False), tmp_path, IN_PROCESS, rows=True)
    assert asked("select count(*) from games", tmp_path) == [(10,)]


def test_without_pyarrow_it_is_said_what_brings_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.lab.rows.find_spec", lambda name: None)
    with pytest.raises(HoldfastError, match=r"holdfast\[lab\].*--no-rows"):
        run_study(study(), tmp_path, IN_PROCESS, rows=True)
    assert study_run.FINDINGS not in {path.name for path in tmp_path.iterdir()}
