"""Pages for people: the browser client's files, its one page at every address, and how long each may be kept."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.process import PATIENCE
from tests.server.site import Site

HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FILES = {
    "index.html": b"<!doctype html><script type=module src=/assets/main-1a2b.js></script>",
    "assets/main-1a2b.js": b"console.log('hello')",
    "assets/main-1a2b.js.br": b"squeezed by brotli",
    "assets/main-1a2b.js.gz": b"squeezed by gzip",
    "assets/letters-3c4d.woff2": b"letters",
    "assets/only.gz": b"a file of its own",
    "manifest.webmanifest": b"{}",
    "sw.js": b"self.addEventListener('fetch', () => {})",
    ".hidden": b"nobody's business",
}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (tmp_path / "secret.txt").write_text("not for sending")
    return folder


@pytest.fixture
async def built(open_site: Callable[..., Any], sqlite: str, web: Path) -> Site:
    site: Site = await open_site(sqlite, web=web)
    return site


def docs_in(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "reference").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><script>var base = '.'</script><script src=x.js></script>")
    (folder / "reference" / "words.html").write_text("<!doctype html>Words")
    return folder


def browser(site: Site, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=site.address, headers={"accept-encoding": "identity", **headers}, timeout=PATIENCE
    )


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/join/43W8TG", "/replay/x", "/learn/upgrade", "/games/shield", "/labs"]
)
async def test_every_address_for_people_gives_the_page(built: Site, path: str) -> None:
    async with browser(built, **HTML) as people:
        answer = await people.get(path)
        assert answer.content == FILES["index.html"]
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert (await people.head(path)).headers["content-length"] == str(len(FILES["index.html"]))


@pytest.mark.parametrize(
    "path", ["/health", "/ready", "/metrics", "/openapi.json", "/api/games", "/api/nothing", "/api"]
)
async def test_addresses_of_programs_stay_theirs(built: Site, path: str) -> None:
    async with browser(built, **HTML) as people:
        assert b"doctype" not in (await people.get(path)).content


async def test_the_front_door_is_open_to_clients_without_an_accept_header(built: Site) -> None:
    async with browser(built) as program:
        assert (await program.get("/")).content == FILES["index.html"]


async def test_who_wants_no_page_gets_a_refusal(built: Site) -> None:
    async with browser(built) as program:
        assert (await program.get("/assets/gone-5e6f.js")).json()["type"] == "refused"
        assert (await program.post("/join/43W8TG", headers=HTML)).status_code == 404


async def test_hashed_files_are_kept_for_good_and_others_asked_for_again(built: Site) -> None:
    async with browser(built) as page:
        script = await page.get("/assets/main-1a2b.js")
        assert (script.content, script.headers["content-type"]) == (
            FILES["assets/main-1a2b.js"],
            "text/javascript; charset=utf-8",
        )
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await page.get("/assets/letters-3c4d.woff2")).headers["content-type"] == "font/woff2"
        worker = await page.get("/sw.js")
        assert worker.headers["cache-control"] == "no-cache"
        again = await page.get("/sw.js", headers={"if-none-match": worker.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "coding", "sent"),
    [
        ("gzip, deflate, br", "br", ".br"),
        ("gzip;q=0.8", "gzip", ".gz"),
        ("identity", None, ""),
    ],
)
async def test_compressed_variants(built: Site, accepted: str, coding: str | None, sent: str) -> None:
    async with (
        browser(built) as page,
        page.stream("GET", "/assets/main-1a2b.js", headers={"accept-encoding": accepted}) as answer,
    ):
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["vary"] == "accept-encoding"
        assert b"".join([part async for part in answer.aiter_raw()]) == FILES["assets/main-1a2b.js" + sent]


async def test_nothing_but_the_files_of_the_client_is_sent(built: Site) -> None:
    async with browser(built) as page:
        assert (await page.get("/assets/only.gz")).content == FILES["assets/only.gz"]
        for path in ("/.hidden", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert (await page.get(path)).status_code == 404


async def test_a_page_may_load_its_own_and_open_its_own_socket(built: Site) -> None:
    async with browser(built, **HTML) as page:
        answer = await page.get("/")
        policies = answer.headers.get_list("content-security-policy")
        host = built.address.removeprefix("http://")
        assert len(policies) == 1
        assert f"connect-src 'self' ws://{host} wss://{host}" in policies[0]
        assert "img-src 'self' data: blob:" in policies[0]
        assert "unsafe" not in policies[0]
        forged = await page.get("/", headers={"host": "x; script-src *"})
        assert "script-src" not in forged.headers.get("content-security-policy", "")


async def test_where_the_page_is_not_built_it_says_how(
    open_site: Callable[..., Any], sqlite: str, tmp_path: Path
) -> None:
    site = await open_site(sqlite, web=tmp_path / "nowhere")
    async with browser(site, **HTML) as people:
        answer = await people.get("/")
        assert "make web" in answer.text
        assert "unsafe" not in answer.headers["content-security-policy"]


# The docs


async def test_the_docs_are_below_an_address_of_their_own(
    open_site: Callable[..., Any], sqlite: str, web: Path, tmp_path: Path
) -> None:
    site = await open_site(sqlite, web=web, docs=docs_in(tmp_path))
    async with browser(site, **HTML) as reader:
        assert b"base" in (await reader.get("/docs/")).content
        assert (await reader.get("/docs/reference/words.html")).content.endswith(b"Words")
        for path in ("/docs", "/docs/gone.html"):
            answer = await reader.get(path)
            assert (answer.status_code, answer.headers["location"]) == (302, "/docs/")
        assert (await reader.get("/docs/../secret.txt")).content == FILES["index.html"]
        assert (await reader.get("/docsy")).content == FILES["index.html"]


async def test_a_page_of_the_docs_runs_its_own_scripts_and_no_others(
    open_site: Callable[..., Any], sqlite: str, web: Path, tmp_path: Path
) -> None:
    site = await open_site(sqlite, web=web, docs=docs_in(tmp_path))
    own = b64encode(sha256(b"var base = '.'").digest()).decode()
    async with browser(site, **HTML) as reader:
        policy = (await reader.get("/docs/")).headers["content-security-policy"]
        assert f"script-src 'self' 'sha256-{own}';" in policy
        assert "script-src" not in (await reader.get("/docs/reference/words.html")).headers["content-security-policy"]
        assert "script-src" not in (await reader.get("/")).headers["content-security-policy"]


@pytest.mark.parametrize(("language", "said"), [("en", "have not been built"), ("ru", "не собрана")])
async def test_without_docs_it_says_how_to_have_them(
    open_site: Callable[..., Any], sqlite: str, web: Path, tmp_path: Path, language: str, said: str
) -> None:
    site = await open_site(sqlite, web=web, docs=tmp_path / "none")
    async with browser(site, **HTML, **{"accept-language": language}) as reader:
        for path in ("/docs", "/docs/", "/docs/reference/words.html"):
            answer = await reader.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
            assert said in answer.text and "make docs" in answer.text
