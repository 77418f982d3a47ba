"""What a page and its worker ask for when somebody follows the link of a table for the first time, and sits down."""

from __future__ import annotations

LINK = "/join/{code}"
OPENED = ("/api/guests/me", "/api/home", "/api/codes/{code}", "/api/pictures?language=en&suits=two")
KEPT = "/api/library?language=en&suits=two"
"""For times without a network."""
SAT = ("/api/guests", "/api/tables/{table}/sit")
"""Asked with POST."""
IN_LOBBY = "/api/qr?path=%2Fjoin%2F{code}"
