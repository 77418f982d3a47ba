"""What a run of the tests costs: each stage of `make test` records its time, and every later one shows all of them.

python -m tests.costs --since SECONDS set-up    a new run, whose set-up began then
python -m tests.costs page COMMAND…             one stage that is a command
pytest -p tests.costs --stage compiled          one stage that is pytest's
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from heapq import nlargest
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

import pytest

COSTS = Path(__file__).parents[1] / "build" / "costs.jsonl"
SHOWN = 10
"""How many of the slowest tests are shown."""


@dataclass(frozen=True)
class Stage:
    """How long one part of a run took, on the clock and on the processors."""

    name: str
    seconds: float
    processor: float = 0.0
    tests: int = 0
    slowest: dict[str, float] = field(default_factory=dict)

    def line(self) -> str:
        tests = f"{self.tests:6} tests" if self.tests else ""
        return f"{self.seconds:7.1f} s  {self.processor:7.1f} s of processor  {self.name:12}{tests}".rstrip()


def read_stages(costs: Path = COSTS) -> list[Stage]:
    lines = costs.read_text(encoding="utf-8").splitlines() if costs.exists() else []
    return [Stage(**json.loads(line)) for line in lines]


def append_stage(stage: Stage, costs: Path = COSTS) -> None:
    costs.parent.mkdir(parents=True, exist_ok=True)
    with costs.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(stage)) + "\n")


def report_lines(stages: list[Stage]) -> Iterator[str]:
    """The slowest tests of all stages, then what each stage took."""
    tests = [(seconds, f"{stage.name}: {name}") for stage in stages for name, seconds in stage.slowest.items()]
    yield "The slowest tests:"
    yield from (f"{seconds:7.1f} s  {name}" for seconds, name in sorted(tests, reverse=True)[:SHOWN])
    yield "The stages:"
    yield from (stage.line() for stage in stages)
    yield Stage("together", sum(s.seconds for s in stages), sum(s.processor for s in stages)).line()


def processor_seconds() -> float:
    """Processor time of this process and of those it waited for."""
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


# A stage of pytest's


class Stopwatch:
    """Adds up what each test took, its fixtures included, and shows the costs of the run at its end."""

    def __init__(self, stage: str) -> None:
        self._stage = stage
        self._begun = time.monotonic()
        self._took: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._took[report.nodeid] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        seconds = time.monotonic() - self._begun
        slowest = dict(nlargest(SHOWN, self._took.items(), key=lambda took: took[1]))
        append_stage(Stage(self._stage, seconds, processor_seconds(), len(self._took), slowest))
        terminalreporter.section("what it cost")
        for line in report_lines(read_stages()):
            terminalreporter.write_line(line)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--stage", help="record what this run costs as a stage of that name, and show the costs so far")


def pytest_configure(config: pytest.Config) -> None:
    stage = config.getoption("--stage")
    if stage and not hasattr(config, "workerinput"):  # a worker of xdist reports to the process that started it
        config.pluginmanager.register(Stopwatch(stage))


# A stage that is a command


def main(arguments: Sequence[str] | None = None, costs: Path = COSTS) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stage")
    parser.add_argument("--since", type=float, help="when the set-up of a new run began, in seconds since 1970")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    given = parser.parse_args(arguments)
    if given.since is not None:
        costs.unlink(missing_ok=True)
        append_stage(Stage(given.stage, time.time() - given.since), costs)
        return 0
    begun = time.monotonic()
    code = subprocess.run(given.command, check=False).returncode
    append_stage(Stage(given.stage, time.monotonic() - begun, processor_seconds()), costs)
    return code


if __name__ == "__main__":
    sys.exit(main())
