"""Written languages: from the letters of a sentence to its tree, and help for those who write one.

What a language needs whatever it speaks of. One is made of a `Lexicon`, a grammar for Lark, functions that lower its
trees, and sentences that are known to be understood; `definition.Language` holds them together.

    lexicon.py, tokens.py       letters to tokens
    grammar.py                  tokens to a tree, and what may come next
    lowering.py                 a tree to data, bottom up
    sentence.py, errors.py      a sentence on its way, and why it is refused
    completing.py               what may come next that can still be accepted
    spelling.py, endings.py, nearest.py    the nearest sentence that would be accepted
    budget.py                   how much of all that is tried
    messages.py                 what is said about it, from Fluent files
"""
