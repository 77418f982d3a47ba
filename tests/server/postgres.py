"""A PostgreSQL of the system's packages in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from pathlib import Path

RUNNERS = ("postgres", "nobody")
"""Whom PostgreSQL runs as when the tests run as root, as whom it refuses to."""


def find_postgres() -> Path:
    """Where the newest PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    initdb = found[-1] if found else Path(shutil.which("initdb") or "")
    assert initdb.name == "initdb", "no PostgreSQL is installed: “make test” installs it"
    return initdb.parent


class Postgres:
    """One cluster. It listens only on a socket in its folder.

    Tests kill processes, never the machine, and what a process has written outlives it. So they do without fsync: with
    it, a killed cluster of a hundred databases syncs every file before it starts again.
    """

    def __init__(self, programs: Path, folder: Path, *, fsync: bool = False) -> None:
        self._programs = programs
        self.folder = folder
        self._fsync = "on" if fsync else "off"
        self._user = next(name for name in RUNNERS if _exists(name)) if os.geteuid() == 0 else None

    def create(self) -> None:
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "--pgdata", self._data, "--username", "holdfast", "--auth", "trust", "--no-sync")

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=200 -c fsync={self._fsync}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "--pgdata", self._data, "--wait", "--log", log, "--options", options, "start")

    @property
    def process(self) -> int:
        """The process that has started all others."""
        return int((Path(self._data) / "postmaster.pid").read_text().split()[0])

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "--pgdata", self._data, "--wait", "--mode", mode, "stop", check=False)

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._run("createdb", *self._as_user, name)
        return f"postgresql://holdfast@/{name}?host={self.folder}"

    def dump(self, name: str) -> str:
        """A database as the statements that bring it back."""
        dumped = self._run("pg_dump", *self._as_user, "--inserts", "--no-owner", name)
        # Newer versions fence their dumps with commands that older ones do not know.
        return "".join(line for line in dumped.splitlines(keepends=True) if not line.startswith("\\"))

    def restore(self, name: str, statements: str) -> str:
        """The address of a new database made of such statements."""
        address = self.database(name)
        self._run("psql", *self._as_user, "--quiet", "--set", "ON_ERROR_STOP=1", "--dbname", name, given=statements)
        return address

    def tell(self, name: str, statement: str) -> str:
        """Have a database do something; what it answers."""
        return self._run("psql", *self._as_user, "--quiet", "--tuples-only", "--command", statement, name).strip()

    @property
    def _as_user(self) -> tuple[str, ...]:
        return "--host", str(self.folder), "--username", "holdfast"

    def _run(self, program: str, *arguments: str, check: bool = True, given: str = "") -> str:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, user=self._user, input=given.encode(), capture_output=True, cwd="/", check=False)
        assert done.returncode == 0 or not check, done.stderr.decode()
        return done.stdout.decode()


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
