"""`holdfast serve`: limits by name, the local network, an end that loses nothing."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from holdfast.kernel import HoldfastError
from holdfast.server.cli import _miss_page, _open_page, own_database, read_limits, serve
from holdfast.server.lan import local_address, qr_code
from holdfast.server.limits import ConnectionCounter, TokenBucket, TokenBuckets
from holdfast.server.settings import Limits
from tests.server.process import PATIENCE, Process


def test_limits_are_named() -> None:
    assert read_limits(["connections=5", "messages_per_second=1.5"]) == Limits(connections=5, messages_per_second=1.5)
    with pytest.raises(HoldfastError, match="no limit “speed”"):
        read_limits(["speed=5"])
    with pytest.raises(HoldfastError, match="NAME=NUMBER"):
        read_limits(["connections=many"])


def test_a_bucket_is_emptied_and_fills_again() -> None:
    bucket = TokenBucket(1_000_000.0, 3)
    assert bucket.take()
    slow = TokenBucket(0.0, 2)
    assert [slow.take() for _ in range(3)] == [True, True, False]


def test_each_address_has_a_bucket_and_few_are_kept() -> None:
    buckets = TokenBuckets(0.0, 1, kept=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert buckets.take("a"), "who was not seen for longest is forgotten"


def test_connections_are_counted() -> None:
    counted = ConnectionCounter(1)
    assert counted.enter("a")
    assert not counted.enter("a")
    counted.leave("a")
    assert counted.enter("a")


def test_a_phone_can_read_the_address() -> None:
    drawn = qr_code("http://192.168.1.20:8000/")
    assert len(drawn.splitlines()) > 8
    assert local_address().count(".") == 3


def test_the_local_network_is_named_and_shown(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--lan")
    process.start()
    process.wait_until_ready()
    assert httpx.get(f"http://{local_address()}:{process.port}/health", timeout=PATIENCE).json() == {"status": "ok"}
    process.stop()
    assert f"http://{local_address()}:{process.port}/" in (tmp_path / "log").read_text()


def test_what_cannot_be_served_is_said() -> None:
    with pytest.raises(HoldfastError, match="say --lan or --host, not both"):
        serve(lan=True, host="127.0.0.1")
    with pytest.raises(HoldfastError, match="a database is sqlite or postgresql, not mysql"):
        serve(database="mysql://x/y")


def test_a_missing_page_is_said_with_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _miss_page(tmp_path, "en")
    assert "“make web” builds it in a checkout; otherwise install Node.js" in capsys.readouterr().err
    _miss_page(tmp_path, "ru")
    assert "страницы нет" in capsys.readouterr().err
    (tmp_path / "index.html").touch()
    _miss_page(tmp_path, "en")
    assert capsys.readouterr().err == ""


def test_a_database_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "holdfast.server", "--port", "0", "--database", f"sqlite:///{tmp_path}/no/where.db"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    assert "the database cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_page_is_named_where_it_opens_also_at_another_port(tmp_path: Path) -> None:
    first = Process(f"sqlite:///{tmp_path}/one.db", tmp_path / "first", "--open")
    first.start()
    first.wait_until_ready()
    second = Process(f"sqlite:///{tmp_path}/two.db", tmp_path / "second", "--open")
    second.port = first.port
    second.start()
    link = _named_in(tmp_path / "second")
    assert httpx.get(f"{link}health", timeout=PATIENCE).json() == {"status": "ok"}
    second.stop()
    first.stop()
    assert _named_in(tmp_path / "first") == f"{first.address}/"
    assert link != f"{first.address}/"


def test_its_address_is_printed_in_the_users_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for display in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(display, raising=False)
    _open_page("ru", "http://127.0.0.1:8000/")
    assert capsys.readouterr().out == "Holdfast открыт по адресу http://127.0.0.1:8000/\n"


def _named_in(log: Path) -> str:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        found = re.search(r"Holdfast is open at (\S+)", log.read_text())
        if found:
            return found[1]
        time.sleep(0.02)
    raise AssertionError(log.read_text())


def test_without_a_database_tables_are_kept_with_the_users_games(state_folder: Path) -> None:
    assert own_database() == f"sqlite:///{state_folder}/holdfast/tables.db"
    assert (state_folder / "holdfast").is_dir()
