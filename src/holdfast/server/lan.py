"""Tables on the local network: the address that phones reach, and a code that they can read."""

from __future__ import annotations

import io
import socket
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from segno import QRCode

CODES_KEPT = 256


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
    _code(link).terminal(out=drawn, compact=True)
    return drawn.getvalue()


@lru_cache(CODES_KEPT)
def qr_drawing(link: str) -> bytes:
    """A QR code as a picture for a page: it scales, and keeps its dark and light."""
    drawn = io.BytesIO()
    _code(link).save(drawn, kind="svg", xmldecl=False, omitsize=True, border=2, light="#fff")
    return drawn.getvalue()


def _code(link: str) -> QRCode:
    """Imported when somebody asks: a server that nobody asks need not hold it."""
    import segno

    return segno.make(link, error="m")
