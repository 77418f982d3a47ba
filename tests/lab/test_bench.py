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
    "upgrade copy": 1.5,
    "upgrade imagine": 3.25,
}


def test_an_engine_in_a_process_of_its_own() -> None:
    command = [sys.executable, "-m", "holdfast.lab.bench", "0.01", "upgrade"]
    figures = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert figures.keys() == FIGURES.keys()
    assert all(figures[name] > 0 for name in figures if name != "compiled")


def told(monkeypatch: pytest.MonkeyPatch, compiled: bool, others: dict[str, float]) -> str:
    slow = {
        name: value / 10 if "copy" not in name and "imagine" not in name else value * 10
        for name, value in FIGURES.items()
    }
    figures = {**FIGURES, "compiled": float(compiled)}
    monkeypatch.setattr(bench, "_measured", lambda names, seconds, interpreted: slow if interpreted else figures)
    monkeypatch.setattr(bench, "_plain_c", lambda seconds: 20_000_000.0)
    monkeypatch.setattr(bench, "_open_spiel", lambda seconds: others)
    monkeypatch.setattr(bench, "_rlcard", lambda seconds: {})
    console = screen(120)
    bench.run_bench(console, ["upgrade"], 0.01)
    return read(console)


def test_both_engines_stand_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    report = told(monkeypatch, True, {"OpenSpiel hearts": 500_000.0})
    for part in (
        "4,000,000 /s",
        "400,000 /s",
        "1.50 µs",
        "15.00 µs",
        "10.0 ×",
        "1/5.0 of",
        "OpenSpiel hearts",
        "2.0 ×",
    ):
        assert part in report
    assert "not compiled" not in report


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    report = told(monkeypatch, False, {})
    assert "The engine is not compiled" in report
    assert "OpenSpiel and RLCard are not installed" in report


def test_an_engine_that_breaks_down_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(HoldfastError, match="the engine could not be measured: no reason given"):
        bench.run_bench(screen(), ["upgrade"], 0.01)
