"""The server of the browser tests: bots move at once, nothing is rationed, nobody is waited for long.

python -m tests.browser.served PORT DATABASE [cheating] [usual]
"""

from __future__ import annotations

import sys

from holdfast.server.running import serve
from holdfast.server.settings import Limits, Settings
from holdfast.server.tables import session
from tests.server.cheats import let_cheat

MANY = 1_000_000
UNRATIONED = Limits(
    messages_per_second=MANY,
    message_burst=MANY,
    requests_per_second=MANY,
    request_burst=MANY,
    guests_per_hour=MANY,
    connections_per_guest=MANY,
    tables_per_guest=MANY,
    wrong_codes_per_minute=MANY,
)

if __name__ == "__main__":
    session.GONE_SECONDS = 2.0
    port, database, *how = sys.argv[1:]
    if "cheating" in how:
        let_cheat()
    limits = Limits() if "usual" in how else UNRATIONED
    serve(Settings(port=int(port), database=database, bot_pace=0.0, limits=limits))
