"""Finished studies under /lab: listed and shown, in the reader's language, under a policy that lets nothing run."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from holdfast.lab.findings import save_findings
from holdfast.lab.study_run import FINDINGS
from tests.lab.reported import findings
from tests.server.site import Site
from tests.server.test_pages import HTML, browser

HOSTILE = "<script>alert(1)<"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """One finished study with a friendly name, one with a hostile one, one that is broken, and a file of somebody's."""
    folder = tmp_path / "lab"
    for name in ("short games", HOSTILE, "broken"):
        (folder / name).mkdir(parents=True)
        save_findings(findings(), folder / name / FINDINGS)
    (folder / "broken" / FINDINGS).write_text("{}")
    (folder / "notes").mkdir()
    (folder / "notes" / "diary.json").write_text('{"dear": "diary"}')
    (tmp_path / FINDINGS).write_text("not for sending")
    return folder


@pytest.fixture
async def site(open_site: Callable[..., Any], sqlite: str, kept: Path) -> Site:
    opened: Site = await open_site(sqlite, lab=kept)
    return opened


async def test_finished_studies_are_listed_and_nothing_else(site: Site) -> None:
    async with browser(site, **HTML) as people:
        answer = await people.get("/lab")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "/lab/short%20games?language=en" in answer.text
    assert "notes" not in answer.text
    assert "<script" not in answer.text


async def test_a_report_is_shown_under_a_policy_that_lets_only_its_own_style_in(site: Site) -> None:
    async with browser(site, **HTML) as people:
        answer = await people.get("/lab/short games")
        other = await people.get("/api/games")
    assert answer.status_code == 200
    assert "holdfast lab run" in answer.text
    style = re.search(r"<style>(.*?)</style>", answer.text, re.DOTALL)
    assert style is not None
    known = b64encode(sha256(style[1].encode()).digest()).decode()
    policy = answer.headers["content-security-policy"]
    assert f"style-src 'sha256-{known}'" in policy
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert not re.search(r"<script|<link|\sstyle=|\son\w+=|src=", answer.text)
    assert "style-src 'self';" in other.headers["content-security-policy"], "the rest stays as strict as it was"


@pytest.mark.parametrize(
    ("asked", "browsers", "language"),
    [("ru", "en", "ru"), ("", "ru-RU,ru;q=0.9", "ru"), ("", "fr", "en"), ("xx", "", "en")],
)
async def test_a_report_speaks_its_readers_language(site: Site, asked: str, browsers: str, language: str) -> None:
    async with browser(site, **HTML, **{"accept-language": browsers}) as people:
        answer = await people.get("/lab/short games", params={"language": asked})
    assert f'<html lang="{language}">' in answer.text


@pytest.mark.parametrize(
    ("name", "status", "said"),
    [
        ("nothing", 404, "there is no finished study “nothing”"),
        ("notes", 404, "there is no finished study “notes”"),
        ("%2e%2e%2ffindings.json", 404, ""),
        ("broken", 422, "what is kept of “broken” is damaged"),
    ],
)
async def test_what_is_no_finished_study_is_told_in_words(site: Site, name: str, status: int, said: str) -> None:
    async with browser(site, **HTML) as people:
        answer = await people.get(f"/lab/{name}")
    assert answer.status_code == status
    assert said in answer.text
    assert "not for sending" not in answer.text


async def test_a_hostile_name_stays_a_name(site: Site) -> None:
    async with browser(site, **HTML) as people:
        listed = await people.get("/lab")
        link = re.search(r'href="(/lab/%3Cscript[^"]*)"', listed.text)
        assert link is not None
        shown = await people.get(link[1].replace("&amp;", "&"))
    assert "&lt;script&gt;alert(1)&lt;" in listed.text
    assert shown.status_code == 200


async def test_nothing_can_be_changed_there(site: Site) -> None:
    async with browser(site) as people:
        for method in ("POST", "PUT", "DELETE"):
            assert (await people.request(method, "/lab/short games")).status_code == 405


async def test_without_any_study_it_says_how_to_make_one(
    open_site: Callable[..., Any], sqlite: str, tmp_path: Path
) -> None:
    opened: Site = await open_site(sqlite, lab=tmp_path / "nowhere")
    async with browser(opened, **HTML) as people:
        assert "holdfast lab run upgrade" in (await people.get("/lab")).text
