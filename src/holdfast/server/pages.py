"""Pages for people: the browser client's files, and its one page for every address that is not a program's.

The client is built into `holdfast/web`, the docs, which stand below `/docs`, into `holdfast/site`. Names below
`assets/` hold a hash of their content and are kept for good; a file with `.br` or `.gz` beside it is sent compressed
to clients that accept it.
"""

from __future__ import annotations

import asyncio
import mimetypes
import re
from base64 import b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from holdfast.server.request_limiter import App, Receive, Scope, Send, safety_policy
from holdfast.server.share_tags import share_tags, with_tags
from holdfast.server.waiting_page import notice_page, spoken

FRONT, INDEX = "/", "/index.html"
DOCS = "/docs"
OWN_PAGES = ("/lab", DOCS)
"""Pages that the server makes itself, without the client."""
FOR_PROGRAMS = ("/api", "/health", "/ready", "/metrics", "/openapi.json", "/socket")
HASHED = "/assets/"
FOREVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"
"""May be kept, but whether it is still the same is asked each time."""
COMPRESSED = (("br", ".br"), ("gzip", ".gz"))
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
HOST = re.compile(r"[A-Za-z0-9.\-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Holdfast</title></head>
<body><h1>Holdfast</h1>
<p>The server runs, but its page has not been built. In a checkout, <code>make web</code> builds it;
otherwise install Node.js, then Holdfast again.</p>
<p>Programs can play already: <a href="/openapi.json">/openapi.json</a> and docs/protocol.md say how.</p>
</body></html>
"""


@dataclass(frozen=True)
class File:
    """A file of the client, with its compressed variants by the name of their coding."""

    path: Path
    kind: bytes
    caching: bytes
    tag: bytes
    variants: dict[str, Path] = field(default_factory=dict)
    scripts: str = ""
    """The hashes of the scripts within a page of the docs: these may run, and no others."""

    def best_for(self, accepted: str) -> tuple[str, Path]:
        codings = {part.partition(";")[0].strip() for part in accepted.split(",")}
        return next(((coding, path) for coding, path in self.variants.items() if coding in codings), ("", self.path))


class Pages:
    """Answers what a browser asks for a person; everything else goes on to the programs' interface.

    Only files that were there at the start are ever sent: an address is looked up among them, never followed.
    """

    def __init__(self, app: App, folder: Path, docs: Path) -> None:
        self._app = app
        self._files = {**_files_in(folder), **_files_in(docs, DOCS)}
        self._has_docs = DOCS + INDEX in self._files

    def answers(self, scope: Scope) -> bool:
        """Whether a request is for a file, or for the page: nothing has to be computed for that."""
        path, headers = scope["path"], _headers(scope)
        known = path in self._files or is_page(path, headers) or is_docs(path, headers)
        return scope["method"] in ("GET", "HEAD") and known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        if not self.answers(scope):
            await self._app(scope, receive, send)
        elif scope["path"] in self._files:
            await self._send(self._files[scope["path"]], headers, scope, send)
        elif is_docs(scope["path"], headers):
            await self._send_docs(headers, scope, send)
        elif INDEX in self._files:
            await self._send_page(self._files[INDEX], headers, scope, send)
        else:
            told = [(b"content-type", b"text/html; charset=utf-8"), (b"cache-control", b"no-store")]
            await _answer(scope, send, 200, told, UNBUILT.encode())

    async def _send_docs(self, headers: dict[bytes, str], scope: Scope, send: Send) -> None:
        """The front page of the docs, or how to have them."""
        if not self._has_docs:
            body, told = await asyncio.to_thread(notice_page, scope["headers"], "server-docs-unbuilt")
            await _answer(scope, send, 404, told, body)
        elif scope["path"] == DOCS + "/":
            await self._send(self._files[DOCS + INDEX], headers, scope, send)
        else:
            await _answer(scope, send, 302, [(b"location", f"{DOCS}/".encode())], b"")

    async def _send_page(self, file: File, headers: dict[bytes, str], scope: Scope, send: Send) -> None:
        """The one page; with what a link says of itself, where it is about a game."""
        host = headers.get(b"host", "")
        address = f"{scope['scheme']}://{host}" if HOST.fullmatch(host) else ""
        tags = share_tags(scope["path"], scope["query_string"].decode("latin-1"), address, spoken(scope["headers"]))
        if not tags:
            await self._send(file, headers, scope, send)
            return
        told = [
            (b"content-type", file.kind),
            (b"cache-control", ASK_AGAIN),
            (b"vary", b"accept-encoding, accept-language"),
            (b"content-security-policy", safety_policy(_sockets(host))),
        ]
        await _answer(scope, send, 200, told, with_tags(file.path.read_bytes(), tags))

    async def _send(self, file: File, headers: dict[bytes, str], scope: Scope, send: Send) -> None:
        told = [
            (b"cache-control", file.caching),
            (b"etag", file.tag),
            (b"vary", b"accept-encoding"),
            (b"content-security-policy", safety_policy(_sockets(headers.get(b"host", "")), file.scripts)),
        ]
        if file.tag.decode() in headers.get(b"if-none-match", ""):
            await _answer(scope, send, 304, told, b"")
            return
        coding, path = file.best_for(headers.get(b"accept-encoding", ""))
        if coding:
            told.append((b"content-encoding", coding.encode()))
        await _answer(scope, send, 200, [(b"content-type", file.kind), *told], path.read_bytes())


def _headers(scope: Scope) -> dict[bytes, str]:
    return {name: value.decode("latin-1") for name, value in scope["headers"]}


def is_page(path: str, headers: dict[bytes, str]) -> bool:
    """Whether somebody wants to look at this address: the client's one page knows what to show there. At the front door
    it stands for every client, also a program that does not say what it reads."""
    ours = any(path == own or path.startswith(own + "/") for own in (*FOR_PROGRAMS, *OWN_PAGES))
    return path == FRONT or (not ours and "text/html" in headers.get(b"accept", ""))


def is_docs(path: str, headers: dict[bytes, str]) -> bool:
    """Whether somebody wants to read the docs, without saying which page there is of them."""
    return path == DOCS or (path.startswith(DOCS + "/") and "text/html" in headers.get(b"accept", ""))


def _sockets(host: str) -> str:
    """The sockets of the page's own address: not every browser counts them as its own."""
    return f"ws://{host} wss://{host}" if HOST.fullmatch(host) else ""


async def _answer(scope: Scope, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    sized = [*headers, (b"content-length", str(len(body)).encode())] if status != 304 else headers
    await send({"type": "http.response.start", "status": status, "headers": sized})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


# What there is


def _files_in(folder: Path, below: str = "") -> dict[str, File]:
    """Every file by its address, `below` another one; those that are only another's compressed variant have none."""
    found = {path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")}
    variants = {path for path in found if path.suffix in (".br", ".gz") and path.with_suffix("") in found}
    return {f"{below}/{path.relative_to(folder).as_posix()}": _file(path, folder, found) for path in found - variants}


def _file(path: Path, folder: Path, found: set[Path]) -> File:
    hashed = f"/{path.relative_to(folder).as_posix()}".startswith(HASHED)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("application/json", "application/manifest+json")
    content = path.read_bytes()
    beside = ((coding, path.with_name(path.name + ending)) for coding, ending in COMPRESSED)
    return File(
        path=path,
        kind=(f"{kind}; charset=utf-8" if text else kind).encode(),
        caching=FOREVER if hashed else ASK_AGAIN,
        tag=f'W/"{sha256(content).hexdigest()[:32]}"'.encode(),
        variants={coding: variant for coding, variant in beside if variant in found},
        scripts=_inline_scripts(content) if kind == "text/html" else "",
    )


def _inline_scripts(page: bytes) -> str:
    hashes = (b64encode(sha256(script).digest()).decode() for script in INLINE.findall(page))
    return " ".join(f"'sha256-{each}'" for each in hashes)
