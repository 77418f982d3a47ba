"""What the site of the docs needs beside mkdocs: links out of `docs/` are names there, and files are compressed."""

from __future__ import annotations

import gzip
import posixpath
import re
from pathlib import Path
from typing import Any

COMPRESSED = (".html", ".css", ".js", ".json")
STYLED = re.compile(r'(<a [^>]*?) style="[^"]*"')
LINK = re.compile(r"\[([^\]]+)\]\(([^)#\s]+)(#[^)]*)?\)")


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    """Readers of a checkout follow such a link to its file; the site has no such file."""
    folder = posixpath.dirname(page.file.src_uri)

    def named(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, link[2]))
        return f"{link[1]} (`{target.removeprefix('../')}`)" if target.startswith("..") else link[0]

    return LINK.sub(named, markdown)


def on_post_page(output: str, **_: object) -> str:
    """The server allows no styles within a page; `site.css` has those of the theme's links."""
    return STYLED.sub(r"\1", output)


def on_post_build(config: Any, **_: object) -> None:
    """A server sends readers what was compressed beforehand."""
    for path in Path(config.site_dir).rglob("*"):
        if path.suffix in COMPRESSED:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
