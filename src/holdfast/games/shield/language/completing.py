"""What may come next after some words: only words from which a sentence can still become law."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from holdfast.games.shield.language.compiling import LANGUAGE, is_law, tokenize
from holdfast.games.shield.laws.law import Law
from holdfast.language.completing import Completer
from holdfast.language.errors import Rejected


def completions(prefix: str, in_force: Sequence[Law] = ()) -> list[str]:
    """What may come next after these words, in the order of the lexicon; `.` where the sentence may end.

    If the last word is only begun, these are the words that it may become.
    """
    try:
        sentence = tokenize(prefix)
    except Rejected:
        return []
    return Completer(LANGUAGE, partial(is_law, in_force=in_force)).completions(prefix, sentence)
