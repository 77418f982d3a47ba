"""Names for the numbers that a game is written with. They are whole numbers; compiled, they become machine words."""

from mypy_extensions import i64

Number = i64
Seat = i64
"""A seat, counted from 0."""
Move = i64
"""A verb and its arguments in one number: `verb(move)`, `arg(move)`."""
