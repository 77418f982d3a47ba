"""Tables on the local network: the address that phones reach, and a code that they can read."""

from __future__ import annotations

import io
import socket

import segno


def local_address() -> str:
    """This machine's address on the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(link: str) -> str:
    """A QR code in the letters of a terminal."""
    drawn = io.StringIO()
    segno.make(link, error="m").terminal(out=drawn, compact=True)
    return drawn.getvalue()
