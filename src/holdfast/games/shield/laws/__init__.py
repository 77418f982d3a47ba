"""Laws at the table: what sentences mean, as plain data, and how that runs. All of it is compiled, and none of it knows
of sentences.

    cards.py, values.py, events.py, limits.py, actions.py, law.py    law data
    codec.py                                   law data to plain data and back
    compiled_action.py, law_book.py            law data compiled: tables, rules and instructions
    effects.py                                 event rules at run time
    candidates.py, targeting.py                what an action can point at
    run_action.py                              actions at run time
"""
