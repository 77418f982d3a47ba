"""Benchmarks say what they measured; how fast it was is nobody's promise."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from holdfast.kernel import HoldfastError
from holdfast.lab import bench
from tests.terminal.screen import read, screen

FIGURES = {
    "compiled": 1.0,
    "upgrade engine": 4_000_000.0,
    "upgrade driven": 1_000_000.0,
    "upgrade observation": 0.5,
    "upgrade changes": 0.75,
    "upgrade update": 2.5,
    "upgrade bytes": 160.0,
    "upgrade copy_to": 1.5,
    "upgrade determinize_into": 3.25,
    "upgrade determinize_again": 2.25,
    "upgrade view": 40.0,
}


def test_an_engine_in_a_process_of_its_own() -> None:
    command = [sys.executable, "-m", "holdfast.lab.engine_benchmark", "0.01", "upgrade"]
    figures = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert figures.keys() == FIGURES.keys()
    assert all(figures[name] > 0 for name in figures if name != "compiled")


def told(monkeypatch: pytest.MonkeyPatch, compiled: bool, others: dict[str, float], language: str = "en") -> str:
    slow = {name: value / 10 if name.endswith(("engine", "driven")) else value * 10 for name, value in FIGURES.items()}
    figures = {**FIGURES, "compiled": float(compiled)}
    monkeypatch.setattr(
        bench, "_measured", lambda names, seconds, progress, interpreted: slow if interpreted else figures
    )
    monkeypatch.setattr(bench, "_plain_c", lambda seconds: 20_000_000.0)
    monkeypatch.setattr(bench, "_open_spiel", lambda seconds: others)
    monkeypatch.setattr(bench, "_rlcard", lambda seconds: {})
    console = screen(120)
    bench.run_bench(console, ["upgrade"], 0.01, language)
    return read(console)


def test_both_engines_stand_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    report = told(monkeypatch, True, {"OpenSpiel hearts": 500_000.0})
    for part in (
        "4,000,000 /s",
        "400,000 /s",
        "1.50 µs",
        "15.00 µs",
        "160 bytes",
        "10.0 ×",
        "1/5.0 of",
        "OpenSpiel hearts",
        "2.0 ×",
    ):
        assert part in report
    assert "not compiled" not in report


def test_figures_in_russian(monkeypatch: pytest.MonkeyPatch) -> None:
    report = told(monkeypatch, False, {"OpenSpiel hearts": 500_000.0}, "ru")
    for part in ("4\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}000 /с", "1,50 мкс", "160 байт", "Движок не скомпилирован"):
        assert part in report


def test_one_object_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_measured", lambda names, seconds, progress, interpreted: FIGURES)
    told = json.loads(bench.bench_as_json(["upgrade"], 0.01))
    assert told == {
        "upgrade": {
            "compiled": True,
            "moves_per_second": 4_000_000.0,
            "observation_us": 0.5,
            "changes_us": 0.75,
            "update_us": 2.5,
            "copy_to_us": 1.5,
            "determinize_into_us": 3.25,
            "determinize_again_us": 2.25,
            "view_us": 40.0,
            "update_bytes": 160.0,
        }
    }


def test_progress_is_told_game_by_game() -> None:
    told: list[str] = []
    complaint = bench._followed(["upgrade\n", "something went wrong\n", "shield\n"], ["upgrade", "shield"], told.append)
    assert told == ["upgrade", "shield"]
    assert complaint == "something went wrong"


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    report = told(monkeypatch, False, {})
    assert "The engine is not compiled" in report
    assert "OpenSpiel and RLCard are not installed" in report


def test_an_engine_that_breaks_down_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(HoldfastError, match="the engine could not be measured: no reason given"):
        bench.run_bench(screen(), ["upgrade"], 0.01)
