"""Mistakes made on purpose, to see that `make test` finds them, and which test does so first.

.venv/bin/python scripts/mutations.py [NAME …]    all of them, unless some are named

Each is made in a copy of the checkout, and the tests near it run until one fails; without the mistake that test has to
pass. What is compiled runs from its source then; tests that `make test` leaves out are left out here too. The page is
built anew where a browser has to see it.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from mistakes import MUTATIONS, PAGE, Mutation

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", ".*_cache", ".hypothesis")
BUILT = "src/holdfast/web"
FOUND = re.compile(r"^(?:FAILED|ERROR) (\S+::[^\[\s]+|\S+)|^ *FAIL +(tests/\S+(?: > .+)?)", re.MULTILINE)


class Copy:
    """A checkout beside this one, in which mistakes may be made."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "holdfast"
        shutil.copytree(ROOT, self.root, ignore=LEFT_OUT, symlinks=True)
        shutil.rmtree(self.root / "build", ignore_errors=True)
        (self.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        (self.root / ".venv").symlink_to(ROOT / ".venv")
        (self.root / "build").mkdir()
        self._without: dict[str, str] = {}

    def find(self, mutation: Mutation) -> str:
        """The first test that finds a mistake; what went wrong instead, if none does."""
        path = self.root / mutation.file
        text = path.read_text(encoding="utf-8")
        if text.count(mutation.right) != 1:
            return f"NOT APPLIED: “{mutation.right.strip()}” stands there {text.count(mutation.right)} times"
        path.write_text(text.replace(mutation.right, mutation.wrong), encoding="utf-8")
        try:
            tests, found = self._first_to_fail(mutation)
        finally:
            path.write_text(text, encoding="utf-8")
            shutil.copystat(ROOT / mutation.file, path)
            self._restore_page(mutation)
        if not found:
            return "NOT FOUND"
        failed = self._failed_before(PAGE if tests == PAGE else found)
        return f"NOT PROVEN: without the mistake {failed} fails too" if failed else found

    def _failed_before(self, tests: str) -> str:
        """Which of some tests fails without a mistake. All mistakes of the page share one answer."""
        if tests not in self._without:
            self._without[tests] = self._failed(tests)
        return self._without[tests]

    def _first_to_fail(self, mutation: Mutation) -> tuple[str, str]:
        """Which tests found it, and which of them."""
        if _is_of_page(mutation) and any(each.startswith("tests/browser") for each in mutation.tests):
            self._run("npm", "--prefix", "web", "run", "build", "--", "--logLevel", "warn")
        for tests in mutation.tests:
            found = self._failed(tests)
            if found:
                return tests, found
        return "", ""

    def _restore_page(self, mutation: Mutation) -> None:
        """The page was built with the mistake, and is newer than the source that is right again."""
        if _is_of_page(mutation):
            shutil.rmtree(self.root / BUILT)
            shutil.copytree(ROOT / BUILT, self.root / BUILT)

    def _failed(self, tests: str) -> str:
        """The first of some tests that fails."""
        found = FOUND.search(self._page() if tests == PAGE else self._pytest(tests))
        return (found[1] or found[2]) if found else ""

    def _pytest(self, tests: str) -> str:
        return self._run(str(ROOT / ".venv/bin/python"), "-m", "pytest", "-x", "-q", "-m", "not slow", tests)

    def _page(self) -> str:
        return self._run("make", "--no-print-directory", "-o", ".venv/.installed", "test-web")

    def _run(self, *command: str) -> str:
        own = os.pathsep.join([str(self.root / "src"), str(self.root)])
        environment = {**os.environ, "PYTHONPATH": own, "HOLDFAST_INTERPRETED": "1", "NO_COLOR": "1"}
        done = subprocess.run(
            command,
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.stdout


def _is_of_page(mutation: Mutation) -> bool:
    return mutation.file.startswith("web/")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="mutations whose names begin so")
    given = parser.parse_args()
    wanted = [each for each in MUTATIONS if not given.names or each.name.startswith(tuple(given.names))]
    if not wanted:
        parser.error(f"no mutation's name begins so; there are: {', '.join(each.name for each in MUTATIONS)}")
    missed = 0
    with tempfile.TemporaryDirectory(prefix="holdfast-mutations-") as folder:
        copy = Copy(Path(folder))
        for mutation in wanted:
            found = copy.find(mutation)
            missed += found.startswith("NOT ")
            print(f"{mutation.name} | {mutation.file} | {found}", flush=True)
    print(f"{len(wanted) - missed} of {len(wanted)} found")
    return missed != 0


if __name__ == "__main__":
    sys.exit(main())
