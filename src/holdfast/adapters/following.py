"""A page on this machine that shows a picture and follows it: the browser sees every change as it comes."""

from __future__ import annotations

import webbrowser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from typing import Any, Final

PAGE: Final = b"""<!doctype html>
<meta charset="utf-8">
<title>Holdfast</title>
<style>
  body { margin: 0; background: #18283a }
  img { display: block; width: 100vw; height: 100vh; object-fit: contain }
</style>
<img alt="">
<script>
  const picture = document.querySelector("img");
  new EventSource("changes").onmessage = (event) => (picture.src = `picture.svg?${event.data}`);
</script>
"""
PATIENCE: Final = 1.0
"""Seconds after which a page that waits is looked for."""


class FollowedPicture:
    """The newest picture, and a small server for it on a free port of this machine."""

    def __init__(self) -> None:
        self.number = 0
        self.svg = ""
        self.over = False
        self.changed = Condition()
        self._server = _Server(("127.0.0.1", 0), _Handler)
        self._server.followed = self
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        Thread(target=self._server.serve_forever, daemon=True).start()
        webbrowser.open(self.address)

    def show(self, svg: str) -> None:
        """Show another picture; pages that are open follow."""
        with self.changed:
            self.number += 1
            self.svg = svg
            self.changed.notify_all()

    def close(self) -> None:
        """Stop serving."""
        with self.changed:
            self.over = True
            self.changed.notify_all()
        self._server.shutdown()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    followed: FollowedPicture


class _Handler(BaseHTTPRequestHandler):
    server: _Server

    def do_GET(self) -> None:
        """The page, the picture, or word of each change as it comes."""
        match self.path.partition("?")[0]:
            case "/":
                self._answer("text/html", PAGE)
            case "/picture.svg":
                self._answer("image/svg+xml", self.server.followed.svg.encode())
            case "/changes":
                self._tell_changes()
            case _:
                self.send_error(404)

    def _answer(self, kind: str, content: bytes) -> None:
        self._begin(kind)
        self.wfile.write(content)

    def _begin(self, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "no-store")
        self.end_headers()

    def _tell_changes(self) -> None:
        self._begin("text/event-stream")
        followed, told = self.server.followed, 0
        try:
            while not followed.over:
                with followed.changed:
                    followed.changed.wait_for(lambda: followed.over or followed.number > told, PATIENCE)  # noqa: B023
                    news, told = followed.number > told, followed.number
                self.wfile.write(b"data: %d\n\n" % told if news else b":\n\n")
                self.wfile.flush()
        except OSError:
            return

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody wants to read of it."""
