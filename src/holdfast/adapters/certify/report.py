"""A certificate as people read it."""

from __future__ import annotations

import json
from textwrap import shorten

from rich.console import Console

from holdfast.adapters.certify.certificate import Certificate
from holdfast.terminal.options import listing
from holdfast.words import Words

MOST_OF_A_DIFFERENCE = 300
"""Characters; a whole position may differ, which `--json` shows."""


def show_certificate(console: Console, words: Words, found: Certificate) -> None:
    """What was checked and how often, then every leak or the bound that follows from none."""
    console.print(words.say("certify-table", game=found.game, version=found.version, layout=found.layout))
    console.print(
        words.say("certify-setting", seats=found.seats, options=json.dumps(found.options, ensure_ascii=False))
    )
    console.print(words.say("certify-versions", versions=", ".join(" ".join(each) for each in found.packages.items())))
    console.print()
    table = listing(words, "channel", "standing", "moved", "leaky")
    for name, result in found.results.items():
        table.add_row(words.say(f"channel-{name}"), str(result.before), str(result.after), str(result.leaky_games))
    console.print(table)
    console.print()
    for name in found.not_installed:
        console.print(words.say("certify-not-installed", channel=words.say(f"channel-{name}")))
    counted = {name: getattr(found, name) for name in ("games", "moments", "pairs", "different", "seed", "every")}
    console.print(words.say("certify-games", **counted))
    if found.order_free is not None:
        console.print(words.say("certify-order" if found.order_free else "certify-no-order"))
    _show_verdict(console, words, found)


def _show_verdict(console: Console, words: Words, found: Certificate) -> None:
    for leak in found.leaks:
        channel = words.say(f"channel-{leak.channel}")
        difference = shorten(leak.difference, MOST_OF_A_DIFFERENCE, placeholder=" …")
        console.print(words.say("certify-leak", **{**vars(leak), "channel": channel, "difference": difference}))
    if not found.leaks:
        console.print(words.say("certify-none", games=found.games, share=f"{100 * found.bound:.2f}"))
